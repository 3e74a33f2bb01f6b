"""Check inns (BU-22)."""

from typing import Any

import pytest

from ..builder import fresh
from ..expanded import MODULES, lay, phase_end
from ..pieces import LAYOUTS
from ..verbs import do, fields, happened, idle_phase, legal, points, purse, storage

PASTURE = {"-1,-1": "cow2", "-1,-2": "pig2", "0,-2": "sheep2", "-2,-1": "goat2"}
"""Four of the five fields of the pasture in the north-west of duchy 1."""


def inns(**said: Any) -> Any:
    """Build a game for two with inns only."""
    return lay(2, **{"modules": ["inns"], **said})


def test_an_inn_for_every_phase() -> None:
    """BU-22.1, BU-22.2, BU-2.1: one comes on top of the stack at the start of each phase, and stays there when depots are cleared."""
    game = fresh(3, 2, inns=True)
    seen: list[int] = []
    while not game.over:
        assert len(game.state.inns) == game.state.phase + 1
        assert len(game.state.inns_left) == 4 - game.state.phase
        assert game.state.inns[: len(seen)] == tuple(seen)
        seen = list(game.state.inns)
        idle_phase(game)
    assert len(set(seen)) == 5


def test_none_without_the_module() -> None:
    """BU-22.1"""
    game = fresh(2, 2)
    assert (game.state.inns, game.state.inns_left) == ((), ())


def test_buying() -> None:
    """BU-22.3, BU-14.3: 2 silver for the top one, into the storage, as the only purchase of the turn."""
    game = inns(inns=2, silver=5, black=["mine"])
    top = game.state.inns[-1]
    assert legal(game, "buy") == {"buy inn", "buy mine"}
    events = do(game, "buy inn")
    assert happened(events, "bought")[0].clause == "BU-22.3"
    assert purse(game) == (0, 3)
    assert top in game.state.seats[0].storage
    assert len(game.state.inns) == 1
    assert legal(game, "buy") == set()


def test_an_inn_costs_two() -> None:
    """BU-22.3"""
    assert legal(inns(inns=1, silver=1), "buy") == set()
    assert legal(inns(inns=0, silver=9), "buy") == set()


def test_full_storage() -> None:
    """BU-6.4, BU-22.3"""
    game = inns(inns=1, silver=2, storage=["mine", "ship", "castle"])
    assert legal(game, "buy") == {"buy inn for mine", "buy inn for ship", "buy inn for castle"}
    do(game, "buy inn for ship")
    assert storage(game) == ["castle", "inn", "mine"]


def test_with_workers() -> None:
    """BU-17.6, A-07: monastery 6 buys the top inn for 2 workers."""
    game = inns(inns=2, workers=2, tiles={"1,-1": "monastery6"}, depots={3: ["ship"]}, black=["mine"])
    assert legal(game, "hire") == {"hire inn@inns +2", "hire ship@3 +2", "hire mine@black +2"}
    do(game, "hire inn@inns +2")
    assert purse(game) == (0, 0)
    assert storage(game) == ["inn"]
    assert legal(game, "hire", "buy") == set()


def test_on_every_colour() -> None:
    """BU-22.4, BU-7.1: fields of any colour next to an occupied one, by the number of the die."""
    game = inns(storage=["inn"], dice=(3, 5))
    assert fields(game, "inn", die=3) == {"0,-1", "0,1"}
    assert fields(game, "inn", die=5) == {"1,0"}
    assert fields(game, "inn") == {"0,-1", "0,1", "1,0"}


def test_one_in_an_area() -> None:
    """BU-22.4, BU-7.1: f. no second inn in an area; other areas of the colour may have one."""
    game = inns(tiles={"0,-1": "inn", "-1,-1": "inn", "1,-1": "bank", "2,-1": "bank"}, storage=["inn"], workers=9, dice=(1, 2))
    found = fields(game, "inn")
    assert not found & {"-1,-2", "-2,-1", "0,-2"}
    assert {"3,-2", "2,-2", "1,-2"} <= found


def test_monastery_1_does_not_lift_it() -> None:
    """BU-22.4, BU-17.1: monastery 1 is about buildings."""
    game = inns(tiles={"0,1": "inn", "1,-1": "monastery1"}, storage=["inn", "bank"], workers=9)
    assert not fields(game, "inn") & {"0,2", "1,1"}


def test_no_free_step() -> None:
    """A-19, BU-17.13: no monastery helps to place an inn."""
    tiles = {"1,-1": "monastery9", "2,-2": "monastery10", "3,-3": "monastery11"}
    game = inns(tiles=tiles, storage=["inn"], dice=(4, 4))
    assert fields(game, "inn", die=4) == {"2,-3", "3,-2", "-1,1"}


def test_no_effect_of_its_own() -> None:
    """BU-22.5: no bonus of any kind follows."""
    game = inns(storage=["inn"], dice=(5, 1), spaces={1: [1]}, goods={1: 1})
    before = game.state.bridge
    do(game, "place inn 1,0 with 5")
    assert game.state.bridge == before
    assert purse(game) == (0, 0)
    assert legal(game, "ship", "decline") == set()
    assert points(game) == {}


def test_on_grey_it_brings_no_income() -> None:
    """BU-22.5, BU-15.3: an inn on a mine's field is no mine."""
    game = phase_end(modules=["inns"], tiles={"-1,0": "ship", "-1,1": "inn", "-2,1": "bank", "-2,2": "mine"})
    do(game, "end_turn")
    assert purse(game) == (0, 1)


@pytest.mark.parametrize("inn", [False, True])
def test_an_area_with_an_inn(inn: bool) -> None:
    """BU-22.5, BU-11.3: it counts as one field larger; the last tile need not be the inn."""
    tiles = {**PASTURE, **({"0,-2": "inn"} if inn else {})}
    game = inns(tiles=tiles, storage=["cow3"], dice=(6, 1))
    do(game, "place cow3 0,-3 with 6")
    assert points(game)["area_size"] == (21 if inn else 15)
    assert points(game)["area_phase"] == 10


def test_four_fields() -> None:
    """T-22, BU-22.5: an area of 4 fields with an inn brings 15 size points instead of 10."""
    tiles = {"1,-3": "bank", "2,-3": "market", "1,-2": "church", "2,-2": "warehouse", "1,-1": "ship"}
    layout = {"0,-3": "castle", **{at: name for at, name in tiles.items() if at not in ("2,-2", "1,-1")}}
    game = lay(2, modules=["inns"], duchy="11c", castle="0,-1", tiles=layout, storage=["inn"], dice=(5, 1))
    do(game, "place inn 2,-2 with 5")
    assert points(game)["area_size"] == 15


def test_it_completes_area_and_colour() -> None:
    """BU-22.6, BU-11.5: the third grey field, occupied by an inn."""
    game = inns(tiles={"-1,1": "mine", "-2,2": "mine", "-1,0": "ship", "-2,1": "bank"}, storage=["inn"], dice=(3, 1))
    do(game, "place inn -3,3 with 3")
    assert points(game) == {"area_size": 10, "area_phase": 10, "colours": 5}
    assert game.state.seats[0].bonuses == ("large:grey",)


def test_by_effects() -> None:
    """BU-22.4: a town hall or a castle places an inn on any number."""
    game = inns(storage=["town_hall", "inn"], dice=(3, 1))
    do(game, "place town_hall 0,-1 with 3")
    assert legal(game, "place") == {f"place inn {at}" for at in ("-1,-1", "0,-2", "1,-2", "1,-1", "-1,0", "1,0", "0,1", "-1,1")}
    do(game, "place inn -1,-1")
    assert len([tile for tile in game.state.estates[0].tiles if tile]) == 3


@pytest.mark.parametrize(("cap", "points_for_size"), [(False, 55), (True, 36)])
def test_a_large_area_with_an_inn_and_shield_17(cap: bool, points_for_size: int) -> None:
    """BU-11.3, A-12: eight fields, an inn and shield 17 score as ten: 55; or 36, if no size above eight counts."""
    cells = {cell["id"]: cell["color"] for cell in LAYOUTS[14]["cells"]}
    big = _largest(cells)
    assert len(big) == 8
    names = ["market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall", "watchtower"]
    tiles = dict(zip(big, names, strict=True))
    last = big[0]
    del tiles[last]
    tiles["0,0"] = "monastery1"
    tiles[big[1]] = "inn"
    modules = (*MODULES, "area_size_cap") if cap else MODULES
    game = lay(2, duchy="11e", tiles=tiles, shields={"-2,-1": 17}, storage=["watchtower"], workers=3, modules=modules)
    said = next(said for said in legal(game, "place") if said.startswith(f"place watchtower {last} "))
    do(game, said)
    assert points(game)["area_size"] == points_for_size


def _largest(cells: dict[str, str]) -> list[str]:
    """Return the largest beige area."""
    found: list[str] = []
    for start in cells:
        group = [start] if cells[start] == "beige" else []
        for at in group:
            q, r = map(int, at.split(","))
            near = [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
            group += [f"{a},{b}" for a, b in near if cells.get(f"{a},{b}") == "beige" and f"{a},{b}" not in group]
        found = max(found, group, key=len)
    return found

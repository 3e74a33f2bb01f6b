"""Check white castles (BU-21)."""

from typing import Any

import pytest

from rules import Game

from ..builder import fresh
from ..expanded import lay, phase_end
from ..pieces import BACK_OF, NAME_OF
from ..verbs import do, fields, final_points, happened, legal, legal_kinds, purse, storage


def white(number: int, **said: Any) -> Game[Any]:
    """Build a game in which a white castle has just been placed north of the centre while the white die shows ``number``."""
    stored = ["white_castle", *said.pop("storage", ())]
    modules = said.pop("modules", ["white_castles"])
    game = lay(2, modules=modules, storage=stored, dice=(3, 1), white=number, **said)
    do(game, "place white_castle 0,-1 with 3")
    return game


def test_the_tiles() -> None:
    """BU-21.1: six with a beige back, two with a black one, and monastery 29 join the supplies; without the module they are out."""
    backs = [BACK_OF[tile] for tile, name in NAME_OF.items() if name == "white_castle"]
    assert sorted(backs) == ["beige"] * 6 + ["black"] * 2
    for module in (False, True):
        state = fresh(2, 3, white_castles=module).state
        new = {tile for tile, name in NAME_OF.items() if name in ("white_castle", "monastery29")}
        assert (new <= set(state.gone)) is not module
        lying = {tile for depot in (*state.depots, state.black) for tile in depot}
        assert (new <= lying | {tile for pile in state.supplies for tile in pile.cards}) is module


def test_one_in_a_town() -> None:
    """BU-21.1, BU-10.11, A-14: it is a building, and a kind of its own."""
    game = lay(2, modules=["white_castles"], tiles={"0,1": "white_castle", "0,2": "bank"}, storage=["white_castle", "market"], dice=(6, 3))
    assert fields(game, "white_castle", die=6) == set()
    assert fields(game, "white_castle", die=3) == {"0,-1"}
    assert fields(game, "market", die=3) == {"0,-1", "0,3"}


def test_an_action_with_the_white_number() -> None:
    """BU-21.2: it takes from that depot, places on that number, sells that type, or takes workers; there is no choice but these."""
    game = white(5, depots={5: ["ship"], 4: ["mine"]}, storage=["bank", "ship"], goods={5: 1, 4: 1}, tiles={"0,1": "market"})
    assert legal(game) == {"take ship@5", "place bank 0,2", "place ship 1,0", "sell 5", "workers"}
    do(game, "sell 5")
    assert purse(game) == (0, 1)
    assert game.state.seats[0].used == (True, False)


@pytest.mark.parametrize(("wanted", "cost"), [("ship@5", 0), ("mine@4", 1), ("cow2@2", 3), ("pig2@1", 2)])
def test_workers_shift_the_number(wanted: str, cost: int) -> None:
    """BU-21.3: workers shift the number for this action; the white die does not change."""
    game = white(5, depots={5: ["ship"], 4: ["mine"], 2: ["cow2"], 1: ["pig2"]}, workers=3)
    events = do(game, f"take {wanted}" + (f" +{cost}" if cost else ""))
    assert purse(game)[0] == 3 - cost
    assert game.state.white == 5
    assert len(happened(events, "shifted")) == (cost > 0)
    assert storage(game) == [wanted.split("@")[0]]


def test_free_steps_and_long_steps() -> None:
    """BU-21.3, BU-17.9, BU-5.5: with monasteries 8 and 9 a worker and the free step lead up to three numbers away; 8 alone leads two."""
    tiles = {"1,-1": "monastery9", "2,-2": "monastery8", "0,1": "market", "-1,0": "ship", "2,0": "ship"}
    game = white(5, tiles=tiles, storage=["bank", "ship"], workers=1)
    assert legal(game, "place") == {
        "place bank 0,2",  # 5
        "place bank 2,-1 +1",  # 2: two steps for a worker, one free
        "place bank 1,1 +1",  # 1: likewise one too many for the free step alone
        "place bank -2,1",  # 5
        "place bank 3,-2",  # 4: the free step
        "place bank 3,-1 +1",  # 3
        "place ship 1,0",  # 5
        "place ship -2,0 +1",  # 1: two steps
        "place ship 3,0 +1",
    }


def test_crossing_the_free_step() -> None:
    """BU-21.3, BU-17.13: monastery 9 helps to place a building one number away for nothing."""
    game = white(6, tiles={"1,-1": "monastery9", "0,1": "market"}, storage=["bank"])
    assert legal(game, "place") == {"place bank 0,2", "place bank 1,1"}


def test_free_step_of_monastery_12() -> None:
    """BU-21.3, BU-17.12: taking from a neighbouring depot costs nothing."""
    game = white(5, tiles={"1,-1": "monastery12"}, depots={4: ["ship"], 5: ["mine"], 6: ["cow2"], 1: ["pig2"]})
    assert legal(game, "take") == {"take ship@4", "take mine@5", "take cow2@6"}


def test_monasteries_for_taking_workers() -> None:
    """A-13, BU-17.14, BU-17.15: 13 and 14 count for its action."""
    game = white(5, tiles={"1,-1": "monastery13", "2,-2": "monastery14"})
    do(game, "workers")
    assert purse(game) == (4, 1)


def test_a_chain_of_white_castles() -> None:
    """BU-21.2, BU-4.4: a white castle placed by a white castle gives its own action."""
    game = lay(
        2, modules=["white_castles"], storage=["white_castle", "white_castle"], tiles={"2,0": "ship", "1,0": "ship"}, white=3, dice=(3, 1)
    )
    do(game, "place white_castle 0,-1 with 3", "place white_castle 0,1")
    assert legal(game) == {"workers"}
    do(game, "workers")
    assert legal_kinds(game) >= {"workers", "turn"}
    assert game.state.seats[0].used == (True, False)


def test_by_a_crane() -> None:
    """BU-19.2, A-15, BU-21.2: a crane can copy a white castle, and then must act."""
    game = lay(2, modules=["white_castles", "extra_tiles"], storage=["crane"], dice=(3, 1), white=4, goods={4: 2, 1: 1})
    do(game, "place crane 0,-1 with 3")
    assert "copy white_castle" in legal(game)
    do(game, "copy white_castle")
    assert legal(game) == {"sell 4", "workers"}


def test_no_copy_without_the_module() -> None:
    """BU-19.2: only kinds in play can be named."""
    game = lay(2, modules=["extra_tiles"], storage=["crane"], dice=(3, 1))
    do(game, "place crane 0,-1 with 3")
    assert "copy white_castle" not in legal(game)
    assert len(legal(game, "copy")) == 8


def test_at_the_end_of_a_phase() -> None:
    """BU-21.4, BU-26.29, A-47: placed with shield 14, it uses the number of the last round, and workers can shift it."""
    game = phase_end(shields={"0,0": 14}, silver=1, workers=1, white=5, goods={5: 1, 4: 1, 1: 1}, depots={1: ["white_castle"]})
    do(game, "end_turn", "direct white_castle 0,-1")
    assert legal(game) == {"sell 5", "sell 4 +1", "workers"}


def test_monastery_29() -> None:
    """BU-17.17, BU-21.1: 4 VP for each white castle."""
    tiles = {"1,-1": "monastery29", "0,-1": "white_castle", "0,1": "white_castle", "2,-1": "white_castle"}
    assert final_points(lay(2, modules=["white_castles"], tiles=tiles))["monastery_29"] == 12


def test_monastery_29_and_a_crane() -> None:
    """BU-19.3, A-15: a crane counts as one kind in total."""
    tiles = {"1,-1": "monastery29", "2,-2": "monastery16", "0,-1": "white_castle", "0,1": "warehouse", "0,2": "crane"}
    game = lay(2, tiles=tiles)
    assert final_points(game)["monastery_29"] + final_points(game)["monastery_16"] == 8 + 4

"""Check completing areas and colours (BU-11)."""

from typing import Any

import pytest

from ..builder import table
from ..oracles.oracle_arithmetic import BONUS, PHASE_POINTS
from ..pieces import DUCHIES, area_slowly, areas_slowly, neighbours
from ..verbs import do, happened, idle, idle_phase, points, total

TILE = {"beige": "watchtower", "light_green": "pig2", "blue": "ship", "yellow": "monastery26", "dark_green": "castle", "grey": "mine"}
FILL = {
    "beige": ["market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall"],
    "light_green": ["cow2", "cow3", "sheep2", "sheep3", "goat2"],
    "blue": ["ship"] * 5,
    "yellow": ["monastery15", "monastery16", "monastery17", "monastery18", "monastery19"],
    "dark_green": ["castle"] * 3,
    "grey": ["mine"] * 2,
}
SIZES = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
"""BU-11.1, as printed."""


def text(field: tuple[int, int]) -> str:
    return f"{field[0]},{field[1]}"


def before_the_last(number: int, size: int) -> tuple[dict[str, Any], str, str, int]:
    """Return a duchy whose area of this size lacks one field, the tile for it, the field and its number."""
    duchy = DUCHIES[str(number)]
    area = next(area for area in areas_slowly(duchy) if len(area) == size and not area & set(duchy.castle_fields[:1]))
    last = max(area)
    colour, die = duchy.cells[last]
    tiles = dict(zip(map(text, sorted(area - {last})), FILL[colour], strict=False))
    castle = next(field for field in duchy.castle_fields if field not in area)
    reached = {castle, *area} - {last}
    if not any(field in reached for field in neighbours(last, duchy.cells)):
        reached_by = next(field for field in neighbours(last, duchy.cells) if field not in area)
        tiles[text(reached_by)] = TILE[duchy.cells[reached_by][0]]
    return {"duchy": number, "castle": text(castle), "tiles": tiles}, TILE[colour], text(last), die


WHERE = {1: 1, 2: 2, 3: 1, 4: 2, 5: 1, 6: 6, 7: 7, 8: 10}
"""For each size, a duchy that has an area of it."""


@pytest.mark.parametrize("size", [pytest.param(n, id=f"BU-11.1 {n} fields") for n in SIZES])
def test_size_points(size: int) -> None:
    """Points are scored immediately, when the last field is occupied; in phase E there are two more."""
    said, tile, at, die = before_the_last(WHERE[size], size)
    game = table(4, dice=(die, die), storage=[tile], phase="E", **said)
    before = points(game).get("area_size", 0), points(game).get("area_phase", 0)
    events = do(game, f"place {tile} {at} with {die}")
    assert (points(game)["area_size"] - before[0], points(game)["area_phase"] - before[1]) == (SIZES[size], 2)
    assert [(event.values["n"], event.values["bonus"]) for event in happened(events, "area")] == [(SIZES[size], 2)]


@pytest.mark.parametrize("phase", [pytest.param(phase, id=f"BU-11.1 phase {phase}") for phase in "ABCDE"])
def test_phase_points(phase: str) -> None:
    """The points are those of the current phase, regardless of size."""
    game = table(4, dice=(3, 1), storage=["market"], phase=phase)
    do(game, "place market 0,-1 with 3")
    assert points(game) == {"area_size": 1, "area_phase": PHASE_POINTS[phase]}
    game = table(4, dice=(1, 1), storage=["ship"], phase=phase, tiles={"-1,0": "ship", "-3,0": "ship"})
    do(game, "place ship -2,0 with 1")
    assert points(game) == {"area_size": 6, "area_phase": PHASE_POINTS[phase]}


def test_the_phase_that_was_prepared_last() -> None:
    """BU-2.5, BU-11.1: an area brings 10 points up to the last turn of phase A and 8 from the first turn of phase B."""
    said: dict[str, Any] = {"in_round": 5, "storage": ["ship"], "tiles": {"-1,0": "ship", "-3,0": "ship"}, "workers": 3}
    game = table(4, dice=(1, 1), **said)
    do(game, "place ship -2,0 with 1")
    assert points(game)["area_phase"] == 10
    game = table(4, dice=(1, 1), **said)
    idle_phase(game)
    while game.decider != 0:
        idle(game)
    cheapest = min((action for action in game.legal if action.kind == "place"), key=lambda action: action.cost)
    assert happened(game.apply(cheapest), "area")[0].values["bonus"] == 8
    assert points(game)["area_phase"] == 8


def test_one_field_left() -> None:
    """BU-11.1: nothing is scored before the last field is filled."""
    game = table(4, dice=(1, 1), storage=["ship"], tiles={"-1,0": "ship"})
    do(game, "place ship -2,0 with 1")
    assert total(game) == 0


@pytest.mark.parametrize("number", [int(number) for number in DUCHIES])
def test_one_area_at_most(number: int) -> None:
    """BU-11.2: even the last tile of a whole duchy completes only the one area of its field, no matter what surrounds it."""
    duchy = DUCHIES[str(number)]
    castle = duchy.castle_fields[0]
    for last in [field for field in duchy.cells if field != castle][::7]:
        colour, die = duchy.cells[last]
        fill = {of: iter([*names * 2] if of == "beige" else [*names, TILE[of]]) for of, names in FILL.items()}
        tiles = {text(field): next(fill[of]) for field, (of, _) in duchy.cells.items() if field not in (castle, last)}
        said: dict[str, Any] = {"duchy": number, "castle": text(castle), "tiles": tiles, "bonuses": ()}
        game = table(4, dice=(die, die), storage=[TILE[colour]], phase="E", **said)
        (event,) = happened(do(game, f"place {TILE[colour]} {text(last)} with {die}"), "area")
        assert event.values["size"] == len(area_slowly(duchy, last))


def test_the_start_castle_scores_nothing() -> None:
    """BU-11.6, A-10: its area of one field is full from the start; placing a second castle in another area does not score it."""
    game = table(4, dice=(6, 1))
    assert total(game) == 0
    game = table(4, dice=(6, 1), storage=["castle"], tiles={"0,-1": "bank", "1,-3": "castle", "2,-3": "castle"})
    do(game, "place castle 1,-2 with 6")
    assert points(game)["area_size"] == 6 + 1  # the three castles, and the town 0,-1 from before
    assert points(game)["colours"] == 7


def test_the_start_castle_helps_its_area() -> None:
    """BU-11.5, BU-11.6: any occupied field counts, the start castle's included; duchy 7 has castle areas of two fields."""
    duchy = DUCHIES["7"]
    first = duchy.castle_fields[0]
    other = next(iter(area_slowly(duchy, first) - {first}))
    die = duchy.cells[other][1]
    game = table(4, dice=(die, die), duchy=7, castle=text(first), storage=["castle"], phase="B")
    do(game, f"place castle {text(other)} with {die}")
    assert points(game) == {"area_size": 3, "area_phase": 8}


# colours
def with_colour(colour: str, number: int = 1) -> tuple[dict[str, str], str, int]:
    """Return all fields of a colour but the last: the tiles, the last field and its number."""
    duchy = DUCHIES[str(number)]
    at = [field for field, (of, _) in duchy.cells.items() if of == colour and field != (0, 0)]
    fill = [*FILL[colour], *FILL[colour]] if colour == "beige" else FILL[colour]
    tiles = dict(zip(map(text, at[:-1]), fill, strict=False))
    near = next(field for field in neighbours(at[-1], duchy.cells) if field != (0, 0) and field not in at)
    tiles[text(near)] = TILE[duchy.cells[near][0]] if duchy.cells[near][0] != colour else ""
    return {field: name for field, name in tiles.items() if name}, text(at[-1]), duchy.cells[at[-1]][1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("colour", list(TILE))
def test_the_first_to_complete_a_colour(colour: str, players: int) -> None:
    """BU-11.4, T-09: they get the large bonus tile, worth 5 / 6 / 7 points."""
    tiles, at, die = with_colour(colour)
    game = table(players, dice=(die, die), storage=[TILE[colour]], tiles=tiles, phase="E")
    before = points(game).get("colours", 0)
    events = do(game, f"place {TILE[colour]} {at} with {die}")
    assert points(game)["colours"] - before == BONUS[players][0]
    assert f"large:{colour}" in game.state.seats[0].bonuses
    assert f"large:{colour}" not in game.state.bonuses
    assert f"small:{colour}" in game.state.bonuses
    assert len(happened(events, "colour")) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_second_and_later_ones(players: int) -> None:
    """BU-11.4: the second gets the small one, worth 2 / 3 / 4 points; later ones get nothing."""
    tiles, at, die = with_colour("grey")
    for taken, gain in ((["large:grey"], BONUS[players][1]), (["large:grey", "small:grey"], 0)):
        owners = {1: {"bonuses": taken[:1]}, 2: {"bonuses": taken[1:]}} if players > 2 else {1: {"bonuses": taken}}
        game = table(players, dice=(die, die), storage=["mine"], tiles=tiles, phase="E", others=owners)
        before = points(game).get("colours", 0)
        do(game, f"place mine {at} with {die}")
        assert points(game).get("colours", 0) - before == gain


def test_five_animals_are_not_all() -> None:
    """BU-11.4, T-09: the sixth animal counts, across both pastures."""
    tiles = dict(zip(["0,-3", "-1,-2", "0,-2", "-2,-1"], FILL["light_green"], strict=False))
    game = table(4, dice=(4, 2), storage=["goat3", "goat4"], tiles={**tiles, "1,0": "ship", "2,0": "ship"})
    do(game, "place goat3 -1,-1 with 4")
    assert "colours" not in points(game)
    do(game, "place goat4 2,1 with 2")
    assert points(game)["colours"] == 7


def test_the_score_has_no_end() -> None:
    """BU-11.7: points are credited immediately, beyond 100 and 200."""
    game = table(4, dice=(3, 1), storage=["watchtower"], animals=199)
    do(game, "place watchtower 0,-1 with 3")
    assert total(game) == 199 + 4 + 1 + 10

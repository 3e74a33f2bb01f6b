"""Check placing a tile (BU-7) and the order of what follows (BU-8)."""

from typing import Any

import pytest

from ..builder import table
from ..pieces import DUCHIES, KIND_OF_NAME, neighbours
from ..verbs import do, duchy, fields, happened, legal, points, storage

EACH_COLOUR = ["bank", "cow3", "ship", "monastery20", "castle", "mine"]


@pytest.mark.parametrize("number", [1, 2])
def test_the_first_tile_goes_beside_the_castle(number: int) -> None:
    """T-07, BU-7.2: only the six fields around the start castle are offered, each for tiles of its colour (BU-7.1a to d)."""
    cells = DUCHIES[str(number)].cells
    around = neighbours((0, 0), cells)
    colours = {"bank": "beige", "cow3": "light_green", "ship": "blue", "monastery20": "yellow", "castle": "dark_green", "mine": "grey"}
    for tile in EACH_COLOUR:
        for die in range(1, 7):
            game = table(duchy=number, dice=(die, die), storage=[tile])
            expected = {f"{q},{r}" for q, r in around if cells[q, r] == (colours[tile], die)}
            assert fields(game, tile, die=die) == expected


NOT_THERE = [
    pytest.param({"storage": ["bank"], "tiles": {"0,-1": "church"}}, "bank", {"0,1"}, id="BU-7.1a occupied"),
    pytest.param({"storage": ["ship"]}, "ship", set(), id="BU-7.1b BU-7.1d a river has other numbers"),
    pytest.param({"storage": ["bank"]}, "bank", {"0,-1", "0,1"}, id="BU-7.1c not the 3 at 3,-1 and 0,3, which touch nothing"),
    pytest.param(
        {"storage": ["bank"], "tiles": {"0,1": "church", "0,2": "market"}},
        "bank",
        {"0,-1", "0,3"},
        id="BU-7.1c a new tile opens its neighbours",
    ),
    pytest.param(
        {"storage": ["bank"], "tiles": {"0,1": "church", "0,2": "bank"}}, "bank", {"0,-1"}, id="BU-7.1e BU-10.11 a bank in the same town"
    ),
    pytest.param(
        {"storage": ["bank"], "tiles": {"1,0": "ship", "2,0": "ship", "2,1": "cow3", "1,2": "bank"}},
        "bank",
        {"0,-1", "3,-1"},
        id="BU-7.1e anywhere in the town, also not adjacent",
    ),
    pytest.param({"storage": ["bank"], "tiles": {"0,-1": "bank"}}, "bank", {"0,1"}, id="BU-7.1e a bank in another town does not matter"),
    pytest.param(
        {"storage": ["bank"], "tiles": {"0,1": "church", "0,2": "bank", "1,-1": "monastery1"}},
        "bank",
        {"0,-1", "0,3"},
        id="BU-17.1 monastery 1: as many as one likes in every town",
    ),
]


@pytest.mark.parametrize(("said", "tile", "expected"), NOT_THERE)
def test_conditions_of_a_placement(said: dict[str, Any], tile: str, expected: set[str]) -> None:
    """The die shows 3 in duchy 1, where the towns have a 3 at 0,-1 and 0,1 next to the castle."""
    game = table(dice=(3, 3), **said)
    assert fields(game, tile, die=3) == expected


def test_monastery_1_of_another_player_does_not_help() -> None:
    """BU-17.1: it helps only its owner."""
    game = table(dice=(3, 3), storage=["bank"], tiles={"0,1": "church", "0,2": "bank"}, others={1: {"tiles": {"1,-1": "monastery1"}}})
    assert fields(game, "bank", die=3) == {"0,-1"}


def test_animals_may_be_equal() -> None:
    """BU-7.1e applies to buildings only."""
    game = table(dice=(2, 2), storage=["cow3"], tiles={"-1,-1": "cow3"})
    assert fields(game, "cow3", die=2) == {"-1,-2"}


def test_storage_only() -> None:
    """BU-7.1: tiles come neither from the depots nor from another player's storage."""
    game = table(dice=(3, 3), depots={3: ["bank"]}, others={1: {"storage": ["bank"]}})
    assert legal(game, "place") == set()


def test_placing_empties_the_storage_space() -> None:
    game = table(dice=(3, 3), storage=["bank", "ship"])
    do(game, "place bank 0,-1 with 3")
    assert storage(game) == ["ship"]
    assert duchy(game) == {(0, 0): "castle", (0, -1): "bank"}


def test_placed_tiles_stay() -> None:
    """BU-7.3: no action ever moves a tile of a duchy."""
    game = table(dice=(3, 3), workers=3, storage=["bank"], tiles={"0,-1": "church", "1,-1": "monastery19"})
    placed = {f"tile:{tile}" for tile in game.state.estates[0].tiles if tile}
    assert not [action for action in game.legal if placed & set(action.picks)]


LOST = [
    pytest.param({"storage": ["market"]}, "place market 0,-1 with 3", id="BU-7.4 BU-10.12 T-08 market without ships and animals"),
    pytest.param({"storage": ["carpenter"]}, "place carpenter 0,-1 with 3", id="BU-7.4 BU-10.12 carpenter without buildings"),
    pytest.param({"storage": ["church"]}, "place church 0,-1 with 3", id="BU-7.4 BU-10.12 church without mines, monasteries, castles"),
    pytest.param({"storage": ["warehouse"]}, "place warehouse 0,-1 with 3", id="BU-7.4 BU-10.12 warehouse without goods"),
    pytest.param({"storage": ["town_hall"]}, "place town_hall 0,-1 with 3", id="BU-7.4 BU-10.12 town hall without a tile that fits"),
]


@pytest.mark.parametrize(("said", "word"), LOST)
def test_an_effect_that_cannot_be_used_is_lost(said: dict[str, Any], word: str) -> None:
    """Nothing is asked, and nothing is kept for later."""
    useless = {"market": {2: ["castle", "bank"], 5: ["mine"]}, "carpenter": {1: ["ship"], 5: ["mine"]}, "church": {1: ["ship", "bank"]}}
    game = table(4, dice=(3, 2), **said, depots=useless.get(said["storage"][0], {}), black=["cow3", "mine", "bank"])
    events = do(game, word)
    assert len(happened(events, "lost")) == 1
    assert all("with 2" in one or one.startswith("turn 2") for one in legal(game))


def test_area_and_colour_come_before_the_effect() -> None:
    """BU-8.1, A-01: the field is occupied first; then come the area, the colour and the effect of the tile."""
    rest = {at: name for at, name in BEIGE.items() if at != "0,1"}
    game = table(dice=(3, 1), storage=["bank"], tiles=rest)
    events = do(game, "place bank 0,1 with 3")
    assert [event.kind for event in events] == ["used", "placed", "area", "colour", "gained"]
    assert points(game)["colours"] == 5


BEIGE = {
    "0,-1": "bank",
    "3,-2": "market",
    "2,-1": "carpenter",
    "3,-1": "church",
    "-3,1": "warehouse",
    "-2,1": "boarding_house",
    "-3,2": "town_hall",
    "0,1": "watchtower",
    "1,1": "boarding_house",
    "0,2": "market",
    "1,2": "carpenter",
    "0,3": "church",
}
"""All beige fields of duchy 1."""


def test_a_monastery_is_in_force_at_once() -> None:
    """BU-8.2, BU-9.1: the free step helps the very next action, including the other die of the same turn."""
    game = table(dice=(1, 2), storage=["monastery9", "bank"])
    assert fields(game, "bank", die=2) == set()
    do(game, "place monastery9 1,-1 with 1")
    assert fields(game, "bank", die=2) == {"0,-1", "0,1", "2,-1"}


def test_effects_of_effects_come_first() -> None:
    """BU-4.4: a castle, the town hall it places, the mine that places, then the rest of the turn: last in, first out."""
    game = table(
        dice=(6, 1), storage=["castle", "town_hall", "market"], tiles={"0,-1": "bank"}, depots={1: ["ship"]}, silver=2, black=["mine"]
    )
    do(game, "place castle 1,-2 with 6", "place town_hall 0,1")
    assert legal(game, "place") == {"place market 1,1", "place market 0,2"}
    do(game, "buy mine", "place market 0,2")
    assert legal(game, "take") == {"take ship@1"}
    do(game, "take ship@1")
    assert storage(game) == ["mine", "ship"]
    assert {one for one in legal(game) if "workers" in one} == {"workers with 1"}


def test_kinds_and_colours_belong_together() -> None:
    """BU-7.1b: every tile is offered only fields of its own colour."""
    for name in {*KIND_OF_NAME} - {"monastery27", "monastery28", "crane", "geese2"}:
        tiles = {f"{q},{r}": "ship" for q, r in [(1, 0), (-1, 0)]}
        game = table(dice=(3, 4), workers=6, storage=[name], tiles=tiles)
        colours = {DUCHIES["1"].cells[tuple(map(int, at.split(",")))][0] for at in fields(game, name)}  # type: ignore[index]
        expected = {
            "building": "beige",
            "animal": "light_green",
            "ship": "blue",
            "monastery": "yellow",
            "castle": "dark_green",
            "mine": "grey",
        }
        assert colours <= {expected[KIND_OF_NAME[name]]}
        assert colours or KIND_OF_NAME[name] == "castle"

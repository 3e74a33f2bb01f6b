"""Check castles, mines and animals (BU-9.4 to BU-9.6, BU-17.7, BU-19.4 to BU-19.6)."""

from typing import Any

import pytest

from ..builder import table
from ..verbs import do, legal, legal_kinds, points, purse, storage, total


# castles
def castle_placed(**said: Any) -> Any:
    """Return a game in which seat 0 has placed a castle on 1,-2; the other die shows 1."""
    game = table(4, dice=(6, 1), tiles={"0,-1": "bank", **said.pop("tiles", {})}, storage=["castle", *said.pop("storage", [])], **said)
    do(game, "place castle 1,-2 with 6")
    return game


def test_a_castle_offers_all_four_actions() -> None:
    """BU-9.4: it gives an action with any number and no workers, which must be carried out (A-04)."""
    game = castle_placed(
        storage=["ship", "cow3"],
        depots={2: ["castle"], 5: ["mine"]},
        goods={2: 1, 6: 2},
        black=["bank"],
    )
    assert legal(game, "take", "place", "sell", "workers", "decline") == {
        "take castle@2",
        "take mine@5",
        "place ship -1,0",
        "place ship 1,0",
        "place cow3 0,-2",
        "place cow3 -1,-1",
        "sell 2",
        "sell 6",
        "workers",
    }


def test_a_castle_with_nothing_to_do() -> None:
    """A-04, BU-4.2: workers can always be taken, and the turn continues only after that."""
    game = castle_placed()
    assert legal_kinds(game) - {"turn"} == {"workers"}
    do(game, "workers")
    assert purse(game) == (2, 0)


TAKEN = [
    pytest.param("take mine@5", ["mine"], (0, 0), id="BU-9.4 take"),
    pytest.param("sell 6", [], (0, 1), id="BU-9.4 sell"),
    pytest.param("workers", [], (2, 0), id="BU-9.4 workers"),
]


@pytest.mark.parametrize(("word", "kept", "left"), TAKEN)
def test_the_extra_action(word: str, kept: list[str], left: tuple[int, int]) -> None:
    """The player's own die is still there for a normal action."""
    game = castle_placed(depots={5: ["mine"]}, goods={6: 2})
    do(game, word)
    assert storage(game) == kept
    assert purse(game) == left
    assert "workers with 1" in legal(game)


def test_a_castle_after_a_castle() -> None:
    """BU-4.4, BU-9.4: the second castle gives another action."""
    game = castle_placed(storage=["castle"])
    do(game, "place castle 1,-3")
    assert "workers" in legal(game)
    do(game, "workers")
    assert "workers with 1" in legal(game)
    assert "workers" not in legal(game)


def test_a_castle_with_a_full_storage() -> None:
    """A-06, BU-6.3"""
    game = castle_placed(storage=["ship", "cow3"], depots={5: ["mine"]}, silver=2, black=["bank"])
    do(game, "buy bank")
    assert legal(game, "take") == {"take mine@5 for ship", "take mine@5 for cow3", "take mine@5 for bank"}


# mines
def test_a_mine_does_nothing_when_placed() -> None:
    """BU-9.5"""
    game = table(dice=(4, 1), storage=["mine"])
    do(game, "place mine -1,1 with 4")
    assert purse(game) == (0, 0)
    assert total(game) == 0
    assert legal(game, "workers") == {"workers with 1"}


# animals
PASTURE = {"-1,-1": "cow3", "-2,-1": "sheep3"}
SCORED = [
    pytest.param(PASTURE, "cow4", 7, id="BU-9.6 T-03 cows with cows"),
    pytest.param(PASTURE, "sheep2", 5, id="BU-9.6 T-05 sheep with sheep"),
    pytest.param(PASTURE, "pig3", 3, id="BU-9.6 another species alone"),
    pytest.param({"-1,0": "ship"}, "goat2", 2, id="BU-9.6 an empty pasture"),
    pytest.param({"-1,-1": "cow3", "2,1": "cow4"}, "cow2", 5, id="BU-9.6 another pasture does not score"),
    pytest.param(
        {"-1,-1": "cow3", "0,-2": "cow2", "-2,-1": "cow4", "0,-3": "cow3"}, "cow4", 16, id="BU-9.6 all five of a pasture, wherever they lie"
    ),
]


@pytest.mark.parametrize(("tiles", "tile", "scored"), SCORED)
def test_animals_score(tiles: dict[str, str], tile: str, scored: int) -> None:
    at, die = ("-1,-2", 2) if "-1,-1" in tiles else ("-1,-1", 4)
    game = table(dice=(die, 1), storage=[tile], tiles={"-1,0": "ship", **tiles})
    do(game, f"place {tile} {at} with {die}")
    assert points(game)["animals"] == scored


def test_benno() -> None:
    """T-03, T-04: cow 4 scores 7 next to cow 3 and sheep 3; another cow 4 then scores 11."""
    game = table(dice=(2, 1), storage=["cow4", "cow4"], tiles=PASTURE)
    do(game, "place cow4 -1,-2 with 2")
    assert points(game) == {"animals": 7}
    do(game, "place cow4 0,-2 with 1")
    assert points(game) == {"animals": 18}


HERD = {"1,-1": "monastery7"}


def test_herd_bonus() -> None:
    """T-11, T-12, BU-17.7: every tile that scores brings one more point."""
    game = table(dice=(2, 1), storage=["sheep3", "pig2"], tiles={"-1,-1": "sheep4", **HERD})
    do(game, "place sheep3 -1,-2 with 2")
    assert points(game) == {"animals": 9}
    do(game, "place pig2 0,-2 with 1")
    assert points(game) == {"animals": 12}


def test_herd_bonus_of_another_player() -> None:
    """BU-17.7"""
    game = table(dice=(2, 1), storage=["sheep3"], tiles={"-1,-1": "sheep4"}, others={1: {"tiles": HERD}})
    do(game, "place sheep3 -1,-2 with 2")
    assert points(game) == {"animals": 7}


# geese
GEESE = [
    pytest.param({"-1,-1": "cow2", "-2,-1": "cow3"}, None, 7, id="BU-19.4 T-19 2 + 2 + 3 without a choice"),
    pytest.param({"-1,-1": "cow2"}, None, 4, id="BU-19.4 one species"),
    pytest.param({"-1,0": "ship", "-2,0": "ship"}, None, 2, id="BU-19.4 alone"),
    pytest.param({"-1,-1": "cow2", "2,1": "cow4"}, None, 4, id="BU-19.4 another pasture does not score"),
    pytest.param({"-1,-1": "cow2", "-2,-1": "sheep3"}, "cow", 4, id="BU-19.4 two species: cows"),
    pytest.param({"-1,-1": "cow2", "-2,-1": "sheep3"}, "sheep", 5, id="BU-19.4 two species: sheep"),
    pytest.param({"-1,-1": "cow2", "-2,-1": "sheep3", **HERD}, "sheep", 7, id="BU-19.6 with monastery 7: 2 + 1 and 3 + 1"),
    pytest.param({"-1,-1": "cow2", "-2,-1": "cow3", **HERD}, None, 10, id="BU-19.6 with monastery 7: each of the species"),
]


@pytest.mark.parametrize(("tiles", "chosen", "scored"), GEESE)
def test_geese(tiles: dict[str, str], chosen: str | None, scored: int) -> None:
    game = table(dice=(2, 5), storage=["geese2"], tiles=tiles, extra_tiles=True)
    at, die = ("-1,-2", 2) if "-1,-1" in tiles else ("-2,-1", 5)
    do(game, f"place geese2 {at} with {die}")
    if chosen:
        species = {name[:-1] for at, name in tiles.items() if name[:-1] in ("cow", "sheep", "pig")}
        assert legal(game, "join", "decline") == {f"join {one}" for one in species}
        do(game, f"join {chosen}")
    else:
        assert "join" not in legal_kinds(game)
    assert points(game)["animals"] == scored


AFTER_GEESE = [
    pytest.param("pig4", 6, id="BU-19.5 T-20 a new species: 4 + 2"),
    pytest.param("cow4", 4 + 2 + 3 + 2, id="BU-19.5 the own species and the geese"),
]


@pytest.mark.parametrize(("tile", "scored"), AFTER_GEESE)
def test_after_geese(tile: str, scored: int) -> None:
    game = table(dice=(1, 3), storage=[tile], tiles={"-1,-1": "cow2", "-2,-1": "cow3", "-1,-2": "geese2"}, extra_tiles=True)
    do(game, f"place {tile} 0,-2 with 1")
    assert points(game) == {"animals": scored}


def test_after_geese_with_the_herd_bonus() -> None:
    """BU-19.6: the geese bring 2 + 1 again."""
    game = table(dice=(1, 3), storage=["pig4"], tiles={"-1,-1": "cow2", "-1,-2": "geese2", **HERD}, extra_tiles=True)
    do(game, "place pig4 0,-2 with 1")
    assert points(game) == {"animals": 5 + 3}


def test_geese_of_another_pasture() -> None:
    """BU-19.5: geese score only in their own pasture."""
    game = table(dice=(1, 4), storage=["pig4"], tiles={"2,1": "geese2", "0,-1": "bank"}, extra_tiles=True)
    do(game, "place pig4 0,-2 with 1")
    assert points(game)["animals"] == 4


def test_geese_take_a_free_step() -> None:
    """BU-17.10, BU-19.4: geese are animals."""
    game = table(dice=(3, 3), storage=["geese2"], tiles={"-1,-1": "cow2", "1,-1": "monastery10"}, extra_tiles=True)
    do(game, "place geese2 -1,-2 with 3")
    assert points(game) == {"animals": 4}

"""Check the eight buildings and the crane (BU-10, BU-19.2): what each gives, and what it does not."""

from typing import Any

import pytest

from ..builder import table
from ..verbs import do, goods, legal, legal_kinds, points, purse, sold, storage, total

FULL_DEPOTS = {
    1: ["ship", "cow3"],
    2: ["bank", "castle"],
    3: ["sheep2"],
    4: ["mine"],
    5: ["monastery20", "church"],
    6: ["castle", "market"],
}
BLACK = ["ship", "cow3", "bank", "mine", "castle", "monastery7"]


def built(building: str, **said: Any) -> Any:
    """Return a game in which seat 0 has placed a building on 0,1, in a town of five fields; the other die shows 1."""
    extra = building == "crane" or said.pop("extra_tiles", False)
    game = table(4, dice=(3, 1), storage=[building, *said.pop("storage", [])], extra_tiles=extra, **said)
    do(game, f"place {building} 0,1 with 3")
    return game


TAKING = [
    pytest.param("market", {"ship@1", "cow3@1", "sheep2@3"}, id="BU-10.2 market: ships and animals"),
    pytest.param("carpenter", {"bank@2", "church@5", "market@6"}, id="BU-10.3 carpenter's workshop: buildings"),
    pytest.param("church", {"castle@2", "mine@4", "monastery20@5", "castle@6"}, id="BU-10.4 church: mines, monasteries, castles"),
]


@pytest.mark.parametrize(("building", "reach"), TAKING)
def test_buildings_that_take(building: str, reach: set[str]) -> None:
    """BU-10.1, BU-10.5: they take one tile from any numbered depot, never from the black one, and may be declined (A-41)."""
    game = built(building, depots=FULL_DEPOTS, black=BLACK)
    assert legal(game, "take", "decline") == {"decline", *(f"take {tile}" for tile in reach)}
    for tile in reach:
        game = built(building, depots=FULL_DEPOTS, black=BLACK)
        do(game, f"take {tile}")
        assert storage(game) == [tile.split("@")[0]]
        assert legal_kinds(game) & {"take", "decline"} <= {"take"}
        assert all(" with 1" in one for one in legal(game, "take"))
        assert total(game) == 0


@pytest.mark.parametrize("building", ["market", "carpenter", "church"])
def test_declining(building: str) -> None:
    """A-41, BU-10.12: nothing is taken, and the effect is not kept for later."""
    game = built(building, depots=FULL_DEPOTS)
    do(game, "decline")
    assert storage(game) == []
    do(game, "workers with 1")
    assert legal(game, "take", "decline") == set()
    assert "end_turn" in legal_kinds(game)


def test_warehouse() -> None:
    """BU-10.6: the player sells one type of their choice exactly as with a die: all its tiles, for one silver."""
    game = built("warehouse", goods={2: 3, 5: 1}, phase="B")
    assert legal(game, "sell", "decline") == {"decline", "sell 2", "sell 5"}
    do(game, "sell 2")
    assert goods(game) == {5: 1}
    assert sold(game) == [2, 2, 2]
    assert points(game) == {"sales": 12}
    assert purse(game) == (0, 1)
    assert legal(game, "sell") == set()


def test_warehouse_declined() -> None:
    """A-41"""
    game = built("warehouse", goods={2: 3})
    do(game, "decline")
    assert goods(game) == {2: 3}
    assert purse(game) == (0, 0)


AT_ONCE = [
    pytest.param("boarding_house", (4, 0), 0, id="BU-10.7 boarding house: four workers"),
    pytest.param("bank", (0, 2), 0, id="BU-10.8 bank: two silver"),
    pytest.param("watchtower", (0, 0), 4, id="BU-10.10 watchtower: four points"),
]


@pytest.mark.parametrize(("building", "gain", "vp"), AT_ONCE)
def test_buildings_that_give(building: str, gain: tuple[int, int], vp: int) -> None:
    """BU-10.1, A-41: the effect is automatic and happens once."""
    game = built(building)
    assert purse(game) == gain
    assert total(game) == vp
    assert legal(game, "workers", "decline") == {"workers with 1"}


def test_silver_and_workers_have_no_limit() -> None:
    """BU-10.13: players may have more than the coins and chips in the box."""
    game = built("bank", silver=24, workers=26)
    assert purse(game) == (26, 26)
    game = built("boarding_house", silver=24, workers=26)
    assert purse(game) == (30, 24)


def test_town_hall() -> None:
    """BU-10.9: it places a tile by any number without a die, under all other conditions; it may be declined."""
    game = built("town_hall", storage=["cow3", "bank"], tiles={"-1,1": "mine", "0,-1": "church"})
    assert legal(game, "place", "decline") == {
        "decline",
        "place cow3 -1,-1",
        "place cow3 0,-2",
        "place bank 1,1",
        "place bank 0,2",
        "place bank -2,1",
    }
    do(game, "place bank 0,2")
    assert purse(game) == (0, 2)
    assert storage(game) == ["cow3"]
    assert legal(game, "place", "decline") == {"place cow3 0,-2 with 1"}


def test_town_hall_declined() -> None:
    """A-41"""
    game = built("town_hall", storage=["cow3"], tiles={"0,-1": "church"})
    do(game, "decline")
    assert storage(game) == ["cow3"]


def test_town_hall_minds_the_town() -> None:
    """BU-10.9, BU-7.1e: the town already has a town hall and other buildings, so none of these may be repeated."""
    game = table(4, dice=(3, 1), storage=["town_hall", "town_hall", "bank"], tiles={"0,2": "bank"})
    do(game, "place town_hall 0,1 with 3")
    assert {one for one in legal(game, "place") if "with" not in one} == {"place town_hall 0,-1", "place bank 0,-1"}


# the crane
COPIES = [
    pytest.param("market", "take ship@1", {"storage": ["ship"]}, id="BU-19.2 market"),
    pytest.param("carpenter", "take bank@2", {"storage": ["bank"]}, id="BU-19.2 carpenter"),
    pytest.param("church", "take castle@6", {"storage": ["castle"]}, id="BU-19.2 T-21 church takes a castle"),
    pytest.param("warehouse", "sell 5", {"sold": [5, 5], "purse": (0, 1)}, id="BU-19.2 T-21 warehouse sells a type"),
    pytest.param("boarding_house", None, {"purse": (4, 0)}, id="BU-19.2 boarding house"),
    pytest.param("bank", None, {"purse": (0, 2)}, id="BU-19.2 T-21 bank: two silver"),
    pytest.param("watchtower", None, {"points": {"watchtowers": 4}}, id="BU-19.2 watchtower"),
]


@pytest.mark.parametrize(("kind", "word", "expected"), COPIES)
def test_crane(kind: str, word: str | None, expected: dict[str, Any]) -> None:
    """The crane has the effect of the kind named, with the same choices and obligations."""
    game = built("crane", depots=FULL_DEPOTS, goods={5: 2})
    do(game, f"copy {kind}")
    if word:
        assert "decline" in legal_kinds(game)
        do(game, word)
    assert legal(game, "workers") == {"workers with 1"}
    seen: dict[str, Any] = {"storage": storage(game), "sold": sold(game), "purse": purse(game), "points": points(game)}
    assert {what: seen[what] for what in expected} == expected


def test_crane_names_any_kind_or_none() -> None:
    """BU-19.2, A-15: any of the eight kinds may be named, even one whose effect would be lost; naming none is allowed too."""
    game = built("crane", depots=FULL_DEPOTS, goods={5: 2}, storage=["bank"])
    eight = {"market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall", "watchtower"}
    assert legal(game, "copy") == {f"copy {kind}" for kind in eight}
    do(game, "decline")
    assert purse(game) == (0, 0)
    assert total(game) == 0


def test_crane_as_a_town_hall() -> None:
    """BU-19.2"""
    game = built("crane", storage=["cow3"], tiles={"0,-1": "church"})
    do(game, "copy town_hall", "place cow3 -1,-1")
    assert points(game)["animals"] == 3


def test_crane_is_a_kind_of_its_own() -> None:
    """BU-10.11, BU-19.2: it can share a town with every kind, copied or not."""
    game = table(dice=(3, 1), storage=["crane"], tiles={"0,2": "bank", "1,1": "market"}, extra_tiles=True)
    do(game, "place crane 0,1 with 3", "copy bank")
    assert purse(game) == (0, 2)


def test_the_crane_gets_a_free_step() -> None:
    """BU-17.9: the crane is a building."""
    game = table(dice=(2, 1), storage=["crane"], tiles={"1,-1": "monastery9"}, extra_tiles=True)
    assert "place crane 0,-1 with 2" in legal(game, "place")

"""Check selling goods (BU-12, BU-17.3, BU-17.4)."""

from typing import Any

import pytest

from ..builder import table
from ..verbs import do, goods, happened, legal, points, purse, sold

GOODS = {4: 3, 1: 2, 6: 1}


@pytest.mark.parametrize(
    ("players", "each"),
    [pytest.param(2, 2, id="BU-12.2 two"), pytest.param(3, 3, id="BU-12.2 three"), pytest.param(4, 4, id="BU-12.2 T-10 four")],
)
def test_selling(players: int, each: int) -> None:
    """BU-12.1, BU-12.2: a sale takes all goods of the type and brings one silver however many there are, and points for each."""
    game = table(players, dice=(4, 2), goods=GOODS, phase="B")
    assert legal(game, "sell") == {"sell 4 with 4"}
    events = do(game, "sell 4 with 4")
    assert points(game) == {"sales": 3 * each}
    assert purse(game) == (0, 1)
    assert goods(game) == {1: 2, 6: 1}
    assert sold(game) == [4, 4, 4]
    assert [event.values["n"] for event in happened(events, "sold")] == [3]


def test_nothing_of_the_type() -> None:
    """BU-12.1"""
    game = table(dice=(3, 5), goods=GOODS)
    assert legal(game, "sell") == set()


def test_sold_goods_are_kept_apart() -> None:
    """BU-12.3, BU-16.1: sold goods cannot be sold again and score nothing as goods."""
    game = table(dice=(4, 4), goods={4: 2}, sold=[4, 4])
    do(game, "sell 4 with 4")
    assert sold(game) == [4, 4, 4, 4]
    assert legal(game, "sell") == set()


SILVER: list[Any] = [
    pytest.param([], (0, 1), id="BU-12.2 one silver"),
    pytest.param(["monastery3"], (0, 2), id="BU-17.3 two silver"),
    pytest.param(["monastery4"], (1, 1), id="BU-17.4 a worker"),
    pytest.param(["monastery3", "monastery4"], (1, 2), id="BU-17.3 BU-17.4 both"),
]
WAYS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "die": ({"dice": (4, 1)}, ["sell 4 with 4"]),
    "warehouse": ({"dice": (3, 1), "storage": ["warehouse"]}, ["place warehouse 0,-1 with 3", "sell 4"]),
    "crane": ({"dice": (3, 1), "storage": ["crane"], "extra_tiles": True}, ["place crane 0,-1 with 3", "copy warehouse", "sell 4"]),
    "castle": ({"dice": (6, 1), "storage": ["castle"]}, ["place castle 1,-2 with 6", "sell 4"]),
}


@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize(("monasteries", "gain"), SILVER)
def test_monasteries_and_sales(monasteries: list[str], gain: tuple[int, int], way: str) -> None:
    """Every sale counts, however it comes about, and is a single sale however many tiles it takes."""
    said, word = WAYS[way]
    tiles = dict(zip(["1,-1", "2,-2"], monasteries, strict=False))
    game = table(goods={4: 3}, tiles=tiles or {"1,-1": "monastery20"}, phase="B", **said)
    do(game, *word)
    assert purse(game) == gain
    assert points(game)["sales"] == 6

"""Check what players are asked, and which tile asks: every question of the game."""

from typing import Any

import pytest

from ..builder import fresh, table
from ..pieces import NAME
from ..verbs import do

CASES: list[Any] = [
    pytest.param({}, [], "ask.dice", {"one": 3, "two": 1}, None, id="BU-4.1 both dice"),
    pytest.param({}, ["workers with 3"], "ask.second_die", {"die": 1}, None, id="BU-4.1 the other die"),
    pytest.param({"used": (True, True)}, [], "ask.end", {}, None, id="BU-4.2 the end of the turn"),
    pytest.param(
        {"dice": (6, 1), "tiles": {"0,-1": "bank"}, "storage": ["castle"]},
        ["place castle 1,-2 with 6"],
        "ask.castle",
        {},
        "castle",
        id="BU-9.4",
    ),
    pytest.param({"dice": (5, 1), "storage": ["ship"], "spaces": {1: [1]}}, ["place ship 1,0 with 5"], "ask.ship", {}, "ship", id="BU-9.2"),
    pytest.param({"storage": ["market"], "depots": {1: ["ship"]}}, ["place market 0,1 with 3"], "ask.market", {}, "market", id="BU-10.2"),
    pytest.param(
        {"storage": ["carpenter"], "depots": {1: ["bank"]}}, ["place carpenter 0,1 with 3"], "ask.carpenter", {}, "carpenter", id="BU-10.3"
    ),
    pytest.param({"storage": ["church"], "depots": {5: ["mine"]}}, ["place church 0,1 with 3"], "ask.church", {}, "church", id="BU-10.4"),
    pytest.param(
        {"storage": ["warehouse"], "goods": {2: 1}}, ["place warehouse 0,1 with 3"], "ask.warehouse", {}, "warehouse", id="BU-10.6"
    ),
    pytest.param({"storage": ["town_hall", "mine"]}, ["place town_hall 0,1 with 3"], "ask.town_hall", {}, "town_hall", id="BU-10.9"),
    pytest.param({"storage": ["crane"], "extra_tiles": True}, ["place crane 0,1 with 3"], "ask.crane", {}, "crane", id="BU-19.2"),
    pytest.param(
        {"storage": ["crane"], "extra_tiles": True, "depots": {5: ["mine"]}},
        ["place crane 0,1 with 3", "copy church"],
        "ask.church",
        {},
        "crane",
        id="BU-19.2 a church copied",
    ),
    pytest.param(
        {"dice": (2, 1), "storage": ["geese2"], "tiles": {"-1,-1": "cow3", "-2,-1": "sheep2"}, "extra_tiles": True},
        ["place geese2 -1,-2 with 2"],
        "ask.geese",
        {},
        "geese2",
        id="BU-19.4",
    ),
]


@pytest.mark.parametrize(("said", "before", "key", "values", "source"), CASES)
def test_question(said: dict[str, Any], before: list[str], key: str, values: dict[str, Any], source: str | None) -> None:
    game = table(**{"dice": (3, 1), **said})
    do(game, *before)
    decision = game.decision
    assert decision
    assert (decision.player, decision.question.key, decision.question.values) == (0, key, values)
    asks = decision.source
    assert (NAME[int(asks.rpartition(":")[2])] if asks else asks) == source
    assert list(decision.legal) == game.legal


def test_before_the_game() -> None:
    """BU-27.1"""
    for lot, question in (("sheet", "ask.settle"), ("side", "ask.start_field"), ("number", "ask.start_field")):
        decision = fresh(2, duchies="drawn", lot=lot).decision
        assert decision
        assert decision.question.key == question


def test_a_town_hall_waits_for_a_purchase() -> None:
    """BU-14.2: with no tile that fits, it stays open as long as one can be bought; otherwise it is lost."""
    game = table(dice=(3, 1), storage=["town_hall"], silver=2, black=["mine"])
    do(game, "place town_hall 0,1 with 3", "buy mine", "place mine -1,1")
    for said in ({"silver": 1, "black": ["mine"]}, {"silver": 2}, {"silver": 2, "black": ["mine"], "bought": True}):
        game = table(dice=(3, 1), storage=["town_hall"], **said)
        do(game, "place town_hall 0,1 with 3")
        assert game.decision
        assert game.decision.question.key == "ask.second_die"
    game = table(dice=(3, 1), storage=["town_hall"], silver=2, black=["mine"])
    do(game, "place town_hall 0,1 with 3", "decline")
    assert game.decision
    assert game.decision.question.key == "ask.second_die"

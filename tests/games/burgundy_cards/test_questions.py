"""Check what the player is asked, and which item asks (sections 4, 9 to 11): a table of every question of the game."""

from typing import Any

import pytest

from .builder import table
from .cards import ACTION
from .verbs import do

CASES = [
    pytest.param({}, [], "ask.play", {}, None, id="BC-4.6 T0"),
    pytest.param({}, ["play 3"], "ask.action", {"die": 3}, None, id="BC-5.1 T1"),
    pytest.param({}, ["play 3", "take_silver"], "ask.end", {}, None, id="BC-10.9 T3"),
    pytest.param({"projects": ["castle3"]}, ["play 3", "place castle3 on new"], "ask.castle", {}, "castle3", id="BC-9.1 castle"),
    pytest.param({"projects": ["ship3"]}, ["play 3", "place ship3 on new"], "ask.take_top.goods", {}, "ship3", id="BC-9.5 ship"),
    pytest.param(
        {"projects": ["pasture3"]},
        ["play 3", "place pasture3 on new"],
        "ask.take_top.animals",
        {},
        "pasture3",
        id="BC-9.4 pasture",
    ),
    pytest.param(
        {"projects": ["residential_houses3"]},
        ["play 3", "place residential_houses3 on new"],
        "ask.take_top.goods_animals",
        {},
        "residential_houses3",
        id="BC-9.12 residential houses",
    ),
    pytest.param(
        {"projects": ["carpenter3"], "display": {1: ["bank2"]}},
        ["play 3", "place carpenter3 on new"],
        "ask.carpenter",
        {},
        "carpenter3",
        id="BC-9.7 carpenter",
    ),
    pytest.param(
        {"projects": ["warehouse4"], "goods": ["dark"], "workers": 1},
        ["play 3", "place warehouse4 on new +1"],
        "ask.warehouse",
        {},
        "warehouse4",
        id="BC-9.13 warehouse",
    ),
    pytest.param(
        {"projects": ["town_hall4", "mine1"], "workers": 1},
        ["play 3", "place town_hall4 on new +1"],
        "ask.town_hall",
        {},
        "town_hall4",
        id="BC-9.14 town hall",
    ),
    pytest.param({"silver": 3}, ["buy"], "ask.offer", {}, None, id="BC-11.4 purchase"),
    pytest.param(
        {"silver": 3, "draw": ["ship5", "ship1", "ship2"]},
        ["buy", "use ship5"],
        "ask.action",
        {"die": 5},
        None,
        id="BC-11.6 purchased action",
    ),
    pytest.param(
        {"projects": ["ship3"], "estate": [["ship"] * 2]},
        ["play 3", "place ship3 on 0"],
        "ask.any_order",
        {},
        "ship3",
        id="BC-10.2 benefit and bonus: the order is free",
    ),
    pytest.param(
        {"projects": ["warehouse4"], "estate": [["bank"] * 2], "workers": 1},
        ["play 3", "place warehouse4 on 0 +1"],
        "ask.bonus",
        {"phase": "A"},
        "phase",
        id="BC-10.6 only the bonus can be answered yet",
    ),
]


@pytest.mark.parametrize(("said", "before", "key", "values", "source"), CASES)
def test_question(said: dict[str, Any], before: list[str], key: str, values: dict[str, Any], source: str | None) -> None:
    game = table(hand=[3], **said)
    do(game, *before)
    decision = game.decision
    assert decision
    assert (decision.player, decision.question.key, decision.question.values) == (0, key, values)
    asks = decision.source
    assert (ACTION[int(asks.rpartition(":")[2])] if asks and asks.startswith("card:") else asks) == source
    assert list(decision.legal) == game.legal


@pytest.mark.parametrize("phase", [pytest.param(phase, id=f"BC-12.2 {phase}") for phase in "ABCDE"])
def test_the_bonus_names_its_phase(phase: str) -> None:
    game = table(phase=phase, hand=[3], projects=["mine3"], estate=[["mine"] * 2])
    do(game, "play 3", "place mine3 on 0")
    assert game.decision
    assert (game.decision.question.key, game.decision.question.values, game.decision.source) == ("ask.bonus", {"phase": phase}, "phase")

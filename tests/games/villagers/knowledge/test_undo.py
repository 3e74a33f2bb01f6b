"""Check undo (VI-21): back to the start of one's own build turn or the last step that revealed something, but no further."""

from typing import Any

import pytest

from rules import RulesError

from ..builder import record, table
from ..verbs import check_taken_back, play_on

ALL_EMPTY = dict.fromkeys(range(1, 7), "")

CLOSED: list[Any] = [
    pytest.param({}, [], "draft stack 3", id="VI-21.1 a draft from a stack"),
    pytest.param({"road": "mason, hunter, thatcher, fisher, priest, agent"}, [], "draft mason", id="VI-21.1 a draft from the road"),
    pytest.param(
        {"road": "mason, hunter, -, -, -, -", "stacks": ALL_EMPTY, "rest": "discard"}, [], "draft mason", id="VI-21.1 without a refill"
    ),
    pytest.param({"stacks": ALL_EMPTY}, [], "draft reserve", id="VI-21.1 a draft from the reserve"),
    pytest.param({"at": "UpdateRoad", "players": 2}, [], "decline", id="VI-21.2 handing on the choice of a card for a coin"),
    pytest.param({"at": "UpdateRoad", "players": 2}, ["decline"], "decline", id="VI-21.3 filling the road"),
    pytest.param({"at": "BuildPhase"}, [], "end_turn", id="VI-21.2 the end of a build turn"),
    pytest.param({"at": "BuildPhase"}, ["end_turn", "end_turn"], "end_turn", id="VI-21.2 the end of the last build turn"),
    pytest.param({"at": "BuildPhase", "stacks": {1: "", 2: ""}}, ["end_turn", "end_turn"], "end_turn", id="VI-21.2 a market"),
    pytest.param({"at": "BuildPhase", "stacks": ALL_EMPTY}, ["end_turn", "end_turn"], "end_turn", id="VI-21.2 the end of the game"),
]


@pytest.mark.parametrize(("said", "before", "word"), CLOSED)
def test_what_cannot_be_taken_back(said: dict[str, Any], before: list[str], word: str) -> None:
    game = record(table(**said))
    play_on(game, *before)
    play_on(game, word)
    assert not game.can_undo
    assert game.undo_floor
    with pytest.raises(RulesError):
        game.undo()


OPEN: list[Any] = [
    pytest.param({"hand": "hunter"}, [], "lay hunter", id="VI-21.3 laying a villager"),
    pytest.param({"hand": "wheeler", "village": "lumberjack"}, [], "lay wheeler on lumberjack", id="VI-21.3 on a predecessor"),
    pytest.param({"hand": "hunter"}, [], "basic miner hunter stack 3", id="VI-21.3 gaining a basic"),
    pytest.param({"hand": "tinner"}, [], "play tinner", id="VI-21.3 Tinner"),
    pytest.param({"hand": "smuggler"}, [], "play smuggler founders", id="VI-21.3 Smuggler"),
    pytest.param({"hand": "sheriff", "others": {1: {"village": "thief"}}}, [], "play sheriff thief of 1", id="VI-21.3 Sheriff"),
    pytest.param({"hand": "schemer", "others": {1: {"village": "hunter"}}}, [], "play schemer hunter of 1", id="VI-21.3 Schemer"),
    pytest.param({"village": "freelancer"}, [], "hire freelancer", id="VI-21.3 Freelancer"),
    pytest.param(
        {"hand": "hunter, wattler, tinner"},
        ["lay hunter", "basic miner tinner stack 1"],
        "lay wattler",
        id="VI-21.2 back to the start of the turn",
    ),
]


@pytest.mark.parametrize(("said", "before", "word"), OPEN)
def test_what_can_be_taken_back(said: dict[str, Any], before: list[str], word: str) -> None:
    """VI-21.2: every step of one's own build turn that reveals nothing, back to its start."""
    check_taken_back(record(table(at="BuildPhase", **said)), before, word)


def test_a_flaker_can_be_taken_back_until_the_draft() -> None:
    """VI-21.3"""
    game = table(hand="flaker", others={1: {"square": "hunter"}})
    check_taken_back(record(game), [], "play flaker hunter of 1")


REVEALING: list[Any] = [
    pytest.param({"hand": "prophet"}, "play prophet stack 1", id="Prophet"),
    pytest.param({"hand": "barbarian"}, "play barbarian", id="Barbarian"),
    pytest.param({"at": "BuildPhase", "hand": "pigeoneer"}, "play pigeoneer", id="Pigeoneer"),
    pytest.param({"at": "BuildPhase", "hand": "noble", "others": {1: {"hand": "hunter"}}}, "play noble 1", id="Noble"),
]


@pytest.mark.parametrize(("said", "word"), REVEALING)
def test_what_reveals_is_final(said: dict[str, Any], word: str) -> None:
    """VI-21.3"""
    game = record(table(**said))
    play_on(game, word)
    assert not game.can_undo

"""Check undo (VI-21): back to the start of the own build turn or the last step that revealed something, but no further."""

from typing import Any

import pytest

from rules import RulesError

from .builder import record, table
from .verbs import play_on

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

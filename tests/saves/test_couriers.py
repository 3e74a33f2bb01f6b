"""Check that a game saved while its rules asked for the Courier, naming who holds it, loads and can be played on (VI-15.12)."""

from __future__ import annotations

from pathlib import Path

from rules import encode, load

SAVED = (Path(__file__).parent / "villagers" / "courier_1.json").read_bytes()
"""Ben was being asked before Ann drafts: the step ``Courier(player=1, card=110)`` is pending, and he has declined before."""


def test_the_question_is_gone_and_the_courier_can_still_come() -> None:
    record = load(SAVED)
    assert record.game.decider == 0
    assert "card=110" not in repr(record.game.state.pending)
    assert [action.picks[1] for action in record.game.legal if action.kind == "interrupt"] == ["hand:1", "hand:2"]


def test_its_decisions_are_kept_as_a_log_and_it_is_saved_anew() -> None:
    record = load(SAVED)
    assert record.log_only == len(record.entries) == 7
    assert load(encode(record)).game.digest() == record.game.digest()

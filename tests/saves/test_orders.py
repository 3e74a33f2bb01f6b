"""Check that a choice of order saved with its steps below it on the stack loads and can be played on."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec.structs import replace

from rules import Action, encode, load

SAVED = (Path(__file__).parent / "burgundy_cards" / "any_order_1.json").read_bytes()
"""Ann has placed a town hall that completes a triplet, in phase D: both are open."""
BONUSES = [f"bonus:phase_d_{n}" for n in (1, 2, 3)]


def test_it_loads_with_its_history() -> None:
    record = load(SAVED)
    assert record.log_only == 0
    assert len(record.entries) == 203
    assert record.undoable == 2


def test_both_steps_are_offered_and_either_may_come_first() -> None:
    town_hall = ["card:16 new:0:mine", "button:decline"]
    assert [" ".join(action.picks) for action in load(SAVED).game.legal] == [*town_hall, *BONUSES]
    record = load(SAVED)
    record.play(Action("bonus", ("bonus:phase_d_2",)))
    assert [" ".join(action.picks) for action in record.game.legal] == town_hall
    record = load(SAVED)
    record.play(Action("decline", ("button:decline",)))
    assert [" ".join(action.picks) for action in record.game.legal] == BONUSES


def test_without_its_history_it_is_the_same_position() -> None:
    document = msgspec.json.decode(SAVED)
    document["entries"] = []
    record = load(msgspec.json.encode(document))
    assert record.game.state == replace(load(SAVED).game.state, turn_number=0)  # only its decisions tell which turn it was
    assert load(encode(record)).game.digest() == record.game.digest()

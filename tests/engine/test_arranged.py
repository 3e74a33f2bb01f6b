"""Check positions laid out by hand."""

from __future__ import annotations

import pytest

from rules import Action, Header, Record, RulesError, arranged
from rules.engine.begin import begin
from tests.engine.toy import TOY, State


def dealt() -> Record:
    header = Header(game="toy", names=("Ann", "Ben"), options={"open": False, "pace": "slow"}, seed=1, schema=2, rules_version=3)
    return begin(TOY, header)


def exchanged(record: Record) -> State:
    """Return a copy of the position in which the first player holds the lowest card of the pile instead of their own."""
    state: State = record.rules.copy(record.game.state)
    hand, draw = state.seats[0].hand, state.draw
    state.seats[0].hand, state.draw = hand.holding(draw.cards[:1]), draw.holding(hand.cards + draw.cards[1:])
    return state


def test_a_position_laid_out_is_where_a_new_record_begins() -> None:
    record = dealt()
    before, lowest = record.game.snapshot(), record.game.state.draw.cards[:1]
    found = arranged(record, exchanged(record))
    assert found.game.state.seats[0].hand.cards == lowest
    assert (found.header, found.entries, found.can_undo) == (record.header, [], False)
    assert record.game.snapshot() == before


def test_later_changes_to_a_position_do_not_reach_the_record() -> None:
    record = dealt()
    state = exchanged(record)
    found = arranged(record, state)
    found.play(Action("earn"))
    assert state.seats[0].silver == 0
    assert found.game.state.seats[0].silver == 1


def test_a_position_that_lacks_a_piece_is_refused() -> None:
    record = dealt()
    state = exchanged(record)
    _, state.draw = state.draw.drawn()
    with pytest.raises(RulesError, match="missing or exists twice"):
        arranged(record, state)


def test_a_position_at_which_nobody_decides_is_refused() -> None:
    record = dealt()
    state = exchanged(record)
    state.pending.clear()
    with pytest.raises(RulesError, match="neither over nor going on"):
        arranged(record, state)

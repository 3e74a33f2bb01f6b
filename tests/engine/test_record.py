"""Check games with a history: undo back to the last new fact, redo, and faults in the rules."""

from __future__ import annotations

import msgspec
import pytest

import rules
from rules import Action, BadSetup, Header, IllegalAction, Record, RulesError, Undo
from rules.engine.begin import begin, check_header
from tests.engine.toy import TIP, TOY

DRAW, EARN, ERRANDS, STUMBLE = (Action(kind) for kind in ("draw", "earn", "errands", "stumble"))
BREAD = Action("fetch", ("bread:1",))


def new(seed: int = 1, undo: Undo = "strict") -> Record:
    header = Header(
        game="toy",
        names=("Ann", "Ben"),
        options={"open": False, "pace": "fast"},
        seed=seed,
        schema=2,
        rules_version=3,
        undo=undo,
        practice=undo == "practice",
    )
    return begin(TOY, header)


def test_a_new_record_has_nothing_to_take_back() -> None:
    record = new()
    assert (record.can_undo, record.can_redo, record.undoable, record.undo_floor, record.entries) == (False, False, 0, None, [])
    with pytest.raises(RulesError):
        record.undo()
    with pytest.raises(RulesError):
        record.redo()


def test_equal_headers_give_equal_games() -> None:
    assert new(5).start == new(5).start
    assert new(5).start != new(6).start


def test_an_entry_says_who_did_what_and_what_came_of_it() -> None:
    record = new()
    record.play(TIP)
    events = record.play(EARN)
    assert [entry.player for entry in record.entries] == [0, 0]
    assert record.entries[1].action == EARN
    assert record.entries[1].events == events
    assert [event.values for event in record.entries[0].events] == [{"what": "thanks"}]


def test_undo_and_redo_lead_through_the_very_same_states() -> None:
    record = new()
    digests = [record.game.digest()]
    for action in (TIP, ERRANDS, BREAD, Action("fetch", ("water:2",))):
        record.play(action)
        digests.append(record.game.digest())
    assert record.undoable == 4
    for digest in reversed(digests[:-1]):
        record.undo()
        assert record.game.digest() == digest
    assert not record.can_undo
    for digest in digests[1:]:
        record.redo()
        assert record.game.digest() == digest
    assert not record.can_redo
    assert [entry.action for entry in record.entries][:2] == [TIP, ERRANDS]


def test_undo_goes_past_the_end_of_a_turn_but_not_past_something_new() -> None:
    record = new()
    record.play(EARN)
    assert record.game.decider == 1
    record.undo()
    assert record.game.decider == 0
    events = record.play(DRAW)
    assert not record.can_undo
    assert record.undo_floor == events[0]
    record.play(EARN)
    assert record.undoable == 1
    record.undo()
    assert record.undo_floor == events[0]
    with pytest.raises(RulesError, match="something has been revealed"):
        record.undo()


def test_a_new_decision_drops_what_was_taken_back() -> None:
    record = new()
    record.play(TIP)
    record.play(EARN)
    record.undo()
    record.undo()
    assert record.can_redo
    record.play(DRAW)
    assert not record.can_redo


def test_an_illegal_action_forgets_nothing() -> None:
    record = new()
    record.play(TIP)
    record.undo()
    before = record.game.snapshot()
    with pytest.raises(IllegalAction):
        record.play(BREAD)
    assert record.can_redo
    assert (record.game.snapshot(), record.entries, record.undoable) == (before, [], 0)


def test_a_fault_in_a_rule_costs_nothing_but_that_decision() -> None:
    record = new()
    record.play(TIP)
    before, legal = record.game.snapshot(), list(record.game.legal)
    with pytest.raises(ZeroDivisionError):
        record.play(STUMBLE)
    assert (record.game.snapshot(), record.game.legal, record.undoable) == (before, legal, 1)
    record.play(EARN)
    assert record.game.state.seats[0].silver == 2


def test_in_practice_undo_ignores_what_became_known() -> None:
    record = new(undo="practice")
    digests = [record.game.digest()]
    for action in (TIP, DRAW, EARN, DRAW, EARN):
        record.play(action)
        digests.append(record.game.digest())
    assert record.undoable == 5
    for digest in reversed(digests[:-1]):
        assert not record.can_undo_agreed
        record.undo()
        assert record.game.digest() == digest
    assert record.undo_floor is None
    for digest in digests[1:]:
        record.redo()
        assert record.game.digest() == digest
    assert record.undo_floor == record.entries[3].events[0]


def test_by_consent_undo_goes_past_something_new_only_when_all_agree() -> None:
    record = new(undo="consent")
    record.play(TIP)
    first = record.play(DRAW)[0]
    before = record.game.digest()
    second = record.play(DRAW)[0] if DRAW in record.game.legal else record.play(EARN) and record.play(DRAW)[0]
    assert not record.can_undo
    assert record.can_undo_agreed
    assert record.undo_floor == second
    with pytest.raises(RulesError):
        record.undo()
    record.undo(agreed=True)
    while record.can_undo:
        record.undo()
    assert record.game.digest() == before
    assert record.undo_floor == first
    assert record.can_undo_agreed
    record.undo(agreed=True)
    assert record.undoable == 1
    assert record.undo_floor is None
    record.undo()
    assert not record.can_undo
    assert not record.can_undo_agreed
    with pytest.raises(RulesError):
        record.undo(agreed=True)


def test_what_was_not_agreed_on_before_the_game_cannot_be_agreed_on_later() -> None:
    record = new()
    record.play(DRAW)
    assert not record.can_undo_agreed
    with pytest.raises(RulesError):
        record.undo(agreed=True)


def test_free_undo_is_for_practice() -> None:
    header = new().header
    check_header(msgspec.structs.replace(header, practice=True))
    with pytest.raises(BadSetup, match="practice"):
        check_header(msgspec.structs.replace(header, undo="practice"))


def test_every_seat_has_a_colour_of_its_own_or_none_is_said() -> None:
    record = rules.new("burgundy_cards", ("Anna", "Ben"), 5, colours=("plum", "red"))
    assert rules.load(rules.encode(record)).header.colours == ("plum", "red")
    assert rules.new("burgundy_cards", ("Anna", "Ben"), 5).header.colours == ()
    for wrong in (("red",), ("red", "red"), ("red", "pink"), ("red", "blue", "green")):
        with pytest.raises(rules.BadSetup):
            rules.new("burgundy_cards", ("Anna", "Ben"), 5, colours=wrong)


def test_looking_ahead_leaves_the_record_as_it_is() -> None:
    record = new()
    record.play(TIP)
    record.play(EARN)
    record.undo()
    before = record.game.digest(), list(record.entries), record.undoable, record.can_redo
    ahead = record.ahead((ERRANDS, BREAD))
    assert (record.game.digest(), record.entries, record.undoable, record.can_redo) == before
    assert [entry.action for entry in ahead.entries] == [TIP, ERRANDS, BREAD]
    record.play(ERRANDS)
    record.play(BREAD)
    assert (ahead.game.digest(), ahead.entries) == (record.game.digest(), record.entries)
    assert (ahead.undoable, ahead.can_redo, ahead.undo_floor) == (record.undoable, record.can_redo, record.undo_floor)
    while ahead.can_undo:
        ahead.undo()
    assert record.undoable == 3


def test_nothing_follows_an_illegal_action() -> None:
    record = new()
    with pytest.raises(IllegalAction):
        record.ahead((BREAD, BREAD))
    assert record.entries == []

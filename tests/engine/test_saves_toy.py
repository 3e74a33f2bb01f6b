"""Check saves of the toy game, which has older schemas and a fault in a rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules import Action, BadSave, Game, Header, Record, encode, journal_do, journal_start
from rules.engine.begin import begin
from rules.engine.checks import check_state
from rules.engine.saves import document, journal
from tests.engine.forge import opened, packed, same
from tests.engine.toy import MAX_SILVER, TIP, TOY, find


def toy(decisions: int = 2, pace: str = "slow") -> Record:
    names = ("Ann", "Ben")
    record = begin(TOY, Header(game="toy", names=names, options={"open": False, "pace": pace}, seed=1, schema=2, rules_version=3))
    for _ in range(decisions):
        record.play(Action("earn"))
    return record


def read(data: bytes) -> Record:
    return document.decode(data, find)


def test_the_toy_comes_back_in_the_middle_of_nested_choices() -> None:
    record = toy()
    for action in (Action("errands"), TIP, Action("fetch", ("milk:1",))):
        record.play(action)
    same(read(encode(record)), record)


def older(record: Record, **fields: Any) -> bytes:
    """Return the save as the program wrote it when the rules were older."""
    document = opened(record)
    document["header"].update(fields)
    if fields.get("schema") == 1:
        for part in ("state", "start"):
            document[part]["turns"] = document[part].pop("rounds")
    return packed(document)


def test_a_save_of_an_older_schema_alone_keeps_its_undo() -> None:
    """Only the form has changed: under today's rules its decisions still lead to its state."""
    record = toy()
    again = read(older(record, schema=1))
    same(again, record)
    assert again.header.schema == 2


@pytest.mark.parametrize("fields", [{"rules_version": 2}, {"schema": 1, "rules_version": 1}], ids=str)
def test_an_older_save_keeps_state_and_words_and_starts_undo_afresh(fields: dict[str, int]) -> None:
    record = toy()
    again = read(older(record, **fields))
    assert again.game.snapshot() == record.game.snapshot()
    assert again.entries == record.entries
    assert not again.can_undo
    assert (again.header.schema, again.header.rules_version) == (2, 3)


def test_a_game_of_older_rules_goes_on_with_its_words_and_what_was_played_since() -> None:
    again = read(older(toy(), rules_version=2))
    again.play(Action("earn"))
    assert (again.log_only, len(again.entries), again.undoable) == (2, 3, 1)
    twice = read(encode(again))
    same(twice, again)
    assert twice.log_only == 2
    assert read(encode(read(encode(twice)))).entries == again.entries


def test_a_history_of_these_rules_cannot_pass_for_one_of_older_rules() -> None:
    document = opened(toy())
    document["heard"] = document["entries"]
    assert read(packed(document)).entries == toy().entries


def test_a_position_laid_out_by_hand_comes_back_with_its_history() -> None:
    record = laid_out(5)
    record.play(Action("earn"))
    record.play(Action("errands"))
    same(read(encode(record)), record)


def test_an_option_that_is_new_since_gets_its_default() -> None:
    record = toy()
    again = read(older(record, options={"open": False}))
    assert again.header.options == {"open": False, "pace": "slow"}
    same(again, record)


@pytest.mark.parametrize(
    "lie",
    [{"player": 5}, {"player": -1}, {"events": [{"kind": "x", "player": 2}]}, {"events": [{"kind": "x", "player": None, "seen_by": [9]}]}],
    ids=str,
)
def test_words_about_nobody_do_not_stay(lie: dict[str, Any]) -> None:
    document = json.loads(older(toy(), rules_version=2))
    document["entries"][1].update(lie)
    assert read(packed(document)).entries == []


@pytest.mark.parametrize(
    "lie",
    [
        {"events": [{"kind": "x" * 100, "player": 0}]},
        {"events": [{"kind": "x", "player": 0, "items": ["a"] * 200}]},
        {"events": [{"kind": "x", "player": 0, "values": {"n": 10**9}}]},
        {"events": [{"kind": "x", "player": 0}] * 10_001},
        {"action": {"kind": "earn", "picks": ["x" * 100]}},
    ],
    ids=("a long kind", "many items", "a large number", "many events", "a long pick"),
)
def test_a_history_larger_than_any_does_not_stay(lie: dict[str, Any]) -> None:
    document = json.loads(older(toy(), rules_version=2))
    document["entries"][1].update(lie)
    assert read(packed(document)).entries == []


def test_a_history_that_is_forgotten_leaves_what_was_played_since() -> None:
    record = read(older(toy(), rules_version=2))
    record.play(Action("earn"))
    played = record.entries[-1]
    record.forget()
    assert (record.log_only, record.entries) == (0, [played])
    assert record.undo() == played


def test_a_state_that_cannot_be_migrated_is_refused() -> None:
    document = opened(toy())
    document["header"]["schema"] = 1
    with pytest.raises(BadSave, match="contradicts"):
        read(packed(document))


def laid_out(silver: int) -> Record:
    """Return a game in which a player begins with this much silver."""
    dealt = toy(0)
    state = dealt.game.state
    state.seats[0].silver = silver
    return Record(dealt.header, Game(TOY, state))


def test_a_start_with_too_much_of_anything_is_refused() -> None:
    with pytest.raises(BadSave, match="too rich"):
        read(encode(laid_out(MAX_SILVER + 1)))


def test_play_may_lead_beyond_what_a_save_may_begin_with() -> None:
    record = laid_out(MAX_SILVER)
    while not record.game.over:
        record.play(next((action for action in record.game.legal if action.kind in ("tip", "earn")), record.game.legal[0]))
    assert max(seat.silver for seat in record.game.state.seats) > MAX_SILVER
    check_state(record.rules, record.game.state)
    same(read(encode(record)), record)


def test_a_start_in_the_middle_of_a_step_is_refused() -> None:
    document = opened(toy(0))
    for part in ("start", "state"):
        document[part]["pending"] = [{"step": "Tell", "player": 0, "word": "x"}]
    with pytest.raises(BadSave, match="nobody has to decide"):
        read(packed(document))


def test_a_position_from_which_a_game_cannot_be_played_is_refused() -> None:
    """In a fast game a player hits the fault in the rules sooner or later, though the position itself is fine."""
    document = json.loads(older(toy(), rules_version=2))
    document["state"]["fast"] = True
    with pytest.raises(BadSave, match="contradicts"):
        read(packed(document))


def test_a_fault_in_a_rule_ends_a_journal_there() -> None:
    record = toy(pace="fast")
    written = journal_start(record) + journal_do(Action("stumble")) + journal_do(Action("earn"))
    same(journal.recover(written, find), record)

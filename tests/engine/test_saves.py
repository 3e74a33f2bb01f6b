"""Check saves: what was played comes back; what is damaged, foreign, newer or made up is refused with a sentence and a key."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from app.texts import LANGUAGES, Texts
from rules import (
    MAX_BYTES,
    BadSave,
    encode,
    journal_do,
    journal_redo,
    journal_start,
    journal_undo,
    load,
    new,
    recover,
)
from tests.engine.forge import Change, changed, opened, played, refused, same


@pytest.mark.parametrize("decisions", [0, 1, 5, 33, 10_000])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_comes_back_as_it_was(players: int, decisions: int) -> None:
    record = played(players, decisions)
    again = load(encode(record))
    same(again, record)
    assert encode(again) == encode(record)


def test_a_save_is_one_line_of_json() -> None:
    data = encode(played())
    assert b"\n" not in data
    assert set(json.loads(data)) == {"format", "version", "header", "state", "start", "entries", "heard"}


def test_a_save_may_be_formatted_and_have_unknown_fields() -> None:
    record = played()
    document = opened(record)
    document["note"] = "from my aunt"
    document["state"]["weather"] = ["fine"]
    same(load(json.dumps(document, indent=2).encode()), record)


@pytest.mark.parametrize("name", ['"quotes" \\ and /', "<b>Ann</b> &amp;", "Zoë 李娜 🐑"])
def test_names_come_back_letter_by_letter(name: str) -> None:
    record = new("burgundy_cards", (name, "Ben"), 1)
    assert load(encode(record)).header.names == (name, "Ben")


NO_SAVES = {
    "nothing": b"",
    "a blank": b" ",
    "a line": b"\n",
    "a word": b"hello",
    "binary": bytes(range(256)),
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(1000),
    "invalid UTF-8": b'{"format":"\xff\xfe"}',
    "a cut escape": b'{"format":"\\u12"}',
    "a lone surrogate": b'{"format":"\\ud800","version":1}',
    "null": b"null",
    "a number": b"1",
    "a string": b'"burgage"',
    "a list": b"[1,2,3]",
    "an empty object": b"{}",
    "another program's": b'{"format":"chess","version":1,"moves":[]}',
    "another format's version": b'{"format":"burgage","version":"1"}',
    "no version": b'{"format":"burgage"}',
    "a version that is no whole number": b'{"format":"burgage","version":1.5}',
    "version nought": b'{"format":"burgage","version":0}',
    "a negative version": b'{"format":"burgage","version":-1}',
    "not a number": b'{"format":"burgage","version":NaN}',
    "infinity": b'{"format":"burgage","version":Infinity}',
    "two documents": b'{"format":"burgage","version":1}{"format":"burgage","version":1}',
    "a comment": b'// save\n{"format":"burgage","version":1}',
    "code": b"__import__('os').system('true')",
    "a pickle": b"\x80\x04\x95\x19\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94\x8c\x05print\x94\x93\x94.",
}


@pytest.mark.parametrize("name", NO_SAVES)
def test_what_is_not_a_save_is_called_foreign(name: str) -> None:
    assert refused(NO_SAVES[name]).key == "save.foreign"


NEWER: dict[str, Change] = {
    "format": lambda d: d.update(version=2),
    "format, by far": lambda d: d.update(version=10**30),
    "schema": lambda d: d["header"].update(schema=d["header"]["schema"] + 1),
    "rules": lambda d: d["header"].update(rules_version=10**30),
}


@pytest.mark.parametrize("name", NEWER)
def test_a_newer_save_is_called_newer(name: str) -> None:
    assert refused(changed(played(), NEWER[name])).key == "save.newer"


def test_a_newer_format_may_look_different() -> None:
    assert refused(b'{"format":"burgage","version":2,"everything":"new"}').key == "save.newer"


@pytest.mark.parametrize("game", ["chess", "", "../burgundy_cards", "os", "engine.registry", "x" * 1000, "\x00\n"])
def test_an_unknown_game_is_named(game: str) -> None:
    error = refused(changed(played(), lambda d: d["header"].update(game=game)))
    assert error.key == "save.unknown_game"
    assert len(str(error.values["game"])) <= 40


def test_a_file_that_is_too_large_is_refused_unread() -> None:
    assert refused(b"x" * (MAX_BYTES + 1)).key == "save.too_big"
    with pytest.raises(BadSave, match="larger than any game"):
        recover(b"x" * (MAX_BYTES + 1))


UNPROVED: dict[str, Change] = {
    "a decision missing": lambda d: d["entries"].pop(),
    "a decision too many": lambda d: d["entries"].append(d["entries"][0]),
    "decisions backwards": lambda d: d["entries"].reverse(),
    "no decisions": lambda d: d["entries"].clear(),
    "another decision": lambda d: d["entries"][3].update(action={"kind": "win"}),
    "another start": lambda d: d["start"].update(phase=99),
    "no start": lambda d: d.update(start=None),
    "another position": lambda d: d["state"]["seats"][0].update(silver=9),
    "words of older rules instead": lambda d: d.update(entries=[], heard=d["entries"]),
}


@pytest.mark.parametrize("name", UNPROVED)
def test_a_save_whose_history_does_not_lead_to_its_position_is_refused(name: str) -> None:
    assert refused(changed(played(), UNPROVED[name])).key == "save.damaged"


def test_a_start_other_than_the_deal_counts_as_laid_out_by_hand() -> None:
    record = played()
    again = load(changed(record, lambda d: d["header"].update(seed=99)))
    assert (again.start, again.entries) == (record.start, record.entries)
    assert again.game.digest() == record.game.digest()


def test_what_the_file_says_happened_is_not_believed() -> None:
    record = played()

    def lies(document: dict[str, Any]) -> None:
        for entry in document["entries"]:
            entry["player"] = 77
            entry["events"] = [{"kind": "<script>", "player": -5, "values": {"n": 10**300}}]

    assert load(changed(record, lies)).entries == record.entries


def test_a_journal_is_played_step_by_step() -> None:
    record = played(decisions=20)
    written = journal_start(record)
    for _ in range(30):
        action = record.game.legal[-1]
        record.play(action)
        written += journal_do(action)
        if record.can_undo:
            record.undo()
            record.redo()
            written += journal_undo() + journal_redo()
    same(recover(written), record)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"nonsense",
        b'{"do":{"kind":"win"}}',
        b'{"do":5}',
        b'{"jump":true}',
        b'{"redo":true}',
        b"[" * 100_000,
        b"\xff",
        b'{"do":{"kind":"\xff"}}',
    ],
    ids=lambda line: line[:12].decode("latin-1"),
)
def test_a_journal_ends_at_its_first_damaged_line(line: bytes) -> None:
    record = played(decisions=20)
    written = journal_start(record)
    action = record.game.legal[0]
    record.play(action)
    written += journal_do(action)
    later = journal_do(record.game.legal[0])
    same(recover(written + line + b"\n" + later), record)


def test_a_journal_without_its_first_line_is_refused() -> None:
    for journal in (b"", b"\n", journal_undo(), journal_start(played())[:-100]):
        with pytest.raises(BadSave):
            recover(journal)


def test_sentences_have_words_in_both_languages() -> None:
    for language in LANGUAGES:
        for end in ("foreign", "newer", "too_big", "unknown_game"):
            assert Texts(language)(f"save.{end}", game="x", bytes=1)
        told = {Texts(language)("save.damaged", where=where) for where in ("form", "setup", "rules", "unfinished")}
        assert len(told) == 4


def test_a_damaged_save_is_reported_by_its_kind_of_damage() -> None:
    data = encode(played())
    for what, damaged in {
        "form": data.replace(b'"entries"', b'"entriez"'),
        "setup": data.replace(b'"seed":', b'"seed":-'),
        "rules": data.replace(b'"projects":[46,6]', b'"projects":[46,46]'),
    }.items():
        with pytest.raises(BadSave) as refused:
            load(damaged)
        assert refused.value.key == "save.damaged"
        assert refused.value.values == {"where": what}


def test_states_are_equal_as_msgpack_and_as_json() -> None:
    """Snapshots use msgpack, saves JSON."""
    rules, of = played().rules, played().game.state
    assert rules.state_of(msgspec.Raw(msgspec.json.encode(of))) == of == rules.decode(rules.encoder.encode(of))

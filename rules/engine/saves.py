"""Save files and journals: typed JSON, migrated, checked, never half loaded. Nothing in them is ever executed.

A save is one JSON document: header, the state itself, and beside it the start and the decisions as history. If the rules have changed
since, the history may no longer lead to the state; then the state counts and only undo is lost.
A journal is the same document on one line, followed by one line for each step: ``do``, ``undo``, ``redo``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from .begin import begin, check_header, complete_options
from .checks import check_state
from .definition import GameDef
from .errors import BadSave, BadSetup, RulesError
from .game import Game
from .hearsay import modest
from .record import Entry, Header, Record
from .standings import complete_standings
from .types import Action
from .work import HISTORY, LINES, Work

FORMAT = "burgage"
FORMAT_VERSION = 1
MAX_BYTES = 4_000_000
"""No game comes near this size; larger files are refused before they are read."""
MAX_STATE = 200_000
"""Bytes of a state alone: some thousand are usual."""
MAX_ENTRIES = 5_000
MAX_LINES = 20_000
"""Steps of a journal, those taken back and made again included."""

Find = Callable[[str], GameDef[Any]]


class Document(Struct, kw_only=True):
    """A save, before the state is decoded by the type of its game, and the history, if that is of these rules."""

    format: str
    version: int
    header: Header
    state: msgspec.Raw
    start: msgspec.Raw
    entries: msgspec.Raw


class Line(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One step of a journal; exactly one of ``do undo redo`` is set, ``agreed`` with ``undo`` where everybody had to agree."""

    do: Action | None = None
    undo: bool = False
    agreed: bool = False
    redo: bool = False


class _Peek(Struct):
    format: str
    version: int


class _Front(Struct):
    """What a list shows of a save; its history is passed over."""

    header: Header
    state: msgspec.Raw


_document = msgspec.json.Decoder(Document)
_entries = msgspec.json.Decoder(list[Entry])
_line = msgspec.json.Decoder(Line)
_peek = msgspec.json.Decoder(_Peek)
_front = msgspec.json.Decoder(_Front)


def encode(record: Record) -> bytes:
    """A record as a save document, one line of JSON."""
    rules = record.rules
    start = rules.decode(record.start)
    document = Document(
        format=FORMAT,
        version=FORMAT_VERSION,
        header=record.header,
        state=msgspec.Raw(msgspec.json.encode(record.game.state)),
        start=msgspec.Raw(msgspec.json.encode(start)),
        entries=msgspec.Raw(msgspec.json.encode(record.entries)),
    )
    return msgspec.json.encode(document)


def decode(data: bytes, find: Find) -> Record:
    """Read a save; ``find`` gives the rules of a game id (KeyError when there is no such game). Raises ``BadSave``."""
    _check_kind(data)
    try:
        document = _document.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise _damaged(error) from None
    if max(len(document.state), len(document.start)) > MAX_STATE:
        raise _too_big()
    rules = _rules(document.header, find)
    header = _header(rules, document.header)
    entries = _history(rules, header, document.entries)
    if len(entries) > MAX_ENTRIES:
        raise _too_big()
    try:
        state = _state(rules, document.state, header)
        return _replayed(rules, header, document.start, entries, state) or _without_history(rules, header, entries, state)
    except Exception as error:  # noqa: BLE001 - a state from elsewhere can be wrong in any way at all
        raise _damaged(error) from None


def glance(data: bytes, find: Find) -> tuple[Header, Any]:
    """The header and the state of a save, for lists of many: typed, but nothing else is known of the state. Raises ``BadSave``."""
    _check_kind(data)
    try:
        front = _front.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise _damaged(error) from None
    if len(front.state) > MAX_STATE:
        raise _too_big()
    rules = _rules(front.header, find)
    header = _header(rules, front.header)
    try:
        return header, _state(rules, front.state, header)
    except Exception as error:  # noqa: BLE001 - a state from elsewhere can be wrong in any way at all
        raise _damaged(error) from None


def _check_kind(data: bytes) -> None:
    """Raise ``BadSave`` for what is no save, or one of a newer program."""
    if len(data) > MAX_BYTES:
        raise _too_big()
    try:
        seen = _peek.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        raise BadSave("save.foreign", "This is not a saved game of this program.") from None
    if seen.format != FORMAT or seen.version < 1:
        raise BadSave("save.foreign", "This is not a saved game of this program.")
    if seen.version > FORMAT_VERSION:
        raise _newer()


def _rules(header: Header, find: Find) -> GameDef[Any]:
    """The rules of the game of a header. Raises ``BadSave`` when there is no such game."""
    try:
        return find(header.game)
    except KeyError:
        game = _line_of(header.game, 40)
        raise BadSave("save.unknown_game", f"There is no game “{game}” in this version.", game=game) from None


def _too_big() -> BadSave:
    return BadSave("save.too_big", "This file is larger than any game can be.")


def _newer() -> BadSave:
    return BadSave("save.newer", "This save was made by a newer version of the program. It is untouched.")


def _damaged(error: Exception) -> BadSave:
    """What is wrong, for players as one of ``form`` (no whole save), ``setup`` (no such game) and ``rules`` (no such position).

    The exception's own text tells more; an error no check foresaw says nothing there either.
    """
    unreadable = isinstance(error, (msgspec.MsgspecError, UnicodeDecodeError, RecursionError))
    told = unreadable or isinstance(error, RulesError)
    detail = _line_of(str(error), 200) if told else "the position contradicts the rules"
    where = "form" if unreadable else "setup" if isinstance(error, BadSetup) else "rules"
    return BadSave("save.damaged", f"This save is damaged: {detail}", where=where)


def _line_of(text: str, length: int) -> str:
    """The beginning of a text from elsewhere, fit to be shown."""
    return "".join(character if character.isprintable() else " " for character in text[:length])


def _header(rules: GameDef[Any], header: Header) -> Header:
    """The header, checked and with all options of today."""
    of = rules.meta
    if header.schema > of.schema or header.rules_version > of.rules_version:
        raise _newer()
    try:
        options = complete_options(of, len(header.names), header.options, begun=True)
        check_header(header)
        return msgspec.structs.replace(header, options=options)
    except BadSetup as error:
        raise _damaged(error) from None


def _state(rules: GameDef[Any], raw: msgspec.Raw, header: Header) -> Any:
    """A state by its type, brought up to date; nothing else is known of it yet."""
    if header.schema < rules.meta.schema:
        plain = msgspec.json.decode(raw)
        for migrate in rules.migrations[header.schema - 1 :]:
            migrate(plain)
        state = rules.state_of(plain)
    else:
        state = rules.state_of(raw)
    complete_standings(rules, state)
    return state


def _history(rules: GameDef[Any], header: Header, raw: msgspec.Raw) -> list[Entry]:
    """The decisions of a save. Those of older rules may have been written in another form: then there are none. Raises ``BadSave``."""
    try:
        return _entries.decode(raw)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        if _of_older_rules(rules, header):
            return []
        raise _damaged(error) from None


def _replayed(rules: GameDef[Any], header: Header, first: msgspec.Raw, entries: list[Entry], state: Any) -> Record | None:
    """The record with its whole history, if the history leads to the state: then the state is one of play and needs no other check.

    Its events are those of the replay, not those of the file. An older schema is no obstacle: migrated, the state is what play leads to.
    A history that is more work than any game needs is not believed.
    """
    if header.rules_version != rules.meta.rules_version:
        return None
    try:
        record = begin(rules, msgspec.structs.replace(header, schema=rules.meta.schema))
        start = _state(rules, first, header)
        if record.start != rules.encoder.encode(start):  # a position that was set up, not dealt
            record = _from(rules, record.header, start)
        work = Work(HISTORY)
        for entry in entries:
            record.play(entry.action)
            work.spend(record.game)
        return record if record.game.snapshot() == rules.encoder.encode(state) else None
    except Exception:  # noqa: BLE001 - history from elsewhere may be wrong in any way; what counts is the state, which is checked then
        return None


def _from(rules: GameDef[Any], header: Header, state: Any) -> Record:
    """A record that begins with a state from elsewhere, after every check. Raises ``RulesError``."""
    if len(state.seats) != len(header.names):
        raise RulesError("the number of seats does not match the names")
    rules.bounds(state)
    check_state(rules, state)
    return Record(header, Game(rules, state))


def _of_older_rules(rules: GameDef[Any], header: Header) -> bool:
    return (header.schema, header.rules_version) != (rules.meta.schema, rules.meta.rules_version)


def _without_history(rules: GameDef[Any], header: Header, entries: list[Entry], state: Any) -> Record:
    """The record for a state its history does not lead to: undo begins anew.

    The words of a game of older rules stay. A history of these rules that does not lead to the state was changed by hand: none of it is
    believed.
    """
    current = msgspec.structs.replace(header, schema=rules.meta.schema, rules_version=rules.meta.rules_version)
    record = _from(rules, current, state)
    if _of_older_rules(rules, header) and modest(entries, range(len(header.names))):
        record.entries = list(entries)
        record.log_only = len(entries)
    return record


def journal_start(record: Record) -> bytes:
    """The first line of a journal."""
    return encode(record) + b"\n"


def journal_do(action: Action) -> bytes:
    """The line of a decision."""
    return msgspec.json.encode(Line(do=action)) + b"\n"


def journal_undo(agreed: bool = False) -> bytes:
    """The line of a decision taken back; ``agreed``: because everybody agreed."""
    return msgspec.json.encode(Line(undo=True, agreed=agreed)) + b"\n"


def journal_redo() -> bytes:
    """The line of a decision made again."""
    return msgspec.json.encode(Line(redo=True)) + b"\n"


@dataclass(frozen=True)
class Recovered:
    """The game a journal leads to. ``whole``: every line that was written to its end counted; else the game ends before a damaged one."""

    record: Record
    whole: bool


def recover(journal: bytes, find: Find) -> Record:
    """Read a journal as far as it is whole. Raises ``BadSave``."""
    return retrace(journal, find).record


def retrace(journal: bytes, find: Find) -> Recovered:
    """Read a journal, and say whether all of it counted.

    A torn last line is ignored; a damaged one, or more work than any game needs, ends the journal there. Raises ``BadSave`` when not even
    the first line, the game as it began, can be read.
    """
    if len(journal) > MAX_BYTES:
        raise _too_big()
    first, *rest = journal.split(b"\n", MAX_LINES + 2)
    record, work, read = decode(first, find), Work(LINES), 0
    for raw in rest[:MAX_LINES]:
        try:
            _follow(record, _line.decode(raw))
            work.spend(record.game)
        except Exception:  # noqa: BLE001 - whatever is wrong with a line, the game before it is worth more than an error
            break
        read += 1
    return Recovered(record, read >= len(rest) - 1)


def _follow(record: Record, line: Line) -> None:
    """Do once more what a line of a journal says."""
    if line.do is not None:
        record.play(line.do)
    elif line.undo:
        record.undo(line.agreed)
    elif line.redo:
        record.redo()
    else:
        raise BadSave("save.damaged", "This line holds no step", where="form")

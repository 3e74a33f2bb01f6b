"""Save files and journals: typed JSON, migrated, checked, never half loaded. Nothing in them is ever executed.

A save is one JSON document: header, the state itself, and beside it the start and the decisions as history. If the rules have changed
since, the history may no longer lead to the state; then the state counts and only undo is lost.
A journal is the same document on one line, followed by one line for each step: ``do``, ``undo``, ``redo``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from .definition import GameDef
from .errors import BadSave, RulesError
from .game import Game
from .record import Entry, Header, Record
from .types import Action
from .views import view

FORMAT = "burgage"
FORMAT_VERSION = 1
MAX_BYTES = 4_000_000
"""No game comes near this size; larger files are refused before they are read."""
MAX_ENTRIES = 5_000

Find = Callable[[str], GameDef[Any]]


class Document(Struct, kw_only=True):
    """A save, before the state is decoded by the type of its game."""

    format: str
    version: int
    header: Header
    state: msgspec.Raw
    start: msgspec.Raw
    entries: list[Entry]


class Line(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One step of a journal; exactly one field is set."""

    do: Action | None = None
    undo: bool = False
    redo: bool = False


class _Peek(Struct):
    format: str
    version: int


_document = msgspec.json.Decoder(Document)
_line = msgspec.json.Decoder(Line)
_peek = msgspec.json.Decoder(_Peek)


def encode(record: Record) -> bytes:
    """A record as a save document, one line of JSON."""
    rules = record.rules
    start = rules.decoder.decode(record.start)
    document = Document(
        format=FORMAT,
        version=FORMAT_VERSION,
        header=record.header,
        state=msgspec.Raw(msgspec.json.encode(record.game.state)),
        start=msgspec.Raw(msgspec.json.encode(start)),
        entries=record.entries,
    )
    return msgspec.json.encode(document)


def decode(data: bytes, find: Find) -> Record:
    """Read a save; ``find`` gives the rules of a game id (KeyError when there is no such game). Raises ``BadSave``."""
    if len(data) > MAX_BYTES:
        raise BadSave("save.too_big", f"This file is larger than any game can be ({len(data)} bytes).", bytes=len(data))
    try:
        seen = _peek.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        raise BadSave("save.foreign", "This is not a saved game of this program.") from None
    if seen.format != FORMAT:
        raise BadSave("save.foreign", "This is not a saved game of this program.")
    if seen.version > FORMAT_VERSION:
        raise BadSave("save.newer", "This save was made by a newer version of the program. It is untouched.")
    try:
        document = _document.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise _damaged(error) from None
    header = document.header
    try:
        rules = find(header.game)
    except KeyError:
        raise BadSave("save.unknown_game", f"There is no game “{header.game[:40]}” in this version.", game=header.game[:40]) from None
    if header.schema > rules.meta.schema or header.rules_version > rules.meta.rules_version:
        raise BadSave("save.newer", "This save was made by a newer version of the program. It is untouched.")
    if len(document.entries) > MAX_ENTRIES:
        raise BadSave("save.too_big", "This file holds more steps than any game can have.", bytes=len(data))
    state = _state(rules, document.state, header)
    return _replayed(rules, document, state) or _without_history(header, rules, state, document.entries)


def _damaged(error: Exception) -> BadSave:
    where = str(error)[:200]
    return BadSave("save.damaged", f"This save is damaged: {where}", where=where)


def _state(rules: GameDef[Any], raw: msgspec.Raw, header: Header) -> Any:
    """Decode, migrate and check a state; whatever is wrong with it becomes ``BadSave``."""
    try:
        if header.schema < rules.meta.schema:
            plain = msgspec.json.decode(raw)
            for migrate in rules.migrations[header.schema - 1 :]:
                migrate(plain)
            state = msgspec.convert(plain, rules.state_type)
        else:
            state = msgspec.json.decode(raw, type=rules.state_type)
        if len(state.seats) != len(header.names):
            raise RulesError("the number of seats does not match the names")
        rules.check(state)
        _walk_through(rules, state)
    except Exception as error:  # noqa: BLE001 - a state from elsewhere can be wrong in any way at all
        raise _damaged(error) from None
    return state


def _walk_through(rules: GameDef[Any], state: Any) -> None:
    """Use a state in every way the program will, so that a wrong one fails here and not later."""
    game = Game(rules, rules.decoder.decode(rules.encoder.encode(state)))
    if rules.encoder.encode(state) != game.snapshot():
        raise RulesError("the position is not one at which somebody decides")
    _ = game.decision
    for player in range(len(state.seats)):
        view(rules, state, player)
    rules.score(state)
    for action in game.legal:
        game.copy().apply(action)


def _replayed(rules: GameDef[Any], document: Document, state: Any) -> Record | None:
    """The record with its whole history, if the history leads to the state."""
    header = document.header
    if header.rules_version != rules.meta.rules_version or header.schema != rules.meta.schema:
        return None
    try:
        start = msgspec.json.decode(document.start, type=rules.state_type)
        if len(start.seats) != len(header.names):
            return None
        rules.check(start)
        record = Record(header, Game(rules, start))
        for entry in document.entries:
            record.play(entry.action)
    except Exception:  # noqa: BLE001 - history from elsewhere may be wrong in any way; the state, already checked, is what counts
        return None
    return record if record.game.snapshot() == rules.encoder.encode(state) else None


def _without_history(header: Header, rules: GameDef[Any], state: Any, entries: list[Entry]) -> Record:
    """The record for a state whose history no longer leads to it: the words stay, undo begins anew."""
    current = msgspec.structs.replace(header, schema=rules.meta.schema, rules_version=rules.meta.rules_version)
    record = Record(current, Game(rules, state))
    record.entries = list(entries)
    return record


def journal_start(record: Record) -> bytes:
    """The first line of a journal."""
    return encode(record) + b"\n"


def journal_do(action: Action) -> bytes:
    """The line of a decision."""
    return msgspec.json.encode(Line(do=action)) + b"\n"


def journal_undo() -> bytes:
    """The line of a decision taken back."""
    return msgspec.json.encode(Line(undo=True)) + b"\n"


def journal_redo() -> bytes:
    """The line of a decision made again."""
    return msgspec.json.encode(Line(redo=True)) + b"\n"


def recover(journal: bytes, find: Find) -> Record:
    """The record a journal leads to. A torn last line is ignored; a damaged one ends the journal there. Raises ``BadSave``."""
    if len(journal) > MAX_BYTES:
        raise BadSave("save.too_big", f"This file is larger than any game can be ({len(journal)} bytes).", bytes=len(journal))
    first, *rest = journal.split(b"\n")
    record = decode(first, find)
    for raw in rest:
        try:
            line = _line.decode(raw)
            if line.do is not None:
                record.play(line.do)
            elif line.undo:
                record.undo()
            elif line.redo:
                record.redo()
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, RulesError):
            break
    return record

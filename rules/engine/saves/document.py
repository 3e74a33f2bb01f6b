"""Save files: typed JSON, migrated, verified, never half loaded. Nothing in them is ever executed.

A save is one JSON document: header and position, along with the start and the decisions that lead from it to the position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from ..begin import check_header, complete_options
from ..definition import GameDef
from ..errors import BadSave, BadSetup, RulesError
from ..names import readable
from ..record import Entry, Header, Record
from .verification import History, is_older, state_of, verified

FORMAT = "burgage"
FORMAT_VERSION = 1
MAX_BYTES = 4_000_000
"""The maximum size of a save. No game comes near it; larger files are refused before they are read."""
MAX_STATE = 200_000
"""The maximum size of a state in bytes; a few thousand are usual."""
MAX_ENTRIES = 5_000

Find = Callable[[str], GameDef[Any]]


class Document(Struct, kw_only=True):
    """A save before the types of its game are known. ``log_only`` are decisions under older rules, from before the start."""

    format: str
    version: int
    header: Header
    state: msgspec.Raw
    start: msgspec.Raw
    entries: msgspec.Raw
    log_only: msgspec.Raw = msgspec.field(default=msgspec.Raw(b"[]"), name="heard")  # as the first saves called it


class _Peek(Struct):
    format: str
    version: int


class _Front(Struct):
    """The part of a save that a list shows; its history is skipped."""

    header: Header
    state: msgspec.Raw


_document = msgspec.json.Decoder(Document)
_entries = msgspec.json.Decoder(list[Entry])
_peek = msgspec.json.Decoder(_Peek)
_front = msgspec.json.Decoder(_Front)


def encode(record: Record) -> bytes:
    """Return a record as a save document, one line of JSON."""
    rules = record.rules
    start = rules.decode(record.start)
    document = Document(
        format=FORMAT,
        version=FORMAT_VERSION,
        header=record.header,
        state=msgspec.Raw(msgspec.json.encode(record.game.state)),
        start=msgspec.Raw(msgspec.json.encode(start)),
        entries=msgspec.Raw(msgspec.json.encode(record.entries[record.log_only :])),
        log_only=msgspec.Raw(msgspec.json.encode(record.entries[: record.log_only])),
    )
    return msgspec.json.encode(document)


def decode(data: bytes, find: Find) -> Record:
    """Read a save; ``find`` returns the rules for a game id (KeyError if there is no such game). Raises ``BadSave``."""
    _check_kind(data)
    try:
        document = _document.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise _damaged(error) from None
    if max(len(document.state), len(document.start)) > MAX_STATE:
        raise too_big()
    rules = _rules(document.header, find)
    header = _header(rules, document.header)
    older = is_older(rules, header)
    history = History(document.start, _decisions(document.entries, older), _decisions(document.log_only, older))
    if len(history.entries) + len(history.log_only) > MAX_ENTRIES:
        raise too_big()
    try:
        return verified(rules, header, history, state_of(rules, document.state, header))
    except Exception as error:  # noqa: BLE001 - an untrusted save can be wrong in any way at all
        raise _damaged(error) from None


def glance(data: bytes, find: Find) -> tuple[Header, Any]:
    """Return the header and state of a save, for listing many of them. Raises ``BadSave``, but for nothing that ``decode`` reads.

    The state is typed, but the history that would prove it is skipped: ``decode`` may still refuse the save.
    """
    _check_kind(data)
    try:
        front = _front.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise _damaged(error) from None
    if len(front.state) > MAX_STATE:
        raise too_big()
    rules = _rules(front.header, find)
    header = _header(rules, front.header)
    try:
        return header, state_of(rules, front.state, header)
    except Exception as error:  # noqa: BLE001 - an untrusted state can be wrong in any way at all
        raise _damaged(error) from None


def _check_kind(data: bytes) -> None:
    """Raise ``BadSave`` for anything that is not a save, or one from a newer program."""
    if len(data) > MAX_BYTES:
        raise too_big()
    try:
        seen = _peek.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        raise BadSave("save.foreign", "This is not a saved game of this program.") from None
    if seen.format != FORMAT or seen.version < 1:
        raise BadSave("save.foreign", "This is not a saved game of this program.")
    if seen.version > FORMAT_VERSION:
        raise _newer()


def _rules(header: Header, find: Find) -> GameDef[Any]:
    """Return the rules of the game named in a header. Raises ``BadSave`` if there is no such game."""
    try:
        return find(header.game)
    except KeyError:
        game = _line_of(header.game, 40)
        raise BadSave("save.unknown_game", f"There is no game “{game}” in this version.", game=game) from None


def too_big() -> BadSave:
    return BadSave("save.too_big", "This file is larger than any game can be.")


def _newer() -> BadSave:
    return BadSave("save.newer", "This save was made by a newer version of the program. It is untouched.")


def _damaged(error: Exception) -> BadSave:
    """Return an error that classifies the damage for players: ``form`` (not a complete save), ``setup`` (no such game) or ``rules`` (no
    such position).

    The exception's own text gives details, but those of an unforeseen error are left out.
    """
    unreadable = isinstance(error, (msgspec.MsgspecError, UnicodeDecodeError, RecursionError))
    foreseen = unreadable or isinstance(error, RulesError)
    detail = _line_of(str(error), 200) if foreseen else "the position contradicts the rules"
    where = "form" if unreadable else "setup" if isinstance(error, BadSetup) else "rules"
    return BadSave("save.damaged", f"This save is damaged: {detail}", where=where)


def _line_of(text: str, length: int) -> str:
    """Return the beginning of an untrusted text, made safe to show."""
    return "".join(character if character.isprintable() else " " for character in text[:length])


def _header(rules: GameDef[Any], header: Header) -> Header:
    """Return the header, checked and with all current options."""
    of = rules.meta
    if header.schema > of.schema or header.rules_version > of.rules_version:
        raise _newer()
    try:
        options = complete_options(of, len(header.names), header.options, begun=True)
        header = msgspec.structs.replace(header, options=options, names=tuple(map(readable, header.names)))
        check_header(header)
        return header
    except BadSetup as error:
        raise _damaged(error) from None


def _decisions(raw: msgspec.Raw, older: bool) -> list[Entry]:
    """Return decisions of a save. Those from older rules may have another form, in which case there are none. Raises ``BadSave``."""
    try:
        return _entries.decode(raw)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        if older:
            return []
        raise _damaged(error) from None

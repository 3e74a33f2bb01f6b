"""Journals: a save on one line, then a line for each later step: ``do``, ``undo``, ``redo``, ``seat``."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ..errors import BadSave
from ..record import Record, SeatKind
from ..types import Action
from .document import MAX_BYTES, Find, decode, encode, too_big
from .work import LINES, Work

MAX_LINES = 20_000
"""The most steps in a journal, including those undone and redone, and seats handed over."""


class Line(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One step of a journal; exactly one of ``do``, ``undo``, ``redo`` and ``seat`` is set. ``agreed``: everybody had to agree to the undo.

    ``seat`` says which seat changes hands, and who takes it.
    """

    do: Action | None = None
    undo: bool = False
    agreed: bool = False
    redo: bool = False
    seat: tuple[int, SeatKind] | None = None


_line = msgspec.json.Decoder(Line)


def journal_start(record: Record) -> bytes:
    """Return the first line of a journal."""
    return encode(record) + b"\n"


def journal_do(action: Action) -> bytes:
    """Return the line for a decision."""
    return msgspec.json.encode(Line(do=action)) + b"\n"


def journal_undo(agreed: bool = False) -> bytes:
    """Return the line for a decision taken back; ``agreed`` means that everybody agreed to it."""
    return msgspec.json.encode(Line(undo=True, agreed=agreed)) + b"\n"


def journal_redo() -> bytes:
    """Return the line for a decision made again."""
    return msgspec.json.encode(Line(redo=True)) + b"\n"


def journal_seat(player: int, kind: SeatKind) -> bytes:
    """Return the line for somebody who takes a seat."""
    return msgspec.json.encode(Line(seat=(player, kind))) + b"\n"


class Recovered(Struct, frozen=True):
    """The game a journal leads to. ``whole``: every complete line was used; otherwise the game ends before a damaged one."""

    record: Record
    whole: bool


def recover(journal: bytes, find: Find) -> Record:
    """Read a journal as far as it is intact. Raises ``BadSave``."""
    return retrace(journal, find).record


def retrace(journal: bytes, find: Find) -> Recovered:
    """Read a journal and report whether all of it could be used.

    An incomplete last line is ignored; at a damaged one, or once reading takes more work than any game needs, the journal ends. Raises
    ``BadSave`` if not even the first line, the game as it began, can be read.
    """
    if len(journal) > MAX_BYTES:
        raise too_big()
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
    """Repeat the step recorded on a line of a journal."""
    if line.do is not None:
        record.play(line.do)
    elif line.undo:
        record.undo(line.agreed)
    elif line.redo:
        record.redo()
    elif line.seat is not None:
        record.hand_over(*line.seat)
    else:
        raise BadSave("save.damaged", "This line holds no step", where="form")

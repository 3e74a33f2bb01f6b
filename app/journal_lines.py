"""Whether a journal was read to its end, seen from its lines without playing them a second time."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from rules import Action, Record


class _First(Struct):
    """The first line, with the decisions made before it."""

    entries: list[msgspec.Raw]


class _Step(Struct):
    """One of the lines after it."""

    do: Action | None = None
    undo: bool = False
    redo: bool = False


_first = msgspec.json.Decoder(_First)
_step = msgspec.json.Decoder(_Step)


def leads_to(journal: bytes, record: Record) -> bool:
    """Say whether all lines of a journal, but for a torn last one, lead to the decisions of the record that was read from it."""
    first, *lines = journal.split(b"\n")
    before = len(_first.decode(first).entries)
    made: list[Action | None] = [None] * before
    undone: list[Action | None] = []
    for n, line in enumerate(lines, 1):
        try:
            step = _step.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            if n < len(lines):
                return False
            break
        if step.do is not None:
            made.append(step.do)
            undone.clear()
        elif step.undo and made:
            undone.append(made.pop())
        elif step.redo and undone:
            made.append(undone.pop())
        else:
            return False
    left = made.count(None)
    """Of the decisions before the first line; a record of older rules has none of them any more."""
    told, own = record.entries, made[left:]
    return len(told) - len(own) in (left, left - before) and [entry.action for entry in told[len(told) - len(own) :]] == own

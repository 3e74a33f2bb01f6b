"""Reading a game from its newest intact file."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import rules
from app.storage import journal_files, regular_file
from app.storage.journal_files import cut_short, put_aside, trouble
from app.storage.log_only import checked
from rules import BadSave, Message, Record


def newest_whole(path: Path, free: bool) -> tuple[Record | None, list[Message]]:
    """Return the newest readable state of a game, and messages.

    Files that are not games are renamed if the journal is ``free`` to be changed.
    """
    told: list[Message] = []
    copies = journal_files.copies(path)
    for copy in copies:
        try:
            record, message = _read(copy, free)
        except FileNotFoundError:
            continue
        except BadSave as error:
            told += [put_aside(copy)] if free else []
            told.append(Message(error.key, error.values))
        except OSError as error:
            told.append(trouble("read", error, copy.name))
        else:
            if message is not None:
                told.append(message)
            if copy != copies[0]:
                told.append(Message("saves.older"))
                first = copy.with_name(path.name)
                if free and not os.path.lexists(first):
                    with suppress(OSError):
                        os.replace(copy, first)  # it is the newest now; if that fails, it is found here again
            return record, told
    return None, told


def _read(path: Path, free: bool) -> tuple[Record, Message | None]:
    """Return the game of a journal. If it is damaged after its first line, the game ends there; the whole file is kept and reported.

    If it is not ``free``, another program is writing it at this moment: the end may be missing.
    """
    data = regular_file.read(path, rules.MAX_BYTES + 1)
    found = rules.retrace(data)
    record = checked(found.record)
    return record, None if not free or found.whole else cut_short(path, data, record)

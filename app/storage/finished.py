"""What becomes of the journal of a finished game: the archive keeps the game, and the journal is deleted."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from app.storage import journal_files, paths, results
from rules import Message, Record


def finish(home: Path, record: Record) -> list[Message]:
    """Move a finished game to the archive; return what went wrong, in which case the journal stays for the next attempt."""
    folder = paths.archive_folder(home.parent)
    try:
        if not results.holds(folder, record):
            results.keep(folder, record, max(0.0, min(journal_files.changed(home), time.time())))
    except OSError:
        return [Message("review.trouble.keep")]
    with suppress(OSError):  # a journal that cannot be deleted will be recognised as over at the next start too
        journal_files.forget(home)
    return []

"""What becomes of the journal of a finished game: the archive keeps the game, and the journal goes."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from app import journals, paths
from rules import Message, Record


def finish(home: Path, record: Record) -> list[Message]:
    """Leave a finished game to the archive; what went wrong, and then the journal stays for the next attempt."""
    from app import archive  # here: it knows the tables of all games, which nobody waits for before a game is over

    folder = paths.archive_folder(home.parent)
    try:
        if not archive.holds(folder, record):
            archive.keep(folder, record, max(0.0, min(journals.changed(home), time.time())))
    except OSError:
        return [Message("review.trouble.keep")]
    with suppress(OSError):  # a journal that cannot be deleted is found to be over at the next start too
        journals.forget(home)
    return []

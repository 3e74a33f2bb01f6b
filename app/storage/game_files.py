"""Games found on disk: those in the folder of games that can be continued, and files opened from anywhere."""

from __future__ import annotations

import logging
from pathlib import Path

from msgspec import Struct

import rules
from app.platform import patience
from app.storage import journal_files, regular_file
from app.storage.file_lock import Claim
from app.storage.finished import finish
from app.storage.journal_files import changed, running
from app.storage.log_only import checked
from app.storage.recovery import newest_whole
from rules import Message, Record

LOG = logging.getLogger(__name__)


class Unfinished(Struct, frozen=True):
    """A game that can be continued, named by its home; ``when`` it was last played, in seconds since 1970.

    ``in_use`` means that a running program is playing it.
    """

    path: Path
    record: Record
    when: float
    in_use: bool = False


def unfinished(folder: Path, most: int | None = None) -> tuple[list[Unfinished], list[Message]]:
    """Return the games that can be continued, newest first, and what was wrong with others. Those are renamed, never deleted.

    ``most`` limits the search to that many games.
    """
    found: list[Unfinished] = []
    told: list[Message] = []
    for path in running(folder):
        if most is not None and len(found) >= most:
            break
        game, said = recovered(path)
        patience.step()
        told += said
        if game is not None:
            found.append(game)
    return found, told


def recovered(path: Path) -> tuple[Unfinished | None, list[Message]]:
    """Return the game of a journal from its newest intact file, or None if it has ended or no file is intact; and what was wrong.

    A game that another program is playing is only read.
    """
    claim = Claim(*journal_files.places(path))
    free = claim.take()
    try:
        record, told = newest_whole(path, free)
        if record is None:
            return None, told
        LOG.info("recovered %s: %s, %d decisions", path, record.header.game, len(record.entries))
        if record.game.over:
            return None, told + (finish(path, record) if free else [])
        return Unfinished(path, record, changed(path), not free), told
    finally:
        claim.release()


def open_file(path: Path) -> Record:
    """Read a save or a journal from anywhere. Raises ``BadSave`` or OSError."""
    data = regular_file.read(path, rules.MAX_BYTES + 1)
    LOG.info("opening %s", path.parent / f"*{path.suffix}")
    first, _, rest = data.partition(b"\n")
    if rest.strip() and first.rstrip().endswith(b"}"):
        return checked(rules.recover(data))
    return checked(rules.load(data))

"""The files of running and finished games: names, order, what becomes of damaged ones.

A journal carries a number on its first line; the game last begun or taken up again has the highest. No clock can change that order.
"""

from __future__ import annotations

import errno
import os
import re
import tempfile
from contextlib import suppress
from itertools import chain, count
from pathlib import Path

import rules
from app import generations
from rules import Message, Record

KEPT = 100
"""Finished games that are kept. Unfinished ones are never deleted."""
RUNNING = ".journal"
FINISHED = ".finished"
DAMAGED = ".damaged"
FULL = frozenset(getattr(errno, name) for name in ("ENOSPC", "EDQUOT", "EFBIG") if hasattr(errno, name))
FORBIDDEN = frozenset((errno.EACCES, errno.EPERM, errno.EROFS))
COUNT = re.compile(rb'\{"count":(\d{1,15}),')


def running(folder: Path) -> list[Path]:
    """The journals of unfinished games, the one last played first; also those of which only an older copy is left."""
    return _newest_first(folder, RUNNING)


def finished(folder: Path) -> list[Path]:
    """The journals of finished games that are kept, the one last played first."""
    return _newest_first(folder, FINISHED)


def _newest_first(folder: Path, suffix: str) -> list[Path]:
    """The files with a suffix by the number inside, then by the clock. A folder that cannot be listed has none."""
    try:
        there = list(folder.iterdir())
    except OSError:
        return []
    files = {path for path in there if path.suffix == suffix}
    files |= {first for path in there if (first := generations.original(path)) is not None and first.suffix == suffix}
    return sorted(files, key=lambda path: (count_of(path), changed(path), path.name), reverse=True)


def count_of(path: Path) -> int:
    """The number inside a journal or the newest of its older copies; 0 where there is none."""
    for copy in (path, *generations.older(path)):
        with suppress(OSError), copy.open("rb") as file:
            found = COUNT.match(file.read(32))
            if found is not None:
                return int(found[1])
    return 0


def next_count(folder: Path) -> int:
    """A number above that of every game so far."""
    return 1 + max((count_of(path) for path in (*running(folder), *finished(folder))), default=0)


def changed(path: Path) -> float:
    """When a journal, or the newest of its older copies, was changed; 0 where nobody knows."""
    for copy in (path, *generations.older(path)):
        with suppress(OSError):
            return copy.stat().st_mtime
    return 0.0


def first_line(record: Record, count: int) -> bytes:
    """A game as the first line of a journal. What the rules do not know in a document, they leave alone."""
    return b'{"count":%d,' % count + rules.journal_start(record)[1:]


def taken(base: Path) -> bool:
    """Whether there is a game of this name, or an older copy of one."""
    return any(base.with_name(base.name + end).exists() for end in (RUNNING, FINISHED, *(f"{RUNNING}.{n}" for n in range(1, 4))))


def unused(path: Path) -> Path:
    """A name for a journal like ``path`` that is not taken."""
    base = path.with_suffix("")
    return next(p for n in count(2) if not taken(p := base.with_name(f"{base.name}-{n}"))).with_suffix(RUNNING)


def finish(path: Path) -> list[Message]:
    """Put the journal of a finished game aside; the messages of what went wrong."""
    try:
        generations.forget(path)  # first: alone they would be a game that can go on
        path.with_name(path.name + ".new").unlink(missing_ok=True)
        os.replace(path, path.with_suffix(FINISHED))
    except FileNotFoundError:
        return []  # put aside already, by the page that lists the games
    except OSError as error:
        return [trouble("read", error, path.name)]
    return []


def put_aside(path: Path) -> Message:
    """Rename a file that is no game; the message of that."""
    aside = unused_damaged(path)
    try:
        os.replace(path, aside)
    except OSError as error:
        return trouble("read", error, path.name)
    return Message("app.trouble.aside", {"file": aside.name})


def unused_damaged(path: Path) -> Path:
    """A name for a damaged file that is not taken."""
    first = path.with_suffix(DAMAGED)
    others = (first.with_suffix(f".{n}{DAMAGED}") for n in count(2))
    return next(p for p in chain((first,), others) if not p.exists())


def store_elsewhere(path: Path, record: Record) -> Message:
    """The last resort for a game whose own folder fails: the folder for temporary files."""
    target = Path(tempfile.gettempdir()) / path.with_suffix(".burgage").name
    try:
        target.write_bytes(rules.encode(record))
    except OSError:
        return Message("library.nowhere")
    return Message("library.elsewhere", {"file": str(target)})


def prune(folder: Path) -> None:
    """Delete all but the last finished games."""
    for path in finished(folder)[KEPT:]:
        with suppress(OSError):  # one file too many does no harm; the next new game tries again
            path.unlink()


def trouble(doing: str, error: OSError, file: str = "") -> Message:
    """A sentence for what the system says: ``doing`` is ``store`` (a game) or ``read`` (the file)."""
    if doing == "read":
        return Message("app.trouble.read", {"file": file})
    why = "full" if error.errno in FULL else "forbidden" if error.errno in FORBIDDEN else "other"
    return Message(f"app.trouble.store.{why}")

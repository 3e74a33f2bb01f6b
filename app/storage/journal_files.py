"""The files of running games: their names, order and places, and what becomes of damaged ones.

A journal carries a number on its first line; the game begun or resumed last has the highest. No clock can change that order. A game is
named by its place in the folder of games, its home. It may also be in the refuge, with or without an older state at home.
"""

from __future__ import annotations

import errno
import os
import re
from contextlib import suppress
from itertools import chain, count
from pathlib import Path

import rules
from app.storage import atomic_write, backups, refuge, regular_file
from app.storage.atomic_write import PRIVATE
from app.storage.file_names import shown
from rules import Message, Record

RUNNING = ".journal"
DAMAGED = ".damaged"
FULL = frozenset(getattr(errno, name) for name in ("ENOSPC", "EDQUOT", "EFBIG") if hasattr(errno, name))
FORBIDDEN = frozenset((errno.EACCES, errno.EPERM, errno.EROFS))
COUNT = re.compile(rb'\{"count":(\d{1,15}),')


def running(folder: Path) -> list[Path]:
    """Return the unfinished games, the one last played first; including those of which only a backup is left."""
    places = (folder, refuge.find(folder))
    files = {folder / path.name for place in places if place is not None for path in _journals(place)}
    return sorted(files, key=lambda path: (count_of(path), changed(path), path.name), reverse=True)


def _journals(folder: Path) -> set[Path]:
    """Return the journals in a folder, each by the name of the journal itself even if only backups are left.

    A folder that cannot be listed has none.
    """
    try:
        there = list(folder.iterdir())
    except OSError:
        return set()
    found = {path for path in there if path.suffix == RUNNING}
    return found | {first for path in there if (first := backups.original(path)) is not None and first.suffix == RUNNING}


def places(home: Path) -> list[Path]:
    """Return the places where a game is or may be stored, the newer state first: at home, and in the refuge if there is one."""
    shelter = refuge.find(home.parent)
    if shelter is None:
        return [home]
    away = shelter / home.name
    return [away, home] if _count(away) > _count(home) else [home, away]


def copies(home: Path) -> list[Path]:
    """Return the files of a game, newest first; not all need exist."""
    return [copy for place in places(home) for copy in (place, *backups.older(place))]


def newest(home: Path) -> Path:
    """Return the newest file of a game, or its home if there is none."""
    return next((copy for copy in copies(home) if os.path.exists(copy)), home)


def count_of(home: Path) -> int:
    """Return the highest number inside the files of a game, or 0 if there is none."""
    return max(_count(place) for place in places(home))


def _count(path: Path) -> int:
    """Return the number inside a journal or the newest of its backups, or 0 if there is none."""
    for copy in (path, *backups.older(path)):
        with suppress(OSError):
            found = COUNT.match(regular_file.read(copy, 32))
            if found is not None:
                return int(found[1])
    return 0


def next_count(folder: Path) -> int:
    """Return a number higher than that of every game so far."""
    return 1 + max((count_of(path) for path in running(folder)), default=0)


def changed(home: Path) -> float:
    """Return when the newest file of a game was changed, or 0 if that is unknown."""
    for copy in copies(home):
        with suppress(OSError):
            return copy.stat().st_mtime
    return 0.0


def first_line(record: Record, count: int) -> bytes:
    """Return a game as the first line of a journal. The rules ignore fields of a document that they do not know."""
    return b'{"count":%d,' % count + rules.journal_start(record)[1:]


def taken(base: Path) -> bool:
    """Say whether there is a game of this name, or a backup of one."""
    return any(os.path.lexists(copy) for copy in copies(base.with_name(base.name + RUNNING)))


def unused(path: Path) -> Path:
    """Return a name for a journal similar to ``path`` that is not taken."""
    base = path.with_suffix("")
    return next(p for n in count(2) if not taken(p := base.with_name(f"{base.name}-{n}"))).with_suffix(RUNNING)


def forget(home: Path, place: Path | None = None) -> None:
    """Delete a game, or the part of it stored in one place. Raises OSError."""
    files = copies(home) if place is None else [place, *backups.older(place)]
    for copy in reversed(files):  # a backup alone would be a game that can be continued
        copy.unlink(missing_ok=True)
    refuge.leave(home.parent)


def put_aside(path: Path) -> Message:
    """Rename a file that is not a game; return a message about it."""
    aside = unused_damaged(path)
    try:
        os.replace(path, aside)
    except OSError as error:
        return trouble("read", error, path.name)
    return Message("app.trouble.aside", {"file": shown(aside.name)})


def cut_short(path: Path, data: bytes, record: Record) -> Message:
    """Truncate a journal to its readable part, and keep all of it, ``data``, next to it; return a message about it.

    Otherwise the next start would report it again.
    """
    aside = unused_damaged(path)
    try:
        atomic_write.replace(aside, data, PRIVATE)
        atomic_write.replace(path, first_line(record, _count(path)), PRIVATE)
    except OSError as error:
        return trouble("read", error, path.name)
    return Message("app.trouble.cut", {"file": shown(aside.name)})


def unused_damaged(path: Path) -> Path:
    """Return a name for a damaged file that is not taken."""
    first = path.with_suffix(DAMAGED)
    others = (first.with_suffix(f".{n}{DAMAGED}") for n in count(2))
    return next(p for p in chain((first,), others) if not os.path.lexists(p))


def trouble(doing: str, error: OSError, file: str = "") -> Message:
    """Return a sentence for an error of the system.

    ``doing`` is ``read`` (the file), ``store`` (a game, without success) or ``away`` (a game, in the folder ``file`` instead of its own).
    """
    if doing == "read":
        return Message("app.trouble.read", {"file": shown(file)})
    why = "full" if error.errno in FULL else "forbidden" if error.errno in FORBIDDEN else "other"
    return Message(f"app.trouble.{doing}.{why}", {"folder": shown(file)} if file else {})

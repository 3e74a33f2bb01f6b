"""Opinions of finished games, each in a file of its own next to the games, named after the game's digest: all its copies share it.

They can be formed again at any time: whatever is damaged, foreign or out of date counts for nothing.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from app.session.digest import digest
from app.session.opinion import Opinion, fits
from app.session.replay import Replay
from app.storage import atomic_write, regular_file

ENDING = ".burgage-opinion"
LARGEST = 1_000_000
"""The maximum number of bytes of a file; some ten thousand are usual."""


def path_of(folder: Path, played: str) -> Path:
    """Return the file with the opinion of a game, by its digest."""
    return folder / f"{played}{ENDING}"


def kept(folder: Path, replay: Replay) -> Opinion | None:
    """Return the opinion kept of a game, if there is one that would be formed today as well."""
    try:
        found = msgspec.json.decode(regular_file.read(path_of(folder, digest(replay.record)), LARGEST), type=Opinion)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return found if fits(found, replay) else None


def keep(folder: Path, opinion: Opinion) -> None:
    """Write an opinion, whole or not at all. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    atomic_write.replace(path_of(folder, opinion.played), msgspec.json.encode(opinion))

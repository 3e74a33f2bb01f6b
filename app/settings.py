"""What the program remembers: language, window, names and the last choices for each game. Typed, written whole, read forgivingly."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct, field

from app.texts import LANGUAGES
from rules import Value

DEFAULT_NAMES = ("Anna", "Ben", "Cleo", "Dora")
MAX_NAME = 16
"""Characters of a name; longer ones do not fit the boxes on the table."""


class Window(Struct, frozen=True):
    """Place and size of the window in device independent pixels."""

    x: int
    y: int
    w: int
    h: int
    maximised: bool = False


class LastGame(Struct, frozen=True):
    """The choices a game was last started with."""

    players: int
    options: dict[str, Value | bool] = {}


class Settings(Struct):
    """Everything remembered. ``language`` None: that of the system."""

    language: str | None = None
    window: Window | None = None
    names: list[str] = field(default_factory=lambda: list(DEFAULT_NAMES))
    last: dict[str, LastGame] = field(default_factory=dict)


def load(path: Path) -> Settings:
    """The settings of a file; defaults for a missing or damaged one, which is then kept beside it as ``*.damaged``."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Settings)
    except FileNotFoundError:
        return Settings()
    except OSError:
        return Settings()  # not readable: the program works with defaults, and says so when it cannot write them
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        os.replace(path, path.with_name(path.name + ".damaged"))
        return Settings()
    if found.language not in LANGUAGES:
        found.language = None
    found.names = [(name.strip() or default)[:MAX_NAME] for name, default in zip(found.names, DEFAULT_NAMES, strict=False)]
    found.names += DEFAULT_NAMES[len(found.names) :]
    return found


def save(settings: Settings, path: Path) -> None:
    """Write the settings whole or not at all. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=1))
    os.replace(beside, path)

"""What the program remembers: language, window, names and the last choices for each game. Typed, written whole, read forgivingly."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from app import atomic_write, regular_file
from app.texts import LANGUAGES
from rules import COLOURS, Value

DEFAULT_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
"""A name for each seat of the largest game."""
MAX_NAME = 16
"""Characters of a name; longer ones do not fit the boxes on the table."""

MOST = 1_000_000
"""Bytes of the file; a longer one is damaged."""

SMALLEST_SIZE, LARGEST_SIZE = 80, 200
"""Size of the text in per cent."""


class Window(Struct, frozen=True):
    """Place and size of the window in device independent pixels."""

    x: int
    y: int
    w: int
    h: int
    maximised: bool = False


class LastGame(Struct, frozen=True):
    """What a game was last started with: choices, and how its seats and its deal came out."""

    players: int
    options: dict[str, Value | bool] = {}
    drawn: bool = False
    """Whether the order of the seats is drawn."""
    names: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    seed: int | None = None


class Preset(Struct, frozen=True):
    """A set-up with a name, to be chosen again."""

    name: str
    game: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    options: dict[str, Value | bool]
    drawn: bool = False


class Settings(Struct):
    """Everything remembered. ``language`` None: that of the system."""

    language: str | None = None
    window: Window | None = None
    names: list[str] = field(default_factory=lambda: list(DEFAULT_NAMES))
    colours: list[str] = field(default_factory=lambda: list(COLOURS))
    """The colours of the seats in their order, each once."""
    last: dict[str, LastGame] = field(default_factory=dict)
    presets: list[Preset] = field(default_factory=list)
    text_size: Annotated[int, Meta(ge=SMALLEST_SIZE, le=LARGEST_SIZE)] = 100
    """Per cent."""
    animation: Literal["off", "calm", "fast", "normal"] = "normal"
    """Whether and how things move; calm: they fade."""
    undo: Literal["strict", "consent", "practice"] = "strict"
    """How far new games may be taken back: to the border of new information, beyond it when all agree, or freely."""
    end_turn: Literal["button", "automatic"] = "button"
    """Whether a turn with nothing left to do is ended by a click or by itself."""
    single_choices: Literal["asked", "automatic"] = "asked"
    """Whether a decision with one legal action is asked."""
    confirm_reveals: bool = False
    """Whether a step that makes something known, and so cannot be taken back, is to be confirmed."""
    small_change: Literal["0", "1", "2", "3", "4", "all"] = "all"
    """How much small change (workers) lit targets may cost before the player chooses with what to pay."""
    cover_hands: bool = False
    """Whether a closed hand stays covered on its own table until Space is held."""
    hints: Literal["always", "new", "never"] = "new"
    """Where the table explains itself in full: in every game, in those that are new to the players, nowhere. See ``app.hints``."""
    game_hints: dict[str, bool] = field(default_factory=dict)
    """What was chosen when a game was not new any more: whether it goes on explaining itself."""
    begun: dict[str, int] = field(default_factory=dict)
    """How many games of each kind were begun. Of a game in it nobody is asked any more whether it is known."""
    sight: Literal["normal", "protan", "deutan", "tritan"] = "normal"
    """Colour sight to preview."""
    full_screen: bool = False
    keys: dict[str, str] = field(default_factory=dict)
    """Changed keys: command to key sequence."""
    lessons: dict[str, int] = field(default_factory=dict)
    """The chapter of each game's lesson to go on with, counted from 0."""


def change(settings: Settings, **fields: Any) -> bool:
    """Set fields, all or none; whether anything is different now. Raises ValueError for an unknown field or a value that cannot be."""
    known = msgspec.structs.asdict(settings)
    for name, value in fields.items():
        if name not in known:
            raise ValueError(f"There is no setting {name!r}.")
        known[name] = value
    try:
        msgspec.convert(msgspec.to_builtins(known), Settings)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
    different = any(getattr(settings, name) != value for name, value in fields.items())
    for name, value in fields.items():
        setattr(settings, name, value)
    return different


def load(path: Path) -> Settings:
    """The settings of a file; defaults for a missing or damaged one, which is then kept beside it as ``*.damaged``."""
    try:
        found = msgspec.json.decode(regular_file.read(path, MOST), type=Settings)
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
    if sorted(found.colours) != sorted(COLOURS):
        found.colours = list(COLOURS)
    found.names += DEFAULT_NAMES[len(found.names) :]
    return found


def save(settings: Settings, path: Path) -> None:
    """Write the settings whole or not at all. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    atomic_write.replace(path, msgspec.json.format(msgspec.json.encode(settings), indent=1))

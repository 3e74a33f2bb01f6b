"""What the program remembers: language, window, names and the last choices for each game. Typed, written whole, read forgivingly."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from app.storage import atomic_write, regular_file
from app.texts import LANGUAGES
from rules import COLOURS, Message, SeatKind, Value, readable

Report = Callable[[Message], object]

DEFAULT_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
"""A person's name for each seat of the largest game."""
COMPUTER_NAMES = ("Roland", "Hedwig", "Oswald", "Matilda", "Isolde")
"""A computer's name for each of these seats: none begins like a person's."""
MAX_NAME = 16
"""The maximum number of characters of a name; longer ones do not fit the boxes on the table."""

MOST = 1_000_000
"""The maximum number of bytes of the file; a longer one is damaged."""

SMALLEST_SIZE, LARGEST_SIZE = 80, 200
"""The limits of the text size in per cent."""
SOFTEST, LOUDEST = 10, 100
"""The limits of the volume in per cent; silence is a setting of its own."""


Pixels = Annotated[int, Meta(ge=-(1 << 31), lt=1 << 31)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=60, pattern=r"\A[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z")]
"""One line of text."""


class Window(Struct, frozen=True):
    """The place and size of the window in device-independent pixels."""

    x: Pixels
    y: Pixels
    w: Pixels
    h: Pixels
    maximised: bool = False


class LastGame(Struct, frozen=True):
    """The last set-up of a game: the choices, and the resulting seats and deal."""

    players: Count
    options: dict[str, Value | bool] = {}
    drawn: bool = False
    """Whether the order of the seats is drawn."""
    names: tuple[Name, ...] = ()
    colours: tuple[str, ...] = ()
    seed: int | None = None
    seats: tuple[SeatKind, ...] = ()
    """Who sat there, in the order of the names; if it is left out, everybody was a person."""
    advice: bool | None = None
    """Whether the players may ask what a computer would do; None: as usual."""


class Preset(Struct, frozen=True):
    """A named set-up, to be chosen again."""

    name: Name
    game: str
    names: tuple[Name, ...]
    colours: tuple[str, ...]
    options: dict[str, Value | bool]
    drawn: bool = False
    seats: tuple[SeatKind, ...] = ()
    """Who sits there; if it is left out, everybody is a person."""
    advice: bool | None = None
    """Whether the players may ask what a computer would do; None: as usual."""


def sitting(stored: LastGame | Preset) -> tuple[SeatKind, ...]:
    """Return who sits under each of the names: people, if that was left out or makes no game."""
    fits = len(stored.seats) == len(stored.names) and "person" in stored.seats
    return stored.seats if fits else tuple("person" for _ in stored.names)


class Settings(Struct):
    """Everything remembered. ``language`` None: that of the system."""

    language: str | None = None
    window: Window | None = None
    names: list[Name] = field(default_factory=lambda: list(DEFAULT_NAMES))
    """What a person on each seat is called, whoever sits there now."""
    computers: list[Name] = field(default_factory=lambda: list(COMPUTER_NAMES))
    """What a computer on each seat is called."""
    colours: list[str] = field(default_factory=lambda: list(COLOURS))
    """The colours of the seats in order, each once."""
    last: dict[str, LastGame] = field(default_factory=dict)
    presets: list[Preset] = field(default_factory=list)
    text_size: Annotated[int, Meta(ge=SMALLEST_SIZE, le=LARGEST_SIZE)] = 100
    """In per cent."""
    animation: Literal["off", "calm", "fast", "normal"] = "normal"
    """Whether and how things move; calm: they fade."""
    computer_pace: Literal["slow", "normal", "fast", "at_once"] = "normal"
    """How fast computers at the table play what they have thought out."""
    undo: Literal["strict", "consent", "practice"] = "strict"
    """How far new games can be undone: to where new information was revealed, beyond that if all agree, or freely."""
    end_turn: Literal["button", "automatic"] = "button"
    """Whether a turn with nothing left to do ends with a click or automatically."""
    single_choices: Literal["asked", "automatic"] = "asked"
    """Whether players are asked to make decisions that have only one legal action."""
    confirm_reveals: bool = False
    """Whether a step that reveals something, and so cannot be undone, has to be confirmed."""
    small_change: Literal["0", "1", "2", "3", "4", "all"] = "all"
    """The spend limit: how many workers a highlighted plan may cost before the player is asked how to pay."""
    cover_hands: bool = False
    """Whether a closed hand stays covered at its owner's own table until Space is held."""
    hints: Literal["always", "new", "never"] = "new"
    """Where the table explains itself in full: in every game, in new ones, nowhere. See ``app.teaching.hint_level``."""
    strengths: dict[str, SeatKind] = field(default_factory=dict)
    """How strong the computer was that last played each game."""
    game_hints: dict[str, bool] = field(default_factory=dict)
    """What was chosen when a game was no longer new: whether it continues to explain itself."""
    begun: dict[str, Count] = field(default_factory=dict)
    """How many games of each kind were begun. For these, the players are no longer asked whether they know the game."""
    full_screen: bool = False
    touch: bool = False
    """Whether fingers play: everything that can be chosen at the table is then large enough for them."""
    volume: Annotated[int, Meta(ge=SOFTEST, le=LOUDEST)] = 40
    """In per cent."""
    muted: bool = False
    """Whether nothing is heard, whatever the volume."""
    keys: dict[str, str] = field(default_factory=dict)
    """Changed keys: command to key sequence."""
    developer: bool = False
    """Whether to show what only developers need: the clauses of the rules, the ids of pieces."""
    lessons: dict[str, Count] = field(default_factory=dict)
    """The chapter at which to continue each game's lesson, counted from 0."""


def change(settings: Settings, **fields: Any) -> bool:
    """Set fields, all or none; return whether anything has changed. Raises ValueError for an unknown field or an invalid value."""
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


def load(path: Path, report: Report = lambda message: None) -> Settings:
    """Read settings; raises nothing. Whatever is missing or makes no sense gets its default.

    If something was there and is lost, ``report`` gets a sentence, and the original file is kept next to it as ``*.damaged`` if possible.
    """
    try:
        document = msgspec.json.decode(regular_file.read(path, MOST), type=dict[str, Any])
    except FileNotFoundError:
        return Settings()
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        report(_kept_aside(path, os.replace, "app.trouble.settings_aside"))
        return Settings()
    sound = {name: document[name] for name in Settings.__struct_fields__ if name in document and _makes_sense(name, document[name])}
    if not sound.keys() >= document.keys() & set(Settings.__struct_fields__):
        report(_kept_aside(path, shutil.copyfile, "app.trouble.settings_part"))
    found = msgspec.convert(sound, Settings)
    if found.language not in LANGUAGES:
        found.language = None
    found.names = complete_names(found.names, DEFAULT_NAMES)
    found.computers = complete_names(found.computers, COMPUTER_NAMES)
    if sorted(found.colours) != sorted(COLOURS):
        found.colours = list(COLOURS)
    return found


def complete_names(names: Sequence[str], usual: Sequence[str]) -> list[str]:
    """Return a name for each of the seats that ``usual`` has one for: that one where there is no other, or one that shows nothing."""
    given = [(readable(name).strip() or default)[:MAX_NAME] for name, default in zip(names, usual, strict=False)]
    return [*given, *usual[len(given) :]]


def _makes_sense(name: str, value: Any) -> bool:
    """Say whether a field can have a value."""
    try:
        msgspec.convert({name: value}, Settings)
    except (msgspec.MsgspecError, RecursionError):
        return False
    return True


def _kept_aside(path: Path, keep: Callable[[Path, Path], object], words: str) -> Message:
    """Keep a copy of a damaged file next to it; return a sentence about that, in ``words`` if it succeeded."""
    aside = path.with_name(path.name + ".damaged")
    try:
        keep(path, aside)
    except OSError:
        return Message("app.trouble.settings_lost")
    return Message(words, {"file": aside.name})


def save(settings: Settings, path: Path) -> None:
    """Write the settings whole or not at all, where ``path`` leads to if it is a link. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    atomic_write.replace(Path(os.path.realpath(path)), msgspec.json.format(msgspec.json.encode(settings), indent=1))

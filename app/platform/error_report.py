"""Unexpected errors: what is known about one as a report to copy, with the game stored safely. Nothing is sent anywhere.

A report names no people. Of the last decisions it repeats what everybody was told of them, and nothing else. Anything from which a closed
hand or what lies face down could be worked out is included only if the players agree: the stored game and its digest, the message of the
error, and the decisions themselves. What goes into the log file says nothing about the game but which one it is.
"""

from __future__ import annotations

import hashlib
import platform
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import msgspec
import PySide6
from msgspec import Struct, field
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

import rules
from app import __version__
from app.session.match import Match
from app.storage.game_files import open_file
from app.storage.journal import Journal, Report
from rules import BadSave, Entry, Record, told

STEPS = 20
"""The number of decisions in a report."""
FRAMES = 40
"""The number of innermost calls of an error in a report."""
HOMES = ("site-packages", "resources", "rules", "app", "tests")
"""Folders at which the name of a source file begins in a report; folders above them may be named after a person."""

Kept = Literal["on", "running", "back", "none"]
"""What became of the game: it continues and is stored, it only continues, it goes back to its last stored step, or there was none."""


class Fault(Struct):
    """A place where something went wrong, with the report of the first time."""

    logged: str
    """Where it went wrong, for the log file: no decision, no card, no message."""
    open: str
    """The report that reveals nothing hidden."""
    whole: str
    """The report with the stored game."""
    has_game: bool
    times: int = field(default=1)


def place(error: BaseException) -> str:
    """Return where an error was raised, to tell a new fault from an old one."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{_file(frames[-1].filename)}:{frames[-1].lineno}" if frames else "?"
    return f"{where} {type(error).__name__}"


def fault(error: BaseException, language: str, match: Match | None) -> Fault:
    """Return what can be reported about an error that just occurred. Raises nothing: a game that cannot be written is reported as such."""
    logged = [_system(language), _which(match), "", "Error:", *calls(error)]
    return Fault("\n".join(logged), _report(error, language, match, False), _report(error, language, match, True), match is not None)


def keep(match: Match | None, report: Report) -> Kept:
    """Make sure that the journal of a match holds its position, and say whether the match can continue.

    A position that cannot be stored and read again is not written: the journal stays as it was before.
    """
    if match is None:
        return "none"
    if not _sound(match.record):
        return "back" if match.journal is not None else "none"
    journal = match.journal
    if journal is None or match.record.game.over:
        return "running" if journal is None else "on"
    journal.force()
    if not _holds(journal.path, match.record):
        match.journal = None
        journal.close()
        journal = match.journal = Journal(journal.home, match.record, report)
    return "on" if _holds(journal.path, match.record) else "running"


def _sound(record: Record) -> bool:
    try:
        return rules.load(rules.encode(record)).game.digest() == record.game.digest()
    except Exception:  # noqa: BLE001 - after an unexpected error the position may be broken in any way
        return False


def _holds(path: Path, record: Record) -> bool:
    try:
        return open_file(path).game.digest() == record.game.digest()
    except (BadSave, OSError):
        return False


def _report(error: BaseException, language: str, match: Match | None, whole: bool) -> str:
    lines = [_system(language), _which(match)]
    if match is not None:
        lines += _game(match.record, whole)
    names = match.names if match is not None else ()
    lines += ["", "Error:", *(calls(error, lambda one: _message(one, names)) if whole or match is None else calls(error))]
    if match is not None and whole:
        lines += ["", "Stored game:", _save(match.record) or "cannot be written"]
    return "\n".join(lines)


def _system(language: str) -> str:
    """Say what is running."""
    return "\n".join(
        [
            f"Burgage {__version__}",
            f"System: {platform.platform()}",
            f"Qt {qVersion()} ({QGuiApplication.platformName()}), PySide6 {PySide6.__version__}, Python {platform.python_version()}",
            f"Language: {language}",
        ]
    )


def _which(match: Match | None) -> str:
    """Say which game is being played."""
    if match is None:
        return "Game: none"
    header = match.record.header
    return f"Game: {header.game}, schema {header.schema}, rules {header.rules_version}"


def _game(record: Record, whole: bool) -> list[str]:
    """Describe how the game is played and its last steps, without names and without the deal.

    The digest lets a reader match a report with a save. It would also let them test possible deals, so it is left out unless ``whole``.
    """
    header = record.header
    save = _save(record)
    digest = "it cannot be written" if save is None else hashlib.sha256(save.encode()).hexdigest() if whole else "left out"
    return [
        f"Players: {len(header.names)}, options: {msgspec.json.encode(header.options).decode()}, undo: {header.undo}",
        f"Decisions: {len(record.entries)}, can be taken back: {record.undoable}, over: {record.game.over}",
        f"Digest of the stored game: {digest}",
        "",
        f"Last {STEPS} steps:",
        *_steps(record, whole),
    ]


def _steps(record: Record, whole: bool) -> list[str]:
    """List the last decisions: what everybody was told of each, or if ``whole`` what was decided.

    A decision is not told by what was picked, since that may be a closed card although everybody sees that something happens. What older
    rules told is left out: they may have told more.
    """
    steps = [*enumerate(record.entries, 1)][record.log_only :][-STEPS:]
    say = _decided if whole else _told
    return [f"{number}. player {entry.player + 1}: {say(entry)}" for number, entry in steps]


def _decided(entry: Entry) -> str:
    action = entry.action
    return " ".join([action.kind, *action.picks, *([f"cost {action.cost}"] if action.cost else [])])


def _told(entry: Entry) -> str:
    return "; ".join(" ".join([event.kind, *event.items]) for event in told(entry.events, None)) or "…"


def _save(record: Record) -> str | None:
    try:
        return rules.encode(record).decode()
    except Exception:  # noqa: BLE001 - after an unexpected error the position may be broken in any way
        return None


def calls(error: BaseException, message: Callable[[BaseException], str] = lambda error: "…") -> list[str]:
    """Return the calls that led to an error, those of its causes first, each error with its ``message``.

    Without one, they say nothing of the game.
    """
    chain: list[BaseException] = []
    at: BaseException | None = error
    while at is not None and at not in chain:
        chain.append(at)
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    lines: list[str] = []
    for one in reversed(chain):
        lines += [f"  {_file(frame.filename)}:{frame.lineno} {frame.name}: {frame.line}" for frame in _frames(one)]
        lines.append(f"{type(one).__name__}: {message(one)}")
    return lines


def _frames(error: BaseException) -> list[traceback.FrameSummary]:
    return traceback.extract_tb(error.__traceback__)[-FRAMES:]


def _message(error: BaseException, names: tuple[str, ...]) -> str:
    """Return the words of an error, without the home folder and people's names."""
    try:
        words = str(error)
    except Exception as worse:  # noqa: BLE001 - an error without a readable message
        return f"cannot be told ({type(worse).__name__})"
    words = words.replace(str(Path.home()), "~")
    for n, name in enumerate(names, 1):
        words = words.replace(name, f"player {n}")
    return words


def _file(name: str) -> str:
    """Return the name of a source file, starting at the program's or a library's folder."""
    parts = Path(name).parts
    for home in HOMES:
        if home in parts[:-1]:
            return "/".join(parts[len(parts) - 1 - parts[::-1].index(home) :])
    return parts[-1] if parts else name

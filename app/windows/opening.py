"""Opening a game from a file. Whatever goes wrong costs only this one game, and players are told in a sentence."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from app.cli import command_line
from app.platform import error_report
from app.program import Program
from app.texts import Texts
from rules import BadSave

A = TypeVar("A")
LOG = logging.getLogger(__name__)


def told(program: Program, act: Callable[[], object], path: Path | None = None) -> str:
    """Open a game. Return an empty string on success, otherwise the sentence that told the players why it failed."""
    try:
        act()
    except Exception as error:  # noqa: BLE001 - nobody can foresee every fault in a file from elsewhere
        LOG.warning("a game cannot be opened: %s", error_report.place(error))
        why = _reason(program.texts, error)
        said = why if path is None else command_line.about(program.texts, path, why)
        program.told.emit(said)
        return said
    return ""


def _reason(say: Texts, error: Exception) -> str:
    """Return why a game cannot be opened; for an unforeseen error, where the program failed."""
    if isinstance(error, BadSave | OSError):
        return command_line.reason(say, error)
    return say("app.cli.fault", place=error_report.place(error))


def opening(program: Program, open_game: Callable[[A], object]) -> Callable[[A], None]:
    """Return a slot that opens a game and raises nothing."""

    def slot(game: A) -> None:
        with program.working():
            told(program, lambda: open_game(game))

    return slot

"""``burgage --screenshot``: a position, or the start page, painted off screen into a file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import closing
from typing import TYPE_CHECKING

from app.cli.commands import FailedError, Screenshot
from app.storage.settings import DEFAULT_NAMES
from rules import Record, Rng
from rules.bots.arena import advance

if TYPE_CHECKING:
    from app.program import Program


def run(command: Screenshot) -> None:
    """Paint and write the picture. Raises ``FailedError`` if the save cannot be used or the picture cannot be written."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = "1"  # the requested size is in pixels
    from app.application import qt
    from app.program import Program

    qt()
    program = Program(command.language)
    if command.save is None:
        picture = paint(program, position(command), command.size)
    else:
        try:
            picture = paint(program, position(command), command.size)
        except Exception as error:  # noqa: BLE001 - nobody can foresee every fault in a file from elsewhere
            from app.unshown import unshown

            raise unshown(program.texts, error, command.save) from None
    try:
        command.out.write_bytes(picture)
    except OSError:
        raise FailedError(program.texts("app.cli.file", file=command.out.name, why=program.texts("app.cli.unwritable"))) from None


def position(command: Screenshot) -> Record | None:
    """Return the game to paint, or None for the start page. Raises ``BadSave`` or OSError for a save that cannot be used."""
    if command.save is not None:
        from app.storage.game_files import open_file

        return open_file(command.save)
    if command.game is None:
        return None
    return new_position(command.game, command.players, command.seed, command.moves, dict(command.options))


def new_position(game: str, players: int, seed: int, moves: int, options: Mapping[str, int | str | bool]) -> Record:
    """Return a game after ``moves`` random decisions; equal arguments give equal positions."""
    from rules import new

    record = new(game, DEFAULT_NAMES[:players], seed, options)
    advance(record, moves, Rng(seed))
    return record


def paint(program: Program, record: Record | None, size: tuple[int, int]) -> bytes:
    """Paint the inside of a window of ``size`` pixels; return the PNG file."""
    from PySide6.QtCore import QBuffer

    from app.session.match import Match
    from app.windows.main_window import MainWindow

    with closing(MainWindow(program)) as window:
        window.table.animated = False
        window.resize(*size)
        window.show()
        window.start_page.complete()
        if record is not None:
            match = Match(record)
            match.lift_curtain()
            window.show_match(match)
        picture = window.grab()
    file = QBuffer()
    picture.save(file, "PNG")
    return bytes(file.data().data())

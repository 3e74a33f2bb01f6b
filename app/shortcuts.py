"""The players' keys: which key does what in their language, and the shortcuts of the windows that follow it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.commands import Command
from app.games import find
from app.platform.focus_ring import show_ring
from app.program import Program
from app.table.input.keys import Keymap


def keymap(program: Program, *games: str) -> Keymap:
    """Return the current keys, with those of the tables of these games."""
    settings = program.settings
    return Keymap(program.texts, settings.keys, {game: find(game).keys for game in games}, settings.developer)


class Shortcuts(QObject):
    """The shortcuts of one page or window, alive as long as ``owner``."""

    def __init__(self, program: Program, owner: QWidget) -> None:
        super().__init__(owner)
        self._program = program
        self._owner = owner
        self._made: dict[Command, QShortcut] = {}
        program.settings_changed.connect(self._follow)
        program.language_changed.connect(self._follow)

    def add(self, command: Command, act: Callable[[], object]) -> None:
        """Make the key of a command do ``act`` wherever the focus is in the owner's window. Raises KeyError if it can have no key."""
        self._made[command] = QShortcut(self._owner)
        self._made[command].activated.connect(partial(show_ring, self._owner, True))
        self._made[command].activated.connect(act)
        self._follow()

    def _follow(self) -> None:
        known = keymap(self._program)
        for command, shortcut in self._made.items():
            shortcut.setKeys([QKeySequence(key) for key in known.of(command)] if command in known.commands else [])


def written(key: str) -> str:
    """Return a stored key as it is labelled on the user's keyboard; a dash for none."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) if key else "\N{EN DASH}"

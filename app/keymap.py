"""Shortcuts of the windows that follow the keys the players chose."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.application import Program
from app.table import keys


class Shortcuts(QObject):
    """The shortcuts of one page or window, alive as long as ``owner``. Each command is one of ``keys.COMMANDS``."""

    def __init__(self, program: Program, owner: QWidget) -> None:
        super().__init__(owner)
        self._program = program
        self._owner = owner
        self._made: dict[str, QShortcut] = {}
        program.settings_changed.connect(self._follow)

    def add(self, command: str, act: Callable[[], object]) -> None:
        """Let the key of a command do ``act`` wherever the keyboard is in the owner's window. Raises KeyError."""
        self._made[command] = QShortcut(self._owner)
        self._made[command].activated.connect(act)
        self._follow()

    def _follow(self) -> None:
        for command, shortcut in self._made.items():
            shortcut.setKeys([QKeySequence(key) for key in keys.keys_of(command, self._program.settings.keys)])


def written(key: str) -> str:
    """A stored key as it is written on keyboards here."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)

"""What a screen reader finds on the table of a window."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from app.access.control import PieceControl
from app.windows.main_window import MainWindow
from rules import ItemId
from tests.app.pages import view_of


def controls(program: MainWindow) -> dict[ItemId, PieceControl]:
    """Return the controls that are there, by the item they represent, in the order in which a reader goes through them."""
    groups = (view_of(program).findChild(QWidget, f"access:{name}") for name in ("choices", "commands"))
    found = [control for group in groups if group is not None for control in group.children() if isinstance(control, PieceControl)]
    return {control.item: control for control in found if control.isVisible()}


def line(program: MainWindow, name: str) -> str:
    """Return the words of the line ``question`` or ``news``; empty if it is not there."""
    found = view_of(program).findChild(QLabel, f"access:{name}")
    return found.text() if found is not None and found.isVisible() else ""

"""Helpers for tests that drag pieces over a table with the mouse."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.table.scene.view import TableView
from rules import ItemId

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
STEPS = 4
"""Movements from one place to the next."""


def point(view: TableView, place: ItemId | QPoint) -> QPoint:
    """Return the middle of the visible part of an item, or the point itself, in the viewport."""
    if isinstance(place, QPoint):
        return place
    rect = view.table.rect_of(place)
    return view.mapFromScene(rect.cx, rect.cy)


def press_and_move(view: TableView, item: ItemId | QPoint, to: ItemId | QPoint | None = None) -> QPoint:
    """Press the left button on something and move it, by a few pixels unless ``to`` says where to; return where the mouse is now."""
    start = point(view, item)
    QTest.mousePress(view.viewport(), LEFT, NONE, start)
    QTest.mouseMove(view.viewport(), start + QPoint(8, 0))
    end = start + QPoint(8, 0) if to is None else point(view, to)
    for n in range(1, STEPS + 1):
        QTest.mouseMove(view.viewport(), start + (end - start) * n / STEPS)
    return end


def release(view: TableView, at: QPoint) -> None:
    """Release the left button."""
    QTest.mouseRelease(view.viewport(), LEFT, NONE, at)


def drag(view: TableView, item: ItemId | QPoint, to: ItemId | QPoint) -> None:
    """Drag a piece to another item or to a point."""
    release(view, press_and_move(view, item, to))

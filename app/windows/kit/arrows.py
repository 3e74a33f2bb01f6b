"""Arrows on a page: each leads to the nearest control in its direction."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.table.geometry.placement import Rect
from app.table.input.focus import nearest

DIRECTIONS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def go(from_: QWidget, key: int) -> bool:
    """Give the focus to the nearest control on the page of ``from_`` in the direction of an arrow; return whether there is one.

    One in the same row or column comes first, however near others are to the side of it.
    """
    page = from_.parentWidget()
    assert page is not None
    there = [one for one in page.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isVisibleTo(page)]
    rects = {str(n): _place(one, page) for n, one in enumerate(there) if one is not from_ and one.isEnabled()}
    here, (dx, dy) = _place(from_, page), DIRECTIONS[key]
    straight = {name: rect for name, rect in rects.items() if _in_line(here, rect, upright=dy != 0)}
    found = nearest(here, straight, dx, dy) or nearest(here, rects, dx, dy)
    if found is not None:
        there[int(found)].setFocus(Qt.FocusReason.TabFocusReason)
    return found is not None


def _place(one: QWidget, page: QWidget) -> Rect:
    corner = one.mapTo(page, one.rect().topLeft())
    return Rect(corner.x(), corner.y(), one.width(), one.height())


def _in_line(one: Rect, other: Rect, *, upright: bool) -> bool:
    """Return whether the middle of either lies in the column of the other, or else in its row."""
    if upright:
        return one.x <= other.cx <= one.right or other.x <= one.cx <= other.right
    return one.y <= other.cy <= one.bottom or other.y <= one.cy <= other.bottom

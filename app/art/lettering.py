"""Text on the table: single lines that shrink before they are cut, and wrapped paragraphs; in the size that players want."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from .fonts import font, metrics, text_width
from .roles import Role
from .tokens import INK, ROLES, SMALLEST_TEXT, Colour

Align = Literal["left", "centre", "right"]
_FLAGS: Final = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "centre": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}

overflows: Final[deque[str]] = deque(maxlen=400)
"""Every text that had to be shortened, newest last; screen tests clear it, paint, and expect it empty."""


LEADING: Final = 1.16
"""Height a line of text needs for each pixel of its size."""
FIGURES: Final = frozenset(("num", "bignum", "display"))
"""Roles that are large already and fill a seal, a pill or a heading of their own: they keep their size."""
_growth: list[float] = [1.0]


@contextmanager
def grown(share: float) -> Iterator[None]:
    """Paint text at ``share`` (0.8 to 2) of its usual size within this context: larger where there is room, smaller down to 12 px."""
    _growth.append(share)
    try:
        yield
    finally:
        _growth.pop()


def growth() -> float:
    """Return the share of its usual size at which text is painted now."""
    return _growth[-1]


def grown_size(role: Role, px: int, height: float) -> int:
    """Return the size from which text starts to shrink into a place of ``height``; ``px`` overrides the size of its role."""
    share = _growth[-1]
    px = px or ROLES[role][1]
    if role in FIGURES:
        return px
    if share < 1:
        return max(min(px, SMALLEST_TEXT), round(px * share))
    return max(px, min(round(px * share), int(height / LEADING)))


def fitting_size(words: str, width: float, role: Role = "body", px: int = 0) -> int:
    """Return the largest size from ``px`` (default: that of the role) down to 12 at which the line fits; 12 when none does."""
    size = px or ROLES[role][1]
    while size > SMALLEST_TEXT and text_width(words, role, size) > width + 0.6:
        size -= 1
    return size


def text(p: QPainter, r: QRectF, words: str, role: Role = "body", colour: Colour = INK, align: Align = "left", px: int = 0) -> float:
    """Paint one line, vertically centred in ``r``, and return the width painted.

    A line that is too wide shrinks down to 12 px; if that is not enough, it is cut with an ellipsis and noted in ``overflows``.
    """
    size = fitting_size(words, r.width(), role, grown_size(role, px, r.height()))
    shown = words
    if text_width(words, role, size) > r.width() + 0.6:
        overflows.append(f"{words!r} as {role}: {text_width(words, role, size):.0f} > {r.width():.0f}")
        shown = metrics(role, size).elidedText(words, Qt.TextElideMode.ElideRight, r.width())
    p.setFont(font(role, size))
    p.setPen(QColor(colour))
    p.drawText(r.adjusted(0, -8, 0, 8), int(_FLAGS[align] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), shown)
    return text_width(shown, role, size)


def paragraph_height(words: str, width: float, role: Role = "body", px: int = 0) -> float:
    """Return the height of the wrapped text in logical pixels."""
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
    return metrics(role, px).boundingRect(QRectF(0, 0, width, 4000), flags, words).height()


def balanced_width(words: str, width: float, role: Role = "body", px: int = 0) -> float:
    """Return the minimum width in which the wrapped text is no higher than in ``width``: its lines are about equally long."""
    height, narrow, wide = paragraph_height(words, width, role, px), 0, round(width)
    while wide - narrow > 1:
        middle = (narrow + wide) // 2
        narrow, wide = (narrow, middle) if paragraph_height(words, middle, role, px) <= height else (middle, wide)
    return min(float(wide), width)


def paragraph(
    p: QPainter,
    r: QRectF,
    words: str,
    role: Role = "body",
    colour: Colour = INK,
    align: Align = "left",
    px: int = 0,
    balanced: bool = False,
) -> float:
    """Paint wrapped text from the top of ``r`` and return the height used; ``balanced``: in lines of about the same length.

    Text that is too high shrinks to 12 px, then is noted in ``overflows``.
    """
    size = grown_size(role, px, r.height())
    while size > SMALLEST_TEXT and paragraph_height(words, r.width(), role, size) > r.height() + 1:
        size -= 1
    used = paragraph_height(words, r.width(), role, size)
    if used > r.height() + 1:
        overflows.append(f"{words!r} as {role}: height {used:.0f} > {r.height():.0f}")
    if balanced:
        r = QRectF(r.left(), r.top(), balanced_width(words, r.width(), role, size), r.height())
    p.setFont(font(role, size))
    p.setPen(QColor(colour))
    p.drawText(r, int(_FLAGS[align] | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap), words)
    return used

"""Pictures of what painters draw on a transparent ground, for the tests of everything that is painted."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.art import cache, icons, lettering
from app.table.geometry.placement import Placement
from app.table.scene.kinds import Painters

Painter = Callable[[QPainter, QRectF], object]
Face = Hashable
NO_ICON = "no such name"
"""The name of no pictogram."""


def nothing(w: float, h: float) -> QImage:
    """Return a fully transparent picture of this size."""
    image = QImage(math.ceil(w), math.ceil(h), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


@contextmanager
def painter_on(image: QImage) -> Iterator[QPainter]:
    """Yield a painter with the program's hints and end it before the picture is looked at."""
    p = QPainter(image)
    try:
        p.setRenderHints(cache.HINTS)
        yield p
    finally:
        p.end()


def painted(paint: Painter, w: float, h: float, margin: float = cache.MARGIN) -> QImage:
    """Paint ``w`` x ``h`` and its margin on a transparent ground; fail if the painter's transform, clip or opacity is left changed."""
    image = nothing(w + 2 * margin, h + 2 * margin)
    with painter_on(image) as p:
        p.translate(margin, margin)
        before = p.transform()
        paint(p, QRectF(0, 0, w, h))
        assert p.transform() == before
        assert not p.hasClipping()
        assert p.opacity() == 1.0
    return image


def has_outline(name: str) -> bool:
    """Say whether there is a pictogram of this name; any other name gives a lozenge."""
    return icons.icon_outline(name) != icons.icon_outline(NO_ICON)


def face_of(placement: Placement) -> Any:
    """Return what the painter of a placement is given."""
    return placement.face


def piece(painters: Painters, face: Face, w: float, h: float) -> QImage:
    """Return the picture ``painted`` for a face."""
    return painted(lambda p, r: painters[type(face)](p, r, face), w, h)


def pixels(image: QImage) -> bytes:
    """Return all pixels of a picture, to compare it with others of its size."""
    return bytes(image.constBits())


def bound(paint: Callable[..., object], *what: object) -> Painter:
    """Return a painter of one thing, made from a painter of many."""
    return lambda p, r: paint(p, r, *what)


def is_blank(image: QImage) -> bool:
    """Return whether nothing was painted."""
    return image == nothing(image.width(), image.height())


def rim_is_clear(image: QImage) -> bool:
    """Return whether the outermost line is clear (at most 2 of 255), so that the margin was wide enough."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    data, line = pixels(alpha), alpha.bytesPerLine()
    rows: list[bytes] = [data[y * line :][: alpha.width()] for y in range(alpha.height())]
    rim: list[int] = [*rows[0], *rows[-1], *(row[0] for row in rows), *(row[-1] for row in rows)]
    return max(rim) <= 2


def check_piece(image: QImage) -> None:
    """Check that something was painted inside its margin, and that no words were cut since ``lettering.overflows`` was cleared."""
    assert not is_blank(image)
    assert rim_is_clear(image)
    assert list(lettering.overflows) == []


def grey(image: QImage) -> list[int]:
    """Return the brightness of every pixel on paper."""
    paper = QImage(image.size(), QImage.Format.Format_RGB32)
    paper.fill(QColor("#F6EBD4"))
    p = QPainter(paper)
    p.drawImage(0, 0, image)
    p.end()
    flat = paper.convertToFormat(QImage.Format.Format_Grayscale8)
    data, line = pixels(flat), flat.bytesPerLine()
    return [data[y * line + x] for y in range(flat.height()) for x in range(flat.width())]


def difference(one: list[int], other: list[int]) -> float:
    """Return the mean difference of brightness, 0 to 255, ignoring any overall offset."""
    shift = (sum(one) - sum(other)) / len(one)
    return sum(abs(a - b - shift) for a, b in zip(one, other, strict=True)) / len(one)

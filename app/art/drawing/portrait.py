"""One person: the lines of the picture and the person's own colours."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtGui import QPainter

from .painting import Palette, paint


class Portrait(Struct, frozen=True):
    """A half-length figure in the box -50..50 by -58..56. ``cloth`` is worn where the table gives no other colour."""

    skin: str
    hair: str
    cloth: str
    lines: str

    def palette(self, cloth: str = "") -> Palette:
        """Return the colours to paint with."""
        return (("skin", self.skin), ("hair", self.hair), ("cloth", cloth or self.cloth))


def figure(p: QPainter, portrait: Portrait, x: float, y: float, unit: float, cloth: str = "") -> None:
    """Paint the half-length figure centred on ``x, y``; one unit of its box is ``unit`` wide."""
    p.save()
    p.translate(x, y)
    p.scale(unit, unit)
    paint(p, portrait.lines, portrait.palette(cloth))
    p.restore()

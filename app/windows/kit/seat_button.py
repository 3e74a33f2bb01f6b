"""Buttons that stand for a player: their sign and, where there is room, the name."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.signs import Sign, player_sign
from app.art.states import ring
from app.art.tokens import DISABLED, GLOW, GOOD, INK
from app.windows.kit.controls import Button

NAMED = 80.0
"""Width from which the name is shown beside the shape."""
SMALL = 36.0
"""Side of a button with the shape alone."""


class SeatButton(Button):
    """A switch with the ``sign`` of a player. A ``small`` one shows it alone."""

    def __init__(self, parent: QWidget, name: str, sign: Sign, small: bool = False) -> None:
        super().__init__(parent, "secondary", "", name)
        self.sign = sign
        self._small = small
        self.setCheckable(True)

    def natural(self) -> tuple[float, float]:
        """Return the size of the shape, or that of any button."""
        return (SMALL, SMALL) if self._small else super().natural()

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the sign, the name, and a tick when chosen; on a small button the sign alone."""
        on = self.isChecked()
        if r.width() < NAMED:
            side = min(r.width(), r.height()) - 8
            if on:
                chrome.row_ground(p, r, chosen=True)
            player_sign(p, QRectF(r.center().x() - side / 2, r.center().y() - side / 2, side, side), *self.sign)
        else:
            chrome.row_card(p, r, GOOD if on else GLOW if self.underMouse() else None)
            side = min(34.0, r.height() - 14)
            player_sign(p, QRectF(r.left() + 14, r.center().y() - side / 2, side, side), *self.sign)
            text(p, QRectF(r.left() + 26 + side, r.top(), r.width() - side - 74, r.height()), self.text(), "h3", INK)
            icon_at(p, "check-bold" if on else "circle-outline", r.right() - 26, r.center().y(), 24, GOOD if on else DISABLED)
        if self.ringed:
            ring(p, r, "focus", 8)

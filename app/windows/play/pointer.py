"""The ring around what a lesson speaks of."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.art.cache import HINTS
from app.art.forms import Sector
from app.art.icons import icon_at
from app.art.shapes import rounded
from app.art.states import hexagon_ring, ring, sector_ring, shield_ring
from app.art.tokens import BURGUNDY
from app.platform.qt_guard import report_errors
from app.windows.play.mark_place import ARROW, REACH, Mark


class Pointer(QWidget):
    """A gold ring around a place, with an arrow; clicks pass through it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._factor = 1.0
        self.mark: Mark | None = None
        """What is marked, in the logical pixels of the table."""
        self.hide()

    def show_mark(self, mark: Mark, corner: QPoint, factor: float) -> None:
        """Mark a place whose upper left corner is at ``corner``; the table is painted ``factor`` as large."""
        room = round(REACH * factor)
        place = QRect(
            corner.x() - room, corner.y() - room, 2 * room + round(mark.place.w * factor), 2 * room + round(mark.place.h * factor)
        )
        if (mark, place, factor) == (self.mark, self.geometry(), self._factor) and not self.isHidden():
            return
        self.mark, self._factor = mark, factor
        self.setGeometry(place)
        self.show()
        self.raise_()
        self.update()

    @report_errors
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring and the arrow."""
        mark = self.mark
        if mark is None:
            return
        p = QPainter(self)
        try:
            p.setRenderHints(HINTS)
            p.scale(self._factor, self._factor)
            p.translate(REACH - mark.place.x, REACH - mark.place.y)
            paint_ring(p, mark)
            p.translate(mark.x, mark.y)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(BURGUNDY))
            p.drawEllipse(QRectF(-ARROW, -ARROW, 2 * ARROW, 2 * ARROW))
            p.rotate(mark.angle - 45)
            icon_at(p, "arrow-bottom-right-thick", 0, 0, 16, "#FFF3DC")
        finally:
            p.end()


def _but_free(mark: Mark) -> QPainterPath:
    """Return everything around the place, without what is to stay free: prices and numbers on its edge."""
    seen, around = QPainterPath(), mark.place.inset(-REACH)
    seen.addRect(QRectF(around.x, around.y, around.w, around.h))
    for one in mark.free:
        seen = seen.subtracted(rounded(QRectF(one.x, one.y, one.w, one.h), one.h / 2))
    return seen


def paint_ring(p: QPainter, mark: Mark) -> None:
    """Paint the ring along the outline of what is marked, beneath the prices and numbers that it meets."""
    p.save()
    p.setClipPath(_but_free(mark))
    out = mark.out
    r = QRectF(mark.place.x - out, mark.place.y - out, mark.place.w + 2 * out, mark.place.h + 2 * out)
    if isinstance(mark.shape, Sector):
        form = mark.shape
        sector_ring(p, r, replace(form, x=form.x + out, y=form.y + out, inner=form.inner - out, outer=form.outer + out), "chosen")
    elif mark.shape == "hexagon":
        hexagon_ring(p, r, "chosen")
    elif mark.shape == "shield":
        shield_ring(p, r, "chosen")
    else:
        ring(p, r, "chosen", mark.radius)
    p.restore()

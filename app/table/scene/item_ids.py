"""The names the rules give to the things on the table, written on them, for developers."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from app.art.fonts import font, text_width
from app.table.geometry.layout import Layout

ROLE, PX = "label", 10
HEIGHT, PADDING = 12.0, 3.0


def draw_item_ids(p: QPainter, layout: Layout) -> None:
    """Write the name of every item that is not background at the upper left of its visible part."""
    p.setFont(font(ROLE, PX))
    for item, placement in layout.placements.items():
        if placement.static:
            continue
        place = layout.stack.seen(item)
        label = QRectF(place.x, place.y, text_width(item, ROLE, PX) + 2 * PADDING, HEIGHT)
        p.fillRect(label, QColor(20, 20, 20, 200))
        p.setPen(QColor("#FFE9A8"))
        p.drawText(label, Qt.AlignmentFlag.AlignCenter, item)

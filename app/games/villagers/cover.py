"""The cover of Villagers: people of many trades in front of their village, on a golden morning."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.art.drawing.painting import paint
from app.art.drawing.portrait import figure
from app.art.materials import linear, radial
from app.art.shapes import clip, curve, disc, ellipse, fill, rounded
from app.art.tokens import tint

from .painters.people import PORTRAITS

_CROWD: Final = (
    ("milk_maid", -0.90, 0.72),
    ("graper", 0.47, 0.80),
    ("lumberjack_male", -0.47, 0.84),
    ("blacksmith", 0.90, 0.80),
    ("brewer", 0.0, 0.92),
)
"""Who stands there, from the back to the front: place in half widths from the middle, and size."""
_FEW: Final = (("lumberjack_male", -0.66, 0.80), ("graper", 0.64, 0.78), ("brewer", -0.02, 0.92))
HOUSES: Final = """
#7FA25A>#4F7A42 M-120 20C-80 2 -50 6 -20 14C20 0 70 -2 120 16V60H-120Z
#6E9450/80 M-120 30C-70 18 -20 24 20 22C60 16 90 20 120 26V60H-120Z
#D8CFBC>#9A8E78 M-8 -28H8V22H-8Z
#5A6E80>#33424F M-11 -26L0 -52L11 -26Z
~1 #8FA2B2 M-10 -27L-0.6 -49
#E9C46A M-0.8 -57H0.8V-51H-0.8ZM-3 -55.6H3V-54H-3Z
#5C3B22 M-3 -18A3 3 0 0 1 3 -18V-10H-3ZM-3 2A3 3 0 0 1 3 2V10H-3Z
#D8CFBC>#A8997E M8 -4H38V22H8Z
#B4523A>#7A2E1E M6 -3L14 -20H34L41 -3Z
& #E89A7A/60 M6 -3L14 -20H18L10 -3Z
#FFE9A8 M14 5H19V13H14ZM26 5H31V13H26Z
#F7EBD0>#CDB48A M-46 -2H-16V24H-46Z
#B4523A>#6E2A1C M-51 1L-31 -26L-11 1Z
~0.9 #E89A7A M-49.4 0L-31 -24.6
~1.3 #5C3B22 M-45 -1V24M-17 -1V24M-46 11H-16M-31 -1V24M-45 11L-31 -1M-31 11L-17 -1
#FFE9A8 M-42 14H-36V21H-42ZM-25 14H-19V21H-25Z
#F3E2C0>#C0A678 M-86 2H-56V26H-86Z
#C79A4B>#7E5A22 M-91 5L-71 -19L-51 5Z
&~0.8 #E9C46A/80 M-88 4L-71 -16M-80 4L-69 -14M-72 4L-66 -12
~1.3 #5C3B22 M-85 3V26M-57 3V26M-86 15H-56M-71 3V26
#FFE9A8 M-81 17H-75V24H-81Z
#F7EBD0>#CDB48A M50 0H80V25H50Z
#5F7A8A>#33485A M45 3L65 -23L85 3Z
~0.9 #A9C0CC M46.6 2L65 -21.6
~1.3 #5C3B22 M51 1V25M79 1V25M50 13H80M65 1V25M51 13L65 1M65 13L79 1
#FFE9A8 M54 15.6H60V23H54ZM70 15.6H76V23H70Z
#F3E2C0>#C0A678 M90 4H118V28H90Z
#B4523A>#7A2E1E M85 7L104 -16L123 7Z
~1.3 #5C3B22 M91 5V28M90 16H118M104 5V28
#3F6A36>#24441E M-104 22C-112 4 -104 -10 -98 -10C-92 -10 -84 4 -92 22ZM40 24C34 8 40 -2 44 -2C48 -2 54 8 48 24Z
"""


def cover(p: QPainter, r: QRectF) -> None:
    """Paint the village in the sun, and in front of it five people, or three in a narrow frame."""
    clip(p, rounded(r, 0))
    p.fillRect(r, linear(r, (0, "#8FC0DC"), (0.45, "#F6DDA8"), (0.8, "#E9B86A"), (1, "#7A5A2E")))
    wide = r.width() > 1.5 * r.height()
    sun_x, sun_y = r.left() + r.width() * 0.78, r.top() + r.height() * 0.20
    reach = max(r.width(), r.height()) * 0.62
    p.fillRect(r, radial(sun_x, sun_y, reach, (0, tint("#FFF6D0", 0.85)), (0.18, tint("#FFE9A8", 0.5)), (1, tint("#FFE9A8", 0))))
    disc(p, tint("#FFFBE6", 0.9), sun_x, sun_y, r.height() * 0.07)
    _clouds(p, r)
    unit = max(r.width() / 190, r.height() / 122)
    p.save()
    p.translate(r.center().x() - r.width() * 0.135, r.top() + r.height() * 0.56)
    p.scale(unit, unit)
    paint(p, HOUSES, ())
    p.restore()
    ground = curve(
        (r.left(), r.top() + r.height() * 0.74),
        (r.center().x(), r.top() + r.height() * 0.66, r.right(), r.top() + r.height() * 0.76),
        (r.right(), r.bottom()),
        (r.left(), r.bottom()),
    )
    fill(p, linear(r, (0.6, "#9AA85A"), (1, "#5A6A32")), ground)
    size = min(r.height() / 122, r.width() / 235) if wide else min(r.width() / 130, r.height() / 126)
    for who, place, share in _CROWD if wide else _FEW:
        each = size * share
        x = r.center().x() + place * r.width() * (0.45 if wide else 0.47)
        figure(p, PORTRAITS[who], x, r.bottom() - 44 * each, each)
    p.restore()


def _clouds(p: QPainter, r: QRectF) -> None:
    for x, y, size in ((0.14, 0.15, 0.085), (0.50, 0.09, 0.065), (0.92, 0.33, 0.055)):
        radius = r.height() * size
        cloud = QPainterPath()
        for dx, dy, share in ((-1.2, 0.25, 0.7), (0, 0, 1.0), (1.2, 0.25, 0.75), (2.2, 0.4, 0.45)):
            cloud = cloud.united(
                ellipse(
                    r.left() + r.width() * x + dx * radius,
                    r.top() + r.height() * y + dy * radius,
                    radius * share * 1.2,
                    radius * share * 0.62,
                )
            )
        fill(p, linear(cloud.boundingRect(), (0, tint("#FFFFFF", 0.85)), (1, tint("#FFF0D0", 0.55))), cloud)

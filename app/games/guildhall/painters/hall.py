"""The halls: cells, round portraits, column heads, completed chapters, places for actions."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.cards import card_slot
from app.art.drawing.portrait import figure
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, shadow, tooth
from app.art.name_bands import name_lines
from app.art.shapes import circle, clip, disc, ellipse, fill, rounded, stroke
from app.art.tokens import GOLD, GOLD_LIGHT, INK, INK_SECOND, SMALLEST_TEXT, darker, lighter, tint

from ..faces import ActionSlotFace, ChapterHeadFace, CompletedFace, CompletedPlaceFace, HallCellFace, HallPipFace
from .cards import BACK
from .colours import CLOTH, GUILD, GUILD_INK, hanging, sign
from .portraits import PORTRAITS

LOW: Final = 29.0
"""Height below which a cell shows the face alone, without the top of a hat."""
UPRIGHT: Final = 1.1
"""The ratio of height to width of a cell from which its sign is above the portrait."""
MOST_DISC: Final = 30.0
"""Largest portrait in the head of a column."""
COUNT_STEP: Final = 14.0
"""Height of the line with the count below a name."""
_STACK: Final = "#2F4858"


def _empty(p: QPainter, r: QRectF, colour: str, radius: float, size: float) -> None:
    fill(p, tint("#8A6A3A", 0.12), rounded(r, radius))
    stroke(p, tint("#5A3E1C", 0.34), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    stroke(p, tint("#FFFFFF", 0.4), 0.8, rounded(r.adjusted(1, 1.6, -1, -0.2), radius))
    sign(p, colour, r.center().x(), r.center().y(), size, tint(darker(GUILD[colour], 0.2), 0.36))


def hall_cell(p: QPainter, r: QRectF, face: HallCellFace) -> None:
    """Paint a place in a hall; a card in it shows sign and portrait."""
    colour = face.colour
    if not face.filled:
        _empty(p, r, colour, 5, min(r.width(), r.height()) * 0.46)
        return
    portrait = PORTRAITS[face.profession]
    shadow(p, r, 5, 3, 1.8, 0.38)
    path = rounded(r, 5)
    clip(p, path)
    hanging(p, r, colour)
    if r.height() > UPRIGHT * r.width():
        field = QRectF(r.left(), r.top(), r.width(), min(r.height() * 0.3, r.width() * 0.42))
        room = r.adjusted(0, field.height(), 0, 0)
        edge = QRectF(r.left(), field.bottom() - 1, r.width(), 1)
        size = field.height() * 0.75
    else:
        field = QRectF(r.left(), r.top(), min(r.height() * 0.84, r.width() * 0.34), r.height())
        room = r.adjusted(field.width(), 0, 0, 0)
        edge = QRectF(field.right() - 1, r.top(), 1, r.height())
        size = field.width() * 0.595
    low = r.height() < LOW
    unit = min(room.height() / (47 if low else 57), room.width() / 62)
    figure(p, portrait, room.center().x() - 3 * unit, room.center().y() + (17 if low else 21) * unit, unit, CLOTH[colour])
    ground = GUILD[colour]
    p.fillRect(field, linear(field, (0, lighter(ground, 0.14)), (1, darker(ground, 0.10))))
    p.fillRect(edge, tint(darker(ground, 0.55), 0.8))
    p.restore()
    sign(p, colour, field.center().x(), field.center().y(), size, GUILD_INK[colour])
    stroke(p, darker(ground, 0.55), 1.4, path)
    stroke(p, tint("#FFFFFF", 0.35), 1, rounded(r.adjusted(1.5, 1.5, -1.5, -1.5), 4))


def hall_pip(p: QPainter, r: QRectF, face: HallPipFace) -> None:
    """Paint a small place in a hall."""
    colour = face.colour
    size = min(r.width(), r.height())
    if not face.filled:
        _empty(p, r, colour, 4, size * 0.48)
        return
    ground = GUILD[colour]
    fill(p, tint("#120A04", 0.30), rounded(r.translated(0.4, 1.6), 4))
    fill(p, linear(r, (0, lighter(ground, 0.22)), (0.6, ground), (1, darker(ground, 0.12))), rounded(r, 4))
    stroke(p, darker(ground, 0.55), 1.2, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 4))
    stroke(p, tint("#FFFFFF", 0.35), 0.9, rounded(r.adjusted(1.6, 1.6, -1.6, -1.6), 3))
    sign(p, colour, r.center().x(), r.center().y(), size * 0.66, GUILD_INK[colour])


def portrait_disc(p: QPainter, x: float, y: float, radius: float, profession: str, dim: bool = False) -> None:
    """Paint the profession as a round portrait in everyday clothes. It is painted once per size."""
    place = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    cache.share(p, place, ("portrait", profession, dim), partial(_portrait_disc, profession=profession, dim=dim), 4.0)


def _portrait_disc(p: QPainter, r: QRectF, profession: str, dim: bool) -> None:
    x, y, radius = r.center().x(), r.center().y(), r.width() / 2
    portrait, path = PORTRAITS[profession], ellipse(x, y, radius)
    fill(p, tint("#120A04", 0.28), path.translated(radius * 0.05, radius * 0.12))
    fill(p, linear(path.boundingRect(), (0, "#F7E8C4"), (1, "#B5935A"), dx=0.3), path)
    clip(p, path)
    p.setOpacity(p.opacity() * (0.38 if dim else 1))
    unit = radius / 36
    figure(p, portrait, x - 3 * unit, y + 13 * unit, unit)
    p.restore()
    circle(p, tint("#4A331A", 0.5 if dim else 0.95), max(1.0, radius * 0.085), x, y, radius)


def chapter_head(p: QPainter, r: QRectF, face: ChapterHeadFace) -> None:
    """Paint the head of a column."""
    profession, words, count, dim = face.profession, face.words, face.count, face.dim
    radius = min(r.height(), MOST_DISC) / 2 - 0.5
    portrait_disc(p, r.left() + radius + 0.5, r.center().y(), radius, profession, dim)
    if words:
        room = QRectF(r.left() + 2 * radius + 5, r.top(), r.width() - 2 * radius - 5, r.height())
        ink = INK_SECOND if dim else INK
        if words[0].isdigit():
            text(p, room, words, "num", ink, "left", 14)
            return
        lines, px = name_lines(words, room.width(), SMALLEST_TEXT)
        step = px * (1.16 if len(lines) == 1 else 1.04)
        below = COUNT_STEP if count else 0
        top = room.center().y() - (step * len(lines) + below) / 2
        for i, line in enumerate(lines):
            text(p, QRectF(room.left(), top + i * step, room.width(), step), line, "label", ink, "left", px)
        if count:
            text(p, QRectF(room.left(), top + len(lines) * step, room.width(), below), count, "num", ink, "left", SMALLEST_TEXT + 1)


def completed(p: QPainter, r: QRectF, face: CompletedFace) -> None:
    """Paint a completed chapter."""
    rise = r.height() * 0.09
    top = QRectF(r.left(), r.top() + 2 * rise, r.width() - 2 * rise, r.height() - 2 * rise)
    corner = max(2.5, top.height() * 0.16)
    shadow(p, top, corner, 3, 1.6, 0.4)
    for i in (2, 1, 0):
        card = rounded(top.translated(i * rise, -i * rise), corner)
        fill(p, _STACK if not i else lighter(_STACK, 0.34), card)
        stroke(p, darker(BACK, 0.6), 0.9, card)
    tooth(p, rounded(top, corner), "linen.png", 0.9)
    inner = top.adjusted(1.6, 1.6, -1.6, -1.6)
    stroke(p, tint(GOLD_LIGHT, 0.75), 0.8, rounded(inner, corner * 0.7))
    size = min(top.width(), top.height())
    if face.profession and r.width() >= 26:
        portrait_disc(p, top.center().x(), top.center().y(), size * 0.42, face.profession)
        disc(p, "#1E6B4A", top.right() - size * 0.16, top.bottom() - size * 0.16, size * 0.24)
        circle(p, "#FFF6E2", 0.9, top.right() - size * 0.16, top.bottom() - size * 0.16, size * 0.24)
        icon_at(p, "check-bold", top.right() - size * 0.16, top.bottom() - size * 0.16, size * 0.36, "#FFFFFF")
    else:
        icon_at(p, "check-bold", top.center().x(), top.center().y(), size * 0.80, "#F8E2A8")


def completed_place(p: QPainter, r: QRectF, face: CompletedPlaceFace) -> None:
    """Paint an empty place for a completed chapter."""
    rise = r.height() * 0.09
    place = QRectF(r.left(), r.top() + 2 * rise, r.width() - 2 * rise, r.height() - 2 * rise)
    fill(p, tint("#8A6A3A", 0.08), rounded(place, max(2.5, place.height() * 0.16)))
    stroke(p, tint("#5A3E1C", 0.5), 1, rounded(place, max(2.5, place.height() * 0.16)), (2.6, 2))


def action_slot(p: QPainter, r: QRectF, face: ActionSlotFace) -> None:
    """Paint an action without a card; one gained has a golden plus."""
    card_slot(p, r)
    size = min(r.width(), r.height()) * 0.36
    x, y = r.center().x(), r.center().y()
    if face.how == "gained":
        disc(p, tint("#120A04", 0.25), x + 0.5, y + 2, size * 0.72)
        disc(p, linear(QRectF(x - size, y - size, 2 * size, 2 * size), (0, "#FBE6A2"), (1, GOLD), dx=0.5), x, y, size * 0.70)
        circle(p, "#6E4D10", 1, x, y, size * 0.70)
    sign = "check-bold" if face.how == "used" else "plus"
    icon_at(p, sign, x, y, size, "#3A2408" if face.how == "gained" else tint("#5A3E1C", 0.5))

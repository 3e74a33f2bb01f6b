"""Profession cards: face, back, fan, piles."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces, states
from app.art.cards import card_back as linen_back
from app.art.cards import card_radius, card_stock, pile_edges
from app.art.drawing.portrait import figure
from app.art.lettering import growth, text
from app.art.materials import linear, radial
from app.art.name_bands import band_height, name_lines, smallest
from app.art.shapes import circle, clip, disc, fill, rounded, stroke
from app.art.tokens import GOLD, INK, darker, lighter, tint

from ..faces import CardBackFace, DiscardPileFace, DrawPileFace, HandFanFace, PileCountFace, ProfessionFace
from .colours import CLOTH, GUILD, GUILD_INK, hanging, shield
from .portraits import PORTRAITS

UNIT: Final = 84.0
"""Width for which the measurements of a profession card are given."""
BACK: Final = "#2F4858"
EMBLEM: Final = "home-city"
NAMED_FROM: Final = 60.0
"""Width from which a card bears its name."""
LEVELS_FROM: Final = 120.0
"""Width from which a card shows the levels of its profession."""
MOST_IN_FAN: Final = 12
EDGE_OF_CARDS: Final = "#D9C9A4"
"""The edges of the cards below the top one of a pile."""
FAN_FINENESS: Final = 2.0
"""How much finer than the screen the single card back of a fan is painted before it is laid down at an angle."""
FAN_MARGIN: Final = 6.0
"""Margin of that picture for the shadow."""


def profession_card(p: QPainter, r: QRectF, face: ProfessionFace) -> None:
    """Paint a profession card.

    The card itself is painted once per size, whatever its state: hands change with every action.
    """
    plain = replace(face, dim=False, leaves=False)
    cache.share(p, r, ("guild card", plain, growth()), partial(_card, face=plain))
    if face.dim or face.leaves:
        states.refused(p, r, card_radius(r), sign=face.dim and r.width() >= 40)


def _card(p: QPainter, r: QRectF, face: ProfessionFace) -> None:
    name, colour = face.name, face.colour
    k = r.width() / UNIT
    cache.share(p, r, "card stock", card_stock)
    margin = 3.6 * k
    width = r.width() - 2 * margin
    named = name and r.width() >= NAMED_FROM
    lines, px = name_lines(name, width - (6 * k if k > 1.2 else 0), smallest(13 * k)) if named else ([], 0)
    band = band_height(lines, px, k) if lines else 0.0
    picture = QRectF(r.left() + margin, r.top() + margin, width, r.height() - 2 * margin - band)
    _picture(p, picture, face.profession, colour, 4 * k)
    place = QRectF(r.left() + margin, r.bottom() - margin - band + 1.5 * k, width, band - 1.5 * k)
    if lines:
        _band(p, place, colour, lines, px, k)
    if face.levels and r.width() >= LEVELS_FROM:
        _levels(p, QRectF(picture.left(), place.top() - 9.5 * k, picture.width(), 11 * k), face.levels)
    shield(p, QRectF(r.left() + 3.2 * k, r.top() + 3.2 * k, 19 * k, 19 * k), colour)


def _picture(p: QPainter, r: QRectF, profession: str, colour: str, corner: float) -> None:
    portrait, cloth, path = PORTRAITS[profession], CLOTH[colour], rounded(r, corner)
    clip(p, path)
    hanging(p, r, colour)
    unit = min(r.width() / 94, r.height() / 84)
    figure(p, portrait, r.center().x() - 0.5 * unit, r.top() + 59 * unit, unit, cloth)
    x, y = r.center().x(), r.center().y()
    dark = radial(x, y, r.height() * 0.82, (0, tint("#1A0E04", 0)), (0.62, tint("#1A0E04", 0)), (1, tint("#1A0E04", 0.26)))
    p.fillRect(r, dark)
    p.restore()
    stroke(p, darker(GUILD[colour], 0.5), max(0.9, corner * 0.3), path)


def _band(p: QPainter, r: QRectF, colour: str, lines: list[str], px: int, k: float) -> None:
    ground = GUILD[colour]
    fill(p, linear(r, (0, lighter(ground, 0.12)), (0.5, ground), (1, darker(ground, 0.10))), rounded(r, 3.5 * k))
    stroke(p, darker(ground, 0.55), max(0.9, k), rounded(r, 3.5 * k))
    stroke(p, tint("#FFFFFF", 0.30), max(0.6, 0.8 * k), rounded(r.adjusted(1.6 * k, 1.6 * k, -1.6 * k, -1.6 * k), 2.5 * k))
    step = min(r.height() / len(lines), px * 1.16)
    top = r.center().y() - step * len(lines) / 2
    for i, words in enumerate(lines):
        text(p, QRectF(r.left(), top + i * step, r.width(), step), words, "card_bold", GUILD_INK[colour], "centre", px)


def _levels(p: QPainter, r: QRectF, levels: tuple[int, ...]) -> None:
    """Paint a row of coins on the upper edge of the name band, one for each level."""
    size = r.height()
    step = size * 1.22
    left = r.center().x() - (len(levels) - 1) * step / 2
    for i, level in enumerate(levels):
        x, y = left + i * step, r.center().y()
        disc(p, tint("#120A04", 0.35), x + size * 0.03, y + size * 0.08, size * 0.52)
        disc(p, linear(QRectF(x - size / 2, y - size / 2, size, size), (0, "#FFFBEF"), (1, "#E9D6A8"), dx=0.4), x, y, size * 0.5)
        circle(p, GOLD, size * 0.07, x, y, size * 0.46)
        text(p, QRectF(x - size, y - size / 2, size * 2, size), str(level), "num", INK, "centre", smallest(size * 0.62))


def card_back(p: QPainter, r: QRectF, face: CardBackFace) -> None:
    """Paint the back of a profession card."""
    linen_back(p, r, BACK, EMBLEM)


def hand_fan(p: QPainter, r: QRectF, face: HandFanFace) -> None:
    """Paint hidden cards in hand; at most twelve are drawn."""
    count = min(MOST_IN_FAN, face.count)
    height = r.height() - 2
    width = height * 0.70
    step = min(width * 0.53, (r.width() - width - 2) / max(1, count - 1))
    fine = FAN_FINENESS * abs(p.deviceTransform().m11())
    back = cache.pixmap("guild back", width, height, FAN_MARGIN, fine, partial(card_back, face=CardBackFace()))
    place = QRectF(-width / 2, -height, width, height).adjusted(-FAN_MARGIN, -FAN_MARGIN, FAN_MARGIN, FAN_MARGIN)
    for i in range(count):
        lean = i - (count - 1) / 2
        p.save()
        p.translate(r.left() + 1 + width / 2 + i * step, r.bottom() - 1 + abs(lean) * 0.25)
        p.rotate(lean * 1.5)
        p.drawPixmap(place, back, QRectF(back.rect()))
        p.restore()


def empty_place(p: QPainter, r: QRectF) -> None:
    """Paint an empty place for a card or a pile on dark wood."""
    radius = card_radius(r)
    fill(p, tint("#000000", 0.20), rounded(r, radius))
    stroke(p, tint("#E8C898", 0.42), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius), (4, 3))


def pile_count(p: QPainter, r: QRectF, face: PileCountFace) -> None:
    """Paint the number of cards of a pile."""
    pieces.badge(p, r, str(face.count))


def draw_pile(p: QPainter, r: QRectF, face: DrawPileFace) -> None:
    """Paint the draw pile."""
    if face.deep:
        pile_edges(p, r, face.deep - 1, EDGE_OF_CARDS)
        cache.share(p, r, "guild back", partial(card_back, face=CardBackFace()))
    else:
        empty_place(p, r)


def discard_pile(p: QPainter, r: QRectF, face: DiscardPileFace) -> None:
    """Paint the top card and the edges of those below it."""
    if face.top is None:
        empty_place(p, r)
        return
    if face.deep > 1:
        cache.share(p, r, ("pile edges", face.deep), partial(pile_edges, layers=face.deep - 1, colour=EDGE_OF_CARDS))
    profession_card(p, r, face.top)

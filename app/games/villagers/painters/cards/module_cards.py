"""Developments, events, the Countess and the Jester as cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces, states
from app.art.cards import card_radius, card_stock, pile_edges
from app.art.drawing.painting import paint
from app.art.icons import icon_at
from app.art.lettering import growth, paragraph, paragraph_height, text
from app.art.materials import linear, radial, shadow, tooth
from app.art.name_bands import band_height, name_lines, narrowed, smallest
from app.art.shapes import clip, disc, fill, rounded, stroke
from app.art.signs import rival_sign
from app.art.tokens import CARD_UNIT, GOLD_LIGHT, INK, SMALLEST_TEXT, darker, lighter, tint

from ...faces import DevelopmentFace, EventFace, EventPileFace, PersonFace, Standing, TokenFace
from ...sign import SIGN
from .. import marks
from ..people import PORTRAITS, bust
from ..seasons.summer import SUMMER
from ..seasons.winter import WINTER
from ..things.buildings import BUILDINGS, GROUND
from .backs import counted
from .bands import CONDENSED

SUITE: Final = {"community": "#7A1F33", "trade": "#1F5FA8", "production": "#2F7A4C"}
SUITE_ICON: Final = {"community": "glass-mug-variant", "trade": "storefront", "production": "barley"}
SEASON: Final = {"summer": "#C9822A", "winter": "#4F7FA6"}
SEASON_ICON: Final = {"summer": "white-balance-sunny", "winter": "snowflake"}
PHASE_ICON: Final = {"event": "script-text", "draft": "cards", "build": "hammer", "round": "refresh", "on_reveal": "alert"}
PERSON: Final = {"countess": "#8A2450", "countess_plain": "#4F4A78", "jester": "#23714A"}
"""The hanging behind a person."""
NARROW: Final = 29.0
"""Minimum width for a count of two digits beside its marker."""
WIDE_CARD: Final = 112.0
"""Width for which the measurements of these cards are given."""


def _ribbon(p: QPainter, r: QRectF, name: str, colour: str, px: int) -> None:
    """Paint a name on a band, on one or two lines."""
    lines, size = name_lines(name, r.width() - 6, px)
    fill(p, linear(r, (0, lighter(colour, 0.06)), (1, darker(colour, 0.30))), rounded(r, 3.5))
    stroke(p, darker(colour, 0.55), 1, rounded(r, 3.5))
    step = min(r.height() / len(lines), size * 1.16)
    top = r.center().y() - step * len(lines) / 2
    for i, words in enumerate(lines):
        place = QRectF(r.left() + 2, top + i * step, r.width() - 4, step)
        narrowed(p, place, words, "#FFFFFF", size, align="centre", least=CONDENSED)


def _scene(p: QPainter, r: QRectF, lines: str, span: float, foot: float) -> None:
    """Paint lines of ``span`` units across the middle of ``r``, with the height ``foot`` at its lower edge."""
    unit = min(r.width() / 104, r.height() / span)
    p.save()
    p.translate(r.center().x(), r.bottom() - foot * unit)
    p.scale(unit, unit)
    paint(p, lines, ())
    p.restore()


def development_token(p: QPainter, r: QRectF, face: TokenFace) -> None:
    """Paint the token of a suite: a coloured disc with a golden rim and its sign."""
    cache.share(p, r, ("suite token", face.suite), partial(_token, suite=face.suite), 4.0)


def _token(p: QPainter, r: QRectF, suite: str) -> None:
    x, y, radius = r.center().x(), r.center().y(), min(r.width(), r.height()) / 2
    colour = SUITE[suite]
    disc(p, tint("#120A04", 0.4), x + radius * 0.05, y + radius * 0.16, radius)
    disc(p, linear(r, (0, "#F6E0A0"), (1, "#8A6118"), dx=0.5), x, y, radius)
    disc(p, linear(r, (0, lighter(colour, 0.28)), (1, darker(colour, 0.2)), dx=0.5), x, y, radius * 0.84)
    icon_at(p, SUITE_ICON[suite], x, y, radius * 1.12, "#FFF6E0")


def development(p: QPainter, r: QRectF, face: DevelopmentFace) -> None:
    """Paint a development: its building, its name, what is counted and given, and everybody's count on top of the lower edge."""
    plain = (face.building, face.suite, face.name, face.counted, face.reward, len(face.standings))
    cache.share(p, r, ("development", *plain, growth()), partial(_development, face=face))
    k = r.width() / WIDE_CARD
    if face.standings:
        rows, height = _rows(r.width(), len(face.standings)), _standing_height(k)
        across = -(-len(face.standings) // rows)
        for row in range(rows):
            top = r.bottom() - 4 * k - (rows - row) * height
            place = QRectF(r.left() + 3 * k, top, r.width() - 6 * k, height)
            _standings(p, place, face.standings[row * across : (row + 1) * across], r.width() / across, k)


def _rows(width: float, count: int) -> int:
    """Return in how many rows this many counts are shown on a card."""
    return 1 if width / max(1, count) >= NARROW else 2


def _standing_height(k: float) -> float:
    """Return the height of a row of counts."""
    return max(14.0, 17 * k)


def _development(p: QPainter, r: QRectF, face: DevelopmentFace) -> None:
    k = r.width() / WIDE_CARD
    card_stock(p, r)
    margin = 4 * k
    colour = SUITE[face.suite]
    lines, size = name_lines(face.name, r.width() - 2 * margin - 6, smallest(13 * k))
    band = band_height(lines, size, k)
    symbols = 22 * k
    standing = _rows(r.width(), len(face.standings)) * _standing_height(k) + 4 * k
    width = r.width() - 2 * margin
    picture = QRectF(r.left() + margin, r.top() + margin, width, r.height() - 2 * margin - band - symbols - standing)
    path = rounded(picture, 4 * k)
    clip(p, path)
    p.fillRect(picture, linear(picture, (0, "#8FC4E0"), (0.55, "#F8E8BC"), (1, "#D9C390")))
    _scene(p, picture, GROUND + BUILDINGS[face.building], 96, 34)
    p.restore()
    stroke(p, darker(colour, 0.4), max(1.0, 1.1 * k), path)
    _ribbon(p, QRectF(picture.left(), picture.bottom() + 1.5 * k, width, band - 1.5 * k), face.name, colour, smallest(13 * k))
    _terms(p, QRectF(picture.left(), picture.bottom() + band, width, symbols), face, k)


def _terms(p: QPainter, r: QRectF, face: DevelopmentFace, k: float) -> None:
    """Paint what is counted, an arrow, and what the winner gets."""
    size = 16.5 * k
    wide = size * (0.5 + 0.66 * (len(face.counted) - 1)) + size * 0.5
    whole = size * 0.62 + wide + size * 0.8 + sum(size * 1.16 for _ in face.reward)
    x, y = r.center().x() - whole / 2, r.center().y()
    icon_at(p, "trophy", x + size * 0.28, y, size * 0.66, "#8A6100")
    x += size * 0.62
    for i, what in enumerate(face.counted):
        marks.sign(p, x + size * (0.5 + 0.66 * i), y, size, what)
    x += wide
    icon_at(p, "arrow-right-bold", x + size * 0.42, y, size * 0.66, INK)
    x += size * 0.84
    for what, n in face.reward:
        if what in marks.METAL:
            marks.value(p, x + size * 0.54, y, size * 0.54, str(n), what)
        else:
            marks.sign(p, x + size * 0.54, y, size, what)
        x += size * 1.16


def _standings(p: QPainter, r: QRectF, standings: tuple[Standing, ...], step: float, k: float) -> None:
    """Paint markers with their counts, ``step`` apart at most; with a halo around whoever would win."""
    step = min(step, r.width() / len(standings))
    side = min(12.0 * max(1.0, k), r.height() * 0.70, step * 0.46)
    for i, one in enumerate(standings):
        x, y = r.center().x() + step * (i - (len(standings) - 1) / 2) - side * 0.52, r.center().y()
        place = QRectF(x - side / 2, y - side / 2, side, side)
        if one.colour:
            pieces.marker(p, place, one.colour, ring=one.leads)
        else:
            rival_sign(p, place.adjusted(-1.5, -1.5, 1.5, 1.5), SIGN)
        room = QRectF(x + side * 0.66, r.top(), step - side * 1.16, r.height())
        text(p, room, one.words, "num", INK, "left", smallest(min(14.0 * k, side * 1.1)))


def event(p: QPainter, r: QRectF, face: EventFace) -> None:
    """Paint an event: its picture in the light of its season, when it has its effect, its name and its rule in words."""
    cache.share(p, r, ("event", face.event, face.season, face.phase, face.name, face.words, growth()), partial(_event, face=face))
    if face.dim:
        states.refused(p, r, card_radius(r))


def _event(p: QPainter, r: QRectF, face: EventFace) -> None:
    k = r.width() / WIDE_CARD
    card_stock(p, r)
    margin = 4 * k
    colour = SEASON[face.season]
    width = r.width() - 2 * margin
    name = face.divided or face.name
    lines, size = name_lines(name, width - 6, smallest(13 * k))
    band = band_height(lines, size, k)
    room = r.height() - 2 * margin - band
    least = max(room * 0.2, 21 * k)
    if face.words and paragraph_height(face.words, width - 4 * k, "card", SMALLEST_TEXT) + 4 * k > room - least + 1:
        face = replace(face, words="")  # no room for them: they are in the enlarged card
    written = paragraph_height(face.words, width - 4 * k, "card", smallest(13 * k)) + 6 * k if face.words else 2 * k
    high = max(least, min(room - written, width)) if face.words else room - written
    picture = QRectF(r.left() + margin, r.top() + margin, width, high)
    path = rounded(picture, 4 * k)
    clip(p, path)
    _weather(p, picture, face.season)
    _scene(p, picture, (SUMMER if face.season == "summer" else WINTER)[face.event], 90, 40)
    p.restore()
    stroke(p, darker(colour, 0.5), max(1.0, 1.1 * k), path)
    _corner(p, picture.left() + 11 * k, picture.top() + 11 * k, 17 * k, SEASON_ICON[face.season], darker(colour, 0.2).name())
    _corner(p, picture.right() - 11 * k, picture.top() + 11 * k, 17 * k, PHASE_ICON[face.phase], "#5A3E28")
    below = QRectF(picture.left(), picture.bottom() + 2 * k, width, band - 1.5 * k)
    _ribbon(p, below, name, darker(colour, 0.35).name(), smallest(13 * k))
    if face.words:
        top = picture.bottom() + band + 4 * k
        rule = QRectF(r.left() + margin + 2 * k, top, width - 4 * k, r.bottom() - margin - top)
        paragraph(p, rule, face.words, "card", INK, "centre", smallest(13 * k))


def _weather(p: QPainter, r: QRectF, season: str) -> None:
    """Paint the sky and the ground of a season."""
    if season == "summer":
        p.fillRect(r, linear(r, (0, "#F8C766"), (0.6, "#FDF0C8"), (0.78, "#E6C878"), (1, "#B08A3E")))
        x, y = r.right() - r.width() * 0.22, r.top() + r.height() * 0.22
        p.fillRect(r, radial(x, y, r.width() * 0.7, (0, tint("#FFFFFF", 0.75)), (0.2, tint("#FFF6D0", 0.4)), (1, tint("#FFF6D0", 0))))
        return
    p.fillRect(r, linear(r, (0, "#7FA8C8"), (0.62, "#DCEAF2"), (0.76, "#FBFDFE"), (1, "#B9CCD9")))
    for i in range(16):
        x, y = r.left() + (i * 37 % 100) / 100 * r.width(), r.top() + (i * 61 % 97) / 100 * r.height() * 0.8
        disc(p, tint("#FFFFFF", 0.8), x, y, max(0.7, r.width() * (0.008 + 0.006 * (i % 3))))


def _corner(p: QPainter, x: float, y: float, size: float, pictogram: str, ground: str) -> None:
    place = QRectF(x - size / 2, y - size / 2, size, size)
    disc(p, tint("#120A04", 0.4), x, y + size * 0.08, size * 0.52)
    disc(p, linear(place, (0, lighter(ground, 0.28)), (1, ground), dx=0.5), x, y, size * 0.5)
    stroke(p, "#FFF6E0", max(0.8, size * 0.06), rounded(place.adjusted(0.4, 0.4, -0.4, -0.4), size / 2))
    icon_at(p, pictogram, x, y, size * 0.68, "#FFF6E0")


def event_pile(p: QPainter, r: QRectF, face: EventPileFace) -> None:
    """Paint events face down with their number: sun or snowflake on linen, in a low place only the sign before the number."""
    if r.height() < 0.75 * r.width():
        size = min(r.height() - 2, 20.0)
        _corner(p, r.left() + size / 2 + 1, r.center().y(), size, SEASON_ICON[face.season], darker(SEASON[face.season], 0.2).name())
        room = QRectF(r.left() + size + 4, r.top(), r.width() - size - 4, r.height())
        text(p, room, str(face.count), "num", INK, "left", smallest(min(16.0, r.height() * 0.8)))
        return
    deep = min(3, face.count - 1)
    if deep > 0:
        pile_edges(p, r, deep, darker(SEASON[face.season], 0.35).name())
    if face.count:
        cache.share(p, r, ("event back", face.season), partial(_event_back, season=face.season))
        counted(p, r, face.count)


def _event_back(p: QPainter, r: QRectF, season: str) -> None:
    colour = SEASON[season]
    k = r.width() / CARD_UNIT
    radius = max(2.2, card_radius(r))
    shadow(p, r, radius, min(5.0, 2 + 4 * k), 2.5, 0.42)
    path = rounded(r, radius)
    fill(p, linear(r, (0, lighter(colour, 0.2)), (1, darker(colour, 0.35)), dx=0.4), path)
    tooth(p, path, "linen.png", 1)
    stroke(p, darker(colour, 0.6), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    inset = max(2.0, 5 * k)
    stroke(p, tint(GOLD_LIGHT, 0.85), max(0.8, 1.2 * k), rounded(r.adjusted(inset, inset, -inset, -inset), radius * 0.6))
    size = min(r.width(), r.height()) * 0.56
    icon_at(p, SEASON_ICON[season], r.center().x(), r.center().y(), size, "#FFF6E0")


def person(p: QPainter, r: QRectF, face: PersonFace) -> None:
    """Paint the Countess or the Jester before a hanging, with the printed value and the coins that lie there."""
    plain = (face.portrait, face.name, face.gold)
    cache.share(p, r, ("person", *plain, growth()), partial(_person, face=face))
    k = max(0.6, r.width() / CARD_UNIT)
    if face.coins:
        wide = marks.coins_width(7.8 * k, face.coins)
        marks.coins(p, r.right() - wide / 2 + 1.5 * k, r.top() + 16 * k, face.coins, 7.8 * k)
    if face.dim:
        states.refused(p, r, card_radius(r), sign=r.width() >= 40)


def _person(p: QPainter, r: QRectF, face: PersonFace) -> None:
    k = r.width() / CARD_UNIT
    colour, who = PERSON[face.portrait], PORTRAITS[face.portrait]
    card_stock(p, r)
    margin = 4 * k
    band = max(20.0, 21 * k) if face.name else 0.0
    picture = QRectF(r.left() + margin, r.top() + margin, r.width() - 2 * margin, r.height() - 2 * margin - band - 2 * k)
    path = rounded(picture, 4 * k)
    clip(p, path)
    p.fillRect(picture, linear(picture, (0, lighter(colour, 0.42)), (0.6, lighter(colour, 0.12)), (1, darker(colour, 0.2))))
    x, y = picture.center().x(), picture.center().y()
    p.fillRect(picture, radial(x, y, picture.height() * 0.6, (0, tint("#FFF6DC", 0.5)), (1, tint("#FFF6DC", 0))))
    bust(p, picture, who)
    p.restore()
    stroke(p, darker(colour, 0.5), max(1.0, 1.2 * k), path)
    if face.name:
        _ribbon(p, QRectF(picture.left(), r.bottom() - margin - band, picture.width(), band), face.name, colour, smallest(13 * k))
    if face.gold:
        marks.value(p, picture.left() + 14 * k, picture.bottom() - 14 * k, max(8.0, 12 * k), str(face.gold))

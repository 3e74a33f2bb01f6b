"""Villagers face up: the whole card, a small one, the strip of a covered one."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, states
from app.art.cards import card_radius, card_stock
from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import fitting_size, growth, text
from app.art.name_bands import narrowed, smallest
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import BURGUNDY, CARD_UNIT, INK, INK_SECOND

from ...faces import StripFace, VillagerFace
from .. import marks
from ..people import picture
from .bands import CONDENSED, band, band_height, fits, name_room

SMALL: Final = 60.0
"""Width below which a card shows only its figure and its suit."""
LARGE: Final = 150.0
"""Width from which a card says the name of its unlocker."""
LEAST_SEEN: Final = 0.72
"""Share of a card's width that its signs need: they do not move closer together where a neighbour covers more."""
MARGIN: Final = 3.5
"""Width of the edge around the picture."""
NEW: Final = 8.0
"""Half the height of the pill that marks a card as new."""
RAISING: Final = 17.5
SIGN_STEP: Final = RAISING * 1.06
"""Size of a sign that raises a limit, and the step from one to the next below it."""
LOCK: Final = 1.86
"""Width of a padlock with its sign for every unit of height."""
MODULE_ICON: Final = {"saints": "heart", "scoundrels": "moon-waning-crescent", "profiteers": "sack"}


def villager(p: QPainter, r: QRectF, face: VillagerFace) -> None:
    """Paint a villager; the card itself is painted once per size, whatever lies on it and whoever may choose it."""
    plain = replace(face, coins=0, known=False, dim=False, new="")
    if r.width() < SMALL:
        plain = VillagerFace(face.portrait, "", face.suit)
        cache.share(p, r, ("small villager", plain), partial(_small, face=plain))
    else:
        cache.share(p, r, ("villager", plain, growth()), partial(_card, face=plain))
    k = max(r.width() / CARD_UNIT, 0.6)
    whole, r = r, _seen(r, face.visible)
    if face.coins:
        wide = marks.coins_width(7.8 * k, face.coins)
        small = whole.width() < SMALL
        top = r.top() + 23 * k if small else _below_band(whole, face, k) + (32 if face.key_ring else 12) * k
        marks.coins(p, r.right() - wide / 2 + 1.5 * k, top, face.coins, 7.8 * k)
    if face.known:
        marks.eye(p, r.right() - 13 * k, r.top() + k, 7.5 * k)
    if face.new:
        marks.newcomer(p, *_place_of_new(whole, r, face, k), NEW * k, face.new)
    if face.dim:
        states.refused(p, whole, card_radius(whole), sign=False)
        if whole.width() >= SMALL:
            marks.refusal(p, r.center().x(), whole.center().y() + 2 * k, 10 * k)
            _signs(p, whole, face)


def _place_of_new(whole: QRectF, seen: QRectF, face: VillagerFace, k: float) -> tuple[float, float]:
    """Return where the pill of a new card begins: below or beside what raises limits, or below the key ring, clear of the values."""
    within, _ = _parts(whole, face)
    wide, high = marks.newcomer_size(NEW * k, face.new)
    left, top, right = within.left() + 3 * k, within.top() + 3 * k, min(seen.right(), within.right() - 3 * k)
    free = seen.right() - (MARGIN + 4) * k - _key_width(face, k) if face.key_ring else right
    step, raised = SIGN_STEP * k, face.food + face.builder
    values = within.bottom() - (25.5 if face.gold else 22.0 if face.silver or face.bronze else 0.0) * k
    places = [(left, top + (raised if raised or left + wide <= free else 1) * step)]
    if raised and left + 0.8 * step + wide <= free:
        places.append((min(left + step, free - wide), top))
    if not face.padlock:
        places.append((right - wide, top + step))
    clear = (place for place in places if place[1] + high <= values + 1 or (place[0] >= within.left() + 19 * k and not face.silver))
    return next(clear, places[0])


def _key_width(face: VillagerFace, k: float) -> float:
    return max(32 * k, marks.key_width(17.5 * k, face.key_ring))


def _seen(r: QRectF, share: float) -> QRectF:
    """Return the part of a card that nothing covers."""
    return r.adjusted(0, 0, -(1 - share) * r.width(), 0)


def _small(p: QPainter, r: QRectF, face: VillagerFace) -> None:
    cache.share(p, r, "card stock", card_stock)
    margin = max(2.0, r.width() * 0.045)
    inner = r.adjusted(margin, margin, -margin, -margin)
    picture(p, inner, face.portrait, face.suit, 3)
    size = min(17.0, r.width() * 0.42)
    marks.sign(p, inner.left() + size * 0.58, inner.top() + size * 0.58, size, face.suit)


def _card(p: QPainter, r: QRectF, face: VillagerFace) -> None:
    k = r.width() / CARD_UNIT
    cache.share(p, r, "card stock", card_stock)
    within, _ = _parts(r, face)
    top = QRectF(within.left(), r.top() + MARGIN * k, within.width(), within.top() - 2 * k - r.top() - MARGIN * k)
    picture(p, within, face.portrait, face.suit, 3.5 * k)
    band(p, top, face.suit, face.symbols, face.divided or face.name, k, seen=within.width() - (1 - face.visible) * r.width())
    _signs(p, r, face)


def _parts(r: QRectF, face: VillagerFace) -> tuple[QRectF, QRectF]:
    """Return the places of the picture of a card and of its foot."""
    k = r.width() / CARD_UNIT
    margin, below = MARGIN * k, _below_band(r, face, k)
    high = max(16.0, 16.5 * k)
    foot = QRectF(r.left() + margin, r.bottom() - margin - high, r.width() - 2 * margin, high)
    return QRectF(foot.left(), below, foot.width(), foot.top() - below), foot


def _signs(p: QPainter, r: QRectF, face: VillagerFace) -> None:
    """Paint what counts of a card, where no neighbour covers it."""
    within, foot = _parts(r, face)
    hidden = (1 - max(face.visible, LEAST_SEEN)) * r.width()
    for paint, place in ((_upper, within), (_lower, within), (_foot, foot)):
        paint(p, place.adjusted(0, 0, -hidden, 0), face, r.width() / CARD_UNIT)


def _below_band(r: QRectF, face: VillagerFace, k: float) -> float:
    """Return where the picture of a card begins, below its name."""
    width, name = r.width() - 2 * MARGIN * k, face.divided or face.name
    room = name_room(width - (1 - face.visible) * r.width(), face.symbols, k)
    return r.top() + (MARGIN + 2) * k + band_height(name, room, k)


def _upper(p: QPainter, r: QRectF, face: VillagerFace, k: float) -> None:
    """Paint what raises limits on the left, and the key ring on the right."""
    size = RAISING * k
    y = r.top() + 12 * k
    for what in ("food",) * face.food + ("builder",) * face.builder:
        marks.sign(p, r.left() + 11.5 * k, y, size, what)
        y += SIGN_STEP * k
    if face.key_ring:
        wide = _key_width(face, k)
        marks.key_pill(p, QRectF(r.right() - 3 * k - wide, r.top() + 3.5 * k, wide, 17.5 * k), face.key_ring)
    if face.module:
        x = r.right() - (11.5 if not face.key_ring else 46) * k
        fill(p, "#FFF6E0", rounded(QRectF(x - 8 * k, r.top() + 3.5 * k, 16 * k, 16 * k), 8 * k))
        stroke(p, BURGUNDY, max(1.0, 1.2 * k), rounded(QRectF(x - 8 * k, r.top() + 3.5 * k, 16 * k, 16 * k), 8 * k))
        icon_at(p, MODULE_ICON[face.module], x, r.top() + 11.7 * k, 10.5 * k, BURGUNDY)


def _lower(p: QPainter, r: QRectF, face: VillagerFace, k: float) -> None:
    """Paint what brings gold on the left, and the padlock on the right; both smaller if they would meet."""
    symbols = [(metal, one) for metal, one in (("silver", face.silver), ("bronze", face.bronze)) if one is not None]
    widest = max((marks.condition_width(1.0, one.per) for _, one in symbols), default=0.0)
    height = min(18.8 * k, (r.width() - 8 * k) / (widest + LOCK)) if face.padlock else 18.8 * k
    bottom = r.bottom() - 3 * k
    if face.padlock:
        place = QRectF(r.right() - 3 * k - LOCK * height, bottom - height, LOCK * height, height)
        if r.width() >= LARGE and face.unlocker:
            _tag(p, QRectF(r.center().x(), place.top() - 9 * k, r.right() - 5 * k - r.center().x(), 11 * k), face.unlocker)
        marks.lock_pill(p, place, face.padlock)
    if face.gold:
        marks.value(p, r.left() + 14 * k, bottom - 11 * k, 11.5 * k, str(face.gold))
        bottom -= 25 * k
    for metal, one in symbols:
        width = marks.condition_width(height, one.per)
        marks.condition(p, QRectF(r.left() + 3 * k, bottom - height, width, height), metal, one.words, one.per)
        bottom -= height * 1.2


def _tag(p: QPainter, r: QRectF, name: str) -> None:
    """Paint the name of an unlocker at the right end of ``r``, on a tag that hangs on the padlock."""
    size = fitting_size(name, r.width() - r.height() * 0.8, "label", smallest(r.height() * 0.64))
    width = text_width(name, "label", size) + r.height() * 0.8
    place = QRectF(r.right() - width, r.top(), width, r.height())
    marks.pill(p, place, "#E4E7EA", "#3A4048")
    text(p, place, name, "label", INK, "centre", size)


def _foot(p: QPainter, r: QRectF, face: VillagerFace, k: float) -> None:
    """Paint how the card is laid: flag or predecessor, discarded after use, draft phase; and what it can carry."""
    x, y, right = r.left() + 2 * k, r.center().y() + 1, r.right() - 2 * k
    signs = []
    if face.draft:
        signs.append(("cards", INK_SECOND))
    if face.discard:
        signs.append(("delete-outline", INK_SECOND))
    elif face.flag:
        signs.append(("flag-variant", BURGUNDY))
    for pictogram, ink in signs:
        icon_at(p, pictogram, x + 7 * k, y, 13 * k, ink)
        x += 15 * k
    for _ in range(face.slots):
        place = QRectF(right - 7 * k, y - 5 * k, 7 * k, 9.5 * k)
        fill(p, "#FFFBF0", rounded(place, 1.5 * k))
        stroke(p, INK_SECOND, max(0.9, k), rounded(place, 1.5 * k))
        right -= 9 * k
    if face.on:
        _predecessor(p, QRectF(x + 1.5 * k, r.top() + 0.5, right - x - 2.5 * k, r.height()), face, k)


def _predecessor(p: QPainter, r: QRectF, face: VillagerFace, k: float) -> None:
    """Paint on whom a card is laid: in words, or if these are too long, as an arrow down to the name or to the sign of its suit."""
    size = smallest(12 * k)
    if fits(face.on, r.width(), "label_regular"):
        narrowed(p, r, face.on, INK_SECOND, size, "label_regular")
        return
    icon_at(p, "arrow-down-bold", r.left() + 4 * k, r.center().y(), 10 * k, INK_SECOND)
    r = r.adjusted(10 * k, 0, 0, 0)
    if fits(face.below, r.width(), "label_regular", CONDENSED):
        narrowed(p, r, face.below, INK_SECOND, size, "label_regular", least=CONDENSED)
    elif face.below_suit is not None:
        marks.sign(p, r.left() + 7 * k, r.center().y(), 14 * k, face.below_suit)


def villager_strip(p: QPainter, r: QRectF, face: StripFace) -> None:
    """Paint the upper edge of a covered card: suit symbols, name and padlock, all that still counts."""
    k = min(r.width() / CARD_UNIT, r.height() / 21)
    radius = 6.5 * k
    fill(p, "#FBF3DF", rounded(r.adjusted(0.5, 0.5, -0.5, radius), radius).intersected(rounded(r, 0)))
    stroke(p, "#6B5636", 1, rounded(r.adjusted(0.5, 0.5, -0.5, radius), radius).intersected(rounded(r.adjusted(0.5, 0.5, -0.5, 1), 0)))
    margin = 3.5 * k
    place = QRectF(r.left() + margin, r.top() + margin * 0.7, r.width() - 2 * margin, max(17.0, r.height() - margin * 1.2))
    band(p, place, face.suit, face.symbols, face.name, k, bool(face.padlock), place.width() - (1 - face.visible) * r.width())

"""Measurements shared by every part of this table, and the two ways an action card is shown."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from app.table.geometry.placement import Placement, Rect
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import Cards

from ..faces import CoveredCardFace, HandCardFace
from ..position import Position
from ..words.cards import card_face, card_words

CARD_RATIO = 1.39
"""Height of an action card over its width."""
WIDEST = 160.0
"""Maximum width of an action card."""
GAP = 8.0
"""Gap between panels, and between them and the edges."""
DOWN = 6.0
"""Gap between the rows of panels."""
BASE_HEIGHT = 628.0
"""Height of the table's area in the smallest window; any extra height is shared among the three rows."""
DISPLAY, MIDDLE = 206.0, 148.0
"""Heights of its two upper rows in the smallest window."""
TALL, VERY_TALL = 1.0, 1.55
"""The ratio of height to width of a table from which it has four rows, and five."""
VERY_WIDE = 2.4
"""The ratio of width to height of a table from which the display and the estate share its left side."""
LEFT, RIGHT_ROWS, DISPLAY_SHARE = 0.6, (0.335, 0.29, 0.375), 0.415
"""Share of the width for that side, shares of the height of the rows on the other, and of the display."""
FOUR_ROWS, FIVE_ROWS = (0.26, 0.19, 0.19, 0.36), (0.235, 0.135, 0.17, 0.265, 0.195)
"""Shares of the height of each row."""


class Panels(Struct, frozen=True):
    """The area of every part of the table."""

    display: Rect
    supplies: Rect
    projects: Rect
    storage: Rect
    bonus: Rect
    estate: Rect
    hand: Rect


def panels(area: Rect) -> Panels:
    """Return the areas of the parts: three rows, or more of them where the table is higher than wide, or two sides if it is very wide."""
    room = Rect(area.x + GAP, area.y + DOWN, area.w - 2 * GAP, area.h - DOWN - GAP)
    if area.h >= VERY_TALL * area.w:
        return _five_rows(room)
    if area.w >= VERY_WIDE * area.h:
        return _two_sides(room)
    return _four_rows(room) if area.h >= TALL * area.w else _three_rows(area, room)


def _three_rows(area: Rect, room: Rect) -> Panels:
    extra = area.h - BASE_HEIGHT
    display = Rect(room.x, room.y, (area.w - 8) * 0.605, DISPLAY + extra * 0.38)
    supplies = Rect(display.right + GAP, room.y, room.right - display.right - GAP, display.h)
    side = min(300.0, area.w * 0.245)
    y = display.bottom + DOWN
    projects = Rect(room.x, y, min(300.0, area.w * 0.295) + extra * 0.2, MIDDLE + extra * 0.14)
    bonus = Rect(room.right - side, y, side, projects.h)
    storage = Rect(projects.right + GAP, y, bonus.x - projects.right - 2 * GAP, projects.h)
    y = projects.bottom + DOWN
    hand = Rect(room.right - side, y, side, room.bottom - y)
    estate = Rect(room.x, y, hand.x - room.x - GAP, hand.h)
    return Panels(display, supplies, projects, storage, bonus, estate, hand)


def _two_sides(room: Rect) -> Panels:
    """Return the areas with the display above the estate, and everything else beside them."""
    left, right = _halves(room, LEFT)
    display, estate = _rows(left, (DISPLAY_SHARE, 1 - DISPLAY_SHARE))
    first, second, hand = _rows(right, RIGHT_ROWS)
    supplies, bonus = _halves(first, 0.58)
    projects, storage = _halves(second, 0.5)
    return Panels(display, supplies, projects, storage, bonus, estate, hand)


def _four_rows(room: Rect) -> Panels:
    """Return the areas with the display as wide as the table, which lets its cards grow."""
    display, second, third, last = _rows(room, FOUR_ROWS)
    supplies, bonus = _halves(second, 0.6)
    projects, storage = _halves(third, 0.45)
    return Panels(display, supplies, projects, storage, bonus, *_halves(last, 0.75))


def _five_rows(room: Rect) -> Panels:
    """Return the areas with display, estate and hand as wide as the table."""
    display, second, third, estate, hand = _rows(room, FIVE_ROWS)
    supplies, bonus = _halves(second, 0.6)
    projects, storage = _halves(third, 0.5)
    return Panels(display, supplies, projects, storage, bonus, estate, hand)


def _rows(room: Rect, parts: tuple[float, ...]) -> list[Rect]:
    """Return rows with these shares of the height."""
    free, y, found = room.h - DOWN * (len(parts) - 1), room.y, []
    for part in parts:
        found.append(Rect(room.x, y, room.w, free * part))
        y += free * part + DOWN
    return found


def _halves(row: Rect, part: float) -> tuple[Rect, Rect]:
    """Return two panels side by side, the first with this share of the width."""
    first = Rect(row.x, row.y, (row.w - GAP) * part, row.h)
    return first, Rect(first.right + GAP, row.y, row.right - first.right - GAP, row.h)


def full_card(position: Position, card: int, rect: Rect, z: int = 10, value: bool = True) -> Placement:
    """Lay out a whole action card."""
    words = card_words(position.texts, card)
    return Placement(items.CARD.id(card), "action_card", rect, card_face(position, card, value), z, radius=rect.w * 0.075, words=words)


def hand_card(position: Position, card: int, rect: Rect) -> Placement:
    """Lay out a card in a hand."""
    whole = full_card(position, card, rect)
    return replace(whole, kind="hand_card", face=HandCardFace(card_face(position, card)))


def covered_card(position: Position, card: int, rect: Rect, strip: float, z: int = 10, value: bool = True) -> Placement:
    """Lay out a card with only its upper ``strip`` pixels visible; ``rect`` is the whole card."""
    face = CoveredCardFace(card_face(position, card, value), round(rect.h, 2))
    seen = Rect(rect.x, rect.y, rect.w, strip)
    return Placement(items.CARD.id(card), "covered_card", seen, face, z, radius=rect.w * 0.075, words=card_words(position.texts, card))


def fan(position: Position, cards: Cards, place: Rect, width: float, strip: float, z: int = 10, value: bool = True) -> list[Placement]:
    """Lay out overlapping cards downwards from the top of ``place``, centred in it, with ``strip`` pixels visible of each but the last."""
    height = width * CARD_RATIO
    placed: list[Placement] = []
    for i, card in enumerate(cards):
        rect = Rect(place.cx - width / 2, place.y + i * strip, width, height)
        last = i == len(cards) - 1
        placed.append(
            full_card(position, card, rect, z=z + i, value=value) if last else covered_card(position, card, rect, strip, z + i, value)
        )
    return placed

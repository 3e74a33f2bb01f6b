"""Where the cards of a hand lie: side by side on one row or two, closer together if they must. Pure geometry."""

from __future__ import annotations

from msgspec import Struct

from app.table.geometry.placement import Rect

from ...words.cards import CARD_RATIO
from .places import HAND_CARD

HEADING, BELOW, LIFT = 34.0, 5.0, 7.0
"""Height of the heading, what is left below the cards, and how far a chosen card rises."""
ASIDE = 12.0
"""Margin on either side."""
APART, ROWS_APART = 6.0, 6.0
"""Gap between two cards, and between two rows."""
READABLE = 72.0
"""Width from which whole cards are better than larger ones of which less is seen."""
SEEN = 0.74
"""Share of the width of overlapping cards that is seen: all signs have room in it."""
LEAST = 62.0
"""Width that cards have however many there are."""
SECOND_ROW = 1.1
"""How much more of each card must be seen for a second row."""


class Spread(Struct, frozen=True):
    """How a hand is laid out: the number of rows, the width of a card, and the step from one to the next."""

    rows: int
    width: float
    step: float

    @property
    def seen(self) -> float:
        """How much of the width of a card is seen."""
        return min(self.width, self.step)

    @property
    def height(self) -> float:
        """The height that it needs."""
        return HEADING + LIFT / 2 + BELOW + self.rows * (self.width * CARD_RATIO + ROWS_APART) - ROWS_APART


def best(count: int, area: Rect) -> Spread:
    """Return how this many cards are laid out in ``area``."""
    one, two = (_in_rows(count, area, rows) for rows in (1, 2))
    return two if two.width >= LEAST and two.seen >= one.seen * SECOND_ROW else one


def spread(count: int, area: Rect, most: int = 0) -> list[Rect]:
    """Return the places of this many cards, row by row: in as many rows as there were when it had ``most`` cards."""
    found = _in_rows(count, area, min(count, best(max(count, most), area).rows))
    across, height = -(-count // found.rows), found.width * CARD_RATIO
    top = area.y + HEADING + LIFT / 2 + (area.h - found.height) / 2
    placed = []
    for row in range(found.rows):
        here = min(across, count - row * across)
        x = area.cx - (found.step * (here - 1) + found.width) / 2
        y = top + row * (height + ROWS_APART)
        placed += [Rect(x + n * found.step, y, found.width, height) for n in range(here)]
    return placed


def in_front(rect: Rect, area: Rect) -> Rect:
    """Return where a card of the hand in ``area`` is seen whole, above its neighbours: no smaller than in a hand of a few cards."""
    width = max(HAND_CARD, rect.w)
    height = width * CARD_RATIO
    x = max(area.x + BELOW, min(rect.cx - width / 2, area.right - BELOW - width))
    return Rect(x, min(rect.cy - height / 2, area.bottom - BELOW - height), width, height)


def _in_rows(count: int, area: Rect, rows: int) -> Spread:
    across, room = -(-count // rows), area.w - 2 * ASIDE
    highest = ((area.h - HEADING - LIFT / 2 - BELOW + ROWS_APART) / rows - ROWS_APART) / CARD_RATIO
    whole = min(highest, max(room / max(3, across) - APART, 0.0))
    if whole >= min(READABLE, highest) or across < 2:
        return Spread(rows, whole, whole + APART)
    width = min(highest, max(LEAST, room / ((across - 1) * SEEN + 1)))
    return Spread(rows, width, min(width + APART, (room - width) / (across - 1)))

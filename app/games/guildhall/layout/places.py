"""Where the parts of this table are: points and piles above, then the other halls, then the player's own hall and the desk."""

from __future__ import annotations

from msgspec import Struct

from app.table.geometry import shares
from app.table.geometry.placement import Rect
from rules.games.guildhall.components import ROW

GAP = 8.0
"""Gap between panels, and between them and the edges."""
BASE_HEIGHT = 628.0
"""Height of the table in the smallest window; any extra height is shared among the three rows."""
TOP_ROW, HALLS = 136.0, 200.0
"""Heights of the two upper rows in the smallest window; the lowest row takes the rest."""
TOP_SHARE, HALLS_SHARE = 0.1, 0.42
"""Their shares of the extra height."""
OWN_SHARE = 0.488
"""Share of the width for the player's own hall."""
CARD_RATIO = 1.36
"""Height of a profession card over its width."""
VP_RATIO = 1.39
"""Height of a VP card over its width."""
ROW_SHARE, PILES_SHARE = 0.46, 0.165
"""Maximum shares of the width for the VP row and the piles, with the race beside them."""
TALL = 1.2
"""The ratio of height to width of a table from which its parts lie one below the other."""
TALL_TOP, TALL_CARDS, RACE = 228.0, 0.66, 145.0
"""Maximum height of the cards at the top of a tall table, the width they have there once the race is below them, and its height."""
TALL_HALLS, TALL_OWN = 0.27, 0.36
"""Shares of the rest of a tall table for the other halls and the player's own."""


class Panels(Struct, frozen=True):
    """The area of every part. ``others``: one for each other hall; ``points``: purchases, beside a single other hall.

    ``top`` is what the cards of the upper row are measured by.
    """

    top: Rect
    row: Rect
    piles: Rect
    race: Rect
    others: tuple[Rect, ...]
    points: Rect | None
    own: Rect
    desk: Rect

    @property
    def halls(self) -> Rect:
        """All of the middle row."""
        return Rect(self.row.x, self.others[0].y, self.race.right - self.row.x, self.others[0].h)

    @property
    def upper(self) -> Rect:
        """Both upper rows."""
        return Rect(self.row.x, self.row.y, self.race.right - self.row.x, self.others[0].bottom - self.row.y)


def panels(area: Rect, players: int) -> Panels:
    """Return the areas of the parts of a table for this many players in ``area``."""
    if area.h > TALL * area.w:
        return _below_each_other(area, players)
    extra = area.h - BASE_HEIGHT
    left, width = area.x + GAP, area.w - 2 * GAP
    top = Rect(left, area.y + 7, width, TOP_ROW + extra * TOP_SHARE)
    row = Rect(left, top.y, row_width(top), top.h)
    piles = Rect(row.right + GAP, top.y, piles_width(top), top.h)
    race = Rect(piles.right + GAP, top.y, left + width - piles.right - GAP, top.h)
    halls = Rect(left, top.bottom + GAP, width, HALLS + extra * HALLS_SHARE)
    y = halls.bottom + GAP
    own = Rect(left, y, width * OWN_SHARE, area.bottom - GAP - y)
    desk = Rect(own.right + GAP, y, left + width - own.right - GAP, own.h)
    others, points = _others(halls, players)
    return Panels(top, row, piles, race, others, points, own, desk)


def _below_each_other(area: Rect, players: int) -> Panels:
    """Return the parts of a tall table: both piles beside the VP row, everything else as wide as the table."""
    left, width = area.x + GAP, area.w - 2 * GAP
    top = Rect(left, area.y + 7, width / TALL_CARDS, TALL_TOP)
    row = Rect(left, top.y, row_width(top), top.h)
    piles = Rect(row.right + GAP, top.y, left + width - row.right - GAP, top.h)
    race = Rect(left, top.bottom + GAP, width, RACE)
    rest = area.bottom - GAP - race.bottom - 3 * GAP
    halls = Rect(left, race.bottom + GAP, width, rest * TALL_HALLS)
    own = Rect(left, halls.bottom + GAP, width, rest * TALL_OWN)
    desk = Rect(left, own.bottom + GAP, width, area.bottom - GAP - own.bottom - GAP)
    others, points = _others(halls, players)
    return Panels(top, row, piles, race, others, points, own, desk)


def _others(area: Rect, players: int) -> tuple[tuple[Rect, ...], Rect | None]:
    """Return the places of the other halls side by side, and that of the purchases beside a single one."""
    if players > 2:
        return tuple(shares.row(area, players - 1, GAP)), None
    other = Rect(area.x, area.y, area.w * OWN_SHARE, area.h)
    return (other,), Rect(other.right + GAP, area.y, area.right - other.right - GAP, area.h)


def vp_card_width(top: Rect) -> float:
    """Return the width of a card in the VP row."""
    return min((top.h - 18) / VP_RATIO, (top.w * ROW_SHARE - 28) / (ROW + 1) - 9)


def row_width(top: Rect) -> float:
    """Return the width of the tray with the VP cards and their deck."""
    return (ROW + 1) * (vp_card_width(top) + 9) + 26


def pile_width(top: Rect) -> float:
    """Return the width of a pile of profession cards with its caption."""
    return min((top.h - 42) / CARD_RATIO, (top.w * PILES_SHARE - 50) / 2)


def piles_width(top: Rect) -> float:
    """Return the width of the tray with both piles."""
    return 2 * pile_width(top) + 56

"""Where the parts of this table are: points and piles above, then the other halls, then the own hall and the desk."""

from __future__ import annotations

from dataclasses import dataclass

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
"""Greatest shares of the width for the VP row and the piles."""


@dataclass(frozen=True, slots=True)
class Panels:
    """The area of every part. ``others``: one for each other hall; ``points``: purchases, beside a single other hall."""

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
    extra = area.h - BASE_HEIGHT
    left, width = area.x + GAP, area.w - 2 * GAP
    top = Rect(left, area.y + 7, width, TOP_ROW + extra * TOP_SHARE)
    row = Rect(left, top.y, row_width(top), top.h)
    piles = Rect(row.right + GAP, top.y, piles_width(top), top.h)
    race = Rect(piles.right + GAP, top.y, left + width - piles.right - GAP, top.h)
    y = top.bottom + GAP
    height = HALLS + extra * HALLS_SHARE
    own_w = width * OWN_SHARE
    low = Rect(left, y + height + GAP, width, area.bottom - GAP - (y + height + GAP))
    own = Rect(left, low.y, own_w, low.h)
    desk = Rect(own.right + GAP, low.y, left + width - own.right - GAP, low.h)
    points = None
    if players == 2:
        others: tuple[Rect, ...] = (Rect(left, y, own_w, height),)
        points = Rect(desk.x, y, desk.w, height)
    else:
        others = tuple(shares.row(Rect(left, y, width, height), players - 1, GAP))
    return Panels(row, piles, race, others, points, own, desk)


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

"""How the parts of this table are arranged: panels, fields and rows of hexagons, players' boxes. Pure geometry in logical pixels."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from app.table.geometry.placement import Rect
from app.table.parts.bars import Bars
from rules.games.burgundy.board.duchies import DUCHIES, ROW

GAP = 8.0
"""Gap between panels, and between them and the edges."""
BASE_HEIGHT, BASE_WIDTH = 628.0, 1016.0
"""The table's area in the smallest window; any extra space is shared out."""
STRIP, DEPOTS, BLACK, DUCHY, POWERS = 40.0, 236.0, 74.0, 447.0, 115.0
LEFT, MOST_LEFT = 492.0, 640.0
"""Width of the left column in the smallest window, and at most."""
LEFT_WITH_SHIELDS = 512.0
"""The same where shields lie in the depots."""
MANY, SHARE, SHARE_OF_MANY = 4, 0.42, 0.62
"""The most tiles in a depot, and the depots' share of the height beyond the smallest window: usually, and for that many beside shields."""
LEFT_OF_ISLANDS = 428.0
"""The same beside islands, which are wider than they are high."""
BLOCK, MOST_BLOCK = 368.0, 640.0
"""Height of all panels but the duchy, in two columns above it: at least and at most."""
WORTH = 0.95
"""The duchy goes below the other panels once it is at least this share of its size beside them."""
LEFT_OF_DOUBLE, MOST_DOUBLE = 366.0, 0.6
"""Minimum width of the column beside a double duchy, and the maximum share of the height that the duchy takes."""
ASIDE, ASIDE_SHARE = 400.0, 0.34
"""Minimum width of powers in a column of their own, and their share of what the left column leaves."""
HIGHER = 28.0
"""Height of the buttons below the powers."""
ROOT3 = math.sqrt(3)
ROUNDED = 1 - 1e-9
"""Keeps the outermost fields inside their area although lengths are rounded."""
STANDARD = 1
"""A duchy with as many rows as most have."""
POST_BELOW = 0.9
"""How far the southern border post reaches below the fields, in radii of a field."""
WIDE = 11.0
"""Widths of fields from which a duchy gets the larger part of the table."""
ROUTE, ROUTE_TAKES, ROUTE_TAKES_ROWS = 57.0, 12.0, 34.0
"""Height of a trade route, and what it takes from other panels than its owner's: from the black depot, or from depots in full rows."""
MARGIN = 11.0
"""From the edge of a duchy's board to the outermost fields."""


class Panels(Struct, frozen=True):
    """The panels of the table, with the strip above all others."""

    strip: Rect
    depots: Rect
    black: Rect
    own: Rect
    duchy: Rect
    powers: Rect

    @property
    def below_strip(self) -> Rect:
        """Everything but the strip."""
        top = self.depots.y
        return Rect(self.strip.x, top, self.strip.w, max(self.own.bottom, self.powers.bottom, self.duchy.bottom) - top)


def panels(area: Rect, text_size: float = 1.0, number: int = STANDARD, route: bool = False, shields: int = 0) -> Panels:
    """Return the panels: the duchy right of the others, below them in a tall window, and below three full rows in a very tall one.

    In a very wide window the powers give way to a larger duchy and get a column of their own. Larger text makes the buttons below the
    powers taller, which takes height from a duchy beside the other panels. ``number`` is that of the duchy: a double one has the right side
    almost to itself. With ``route`` the player's own things get height for a trade route, with ``shields``, the number of
    tiles in a depot that also has shields, the depots get width for them, and height if the tiles are many.
    """
    strip = Rect(area.x + GAP, area.y + 7, area.w - 2 * GAP, STRIP)
    y = strip.bottom + 6
    room = Rect(strip.x, y, strip.w, area.bottom - 7 - y)
    more = (Bars(text_size).around(1.0) - 1) * HIGHER
    low = ROUTE_TAKES if route else 0.0
    wide = extent(number).w > WIDE and room.w > room.h
    usual = LEFT_WITH_SHIELDS if shields else LEFT
    least = LEFT_OF_ISLANDS if DUCHIES[number].links else usual
    share = SHARE_OF_MANY if shields == MANY else SHARE
    beside = _double(strip, room, number) if wide else _beside(strip, room, least, more, low, share)
    below, apart = _below(strip, room, usual, number, low), beside if wide else _apart(strip, room, least, low, share)

    def size(found: Panels) -> float:
        return duchy_radius(found.duchy.inset(MARGIN), number=number)

    if size(below) < WORTH * size(beside):
        return max(beside, apart, key=size)
    return below if below.duchy.y - room.y < MOST_BLOCK else _rows(strip, room, number, ROUTE_TAKES_ROWS if route else 0.0)


def _columns(room: Rect, least: float = LEFT) -> tuple[float, float, float]:
    """Return the width of the left column, and where the right one begins and how wide it is."""
    left = min(MOST_LEFT, least + (room.w - BASE_WIDTH + 2 * GAP) * 0.54)
    return left, room.x + left + GAP, room.w - left - GAP


def _beside(strip: Rect, room: Rect, least: float, more: float, low: float, share: float) -> Panels:
    """Return the panels with the duchy and its powers on the right; ``more`` is extra height for the powers, ``least`` as in ``_columns``.

    On the left are the depots, which get this ``share`` of extra height, the black depot and the player's own things, which get ``low``
    more height, from the black depot.
    """
    tall = room.h - (BASE_HEIGHT - 60)
    left, right, width = _columns(room, least)
    depots = Rect(room.x, room.y, left, DEPOTS + tall * share)
    black = Rect(room.x, depots.bottom + 6, left, BLACK + tall * 0.08 - low)
    own = Rect(room.x, black.bottom + 7, left, room.bottom - black.bottom - 7)
    duchy = Rect(right, room.y, width, DUCHY + tall * 0.3 - more)
    powers = Rect(right, duchy.bottom + 6, width, room.bottom - duchy.bottom - 6)
    return Panels(strip, depots, black, own, duchy, powers)


def _double(strip: Rect, room: Rect, number: int) -> Panels:
    """Return the panels for a duchy twice as wide: it is on the right, with the player's own things below; all else is on the left."""
    left = max(LEFT_OF_DOUBLE, room.w * 0.365)
    right, width = room.x + left + GAP, room.w - left - GAP
    duchy = Rect(right, room.y, width, min(_whole_duchy(width, number), room.h * MOST_DOUBLE))
    own = Rect(right, duchy.bottom + 6, width, room.bottom - duchy.bottom - 6)
    depots = Rect(room.x, room.y, left, room.h * 0.58)
    black = Rect(room.x, depots.bottom + 6, left, room.h * 0.18)
    return Panels(strip, depots, black, own, duchy, Rect(room.x, black.bottom + 6, left, room.bottom - black.bottom - 6))


def _apart(strip: Rect, room: Rect, least: float, low: float, share: float) -> Panels:
    """Return the panels in three columns: the duchy in the middle, as high as the table, and its powers on the right."""
    beside = _beside(strip, room, least, 0, low, share)
    rest = room.right - beside.duchy.x
    width = max(ASIDE, rest * ASIDE_SHARE)
    duchy = Rect(beside.duchy.x, room.y, rest - GAP - width, room.h)
    return replace(beside, duchy=duchy, powers=Rect(duchy.right + GAP, room.y, width, room.h))


def _below(strip: Rect, room: Rect, least: float, number: int, low: float) -> Panels:
    """Return the panels with the duchy below two columns, which share the height it cannot use.

    The depots and the black depot are on the left, the player's own things and the powers on the right.
    """
    left, right, width = _columns(room, least)
    block = max(BLOCK + low, room.h - GAP - _whole_duchy(room.w, number))
    black_h = BLACK + (block - BLOCK) * 0.1
    depots = Rect(room.x, room.y, left, block - black_h - 6)
    black = Rect(room.x, depots.bottom + 6, left, black_h)
    own = Rect(right, room.y, width, block - 6 - POWERS - (block - BLOCK) * 0.2)
    powers = Rect(right, own.bottom + 6, width, block - own.h - 6)
    duchy = Rect(room.x, room.y + block + GAP, room.w, room.h - block - GAP)
    return Panels(strip, depots, black, own, duchy, powers)


def _rows(strip: Rect, room: Rect, number: int, low: float) -> Panels:
    """Return the panels in rows as wide as the table: depots, ``low`` lower, black depot, the player's things beside powers, duchy."""
    left, right, width = _columns(room)
    more = room.h - _whole_duchy(room.w, number) - MOST_BLOCK
    depots = Rect(room.x, room.y, room.w, MOST_BLOCK - BLACK - 262 + more * 0.5 - low)
    black = Rect(room.x, depots.bottom + 6, room.w, BLACK + more * 0.1)
    duchy_h = _whole_duchy(room.w, number) + more * 0.2
    own = Rect(room.x, black.bottom + 7, left, room.bottom - duchy_h - GAP - black.bottom - 7)
    powers = Rect(right, own.y, width, own.h)
    return Panels(strip, depots, black, own, Rect(room.x, room.bottom - duchy_h, room.w, duchy_h), powers)


def _whole_duchy(width: float, number: int) -> float:
    """Return the height of a duchy that takes the whole width."""
    return duchy_radius(Rect(0, 0, width - 2 * MARGIN, 1e6), number=number) * extent(number).h + 2 * MARGIN


def hexagon(cx: float, cy: float, radius: float) -> Rect:
    """Return the rectangle of a hexagon with corners at the top and bottom; ``radius`` is from the centre to a corner."""
    return Rect(cx - radius * ROOT3 / 2, cy - radius, radius * ROOT3, radius * 2)


@lru_cache(64)
def row_of_hexagons(area: Rect, n: int, most: float) -> tuple[Rect, ...]:
    """Return ``n`` hexagons side by side, vertically centred, from the right edge of ``area``; none larger than ``most``.

    Where two rows make them larger, they are in two rows.
    """
    one = _row(area, n, n, most)
    half = -(-n // 2)
    upper, lower = Rect(area.x, area.y, area.w, area.h / 2), Rect(area.x, area.cy, area.w, area.h / 2)
    two = (*_row(upper, half, half, most), *_row(lower, n - half, half, most))
    return two if two[0].w > one[0].w else one


def _row(area: Rect, n: int, columns: int, most: float) -> tuple[Rect, ...]:
    """Return ``n`` hexagons from the first of as many ``columns`` on."""
    pitch = min(area.w / columns, (most * ROOT3) + 5)
    radius = min(most, (pitch - 2) / ROOT3, area.h / 2)
    left = area.right - columns * pitch
    return tuple(hexagon(left + (i + 0.5) * pitch, area.cy, radius) for i in range(n))


@cache
def extent(number: int) -> Rect:
    """Return what the fields of a duchy measure from the point of its map: widths of a field across, radii down; with a post below it."""
    spots = DUCHIES[number].spots
    left, right = min(x for x, _ in spots) - 0.5, max(x for x, _ in spots) + 0.5
    top, bottom = (edge(y for _, y in spots) * 1.5 / ROW for edge in (min, max))
    below = POST_BELOW if DUCHIES[number].posts else 0.0
    return Rect(left, top - 1, right - left, bottom - top + 2 + below)


def duchy_radius(area: Rect, heading: float = 0.0, number: int = STANDARD) -> float:
    """Return the largest field radius with which a duchy fits into ``area``."""
    whole = extent(number)
    return min(area.w / (whole.w * ROOT3), (area.h - heading) / whole.h) * ROUNDED


@lru_cache(64)
def duchy_fields(area: Rect, number: int = STANDARD) -> tuple[Rect, ...]:
    """Return the places of all fields of a duchy, centred and as large as ``area`` allows."""
    radius = duchy_radius(area, number=number)
    x, y = duchy_middle(area, number)
    return tuple(hexagon(x + radius * ROOT3 * dx, y + 1.5 * radius * dy / ROW, radius) for dx, dy in DUCHIES[number].spots)


def duchy_middle(area: Rect, number: int) -> tuple[float, float]:
    """Return where the point of a duchy's map that all else is measured from is in ``area``."""
    radius, whole = duchy_radius(area, number=number), extent(number)
    return area.cx - whole.cx * radius * ROOT3, area.cy - whole.cy * radius


MAX_BOX = 310.0
ALONE = 46.0
"""Height of a lone player's box, with the name and the points."""
SHORTER, SHORTEST = 198.0, 150.0
"""Height of a box that leaves room for a log in every window, and the least one for which it is shortened at all."""
LOG, LEAST_LOG = 190.0, 76.0
"""Height of a log for which boxes are shortened, and height from which leftover room is enough to show it."""


def boxes(area: Rect, players: int, log: bool) -> tuple[list[Rect], Rect | None]:
    """Return the players' boxes from the top, and the area of the log if there is one.

    With ``log`` the boxes are shortened for it, unless that would make them too low. A lone player's things are all on the table.
    """
    room = area.h - 8
    even = ALONE if players == 1 else room / players - 8
    height = MAX_BOX if players * (even - MAX_BOX) >= LEAST_LOG + 8 else even
    beside_log = min(SHORTER, (room - LOG - 8) / players - 8)
    if log and players > 1 and beside_log >= SHORTEST:
        height = beside_log
    rects = [Rect(area.x + 9, area.y + 8 + i * (height + 8), area.w - 18, height) for i in range(players)]
    top = rects[-1].bottom + 8
    left = area.bottom - 8 - top
    return rects, Rect(area.x + 9, top, area.w - 18, left) if left >= LEAST_LOG else None

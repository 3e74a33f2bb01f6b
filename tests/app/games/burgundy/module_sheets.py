"""The pieces of the expansions, the team game and the solo game on contact sheets."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import materials, pieces, states
from app.art.tokens import PLAYER
from app.games.burgundy.faces import (
    POSTS,
    BorderFace,
    CommonSpaceFace,
    DuchyBoardFace,
    GoodsFace,
    InnCountFace,
    InnsFace,
    KeySpaceFace,
    MiniRouteFace,
    PointsTrackFace,
    PostFace,
    RiversFace,
    RouteCardFace,
    RouteSpaceFace,
    RouteState,
    ShieldFace,
    SlotFace,
    SpaceFace,
    TargetFace,
    TileBackFace,
    TileFace,
    along_track,
    goods_on_route,
    inns_rise,
)
from app.games.burgundy.painters import PAINTERS
from app.games.burgundy.words.tiles import KIND_OF
from rules.games.burgundy.board.duchies import BORDER, DUCHIES, NUMBERED
from rules.games.burgundy.modules import ROUTE, SHIELD_VP, SHIELDS
from tests.app.art.sheet_writer import Sheet

SOLD = (2, 4, 1, 3)
"""The goods sold in the pictures: three match, the fourth does not."""


def put(p: QPainter, face: object, x: float, y: float, w: float, h: float) -> None:
    """Place a piece with its upper left corner at ``x, y``."""
    PAINTERS[type(face)](p, QRectF(x, y, w, h), face)


def cell(p: QPainter, face: object, x: float, y: float, radius: float) -> None:
    """Place a hexagon around ``x, y``."""
    put(p, face, x - radius * 0.8660254, y - radius, radius * 1.7320508, 2 * radius)


def shields_sheet(p: QPainter, r: QRectF) -> None:
    """Paint all shields as they lie on goods spaces, on castles and enlarged."""
    materials.table(p, r)
    materials.panel(p, QRectF(8, 190, r.width() - 16, r.height() - 198))
    for i, number in enumerate(SHIELDS):
        face = ShieldFace(number, SHIELD_VP[number])
        put(p, face, 16 + i * 66, 14, 26, 33)
        put(p, face, 50 + i * 66, 18, 20, 24)
        put(p, face, 16 + i * 66, 54, 30, 38)
        cell(p, TileFace("castle", "", 0), 44 + i * 66, 140, 36)
        put(p, face, 28 + i * 66, 140, 32, 40)
        put(p, face, 24 + i % 9 * 132, 206 + i // 9 * 160, 116, 146)
        put(p, face, 16 + i * 66, 530, 54, 68)
        put(p, ShieldFace(number, 2 * SHIELD_VP[number]), 16 + i * 66, 608, 30, 38)
    materials.tray(p, QRectF(8, 664, r.width() - 16, 70))
    modes: tuple[states.Ring, ...] = ("free", "paid", "chosen", "focus", "last", "hover", "faint")
    for i, mode in enumerate(modes):
        for x, w in ((20.0, 32.0), (66.0, 22.0), (92.0, 22.0)):
            place = QRectF(x + i * 150, 680, w, 40)
            PAINTERS[ShieldFace](p, place, ShieldFace(i + 4, 8))
            states.shield_ring(p, place, mode)


def route(p: QPainter, x: float, y: float, w: float, cards: range) -> None:
    """Paint cards side by side with some goods laid on them."""
    h, i = w * 0.48, 0
    for card in cards:
        put(p, RouteCardFace(), x, y, w, h)
        for space in ROUTE[card]:
            state: RouteState = "open" if i > len(SOLD) else "next"
            if i < len(SOLD):
                state = "match" if SOLD[i] == space.type else "other"
            put(p, RouteSpaceFace(space.type, space.bonus, state), x, y, w / 3, h)
            if i < len(SOLD):
                left, top, side = goods_on_route(w / 3, h)
                put(p, GoodsFace(SOLD[i]), x + left, y + top, side, side)
            x, i = x + w / 3, i + 1
        x += 2


def pieces_sheet(p: QPainter, r: QRectF) -> None:
    """Paint trade routes, inns, border posts and the track of the solo game."""
    materials.table(p, r)
    route(p, 12, 12, 96, range(1, 6))
    route(p, 12, 70, 120, range(5, 9))
    route(p, 12, 140, 168, range(8, 13))
    for i, cards in enumerate((5, 4, 3)):
        spaces = [space.type for card in ROUTE[1 : cards + 1] for space in card]
        face = tuple((printed, SOLD[n] if n < len(SOLD) else 0) for n, printed in enumerate(spaces))
        put(p, MiniRouteFace(face), 520, 14 + i * 26, 240, 18)
    for i in range(6):
        put(p, InnsFace(i), 14 + i * 58, 246, 46, 53)
        put(p, InnCountFace(i), 14 + i * 58, 246 - inns_rise(53, i), 46, 53)
    put(p, SlotFace("inn"), 370, 246, 46, 53)
    put(p, TileBackFace("inn"), 424, 246, 46, 53)
    put(p, KeySpaceFace(), 480, 246, 56, 65)
    put(p, CommonSpaceFace(), 544, 246, 56, 65)
    for i, colour in enumerate(PLAYER):
        for j, (side, y) in enumerate(((54.0, 240.0), (28.0, 296.0))):
            put(p, PostFace(colour, (i + j) % 3), 620 + i * 56, y, side, side)
    for i, (counter, target, w) in enumerate(((0, 50, 330.0), (17, 45, 330.0), (33, 40, 230.0))):
        x = 12 + i * 346.0
        put(p, PointsTrackFace(counter, target), x, 336, w, 40)
        put(p, TargetFace(target), x + along_track(w, target) - 14, 355, 28, 21)
        pieces.marker(p, QRectF(x + along_track(w, counter) - 10, 340, 20, 20), "red", "A")


def lands_sheet(p: QPainter, r: QRectF) -> None:
    """Paint a duchy with border posts, and the islands of the solo game."""
    materials.table(p, r)
    for i, number in enumerate((BORDER[0], NUMBERED["13a"], NUMBERED["13b"])):
        land, area = DUCHIES[number], QRectF(8 + i * 528, 8, 520, 500)
        PAINTERS[DuchyBoardFace](p, area, DuchyBoardFace((True, True, True)))
        xs, ys = [x for x, _ in land.spots], [y for _, y in land.spots]
        w = min((area.width() - 44) / (max(xs) - min(xs) + 1), (area.height() - 80) / (max(ys) - min(ys) + 1.155))
        radius = w / math.sqrt(3)
        left, top = area.width() / 2 - w * (max(xs) + min(xs)) / 2, area.height() / 2 - 12 - w * (max(ys) + min(ys)) / 2
        middles = tuple((left + x * w, top + y * w) for x, y in land.spots)
        if land.posts:
            PAINTERS[BorderFace](p, area.translated(0, -12), BorderFace(radius, (6, 0, 10)))
        else:
            PAINTERS[RiversFace](p, area, RiversFace(radius, middles, land.links))
        for (x, y), colour, die in zip(middles, land.colours, land.dice, strict=True):
            cell(p, SpaceFace(KIND_OF[colour], die), area.left() + x, area.top() + y, radius)
        for n, _ in enumerate(land.posts):
            x, y = area.center().x() + POSTS[n][0] * w, area.center().y() - 12 + POSTS[n][1] * radius
            put(p, PostFace("blue", (1, 1, 2)[n]), x - 24, y - 24, 48, 48)


def sheets() -> Iterator[Sheet]:
    """Return all sheets of these pieces."""
    yield "shields", 1212, 742, shields_sheet
    yield "modules", 910, 384, pieces_sheet
    yield "lands", 1592, 516, lands_sheet

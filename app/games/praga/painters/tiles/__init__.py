"""Upgrade, wall and building tiles: thick cardboard with a scene, a window, symbols at edges and corners; their backs and places."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.forms.hexagons import hexagon, radius_of
from app.art.goods import cube
from app.art.hexes.slab import SHARE, slab
from app.art.icons import icon_at
from app.art.materials import linear
from app.art.shapes import clip, fill, rounded, stroke
from app.art.tokens import BURGUNDY, INK, PLAYER, SHADOW, darker, lighter, tint
from rules.games.praga.components import BUILDING, TILE, UPGRADE, WALL
from rules.games.praga.pieces import Tile

from ...faces import MatchFace, PriceFace, SlotFace, TileFace
from ...layout.geometry.rows import fitted, row_width
from ...symbols import Symbol, Symbols, symbols_of
from ..signs import around, price, row, sign
from ..signs.colours import ACTION, ACTION_ICON, ACTION_INK, BONUS, PARLER, REWARD
from . import scenes
from .edges import corner_gain, corner_mark, corner_match, edge_match, edge_symbol
from .hexes import place

ROMAN: Final = ("", "I", "II", "III", "IV", "V")
VARIANTS: Final = 12
"""The maximum number of different pictures of an action."""
PICTURED: Final = 18.0
"""Below this radius of its place a tile shows the pictogram of its action instead of its scene."""


def hex_tile(p: QPainter, r: QRectF, face: TileFace) -> None:
    """Paint a tile: its picture and window are upright, what is at its edges turns with it."""
    one = TILE[face.kind][face.tile]
    radius = radius_of(r)
    p.save()
    if face.ghost:
        p.setOpacity(p.opacity() * 0.96)
    action = one.action or face.kind
    key = ("praga tile", action, one.era, one.special, face.tile % VARIANTS)
    paint = partial(_picture, action=action, era=one.era, special=one.special, variant=face.tile % VARIANTS)
    cache.share(p, r, key, paint)
    _window(p, r, one)
    _spaces(p, r, one, face.cube)
    for i, effects in one.edges:
        turned = (i + face.rotation) % 6
        edge_symbol(p, r, turned, symbols_of(effects), turned in face.lit_edges)
    for i in one.corners:
        turned = (i + face.rotation) % 6
        corner_mark(p, r, turned, face.kind == BUILDING, turned in face.lit_corners)
    if face.dim:
        fill(p, tint("#E4D8BF", 0.58), hexagon(r, SHARE))
    p.restore()
    if face.dim and radius >= PICTURED:
        icon_at(p, "cancel", r.center().x(), r.center().y() - radius * 0.56, max(13.0, radius * 0.40), tint(INK, 0.75))


def _picture(p: QPainter, r: QRectF, action: str, era: int, special: bool, variant: int) -> None:
    """Paint a tile with nothing printed on its picture."""
    radius, colour = radius_of(r), ACTION[action]

    def face(p: QPainter, square: QRectF) -> None:
        if radius < PICTURED:
            p.fillRect(square, linear(square, (0, lighter(colour, 0.26)), (0.55, colour), (1, darker(colour, 0.18)), dx=0.4))
            icon_at(p, ACTION_ICON[action], square.center().x(), square.center().y() - radius * 0.3, radius * 0.8, ACTION_INK[action])
            return
        size, lower = radius * (1.56 if action == BUILDING else 1.42), -radius * (0.14 if action == BUILDING else 0.20)
        scenes.sky(p, square, action, size, lower, era > 1)
        scenes.subject(p, square, action, size, lower, variant)

    slab(p, r, colour, face)
    if special:
        width = max(1.0, radius * SHARE * 0.05)
        stroke(p, "#F3D27A", width * 1.7, hexagon(r, SHARE - width / radius))
        stroke(p, "#7A5210", max(0.8, width * 0.4), hexagon(r, SHARE - 2 * width / radius))


def _window(p: QPainter, r: QRectF, one: Tile) -> None:
    """Paint the window with the reward, or with the bonus of an upgrade."""
    radius = radius_of(r)
    lower = 0.26 if one.kind == BUILDING else 0.14 if one.symbol else 0.10
    symbols = symbols_of(one.effects)
    size = max(fitted(symbols, radius * 0.40, radius), radius * 0.28)
    window_plate(p, r.center().x(), r.center().y() + radius * lower, symbols, size, BONUS if one.kind == UPGRADE else REWARD)


def window_plate(p: QPainter, x: float, y: float, symbols: Symbols, size: float, rim: str) -> None:
    """Paint a paper window around a point with symbols of this size: a green rim means immediately, a golden one a bonus."""
    w = row_width(symbols, size) + size * 0.62
    plate = QRectF(x - w / 2, y - size * 0.70, w, size * 1.40)
    outline = rounded(plate, size * 0.36)
    fill(p, tint(SHADOW, 0.45), outline.translated(0, size * 0.10))
    fill(p, linear(plate, (0, "#FFFCF2"), (1, "#F0E2C2")), outline)
    stroke(p, darker(rim, 0.45), max(1.8, size * 0.19), outline)
    stroke(p, rim, max(1.1, size * 0.11), outline)
    row(p, x, y, size, symbols)


def _spaces(p: QPainter, r: QRectF, one: Tile, owner: str) -> None:
    """Paint the marker space, or the cube on it, and the symbol of a project."""
    radius, x, y = radius_of(r), r.center().x(), r.center().y()
    printed = ["cube"] * one.marker_space + ["project"] * one.symbol
    for i, what in enumerate(printed):
        at = x + (i - (len(printed) - 1) / 2) * radius * 0.62
        if what == "project":
            wall = one.kind == WALL
            sign(p, at, y - radius * (0.36 if wall else 0.24), radius * 0.395, "hunger_wall" if wall else "cathedral")
        elif owner:
            cube(p, around(at, y - radius * 0.28, radius * 0.50), PLAYER.get(owner, PARLER))
        else:
            square = around(at, y - radius * 0.24, radius * 0.34)
            fill(p, tint("#FFF8E6", 0.85), rounded(square, radius * 0.05))
            stroke(p, INK, max(0.9, radius * 0.03), rounded(square, radius * 0.05), (2.4, 1.8))


def tile_price(p: QPainter, r: QRectF, face: PriceFace) -> None:
    """Paint what a tile costs in the gaps between tiles, where it covers neither corners nor edges: gold above, stone below."""
    radius = radius_of(r)
    x, y, h = r.center().x() - radius * 0.70, r.center().y(), max(15.0, radius * 0.40)
    if face.gold:
        price(p, x, y - radius * 0.76, h, (Symbol("gold", face.gold),))
    if face.stone:
        price(p, x, y + radius * 0.80, h, (Symbol("stone", face.stone),))


def hex_slot(p: QPainter, r: QRectF, face: SlotFace) -> None:
    """Paint an empty place of the display, pressed into the paper."""
    outline, radius = hexagon(r, 0.90), radius_of(r)
    fill(p, tint("#8A6A3A", 0.16), outline)
    clip(p, outline)
    stroke(p, tint("#5A3E1C", 0.14), 4, outline.translated(0.4, 1.4))
    p.restore()
    stroke(p, tint("#3A2712", 0.45), 1, outline, (3, 2.5))
    icon_at(p, ACTION_ICON[face.kind], r.center().x(), r.center().y(), radius * 0.62, tint(INK, 0.22))


def special_well(p: QPainter, r: QRectF) -> None:
    """Paint ``()``: the wine-coloured well below the special tile of a row."""
    fill(p, tint(BURGUNDY, 0.16), rounded(r, 7))
    stroke(p, tint(BURGUNDY, 0.28), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 7))


def matches(p: QPainter, r: QRectF, face: MatchFace) -> None:
    """Paint what meets around a tile of this radius in the middle of ``r``."""
    hexagonal = place(r.center().x(), r.center().y(), face.radius)
    for match in face.edges:
        edge_match(p, hexagonal, match.edge, match.mine, match.theirs)
    for i, count in face.corners:
        (corner_gain if face.inside else corner_match)(p, hexagonal, i, face.blue, count)

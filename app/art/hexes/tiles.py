"""Hex tiles: thick cardboard with a painted scene; also small ones, their backs, and miniatures."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.forms.hexagons import HEX_RATIO, LEGIBLE, hexagon, radius_of
from app.art.icons import icon_at
from app.art.materials import linear, tooth
from app.art.shapes import clip, stroke
from app.art.tokens import INK, darker, lighter, tint

from ..pictograms import BUILDING_ICON, SPECIES_ICON, TILE_ICON
from ..scenes.of_tiles import subject, tile_ground
from .duchy_tokens import TILE, TILE_INK
from .slab import INSIDE, SHARE, above_face, below_face, slab

PICTOGRAM: Final = 20.0
"""Below this radius of its place a tile shows a pictogram instead of its scene."""
RINGED: Final = 0.735
"""Distance from the middle to the inner side of a ring, as a share of the radius of its place."""
COUNTED: Final = 34.0
"""Below this radius the animals of a tile are counted on a badge."""
_CREAM: Final = "#FFF6DC"


def sign_of(kind: str, what: str = "") -> str:
    """Return the pictogram of a tile: that of the building or species, else of the kind."""
    if kind == "building" and what:
        return BUILDING_ICON[what]
    if kind == "animal" and what:
        return SPECIES_ICON[what]
    return TILE_ICON[kind]


def _sign(p: QPainter, r: QRectF, kind: str, what: str) -> None:
    """Paint a small tile: the pictogram on its colour."""
    colour = TILE[kind]

    def face(p: QPainter, square: QRectF) -> None:
        p.fillRect(square, linear(square, (0, lighter(colour, 0.26)), (0.55, colour), (1, darker(colour, 0.18)), dx=0.4))
        icon_at(p, sign_of(kind, what), square.center().x(), square.center().y(), radius_of(r), tint(TILE_INK[kind], 0.92))

    slab(p, r, colour, face)


def _picture_size(radius: float, kind: str) -> float:
    return radius * SHARE * (1.62 if kind == "animal" or radius < COUNTED else 1.46)


def _empty_tile(p: QPainter, r: QRectF, kind: str) -> None:
    """Paint the tile of a kind with nothing on its ground yet."""
    radius = radius_of(r)
    below_face(p, r, TILE[kind])
    clip(p, hexagon(r, SHARE * INSIDE))
    tile_ground(
        p,
        QRectF(r.center().x() - radius, r.center().y() - radius, 2 * radius, 2 * radius),
        kind,
        _picture_size(radius, kind),
        radius * 0.04,
    )
    p.restore()


def picture(p: QPainter, r: QRectF, kind: str, what: str = "", count: int = 0) -> None:
    """Paint a tile without its number. ``what``: the building or the species; ``count``: animals.

    Tiles of one kind share their ground, all tiles their shadow and light.
    """
    radius = radius_of(r)
    if radius < PICTOGRAM:
        _sign(p, r, kind, what)
        return
    standing = subject(kind, what, count)
    cache.share(p, r, ("tile ground", kind), partial(_empty_tile, kind=kind))
    clip(p, hexagon(r, SHARE * INSIDE))
    above_badge = radius < COUNTED and kind in ("animal", "monastery")
    p.translate(r.center().x(), r.center().y() + radius * (-0.06 if above_badge else 0.04))
    size = _picture_size(radius, kind)
    p.scale(size / 100, size / 100)
    standing(p)
    p.restore()
    above_face(p, r, TILE[kind])


def number_badge(p: QPainter, r: QRectF, kind: str, number: int) -> None:
    """Paint the number of a monastery, or, on small tiles, how many animals there are: below the middle, clear of a ring."""
    radius = radius_of(r)
    if radius < LEGIBLE:
        return
    if kind == "monastery" and number:
        half = max(9.4, radius * 0.247)
    elif kind == "animal" and radius < COUNTED:
        half = max(8.0, radius * 0.27)
    else:
        return
    x, y = r.center().x(), r.center().y() + min(radius * 0.59, (radius * RINGED - half) * HEX_RATIO)
    pieces.badge(p, QRectF(x - half, y - half, 2 * half, 2 * half), str(number), _CREAM, INK)


def tile(p: QPainter, r: QRectF, kind: str, what: str = "", number: int = 0) -> None:
    """Paint a tile in its place ``r``.

    ``kind``: building, animal, ship, monastery, castle, mine, inn or face_down; ``what``: the building or the species; ``number``: that of
    a monastery, or how many animals (1 to 4). Raises KeyError for anything that has no picture.
    """
    if kind == "face_down":
        back(p, r, kind)
        return
    if kind in ("monastery", "inn"):
        cache.share(p, r, (kind,), partial(picture, kind=kind))
    else:
        picture(p, r, kind, what, number)
    number_badge(p, r, kind, number)


def back(p: QPainter, r: QRectF, kind: str) -> None:
    """Paint the back of a tile: a frame and the pictogram of its supply in its colour."""
    colour = TILE[kind]
    radius = radius_of(r)

    def face(p: QPainter, square: QRectF) -> None:
        p.fillRect(square, linear(square, (0, lighter(colour, 0.16)), (0.55, colour), (1, darker(colour, 0.22)), dx=0.4))
        tooth(p, hexagon(r, SHARE), "linen.png", 1)
        stroke(p, tint("#E9C46A", 0.75), max(0.9, radius * 0.03), hexagon(r, 0.78))
        icon_at(p, TILE_ICON[kind], r.center().x(), r.center().y(), radius * 0.84, tint(TILE_INK[kind], 0.80))

    slab(p, r, colour, face)

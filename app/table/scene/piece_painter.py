"""Pictures of placements and of their rings, painted once per look and scale."""

from __future__ import annotations

import math
import sys
from collections.abc import Hashable, Mapping
from typing import Literal

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.art import states
from app.art.cache import LIFT_MARGIN, MARGIN, Paint, Picture, PixmapCache
from app.art.forms import Sector, Shape, hexagons
from app.art.forms.outlines import outline, sector
from app.art.lettering import grown
from app.art.materials import path_shadow, shadow
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import EDGE, SHEET
from app.table.geometry.faces import ButtonFace, GroundFace, MomentFace, PlayerFace, TipFace
from app.table.geometry.placement import Placement, Rect

from .kinds import SHARED, Painters

PieceStyle = Literal["plain", "hover", "lifted", "carried"]
PILL = (31.0, 18.0)
"""The size of a price pill."""
SHORT_PILL = (21.0, 16.0)
"""The size of a price pill on small things, without a pawn."""
WIDE_MARGINS: Mapping[Hashable, float] = {
    GroundFace("dialog"): 64.0,
    GroundFace("sheet"): 24.0,
    TipFace: 26.0,
    PlayerFace: 18.0,
    MomentFace: 28.0,
}
"""Faces, or types of them, that extend beyond their place by more than ``cache.MARGIN``."""
RAISED_MARGINS = {"lifted": LIFT_MARGIN, "carried": 48.0}
SHADOWS = {"lifted": (1.0, 7.0, 13.0, 6.0, 0.34), "carried": (3.0, 14.0, 18.0, 8.0, 0.36)}
"""The shadow of a raised piece: how far it is moved to the right and down, then its blur, depth and opacity."""

ZOOMED = TipFace
"""The faces whose place grows with the text, so that they are scaled up as a whole."""


class PiecePainter:
    """A painter of placements that uses the shared painters and those of a game.

    ``scale`` is the view's scale times the device pixel ratio: the number of device pixels per logical pixel. Set it before painting.
    Several with the same painters may share their pictures in one ``store``.
    """

    def __init__(self, painters: Painters, store: PixmapCache | None = None) -> None:
        self._painters = {**SHARED, **painters}
        self._cache = PixmapCache() if store is None else store
        self.scale = 1.0
        self.text_size = 1.0
        """The text size relative to the usual one, 0.8 to 2."""

    def clear(self) -> None:
        """Forget all pictures."""
        self._cache.clear()

    def snapped(self, rect: Rect) -> QPointF:
        """Return the upper left corner moved to a whole device pixel, so that pictures are not blurred."""
        return QPointF(round(rect.x * self.scale) / self.scale, round(rect.y * self.scale) / self.scale)

    def piece(self, placement: Placement, look: PieceStyle = "plain") -> Picture:
        """Return the picture of a placement; if that fails, report the error and return a blank piece, for this once."""
        try:
            return self._piece(placement, look)
        except Exception:  # noqa: BLE001 - whatever it is, one piece must not cost the players the whole table
            sys.excepthook(*sys.exc_info())
            return PixmapCache().picture("blank", placement.rect.w, placement.rect.h, 0.0, self.scale, _blank)

    def _piece(self, placement: Placement, look: PieceStyle = "plain") -> Picture:
        face = placement.face
        if look == "hover" and isinstance(face, ButtonFace) and face.style != "bare" and face.state == "normal":
            return self._piece(replace(placement, face=replace(face, state="hover")))  # light over its words would look like a disabled one
        painter = self._painters[type(face)]
        margin = self._whole(RAISED_MARGINS.get(look) or WIDE_MARGINS.get(face if isinstance(face, GroundFace) else type(face), MARGIN))

        def plain(p: QPainter, r: QRectF) -> None:
            if isinstance(face, ZOOMED):
                p.scale(self.text_size, self.text_size)
                painter(p, QRectF(r.topLeft() / self.text_size, r.size() / self.text_size), face)
                return
            with grown(self.text_size):
                p.scale(placement.scale, placement.scale)
                painter(p, QRectF(r.topLeft() / placement.scale, r.size() / placement.scale), face)

        def raised(p: QPainter, r: QRectF) -> None:
            picture, shape = self._piece(placement), placement.shape
            if look in SHADOWS:
                right, below, blur, dy, opacity = SHADOWS[look]
                ground = r.translated(right, below)
                if isinstance(shape, Sector):
                    path_shadow(p, sector(ground, shape), blur * 0.6, 0, dy, opacity)
                elif shape == "hexagon":
                    hexagons.shadow(p, ground, blur, dy, opacity)
                elif shape == "shield":
                    path_shadow(p, outline(ground, shape, 0), blur * 0.6, 0, dy, opacity)
                else:
                    shadow(p, ground, placement.radius, blur, dy, opacity)
            p.drawPixmap(picture.offset, picture.pixmap)
            if look == "hover" and (isinstance(shape, Sector) or shape == "shield"):
                states.hover_along(p, outline(r, shape, 0))
            elif look == "hover" and shape == "hexagon":
                states.hover_hexagon(p, r)
            elif look == "hover":
                states.hover_light(p, r, placement.radius)

        if look == "plain":
            return self._picture((face, self.text_size, placement.scale), placement.rect, margin, plain)
        key = (face, self.text_size, placement.scale, look, placement.radius, placement.shape)
        return self._picture(key, placement.rect, margin, raised)

    def prepare(self, placement: Placement, look: PieceStyle = "plain") -> bool:
        """Make sure the picture of a placement is ready; return whether it had to be painted."""
        before = self._cache.painted
        self.piece(placement, look)
        return self._cache.painted > before

    def ring(self, rect: Rect, mode: states.Ring, radius: float, shape: Shape = "rectangle") -> Picture:
        """Return the ring for a piece of this size."""

        def paint(p: QPainter, r: QRectF) -> None:
            if isinstance(shape, Sector):
                states.sector_ring(p, r, shape, mode)
            elif shape == "hexagon":
                states.hexagon_ring(p, r, mode)
            elif shape == "shield":
                states.shield_ring(p, r, mode)
            else:
                states.ring(p, r, mode, radius)

        return self._picture(("ring", mode, radius, shape), rect, self._whole(LIFT_MARGIN), paint)

    def pill(self, cost: int, size: tuple[float, float] = PILL) -> Picture:
        """Return the price pill for a target that costs something."""

        def paint(p: QPainter, r: QRectF) -> None:
            states.price_pill(p, r, f"\N{MINUS SIGN}{cost}", "pawn" if size == PILL else "")

        return self._picture(("pill", cost), Rect(0, 0, size[0], size[1]), self._whole(4.0), paint)

    def _whole(self, margin: float) -> float:
        """Return the margin rounded up to a whole number of device pixels."""
        return math.ceil(margin * self.scale) / self.scale

    def _picture(self, key: tuple[object, ...], rect: Rect, margin: float, paint: Paint) -> Picture:
        return self._cache.picture(key, rect.w, rect.h, margin, self.scale, paint)


def _blank(p: QPainter, r: QRectF) -> None:
    """Paint a piece of plain paper."""
    fill(p, SHEET, rounded(r, 6))
    stroke(p, EDGE, 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 6))

"""Where cards lie or may lie: the mat of the road, empty places in the wood and on paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import materials
from app.art.cards import card_radius, card_slot
from app.art.icons import icon_at
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import INK, tint

from ..faces import PlaceFace, RoadGroundFace, RoadPlaceFace
from .marks import SIGN
from .suits import SUIT_ICON


def road(p: QPainter, r: QRectF, face: RoadGroundFace) -> None:
    """Paint ``()``: the tray of the road."""
    materials.tray(p, r)


def road_place(p: QPainter, r: QRectF, face: RoadPlaceFace) -> None:
    """Paint ``()``: an empty place in the dark wood."""
    radius = min(card_radius(r), 6.0)
    fill(p, tint("#000000", 0.20), rounded(r, radius))
    stroke(p, tint("#E8C898", 0.42), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius), (4, 3))
    size = min(22.0, r.height() * 0.56, r.width() * 0.4)
    icon_at(p, "cards-outline", r.center().x(), r.center().y(), size, tint("#E8C898", 0.40))


def card_place(p: QPainter, r: QRectF, face: PlaceFace) -> None:
    """Paint a place pressed into the paper, with the faint sign of what may lie there."""
    card_slot(p, r)
    if face.sign is not None:
        pictogram = SUIT_ICON[face.sign] if face.sign in SUIT_ICON else SIGN[face.sign][0]
        icon_at(p, pictogram, r.center().x(), r.center().y(), min(r.width() * 0.42, r.height() * 0.42), tint(INK, 0.24))

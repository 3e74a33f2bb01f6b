"""The powers of monasteries and shields: number, pictograms, words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import pieces
from app.art.hexes.duchy_tokens import TILE
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear
from app.art.pictograms import BUILDING_ICON
from app.art.shapes import fill, rounded, stroke
from app.art.shields import shield
from app.art.tokens import GOLD_TEXT, INK, tint

from ..faces import PowerFace, ShieldPowerFace

_POINTS: Final = "star-circle"
SIGNS: Final[dict[int, tuple[str, str]]] = {
    1: ("home-group", "home-group"),
    2: ("pickaxe", "pawn"),
    3: ("hand-coin", "circle-multiple"),
    4: ("hand-coin", "pawn"),
    5: ("sail-boat", "sack"),
    6: ("pawn", "star-four-points"),
    7: ("paw", "plus"),
    8: ("pawn", "dice-multiple"),
    9: ("dice-multiple", "home-group"),
    10: ("dice-multiple", "sail-boat"),
    11: ("dice-multiple", "castle"),
    12: ("dice-multiple", "tray-arrow-down"),
    13: ("pawn", "circle-multiple"),
    14: ("pawn", "plus"),
    15: ("palette", _POINTS),
    **{
        16 + i: (BUILDING_ICON[building], _POINTS)
        for i, building in enumerate(
            ("warehouse", "watchtower", "carpenter", "church", "market", "boarding_house", "bank", "town_hall"),
        )
    },
    24: ("paw", _POINTS),
    25: ("sack", _POINTS),
    26: ("seal", _POINTS),
    27: ("flag-variant", "arrow-up-bold"),
    28: ("circle-multiple", "pawn"),
    29: (BUILDING_ICON["white_castle"], _POINTS),
}
"""Number of a monastery -> what it is about, and what it gives or makes easier."""
_SIGN: Final = 17.0


def power(p: QPainter, r: QRectF, face: PowerFace) -> None:
    """Paint a monastery in force as a chip; two pictograms if there are no words."""
    number, words = face.number, face.words
    side = _chip(p, r, "#FFF6D8", "#F8DE94", "#B58A1E")
    left = r.left() + (r.height() - side) / 2 + 1
    pieces.badge(p, QRectF(left, r.center().y() - side / 2, side, side), str(number), TILE["monastery"], INK)
    if words:
        text(p, QRectF(left + side + 7, r.top(), r.right() - left - side - 14, r.height()), words, "card")
        return
    middle, step = (left + side + r.right() - 4) / 2, _SIGN + 2
    for i, name in enumerate(SIGNS[number]):
        icon_at(p, name, middle + (i - 0.5) * step, r.center().y(), _SIGN, GOLD_TEXT if name == _POINTS else INK)


def shield_power(p: QPainter, r: QRectF, face: ShieldPowerFace) -> None:
    """Paint a shield in force as a chip of steel; its arms alone, in the middle, if there are no words."""
    number, words = face.number, face.words
    _chip(p, r, "#F4F5F2", "#CBD3D6", "#6E7B82")
    side = min(26.0, r.height() - 2)
    left = r.left() + (r.height() - side) / 2 + 3 if words else r.center().x() - side / 2
    shield(p, QRectF(left, r.center().y() - side / 2, side, side), number, 0)
    text(p, QRectF(left + side + 5, r.top(), r.right() - left - side - 14, r.height()), words, "card")


def _chip(p: QPainter, r: QRectF, light: str, dark: str, edge: str) -> float:
    """Paint the ground of a chip; return the size of the sign on it."""
    path = rounded(r, r.height() / 2)
    fill(p, tint("#120A04", 0.18), path.translated(0, 1.5))
    fill(p, linear(r, (0, light), (1, dark)), path)
    stroke(p, edge, 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), r.height() / 2))
    return min(24.0, r.height() - 6)

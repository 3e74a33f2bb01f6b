"""The strip at the top of the table: phases, the bridge of the turn order, bonuses for colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.forms.hexagons import hexagon, shadow
from app.art.hexes.duchy_tokens import TILE, TILE_INK
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear
from app.art.pictograms import TILE_ICON
from app.art.scenes.parts import STONE, STONE_DARK, STONE_LIGHT
from app.art.shapes import arch, clip, ellipse, fill, line, rounded, stroke
from app.art.tokens import GLOW, GOLD_LIGHT, INK, darker, lighter, tint

from ..faces import BridgeFace, ColourBonusFace, PhaseTabFace, WonBonusFace

_LIGHT: Final = "#F9EBCB"


def phase_tab(p: QPainter, r: QRectF, face: PhaseTabFace) -> None:
    """Paint the tab of a phase."""
    letter, points, state = face.letter, face.points, face.state
    current = state == "current"
    path = rounded(r, 7)
    if current:
        for width, alpha in ((9.0, 0.12), (6.0, 0.22), (3.5, 0.30)):
            stroke(p, tint(GLOW, alpha), width, path)
    fill(p, linear(r, (0, "#F3D27A"), (1, "#C58F2C")) if current else linear(r, (0, "#4E3A2A"), (1, "#33241A")), path)
    stroke(p, "#6E4D10" if current else "#150C06", 1, path)
    stroke(p, tint("#FFFFFF", 0.5 if current else 0.10), 1, rounded(r.adjusted(1, 1, -1, -1), 6))
    ink = INK if current else {"done": "#A8937A", "coming": "#EAD9B6"}[state]
    text(p, QRectF(r.left() + 8, r.top(), 18, r.height()), letter, "num", ink, "left", 16)
    text(p, QRectF(r.left() + 22, r.top(), r.width() - 28, r.height()), str(points), "label", ink, "right", 13)


def bridge(p: QPainter, r: QRectF, face: BridgeFace) -> None:
    """Paint a stone bridge with a paved place above each arch."""
    spaces = face.spaces
    step, h = r.width() / spaces, r.height()
    top, foot = r.top() + h * 0.62, r.bottom() - h * 0.02
    outline = rounded(QRectF(r.left(), top, r.width(), foot - top), 2.5)
    for i in range(spaces):
        x, half = r.left() + (i + 0.5) * step, step * 0.30
        outline = outline.subtracted(arch(x - half, foot + 1, 2 * half, h * 0.17 + 1, h * 0.13))
    fill(p, tint("#000000", 0.4), outline.translated(0, 2))
    fill(p, linear(QRectF(r.left(), top, 1, foot - top), (0, STONE), (1, darker(STONE_DARK, 0.25))), outline)
    clip(p, outline)
    for row in (0.13, 0.25):
        line(p, tint("#5A4E3A", 0.40), 0.8, r.left(), top + h * row, r.right(), top + h * row)
    for i in range(spaces * 3 + 1):
        x = r.left() + i * step / 3
        line(p, tint("#5A4E3A", 0.40), 0.8, x, top + h * 0.13, x, top + h * 0.25)
    p.restore()
    line(p, STONE_LIGHT, 1.6, r.left() + 2, top + 0.8, r.right() - 2, top + 0.8)
    stroke(p, tint("#1A120A", 0.7), 0.9, outline)
    for i in range(spaces):
        x, wide = r.left() + (i + 0.5) * step, min(10.0, step * 0.36)
        fill(p, tint("#3A2A18", 0.75), ellipse(x, top + h * 0.055, wide, h * 0.075))
        fill(p, STONE_LIGHT, ellipse(x, top + h * 0.03, wide, h * 0.07))
        fill(p, tint("#8A7E68", 0.55), ellipse(x, top + h * 0.03, wide * 0.62, h * 0.04))


def colour_bonus(p: QPainter, r: QRectF, face: ColourBonusFace) -> None:
    """Paint a bonus tile on a dark background, a large one with a gold rim."""
    _bonus(p, r, face, _LIGHT)


def won_bonus(p: QPainter, r: QRectF, face: WonBonusFace) -> None:
    """Paint it in the same way on paper."""
    _bonus(p, r, face, INK)


def _bonus(p: QPainter, r: QRectF, face: ColourBonusFace | WonBonusFace, ink: str) -> None:
    kind, size, points = face.kind, face.size, face.points
    side = min(r.height(), r.width() * 0.70)
    place = QRectF(r.left(), r.center().y() - side / 2, side * 0.866, side)
    x, y = place.center().x(), place.center().y()
    if size == "none":
        path = hexagon(place, 0.80)
        stroke(p, tint(ink, 0.38), 1, path, (3, 2.2))
        icon_at(p, TILE_ICON[kind], x, y, side * 0.40, tint(ink, 0.30))
        return
    share = 0.90 if size == "large" else 0.76
    shadow(p, place, 2.5, 1.5, 0.45, share)
    path = hexagon(place, share)
    colour = TILE[kind]
    fill(p, linear(place, (0, lighter(colour, 0.22)), (1, darker(colour, 0.10)), dx=0.4), path)
    if size == "large":
        stroke(p, darker(colour, 0.6), 3.4, path)
        stroke(p, GOLD_LIGHT, 1.8, path)
    else:
        stroke(p, darker(colour, 0.6), 1.2, path)
    icon_at(p, TILE_ICON[kind], x, y, side * 0.58 * share, TILE_INK[kind])
    text(p, QRectF(place.right() + 2, r.top(), r.right() - place.right() - 2, r.height()), str(points), "num", ink, "left", 15)

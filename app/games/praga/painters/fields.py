"""The printed places of the action board: action fields, wall sites, the middle."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.art import cache
from app.art.forms.hexagons import LEGIBLE, hexagon, radius_of
from app.art.icons import icon_at
from app.art.materials import linear, radial, tooth
from app.art.shapes import clip, disc, fill, line, stroke
from app.art.tokens import GOLD, INK, PARCHMENT, Colour, lighter, mix, tint

from ..faces import FieldFace
from .signs.colours import ACTION, ACTION_ICON

SHARE = 0.955


def action_field(p: QPainter, r: QRectF, face: FieldFace) -> None:
    """Paint an action field in the colour and with the pictogram of its action."""
    cache.share(p, r, ("praga field", face.action), partial(_field, action=face.action), 2.0)


def wall_site(p: QPainter, r: QRectF) -> None:
    """Paint ``()``: a free site for a wall, with its bricks."""
    cache.share(p, r, "praga wall site", _site, 2.0)


def board_centre(p: QPainter, r: QRectF) -> None:
    """Paint ``()``: the middle of the action board, which no one uses."""
    radius, x, y = radius_of(r), r.center().x(), r.center().y()
    outline = hexagon(r, SHARE)
    fill(p, radial(x, y, radius, (0, "#F7EBCB"), (1, "#D9C290")), outline)
    stroke(p, tint("#3A2712", 0.5), 1, outline)
    icon_at(p, "crown", x, y, radius * 0.8, tint(GOLD, 0.8))


def _field(p: QPainter, r: QRectF, action: str) -> None:
    radius, x, y = radius_of(r), r.center().x(), r.center().y()
    _ground(p, r, mix(ACTION[action], PARCHMENT, 0.46))
    disc(p, radial(x, y, radius * 0.62, (0, tint("#FFF6DC", 0.60)), (1, tint("#FFF6DC", 0))), x, y, radius * 0.62)
    icon_at(p, ACTION_ICON[action], x, y, radius * 0.86, tint(INK, 0.74))
    _rim(p, r)


def _site(p: QPainter, r: QRectF) -> None:
    colour = tint("#7A5A34", 0.22)
    _ground(p, r, mix("#C9A884", PARCHMENT, 0.42), colour)
    _rim(p, r)


def _ground(p: QPainter, r: QRectF, colour: Colour, bricks: QColor | None = None) -> None:
    """Paint a place pressed into the board."""
    outline, radius = hexagon(r, SHARE), radius_of(r)
    fill(p, linear(r, (0, mix(colour, "#5A3E1C", 0.14)), (0.3, colour), (1, lighter(colour, 0.14))), outline)
    clip(p, outline)
    if bricks is not None:
        _bricks(p, r, bricks)
    tooth(p, outline, "paper.png", 0.9)
    for i in range(3 if radius > LEGIBLE else 0):
        stroke(p, tint("#2A1808", 0.09), 2 + i * 2.2, outline.translated(0.5, 1.2))
    p.restore()


def _bricks(p: QPainter, r: QRectF, colour: QColor) -> None:
    radius, x, y = radius_of(r), r.center().x(), r.center().y()
    width = max(0.7, radius * 0.026)
    for j in range(-4, 5):
        top = y + j * radius * 0.24
        line(p, colour, width, x - radius, top, x + radius, top)
        for i in range(-3, 4):
            left = x + (i + (j % 2) * 0.5) * radius * 0.5
            line(p, colour, width, left, top, left, top + radius * 0.24)


def _rim(p: QPainter, r: QRectF) -> None:
    radius = radius_of(r)
    stroke(p, tint("#3A2712", 0.5), max(0.8, radius * 0.022), hexagon(r, SHARE))
    if radius > LEGIBLE:
        stroke(p, tint("#FFFFFF", 0.35), max(0.7, radius * 0.02), hexagon(r, 0.915))

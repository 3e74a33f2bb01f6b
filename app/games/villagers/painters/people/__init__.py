"""Everybody's portrait, and the picture of a person before a hanging or in a round frame."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.drawing.portrait import Portrait, figure
from app.art.materials import linear, radial
from app.art.shapes import circle, clip, ellipse, fill, rounded, stroke
from app.art.tokens import darker, tint

from ..suits import SUIT, hanging
from . import court, fields, hay, ore, scoundrels, solitary, special, wood

_ROOMS: Final = (wood, hay, ore, fields, solitary, special, scoundrels, court)
PORTRAITS: Final[Mapping[str, Portrait]] = {
    name.lower(): found for room in _ROOMS for name, found in vars(room).items() if isinstance(found, Portrait) and name[0] != "_"
}
"""By the id of a card; basics and the Founders, who have two faces, with ``_female`` and ``_male``, ``_gold`` and ``_food``."""


def picture(p: QPainter, r: QRectF, portrait: str, suit: str, corner: float) -> None:
    """Paint a person before the hanging of their suit. Raises KeyError for an unknown person."""
    person, path = PORTRAITS[portrait], rounded(r, corner)
    clip(p, path)
    hanging(p, r, suit)
    bust(p, r, person)
    p.restore()
    stroke(p, darker(SUIT[suit], 0.5), max(0.9, corner * 0.3), path)


def bust(p: QPainter, r: QRectF, person: Portrait) -> None:
    """Paint a person standing at the lower edge of ``r``, darker towards the edges; the caller has clipped."""
    unit = min(r.width() / 92, r.height() / 92)
    figure(p, person, r.center().x() - 1.5 * unit, r.bottom() - 33 * unit, unit)
    x, y = r.center().x(), r.center().y()
    dark = radial(x, y, r.height() * 0.82, (0, tint("#1A0E04", 0)), (0.62, tint("#1A0E04", 0)), (1, tint("#1A0E04", 0.26)))
    p.fillRect(r, dark)


def round_portrait(p: QPainter, x: float, y: float, radius: float, portrait: str, dim: bool = False) -> None:
    """Paint a person in a round frame. It is painted once per size."""
    place = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    cache.share(p, place, ("villager portrait", portrait, dim), partial(_round, portrait=portrait, dim=dim), 4.0)


def _round(p: QPainter, r: QRectF, portrait: str, dim: bool) -> None:
    x, y, radius = r.center().x(), r.center().y(), r.width() / 2
    person, path = PORTRAITS[portrait], ellipse(x, y, radius)
    fill(p, tint("#120A04", 0.28), path.translated(radius * 0.05, radius * 0.12))
    fill(p, linear(r, (0, "#F7E8C4"), (1, "#B5935A"), dx=0.3), path)
    clip(p, path)
    p.setOpacity(p.opacity() * (0.38 if dim else 1))
    unit = radius / 36
    figure(p, person, x - 3 * unit, y + 13 * unit, unit)
    p.restore()
    circle(p, tint("#4A331A", 0.5 if dim else 0.95), max(1.0, radius * 0.085), x, y, radius)

"""The painted scene of a card: sky, ground and subject in the tones of its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.materials import linear

from .animals import animal, herd, meadow
from .buildings import BUILDING
from .land import castle, knowledge, mine, monastery, ship
from .parts import cloud, hills

SKY: Final = {
    "castle": ("#4E9A5E", "#1F6B35", "#0A4817"),
    "mine": ("#C4C6CC", "#9C9CA1", "#828285"),
    "monastery": ("#C79AC4", "#93608F", "#6A3A67"),
    "knowledge": ("#FFE491", "#FFC825", "#E7A908"),
    "ship": ("#A6D6F2", "#5CB0E4", "#0879C5"),
    "pasture": ("#C2DD9C", "#93BB6C", "#78A450"),
    "building": ("#FDF3DA", "#F1DDB6", "#D3B37E"),
}
"""Three tones from the sky down, per kind."""

_SUBJECT: Final[dict[str, Callable[[QPainter], None]]] = {
    "castle": castle,
    "mine": mine,
    "monastery": monastery,
    "knowledge": knowledge,
    "ship": ship,
    "pasture": herd,
}
_CLOUDS: Final = {"castle": 0.16, "mine": 0.34, "monastery": 0.26, "ship": 0.55, "building": 0.65}


def scene(p: QPainter, r: QRectF, kind: str, building: str = "", size: float = 0.0, lower: float = 0.0) -> None:
    """Fill ``r`` with the scene of a kind; the caller has set the clip.

    ``building`` is the type of a building card; ``size`` the width of the subject (default: the shorter side);
    ``lower`` moves the subject down.
    """
    high, middle, low = SKY[kind]
    p.fillRect(r, linear(r, (0, high), (0.55, middle), (1, low)))
    p.save()
    p.translate(r.center().x(), r.center().y() + lower)
    unit = (size or min(r.width(), r.height())) / 100
    p.scale(unit, unit)
    if kind in _CLOUDS:
        cloud(p, -25, -30, 1.0, _CLOUDS[kind])
        cloud(p, 31, -40 if kind != "ship" else -16, 0.7, _CLOUDS[kind] * 0.7)
    if kind == "castle":
        hills(p, "#175A2B", "#2E7A44", 0.75)
    if kind == "building":
        hills(p, "#CDBB84", "#DCCBA0", 0.62)
        BUILDING[building](p)
    else:
        _SUBJECT[kind](p)
    p.restore()


def animal_scene(p: QPainter, r: QRectF, species: str, size: float = 0.0) -> None:
    """Fill ``r`` with a meadow and one animal; the caller has set the clip, ``size`` is the width of the picture."""
    high, middle, low = SKY["pasture"]
    p.fillRect(r, linear(r, (0, high), (0.55, middle), (1, low)))
    p.save()
    p.translate(r.center())
    unit = (size or min(r.width(), r.height())) / 100
    p.scale(unit, unit)
    meadow(p, 1)
    animal(p, species, -1.5, 34, 2.1)
    p.restore()

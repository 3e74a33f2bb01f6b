"""The twelve professions as people: busts for cards and cells, round portraits for headings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QPainter

from app.art.drawing import paint

from .portrait import Portrait
from .portraits_arts import DANCER, HISTORIAN, SCHOLAR
from .portraits_blades import ASSASSIN, HUNTER, ROBBER
from .portraits_craft import BRICKLAYER, FARMER, WEAVER
from .portraits_trade import PEDDLER, TAX_COLLECTOR, TRADER

PORTRAITS: Final[Mapping[str, Portrait]] = {
    "assassin": ASSASSIN,
    "dancer": DANCER,
    "farmer": FARMER,
    "historian": HISTORIAN,
    "trader": TRADER,
    "weaver": WEAVER,
    "bricklayer": BRICKLAYER,
    "hunter": HUNTER,
    "peddler": PEDDLER,
    "robber": ROBBER,
    "scholar": SCHOLAR,
    "tax_collector": TAX_COLLECTOR,
}
"""Profession -> portrait."""


def figure(p: QPainter, portrait: Portrait, x: float, y: float, unit: float, cloth: str = "") -> None:
    """Paint the half-length figure centred on ``x, y``; one unit of its box is ``unit`` wide."""
    p.save()
    p.translate(x, y)
    p.scale(unit, unit)
    paint(p, portrait.lines, portrait.palette(cloth))
    p.restore()

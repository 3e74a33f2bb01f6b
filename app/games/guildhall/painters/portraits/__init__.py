"""The twelve professions as people: busts for cards and cells, round portraits for headings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.art.drawing.portrait import Portrait

from .arts import DANCER, HISTORIAN, SCHOLAR
from .blades import ASSASSIN, HUNTER, ROBBER
from .craft import BRICKLAYER, FARMER, WEAVER
from .trade import PEDDLER, TAX_COLLECTOR, TRADER

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

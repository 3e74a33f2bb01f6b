"""How wide symbols are, alone and in rows. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...symbols import Symbol

JOINTS: Final = {"or": "slash-forward", "for": "arrow-right-bold"}
"""The pictograms of what is written between symbols."""
_NARROW: Final = frozenset(("silver_window", "gold_window", "egg"))
_BROAD: Final = frozenset(("hunger_wall", "cathedral", "no_cathedral"))
_PAIRED: Final = 0.62
"""How far the second of two equal symbols is moved, as a share of its width."""


def width(symbol: Symbol, size: float) -> float:
    """Return the width of one symbol, once."""
    return size * (1.35 if symbol.what in _BROAD else 0.72 if symbol.what in _NARROW else 0.62 if symbol.what in JOINTS else 1.0)


def numbered(symbol: Symbol) -> bool:
    """Say whether a symbol needs its number before it."""
    return symbol.what.startswith("less_") or (symbol.n > 2 and symbol.what not in ("point", "special"))


def twice(symbol: Symbol) -> bool:
    """Say whether a symbol is painted twice instead of with a number."""
    return symbol.n == 2 and not numbered(symbol) and symbol.what not in ("point", "special", "plaza")


def room(symbol: Symbol, size: float) -> float:
    """Return the width that a symbol takes in a row, its number included."""
    if symbol.what in ("per", "and"):
        return size * 0.5
    number = size * (0.96 if symbol.what.startswith("less_") else 0.60) if numbered(symbol) else 0.0
    return width(symbol, size) * (1 + _PAIRED * twice(symbol)) + number


def row_width(symbols: Sequence[Symbol], size: float) -> float:
    """Return the width of a row of symbols."""
    return sum(room(symbol, size) for symbol in symbols) + size * 0.10 * max(0, len(symbols) - 1)


def fitted(symbols: Sequence[Symbol], size: float, width: float) -> float:
    """Return the size, at most ``size``, at which a row is no wider than ``width``."""
    needed = row_width(symbols, size)
    return size * min(1.0, width / needed) if needed else size

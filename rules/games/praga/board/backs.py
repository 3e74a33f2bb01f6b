"""The backs of tiles that lie face down: kind, era and level show (PC-19.1)."""

from __future__ import annotations

from rules.engine.hidden.piles import BACK, Back

from ..components import KINDS, PLANK, TECHNOLOGY, TILE


def back(deck: str, card: int) -> Back:
    """Return the back of a tile: by era and whether it is special, by level, or the same for the whole deck."""
    if deck in KINDS:
        tile = TILE[deck][card]
        return BACK - (2 * tile.era - (not tile.special))
    if deck == "technology":
        return BACK - TECHNOLOGY[card].level
    return BACK - PLANK[card].level if deck == "plank" else BACK

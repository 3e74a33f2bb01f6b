"""What the tooltip says about a piece."""

from __future__ import annotations

from app.table.screen import Tip
from rules import ItemId

from .position import Position


def tip(position: Position, item: ItemId) -> Tip | None:
    """Return what a piece is and does; None if its own words say it all."""
    return None

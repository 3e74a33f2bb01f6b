"""Which arrangement of panels a position needs."""

from __future__ import annotations

from app.table.geometry.placement import Rect
from rules.games.burgundy.state import estate_of, values_of

from ..position import Position
from . import places


def arranged(position: Position, player: int, area: Rect) -> places.Panels:
    """Return the panels of the table with a player's duchy and things."""
    state = position.view
    number = estate_of(state, player).duchy or places.STANDARD
    return places.panels(area, position.text_size, number, bool(state.seats[player].routes), values_of(state) if state.shields else 0)

"""The position from which the table of the card game is laid out."""

from __future__ import annotations

from app.table.position import PositionOf
from rules.games.burgundy_cards.state import State

Position = PositionOf[State]

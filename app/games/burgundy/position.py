"""The position from which the table of the board game is laid out."""

from __future__ import annotations

from app.table.position import PositionOf
from rules.games.burgundy.state import State

Position = PositionOf[State]

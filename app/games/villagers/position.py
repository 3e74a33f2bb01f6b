"""The position from which the table of Villagers is laid out."""

from __future__ import annotations

from app.table.position import PositionOf
from rules.games.villagers.state import State

Position = PositionOf[State]

"""The position from which the table of Guildhall is laid out."""

from __future__ import annotations

from app.table.position import PositionOf
from rules.games.guildhall.state import State

Position = PositionOf[State]

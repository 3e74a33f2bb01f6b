"""The position from which the table of Praga Caput Regni is laid out."""

from __future__ import annotations

from app.table.position import PositionOf
from rules.games.praga.state import State

Position = PositionOf[State]

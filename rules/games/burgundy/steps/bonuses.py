"""What gives the same as a building or a castle without one: bonuses of trade routes, the action at a lone player's target."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.context import Context

from ..state import State

BONUS: dict[str, Callable[[Context[State], int, int], None]] = {}
"""The function that gives each bonus, named after what gives the same, for (context, player, trade route card), 0 for no card. As bonuses
can lead to further ones, the modules that carry them out register here.
"""

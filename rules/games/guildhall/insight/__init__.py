"""How things stand in a game, for bots, hints and tables."""

from __future__ import annotations

from typing import Final

from rules.engine.worth.insight import Insight

from ..state import State
from .deeds import takes
from .points import points
from .reasons import unplayable, why_not
from .worth import strength, worth

__all__ = ["INSIGHT", "strength", "unplayable"]

INSIGHT: Final[Insight[State]] = Insight(points=points, why_not=why_not, worth=worth, takes=takes)

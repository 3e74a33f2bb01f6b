"""How things stand in a game, for bots, hints and tables."""

from __future__ import annotations

from typing import Final

from rules.engine.worth.insight import Insight

from ..state import State
from .aside import aside
from .deeds import takes
from .points import points
from .reasons import why_not
from .same import same
from .unplayable import unplayable
from .worth import cards_before, market_income, worth

__all__ = ["INSIGHT", "cards_before", "market_income", "unplayable"]

INSIGHT: Final[Insight[State]] = Insight(points=points, same=same, aside=aside, why_not=why_not, worth=worth, takes=takes)

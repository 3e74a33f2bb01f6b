"""How things stand in a game, for bots, hints and tables."""

from __future__ import annotations

from typing import Final

from rules.engine.worth.insight import Insight

from ..state import State
from .deeds import takes
from .fruitless import fruitless
from .open_things import due, open_things
from .points import points
from .reasons import why_not
from .turn import aside, in_a_turn, meant
from .worth import worth

__all__ = ["INSIGHT", "due", "in_a_turn"]

INSIGHT: Final[Insight[State]] = Insight(
    points=points, why_not=why_not, meant=meant, aside=aside, worth=worth, open_things=open_things, fruitless=fruitless, takes=takes
)

"""How things stand in a game, for bots, hints and tables."""

from __future__ import annotations

from typing import Final

from rules.engine.worth.insight import Insight

from ..board.open_things import open_things
from ..state import State
from .deeds import offers, takes, tracks
from .fruitless import fruitless
from .points import points
from .reasons import held, why_not
from .same import aside, half_used, meant, same
from .worth import worth

__all__ = ["INSIGHT", "half_used", "held"]

INSIGHT: Final[Insight[State]] = Insight(
    points=points,
    why_not=why_not,
    same=same,
    meant=meant,
    aside=aside,
    worth=worth,
    open_things=open_things,
    fruitless=fruitless,
    offers=offers,
    takes=takes,
    tracks=tracks,
)

"""The board game as the engine uses it: what plays which part."""

from __future__ import annotations

from rules.engine.definition import GameDef

from .census import DECKS, census
from .check import bounds, check
from .meta import META
from .purchase import always, take_always
from .scoring import final, score, standings
from .setup import setup
from .state import State

GAME = GameDef(
    meta=META,
    state_type=State,
    setup=setup,
    always=always,
    take_always=take_always,
    decks=DECKS,
    census=census,
    check=check,
    bounds=bounds,
    score=score,
    final=final,
    standings=standings,
)
"""The Castles of Burgundy. The rules by clause are in ``RULES.md``, the numbers in ``components.json``."""

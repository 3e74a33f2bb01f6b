"""The Castles of Burgundy: The Card Game. The rules by clause are in ``RULES.md``, the numbers in ``components.json``."""

from __future__ import annotations

from rules.engine.definition import GameDef

from .check import DECKS, census, check
from .meta import META
from .purchase import always, buy
from .scoring import score
from .setup import setup
from .state import State

GAME = GameDef(
    meta=META,
    state_type=State,
    setup=setup,
    always=always,
    take_always=buy,
    decks=DECKS,
    census=census,
    check=check,
    score=score,
)
"""The game, as the engine uses it."""

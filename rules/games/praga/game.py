"""Praga Caput Regni as the engine uses it: all its parts together."""

from __future__ import annotations

from rules.engine.definition import GameDef

from .bounds import bounds
from .census import census
from .meta import META
from .scoring import score, standings
from .setup import setup
from .state import State
from .turn import EndTurn, StartTurn, TakePoint

GAME = GameDef(
    meta=META,
    state_type=State,
    steps=StartTurn | TakePoint | EndTurn,
    setup=setup,
    decks={},
    census=census,
    bounds=bounds,
    score=score,
    standings=standings,
)

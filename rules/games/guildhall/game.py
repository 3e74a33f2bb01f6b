"""Guildhall as the engine uses it: what plays which part."""

from __future__ import annotations

from rules.engine.definition import GameDef

from .check import bounds, census, check
from .components import DECKS
from .implied_knowledge import implied_knowledge
from .meta import META
from .migrations import MIGRATIONS
from .scoring import score
from .setup import setup
from .state import State

GAME = GameDef(
    meta=META,
    state_type=State,
    setup=setup,
    decks=DECKS,
    census=census,
    check=check,
    bounds=bounds,
    score=score,
    implied_knowledge=implied_knowledge,
    migrations=MIGRATIONS,
)

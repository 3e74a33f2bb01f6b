"""The card game as the engine uses it: what plays which part."""

from __future__ import annotations

from rules.engine.definition import GameDef

from .check import bounds, census, check
from .components import DECKS
from .egon import rival
from .meta import META
from .purchase import always, buy
from .scoring import final, score
from .setup import setup
from .standings import standings
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
    bounds=bounds,
    score=score,
    final=final,
    standings=standings,
    rival_sources=rival,
)

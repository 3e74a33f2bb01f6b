"""The card game as the engine uses it: all its parts together."""

from __future__ import annotations

from rules.engine.definition import GameDef
from rules.engine.pool import Pool

from .benefits import TakeFromDisplay, TownHall, Warehouse
from .bonuses import PhaseBonus
from .bounds import bounds
from .census import census
from .components import DECKS
from .describe import describe
from .duel import RevealEgon, rival
from .meta import META
from .migrations import MIGRATIONS
from .phases import EndPhase, EndRound, StartPhase, StartRound
from .purchase import Offer, always, buy
from .scoring import final, score
from .setup import setup
from .standings import standings
from .state import State
from .take_top import TakeTop
from .turn import DieAction, EndTurn, PlayCard, StartTurn

BENEFITS = DieAction | TakeTop | TakeFromDisplay | Warehouse | TownHall | PhaseBonus
STEPS = Pool[BENEFITS] | StartPhase | RevealEgon | StartRound | StartTurn | PlayCard | BENEFITS | Offer | EndTurn | EndRound | EndPhase

GAME = GameDef(
    meta=META,
    state_type=State,
    steps=STEPS,
    setup=setup,
    always=always,
    take_always=buy,
    decks=DECKS,
    census=census,
    bounds=bounds,
    describe=describe,
    score=score,
    final=final,
    standings=standings,
    rival_sources=rival,
    migrations=MIGRATIONS,
)

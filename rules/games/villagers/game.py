"""Villagers as the engine uses it: all its parts together."""

from __future__ import annotations

from rules.engine.definition import GameDef

from .board.knowledge import back, forget, knows
from .checks.bounds import bounds
from .checks.census import census
from .components import CARDS, DEVELOPMENTS, EVENTS
from .describe import describe
from .meta import META
from .scoring.score import final, score, standings
from .setup import setup
from .state import State
from .steps.build import Build, BuildTurn, EndBuild
from .steps.draft import Draft, DraftTurn, Refill, TakeSquares
from .steps.market import Markets
from .steps.road import CoinTurn, ReplaceCards, RoadCoin, UpdateRoad
from .steps.round import BuildPhase, EndRound, StartGame, StartRound

STEPS = (
    StartGame
    | StartRound
    | DraftTurn
    | Draft
    | Refill
    | TakeSquares
    | UpdateRoad
    | CoinTurn
    | RoadCoin
    | ReplaceCards
    | BuildPhase
    | BuildTurn
    | Build
    | EndBuild
    | Markets
    | EndRound
)

GAME = GameDef(
    meta=META,
    state_type=State,
    steps=STEPS,
    setup=setup,
    decks={"villager": CARDS, "development": DEVELOPMENTS, "event": EVENTS},
    census=census,
    bounds=bounds,
    back=back,
    knows=knows,
    forget=forget,
    describe=describe,
    score=score,
    final=final,
    standings=standings,
)

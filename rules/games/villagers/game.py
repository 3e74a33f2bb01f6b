"""Villagers as the engine uses it: all its parts together."""

from __future__ import annotations

from rules.engine.definition import GameDef
from rules.engine.types import Action
from rules.engine.worth.features import Features
from rules.engine.worth.insight import Insight

from .board.knowledge import back, forget, knows
from .checks.bounds import bounds
from .checks.census import census
from .components import CARDS, DEVELOPMENTS, EVENTS_OF
from .describe import describe
from .meta import META
from .migrations import MIGRATIONS
from .scoring.score import final, rival, score, standings
from .setup import setup
from .state import State
from .steps.base_specials import Smuggle
from .steps.build import Build, BuildTurn, EndBuild, EndTurn, ends_turn, uses
from .steps.burdens import Burden
from .steps.countess import CountessCard, GiveCard
from .steps.courier import Courier, gives_way
from .steps.developments import ChurchCard, Developments, Reward, TavernBasic
from .steps.draft import Draft, DraftTurn, Refill, TakeSquares
from .steps.event_phase import EventPhase, ResolveDrawn, ResolveEvents
from .steps.jester import ForcedJester, always, use_jester
from .steps.looking import PutBack
from .steps.market import Markets
from .steps.padlocks import Unlock
from .steps.returns import ReturnWildcard
from .steps.road import CoinTurn, ReplaceCards, RoadCoin, UpdateRoad
from .steps.round import BuildPhase, EndRound, StartGame, StartRound
from .steps.saints import Pigeon, Prophecy
from .steps.scoundrels import Steal
from .steps.theft import LastThefts

STEPS = (
    StartGame
    | StartRound
    | DraftTurn
    | Draft
    | Courier
    | Prophecy
    | Pigeon
    | PutBack
    | Steal
    | Refill
    | TakeSquares
    | UpdateRoad
    | CoinTurn
    | RoadCoin
    | ReplaceCards
    | BuildPhase
    | BuildTurn
    | Build
    | Unlock
    | ReturnWildcard
    | Smuggle
    | LastThefts
    | EndTurn
    | EndBuild
    | Developments
    | Reward
    | ChurchCard
    | TavernBasic
    | Burden
    | GiveCard
    | EventPhase
    | ResolveEvents
    | ResolveDrawn
    | CountessCard
    | ForcedJester
    | Markets
    | EndRound
)


PUBLIC = (Draft, RoadCoin, ChurchCard, TavernBasic)
"""What is decided without a hand, unless a card of it is played."""


def in_public(state: State, action: Action) -> bool:
    """Say whether an action uses no hand (VI-20.9)."""
    return bool(state.pending) and isinstance(state.pending[-1], PUBLIC) and action.kind != "play"


def insight() -> Insight[State]:
    """Return how things stand in the game; the room is imported on first use."""
    from .insight import INSIGHT

    return INSIGHT


def features() -> Features[State]:
    """Return what bots learn the value of a position from; the room is imported on first use."""
    from .insight.features import FEATURES

    return FEATURES


GAME = GameDef(
    meta=META,
    state_type=State,
    steps=STEPS,
    setup=setup,
    decks={"villager": CARDS, "development": DEVELOPMENTS, **EVENTS_OF},
    census=census,
    bounds=bounds,
    back=back,
    knows=knows,
    forget=forget,
    describe=describe,
    uses=uses,
    in_public=in_public,
    score=score,
    insight=insight,
    features=features,
    final=final,
    standings=standings,
    rival_sources=rival,
    always=always,
    take_always=use_jester,
    ends_turn=ends_turn,
    gives_way=gives_way,
    migrations=MIGRATIONS,
)

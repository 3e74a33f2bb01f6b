"""The card game as the engine uses it: all its parts together."""

from __future__ import annotations

from rules.engine.definition import GameDef
from rules.engine.sequence.pool import Pool
from rules.engine.worth.features import Features
from rules.engine.worth.insight import Insight

from .checks.bounds import bounds
from .checks.census import census
from .components import DECKS
from .describe import describe
from .meta import META
from .migrations import MIGRATIONS
from .scoring.score import final, score
from .scoring.standings import standings
from .setup import setup
from .state import State
from .steps.benefits import TakeFromDisplay, TownHall, Warehouse
from .steps.bonuses import PhaseBonus
from .steps.duel import RevealEgon, rival
from .steps.effect_table import EFFECTS
from .steps.phases import EndPhase, EndRound, StartPhase, StartRound
from .steps.purchase import Offer, always, buy
from .steps.take_top import TakeTop
from .steps.turn import DieAction, EndTurn, PlayCard, StartTurn, ends_turn

BENEFIT_STEPS = DieAction | TakeTop | TakeFromDisplay | Warehouse | TownHall | PhaseBonus
STEPS = (
    Pool[BENEFIT_STEPS]
    | StartPhase
    | RevealEgon
    | StartRound
    | StartTurn
    | PlayCard
    | BENEFIT_STEPS
    | Offer
    | EndTurn
    | EndRound
    | EndPhase
)


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
    always=always,
    take_always=buy,
    decks=DECKS,
    census=census,
    bounds=bounds,
    effects=EFFECTS,
    describe=describe,
    score=score,
    insight=insight,
    features=features,
    final=final,
    standings=standings,
    rival_sources=rival,
    ends_turn=ends_turn,
    migrations=MIGRATIONS,
)

"""Guildhall as the engine uses it: all its parts together."""

from __future__ import annotations

from rules.engine.definition import GameDef
from rules.engine.worth.features import Features
from rules.engine.worth.insight import Insight

from .board.implied_knowledge import implied_knowledge
from .checks.bounds import bounds
from .checks.census import census
from .components import DECKS
from .describe import describe
from .meta import META
from .migrations import MIGRATIONS
from .scoring.score import score, standings
from .setup import setup
from .state import State
from .steps.chapters import Excess, Order
from .steps.effect_table import EFFECTS
from .steps.opening import ChooseProfessions, Deal, Mulligan, PlaceThree, Prepare
from .steps.operations import Draw, GainActions, GainTokens, Show
from .steps.purchase import Pay, RefillRow, UseVp
from .steps.transfer import Transfer
from .steps.turn import Act, EndTurn, Refill, Return, StartTurn, ends_turn, uses

STEPS = (
    ChooseProfessions
    | Deal
    | Prepare
    | Mulligan
    | PlaceThree
    | StartTurn
    | Act
    | Refill
    | Return
    | EndTurn
    | Transfer
    | Draw
    | GainActions
    | GainTokens
    | Show
    | Pay
    | UseVp
    | RefillRow
    | Excess
    | Order
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
    decks=DECKS,
    census=census,
    bounds=bounds,
    effects=EFFECTS,
    describe=describe,
    uses=uses,
    score=score,
    insight=insight,
    features=features,
    standings=standings,
    implied_knowledge=implied_knowledge,
    ends_turn=ends_turn,
    migrations=MIGRATIONS,
)

"""The board game as the engine uses it: all its parts together."""

from __future__ import annotations

from rules.engine.definition import GameDef
from rules.engine.sequence.pool import Pool
from rules.engine.worth.features import Features
from rules.engine.worth.insight import Insight

from .checks.bounds import bounds
from .checks.census import DECKS, census
from .describe import describe
from .meta import META
from .migrations import MIGRATIONS
from .scoring.score import final, score, standings
from .setup import setup
from .state import State, side_of
from .steps.actions import LayGoods
from .steps.alone import Give, Swap
from .steps.animals import Geese
from .steps.buildings import Crane, PlaceTile, SellGoods, TakeKind, WhiteCastle
from .steps.consequences import Consequence
from .steps.direct import PhaseEndShields, PlaceDirectly
from .steps.effect_table import EFFECTS
from .steps.founding import ChooseDuchy, Reveal
from .steps.phases import EndPhase, EndRound, Income, StartPhase, StartRound
from .steps.points import BuyPoints
from .steps.purchase import always, take_always
from .steps.shields import PayTribute, Tribute
from .steps.ships import Collect, CollectType, Sail
from .steps.storage import Discard
from .steps.turn import CastleAction, DieAction, EndTurn, ExtraAction, StartTurn, ends_turn

POOLED = Consequence | PlaceDirectly
"""The steps that are carried out in any order (BU-15.4, 25.15)."""
STEPS = (
    Pool[POOLED]
    | POOLED
    | ChooseDuchy
    | Reveal
    | StartPhase
    | StartRound
    | StartTurn
    | DieAction
    | CastleAction
    | ExtraAction
    | TakeKind
    | SellGoods
    | LayGoods
    | PlaceTile
    | Crane
    | WhiteCastle
    | Geese
    | Collect
    | CollectType
    | Swap
    | Give
    | Sail
    | BuyPoints
    | Discard
    | EndTurn
    | EndRound
    | EndPhase
    | PhaseEndShields
    | Tribute
    | PayTribute
    | Income
)


def insight() -> Insight[State]:
    """Return how things stand in the game; the room is imported on first use."""
    from .insight import INSIGHT

    return INSIGHT


def features() -> Features[State]:
    """Return what bots learn the value of a position from; imported on first use."""
    from .insight.features import FEATURES

    return FEATURES


GAME = GameDef(
    meta=META,
    state_type=State,
    steps=STEPS,
    setup=setup,
    always=always,
    take_always=take_always,
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
    side_of=side_of,
    ends_turn=ends_turn,
    migrations=MIGRATIONS,
)
"""The Castles of Burgundy. The rules by clause are in ``RULES.md``, the numbers in ``components.json``."""

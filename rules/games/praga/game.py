"""Praga Caput Regni as the engine uses it: all its parts together."""

from __future__ import annotations

from rules.engine.definition import GameDef
from rules.engine.sequence.pool import Pool
from rules.engine.worth.features import Features
from rules.engine.worth.insight import Insight

from .board.backs import back
from .board.open_things import uses
from .checks.bounds import bounds
from .checks.census import census
from .components import ACTION_TILES, ENOUGH_ALONE, GRADES, KINDS, PARLER_CARDS, PLANKS, PLAZA_TILE, PRODUCTION_TILES, TECHNOLOGY, TILE
from .describe import describe
from .meta import META
from .migrations import MIGRATIONS
from .scoring.score import final, score, standings
from .setup import setup
from .state import State
from .steps.bonuses import LastBonus
from .steps.buildings import ChooseSite, LayBuilding
from .steps.course import EndTurn, NextTurn, ReturnTile, StartTurn
from .steps.draws import DrawTechnology, KeepTechnology, PutTechnologiesUnder
from .steps.effect_table import EFFECTS
from .steps.effects import Choose, Gain, OpenStep
from .steps.final import FinalScoring
from .steps.laying import LayUpgrade, LayWall
from .steps.loose_ends import KeepWindows, LastRoad, LastSide, LastWheel, LooseEnds
from .steps.main import Main, ends_turn
from .steps.opponents import ParlerBuilds, ParlerRaises, ParlerTakes, ParlerTile, ParlerTurn, SimpleOpponent
from .steps.perform import Perform, Performed
from .steps.plazas import Evaluate, LastRewards, OpenPlazas, Reward, Rewarded, TakeBoth, TakeOwed, TakeReward
from .steps.production import Produce
from .steps.projects import EnterTier, FreeUp, LookAtCathedral, Sideways, TakeCathedral
from .steps.refresh import Exchange
from .steps.road import KeepPlank, LayPlank, LookAtPlanks, PutPlanksUnder
from .steps.tracks import Advance, ChooseProduction

POOLED = (
    Gain
    | Choose
    | OpenStep
    | Advance
    | Produce
    | Sideways
    | FreeUp
    | Perform
    | Reward
    | TakeBoth
    | LastBonus
    | LastSide
    | LastRoad
    | LastWheel
)
"""The steps that are carried out in any order (PC-2.8)."""
STEPS = (
    Pool[POOLED]
    | POOLED
    | StartTurn
    | Main
    | EndTurn
    | ReturnTile
    | NextTurn
    | Performed
    | ChooseProduction
    | DrawTechnology
    | KeepTechnology
    | PutTechnologiesUnder
    | EnterTier
    | LookAtCathedral
    | TakeCathedral
    | ChooseSite
    | LayBuilding
    | Evaluate
    | TakeReward
    | Rewarded
    | TakeOwed
    | LastRewards
    | OpenPlazas
    | LookAtPlanks
    | KeepPlank
    | PutPlanksUnder
    | LayPlank
    | FinalScoring
    | LayUpgrade
    | LayWall
    | Exchange
    | LooseEnds
    | KeepWindows
    | SimpleOpponent
    | ParlerTurn
    | ParlerTile
    | ParlerTakes
    | ParlerBuilds
    | ParlerRaises
)

DECKS: dict[str, tuple[int, ...]] = {
    **{kind: tuple(range(1, len(TILE[kind]))) for kind in KINDS},
    "technology": tuple(range(1, len(TECHNOLOGY))),
    "plank": PLANKS,
    "plaza_tile": tuple(range(1, len(PLAZA_TILE))),
    "production": PRODUCTION_TILES,
    "action_tile": ACTION_TILES,
    "parler": PARLER_CARDS,
}


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
    back=back,
    score=score,
    insight=insight,
    features=features,
    final=final,
    grades=GRADES,
    enough=ENOUGH_ALONE,
    standings=standings,
    describe=describe,
    uses=uses,
    ends_turn=ends_turn,
    migrations=MIGRATIONS,
)

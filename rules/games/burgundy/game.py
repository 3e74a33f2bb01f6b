"""The board game as the engine uses it: all its parts together."""

from __future__ import annotations

from rules.engine.definition import GameDef

from .checks.bounds import bounds
from .checks.census import DECKS, census
from .describe import describe
from .meta import META
from .migrations import MIGRATIONS
from .scoring.score import final, score, standings
from .setup import setup
from .state import State
from .steps.animals import Geese
from .steps.buildings import Crane, PlaceTile, SellGoods, TakeKind
from .steps.founding import ChooseDuchy, Reveal
from .steps.phases import EndPhase, EndRound, StartPhase, StartRound
from .steps.purchase import always, take_always
from .steps.ships import Collect, Sail
from .steps.turn import CastleAction, DieAction, EndTurn, StartTurn

STEPS = (
    ChooseDuchy
    | Reveal
    | StartPhase
    | StartRound
    | StartTurn
    | DieAction
    | CastleAction
    | TakeKind
    | SellGoods
    | PlaceTile
    | Crane
    | Geese
    | Collect
    | Sail
    | EndTurn
    | EndRound
    | EndPhase
)

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
    describe=describe,
    score=score,
    final=final,
    standings=standings,
    migrations=MIGRATIONS,
)
"""The Castles of Burgundy. The rules by clause are in ``RULES.md``, the numbers in ``components.json``."""

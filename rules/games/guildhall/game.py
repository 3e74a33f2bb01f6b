"""Guildhall as the engine uses it: all its parts together."""

from __future__ import annotations

from rules.engine.definition import GameDef

from .bounds import bounds
from .census import census
from .chapters import Excess, Order
from .components import DECKS
from .describe import describe
from .implied_knowledge import implied_knowledge
from .meta import META
from .migrations import MIGRATIONS
from .opening import ChooseProfessions, Deal, Mulligan, PlaceThree, Prepare
from .operations import Draw, GainActions, GainTokens, Show
from .purchase import Pay, RefillRow, UseVp
from .scoring import score, standings
from .setup import setup
from .state import State
from .transfer import Transfer
from .turn import Act, EndTurn, Refill, Return, StartTurn

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

GAME = GameDef(
    meta=META,
    state_type=State,
    steps=STEPS,
    setup=setup,
    decks=DECKS,
    census=census,
    bounds=bounds,
    describe=describe,
    score=score,
    standings=standings,
    implied_knowledge=implied_knowledge,
    migrations=MIGRATIONS,
)

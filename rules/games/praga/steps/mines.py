"""Managing mines and quarries (PC-4.2, 4.3)."""

from __future__ import annotations

from rules.engine.context import Context
from rules.engine.types import Action, ItemId

from .. import items
from ..components import MINES, PRODUCTS, QUARRIES, TRACKS
from ..effect import Discount
from ..state import State
from .gains import receive
from .production import Produce
from .tracks import Advance

_ACTIONS = (MINES, QUARRIES)
_CLAUSES = ("PC-4.2", "PC-4.3")


def _ways(action: str, source: ItemId) -> list[Action]:
    """Return the two ways of managing mines or quarries, which are always possible (PC-4.11)."""
    return [items.manage(action, source, items.RAISE), items.manage(action, source, items.PRODUCE)]


def mine_ways(state: State, player: int, source: ItemId, special: bool, discount: Discount) -> list[Action]:
    """Return the ways of managing mines (PC-4.2)."""
    return _ways(MINES, source)


def quarry_ways(state: State, player: int, source: ItemId, special: bool, discount: Discount) -> list[Action]:
    """Return the ways of managing quarries (PC-4.3)."""
    return _ways(QUARRIES, source)


def manage(ctx: Context[State], player: int, action: Action, discount: Discount) -> None:
    """Gain one and raise the cube, or produce."""
    track = _ACTIONS.index(action.kind)
    if action.picks[1] == items.PRODUCE:
        ctx.then(Produce(player, track))
    else:
        origin = items.TRACK.id(player, TRACKS[track])
        receive(ctx, player, {PRODUCTS[track]: 1}, "production", "gained", (origin,), _CLAUSES[track])
        ctx.then(Advance(player, track, 1))

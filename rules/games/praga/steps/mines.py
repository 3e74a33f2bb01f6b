"""Managing mines and quarries (PC-4.2, 4.3)."""

from __future__ import annotations

from rules.engine.context import Context
from rules.engine.types import Action, ItemId

from .. import items
from ..components import MINES, PRODUCTS, QUARRIES, TRACKS
from ..state import State
from .gains import receive
from .perform import BEGIN, OFFERS, Discount
from .production import Produce
from .tracks import Advance

_ACTIONS = (MINES, QUARRIES)


def _ways(action: str, source: ItemId) -> list[Action]:
    """Return the two ways of managing mines or quarries, which are always possible (PC-4.11)."""
    return [items.manage(action, source, items.RAISE), items.manage(action, source, items.PRODUCE)]


def _manage(ctx: Context[State], player: int, action: Action, discount: Discount) -> None:
    """Gain one and raise the cube, or produce."""
    track = _ACTIONS.index(action.kind)
    if action.picks[1] == items.PRODUCE:
        ctx.then(Produce(player, track))
    else:
        origin = items.TRACK.id(player, TRACKS[track])
        receive(ctx, player, {PRODUCTS[track]: 1}, "production", "gained", (origin,), f"PC-4.{2 + track}")
        ctx.then(Advance(player, track, 1))


OFFERS[MINES] = lambda state, player, source, special, discount: _ways(MINES, source)
OFFERS[QUARRIES] = lambda state, player, source, special, discount: _ways(QUARRIES, source)
BEGIN[MINES] = BEGIN[QUARRIES] = _manage

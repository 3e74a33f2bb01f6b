"""Gold that comes into or leaves a supply (VI-1). Gold is the score, so every change of a supply is a gain of points.

Supplies are those of the holders (``board/holders.py``): the players and, after them, the Countess.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.engine.context import POINTS, Context
from rules.engine.types import ItemId, Value
from rules.engine.worth.credit import with_credit

from .. import items
from ..board.holders import holders, opponent, player_of
from ..state import State


def supply(state: State, holder: int) -> ItemId:
    """Return the item of a supply."""
    player = player_of(state, holder)
    return items.COUNTESS_GOLD if player is None else items.GOLD.id(player)


def gain(
    ctx: Context[State],
    holder: int,
    gold: int,
    kind: str,
    sources: Iterable[ItemId] = (),
    clause: str = "",
    /,
    *,
    reveals: bool = False,
    row: str = "",
    **values: Value,
) -> None:
    """Add gold to a supply, or take it away if negative, and record the event that does so.

    ``row``: the source it is credited to, so that the score tells it apart from other gold (VI-13.4).
    """
    holders(ctx.state)[holder].gold += gold
    player = player_of(ctx.state, holder)
    if row and player is not None:
        ctx.state.credited = with_credit(ctx.state.credited, player, {row: gold})
    elif row:
        countess = opponent(ctx.state)
        countess.earned = with_credit(countess.earned, 0, {row: gold})
    ctx.emit(kind, player, sources, clause, reveals=reveals, seen_by=None, gains={POINTS: gold}, opens=False, gold=gold, **values)

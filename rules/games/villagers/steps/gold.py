"""Gold that comes into or leaves a supply (VI-1). Gold is the score, so every change of a supply is a gain of points."""

from __future__ import annotations

from collections.abc import Iterable

from rules.engine.context import POINTS, Context
from rules.engine.types import ItemId, Value

from ..state import State


def gain(
    ctx: Context[State],
    player: int,
    gold: int,
    kind: str,
    sources: Iterable[ItemId] = (),
    clause: str = "",
    /,
    *,
    reveals: bool = False,
    **values: Value,
) -> None:
    """Add gold to a player's supply, or take it away if negative, and record the event that does so."""
    ctx.state.seats[player].gold += gold
    ctx.emit(kind, player, sources, clause, reveals=reveals, seen_by=None, gains={POINTS: gold}, opens=False, gold=gold, **values)


def income(
    ctx: Context[State], player: int, row: str, gold: int, kind: str, sources: Iterable[ItemId] = (), clause: str = "", /, **values: Value
) -> None:
    """Add gold of a market to a supply, with its own row of the score (VI-13.4)."""
    ctx.state.seats[player].gold += gold
    ctx.credit(player, {row: gold}, kind, sources, clause, gains=None, gold=gold, **values)

"""What players gain and pay: limits, wealth bonuses, and the technologies that watch (PC-9, 10.6, 10.7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.engine.context import Context
from rules.engine.types import ItemId
from rules.engine.values import replaced

from .. import items
from ..components import LIMIT, RESOURCES, TECHNOLOGY, TECHNOLOGY_CLAUSE, WEALTH
from ..effect import CUBE, GAIN, POINT, Effects
from ..state import State

_INDEX = {what: number for number, what in enumerate(RESOURCES)}
_WATCHED = {"egg": "egg_received", "red_marker": "red_marker_received", "blue_marker": "blue_marker_received"}


def has(state: State, player: int, what: str) -> int:
    """Return how much a player has of a resource."""
    return state.seats[player].stock[_INDEX[what]]


def can_pay(state: State, player: int, cost: Iterable[tuple[str, int]]) -> bool:
    """Return whether a player has what something costs."""
    stock = state.seats[player].stock
    for what, n in cost:  # noqa: SIM110 - asked for every price at every decision, and twice as fast as all()
        if stock[_INDEX[what]] < n:
            return False
    return True


def pay(ctx: Context[State], player: int, cost: Iterable[tuple[str, int]], kind: str, origin: Iterable[ItemId], clause: str) -> None:
    """Take from a player what something costs."""
    seat = ctx.state.seats[player]
    stock, paid = [*seat.stock], {}
    for what, n in cost:
        if n:
            stock[_INDEX[what]] -= n
            paid[what] = -n
    if paid:
        seat.stock = tuple(stock)
        ctx.emit(kind, player, origin, clause, gains=paid)


def sums(effects: Effects) -> dict[str, int]:
    """Return what the plain gains among effects bring together."""
    found: dict[str, int] = {}
    for effect in effects:
        if effect.op == GAIN:
            found[effect.what] = found.get(effect.what, 0) + effect.n
    return found


def receive(
    ctx: Context[State], player: int, gains: Mapping[str, int], row: str, kind: str, origin: Iterable[ItemId] = (), clause: str = "", /
) -> None:
    """Give a player resources and points, as far as there is room for them (PC-9.1), with all that follows immediately.

    The event says what was ``lost`` for want of room: ``gold:3 egg:1``.
    """
    seat = ctx.state.seats[player]
    stock, gained, points, lost = [*seat.stock], {}, 0, ""
    for what, n in gains.items():
        if what == POINT:
            points += n
            continue
        if what == CUBE:
            seat.cubes += n
            gained[what] = n
            continue
        index, limit = _INDEX[what], LIMIT[what]
        fits = n if limit is None else min(n, limit - stock[index])
        stock[index] += fits
        gained[what] = fits
        if fits < n:
            lost += f" {what}:{n - fits}"
    seat.stock = tuple(stock)
    values: dict[str, Any] = {"lost": lost.strip()} if lost else {}
    if points:
        ctx.credit(player, {row: points}, kind, origin, clause, gains=gained, **values)
    else:
        ctx.emit(kind, player, origin, clause, gains=gained, **values)
    if not all(seat.wealth):
        _wealth(ctx, player)
    if seat.technologies:
        for what, trigger in _WATCHED.items():
            if gains.get(what):
                watch(ctx, player, trigger, gains[what])


def _wealth(ctx: Context[State], player: int) -> None:
    """PC-9.8 to 9.10: give the bonuses reached for the first time; each unlocks a marker cube."""
    seat = ctx.state.seats[player]
    for number, bonus in enumerate(WEALTH):
        if not seat.wealth[number] and any(seat.stock[_INDEX[what]] >= n for what, n in bonus.reached):
            seat.wealth = replaced(seat.wealth, number, True)
            receive(ctx, player, {**sums(bonus.effects), CUBE: 1}, "production", "wealth", (items.WEALTH.id(player, number),), "PC-9.8")


def watch(ctx: Context[State], player: int, trigger: str, times: int = 1) -> None:
    """Let a player's lasting technologies that watch for ``trigger`` work, from their next turn on (PC-10.4, 10.6, 10.7).

    A technology without a limit works for each of the ``times`` something has happened.
    """
    seat = ctx.state.seats[player]
    for tile in seat.technologies:
        technology = TECHNOLOGY[tile]
        if technology.trigger != trigger or tile in seat.fresh or tile in seat.worked:
            continue
        if technology.limit:
            seat.worked += (tile,)
        n = 1 if technology.limit else times
        bonus = {what: n * amount for what, amount in sums(technology.effects).items()}
        receive(ctx, player, bonus, "technologies", "worked", (items.TECHNOLOGY.id(tile),), TECHNOLOGY_CLAUSE[technology.level])

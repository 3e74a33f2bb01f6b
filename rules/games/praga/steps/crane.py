"""Taking an action tile, its wheel bonus and its return (PC-3)."""

from __future__ import annotations

from rules.engine.context import Context
from rules.engine.types import Action
from rules.engine.values import removed, replaced

from .. import items
from ..board.wheel import actions_of, points, returned, segment_at, wheel_bonus
from ..components import CRANE_COST, GOLD
from ..effect import POINT, SPECIAL, TRADE
from ..state import State, turn_of
from .effects import buy, carry_out
from .gains import can_pay, pay, receive, sums, watch


def tiles_to_take(state: State, player: int) -> list[Action]:
    """Return the halves of the tiles a player can take; those in the red zone cost gold (PC-3.2)."""
    gold = state.seats[player].stock[GOLD]
    return [items.take(tile, half) for position, tile in enumerate(state.crane) if tile and CRANE_COST[position] <= gold for half in (0, 1)]


def take_tile(ctx: Context[State], player: int, action: Action) -> None:
    """Pay for a tile, score its points and set it aside (PC-3.2, 3.4)."""
    state, turn = ctx.state, turn_of(ctx.state)
    turn.tile, turn.half = items.HALF.seat(action.picks[0]), items.HALF.key(action.picks[0])
    position = state.crane.index(turn.tile)
    turn.segment = segment_at(state.box, position)
    turn.action = turn.wheel = True
    item = (items.ACTION_TILE.id(turn.tile),)
    gained = points(state, position)
    state.crane = replaced(state.crane, position, 0)
    first, second = actions_of(state, turn.tile)
    ctx.emit("took", player, item, "PC-3.2", position=position, first=first, second=second)
    pay(ctx, player, (("gold", CRANE_COST[position]),), "paid", item, "PC-3.2")
    if gained:
        receive(ctx, player, {POINT: gained}, "crane", "gained", item, "PC-3.2")
        watch(ctx, player, "points_when_taking_action_tile")
    if turn.tile in state.fives:
        state.fives = removed(state.fives, turn.tile)


def has_special_right(state: State) -> bool:
    """Return whether the special tile of a row can be taken with the action of the tile (PC-3.7)."""
    return turn_of(state).wheel and wheel_bonus(state).op == SPECIAL


def wheel_offers(state: State, player: int) -> list[Action]:
    """Return what can be done with the wheel bonus now (PC-3.5, 3.7)."""
    turn = turn_of(state)
    if not turn.wheel:
        return []
    effect = wheel_bonus(state)
    if effect.op == SPECIAL:
        return [items.CASH]
    if effect.op == TRADE and not can_pay(state, player, effect.cost):
        return []
    return [items.wheel(turn.segment)]


def use_wheel(ctx: Context[State], player: int) -> None:
    """Take the wheel bonus: a good, an egg for its price, or the points instead of the special tile right (PC-3.5, 3.7)."""
    turn = turn_of(ctx.state)
    turn.wheel = False
    effect, origin = wheel_bonus(ctx.state), items.SEGMENT.id(turn.segment)
    if effect.op == SPECIAL:
        receive(ctx, player, sums(effect.branches[0]), "crane", "cashed", (origin,), "PC-3.7")
        watch(ctx, player, "points_when_taking_action_tile")
    elif effect.op == TRADE:
        buy(ctx, player, effect, "crane", origin, "PC-3.5")
    else:
        carry_out(ctx, player, (effect,), "crane", origin, "PC-3.5")
        watch(ctx, player, f"{effect.what}_as_wheel_bonus")


def return_tile(ctx: Context[State], tile: int) -> None:
    """Turn the wheel and lay a used tile back (PC-3.8); the tile pushed off is worth five points from now on."""
    state = ctx.state
    state.crane, state.box, overflow = returned(state.crane, state.box, tile)
    ctx.emit("turned", None, (items.ACTION_TILE.id(tile), items.CRANE.id(0)), "PC-3.8", box=state.box)
    if overflow:
        if overflow not in state.fives:
            state.fives += (overflow,)
        ctx.emit("overflow", None, (items.ACTION_TILE.id(overflow), items.CRANE.id(state.crane.index(overflow))), "PC-3.8")

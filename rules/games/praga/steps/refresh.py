"""Refreshing a row of the display (PC-5.6, 5.7)."""

from __future__ import annotations

from itertools import permutations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId
from rules.engine.values import replaced

from .. import items
from ..components import KINDS, SPECIAL_SLOT
from ..state import State, turn_of
from .display import fill_slots, refill, set_stack, stack_of
from .gains import can_pay, pay

_PAYMENTS = {items.PAY_GOLD: (("gold", 1),), items.PAY_STONE: (("stone", 1),)}


def _can_be_refreshed(state: State, row: int) -> bool:
    """Return whether a row, once refilled, holds two tiles that may be exchanged (PC-5.7)."""
    tiles, (normal, special) = state.rows[row], state.stacks[row]
    normals = SPECIAL_SLOT - tiles[:SPECIAL_SLOT].count(0) + len(normal.cards)
    return normals > 1 or (normals == 1 and bool(tiles[SPECIAL_SLOT] or special.cards))


def refresh_offers(state: State, player: int) -> list[Action]:
    """Return the rows that can be refreshed, and how they are paid for (PC-5.6)."""
    if turn_of(state).refreshed:
        return []
    ways = [way for way, price in _PAYMENTS.items() if can_pay(state, player, price)]
    if not ways:
        return []
    return [items.refresh(kind, way) for row, kind in enumerate(KINDS) if _can_be_refreshed(state, row) for way in ways]


def pay_refresh(ctx: Context[State], player: int, action: Action) -> None:
    """Pay, refill the row and let the player choose (PC-5.6)."""
    turn_of(ctx.state).refreshed = True
    row = KINDS.index(items.ROW.key(action.picks[0]))
    pay(ctx, player, _PAYMENTS[action.picks[1]], "refreshed", action.picks[:1], "PC-5.6")
    refill(ctx, row)
    ctx.then(Exchange(player, row))


class Exchange(PlayerStep, frozen=True, tag=True):
    """PC-5.6, 5.7: two normal tiles, or the special one and a normal one, go under their stacks and are replaced."""

    row: int

    def surely_asks(self, ctx: Context[State]) -> bool:
        return sum(map(bool, ctx.state.rows[self.row])) > 1

    def options(self, ctx: Context[State]) -> list[Action]:
        *normal, special = ctx.state.rows[self.row]
        there = [tile for tile in normal if tile]
        pairs = [*permutations(there, 2), *((tile, special) for tile in there if special)]
        return [items.exchange(KINDS[self.row], one, other) for one, other in pairs]

    def take(self, ctx: Context[State], action: Action) -> None:
        state, kind = ctx.state, KINDS[self.row]
        slots = [state.rows[self.row].index(items.TILE[kind].key(pick)) for pick in action.picks]
        for slot in slots:
            tile, stack = state.rows[self.row][slot], stack_of(state, self.row, slot)
            set_stack(state, self.row, slot, stack.holding((tile, *stack.cards)))
            state.rows = replaced(state.rows, self.row, replaced(state.rows[self.row], slot, 0))
        ctx.emit("exchanged", self.player, action.picks, "PC-5.6")
        fill_slots(ctx, [(self.row, slot) for slot in slots], "PC-5.6")

    def source(self, ctx: Context[State]) -> ItemId:
        return items.ROW.id(KINDS[self.row])

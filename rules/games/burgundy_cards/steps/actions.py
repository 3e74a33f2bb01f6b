"""Actions shared by several rules: taking projects, placing them, selling goods. Who may do them, and when, is decided where they are
offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.engine.context import Context
from rules.engine.types import Action, ItemId
from rules.engine.values import removed, replaced

from .. import items
from ..board.estate import Stacks, targets
from ..components import GOODS_KIND, GOODS_KINDS, KIND, NAME, PROJECT_LIMIT, SALE_SILVER, SALE_VP
from ..state import Seat, State


def takes(seat: Seat, cards: Sequence[int], cost: int = 0) -> list[Action]:
    """Return the ways to take one of ``cards`` as a project: a player with three already must discard one of them first (BC-7.2)."""
    if len(seat.projects) < PROJECT_LIMIT:
        return [items.take(card, cost) for card in cards]
    return [items.take(card, cost, old) for card in cards for old in seat.projects]


def take_project(ctx: Context[State], player: int, card: int, picks: tuple[ItemId, ...], clause: str) -> None:
    """Take ``card`` as a project; a last pick other than the card itself is the project discarded for it (BC-7.2, 7.3)."""
    seat = ctx.state.seats[player]
    if len(seat.projects) == PROJECT_LIMIT:
        old = items.CARD.key(picks[-1])
        seat.projects = removed(seat.projects, old)
        ctx.state.discard += (old,)
        ctx.emit("discarded", player, (picks[-1],), "BC-7.2", card=NAME[old])
    seat.projects += (card,)
    ctx.emit("took", player, (items.CARD.id(card),), clause, card=NAME[card])


def take_from_display(ctx: Context[State], player: int, action: Action, clause: str) -> None:
    """Take a card from its row (BC-6.1); the row is not refilled (BC-6.2)."""
    state, card = ctx.state, items.CARD.key(action.picks[0])
    for i, row in enumerate(state.display):
        if card in row:
            state.display = replaced(state.display, i, removed(row, card))
    take_project(ctx, player, card, action.picks, clause)


@lru_cache(1 << 13)
def places(estate: Stacks, player: int, card: int, cost: int = 0) -> tuple[Action, ...]:
    """Return the ways to place a project in a player's estate (BC-8.5, 8.6)."""
    found = [
        items.place(card, items.STACK.id(player, i) if i is not None else items.NEW_STACK.id(player, KIND[card]), cost)
        for i in targets(estate, card)
    ]
    return tuple(found)


def sales(seat: Seat, player: int, costs: dict[str, int]) -> list[Action]:
    """Return the ways to sell goods: one for every kind in the storage that the player has enough workers for, given ``costs`` (BC-6.4)."""
    held = {GOODS_KIND[good] for good in seat.goods}
    return [items.sell(player, kind, costs[kind]) for kind in GOODS_KINDS if kind in held and costs[kind] <= seat.workers]


def sell(ctx: Context[State], player: int, action: Action, clause: str) -> None:
    """Sell all goods of a kind: a point and a silver each, and the start player card (BC-6.4 to 6.6)."""
    state, seat = ctx.state, ctx.state.seats[player]
    kind = items.STORE.key(action.picks[0])
    sold = tuple(good for good in seat.goods if GOODS_KIND[good] == kind)
    seat.goods = tuple(good for good in seat.goods if GOODS_KIND[good] != kind)
    seat.sold += sold
    seat.silver += SALE_SILVER * len(sold)
    things = (action.picks[0], items.STORE.id(player, "silver"))
    gains = {"silver": SALE_SILVER * len(sold), "goods": -len(sold)}
    ctx.credit(player, {"sold": SALE_VP * len(sold)}, "sold", things, clause, gains=gains, what=kind, n=len(sold))
    if state.egon is None and not (state.holder == player and state.turned):
        state.holder = player
        state.turned = True
        ctx.emit("start_card", player, (), "BC-6.6")

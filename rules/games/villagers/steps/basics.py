"""Gaining basics in exchange for hand cards (VI-7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import compress

from rules.engine.context import Context
from rules.engine.types import Action, ItemId
from rules.engine.values import replaced

from .. import items
from ..board.events import begin, in_force
from ..board.knowledge import slip
from ..board.road import stacks_left
from ..board.village import NEW_PLOT
from ..components import BASICS, CARDS_OF, KIND, NAME
from ..state import State, build_turn
from .countess import receive
from .lay import put

_BASICS = frozenset(card for name in BASICS for card in CARDS_OF[name])


def targets(state: State) -> list[ItemId]:
    """Return where a hand card may be laid for a basic: on a stack, otherwise on the reserve or else the discard pile (VI-7.3).

    Serfs go to the Countess instead (VI-19.6).
    """
    if in_force(state, "serfdom"):
        return [items.COUNTESS_VILLAGE]
    return stacks_left(state) or [items.RESERVE if state.reserve.cards else items.DISCARD_PILE]


def exchanges(state: State, player: int) -> list[Action]:
    """Return every way to gain a basic: which one, for which card, laid on which pile (VI-7.1, 7.2). A basic cannot pay (VI-7.5)."""
    found: list[Action] = []
    if build_turn(state).basics:
        pay = _paying(tuple(map(bool, state.basics)), tuple(targets(state)))
        for card in state.seats[player].hand.cards:
            if card not in _BASICS:
                found += pay(card)
    return found


@lru_cache(maxsize=64)
def _paying(left: tuple[bool, ...], piles: tuple[ItemId, ...]) -> Callable[[int], list[Action]]:
    """Return a function that returns every way to gain one of the basics that are left for a card, laid on one of some piles.

    Both change rarely.
    """
    basics = [*compress(BASICS, left)]
    return cache(lambda card: [items.gain_basic(name, card, pile) for name in basics for pile in piles])


def exchange(ctx: Context[State], player: int, action: Action) -> None:
    """Lay a hand card down and lay a basic into the village as a new plot (VI-7.2 to 7.4)."""
    state, (basic, paid, pile) = ctx.state, action.picks
    build_turn(state).basics -= 1
    _lay_down(ctx, player, items.CARD.key(paid), pile)
    at = BASICS.index(items.BASIC.key(basic))
    *rest, gained = state.basics[at]
    state.basics = replaced(state.basics, at, tuple(rest))
    put(ctx, player, gained, NEW_PLOT, "VI-7.4")


def _lay_down(ctx: Context[State], player: int, card: int, pile: ItemId) -> None:
    """Lay a hand card on a pile, unseen by the others unless it is the discard pile (VI-7.2, 7.3, 20.4), or give it to the Countess."""
    state, stack = ctx.state, items.STACK.of(pile)
    seat = state.seats[player]
    if pile == items.COUNTESS_VILLAGE:
        begin(state, "serfdom")
        seat.hand = seat.hand.without(card)
        receive(ctx, card)
        ctx.emit("given", player, (items.CARD.id(card), pile), "VI-19.6", card=NAME[card])
        return
    if pile != items.DISCARD_PILE:
        slip(state, player, card)
    seat.hand = seat.hand.without(card)
    if stack is not None:
        state.stacks = replaced(state.stacks, stack, state.stacks[stack] + (card,))
    elif pile == items.RESERVE:
        state.reserve += (card,)
    else:
        state.discard += (card,)
        ctx.emit("put_down", player, (items.CARD.id(card), pile), "VI-7.3", card=NAME[card])
        return
    unseen_by = tuple(other for other in range(len(state.seats)) if other != player)
    ctx.emit("put_down", player, (items.CARD.id(card), pile), "VI-7.2", seen_by=(player,), card=NAME[card])
    ctx.emit("put_down_unseen", player, (items.HAND.id(player), pile), "VI-7.2", seen_by=unseen_by, suit=KIND[card].suit)

"""The draw pile, the display, and the open stacks of goods and animals (BC-13)."""

from __future__ import annotations

from itertools import chain

from rules.engine.context import Context
from rules.engine.hidden.piles import Pile

from .. import items
from ..components import DEAL, DIE, GOODS_KIND, SPECIES, Cards
from ..state import State
from .animals import animal_points


def available(state: State) -> int:
    """Return the number of cards that can still be drawn, including after a reshuffle (BC-11.8)."""
    return len(state.draw.cards) + len(state.discard.cards)


def draw(ctx: Context[State], count: int) -> Cards:
    """Draw from the draw pile, shuffling the discard pile into a new one when it runs out (BC-13.3). Return fewer if both are empty."""
    state = ctx.state
    drawn, state.draw = state.draw.drawn(count)
    if len(drawn) < count and state.discard.cards:
        pile = ctx.shuffled(state.draw.holding(state.discard.cards))
        state.discard = state.discard.holding(())
        ctx.emit("reshuffled", None, ("discard", "draw"), "BC-13.3", reveals=True, n=len(pile.cards))
        more, state.draw = pile.drawn(count - len(drawn))
        drawn += more
    return drawn


def deal_display(ctx: Context[State], limit: int | None = None) -> None:
    """Deal the display row by row, then the rest by die number (BC-3.6); at most ``limit`` cards (BC-13.4)."""
    deal = DEAL[len(ctx.state.seats)]
    count = deal.display_sequential + deal.display_by_die
    cards = draw(ctx, count if limit is None else min(count, limit))
    rows = [[*row] for row in ctx.state.display]
    for i, card in enumerate(cards):
        rows[i % len(rows) if i < deal.display_sequential else DIE[card] - 1].append(card)
    ctx.state.display = tuple(map(tuple, rows))
    laid = (items.CARD.id(card) for row in rows for card in row)
    ctx.emit("dealt", None, ("draw", *laid), "BC-3.6", reveals=True, n=len(cards))


def clear_display(ctx: Context[State]) -> None:
    """Discard whatever is left in the display (BC-14.1)."""
    ctx.state.discard += tuple(chain(*ctx.state.display))
    ctx.state.display = ((),) * len(ctx.state.display)


def deal_stacks(ctx: Context[State], size: int) -> None:
    """Deal each player a personal stack of ``size`` cards (BC-3.5, 14.1)."""
    for seat in ctx.state.seats:
        seat.stack = seat.stack.holding(draw(ctx, size))


def stacks_of(state: State, pool: str) -> tuple[Pile, ...]:
    """Return the two open stacks of ``goods`` or ``animals``."""
    return state.goods if pool == "goods" else state.animals


def take_top(ctx: Context[State], player: int, pool: str, index: int, clause: str) -> None:
    """Take the top card of a goods or animal stack; an emptied stack is refilled with half of the other (BC-13.1)."""
    state, seat = ctx.state, ctx.state.seats[player]
    piles = stacks_of(state, pool)
    other = piles[1 - index]
    (card,), pile = piles[index].drawn()
    before = animal_points(seat.animals)
    if pool == "goods":
        seat.goods += (card,)
        what = GOODS_KIND[card]
    else:
        seat.animals += (card,)
        what = SPECIES[card]
    uncovers = bool(pile.cards)
    split = not uncovers and len(other.cards) >= 2
    if split:
        half = len(other.cards) // 2
        pile, other = pile.holding(other.cards[:half]), other.holding(other.cards[half:])
    piles = (other, pile) if index else (pile, other)
    if pool == "goods":
        state.goods = piles
    else:
        state.animals = piles
    things = (items.SUPPLY[pool].id(index), items.STORE.id(player, what))
    ctx.emit("stocked", player, things, clause, reveals=uncovers or split, gains={pool: 1}, what=what)
    more = animal_points(seat.animals) - before
    if more:
        ctx.credit(player, {"animals": more}, "animals", (items.STORE.id(player, what),), "BC-16.2", n=more)
    if split:
        ctx.emit("split", None, (items.SUPPLY[pool].id(1 - index), items.SUPPLY[pool].id(index)), "BC-13.1", pool=pool, n=len(pile.cards))

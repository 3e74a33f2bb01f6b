"""Drawing cards (GH-8)."""

from __future__ import annotations

from rules.engine.context import Context

from .. import items
from ..state import State


def available(state: State) -> int:
    """Return the number of cards that can be drawn: those in both piles (GH-8.3)."""
    return len(state.draw.cards) + len(state.discard.cards)


def top(ctx: Context[State]) -> int:
    """Take the top card of the draw pile; if it is empty, shuffle the discard pile first (GH-8.2). One card must be available."""
    state = ctx.state
    if not state.draw.cards:
        n = len(state.discard.cards)
        state.draw = ctx.shuffled(state.draw.holding(state.discard.cards))
        state.discard = state.discard.holding(())
        ctx.emit("reshuffled", None, (items.DISCARD_PILE, items.DRAW_PILE), "GH-8.2", reveals=True, n=n)
    (card,), state.draw = state.draw.drawn()
    return card


def draw(ctx: Context[State], player: int, count: int, clause: str) -> None:
    """Draw cards into a hand one at a time, as far as they last (GH-8.1, 5.5)."""
    state = ctx.state
    if count <= len(state.draw.cards):
        cards, state.draw = state.draw.drawn(count)
    else:
        cards = tuple(top(ctx) for _ in range(min(count, available(state))))
    if cards:
        state.seats[player].hand += cards
        ctx.emit("drew", player, (items.DRAW_PILE, items.HAND.id(player)), clause, reveals=True, gains={"cards": len(cards)}, n=len(cards))

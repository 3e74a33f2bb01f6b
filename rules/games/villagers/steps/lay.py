"""Laying villagers (VI-6)."""

from __future__ import annotations

from rules.engine.context import Context

from .. import items
from ..board.hosts import places
from ..board.padlocks import can_open
from ..board.village import NEW_PLOT
from ..components import NAME, Cards
from ..state import State
from .padlocks import unlock


def layable(state: State, player: int, card: int) -> Cards:
    """Return the hosts that a player can lay a card on, its padlock included; without regard to build actions (VI-6.5 to 6.12)."""
    found = places(state.seats[player].village, card)
    return found if found and can_open(state, player, card) else ()


def lay_from_hand(ctx: Context[State], player: int, card: int, host: int) -> None:
    """Lay a hand card on a host, or as a new plot, and have its padlock opened."""
    seat = ctx.state.seats[player]
    seat.hand = seat.hand.without(card)
    put(ctx, player, card, host, "VI-6.5" if host == NEW_PLOT else "VI-6.6")


def put(ctx: Context[State], player: int, card: int, host: int, clause: str) -> None:
    """Put a card that comes from anywhere into a village, and have its padlock opened."""
    seat = ctx.state.seats[player]
    seat.village = seat.village.with_card(card, host)
    where = items.place(player, host)
    if host == NEW_PLOT:
        ctx.emit("laid", player, (items.CARD.id(card), where), clause, card=NAME[card])
    else:
        ctx.emit("laid_on", player, (items.CARD.id(card), where), clause, card=NAME[card], host=NAME[host])
    unlock(ctx, player, card)

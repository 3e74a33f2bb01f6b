"""Carrying out a transfer: all cards are removed, then put in their new places, with an event for each (GH-7.2)."""

from __future__ import annotations

from rules.engine.context import Context
from rules.engine.types import ItemId

from .. import items
from ..components import NAME, PROFESSION, Cards, Move
from ..state import Seat, State

EVENTS: dict[tuple[str, str, str], str] = {
    ("hand", "guildhall", "self"): "placed",
    ("hand", "guildhall", "target"): "planted",
    ("hand", "discard_pile", "self"): "discarded",
    ("guildhall", "guildhall", "target"): "gave",
    ("guildhall", "guildhall", "self"): "took",
    ("guildhall", "discard_pile", "self"): "gave_up",
    ("guildhall", "discard_pile", "target"): "killed",
    ("guildhall", "hand", "self"): "took_back",
    ("guildhall", "hand", "target"): "fetched",
    ("discard_pile", "guildhall", "self"): "recalled",
}
"""The event for a card moved, by where it was, where it goes, and whose hall it enters or, if it goes elsewhere, whose it was."""


def carry_out(ctx: Context[State], moves: tuple[Move, ...], picked: tuple[Cards, ...], player: int, target: int, clause: str) -> bool:
    """Remove all the cards, then put them down. Return whether a whole chapter still needs its order on the discard pile decided."""
    seats = ctx.state.seats
    chapter = False
    for move, cards in zip(moves, picked, strict=True):
        _take_away(ctx.state, seats[target if move.giver == "target" else player], move, cards)
    for move, cards in zip(moves, picked, strict=True):
        taker = target if move.taker == "target" else player
        _tell(ctx, move, cards, player, taker, clause, target)
        if move.whole and move.goal == "discard_pile":
            ctx.state.unordered += cards
            chapter = True
        else:
            _lay_down(ctx.state, seats[taker], move, cards)
    return chapter


def _tell(ctx: Context[State], move: Move, cards: Cards, player: int, taker: int, clause: str, target: int) -> None:
    """Emit one event for each card; taking the top card of the discard pile uncovers the one below (GH-15.5)."""
    kind = EVENTS[move.source, move.goal, move.taker if move.goal == "guildhall" else move.giver]
    uncovers = move.top and bool(ctx.state.discard.cards)
    for card in cards:
        things = (items.CARD.id(card), _goal(move, taker, card))
        ctx.emit(kind, player, things, clause, reveals=uncovers, card=NAME[card], other=target)


def _goal(move: Move, taker: int, card: int) -> ItemId:
    """Return the item a card goes to."""
    match move.goal:
        case "guildhall":
            return items.chapter(taker, PROFESSION[card])
        case "hand":
            return items.HAND.id(taker)
        case _:
            return items.DISCARD_PILE


def _take_away(state: State, seat: Seat, move: Move, cards: Cards) -> None:
    match move.source:
        case "hand":
            seat.hand = seat.hand.holding(tuple(card for card in seat.hand.cards if card not in cards))
        case "guildhall":
            seat.hall = tuple(card for card in seat.hall if card not in cards)
        case _:
            state.discard = state.discard.holding(tuple(card for card in state.discard.cards if card not in cards))


def _lay_down(state: State, seat: Seat, move: Move, cards: Cards) -> None:
    match move.goal:
        case "hand":
            seat.hand += cards
        case "guildhall":
            seat.hall += cards
        case _:
            state.discard += cards

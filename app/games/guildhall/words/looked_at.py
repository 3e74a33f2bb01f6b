"""What a player looks through: a discard pile, another hand, discards to be put in order."""

from __future__ import annotations

from rules.games.guildhall.board.chapters import by_colour
from rules.games.guildhall.state import State

from ..position import Position


def looked_at(position: Position, state: State) -> tuple[str, tuple[int, ...]]:
    """Return what the viewer is looking through now, and its cards in order from the uppermost; no cards if there is nothing."""
    decision = position.decision
    if decision is None or position.viewer is None:
        return "", ()
    if decision.question.key == "ask.order":
        return "order", (*state.leaving, *reversed(by_colour(state.unordered)))
    if state.discard.reader == position.viewer:
        return "search", state.discard.cards[::-1]
    for player, seat in enumerate(state.seats):
        if player != position.viewer and seat.hand.reader == position.viewer:
            return "look", seat.hand.cards
    return "", ()

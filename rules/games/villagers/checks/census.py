"""Every card in a state, by deck."""

from __future__ import annotations

from ..state import State


def census(state: State) -> dict[str, list[int]]:
    """Return every card in a state by deck, wherever it is."""
    villagers = [
        *(card for card in state.road if card),
        *state.reserve.cards,
        *state.discard.cards,
        *state.box.cards,
        *state.left_over.cards,
    ]
    for pile in state.stacks:
        villagers += pile.cards
    for basics in state.basics:
        villagers += basics
    for seat in state.seats:
        villagers += (*seat.hand.cards, *seat.square, *seat.village.cards())
    developments = [*state.developments, *state.development_box.cards]
    events = [*state.event_box]
    countess = state.countess
    if countess is not None:
        villagers += countess.village.cards()
        events += (*countess.open, *countess.summer.cards, *countess.winter.cards, *countess.past)
    return {"villager": villagers, "development": developments, "event": events}

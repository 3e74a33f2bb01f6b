"""Every card in a state, by deck."""

from __future__ import annotations

from ..components import EVENT_SEASON, EVENTS_OF
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
    events = [*state.event_box]
    hidden: dict[str, list[int]] = {season: [] for season in EVENTS_OF}
    countess = state.countess
    if countess is not None:
        villagers += countess.village.cards()
        events += (*countess.open, *countess.past)
        hidden = {"summer": [*countess.summer.cards], "winter": [*countess.winter.cards]}
    seasons = {season: [card for card in events if EVENT_SEASON[card] == season] + cards for season, cards in hidden.items()}
    return {"villager": villagers, "development": [*state.developments, *state.development_box.cards], **seasons}

"""Every card in a state, by deck."""

from __future__ import annotations

from itertools import chain

from ..state import State


def census(state: State) -> dict[str, list[int]]:
    """Return every card in a state by deck, wherever it is."""
    cards = [*state.draw.cards, *state.discard.cards, *state.leaving, *state.unordered, *state.box]
    vp = [*(card for card in state.vp_row if card), *state.vp_deck.cards, *state.vp_box]
    for seat in state.seats:
        cards += (*seat.hand.cards, *seat.hall, *seat.action_area, *chain(*(pile.cards for pile in seat.chapters)))
        vp += seat.vp_cards
    return {"profession": cards, "vp": vp}

"""Every card in a state, by deck."""

from __future__ import annotations

from itertools import chain

from ..state import State


def census(state: State) -> dict[str, list[int]]:
    """Return every card in a state by deck, wherever it is."""
    action = [*state.draw.cards, *state.discard.cards, *state.offer, *chain(*state.display)]
    goods = [card for pile in state.goods for card in pile.cards]
    animals = [card for pile in state.animals for card in pile.cards]
    for seat in state.seats:
        action += (*seat.hand.cards, *seat.stack.cards, *seat.projects, *chain(*seat.estate))
        goods += seat.goods + seat.sold
        animals += seat.animals
    if state.egon is not None:
        action += (*chain(*(pile.cards for pile in state.egon.stacks)), *chain(*state.egon.estate))
    return {"action": action, "goods": goods, "animals": animals}

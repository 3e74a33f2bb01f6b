"""What the levels on offer give away about the discard pile, which nobody sees (GH-14.9)."""

from __future__ import annotations

from ..state import State
from .pickable import bits, solvable
from .shapes import SHAPES

SEARCHES = tuple(shape.transfer for shape in SHAPES if shape.search)
"""The transfers that search the discard pile."""


def implied_knowledge(state: State) -> tuple[bool, ...]:
    """Return, for each kind of search, whether the player whose turn it is would find what it needs (GH-6.6).

    Cards just being discarded count too.
    """
    pile = bits(state.discard.cards) | bits(state.leaving) | bits(state.unordered)
    zones = (bits(state.seats[state.turn_of].hall), 0, 0, pile)
    return tuple(solvable(transfer, zones) for transfer in SEARCHES)

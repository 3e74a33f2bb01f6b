"""What the levels on offer give away about the discard pile, which no one sees (GH-14.9)."""

from __future__ import annotations

from collections.abc import Iterator

from ..components import LEVELS, PROFESSION, VP_ABILITY, VP_COST, Ability
from ..state import State
from .pickable import bits, solvable
from .shapes import SHAPES


def _searches(*abilities: Ability) -> frozenset[int]:
    """Return the transfers of abilities that search the discard pile."""
    found = (operation.transfer for ability in abilities for operation in ability)
    return frozenset(transfer for transfer in found if transfer >= 0 and SHAPES[transfer].search)


OF_PROFESSION = tuple(_searches(*(level.ability for level in levels)) for levels in LEVELS)
OF_VP = tuple(map(_searches, VP_ABILITY))


def implied_knowledge(state: State) -> tuple[bool, ...]:
    """Return, for each search within reach, whether the player whose turn it is would find what it needs (GH-6.6).

    Cards just being discarded count too.
    """
    searches = sorted(frozenset().union(*_within_reach(state)))
    if not searches:
        return ()
    pile = bits(state.discard.cards) | bits(state.leaving) | bits(state.unordered)
    zones = (bits(state.seats[state.turn_of].hall), 0, 0, pile)
    return tuple(solvable(transfer, zones) for transfer in searches)


def _within_reach(state: State) -> Iterator[frozenset[int]]:
    """Yield the searches of the cards that can be played or bought now, or have just been; hands that are hidden show none."""
    seat = state.seats[state.turn_of]
    for card in (*seat.hand.cards, *seat.action_area):
        if card > 0:
            yield OF_PROFESSION[PROFESSION[card]]
    for card in state.vp_row:
        if VP_COST[card] <= len(seat.chapters):
            yield OF_VP[card]
    for card in seat.vp_cards[-1:]:
        yield OF_VP[card]

"""What an experienced player sees in a position: numbers from which bots learn the chance to win."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from rules.engine.worth.features import Feature, Features

from ...components import MAX_CHAPTERS, TOKEN_VP
from ...scoring.score import points
from ...state import State
from . import holdings, offers, piles, race, rivals, tempo
from .outlook import outlook

__all__ = ["FEATURES"]


NAMES: Final = (
    *race.NAMES,
    Feature("completed_chapters", "chapters", "GH-1.5"),
    Feature("completed_chapters_two", "chapters", "GH-6.1"),
    Feature("completed_chapters_full", "chapters", "GH-9.4"),
    *holdings.NAMES,
    *offers.NAMES,
    *tempo.NAMES,
    *piles.NAMES,
    *rivals.NAMES,
)


def of(state: State, seat: int) -> list[float]:
    """Return the numbers as a player sees them, as if what they have picked had changed places and the turn were over (GH-10.1)."""
    own = outlook(state, seat)
    held = holdings.holdings(own.hall, own.hand)
    offer = offers.offers(state.vp_row, own.completed)
    mine = points(state.seats[seat])
    later = offers.offers(state.vp_row, min(own.completed + held.finishing, MAX_CHAPTERS))
    tokens = TOKEN_VP * held.ready.tokens
    runner = race.Runner(mine, mine + max(offer.two, offer.one + tokens), mine + max(later.two, later.one + tokens))
    others = [rivals.rival(state, player, own) for player in range(len(state.seats)) if player != seat]
    return [
        *race.race(state.target, runner, mine + offer.two_with_more, [other.runner for other in others], on_turn=state.turn_of == seat),
        own.completed,
        float(own.completed >= 2),
        float(own.completed >= MAX_CHAPTERS),
        *held.numbers,
        *offer.numbers,
        *tempo.tempo(state, seat, own),
        *piles.piles(state, seat, own.hall, held, [other.hall for other in others]),
        *rivals.rivals(own.hall, held, others),
    ]


def left(state: State, seat: int) -> float:
    """Return the share of the race still to be run by the leader (GH-11.1)."""
    if state.standings is not None:
        return 0.0
    return max(0.0, 1.0 - max(map(points, state.seats)) / state.target)


def lapsed(state: State) -> State:
    """Return a position without the actions that are lost if the turn ends now (GH-3.5, 10.4)."""
    return replace(state, actions_left=0) if state.actions_left else state


FEATURES: Final[Features[State]] = Features(NAMES, of, left, lapsed=lapsed, race=True, least=0.03)
"""What the bots of Guildhall learn from."""

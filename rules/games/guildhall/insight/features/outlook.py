"""What a player has once what they have picked has changed places and their turn has ended (GH-7.2, 10.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...board.pickable import bits
from ...components import COLUMN, MAX_CHAPTERS
from ...state import State
from ...steps.chapters import full_chapters
from ...steps.purchase import Pay
from ...steps.transfer import Transfer


class Outlook(NamedTuple):
    """A player's open cards and hand as identities, their completed chapters, and how many cards they hold.

    ``raided``: the opponent whose hall changes by what the player has picked, with the identities in it then; -1 if there is none.
    """

    hall: int
    hand: int
    completed: int
    cards: int
    raided: int = -1
    raided_hall: int = 0


@lru_cache(maxsize=1 << 12)
def settled(hall: int) -> tuple[int, int]:
    """Return the open cards that stay in a hall when its full chapters are set aside, and how many of these there are (GH-9.1)."""
    full = full_chapters(hall)
    for profession in full:
        hall &= ~COLUMN[profession]
    return hall, len(full)


def outlook(state: State, player: int) -> Outlook:
    """Return what a player is about to have."""
    seat = state.seats[player]
    hall, hand, cards = bits(seat.hall), bits(seat.hand.cards), len(seat.hand.cards)
    completed, raided, raided_hall = len(seat.chapters), -1, 0
    step = state.pending[-1] if state.pending else None
    if isinstance(step, Transfer) and step.picked and step.player == player:
        raided = step.target
        hall, hand, raided_hall, cards = _after(state, step, hall, hand)
    elif isinstance(step, Pay) and step.player == player:
        completed -= step.left
    hall, more = settled(hall | bits(seat.action_area))
    return Outlook(hall, hand, min(completed + more, MAX_CHAPTERS), cards, raided, raided_hall)


def _after(state: State, step: Transfer, hall: int, hand: int) -> tuple[int, int, int, int]:
    """Return the player's hall and hand, the opponent's hall and the number of cards in hand once what has been picked has moved."""
    theirs = bits(state.seats[step.target].hall) if step.target >= 0 else 0
    cards = len(state.seats[step.player].hand.cards)
    arriving: list[tuple[str, str, int]] = []
    for move, picked in zip(step.shape.moves, step.cards(state), strict=True):
        moved = bits(picked)
        if move.source == "hand":
            hand, cards = hand & ~moved, cards - len(picked)
        elif move.source == "guildhall" and move.giver == "self":
            hall &= ~moved
        elif move.source == "guildhall":
            theirs &= ~moved
        arriving.append((move.goal, move.taker, moved))
    for goal, taker, moved in arriving:
        if goal == "hand":
            hand, cards = hand | moved, cards + moved.bit_count()
        elif goal == "guildhall" and taker == "self":
            hall |= moved
        elif goal == "guildhall":
            theirs |= moved
    return hall, hand, theirs, cards

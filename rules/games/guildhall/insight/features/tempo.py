"""What is left of the turn, and how long the player waits for the next one (GH-3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rules.engine.worth.features import Feature

from ...board.pickable import bits
from ...components import CHAPTER, COLUMN, HAND_REFILL, LEVELS, PROFESSION, PROFESSIONS, Cards
from ...state import State
from ...steps.abilities import Operate
from ...steps.turn import Refill
from .holdings import FULL, REACHED
from .outlook import Outlook

NAMES: Final = (
    Feature("on_turn", "tempo", "GH-3.1"),
    Feature("actions_left", "tempo", "GH-3.1"),
    Feature("cards_playable_now", "tempo", "GH-4.1"),
    Feature("chapters_to_spend_now", "tempo", "GH-6.1"),
    Feature("turns_to_wait", "tempo", "GH-3.1"),
    Feature("cards_about_to_be_drawn", "tempo", "GH-5.2"),
    Feature("cards_in_hand", "hand", "GH-5.2"),
    Feature("cards_beyond_six", "hand", "GH-5.4"),
    Feature("copies_in_hand", "hand", "GH-1.2"),
    *(Feature(f"{name}_open", "abilities", levels[0].clause) for name, levels in zip(PROFESSIONS, LEVELS, strict=True)),
    Feature("vp_ability_open", "offers", "GH-6.4"),
)
_NOTHING_OPEN = (0.0,) * (len(PROFESSIONS) + 1)


@lru_cache(maxsize=1 << 12)
def _professions_in(cards: int) -> int:
    """Return how many professions some identities belong to."""
    found = 0
    while cards:
        found += bool(cards & FULL)
        cards >>= CHAPTER
    return found


@lru_cache(maxsize=1 << 12)
def _played(action_area: Cards) -> int:
    """Return all identities of the professions already played this turn (GH-4.1)."""
    found = 0
    for card in action_area:
        found |= COLUMN[PROFESSION[card]]
    return found


@lru_cache(maxsize=1 << 10)
def _opened(card: int, level: int) -> tuple[float, ...]:
    """Return the level of the ability being carried out, profession by profession; last, whether it is that of a VP card."""
    found = [*_NOTHING_OPEN]
    found[PROFESSION[card] if card else -1] = REACHED[PROFESSION[card]][level] if card else 1.0
    return tuple(found)


def tempo(state: State, player: int, own: Outlook) -> tuple[float, ...]:
    """Return the numbers of ``NAMES``."""
    cards = (min(own.cards, HAND_REFILL), max(0, own.cards - HAND_REFILL), own.cards - own.hand.bit_count())
    wait = (player - state.turn_of) % len(state.seats)
    if wait:
        return (0.0, 0.0, 0.0, 0.0, wait, 0.0, *cards, *_NOTHING_OPEN)
    seat, left = state.seats[player], state.actions_left
    step = state.pending[-1] if state.pending else None
    opened = _opened(step.card, step.level) if isinstance(step, Operate) and step.player == player else _NOTHING_OPEN
    playable = _professions_in(own.hand & ~bits(seat.hall) & ~_played(seat.action_area))
    drawn = max(0, HAND_REFILL - own.cards) if isinstance(step, Refill) else 0
    return (
        1.0,
        min(left, 4),
        min(left, playable),
        min(left, len(seat.chapters)),
        0.0,
        drawn,
        *cards,
        *opened,
    )

"""Whose village a card lies in."""

from __future__ import annotations

from ..components import NAME
from ..state import State
from .holders import holders
from .symbols import symbols
from .village import Village


def villages(state: State) -> tuple[Village, ...]:
    """Return all villages: those of the players, and after them the Countess's."""
    return tuple(holder.village for holder in holders(state))


def home(state: State, card: int) -> tuple[int, Village] | None:
    """Return in whose village a card lies, and that village; None if it lies in none."""
    return next(((owner, village) for owner, village in enumerate(villages(state)) if card in village.cards()), None)


def is_covered(village: Village, card: int) -> bool:
    """Say whether a card of a village is covered."""
    return card not in symbols(village).top


def keepers(state: State, name: str) -> list[int]:
    """Return in whose villages a type of villager lies, the Countess after the last player."""
    return [owner for owner, village in enumerate(villages(state)) if any(NAME[card] == name for card in village.cards())]

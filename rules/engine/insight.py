"""What a game's rules know of how things stand: what a seat has earned, and more as games learn it. Bots, hints and tables ask for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from .state import BaseState
from .types import Action

S = TypeVar("S", bound=BaseState)


@dataclass(frozen=True)
class Insight(Generic[S]):
    """The functions of a game's room ``insight``. All are pure, and none looks at what a view hides."""

    points: Callable[[S, int], int]
    """The points of a seat if the game ended now: the total of ``GameDef.ended``, without the rows, fast enough for a search."""
    same: Callable[[Action], Hashable] = lambda action: action
    """A key that actions of one decision share if they are interchangeable: of equal cards, or where a card goes that hardly matters. A
    search needs to try only one of them.
    """

"""What an experienced player looks at in a position: numbers from which bots learn what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from ..state import BaseState

S = TypeVar("S", bound=BaseState)


class Feature(Struct, frozen=True):
    """A number seen in a position: its name, the group under which reasons sum it up, and the clause that makes it count."""

    name: str
    group: str
    clause: str


class Features(Struct, Generic[S], frozen=True):
    """Everything about a game that its bots learn a value from. All functions are pure and use only what the seat can see."""

    names: tuple[Feature, ...]
    """What each number is, in order."""
    of: Callable[[S, int], list[float]]
    """The numbers as a seat sees them, about 0 to 10 in size; those of modules and modes not in use are 0."""
    left: Callable[[S, int], float]
    """The share of the game a seat has still to play: 1 at its first decision, 0 when it is over for them."""
    lapsed: Callable[[S], S] = lambda state: state
    """The position as the end of the turn would leave it, as far as that is known before: what lapses is gone."""
    race: bool = False
    """Whether the first to reach a goal wins, so that the chance to win is learned instead of points still to come."""
    reached: Callable[[S, int], float] | None = None
    """What a seat has so far of what decides the game, where in some mode that is not its points; None: its points."""
    lines: int = 8
    """How many lines of a turn a bot must follow to play as well as it can: the more parts a turn has in free order, the more lines."""
    least: float = 1.5
    """The smallest difference in worth that means anything: of points, or in a race of the chance to win."""

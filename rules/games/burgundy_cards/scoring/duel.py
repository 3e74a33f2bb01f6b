"""How the player compares with Egon (BC-17.11)."""

from __future__ import annotations

from msgspec import Struct

from ..board.egon import points
from ..state import State
from .score import score


class Duel(Struct, frozen=True):
    """The points to be compared at the end of the phase (BC-17.11), as they stand now."""

    mine: int
    his: int
    turns: int
    """The number of turns the player still has in the phase, including the current one."""

    @property
    def kept_up(self) -> bool:
        """Whether the game would go on, or be won."""
        return self.mine >= self.his

    @property
    def short(self) -> int:
        """The number of points by which the player is behind."""
        return max(0, self.his - self.mine)


def duel(state: State) -> Duel | None:
    """Return how the player compares with Egon (BC-17.11), or None without him. Egon's points do not change before the phase ends."""
    if state.egon is None:
        return None
    mine = sum(row.points[0] for row in score(state))
    return Duel(mine, points(state.egon), state.rounds - state.round + 1)

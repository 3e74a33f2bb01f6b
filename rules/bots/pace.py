"""Turning the time a decision may take into a number of play-outs; the caller supplies the times, since the rules know no clock."""

from __future__ import annotations

FIRST = 16
"""The play-outs of the first decision, when nothing is known about how long they take."""
MOST = 2_000
"""More play-outs do not make a choice better."""
CAREFUL = 0.7
"""The share of the time that is planned for: some positions take longer than those before."""


class Pace:
    """How fast plans are tried out on this machine, and so how many play-outs a decision may cost."""

    def __init__(self, seconds: float) -> None:
        """Allow so many seconds for a decision."""
        self._seconds = seconds
        self._each = 0.0

    @property
    def budget(self) -> int:
        """The play-outs of the next decision."""
        if not self._each:
            return FIRST
        return max(1, min(MOST, int(CAREFUL * self._seconds / self._each)))

    def took(self, playouts: int, seconds: float) -> None:
        """Note how long a decision took that cost so many play-outs: a slower one counts in full, a faster one by half."""
        each = seconds / playouts
        self._each = max(each, (self._each + each) / 2)

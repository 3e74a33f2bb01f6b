"""The second click of players who double-click everything: after a click that has decided, it is not meant for what is there now."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from msgspec import Struct

from app.platform.timing import now
from rules import ItemId

SOON = 600
"""Milliseconds within which a click at the same spot belongs to the previous one."""
SPOT = 12.0
"""How far apart two clicks at the same spot may be, in logical pixels."""


class _Click(Struct, frozen=True):
    """When and where the user clicked."""

    when: float
    x: float
    y: float


class SecondClick:
    """A watcher of the clicks on one table. ``clock`` returns milliseconds; ``soon`` is how long a double click may take."""

    def __init__(self, clock: Callable[[], float] | None = None, soon: float = SOON) -> None:
        self.clock = now if clock is None else clock
        self.soon = soon
        self._last = _Click(-math.inf, 0.0, 0.0)
        self._decided: _Click | None = None
        """The last click, if it made a decision."""
        self._laid: frozenset[ItemId] = frozenset()
        """The items that decision was about."""

    def swallows(self, item: ItemId | None, x: float, y: float, lit: bool) -> bool:
        """Record a click and say whether it is only the second one of a decision.

        It is if it follows soon after that at the same spot, or on a piece just laid that is not ``lit`` and so offers nothing else.
        """
        click = _Click(self.clock(), x, y)
        first, self._last, self._decided = self._decided, click, None
        if first is None:
            return False
        if click.when - first.when <= self.soon and math.hypot(x - first.x, y - first.y) <= SPOT:
            self._decided = first  # a third one belongs to it too
            return True
        return item in self._laid and not lit

    def forget(self) -> None:
        """Note that no click made the last decision, so the next click is meant as it is."""
        self._decided = None

    def decided(self, items: Iterable[ItemId]) -> None:
        """Note that the last click made a decision about ``items``."""
        self._decided, self._laid = self._last, frozenset(items)

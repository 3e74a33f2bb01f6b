"""Bots with a strategy of their own: they take some sources of points and some tracks for worth more than they are.

So they learn to live on these, which shows whether the strategy is any good (``app.learning``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules import GameDef

from .valuation import Valuation, Weights, reaching

TIMES = 1.0
"""How often each point from a favoured source counts in addition."""
STEP = 3.0
"""The points that a step on a favoured track is worth."""


class Leaning(Valuation):
    """The worth of positions to a bot that favours some sources of points and some tracks."""

    __slots__ = ()

    def __init__(self, rules: GameDef[Any], weights: Weights, towards: Sequence[str]) -> None:
        """Favour ``towards``: names of tracks, and keys of rows of the score. A name that is both counts as both."""
        super().__init__(rules, weights)
        self.reached = _leaning(rules, frozenset(towards))


def favourable(rules: GameDef[Any], state: Any) -> tuple[str, ...]:
    """Return all that a bot can favour in a game that begins with ``state``; nothing in a race, where points do not decide."""
    features = None if rules.features is None else rules.features()
    if features is None or features.race:
        return ()
    rows = [row.key for row in rules.ended(state)]
    return tuple(dict.fromkeys([*rows, *rules.insight().tracks(state, 0)]))


def _leaning(rules: GameDef[Any], towards: frozenset[str]) -> Callable[[Any, int], float]:
    reached, ended, tracks = reaching(rules), rules.ended, rules.insight().tracks

    def of(state: Any, seat: int) -> float:
        points = sum(row.points[seat] for row in ended(state) if row.key in towards)
        steps = sum(n for name, n in tracks(state, seat).items() if name in towards)
        return reached(state, seat) + TIMES * points + STEP * steps

    return of

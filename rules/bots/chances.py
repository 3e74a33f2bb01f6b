"""From expected points to chances to win: how far off such expectations are was measured once, in games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, sqrt
from operator import mul
from typing import Any

from msgspec import Struct

from .valuation import Valuation, hats

STEPS, REACH = 40, 4.0
"""In how many steps, and up to how many standard deviations, everything that may happen to one side is gone through."""


class Spread(Struct, frozen=True):
    """How far the final lead of one side over another is from the expected one: its standard deviation at each of the ``knots``.

    A knot is a share of the game left, as in ``Weights``.
    """

    knots: tuple[float, ...]
    deviations: tuple[float, ...]
    games: int = 0
    """In how many games it was measured."""

    def at(self, left: float) -> float:
        """Return the standard deviation with this share of the game left."""
        return float(sum(map(mul, hats(left, self.knots), self.deviations)))


def chances(expected: Sequence[float], deviation: float) -> tuple[float, ...]:
    """Return each side's chance of coming first, if errors in leads are normal with this ``deviation``; equal for equal sides."""
    each = deviation / sqrt(2)
    if each <= 0:
        best = max(expected)
        first = [one == best for one in expected]
        return tuple(is_first / sum(first) for is_first in first)
    found = []
    for side, mine in enumerate(expected):
        others = [theirs for n, theirs in enumerate(expected) if n != side]
        won = weights = 0.0
        for step in range(-STEPS, STEPS + 1):
            off = REACH * step / STEPS
            weight = exp(-off * off / 2)
            weights += weight
            ahead = weight
            for theirs in others:
                ahead *= (1 + erf((mine - theirs + off * each) / (each * sqrt(2)))) / 2
            won += ahead
        found.append(won / weights)
    total = sum(found)
    return tuple(chance / total for chance in found)


def prospects(valuation: Valuation, spread: Spread | None, state: Any) -> tuple[float, ...]:
    """Return how a position looks for every seat, each by what it sees: its chance to win, partners sharing theirs; alone, and where no
    spread was measured, the expected result.
    """
    seats = range(len(state.seats))
    if state.standings is not None and len(seats) > 1 and (valuation.race or spread is not None):
        first = {valuation.rules.side_of(state, standing.player) for standing in state.standings if standing.won}
        return tuple((valuation.rules.side_of(state, seat) in first) / max(1, len(first)) for seat in seats)
    worth = [valuation(state, seat) for seat in seats]
    if len(seats) == 1 or not (valuation.race or spread is not None):
        return tuple(worth)
    sides = valuation.rules.sides(state)
    of_sides = [sum(worth[seat] for seat in side) / len(side) for side in sides]
    if spread is not None:
        left = sum(valuation.features.left(state, seat) for seat in seats) / len(seats)
        of_sides = list(chances(of_sides, spread.at(left)))
    total = sum(of_sides)
    by_seat = {seat: (of / total if total else 1 / len(sides)) for side, of in zip(sides, of_sides, strict=True) for seat in side}
    return tuple(by_seat[seat] for seat in seats)

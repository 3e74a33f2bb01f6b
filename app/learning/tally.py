"""What games between bots say about each of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from rules.bots.matches import Contender, Outcome, Pairing

Z = 1.96
"""Of a normal distribution, 95 % lies within this many standard deviations of the mean."""


class Tally(Struct):
    """How a bot did in a contest."""

    name: str
    games: int = 0
    """In how many games it sat."""
    won: float = 0.0
    """How many of them it won; of a tie, its share."""
    seats: float = 0.0
    """The parts of the seats it had in them, summed: as many games would be won if all bots were equal."""
    scores: list[int] = []
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    """The time of its longest decision, in seconds."""


def tallies(contenders: Sequence[Contender], pairings: Sequence[Pairing], outcomes: Sequence[Outcome]) -> list[Tally]:
    """Return how each of the contenders did in the games that were played."""
    found = [Tally(contender.label or contender.name) for contender in contenders]
    for pairing, outcome in zip(pairings, outcomes, strict=True):
        whole = sum(outcome.shares) or 1.0
        for contender, tally in zip(contenders, found, strict=True):
            own = [seat for seat, sitting in enumerate(pairing.seats) if sitting is contender]
            if not own:
                continue
            tally.games += 1
            tally.won += sum(outcome.shares[seat] for seat in own) / whole
            tally.seats += len(own) / len(pairing.seats)
            tally.scores += [outcome.scores[seat] for seat in own]
            tally.decisions += sum(outcome.decisions[seat] for seat in own)
            tally.seconds += sum(outcome.seconds[seat] for seat in own)
            tally.slowest = max(tally.slowest, *(outcome.slowest[seat] for seat in own))
    return found


def share_interval(won: float, games: int) -> tuple[float, float]:
    """Return between which shares the true one lies with 95 % confidence (Wilson's score interval)."""
    share, spread = won / games, Z * Z / games
    centre, half = share + spread / 2, Z * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (centre - half) / (1 + spread)), min(1.0, (centre + half) / (1 + spread))


def mean_interval(numbers: Sequence[float]) -> tuple[float, float] | None:
    """Return between which values the true mean lies with 95 % confidence; None for fewer than two numbers."""
    if len(numbers) < 2:
        return None
    mean, half = fmean(numbers), Z * stdev(numbers) / sqrt(len(numbers))
    return mean - half, mean + half

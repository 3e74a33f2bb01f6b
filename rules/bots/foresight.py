"""How far off the expectations of bots are: games they play against themselves, with what each position promised and what became of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from math import log, sqrt

from msgspec import Struct

from rules import Rng, meta, rules_of, view

from .arena import MAX_DECISIONS, setup
from .chances import Spread, chances, prospects
from .experience import some_options
from .player import Seated
from .strengths import bot, valuation
from .valuation import hats, result

KNOTS = (0.0, 0.08, 0.2, 0.4, 0.68, 1.0)
"""The shares of the game left at which a spread is measured."""
SIZES = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3)
"""What the errors of leads are multiplied by, to see what best suits those who won."""
UNLIKELY = 0.001
"""The least chance that is believed when it is asked how likely something was."""
BANDS = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0)
"""The bounds of chance between which a side's wins are counted."""


class Outlook(Struct, frozen=True):
    """What a position promised: the share of the game left, what each side could expect, and the chance to win it was given."""

    left: float
    expected: tuple[float, ...]
    chances: tuple[float, ...]


class Foreseen(Struct, frozen=True):
    """A game: an outlook at the beginning of each turn; what each side had in the end, and its share of the win."""

    outlooks: tuple[Outlook, ...]
    results: tuple[float, ...]
    won: tuple[float, ...]


def foreseen(game: str, players: int, seed: int, spread: Spread | None) -> Foreseen | None:
    """Play a game between normal bots with mixed options; its chances are worked out from ``spread``. None if it would never end."""
    rules, by = rules_of(game), valuation(game, players)
    one = setup(game, players, seed, some_options(meta(game), players, Rng(seed))).game
    seats = [Seated(bot("normal", game, players), Rng(seed * 64 + seat), 0) for seat in range(players)]
    sides = rules.sides(one.state)
    found: list[Outlook] = []
    turn = -1
    for _ in range(MAX_DECISIONS):
        seat, state = one.decider, one.state
        if seat is None:
            break
        if state.turn_number != turn:
            turn = state.turn_number
            worth = [by(state, each) for each in range(players)]
            left = sum(by.features.left(state, each) for each in range(players)) / players
            told = prospects(by, spread, state) if by.race or spread is not None else (0.0,) * players
            expected = tuple(sum(worth[each] for each in side) / len(side) for side in sides)
            found.append(Outlook(left, expected, tuple(told[side[0]] for side in sides)))
        legal = one.legal
        one = one.after(legal.index(seats[seat].decide(view(rules, state, seat), legal)))
    if not one.over:
        return None
    first = {rules.side_of(one.state, standing.player) for standing in one.state.standings if standing.won}
    return Foreseen(
        tuple(found),
        tuple(result(by, one.state, side[0]) for side in sides),
        tuple((n in first) / max(1, len(first)) for n in range(len(sides))),
    )


def spread_of(games: Sequence[Foreseen]) -> Spread:
    """Return how far off the expected leads in some games were. Raises ``ValueError`` if they say nothing about some knot.

    How it changes in the course of a game follows from the errors, and how large it is from who won: a few games in which bots went far
    wrong would otherwise make every lead seem doubtful.
    """
    squares, shares = [0.0] * len(KNOTS), [0.0] * len(KNOTS)
    for game in games:
        for outlook in game.outlooks:
            for one, other in combinations(range(len(game.results)), 2):
                off = game.results[one] - game.results[other] - outlook.expected[one] + outlook.expected[other]
                for n, share in enumerate(hats(outlook.left, KNOTS)):
                    squares[n] += share * off * off
                    shares[n] += share
    if not all(shares):
        raise ValueError("too few games")
    shape = [sqrt(square / share) for square, share in zip(squares, shares, strict=True)]
    found = [Spread(KNOTS, tuple(round(size * one, 2) for one in shape), len(games)) for size in SIZES]
    return max(found, key=lambda spread: _likelihood(spread, games))


def _likelihood(spread: Spread, games: Iterable[Foreseen]) -> float:
    """Return the logarithm of how likely it was, by a spread, that those won who did."""
    return sum(
        won * log(max(UNLIKELY, chance))
        for game in games
        for outlook in game.outlooks
        for chance, won in zip(chances(outlook.expected, spread.at(outlook.left)), game.won, strict=True)
    )


def bands(games: Iterable[Foreseen]) -> Iterator[tuple[float, float, int, float, float]]:
    """Yield for each band of chances its ends, how many it holds, their mean, and which share of them came true."""
    said = [(chance, won) for game in games for outlook in game.outlooks for chance, won in zip(outlook.chances, game.won, strict=True)]
    for low, high in pairwise(BANDS):
        here = [(chance, won) for chance, won in said if low <= chance < high or chance == high == 1.0]
        if here:
            count = len(here)
            yield low, high, count, sum(chance for chance, _ in here) / count, sum(won for _, won in here) / count

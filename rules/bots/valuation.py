"""What a position is worth to a seat: the points it would have now, and what its features promise."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import exp
from operator import mul
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from rules import GameDef

LEVELS = 24
"""How finely shares of the game left are told apart."""
CONSTANT = "constant"
"""The name that has the weights of what does not depend on any feature."""
FAR = 30.0
"""Beyond this, a chance differs from certainty by less than any game could show."""


class Product(Struct, frozen=True, array_like=True):
    """Two features that count for more, or for less, the more there is of the other; both names can be the same."""

    first: str
    second: str
    weight: float = 0.0


class Weights(Struct, frozen=True, omit_defaults=True):
    """What a feature counts for, learned by playing: for each feature, by name, a weight at each of the ``knots``.

    A knot is a share of the game left, from 0 to 1, rising; between two knots weights change evenly. A feature without weights counts for
    nothing, so a new one does no harm until it has been learned.
    """

    knots: tuple[float, ...] = (0.0, 1.0)
    by_feature: dict[str, tuple[float, ...]] = {}
    games: int = 0
    """How many games they were learned from."""
    products: tuple[Product, ...] = ()
    """What the product of two features counts for, at any time."""

    def at(self, left: float, names: Sequence[str]) -> list[float]:
        """Return the weight of each feature in ``names`` with this share of the game left."""
        shares = hats(left, self.knots)
        return [sum(map(mul, shares, self.by_feature.get(name, ()))) for name in names]


def hats(left: float, knots: Sequence[float]) -> list[float]:
    """Return how much each knot has to say about a share of the game: 1 at the knot itself, falling evenly to 0 at its neighbours."""
    found = [0.0] * len(knots)
    for n, (low, high) in enumerate(pairwise(knots)):
        if left <= high or n == len(knots) - 2:
            found[n + 1] = min(1.0, max(0.0, (left - low) / (high - low)))
            found[n] = 1 - found[n + 1]
            break
    return found


class Worth(Protocol):
    """A function that says how much a position is worth to a seat."""

    @property
    def rules(self) -> GameDef[Any]:
        """The game whose positions it values."""

    def __call__(self, state: Any, seat: int) -> float:
        """Return what a position is worth to a seat."""

    def ending(self, state: Any, seat: int) -> float:
        """Return what a position is worth to a seat that ends its turn there."""


class Valuation:
    """The worth of positions of one game: the points expected at its end, or, where the first to reach a goal wins, the chance to win."""

    __slots__ = ("_constant", "_lapsed", "_left", "_products", "_see", "_table", "_weights", "features", "race", "reached", "rules")

    def __init__(self, rules: GameDef[Any], weights: Weights) -> None:
        """Value positions by ``weights``. Raises ``ValueError`` for a game without features."""
        if rules.features is None:
            raise ValueError(f"{rules.meta.id} has no features")
        self.rules, self._weights = rules, weights
        self.features = rules.features()
        self.race = self.features.race
        self.reached = reaching(rules)
        self._see = self.features.of
        self._left = self.features.left
        self._lapsed = self.features.lapsed
        names = [feature.name for feature in self.features.names]
        self._table = [weights.at(level / LEVELS, names) for level in range(LEVELS + 1)]
        self._constant = [weights.at(level / LEVELS, (CONSTANT,))[0] for level in range(LEVELS + 1)]
        places = {name: n for n, name in enumerate(names)}
        known = (one for one in weights.products if one.weight and one.first in places and one.second in places)
        self._products = [(places[one.first], places[one.second], one.weight) for one in known]

    def __call__(self, state: Any, seat: int) -> float:
        """Return what a position is worth to a seat; at the end of a game, its result."""
        if state.standings is not None:
            return result(self, state, seat)
        level = int(self._left(state, seat) * LEVELS + 0.5)
        seen = self._see(state, seat)
        promise = self._constant[level] + sum(map(mul, seen, self._table[level]))
        for first, second, weight in self._products:
            promise += seen[first] * seen[second] * weight
        return chance(promise) if self.race else self.reached(state, seat) + promise

    def ending(self, state: Any, seat: int) -> float:
        """Return what a position is worth to a seat that ends its turn there."""
        return self(self._lapsed(state), seat)

    def overlooking(self, group: str) -> Valuation:
        """Return the worth that positions have to a player who ignores a group of features."""
        overlooked = {feature.name for feature in self.features.names if feature.group == group}
        seen = {name: weights for name, weights in self._weights.by_feature.items() if name not in overlooked}
        products = tuple(one for one in self._weights.products if not overlooked & {one.first, one.second})
        return Valuation(self.rules, replace(self._weights, by_feature=seen, products=products))

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        """Return what each group of features contributes to the promise of a position; in a race, to the logarithm of the odds.

        What depends on nothing but the share of the game left is the group ``CONSTANT``. Each feature of a product gets half of it.
        """
        level = int(self._left(state, seat) * LEVELS + 0.5)
        found = {CONSTANT: self._constant[level]}
        groups, seen = [feature.group for feature in self.features.names], self._see(state, seat)
        for group, number, weight in zip(groups, seen, self._table[level], strict=True):
            found[group] = found.get(group, 0.0) + number * weight
        for first, second, weight in self._products:
            half = seen[first] * seen[second] * weight / 2
            found[groups[first]] += half
            found[groups[second]] += half
        return found


def chance(odds: float) -> float:
    """Return the probability that has these odds, given as their logarithm."""
    return 1 / (1 + exp(-max(-FAR, min(FAR, odds))))


def reaching(rules: GameDef[Any]) -> Callable[[Any, int], float]:
    """Return the function that says how much a seat has of what decides the game: points, unless the features of the game say otherwise."""
    features = None if rules.features is None else rules.features()
    return rules.insight().points if features is None or features.reached is None else features.reached


def result(valuation: Valuation, state: Any, seat: int) -> float:
    """Return what the end of a game is worth to a seat: what it has reached, less that of a rival without a seat; in a race, its share of
    the win.
    """
    if valuation.race:
        first = [standing.player for standing in state.standings if standing.rank == 1]
        return 1 / len(first) if seat in first else 0.0
    return float(valuation.reached(state, seat) - (valuation.rules.rival(state) or 0))


def margin(worth: Mapping[int, float], seat: int, partners: Sequence[int]) -> float:
    """Return how much more a position is worth to a seat than to the best of those it plays against."""
    others = [found for player, found in worth.items() if player not in partners]
    return worth[seat] - max(others, default=0.0)

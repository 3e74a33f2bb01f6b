"""From what was seen in games, and what became of it, to the weights of the features."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from rules.bots.experience import Experience
from rules.bots.valuation import CONSTANT, Product, Weights

KNOTS = (0.0, 0.08, 0.2, 0.4, 0.68, 1.0)
"""The shares of the game left at which every feature has a weight of its own."""
ROUNDS = 24
"""How often the weights of a race are improved in one fit; for points, the first time is exact."""

FEW = 30.0
"""A product has to show itself in about this many positions before it is thought to explain anything."""

Array = NDArray[np.float64]
Pair = tuple[int, int]
"""Which columns of what was seen are multiplied."""


class Lesson:
    """The games of one iteration: a row for each position seen, those of a seat one after another in order."""

    def __init__(self, seen: NDArray[np.float32], left: Array, points: Array, results: Array, last: NDArray[np.bool_]) -> None:
        """Keep the features, the share left, the points so far, the result in the end, and whether a row is the last of its seat."""
        self.seen, self.left, self.points, self.results, self.last = seen, left, points, results, last
        self.shares = _shares(left)

    @classmethod
    def of(cls, games: Sequence[Experience]) -> Lesson:
        """Return what was seen in some games."""
        rows = [
            (seen, result, n == len(seat) - 1)
            for game in games
            for seat, result in zip(game.seen, game.results, strict=True)
            for n, seen in enumerate(seat)
        ]
        return cls(
            np.array([[1.0, *seen.features] for seen, _, _ in rows], np.float32),
            np.array([seen.left for seen, _, _ in rows]),
            np.array([seen.points for seen, _, _ in rows]),
            np.array([result for _, result, _ in rows]),
            np.array([last for _, _, last in rows], np.bool_),
        )

    def columns(self, pairs: Sequence[Pair] = ()) -> NDArray[np.float32]:
        """Return the features, weighted by how much each knot has to say: all for the first knot, all for the second, and so on; after
        them the products.
        """
        return np.concatenate([*(self.seen * self.shares[:, n : n + 1] for n in range(len(KNOTS))), self.products(pairs)], axis=1)

    def products(self, pairs: Sequence[Pair]) -> NDArray[np.float32]:
        """Return what was seen in pairs of columns, multiplied."""
        first, second = (np.array([pair[n] for pair in pairs], np.intp) for n in (0, 1))
        return self.seen[:, first] * self.seen[:, second]

    def promise(self, weights: Array, pairs: Sequence[Pair] = ()) -> Array:
        """Return what these weights make of every row."""
        plain, crossed = _parted(weights, pairs)
        by_knot = self.seen @ plain.reshape(len(KNOTS), -1).T.astype(np.float32)
        return np.asarray((by_knot * self.shares).sum(axis=1) + self.products(pairs) @ crossed.astype(np.float32), np.float64)

    def targets(self, weights: Array, trust: float, race: bool, pairs: Sequence[Pair] = ()) -> Array:
        """Return what each row should have promised: partly what came in the end, partly what the next position was thought to be worth.

        ``trust`` is how much what came in the end counts at each step (the lambda of temporal differences).
        """
        wanted = self.results - self.points
        if trust < 1:
            promised = expected(self.promise(weights, pairs), race)
            for n in range(len(wanted) - 2, -1, -1):
                if not self.last[n]:
                    step = self.points[n + 1] - self.points[n]
                    wanted[n] = step + trust * wanted[n + 1] + (1 - trust) * promised[n + 1]
        return wanted


def _shares(left: Array) -> NDArray[np.float32]:
    """Return how much each knot has to say about each row (``rules.bots.valuation.hats``)."""
    eye = np.eye(len(KNOTS))
    return np.stack([np.interp(left, KNOTS, eye[n]) for n in range(len(KNOTS))], axis=1).astype(np.float32)


def _parted(weights: Array, pairs: Sequence[Pair]) -> tuple[Array, Array]:
    """Return the weights of the features at each knot, and those of the products."""
    end = len(weights) - len(pairs)
    return weights[:end], weights[end:]


def expected(promise: Array, race: bool) -> Array:
    """Return what is to be expected of positions that promise this much: the same or, in a race, a chance."""
    return 1 / (1 + np.exp(-np.clip(promise, -30, 30))) if race else promise


class Fit:
    """A ridge regression, linear for points and logistic for a race, in which older games count less and less."""

    def __init__(
        self, anchor: Array, race: bool, ridge: float, smooth: float, decay: float, trust: float, pairs: Sequence[Pair] = ()
    ) -> None:
        """Fit weights that stay near those of the ``anchor``: to believe in them is worth ``ridge`` positions; to believe that they are
        wrong by as much at one knot as at the next, ``smooth`` positions. The last ones are those of the products of ``pairs``.
        """
        self.anchor, self.pairs = anchor, tuple(pairs)
        self.race, self.ridge, self.smooth, self.decay, self.trust = race, ridge, smooth, decay, trust
        self.lessons: list[Lesson] = []
        self._grams: list[Array] = []

    def learn(self, lesson: Lesson, keep: int) -> None:
        """Add a lesson; only the last ``keep`` are remembered."""
        self.lessons = [*self.lessons, lesson][-keep:]
        self._grams = [*self._grams, self._gram(lesson)][-keep:]

    def widen(self, weights: Array, count: int) -> Array:
        """Look at ``count`` more products, those that explain most of what these weights leave unexplained; return the weights with those
        of the new products, which are 0 until the next fit.
        """
        size = self.lessons[0].seen.shape[1]
        pulls, squares = np.zeros((size, size)), np.zeros((size, size))
        for lesson in self.lessons:
            wanted = lesson.targets(weights, self.trust, self.race, self.pairs)
            errors = (wanted - self._expected(lesson, weights)).astype(np.float32)
            pulls += (lesson.seen * errors[:, None]).T @ lesson.seen
            squares += (lesson.seen**2).T @ lesson.seen**2
        explained = np.triu(pulls**2 / (squares + FEW * squares.mean()))
        explained[0] = 0  # the constant: its products are the features themselves
        for pair in self.pairs:
            explained[pair] = 0
        best = np.argsort(-explained, axis=None, kind="stable")[:count]
        found = [divmod(int(place), size) for place in best if explained.flat[place] > 0]
        self.pairs = (*self.pairs, *found)
        self._grams = [self._gram(lesson) for lesson in self.lessons]
        more = np.zeros(len(found))
        self.anchor = np.concatenate([self.anchor, more])
        return np.concatenate([weights, more])

    def weights(self, before: Array, trust: float | None = None, believed: Array | None = None) -> Array:
        """Return the weights that fit all lessons, beginning from those ``before``; the next position is worth what those ``believed``
        say, if they are others.
        """
        judges = before if believed is None else believed
        ages = [self.decay**age for age in range(len(self.lessons) - 1, -1, -1)]
        gram = sum(age * one for age, one in zip(ages, self._grams, strict=True))
        rows = sum(age * len(one.left) for age, one in zip(ages, self.lessons, strict=True))
        diagonal = np.diag(gram) / rows
        penalty = self._penalty(np.where(diagonal < 1e-9, 1.0, diagonal))
        curve = (0.25 if self.race else 1.0) * gram + penalty
        targets = [one.targets(judges, self.trust if trust is None else trust, self.race, self.pairs) for one in self.lessons]
        found = before.copy()
        for _ in range(ROUNDS if self.race else 1):
            slope = penalty @ (self.anchor - found)
            for age, one, wanted in zip(ages, self.lessons, targets, strict=True):
                slope = slope + age * self._pull(one, wanted - self._expected(one, found))
            found = found + np.linalg.solve(curve, slope)
        return found

    def _penalty(self, sizes: Array) -> Array:
        """Return what it costs to leave the anchor, as a quadratic form, for weights of features of these mean squares."""
        penalty = np.diag(self.ridge * sizes)
        plain, _ = _parted(sizes, self.pairs)
        features = len(plain) // len(KNOTS)
        tie = self.smooth * plain.reshape(len(KNOTS), -1).mean(axis=0)
        for n in range(len(KNOTS) - 1):
            here = np.arange(n * features, (n + 1) * features)
            there = here + features
            penalty[here, here] += tie
            penalty[there, there] += tie
            penalty[here, there] -= tie
            penalty[there, here] -= tie
        return penalty

    def _gram(self, lesson: Lesson) -> Array:
        columns = lesson.columns(self.pairs)
        return np.asarray(columns.T @ columns, np.float64)

    def _expected(self, one: Lesson, weights: Array) -> Array:
        return expected(one.promise(weights, self.pairs), self.race)

    def _pull(self, one: Lesson, errors: Array) -> Array:
        """Return in which direction the errors pull each weight."""
        by_knot = (one.shares * errors[:, None]).astype(np.float32).T @ one.seen
        crossed = errors.astype(np.float32) @ one.products(self.pairs)
        return np.concatenate([np.asarray(by_knot, np.float64).reshape(-1), np.asarray(crossed, np.float64)])


def packed(weights: Array, names: Sequence[str], games: int, pairs: Sequence[Pair] = ()) -> Weights:
    """Return weights as bots use them."""
    plain, crossed = _parted(weights, pairs)
    by_feature = {name: _short(row) for name, row in zip((CONSTANT, *names), plain.reshape(len(KNOTS), -1).T, strict=True)}
    products = tuple(
        Product(names[first - 1], names[second - 1], weight) for (first, second), weight in zip(pairs, _short(crossed), strict=True)
    )
    return Weights(KNOTS, {name: row for name, row in by_feature.items() if any(row)}, games, products)


def _short(weights: Array) -> tuple[float, ...]:
    return tuple(float(f"{weight:.4g}") for weight in weights)


def unpacked(weights: Weights, names: Sequence[str], pairs: Sequence[Pair] = ()) -> Array:
    """Return weights as they are fitted, whatever knots they have; those of features and products that are new are 0."""
    plain = np.array([weights.at(knot, (CONSTANT, *names)) for knot in KNOTS]).reshape(-1)
    known = {(one.first, one.second): one.weight for one in weights.products}
    crossed = [known.get((names[first - 1], names[second - 1]), 0.0) for first, second in pairs]
    return np.concatenate([plain, crossed])


def pairs_of(weights: Weights, names: Sequence[str]) -> list[Pair]:
    """Return which columns the products of some weights multiply, as far as there are such features."""
    columns = {name: n for n, name in enumerate(names, 1)}
    known = [(one.first, one.second) for one in weights.products]
    return [(columns[first], columns[second]) for first, second in known if first in columns and second in columns]

"""Check that what is fitted to positions is what bots then use."""

from __future__ import annotations

import numpy as np
import pytest

from app.learning.fit import KNOTS, Array, Fit, Lesson, Pair, packed, pairs_of, unpacked
from rules.bots.valuation import Product, Weights, hats

ROWS, FEATURES = 3000, 4


def lesson(weights: Array, race: bool, pairs: tuple[Pair, ...] = ()) -> Lesson:
    """Return positions at random, and for each the result that these weights promise, as if it were the last of its game."""
    rng = np.random.default_rng(5)
    seen = np.concatenate([np.ones((ROWS, 1)), rng.normal(size=(ROWS, FEATURES))], axis=1).astype(np.float32)
    points = np.zeros(ROWS) if race else rng.integers(0, 50, ROWS).astype(np.float64)
    found = Lesson(seen, rng.random(ROWS), points, np.zeros(ROWS), np.ones(ROWS, np.bool_))
    promise = found.promise(weights, pairs)
    found.results = 1 / (1 + np.exp(-promise)) if race else points + promise
    return found


@pytest.mark.parametrize("race", [False, True], ids=["points", "race"])
def test_known_weights_are_found_again(race: bool) -> None:
    known = np.random.default_rng(3).normal(size=(FEATURES + 1) * len(KNOTS))
    fit = Fit(np.zeros_like(known), race, ridge=1e-6, smooth=0, decay=0.9, trust=1.0)
    fit.learn(lesson(known, race), keep=2)
    found = np.zeros_like(known)
    for _ in range(20 if race else 1):  # a race comes closer with every iteration; points are fitted exactly
        found = fit.weights(found)
    assert found == pytest.approx(known, abs=0.02)


@pytest.mark.parametrize("race", [False, True], ids=["points", "race"])
def test_products_that_explain_what_was_not_understood_are_found_and_weighed(race: bool) -> None:
    known = np.concatenate([np.random.default_rng(3).normal(size=(FEATURES + 1) * len(KNOTS)), [0.8, -1.5]])
    pairs = ((1, 3), (2, 2))
    fit = Fit(np.zeros(len(known) - 2), race, ridge=1e-6, smooth=0, decay=0.9, trust=1.0)
    fit.learn(lesson(known, race, pairs), keep=2)
    before = np.zeros(len(known) - 2)
    for _ in range(10):
        before = fit.weights(before)
    found = fit.widen(before, 2)
    assert sorted(fit.pairs) == sorted(pairs)
    assert list(found) == [*before, 0, 0]
    for _ in range(20 if race else 1):
        found = fit.weights(found)
    plain, crossed = found[:-2], dict(zip(fit.pairs, found[-2:], strict=True))
    assert plain == pytest.approx(known[:-2], abs=0.02)
    assert [crossed[pair] for pair in pairs] == pytest.approx(known[-2:], abs=0.02)
    assert len(fit.widen(found, 1)) == len(found) + 1
    assert len(set(fit.pairs)) == 3


def test_what_is_seen_early_is_believed_a_little_later_too() -> None:
    """With positions of one stage alone, the weights of the next one follow if weights are to be smooth."""
    known = np.full(2 * len(KNOTS), 3.0)
    taught = lesson(np.tile([3.0, *[0.0] * FEATURES], len(KNOTS)), race=False)
    early = Lesson(taught.seen[:, :2], np.zeros(ROWS), np.zeros(ROWS), np.full(ROWS, 3.0), taught.last)
    found = {}
    for smooth in (0.0, 500.0):
        fit = Fit(np.zeros_like(known), False, ridge=1.0, smooth=smooth, decay=0.9, trust=1.0)
        fit.learn(early, keep=1)
        found[smooth] = fit.weights(np.zeros_like(known)).reshape(len(KNOTS), -1)[:, 0]
    assert found[0.0] == pytest.approx([3, *[0] * (len(KNOTS) - 1)], abs=0.02)
    assert found[500.0][0] == pytest.approx(3, abs=0.1)
    assert found[500.0][1] > 1 > found[0.0][1]
    assert list(found[500.0]) == sorted(found[500.0], reverse=True)


def test_a_target_is_partly_what_came_next_and_partly_what_it_was_thought_to_be_worth() -> None:
    """Two positions of a game that ends with 10 points, and one of another."""
    seen = np.ones((3, 1), np.float32)
    found = Lesson(seen, np.zeros(3), np.array([1.0, 4.0, 0.0]), np.array([10.0, 10.0, 7.0]), np.array([False, True, True]))
    promise_of_5 = np.full(len(KNOTS), 5.0)
    assert found.targets(promise_of_5, 1.0, False) == pytest.approx([9, 6, 7])
    assert found.targets(promise_of_5, 0.25, False) == pytest.approx([3 + 0.25 * 6 + 0.75 * 5, 6, 7])


def test_the_next_position_is_worth_what_the_weights_that_are_believed_say() -> None:
    """Not what those say that are being improved: judged by themselves, they drift away from what games come to."""
    some = np.random.default_rng(4).normal(size=(2, (FEATURES + 1) * len(KNOTS)))
    latest, believed = some
    one = lesson(latest, race=False)
    one.last[:-1] = False
    fit = Fit(np.zeros_like(latest), race=False, ridge=1, smooth=1, decay=0.9, trust=0.5)
    fit.learn(one, keep=1)
    assert fit.weights(latest, believed=believed) == pytest.approx(fit.weights(believed), abs=0.01)
    assert fit.weights(latest, believed=believed) != pytest.approx(fit.weights(latest), abs=0.1)


def test_knots_count_in_a_fit_as_they_count_for_a_bot() -> None:
    left = np.array([*KNOTS, *np.linspace(0, 1, 101)])
    one = Lesson(np.ones((len(left), 1), np.float32), left, left, left, np.ones(len(left), np.bool_))
    assert one.shares == pytest.approx(np.array([hats(float(share), KNOTS) for share in left]), abs=1e-6)


def test_weights_are_packed_by_the_names_of_the_features() -> None:
    table = np.arange(1.0, 1 + 3 * len(KNOTS))
    stored = packed(table, ("first", "second"), 9)
    assert unpacked(stored, ("first", "second")) == pytest.approx(table)
    crossed = packed(np.concatenate([table, [0.5, 2.0]]), ("first", "second"), 9, [(1, 2), (2, 2)])
    assert crossed.products == (Product("first", "second", 0.5), Product("second", "second", 2.0))
    assert pairs_of(crossed, ("second", "first", "new")) == [(2, 1), (1, 1)]
    assert pairs_of(crossed, ("second", "new")) == [(1, 1)]
    assert list(unpacked(crossed, ("second", "first"), [(1, 1), (1, 2), (2, 1)])[-3:]) == [2.0, 0.0, 0.5]
    swapped = unpacked(stored, ("second", "new", "first")).reshape(len(KNOTS), -1)
    assert swapped[:, 1] == pytest.approx(table.reshape(len(KNOTS), -1)[:, 2])
    assert not swapped[:, 2].any()
    by_bot = Weights.at(stored, 0.3, ["constant", "first", "second"])
    assert by_bot == pytest.approx(np.array(hats(0.3, KNOTS)) @ table.reshape(len(KNOTS), -1))

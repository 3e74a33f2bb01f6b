"""Measure what a search does all the time: looking ahead, dealing worlds, counting points, trying actions that are not the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import mean
from time import perf_counter
from typing import Any

import rules
from app.cli.yardstick import rate
from rules import Action, Deals, Game, Rng
from rules.bots.arena import setup
from tests.bench.figures import Row, kept

POSITIONS = 24
"""How many positions from the middle of random games of two are measured."""
TIMES = 15
"""How often each thing is done; the fastest counts, as other programs only slow it down."""
MOST_AHEAD, AIM_AHEAD = 0.75, 0.5
"""The share of a decision that an afterstate may cost, and should."""
MOST_DEAL, AIM_DEAL = 4.0, 2.0
"""How many decisions a deal may cost, and should."""
MOST_POINTS = 1.6
"""How many steps of the yardstick the points of a seat may cost: three microseconds of the machine on which they were first measured."""

LONG_LISTS = "villagers"
"""The game that lists so many interchangeable actions that a search has to leave most of them out."""


def rows() -> list[Row]:
    """Return the figures of every game."""
    return [row for game in rules.IDS for row in _rows(game)]


def _rows(game: str) -> Iterator[Row]:
    found = [*_middles(game)]
    decision = mean(mean(_hot(lambda one=one, action=action: one.copy().apply(action)) for action in one.legal) for one in found)  # type: ignore[misc]
    ahead = mean(mean(_hot(lambda one=one, n=n: one.after(n)) for n in range(len(one.legal))) for one in found)  # type: ignore[misc]
    yield Row(
        f"look ahead without listing, {game}",
        f"{ahead:.1f} µs, {ahead / decision:.2f} of copy, apply and list",
        f"≤ {MOST_AHEAD}, aim {AIM_AHEAD}",
        kept(ahead / decision, AIM_AHEAD, MOST_AHEAD),
    )
    prepared = [Deals(one.rules, _view(one), one.legal) for one in found]
    rng = Rng(1)
    deal = mean(_hot(lambda deals=deals: deals.deal(rng)) for deals in prepared)  # type: ignore[misc]
    prepare = mean(_hot(lambda one=one: Deals(one.rules, _view(one), one.legal)) for one in found)  # type: ignore[misc]
    yield Row(
        f"deal a world, {game}",
        f"{deal:.1f} µs, {deal / decision:.1f} decisions; {prepare:.0f} µs once per view",
        f"≤ {MOST_DEAL:.0f} decisions, aim {AIM_DEAL:.0f}",
        kept(deal / decision, AIM_DEAL, MOST_DEAL),
    )
    points = rules.rules_of(game).insight().points
    own = max(_hot(lambda one=one: points(one.state, 0)) for one in found)  # type: ignore[misc]
    ended = mean(_hot(lambda one=one: one.rules.ended(one.state)) for one in found)  # type: ignore[misc]
    steps = own * rate(0.25) / 1e6
    yield Row(f"points of a seat, at most, {game}", f"{own:.2f} µs (all rows {ended:.0f})", f"≤ {MOST_POINTS} steps", steps <= MOST_POINTS)
    share = _grouped(game)
    if share < 1:
        wanted, met = ("≤ 0.6, aim 0.5", kept(share, 0.5, 0.6)) if game == LONG_LISTS else ("", None)
        yield Row(f"actions that are not the same, {game}", f"{share:.2f} of those listed", wanted, met)


def _middles(game: str) -> Iterator[Game[Any]]:
    for seed in range(POSITIONS):
        one = setup(game, 2, seed, {}).game
        one.playout(Rng(seed), one.copy().playout(Rng(seed)) // 2)
        yield one


def _view(one: Game[Any]) -> Any:
    return rules.view(one.rules, one.state, one.decider)


def _hot(what: Callable[[], object]) -> float:
    """Return the microseconds of the fastest of several calls."""
    best = 1e9
    for _ in range(TIMES):
        start = perf_counter()
        what()
        best = min(best, perf_counter() - start)
    return 1e6 * best


def _grouped(game: str) -> float:
    """Return the share of all legal actions in random games that a search has to try."""
    same, listed, tried = rules.rules_of(game).insight().same, 0, 0
    for seed in range(POSITIONS):
        one, rng = setup(game, 2, seed, {}).game, Rng(seed)
        while not one.over:
            legal: list[Action] = one.legal
            listed, tried = listed + len(legal), tried + len({same(one.state, action) for action in legal})
            one.apply(legal[rng.below(len(legal))])
    return tried / listed

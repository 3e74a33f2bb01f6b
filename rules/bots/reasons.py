"""Why one plan is better than another: what is certain of the difference, by row of the score, and what is expected, by group of features.

The worth of a position is a sum, and so is the difference of two. In a race it is a chance: there the groups are given their share of the
difference by what they add to the logarithm of the odds, and the rows only tell what is gained immediately.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import islice
from math import sqrt
from typing import Any, Literal

from msgspec import Struct

from rules import Action, Game, Rng

from .choice import Worlds
from .plan import CLOSE, Plan, carried_out
from .valuation import Valuation

Measure = Literal["points", "goal", "chance"]
"""What worth is counted in: points; what a game for one player is won with, where that is not points; the chance to win."""
GOAL, RIVAL, RESULT = "goal", "rival", "result"
"""Parts that no row of the score and no group names: what a game for one player is won with; the points of an opponent without a seat, at
the end; in a race, that it is over.
"""
GOAL_LEAST = 0.3
"""The smallest difference that means anything in what a game for one player is won with."""
WORLDS = 4
"""Over how many worlds the ends of plans are averaged, if one of them reveals something."""
SHARE = 0.5
"""The least share of a difference that a part of it has to make up to be named."""
OFTEN = 0.6
"""In which share of worlds a plan has to come out ahead if nothing else makes it better."""
NAMED = 2
"""The most parts that are named."""
Part = tuple[str, float]
"""A row of the score or a group of features, and how much of a difference it makes up."""


class Tried(Struct, frozen=True):
    """What came of two plans in the same imagined worlds: the mean lead of the first, its standard error, how often it came out ahead."""

    lead: float
    error: float
    ahead: float
    worlds: int


class Reasons(Struct, frozen=True):
    """Why one plan is better than another: ``facts`` and ``estimates`` add up to ``difference``; in a race ``estimates`` alone do, and
    facts are points. Parts that do not differ are left out; the largest come first.
    """

    measure: Measure
    difference: float
    facts: tuple[Part, ...]
    estimates: tuple[Part, ...]
    least: float
    """The smallest difference that means anything."""
    tried: Tried | None = None

    @property
    def even(self) -> bool:
        """Whether the plans are about equal."""
        if self.tried is not None and self.tried.worlds > 1:
            small = self.tried.lead < max(self.least, self.tried.error)
            return small or (self.difference < self.least and self.tried.ahead <= OFTEN)
        return self.difference < self.least

    @property
    def overturned(self) -> bool:
        """Whether only what may follow makes the plan better, and not what it leads to."""
        return not self.even and self.difference < self.least

    @property
    def named(self) -> tuple[tuple[Part, bool], ...]:
        """The few parts that say most about the difference, each with whether it is a fact; none if the plans are about equal or nothing
        stands out: a part as small as a difference that counts as none is left out. The first of them speaks for the plan.
        """
        if self.even or self.overturned:
            return ()
        facts = () if self.measure == "chance" else self.facts
        parts = [*((part, True) for part in facts), *((part, False) for part in self.estimates)]
        telling = [one for one in parts if abs(one[0][1]) >= max(SHARE * self.difference, self.least)]
        first = max(telling, key=lambda one: one[0][1], default=None)
        if first is None or first[0][1] < 0:
            return ()
        others = sorted((one for one in telling if one is not first), key=lambda one: -abs(one[0][1]))
        second = (one for one in others if first[0][1] + one[0][1] >= SHARE * self.difference)  # one that outweighs the first would puzzle
        return (first, *islice(second, NAMED - 1))


def reasons(
    valuation: Valuation, view: Any, legal: Sequence[Action], considered: Sequence[Plan], rng: Rng
) -> tuple[tuple[Plan, Reasons], ...]:
    """Return why the first plan is better than the next best one that comes to something else; if they are about equal, also why it is
    better than the best one that is not; none if there is none.

    Those that begin with another action are preferred.
    """
    best, *others = considered
    others.sort(key=lambda plan: plan.actions[0] == best.actions[0])
    found: list[tuple[Plan, Reasons]] = []
    for other in others:
        why = compare(valuation, view, legal, best.actions, other.actions, rng, tried(best, other))
        if (why.facts or why.estimates) and (not found or not (why.even or why.overturned)):
            found.append((other, why))
            if not why.even:
                break
    return tuple(found)


def compare(
    valuation: Valuation,
    view: Any,
    legal: Sequence[Action],
    better: Sequence[Action],
    other: Sequence[Action],
    rng: Rng,
    tried: Tried | None = None,
) -> Reasons:
    """Return why a plan of the decider of ``view`` is better than another one."""
    worlds, seat = Worlds(valuation.rules, view, legal), view.pending[-1].player
    rows, estimates = defaultdict[str, float](float), defaultdict[str, float](float)
    goal = reached = difference = 0.0
    for count in range(1, WORLDS + 1):  # noqa: B007 - how many were needed
        game = worlds.game(rng)
        first, second = _End(valuation, game, better, seat), _End(valuation, game, other, seat)
        difference += first.value - second.value
        reached += first.reached - second.reached
        goal = max(goal, first.beside, second.beside)
        _add(rows, first.rows, second.rows)
        if valuation.race:
            _add(estimates, *_shares(first, second))
        else:
            _add(estimates, first.promise, second.promise)
        if not (first.revealing or second.revealing):
            break
    least = GOAL_LEAST if goal > CLOSE else valuation.features.least
    measure: Measure = "chance" if valuation.race else "goal" if goal > CLOSE else "points"
    if measure == "goal":
        rows = defaultdict(float, {GOAL: reached, RIVAL: rows[RIVAL]})
    return Reasons(measure, difference / count, _parts(rows, count), _parts(estimates, count), least, tried)


def tried(better: Plan, other: Plan) -> Tried | None:
    """Return what came of two plans in the worlds both were tried out in; None if there are none."""
    leads = [one - second for one, second in zip(better.outcomes, other.outcomes, strict=False)]
    if not leads:
        return None
    count, mean = len(leads), sum(leads) / len(leads)
    spread = sum((lead - mean) ** 2 for lead in leads) / max(1, count - 1)
    ahead = sum(1.0 if lead > CLOSE else 0.5 if lead >= -CLOSE else 0.0 for lead in leads)
    return Tried(mean, sqrt(spread / count), ahead / count, count)


class _End:
    """What a plan leads to in one world: its worth to the seat, and what that is made up of."""

    def __init__(self, valuation: Valuation, game: Game[Any], actions: Sequence[Action], seat: int) -> None:
        rules, self.revealing = valuation.rules, False
        if carried_out(game, actions) is None:  # possible in the world the plan was made in, but not in this one
            actions = actions[:1]
        for action in actions[:-1]:
            game = game.after(game.legal.index(action))
            self.revealing = self.revealing or game.revealed
        if rules.ends_turn(game.state, actions[-1]):
            state = valuation.features.lapsed(game.state)
        else:
            game = game.after(game.legal.index(actions[-1]))
            self.revealing = self.revealing or game.revealed
            state = game.state
        self.over = state.standings is not None
        self.value = valuation(state, seat)
        self.rows: dict[str, float] = {row.key: row.points[seat] for row in rules.ended(state)}
        self.reached = float(valuation.reached(state, seat))
        self.beside = abs(self.reached - sum(self.rows.values()))
        """By how much what decides the game differs from the points."""
        self.promise = {} if self.over else valuation.parts(state, seat)
        if self.over:
            self.rows[RIVAL] = -float(rules.rival(state) or 0)


def _shares(first: _End, second: _End) -> tuple[Mapping[str, float], Mapping[str, float]]:
    """Return each group's share in two chances to win; the sums differ as the chances do."""
    if first.over or second.over:
        return {RESULT: first.value}, {RESULT: second.value}
    odds = sum(first.promise.values()) - sum(second.promise.values())
    scale = (first.value - second.value) / odds if abs(odds) > CLOSE else 0.0
    one, other = ({key: part * scale for key, part in end.promise.items()} for end in (first, second))
    return one, other


def _add(total: defaultdict[str, float], more: Mapping[str, float], less: Mapping[str, float]) -> None:
    """Add the difference of two sums, part by part."""
    for key in {**more, **less}:
        total[key] += more.get(key, 0.0) - less.get(key, 0.0)


def _parts(total: Mapping[str, float], count: int) -> tuple[Part, ...]:
    """Return the means of those parts that differ, the largest first."""
    found = [(key, worth / count) for key, worth in total.items() if abs(worth) > CLOSE]
    return tuple(sorted(found, key=lambda part: (-abs(part[1]), part[0])))

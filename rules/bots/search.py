"""The bot that also plays on: the best plans are tried out in imagined worlds, each until it is the seat's turn again."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from operator import sub
from typing import Any

from rules import Action, Rng

from .choice import Choice, Worlds, alone
from .plan import FEW, Plan, carried_out
from .planning import Planning
from .playout import play_on
from .valuation import Valuation, margin

Trial = tuple[tuple[Action, ...], int]
"""A plan, and the seed of the world to try it out in."""
Trials = Callable[[Sequence[Trial]], Iterable[float]]
"""A function that tries plans out, one after another or at the same time. It may stop early; what was tried out until then decides."""


BELIEF = 16
"""How many play-outs the planner's own opinion of a plan is worth."""
STEP = 16
"""After how many worlds the plans that cannot be the best any more are left out; in fewer, chance decides."""
SURE = 3.0
"""By how many standard errors of their difference a plan has to lead another."""


class TryOut:
    """What tries plans out from one position; a seed determines the world and all that happens there, so it does not matter which process
    does it.
    """

    def __init__(self, valuation: Valuation, view: Any, legal: Sequence[Action]) -> None:
        """Start from what a seat sees and can do."""
        self._valuation = valuation
        self._seat: int = view.pending[-1].player
        self._turns = max(2, len(view.seats))
        self._worlds = Worlds(valuation.rules, view, legal)

    def __call__(self, trials: Sequence[Trial]) -> list[float]:
        """Return how each trial came out: the lead of the seat over the best of the others."""
        return [self._outcome(actions, Rng(seed)) for actions, seed in trials]

    def _outcome(self, actions: Sequence[Action], rng: Rng) -> float:
        valuation = self._valuation
        game = self._worlds.game(rng)
        after = carried_out(game, actions)
        if after is None:  # possible in the world the plan was made in, but not in this one
            after = carried_out(game, actions[:1]) or game
        ended = play_on(after, valuation, self._until(game, after), rng)
        state = ended.state
        side = valuation.rules.side_of(state, self._seat)
        seats = range(len(state.seats))
        partners = [seat for seat in seats if valuation.rules.side_of(state, seat) == side]
        return margin({seat: valuation(state, seat) for seat in seats}, self._seat, partners)

    def _until(self, before: Any, after: Any) -> int:
        """Return how many turns are left to play after a plan."""
        return self._turns - int(after.state.turn_number - before.state.turn_number)


class Searching:
    """A bot that tries the best plans out by sequential halving: the better half of them is tried twice as often, until only one is left or
    surely the best.
    """

    def __init__(self, valuation: Valuation, width: int, candidates: int) -> None:
        """Follow ``width`` lines in planning, and try out up to ``candidates`` plans."""
        self._valuation = valuation
        self._planning = Planning(valuation, width)
        self._candidates = candidates

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng, budget: int, trials: Trials | None = None) -> Choice:
        """Return the plan that came out best; ``trials`` carries the play-outs out, if they are not to be done one after another."""
        plans = distinct(self._planning.plans(view, legal, rng))[:FEW]
        ended = alone(legal, plans)
        if ended is not None:
            return ended
        if len(plans) == 1 or not budget:
            return Choice(plans[0], tuple(plans))
        best, others = plans[: self._candidates], plans[self._candidates :]
        ranked = self._halved(best, trials or TryOut(self._valuation, view, legal), rng.below(1 << 60), budget)
        return Choice(ranked[0], (*ranked, *others))

    def _halved(self, plans: list[Plan], trials: Trials, seed: int, budget: int) -> list[Plan]:
        """Return the plans by what came of them, the best first. Each round costs about the same, or less if it is clear earlier which plan
        is the best; all plans of a round share its worlds.
        """
        rounds = max(1, (len(plans) - 1).bit_length())
        outcomes: list[list[float]] = [[] for _ in plans]
        left, most, done = list(range(len(plans))), len(plans), 0
        for _ in range(rounds):
            end = done + max(1, budget // rounds // most)
            while done < end and len(left) > 1:
                worlds = min(STEP, end - done)
                if not _tried(plans, left, outcomes, trials, range(seed + done, seed + done + worlds)):
                    return self._ranked(plans, outcomes)
                done += worlds
                left.sort(key=lambda n: -_believed(plans[n], outcomes[n]))
                first, *others = left
                left = [first, *(n for n in others if not _surely_better(plans[first], outcomes[first], plans[n], outcomes[n]))]
            most = (most + 1) // 2
            left = left[:most]
        return self._ranked(plans, outcomes)

    @staticmethod
    def _ranked(plans: Sequence[Plan], outcomes: Sequence[Sequence[float]]) -> list[Plan]:
        """Return the plans by what came of them; if there was no time to try one out, by what they were thought to be worth."""
        if not all(outcomes):
            return [*plans]
        worth = [_believed(*of_plan) for of_plan in zip(plans, outcomes, strict=True)]
        order = sorted(range(len(plans)), key=lambda n: (-len(outcomes[n]), -worth[n]))
        return [Plan(plans[n].actions, worth[n], plans[n].revealing, tuple(outcomes[n])) for n in order]


def _tried(plans: Sequence[Plan], left: Sequence[int], outcomes: Sequence[list[float]], trials: Trials, seeds: Sequence[int]) -> bool:
    """Add what comes of the plans that are ``left`` in the worlds of these seeds; return whether there was time for all of it."""
    came = iter(trials([(plans[n].actions, seed) for seed in seeds for n in left]))
    for _ in seeds:
        of_world = [*islice(came, len(left))]
        if len(of_world) < len(left):
            return False
        for n, outcome in zip(left, of_world, strict=True):
            outcomes[n].append(outcome)
    return True


def _believed(plan: Plan, outcomes: Sequence[float]) -> float:
    """Return what a plan is worth by its play-outs and by the planner's opinion, both of which differ by points from plan to plan."""
    return (sum(outcomes) + BELIEF * plan.value) / (len(outcomes) + BELIEF)


def _surely_better(plan: Plan, outcomes: Sequence[float], other: Plan, of_other: Sequence[float]) -> bool:
    """Return whether more worlds would hardly change that a plan is better than another, or just as good in every one of them. Both were
    tried in the same worlds, where most of what chance does to one it does to the other.
    """
    worlds = len(outcomes)
    if worlds < STEP:
        return False
    leads = [*map(sub, outcomes, of_other)]
    error = math.dist(leads, [math.fsum(leads) / worlds] * worlds) / math.sqrt((worlds - 1) * worlds)
    return _believed(plan, outcomes) - _believed(other, of_other) >= SURE * error


def distinct(plans: Sequence[Plan]) -> list[Plan]:
    """Return the plans that differ in what they come to: of those with the same actions in another order, and the same worth, the first."""
    found: dict[object, Plan] = {}
    for plan in plans:
        found.setdefault((round(plan.value, 6), frozenset(plan.actions)), plan)
    return list(found.values())

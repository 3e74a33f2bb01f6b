"""Judging what was played: what a turn cost against the best plan there was, using only what its seat saw then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from rules import Action, Game, NoDealError, Record, Rng, view

from .choice import Worlds
from .plan import Plan, Planner
from .planning import DEALS
from .reasons import GOAL_LEAST, Reasons, Tried, compare
from .search import TryOut, distinct
from .valuation import Valuation

METHOD = 1
"""The version of this way of judging: raise it if earlier opinions are to be formed again."""
WIDTH = 8
"""How many lines of a turn are followed, as by the bot that plays best."""
CANDIDATES = 3
"""How many plans are tried out against what was played."""
SIFTED, WEIGHED = 12, 40
"""In how many worlds the candidates are tried out to find the best of them, and then the best in further ones, to say what it is worth."""
DOUBTED = 0.4
"""The share of the smallest difference that means anything which a turn must seem to the planner to have cost for it to be tried out."""
SURE = 2.0
"""How many standard errors a lead must be above zero for anyone to be blamed."""
MOST_TRIED = 20
"""How many turns of a game are tried out at most: those that seem to have cost most."""


class Stretch(Struct, frozen=True):
    """What a seat decided in one go: a turn, or the part of one up to what could not be known before.

    ``at`` is the number of the position it begins at, and ``game`` the game there; ``end`` that of the position it led to.
    """

    at: int
    end: int
    seat: int
    game: Game[Any]
    actions: tuple[Action, ...]
    choice: bool
    """Whether there was anything to choose."""


class Verdict(Struct, frozen=True):
    """What a stretch cost its seat: how much better another plan was, which one, and why. ``cost`` is that of ``reasons.tried``."""

    at: int
    end: int
    seat: int
    better: tuple[Action, ...]
    reasons: Reasons

    @property
    def cost(self) -> float:
        """What was lost, in the measure of the reasons; an estimate."""
        tried = self.reasons.tried
        return self.reasons.difference if tried is None else tried.lead


def stretches(record: Record) -> Iterator[Stretch]:
    """Yield the stretches of a game in order. Raises ``ValueError`` if its decisions do not lead through it."""
    game = Game(record.rules, record.rules.decode(record.start))
    entries = record.entries
    at = 0
    while at < len(entries):
        begun, start, choice, done = at, game, False, list[Action]()
        seat, turn = game.decider, game.state.turn_number
        while at < len(entries):
            action = entries[at].action
            if action not in game.legal:
                raise ValueError(f"decision {at} is not legal")
            choice = choice or len(game.legal) > 1
            ended = record.rules.ends_turn(game.state, action)
            game = game.after(game.legal.index(action))
            done.append(action)
            at += 1
            if ended or game.revealed or game.decider != seat or game.state.turn_number != turn:
                break
        assert seat is not None
        yield Stretch(begun, at, seat, start, tuple(done), choice)


class Judge:
    """Compares what was played with the plans of the bot that plays best, by the same measure and in the same imagined worlds."""

    def __init__(self, valuation: Valuation) -> None:
        """Value positions in a certain way."""
        self._valuation = valuation
        self._planner = Planner(valuation, max(WIDTH, valuation.features.lines))

    def verdicts(self, played: Sequence[Stretch], seed: int) -> Iterator[Verdict | None]:
        """Yield what stretches cost: once for each step (see ``steps``), a verdict or None."""
        doubtful: list[tuple[float, int, list[Plan]]] = []
        for n, stretch in enumerate(played):
            gap, plans = self._planned(stretch, Rng(seed + stretch.at)) if stretch.choice else (0.0, [])
            if gap > DOUBTED * self._least(stretch):
                doubtful.append((-gap, n, plans))
            yield None
        doubtful.sort(key=lambda one: one[:2])
        for _, n, plans in doubtful[:MOST_TRIED]:
            yield self._tried(played[n], plans, Rng(seed + played[n].at + 1))
        for _ in range(MOST_TRIED - len(doubtful)):
            yield None

    @staticmethod
    def steps(played: Sequence[Stretch]) -> int:
        """Return in how many steps these stretches are judged."""
        return len(played) + MOST_TRIED

    def _planned(self, stretch: Stretch, rng: Rng) -> tuple[float, list[Plan]]:
        """Return how much better the best plan seems than what was played, and the best few plans."""
        game = stretch.game
        try:
            worlds = Worlds(game.rules, view(game.rules, game.state, stretch.seat), tuple(game.legal))
            first, *others = [worlds.game(rng) for _ in range(1 + DEALS)]
        except NoDealError:
            return 0.0, []  # a made-up position in which a seat cannot imagine any world
        done = self._planner.carried_out(first, stretch.actions, others)
        if done is None:
            return 0.0, []
        plans = [plan for plan in distinct(self._planner.plans(first, rng, others)) if not _same(plan.actions, stretch.actions)]
        return (plans[0].value - done.value, plans[:CANDIDATES]) if plans else (0.0, [])

    def _tried(self, stretch: Stretch, plans: Sequence[Plan], rng: Rng) -> Verdict | None:
        """Return what a stretch cost against the plan that comes out best; None if nothing, or too little to blame anyone for."""
        game = stretch.game
        seen, legal = view(game.rules, game.state, stretch.seat), tuple(game.legal)
        try_out, seed = TryOut(self._valuation, seen, legal), rng.below(1 << 60)
        outcomes = [try_out([(plan.actions, seed + world) for world in range(SIFTED)]) for plan in plans]
        best = plans[max(range(len(plans)), key=lambda n: sum(outcomes[n]))].actions
        further = range(seed + SIFTED, seed + SIFTED + WEIGHED)
        good, done = (try_out([(actions, world) for world in further]) for actions in (best, stretch.actions))
        share = self._share(game)
        tried = _compared([(one - other) * share for one, other in zip(good, done, strict=True)])
        found = compare(self._valuation, seen, legal, best, stretch.actions, rng, tried)
        if tried.lead < max(found.least, SURE * tried.error):
            return None
        return Verdict(stretch.at, stretch.end, stretch.seat, game.rules.insight().meant(game.state, best), found)

    def _least(self, stretch: Stretch) -> float:
        """Return the smallest difference that means anything."""
        features, alone = self._valuation.features, len(stretch.game.state.seats) == 1
        return GOAL_LEAST if alone and features.reached is not None else features.least

    def _share(self, game: Game[Any]) -> float:
        """Return what part of a lead is the seat's own chance: in a race, what one side loses the others win."""
        sides = len(game.rules.sides(game.state))
        return (sides - 1) / sides if self._valuation.race and sides > 1 else 1.0


def _compared(leads: Sequence[float]) -> Tried:
    """Return what came of two plans in the same worlds, from the lead of the first in each."""
    count, mean = len(leads), sum(leads) / len(leads)
    error = sqrt(sum((lead - mean) ** 2 for lead in leads) / (count * (count - 1)))
    ahead = sum((lead > 0) + (lead == 0) / 2 for lead in leads) / count
    return Tried(mean, error, ahead, count)


def _same(one: Iterable[Action], other: Iterable[Action]) -> bool:
    """Return whether two plans are made up of the same actions, in any order."""
    return sorted(one, key=repr) == sorted(other, key=repr)

"""The yardsticks: bots that know no more than the rules and the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import Action, GameDef, Rng

from .choice import Choice, Worlds, only
from .plan import Plan


class Random:
    """A bot that does anything legal."""

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng, budget: int) -> Choice:
        """Return any action."""
        return only(legal[rng.below(len(legal))])


class Score:
    """The worth of positions by the score alone: the points a seat would have if the game ended now."""

    def __init__(self, rules: GameDef[Any]) -> None:
        """Value positions of a game."""
        self.rules = rules
        self._points = rules.insight().points

    def __call__(self, state: Any, seat: int) -> float:
        """Return the points of a seat."""
        return float(self._points(state, seat))

    ending = __call__


class Greedy:
    """A bot that does what brings the most points immediately."""

    def __init__(self, rules: GameDef[Any]) -> None:
        """Play a game by these rules."""
        self._rules = rules
        self._points = rules.insight().points

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng, budget: int) -> Choice:
        """Return the action after which the decider would have the most points; one of several at random."""
        seat = view.pending[-1].player
        game = Worlds(self._rules, view, legal).game(rng)
        plans = [Plan((action,), float(self._points(game.after(n).state, seat))) for n, action in enumerate(legal)]
        rng.shuffle(plans)
        plans.sort(key=lambda plan: -plan.value)
        return Choice(plans[0], tuple(plans[:1]))

"""The bot that plans its turn: normal, and, with a narrower search and some carelessness, easy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import Action, Rng

from .choice import Choice, Worlds, alone
from .plan import FEW, Plan, Planner
from .valuation import Worth

DEALS = 2
"""Over how many further deals the worth of what reveals something is averaged."""


class Planning:
    """A bot that carries out the plan worth most."""

    def __init__(self, valuation: Worth, width: int, carelessness: float = 0.0) -> None:
        """Follow ``width`` lines; misjudge each plan by up to this share of what lies between the best few."""
        self._valuation = valuation
        self._planner = Planner(valuation, width, carelessness)
        self._carelessness = carelessness

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng, budget: int) -> Choice:
        """Return the best plan. Where only one thing can be done and leads no further, nothing is compared."""
        plans = self.plans(view, legal, rng)
        return alone(legal, plans) or Choice(plans[0], tuple(plans[:FEW]))

    def plans(self, view: Any, legal: Sequence[Action], rng: Rng) -> list[Plan]:
        """Return the plans for the turn, the best first."""
        worlds = Worlds(self._valuation.rules, view, legal)
        first, *others = [worlds.game(rng) for _ in range(1 + DEALS)]
        return self._planner.plans(first, rng, others)

"""What a bot answers, and what every bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from rules import Action, Deals, Game, GameDef, NoDealError, Rng

from .plan import Plan


class Choice(Struct, frozen=True):
    """The plan a bot chose for the turn, and the best few it considered, best first, the chosen one among them; those that were not tried
    out like the others have values on a scale of their own.
    """

    plan: Plan
    considered: tuple[Plan, ...]

    @property
    def action(self) -> Action:
        """What to do now."""
        return self.plan.actions[0]


class Bot(Protocol):
    """A way of deciding. It is given what a seat sees, never the state; equal arguments give equal choices."""

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng, budget: int) -> Choice:
        """Return what the decider of ``view`` should do; ``legal`` is everything they can do, ``budget`` the play-outs it may cost."""


def only(action: Action) -> Choice:
    """Return a choice that has no alternative."""
    plan = Plan((action,), 0.0)
    return Choice(plan, (plan,))


def alone(legal: Sequence[Action], plans: Sequence[Plan]) -> Choice | None:
    """Return the choice of the only thing that can be done, if it leads no further that could be planned; None otherwise."""
    return only(legal[0]) if len(legal) == 1 and len(plans[0].actions) == 1 else None


class Careful:
    """A bot that does anything legal where the one it stands in for can imagine no world; only a made-up position can be like that."""

    def __init__(self, bot: Bot) -> None:
        """Stand in for ``bot``."""
        self.bot = bot

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng, budget: int) -> Choice:
        """Return what the bot chooses, if it can."""
        try:
            return self.bot.choose(view, legal, rng, budget)
        except NoDealError:
            return only(legal[rng.below(len(legal))])


class Worlds:
    """Games as they may be, for all a seat knows."""

    def __init__(self, rules: GameDef[Any], view: Any, legal: Sequence[Action]) -> None:
        """Imagine the position of ``view``, in which ``legal`` is what its decider can do."""
        self._rules = rules
        self._deals = Deals(rules, view, legal)

    def game(self, rng: Rng) -> Game[Any]:
        """Return the game in one of the worlds."""
        return Game(self._rules, self._deals.deal(rng))

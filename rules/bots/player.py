"""A bot in its seat: it plans once for a turn, and follows its plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import Action, Rng

from .choice import Bot


class Seated:
    """A bot that plays a seat. Nothing can come to light in the middle of a plan, since what reveals something ends it."""

    def __init__(self, bot: Bot, rng: Rng, budget: int) -> None:
        """Let ``bot`` decide, with ``budget`` play-outs for each plan."""
        self._bot = bot
        self._rng = rng
        self._budget = budget
        self._rest: tuple[Action, ...] = ()
        self._turn = -1

    def decide(self, view: Any, legal: Sequence[Action]) -> Action:
        """Return what the seat does next."""
        if len(legal) == 1:
            self._rest = self._rest[1:] if self._rest[:1] == tuple(legal) else ()
            return legal[0]
        if not self._rest or self._turn != view.turn_number or self._rest[0] not in legal:
            self._rest = self._bot.choose(view, legal, self._rng, self._budget).plan.actions
            self._turn = view.turn_number
        action, *rest = self._rest
        self._rest = tuple(rest)
        return action

    def forget(self) -> None:
        """Forget the plan, since something else was done."""
        self._rest = ()

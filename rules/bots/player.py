"""A bot in its seat: it plans once for a turn, and follows its plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import Action, Rng

from .choice import Bot


class Intent:
    """What a seat means to do in the rest of its turn. Nothing can come to light in between, since what reveals something ends a plan."""

    def __init__(self) -> None:
        self._rest: tuple[Action, ...] = ()
        self._turn = -1

    def plan(self, view: Any, actions: Sequence[Action]) -> None:
        """Mean to carry out ``actions``, a plan made for this position."""
        self._rest, self._turn = tuple(actions), view.turn_number

    def next(self, view: Any, legal: Sequence[Action]) -> Action | None:
        """Return what to do now, and count it as done; None if that has to be planned first."""
        if len(legal) == 1:
            self._rest = self._rest[1:] if self._rest[:1] == tuple(legal) else ()
            return legal[0]
        if not self._rest or self._turn != view.turn_number or self._rest[0] not in legal:
            return None
        action, *rest = self._rest
        self._rest = tuple(rest)
        return action

    def forget(self) -> None:
        """Forget the plan, since something else was done."""
        self._rest = ()


class Seated:
    """A bot that plays a seat."""

    def __init__(self, bot: Bot, rng: Rng, budget: int) -> None:
        """Let ``bot`` decide, with ``budget`` play-outs for each plan."""
        self._bot = bot
        self._rng = rng
        self._budget = budget
        self._intent = Intent()

    def decide(self, view: Any, legal: Sequence[Action]) -> Action:
        """Return what the seat does next."""
        action = self._intent.next(view, legal)
        if action is None:
            self._intent.plan(view, self._bot.choose(view, legal, self._rng, self._budget).plan.actions)
            action = self._intent.next(view, legal)
            assert action is not None
        return action

    def forget(self) -> None:
        """Forget the plan, since something else was done."""
        self._intent.forget()

"""A bot that searches for as long as it may, with the help of other processes."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any

from app.opponents.crew import Crew
from rules import Action, Rng
from rules.bots.choice import Bot, Careful, Choice
from rules.bots.pace import Pace
from rules.bots.search import Searching, Trial


class Timed:
    """A bot with some seconds for each decision: they determine the number of play-outs, and break the last ones off."""

    def __init__(self, bot: Searching, seconds: float, crew: Crew) -> None:
        """Let ``crew`` help ``bot``."""
        self._bot, self._seconds, self._crew = bot, seconds, crew
        self._pace = Pace(seconds)

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng, budget: int) -> Choice:
        """Return what the bot chooses within its time; ``budget`` is the most it may cost, 0 for whatever there is time for."""
        begun = time.monotonic()
        trying = 0.0

        def left() -> float:
            return begun + self._seconds - time.monotonic()

        helped = self._crew.trials(view, legal, left)

        def trials(batch: Sequence[Trial]) -> Iterator[float]:
            nonlocal trying
            started = time.monotonic()
            try:
                yield from helped(batch)
            finally:
                trying += time.monotonic() - started

        playouts = min(self._pace.budget, budget or self._pace.budget)
        choice = self._bot.choose(view, legal, rng, playouts, trials)
        if tried := tried_out(choice):
            self._pace.took(tried, trying)
        return choice


def tried_out(choice: Choice) -> int:
    """Return how many play-outs a choice cost: fewer than it might have, if it was clear earlier."""
    return sum(len(plan.outcomes) for plan in choice.considered)


def timed(bot: Bot, seconds: float, crew: Crew) -> Bot:
    """Return a bot with a clock, if it searches; any other needs none."""
    if isinstance(bot, Careful) and isinstance(bot.bot, Searching):
        return Careful(Timed(bot.bot, seconds, crew))
    return bot

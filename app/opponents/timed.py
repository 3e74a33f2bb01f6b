"""A bot that searches for as long as it may, with the help of other processes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from app.opponents.crew import Crew
from rules import Action, Rng
from rules.bots.choice import Bot, Careful, Choice
from rules.bots.pace import Pace
from rules.bots.search import Searching


class Timed:
    """A bot with some seconds for each decision: they determine the number of play-outs, and break the last ones off."""

    def __init__(self, bot: Searching, seconds: float, crew: Crew) -> None:
        """Let ``crew`` help ``bot``."""
        self._bot, self._seconds, self._crew = bot, seconds, crew
        self._pace = Pace(seconds)

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng, budget: int) -> Choice:
        """Return what the bot chooses within its time; ``budget`` is the most it may cost, 0 for whatever there is time for."""
        begun = time.monotonic()

        def left() -> float:
            return begun + self._seconds - time.monotonic()

        playouts = min(self._pace.budget, budget or self._pace.budget)
        choice = self._bot.choose(view, legal, rng, playouts, self._crew.trials(view, legal, left))
        if len(choice.considered) > 1:
            self._pace.took(playouts, time.monotonic() - begun)
        return choice


def timed(bot: Bot, seconds: float, crew: Crew) -> Bot:
    """Return a bot with a clock, if it searches; any other needs none."""
    if isinstance(bot, Careful) and isinstance(bot.bot, Searching):
        return Careful(Timed(bot.bot, seconds, crew))
    return bot

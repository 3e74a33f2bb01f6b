"""Limits on the work of reading one file. Work is counted, not timed, so that a file is read the same way on every machine."""

from __future__ import annotations

from typing import Any

from ..errors import RulesError
from ..game import Game

STEP = 20
"""The cost of making, undoing or redoing a decision, in legal actions listed."""
HISTORY = 100_000
"""The limit for the decisions of a save. Random games need up to 18,000; players who take all the money there is and keep it, 29,000."""
TRIAL = 60_000
"""The limit for each game played on from a position on trial: random games from the deal need up to 29,000."""
LINES = 50_000
"""The limit for the lines of a journal, which the program starts afresh every 20 steps: they need a few hundred."""


class Work:
    """A counter of the steps made while a file is read, and of the legal actions listed for them."""

    def __init__(self, maximum: int) -> None:
        self._left = maximum

    def spend(self, game: Game[Any]) -> None:
        """Count one step that led to the current position of a game. Raises ``RulesError`` once that is more than any game needs."""
        self._left -= STEP + len(game.legal)
        if self._left < 0:
            raise RulesError("this is more than any game needs")

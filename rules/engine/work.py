"""What reading one file may cost, counted and not timed: the same file is read in the same way on every machine."""

from __future__ import annotations

from typing import Any

from .errors import RulesError
from .game import Game

STEP = 20
"""A decision that is made, taken back or made again counts as much as listing this many legal actions."""
HISTORY = 100_000
"""For the decisions of a save. Random games need up to 18,000; players who take all the money there is and keep it, 29,000."""
TRIAL = 60_000
"""For one of the games that a position on trial is played on in: random games from the deal need up to 29,000."""
LINES = 50_000
"""For the lines of a journal, which the program begins afresh after 20 steps: they need some hundreds."""


class Work:
    """Counts the steps that are made while a file is read, and the legal actions that are listed for them."""

    def __init__(self, maximum: int) -> None:
        self._left = maximum

    def spend(self, game: Game[Any]) -> None:
        """Count one step that led to the position of a game. Raises ``RulesError`` when that is more than any game needs."""
        self._left -= STEP + len(game.legal)
        if self._left < 0:
            raise RulesError("this is more than any game needs")

"""Players who know all dice, tiles and cards in advance, for recorded games that are won alone: no one else wins them easily.

Theirs is a nested search: before a decision some actions are played out to the end, and the best line found so far is followed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from rules import Action, Game


class Foresight(ABC):
    """A chooser for the games of a single player."""

    def __init__(self) -> None:
        self.best: int | None = None
        self.line: list[Action] = []

    def __call__(self, game: Game[Any]) -> Action:
        for action in self.tried(game):
            worth, line = self._played_out(game, action)
            if self.best is None or worth > self.best:
                self.best, self.line = worth, line
        return self.line.pop(0) if self.line else self.played(game)

    def _played_out(self, game: Game[Any], action: Action) -> tuple[int, list[Action]]:
        """Return what the end is worth if the game is played on with an action, and what is done in it."""
        after, line = game.copy(), [action]
        after.apply(action)
        while not after.over:
            line.append(self.played(after))
            after.apply(line[-1])
        return self.worth(after), line

    @abstractmethod
    def tried(self, game: Game[Any]) -> list[Action]:
        """Return the actions to be played out before this decision, some of them perhaps more than once."""

    @abstractmethod
    def played(self, game: Game[Any]) -> Action:
        """Return what seems useful, with much chance in it."""

    @abstractmethod
    def worth(self, game: Game[Any]) -> int:
        """Return what the end of a game is worth."""

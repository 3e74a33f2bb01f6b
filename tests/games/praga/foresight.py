"""A player who knows every tile in advance, for recorded games that are won alone: nobody else wins them easily.

It is a nested search: before each action tile, every tile is taken and the game played out, and the best line found so far is followed.
"""

from __future__ import annotations

from typing import Any

from rules import Action, Game

from .greedy import Greedy

PLAYOUTS = 2
"""How often every action tile is tried."""
MOODS = 20
"""How much chance there is in playing on, in tenths of a point."""


class Foresight:
    """A chooser for the games of a single player."""

    def __init__(self, seed: int) -> None:
        self.player = Greedy(seed, moods=MOODS)
        self.best = -1
        self.line: list[Action] = []

    def __call__(self, game: Game[Any]) -> Action:
        tiles = [action for action in game.legal if action.kind == "take" and action.picks[0].endswith(":0")]
        for action in tiles * PLAYOUTS:
            points, line = self._played_out(game, action)
            if points > self.best:
                self.best, self.line = points, line
        return self.line.pop(0) if self.line else self.player(game)

    def _played_out(self, game: Game[Any], action: Action) -> tuple[int, list[Action]]:
        """Return the points at the end if the game is played on with an action, and what is done in it."""
        after, line = game.copy(), [action]
        after.apply(action)
        while not after.over:
            line.append(self.player(after))
            after.apply(line[-1])
        return after.state.standings[0].score, line

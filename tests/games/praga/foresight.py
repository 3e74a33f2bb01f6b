"""A lone player in Praga who knows every tile in advance."""

from __future__ import annotations

from typing import Any

from rules import Action, Game
from tests.playthroughs.foresight import Foresight

from .greedy import Greedy

PLAYOUTS = 2
"""How often every action tile is tried."""
MOODS = 20
"""How much chance there is in playing on, in tenths of a point."""


class Clairvoyant(Foresight):
    """A chooser for the games of a single player, who tries every action tile before taking one."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.player = Greedy(seed, moods=MOODS)

    def tried(self, game: Game[Any]) -> list[Action]:
        return [action for action in game.legal if action.kind == "take" and action.picks[0].endswith(":0")] * PLAYOUTS

    def played(self, game: Game[Any]) -> Action:
        return self.player(game)

    def worth(self, game: Game[Any]) -> int:
        """Return the points."""
        score: int = game.state.standings[0].score
        return score

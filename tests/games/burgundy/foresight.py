"""A lone player who knows all dice and tiles in advance, for recorded games that are won: nobody else wins them easily.

It is a nested search: before each decision, some of the actions are played out to the end, and the best line found so far is followed.
"""

from __future__ import annotations

from typing import Any

from rules import Action, Game, Rng
from rules.games.burgundy.board.estate import PLACEMENT_KIND
from rules.games.burgundy.state import analysis_of

from .pieces import NAME_OF

TRIED = 8
"""How many of the actions are tried."""
APPEAL = dict(
    zip(
        "direct place carry_out swap give ship buy hire take copy sell workers".split(),
        (90, 80, 60, 60, 50, 50, 45, 45, 40, 40, 32, 22),
        strict=True,
    )
)
"""How tempting each kind of action is; other kinds are not."""
HELPFUL = {"castle": 8, "church": 6, "market": 6, "carpenter": 6, "town_hall": 6, "boarding_house": 4, "ship": 3}
"""How much better than others these tiles are."""
AREA = 8
"""What it is worth to complete an area, whose points bring extra actions."""
NOISE = 12
"""The weight of chance."""
PER_WORKER = 15


class Foresight:
    """A chooser for the solo game."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.best = -1
        self.line: list[Action] = []

    def __call__(self, game: Game[Any]) -> Action:
        tried = [action for action in game.legal if action.kind != "turn"]
        while len(tried) > TRIED:
            tried.pop(self.rng.below(len(tried)))
        if self.best < len(game.state.estates[0].tiles):
            for action in tried:
                filled, line = self._played_out(game, action)
                if filled > self.best:
                    self.best, self.line = filled, line
        return self.line.pop(0)

    def _played_out(self, game: Game[Any], action: Action) -> tuple[int, list[Action]]:
        """Return how many fields a playout fills after an action, and what was done in it."""
        after, line = game.copy(), [action]
        after.apply(action)
        while not after.over:
            line.append(self._sensible(after))
            after.apply(line[-1])
        return sum(1 for tile in after.state.estates[0].tiles if tile), line

    def _sensible(self, game: Game[Any]) -> Action:
        """Return what seems useful, with much chance in it."""
        return max((action for action in game.legal if action.kind != "turn"), key=lambda action: self._appeal(game, action))

    def _appeal(self, game: Game[Any], action: Action) -> int:
        worth = APPEAL.get(action.kind, 0) - PER_WORKER * action.cost + self.rng.below(NOISE)
        if action.kind in ("take", "buy", "hire"):
            tile, *removed = [int(pick.partition(":")[2]) for pick in action.picks if pick.startswith("tile:")]
            stored = [PLACEMENT_KIND[kept] for kept in game.state.seats[0].storage if kept]
            fields = analysis_of(game.state, 0).fields[PLACEMENT_KIND[tile]]
            worth -= 40 * len(removed) + 9 * len(stored) + (30 if len(fields) <= stored.count(PLACEMENT_KIND[tile]) else 0)
        if action.kind in ("take", "buy", "hire", "place", "direct"):
            tile = next(int(pick.partition(":")[2]) for pick in action.picks if pick.startswith("tile:"))
            worth += HELPFUL.get(NAME_OF.get(tile, ""), 0)
        if action.kind in ("place", "direct"):
            land, tiles = game.state.estates[0].land, game.state.estates[0].tiles
            field = int(action.picks[-1].rpartition(":")[2])
            worth += AREA * all(tiles[other] for other in land.areas[land.area_of[field]] if other != field)
        if action.kind == "points" and int(action.picks[0].partition(":")[2]) == game.state.solo.target - game.state.solo.counter:
            worth += 70
        return worth

"""A lone player on islands who knows all dice and tiles in advance."""

from __future__ import annotations

from typing import Any

from rules import Action, Game, Rng
from rules.games.burgundy.board.estate import PLACEMENT_KIND
from rules.games.burgundy.state import analysis_of
from tests.playthroughs.foresight import Foresight

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


class Islander(Foresight):
    """A chooser for the solo game, who tries some of the actions before each decision until the duchy is full."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = Rng(seed)

    def tried(self, game: Game[Any]) -> list[Action]:
        if self.best == len(game.state.estates[0].tiles):
            return []
        found = [action for action in game.legal if action.kind != "turn"]
        while len(found) > TRIED:
            found.pop(self.rng.below(len(found)))
        return found

    def played(self, game: Game[Any]) -> Action:
        return max((action for action in game.legal if action.kind != "turn"), key=lambda action: self._appeal(game, action))

    def worth(self, game: Game[Any]) -> int:
        """Return how many fields are filled."""
        return sum(1 for tile in game.state.estates[0].tiles if tile)

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

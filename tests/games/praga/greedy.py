"""A plain greedy player of Praga: does what leaves most points now, and some promise in what is owned and still open.

Medians of 30 games with the usual options:

    players   alone  Parler      2      3      4
    median       99     108    107    105    101
    winners       -       -  112.5  114.5  114.5

Players who choose at random have about 25 alone and 40 with others. It upgrades five to nine times a game and walks to the end of the
King's Road nearly always; it never takes a seal, and seldom has three walls or a technology of level III.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules import Action, Game, Rng
from rules.games.praga.components import RESOURCES, TRACKS, TURNS

from .names import NAME

SOON: dict[str, float] = {
    "gold": 1.1,
    "stone": 1.9,
    "egg": 1.0,
    "silver_window": 1.7,
    "gold_window": 3.0,
    "claim": 3.0,
    "seal_right": 1.9,
    "technology_tile": 1.2,
}
"""What things are worth as long as there are a few turns left to use them."""
LEFT: dict[str, float] = {
    "mine": 3.0,
    "quarry": 3.2,
    "technology": 2.6,
    "university": 3.6,
    "blue_marker": 2.9,
    "red_marker": 0.3,
    "row": 2.1,
    "column": 3.0,
    "upgrade": 9.2,
    "wall": 1.8,
    "pawn": 0.9,
}
"""What things are worth at the beginning; less as the end comes nearer."""
OPEN: dict[str, float] = {"action": 4.0, "extra": 4.7, "other": 4.0}
"""The worth of an action not yet performed, and of anything else that is open in a turn."""
SOME = 4
"""With more than a fourth of the game left, things of ``SOON`` have all of their worth."""
PERFORMED = {"mines", "quarries", "upgrade", "wall", "building", "kings_road"}
FREE = {"take", "end_turn"}
"""The kinds of actions of the free part of a turn."""
UNSEEN = {"refill", "look", "exchange", "end_turn"}
"""Those that turn up something, or after which others play."""
BRANCHES, DEPTH = 4, 4
"""How many of the following choices are looked at, and how far ahead within a performance."""
Weights = Mapping[str, float]


class Greedy:
    """A chooser: it looks ahead to the end of what it begins, and at no tile that it does not see."""

    def __init__(self, seed: int, soon: Weights = SOON, left: Weights = LEFT, open_: Weights = OPEN, moods: int = 1) -> None:
        """``moods``: up to so many tenths of a point chance adds to an action."""
        self.rng, self.moods = Rng(seed), moods
        self.soon, self.left, self.open = soon, left, open_

    def __call__(self, game: Game[Any]) -> Action:
        player = game.decider
        assert player is not None
        found = [action for action in game.legal if action.kind != "take" or action.picks[0].endswith(":0")]
        rated = [self._rated(game, action, player, DEPTH) + self.rng.below(100) / 1000 * self.moods for action in found]
        return found[rated.index(max(rated))]

    def _rated(self, game: Game[Any], action: Action, player: int, depth: int) -> float:
        if action.kind in UNSEEN:
            return self.worth(game, player) - (action.kind != "look") / 2
        after = game.copy()
        after.apply(action)
        following: list[Action] = []
        if action.kind == "take":
            following = self._some([one for one in after.legal if one.kind in PERFORMED], 2 * BRANCHES)
        elif depth and after.decider == player and not FREE & {one.kind for one in after.legal}:
            following = self._some([*after.legal], BRANCHES)
        if not following:
            return self.worth(after, player)
        return max(self._rated(after, one, player, depth - 1) for one in following)

    def _some(self, actions: list[Action], few: int) -> list[Action]:
        """Return a few of many actions, any of them."""
        return actions if len(actions) <= few else [actions[self.rng.below(len(actions))] for _ in range(few)]

    def worth(self, game: Game[Any], player: int) -> float:
        """Return what a player has: points as if the game ended now, and what the rest may still bring."""
        state = game.state
        seat, left = state.seats[player], 1 - state.turns / TURNS[len(state.seats)]
        has = dict(zip((*RESOURCES, *TRACKS), (*seat.stock, *seat.tracks), strict=True))
        names = [NAME[("technology", tile)] for tile in seat.technologies]
        has["technology_tile"] = sum(name.split("_")[1] in "34" for name in names)
        has["claim"] = sum(building is not None and building.cube == player for building in state.buildings)
        has["seal_right"], has["pawn"] = min(1, seat.seal_rights), seat.pawn
        has["row"], has["column"] = map(sum, zip(*seat.projects, strict=True))
        has["upgrade"], has["wall"] = sum(map(len, seat.fields)), sum(tile > 0 for tile, _ in seat.walls)
        points: float = sum(row.points[player] for row in game.rules.ended(state))
        points += min(1.0, SOME * left) * sum(n * has[what] for what, n in self.soon.items())
        points += left * sum(n * has[what] for what, n in self.left.items())
        turn = state.turn
        if turn is not None and state.turn_of == player:
            points += self.open["action"] * turn.action + self.open["extra"] * (turn.extra == "open")
            points += self.open["other"] * (turn.wheel + len(turn.steps) + sum(turn.bonuses) + len(turn.road))
        return points

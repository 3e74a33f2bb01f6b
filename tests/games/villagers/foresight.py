"""A player who knows every card in advance, against the Countess."""

from __future__ import annotations

from typing import Any

from rules import Action, Game, Rng
from tests.playthroughs.foresight import Foresight

from .cards import NAME
from .greedy import alike, left_of, promise
from .oracles.oracle_village import printed

PLAYOUTS = 3
"""How often every action is tried."""
TRIED = 25
"""How many of the actions are tried."""
DEARER_SILVER = 6
"""What a silver symbol may be worth to the Countess."""


class Adviser(Foresight):
    """A chooser for the solo game, who tries every action a few times before each decision."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = Rng(seed)

    def tried(self, game: Game[Any]) -> list[Action]:
        different: dict[tuple[str, ...], Action] = {}
        for action in game.legal:
            different.setdefault(alike(action), action)
        found = list(different.values())
        while len(found) > TRIED:
            found.pop(self.rng.below(len(found)))
        return found * PLAYOUTS

    def worth(self, game: Game[Any]) -> int:
        """Return by how much the game is won."""
        margin: int = game.state.seats[0].gold - game.state.countess.gold
        return margin

    def played(self, game: Game[Any]) -> Action:
        legal = game.legal
        by_kind: dict[str, list[Action]] = {}
        for action in legal:
            by_kind.setdefault(action.kind, []).append(action)
        if "draft" in by_kind:
            return max(by_kind["draft"], key=lambda action: _promise(game, action) + self.rng.below(50) / 10)
        if "give" in by_kind:
            return min(by_kind["give"], key=lambda action: _gift(action) + self.rng.below(30) / 10)
        if "end_turn" not in by_kind:
            return self._any([action for action in legal if action.kind not in ("decline", "jester") or self.rng.below(10) == 0] or legal)
        useful, basics = [action for action in legal if action.kind not in ("end_turn", "basic", "jester")], by_kind.get("basic", [])
        if useful and (not basics or self.rng.below(5)):
            return self._any(useful)
        return self._any(basics if basics and self.rng.below(3) else by_kind["end_turn"])

    def _any(self, actions: list[Action]) -> Action:
        return actions[self.rng.below(len(actions))]


def _number(item: str) -> int:
    return int(item.partition(":")[2])


def _promise(game: Game[Any], action: Action) -> float:
    """Return what a draft may be worth."""
    if not action.picks[0].startswith("card:"):
        return 2.5
    state, card = game.state, _number(action.picks[0])
    seat = state.seats[0]
    tops = frozenset(NAME[plot.columns[-1][-1] if plot.columns else plot.bottom] for plot in seat.village.plots)
    hand = tuple(NAME[other] for other in (*seat.hand.cards, *seat.square))
    coins: int = state.road_coins[state.road.index(card)]
    return coins + promise(NAME[card], tops, hand, left_of(game))


def _gift(action: Action) -> int:
    """Return what a card may be worth to the Countess."""
    raw = printed(NAME[_number(action.picks[0])])
    return (raw.get("gold") or 0) + (raw.get("food") or 0) + DEARER_SILVER * bool(raw.get("silver"))

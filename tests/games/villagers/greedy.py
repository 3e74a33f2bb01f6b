"""A plain greedy player of Villagers: builds what is worth most at the markets now, and drafts what it could build soonest.

Medians of 30 games with the usual options:

    players   1     2     3    4     5
    median   62  76.5    82   74  71.5
    winners   -  83.5    98   97  90.5

The Countess has 130.5. Players who choose at random have 24 alone and 58, 56, 47 and 43 with others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rules import Action, Game, Rng

from .cards import NAME
from .oracles.oracle_village import CHAINS, WILD, Counted, printed, starts_a_plot

FOOD, BUILDER = 8, 14
"""What a symbol that raises a limit is worth at the beginning; it becomes less as the stacks run down."""
STACK = {1: 5, 2: 4, 3: 6, 4: 8, 5: 10}
"""The cards in a stack at the beginning (VI-2.8)."""
ENOUGH = 3
"""More of them raise no limit."""
SILVER = 5
"""What a silver symbol in the hand may come to."""
BUILT_SOON = 3
"""How many cards of a hand are likely to be laid."""
LATE = 0.2
"""How much of their worth the others have."""
BASICS = ("lumberjack", "hayer", "miner")
BARE = 8
"""What an uncovered wildcard costs."""
UNKNOWN = 3
"""What a card drawn face down may be worth."""


class Greedy:
    """A chooser: it looks one decision ahead, and at no card that it does not see."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def __call__(self, game: Game[Any]) -> Action:
        player = game.decider
        assert player is not None
        rated = []
        seen: dict[tuple[str, ...], float] = {}
        for action in game.legal:
            key = alike(action)
            if key not in seen:
                seen[key] = self._rated(game, action, player)
            rated.append(seen[key] + self.rng.below(100) / 1000)
        return game.legal[rated.index(max(rated))]

    def _rated(self, game: Game[Any], action: Action, player: int) -> float:
        what, _, which = action.picks[0].partition(":") if action.picks else ("", "", "")
        match action.kind:
            case "draft" | "coin" if what == "card":
                coins = game.state.road_coins[game.state.road.index(int(which))] if action.kind == "draft" else 0
                return coins + self._promise(game, int(which), player)
            case "draft":
                return UNKNOWN
            case "decline":
                return 0
            case "give":
                return -_worth_to_her(game, int(which))
            case _:
                after = game.copy()
                after.apply(action)
                return _worth(after, player)

    def _promise(self, game: Game[Any], card: int, player: int) -> float:
        seat = game.state.seats[player]
        hand = [NAME[other] for other in (*seat.hand.cards, *seat.square)]
        return promise(NAME[card], frozenset(NAME[each] for each in Counted(seat.village).top), tuple(hand), left_of(game))


def alike(action: Action) -> tuple[str, ...]:
    """Return the same for actions that need not be told apart: the pile a card is laid down on makes no difference."""
    return (action.kind, *action.picks[: 2 if action.kind == "basic" else None])


def _worth(game: Game[Any], player: int) -> float:
    """Return what a player has: gold as if the game ended now, symbols for the limits, cards in the hand."""
    state = game.state
    seat, village = state.seats[player], Counted(state.seats[player].village)
    worth: float = sum(row.points[player] for row in game.rules.ended(state))
    if state.markets < 2:
        left = left_of(game)
        worth += left * (FOOD * min(village.of("food"), ENOUGH) + BUILDER * min(village.of("builder"), ENOUGH))
        tops = frozenset(NAME[card] for card in village.top)
        hand = tuple(NAME[card] for card in seat.hand.cards)
        promises = sorted((promise(name, tops, hand, left) for name in hand), reverse=True)
        worth += sum(promises[:BUILT_SOON]) + LATE * sum(promises[BUILT_SOON:])
    worth -= BARE * village.uncovered_wildcards()
    if state.countess is not None:
        worth -= state.countess.gold + _income(state, state.countess.village)
    return worth


def left_of(game: Game[Any]) -> float:
    """Return how much of the game is left, by the stacks, in tenths."""
    return round(sum(len(pile.cards) for pile in game.state.stacks) / (6 * STACK[len(game.state.seats)]), 1)


def _worth_to_her(game: Game[Any], card: int) -> float:
    """Return what a card would bring the Countess, with the coins on it."""
    state = game.state
    coins: int = state.road_coins[state.road.index(card)]
    return coins + _income(state, state.countess.village.with_plot(card))


def _income(state: Any, village: Any) -> int:
    """Return what a village would bring at the markets that are still to come."""
    counted = Counted(village)
    return sum(sum(counted.market(number).values()) for number in range(state.markets + 1, 3))


@lru_cache(maxsize=20_000)
def promise(name: str, tops: frozenset[str], hand: tuple[str, ...], left: float) -> float:
    """Return what a card in the hand may be worth: little if what it is laid on is missing."""
    raw = printed(name)
    value: float = (1 + (left > 0.5)) * (raw.get("gold") or 0) + SILVER * bool(raw.get("silver"))
    value += left * (FOOD * (raw.get("food") or 0) + BUILDER * (raw.get("builder") or 0))
    value += 2 * bool(raw.get("key_ring")) - 2 * bool(raw.get("padlock"))
    if name in WILD or raw["suit"] == "special":
        return 1.5
    if starts_a_plot(name):
        return 1 + 0.5 * value
    chain = next(chain for chain in CHAINS if name in chain)
    below = chain[chain.index(name) - 1]
    if below in tops or below == "founders":
        return 1 + 0.5 * value
    if below in BASICS or below in hand:
        return 1 + 0.35 * value
    return 0.5 + 0.1 * value

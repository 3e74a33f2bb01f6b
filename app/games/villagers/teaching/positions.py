"""Positions for the lesson: a turn of seat 0 with the cards rearranged. No card is added or removed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

from app.teaching.lesson import LEARNER as ME
from rules import Record, Value, arranged, new
from rules.games.villagers.board.limits import build_limit
from rules.games.villagers.board.village import Plot, Village
from rules.games.villagers.components import BASICS, COUNTESS, DEALT, DEVELOPMENT, DEVELOPMENTS, EVENT, MAX_BASICS, NAME, Cards, SummerName

GAME = "villagers"
OTHER = 1
SEED = 3
ASKED = {"draft": "ask.Draft", "build": "ask.build"}
STACK = 3
"""The cards of a stack that has not been arranged."""
HELD = 4
"""The cards of the other player's hand if it has not been arranged."""


class Arranged:
    """A turn of seat 0, to be arranged. The other player goes first and is done, unless ``opens``.

    Cards are written by name: ``wheeler, hunter``; a village as ``founders(swineherd), miner(seeker jeweler; mason)``, each column from
    below upwards. The Founders need not be named. What is not arranged is dealt from the cards that are left over.
    """

    def __init__(self, names: tuple[str, ...], at: Literal["draft", "build"], *, opens: bool = False, **options: Value | bool) -> None:
        first: dict[str, Value | bool] = {"start_player": "first_seat"} if len(names) > 1 else {}
        self.dealt = new(GAME, names, SEED, first | options)
        self.state: Any = self.dealt.rules.copy(_played(self.dealt, at, opens or len(names) == 1))
        self.me = self.state.seats[ME]
        state = self.state
        piles = (*state.stacks, state.reserve, state.discard, state.left_over, *(seat.hand for seat in state.seats))
        self._free = [
            *(card for card in state.road if card),
            *(card for pile in piles for card in pile.cards),
            *(card for seat in state.seats for card in seat.square),
            *(card for pile in state.basics for card in pile),
            *(card for seat in state.seats for card in seat.village.cards()),
        ]
        self._stacks: dict[int, Cards] = {}
        state.known = (0,) * len(state.known)
        state.discard = state.discard.holding(())
        state.road, state.road_coins = (0,) * len(state.road), (0,) * len(state.road)
        for seat in state.seats:
            seat.hand, seat.square, seat.village = seat.hand.holding(()), (), Village()

    def village(self, text: str, *, player: int = ME, turned: bool = False, coins: Mapping[str, int] | None = None) -> None:
        """Set a player's village, with coins by the name of the card; ``turned``: the Founders show their food."""
        self.state.seats[player].village = self._village("founders", text, turned, coins or {})

    def hand(self, text: str, *, player: int = ME) -> None:
        """Set a player's hand."""
        seat = self.state.seats[player]
        seat.hand = seat.hand.holding(self._cards(text))

    def square(self, text: str, *, player: int = ME) -> None:
        """Set the cards a player has drafted in this round."""
        self.state.seats[player].square = self._cards(text)

    def road(self, text: str, coins: Mapping[str, int] | None = None) -> None:
        """Set the open cards from left to right, with coins by the name of the card."""
        self.state.road = self._cards(text)
        self.state.road_coins = tuple((coins or {}).get(NAME[card], 0) for card in self.state.road)

    def stacks(self, **tops: str) -> None:
        """Set what comes next in stacks, ``first`` to ``sixth``; "" leaves a stack exhausted."""
        numbers = ("first", "second", "third", "fourth", "fifth", "sixth")
        self._stacks |= {numbers.index(number): self._cards(text)[::-1] for number, text in tops.items()}

    def developments(self, *names: str) -> None:
        """Set the open developments, one of each suite."""
        number = {development.id: card for card, development in zip(DEVELOPMENTS, DEVELOPMENT, strict=True)}
        state = self.state
        state.developments = tuple(number[name] for name in names)
        state.development_box = state.development_box.holding(tuple(card for card in DEVELOPMENTS if card not in state.developments))
        state.tokens = (-1,) * len(names)

    def countess(self, text: str, event: SummerName, gold: int) -> None:
        """Set the village of the Countess, her gold and the open event, one of the summer."""
        countess = self.state.countess
        self._free += countess.village.cards()
        countess.village = self._village(NAME[COUNTESS], text, countess.village.turned, {})
        countess.gold = gold
        summer = [*countess.open, *countess.past, *countess.summer.cards]
        countess.open, countess.past = (EVENT[event],), ()
        countess.summer = countess.summer.holding(tuple(card for card in summer if card != EVENT[event]))

    def record(self) -> Record:
        """Return the position, checked by the rules."""
        state = self.state
        for seat in state.seats:
            if not seat.village.plots:
                seat.village = self._village("founders", "", turned=False, coins={})
        state.basics = tuple(tuple(card for card in self._free if NAME[card] == name) for name in BASICS)
        dealt = [name for names in DEALT.values() for name in names]
        self._take(lambda card: NAME[card] in BASICS)
        state.left_over = state.left_over.holding(self._take(lambda card: NAME[card] in dealt))
        for seat in state.seats[OTHER:]:
            if not seat.hand.cards:
                seat.hand = seat.hand.holding(self._any(HELD))
        state.road = tuple(card or self._any(1)[0] for card in state.road)
        tops = [self._stacks.get(n) for n in range(len(state.stacks))]
        below = [self._any(STACK - len(top or ())) if top != () else () for top in tops]
        state.stacks = tuple(pile.holding((*rest, *(top or ()))) for pile, rest, top in zip(state.stacks, below, tops, strict=True))
        state.reserve = state.reserve.holding(tuple(self._free))
        if state.turn is not None:
            limit = build_limit(state, ME)
            state.turn.limit, state.turn.left, state.turn.basics = limit, limit, MAX_BASICS
        return arranged(self.dealt, state)

    def _village(self, first: str, text: str, turned: bool, coins: Mapping[str, int]) -> Village:
        plots = tuple(self._plots(text if text.startswith(first) else f"{first}, {text}"))
        of_name = {NAME[card]: card for plot in plots for card in plot.cards()}
        return Village(plots, tuple(sorted((of_name[name], n) for name, n in coins.items())), turned)

    def _plots(self, text: str) -> Iterator[Plot]:
        for bottom, above in re.findall(r"(\w+)(?:\(([^)]*)\))?", text):
            (card,) = self._cards(bottom)
            yield Plot(card, tuple(self._cards(column.replace(" ", ",")) for column in above.split("; ") if column))

    def _cards(self, text: str) -> Cards:
        """Take cards by name from those that are left over."""
        found: list[int] = []
        for name in filter(None, (word.strip() for word in text.split(","))):
            found.append(next(card for card in self._free if NAME[card] == name))
            self._free.remove(found[-1])
        return tuple(found)

    def _take(self, which: Callable[[int], bool]) -> Cards:
        """Take all cards of a kind from those that are left over."""
        found = tuple(filter(which, self._free))
        self._free = [card for card in self._free if card not in found]
        return found

    def _any(self, count: int) -> Cards:
        """Take villagers that are left over, of different suits."""
        return tuple(self._free.pop(7 * n % len(self._free)) for n in range(count))


def _played(dealt: Record, at: str, opens: bool) -> Any:
    """Return the state of a copy of the game, played on until seat 0 drafts or builds: in the second round if the other begins."""
    game = dealt.game.copy()
    while game.decision is not None:
        question = game.decision.question.key
        if game.decider == ME and question == ASKED[at] and game.state.round == (1 if opens else 2):
            break
        idle = [action for action in game.legal if action.kind in ("end_turn", "decline")]
        game.apply((idle or game.legal)[0])
    return game.state

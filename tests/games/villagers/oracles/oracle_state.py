"""What the oracle of Villagers reads from a state: limits, prices, ways to open a padlock, rewards."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules import Action

from ..cards import DATA, NAME
from .oracle_village import Counted, printed

PRICE = 2
"""What opening a padlock costs (VI-8.1)."""
THEFT = 3
"""What a Thief takes (VI-15.6)."""
BANK_PRICE = 3
"""What it costs at the Countess Bank (VI-19.2)."""
BASICS = ("lumberjack", "hayer", "miner")
DEVELOPMENTS: list[dict[str, Any]] = DATA["modules"]["developments"]["cards"]
EVENTS: list[dict[str, Any]] = DATA["solo"]["events"]
Way = tuple[str, int]
"""How a padlock is opened: ``own`` or ``foreign`` with the unlocker, ``bank``, ``tinner``."""


def turn_is_over(before: Any, after: Any) -> bool:
    """Return whether a build turn ended: nothing is left to be decided in it, such as whom a Thief robs."""
    return after.turn is None or after.turn_of != before.turn_of or after.round != before.round


def last_draft(before: Any, action: Action, player: int, after: Any) -> tuple[int, int] | None:
    """Return who drafted the last card there is without being asked, and that card; None if no one did (VI-3.2, 4.3).

    A player who could do something else is asked, so the draft goes on.
    """
    left = [card for card in before.road if card and f"card:{card}" != action.picks[0]]
    piles = any(pile.cards for pile in before.stacks) or before.reserve.cards
    if action.kind != "draft" or after.phase == "draft" or piles or len(left) != 1:
        return None
    players = len(before.seats)
    first = player if before.pending[-1].more else player + 1
    drafted = [len(seat.square) + (n == player) for n, seat in enumerate(before.seats)]
    takers = [n % players for n in range(first, first + players) if drafted[n % players] < draft_limit(before, n % players)]
    return (takers[0], left[0]) if takers else None


def draft_limit(state: Any, player: int) -> int:
    """Return the draft limit of a player (VI-4.2); a single player's may be lower by one."""
    return min(5, 2 + Counted(state.seats[player].village).of("food") + tokens(state, player, "food_next_round"))


def tokens(state: Any, player: int, what: str) -> int:
    """Return what the tokens a player holds add to a limit (VI-17.9)."""
    held = [card for card, holder in zip(state.developments, state.tokens, strict=True) if holder == player]
    return sum(DEVELOPMENTS[card - 1]["reward"].get(what) or 0 for card in held)


def ways(state: Any, player: int, name: str, gold: int | None = None) -> list[Way]:
    """Return every way to open the padlock of a villager (VI-8.1 to 8.3, 8.8)."""
    key = printed(name)["padlock"]["unlocked_by"]
    gold = state.seats[player].gold if gold is None else gold
    found: list[Way] = [("tinner", 0)] if state.turn is not None and state.turn.tinner else []
    of = [[card for card in one.village.cards() if NAME[card] == key] for one in holders(state)]
    if of[player]:
        return [*found, *(("own", card) for card in of[player])]
    foreign = [card for n, cards in enumerate(of) if n != player for card in cards]
    if foreign:
        return [*found, *(("foreign", card) for card in foreign if gold >= PRICE)]
    return found or ([("bank", 0)] if gold >= bank_price(state) else [])


def bank_price(state: Any) -> int:
    """Return what the bank takes for a padlock (VI-8.1, 19.2)."""
    return BANK_PRICE if state.turn is not None and is_open(state, "the_countess_bank") else PRICE


def is_open(state: Any, name: str) -> bool:
    """Return whether an event of the solo game lies open (VI-19.25)."""
    return state.countess is not None and any(EVENTS[event - 1]["id"] == name for event in state.countess.open)


def holders(state: Any) -> list[Any]:
    """Return everybody with a village: the players, and the Countess after them."""
    return [*state.seats, *([state.countess] if state.countess else [])]


def rewards(state: Any, coins: Counter[int]) -> list[int]:
    """Return the gold the developments bring (VI-17.3, 17.4, 17.6), the Founders having turned (VI-10.1)."""
    villages = [Counted(with_coins(seat.village, coins)) for seat in state.seats]
    for village in villages:
        village.turned = village.turned or not village.of("food")
    found = [0] * len(villages)
    for card in state.developments:
        development = DEVELOPMENTS[card - 1]
        what = development["most"]
        if what["count"] == "cards_in_hand":
            counts = [sum(printed(NAME[each])["suit"] == "special" for each in seat.hand.cards) for seat in state.seats]
        else:
            counts = [village.count(what) for village in villages]
        if counts.count(max(counts)) == 1:
            found[counts.index(max(counts))] += development["reward"]["gold"]
    return found


class _Village:
    """A village with other coins."""

    def __init__(self, village: Any, coins: tuple[tuple[int, int], ...]) -> None:
        self.plots, self.turned, self.coins = village.plots, village.turned, coins


def with_coins(village: Any, coins: Counter[int]) -> _Village:
    """Return a village with the coins the oracle has counted."""
    return _Village(village, tuple((card, coins[card]) for card in village.cards() if coins[card]))


def credited(state: Any, player: int, row: str) -> int:
    """Return what a player has been credited in a row of the score."""
    return sum(points for who, what, points in state.credited if (who, what) == (player, row))

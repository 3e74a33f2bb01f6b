"""The others: how they stand, how fast they are, and what they could take (VI-13.1)."""

from __future__ import annotations

from functools import lru_cache

from ...board.income import income
from ...board.symbols import symbols
from ...board.village import Village
from ...components import KIND, Cards
from ...state import State
from .keys import keys_of
from .naming import Seen, named

RIVALS = named(
    "rivals",
    best_rival="13.1",
    lead="13.1",
    rivals_hand="2.10",
    rivals_food="4.2",
    rivals_builders="6.2",
    rivals_gold_symbols="11.3",
    rivals_need_own_keys="8.1",
    own_locks_at_rivals="8.1",
)
_NOBODY = (0.0,) * len(RIVALS)


def rivals(state: State, seat: int, mine: int, locked: Cards) -> Seen:
    """Return the features of the other players; ``mine`` are the seat's points, ``locked`` the cards with a padlock that it holds."""
    if len(state.seats) == 1:
        return _NOBODY
    others = [one for player, one in enumerate(state.seats) if player != seat]
    best = max([one.gold + income(one.village, state.markets) for one in others])
    cards = sum([len(one.hand.cards) + len(one.square) for one in others])
    villages = tuple([one.village for one in others])
    return (best / 20, (mine - best) / 20, cards / len(others) / 5, *_compared(villages, keys_of(state.seats[seat].village), locked))


@lru_cache(1 << 13)
def _compared(villages: tuple[Village, ...], own: tuple[str, ...], locked: Cards) -> Seen:
    """Return how fast the villages of the others are, and what they and the seat's own keys mean for each other (VI-8.1)."""
    found = [symbols(village) for village in villages]
    keys = [keys_of(village) for village in villages]
    theirs = {key for of in keys for key in of}
    n = len(villages)
    return (
        sum([min(one.food, 3) for one in found]) / n,
        sum([min(one.builder, 3) for one in found]) / n,
        sum([len(one.gold_cards) for one in found]) / n / 4,
        sum([key not in of for of in keys for key in own]) / n / 2,
        sum([KIND[card].unlocker in theirs for card in locked if KIND[card].unlocker not in own]) / 2,
    )

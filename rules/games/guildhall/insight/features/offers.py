"""The VP row as a player sees it who has some completed chapters (GH-6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from rules.engine.worth.features import Feature

from ...components import VP_CARDS, VP_CLAUSE, VP_COST, VP_NAME, VP_VALUE, Cards

KINDS: Final = tuple(dict.fromkeys(VP_NAME[card] for card in VP_CARDS))
_CLAUSE: Final = {VP_NAME[card]: VP_CLAUSE[card] for card in VP_CARDS}
_KIND: Final = (-1, *(KINDS.index(VP_NAME[card]) for card in VP_CARDS))

NAMES: Final = (
    *(Feature(f"{kind}_affordable", "offers", _CLAUSE[kind]) for kind in KINDS),
    Feature("best_purchase", "offers", "GH-6.1"),
    Feature("best_two_purchases", "offers", "GH-6.7"),
    Feature("best_purchases_with_one_more", "offers", "GH-6.7"),
)


class Offers(NamedTuple):
    """What can be bought: the numbers of ``NAMES``, and the points of the best one and the best two purchases."""

    numbers: tuple[float, ...]
    one: int
    two: int
    two_with_more: int
    """The best two purchases with one more completed chapter."""


@lru_cache(maxsize=1 << 13)
def offers(row: Cards, chapters: int) -> Offers:
    """Return what a VP row offers for a number of completed chapters."""
    kinds = [0.0] * len(KINDS)
    for card in row:
        if card and VP_COST[card] <= chapters:
            kinds[_KIND[card]] = 1.0
    one, two = _best(row, chapters)
    more = _best(row, chapters + 1)[1]
    return Offers((*kinds, one, two, more), one, two, more)


def _best(row: Cards, chapters: int) -> tuple[int, int]:
    """Return the most points that one purchase, and up to two, bring (GH-6.7)."""
    cards = [card for card in row if card and VP_COST[card] <= chapters]
    one = max((VP_VALUE[card] for card in cards), default=0)
    pairs = ((a, b) for n, a in enumerate(cards) for b in cards[:n] if VP_COST[a] + VP_COST[b] <= chapters)
    return one, max((one, *(VP_VALUE[a] + VP_VALUE[b] for a, b in pairs)))

"""What the Countess will be given, and what her cards will have grown to by the last market (VI-18.6, 18.11, 18.16)."""

from __future__ import annotations

from functools import lru_cache

from ...board.income import income
from ...board.village import Village
from ...components import KIND, Cards
from ...state import State
from ...steps.countess import GiveCard
from .naming import Seen, named
from .pace import cards_each_draft, cards_of, rounds_after
from .silver import growing

GIFTS = named(
    "rivals",
    countess_cards_to_come="18.6",
    countess_growth="18.16",
    gift_now="18.6",
    gift_next="18.6",
    gift_after_next="18.6",
)
_NONE = (0.0,) * len(GIFTS)


def gifts(state: State) -> Seen:
    """Return the features of what she will get: a gift for every draft to come, and a card of the reserve after all rounds but the last."""
    her = state.countess
    if her is None:
        return _NONE
    coming = cards_of(state, 1) / cards_each_draft(state) + rounds_after(state)
    more = int(coming + 0.5)
    open_cards = state.road if state.phase == "draft" else ()
    offered = _offered(her.village, open_cards, state.road_coins, state.markets, more)
    giving = bool(state.pending) and isinstance(state.pending[-1], GiveCard)
    return (
        coming / 5,
        growing(her.village, more) / 10,
        offered[0] / 10 if giving and offered else 0.0,
        offered[giving] / 10 if len(offered) > giving else 0.0,
        offered[1 + giving] / 10 if len(offered) > 1 + giving else 0.0,
    )


@lru_cache(1 << 13)
def _offered(village: Village, open_cards: Cards, coins: tuple[int, ...], markets: int, more: int) -> tuple[float, ...]:
    """Return what each open card would bring her in the end, the least first, if she is given about so many ``more`` cards."""
    return tuple(sorted([_gift(village, card, markets, more) + n for card, n in zip(open_cards, coins, strict=False) if card]))


@lru_cache(1 << 13)
def _gift(village: Village, card: int, markets: int, more: int) -> float:
    """Return what a card would bring her at the markets to come, with what its silver symbol will have grown to."""
    with_card = village.with_plot(card)
    grown = growing(with_card, more) - growing(village, more) if KIND[card].silver else 0.0
    return income(with_card, markets) - income(village, markets) + grown

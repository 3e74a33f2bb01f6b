"""Which actions of a decision are interchangeable."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from rules.engine.types import Action

from .. import items
from ..board.village import Plot, Village
from ..components import NAME, Cards
from ..state import State

Look = tuple[object, ...]
"""What tells a card, a column or a plot apart from others, no matter which of several equal cards lie there."""


def same(state: State, action: Action) -> Hashable:
    """Return a key that interchangeable actions share: cards of one type are equal, and so are plots of equal cards.

    A card given for a basic is gone on any pile. What lies on top of the pile then shows its suit and may be drafted by anyone (VI-7.2); a
    search may ignore that.
    """
    match action.kind:
        case "basic":
            return _without_pile(action)
        case "lay":
            card, where = action.picks
            host, turn = items.CARD.of(where), state.turn
            looks = _hosts(state.seats[state.turn_of].village, turn.robbed if turn else ())
            return "lay", NAME[items.CARD.key(card)], where if host is None else looks[host]
        case _:
            return action


@lru_cache(1 << 13)
def _without_pile(action: Action) -> Hashable:
    basic, card, _ = action.picks
    return "basic", basic, NAME[items.CARD.key(card)]


@lru_cache(256)
def _hosts(village: Village, robbed: Cards) -> dict[int, Look]:
    """Return what tells each bottom card and each column of a village apart; ``robbed``: the Thieves that have been used this turn."""
    coins = dict(village.coins)

    def look(card: int) -> Look:
        return NAME[card], coins.get(card, 0), card in robbed

    def looks_of(plot: Plot) -> dict[int, Look]:
        columns = {column[-1]: tuple(map(look, column)) for column in plot.columns}
        whole = look(plot.bottom), tuple(sorted(columns.values()))
        return {plot.bottom: (whole, ()), **{top: (whole, column) for top, column in columns.items()}}

    return {host: found for plot in village.plots for host, found in looks_of(plot).items()}

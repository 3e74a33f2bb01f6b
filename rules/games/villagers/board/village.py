"""A village: the cards a player has laid out, as a value (VI-1.1)."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from rules.engine.values import removed, replaced

from ..components import Cards

NEW_PLOT = 0
"""The host of a card that begins a new plot."""


class Plot(Struct, frozen=True, cache_hash=True, gc=False):
    """A bottom card and the columns above it, each from below upwards; no column is empty."""

    bottom: int
    columns: tuple[Cards, ...] = ()

    def cards(self) -> Cards:
        """Return every card of the plot, the bottom card first."""
        return (self.bottom, *chain.from_iterable(self.columns)) if self.columns else (self.bottom,)

    def top(self) -> Cards:
        """Return the cards that nothing lies on (VI-1.2)."""
        return tuple([column[-1] for column in self.columns]) or (self.bottom,)


class Village(Struct, frozen=True, cache_hash=True, gc=False):
    """The cards of a village and the coins on them. The plots stand in the order in which they were begun."""

    plots: tuple[Plot, ...] = ()
    coins: tuple[tuple[int, int], ...] = ()
    """The cards that carry coins and how many, by card."""
    turned: bool = False
    """Whether the Founders, or the Countess, lie with the side up that has no gold (VI-10.1, 18.4)."""

    def cards(self) -> Cards:
        """Return every card, plot by plot."""
        return _cards(self)

    def path(self, card: int) -> Cards:
        """Return the cards from the bottom card up to this one (VI-1.1). Raises ValueError if it is not in the village."""
        plot, column = self._find(card)
        if column is None:
            return (card,)
        cards = plot.columns[column]
        return (plot.bottom, *cards[: cards.index(card) + 1])

    def covered(self) -> Cards:
        """Return the cards with a villager directly on them, plot by plot (VI-1.2)."""
        under = (((plot.bottom,), *(column[:-1] for column in plot.columns)) for plot in self.plots if plot.columns)
        return tuple(card for plot in under for cards in plot for card in cards)

    def coins_on(self, card: int) -> int:
        """Return the coins on a card."""
        return next((n for on, n in self.coins if on == card), 0)

    def with_coins(self, card: int, count: int) -> Village:
        """Return the village with more coins on a card, or fewer if negative."""
        others = tuple(entry for entry in self.coins if entry[0] != card)
        total = self.coins_on(card) + count
        return replace(self, coins=tuple(sorted((*others, (card, total)))) if total else others)

    def with_plot(self, card: int) -> Village:
        """Return the village with a card as a new plot."""
        return replace(self, plots=(*self.plots, Plot(card)))

    def with_card(self, card: int, host: int) -> Village:
        """Return the village with a card on another one, or as a new plot if ``host`` is ``NEW_PLOT``."""
        if host == NEW_PLOT:
            return self.with_plot(card)
        plot, column = self._find(host)
        if column is None:
            return self._exchanged(plot, Plot(plot.bottom, (*plot.columns, (card,))))
        return self._exchanged(plot, Plot(plot.bottom, replaced(plot.columns, column, (*plot.columns[column], card))))

    def with_other(self, card: int, other: int) -> Village:
        """Return the village with another card in the exact place of one that carries no coins (VI-9.10)."""
        plot, column = self._find(card)
        if column is None:
            return self._exchanged(plot, Plot(other, plot.columns))
        cards = plot.columns[column]
        return self._exchanged(plot, Plot(plot.bottom, replaced(plot.columns, column, replaced(cards, cards.index(card), other))))

    def without_top(self, card: int) -> Village:
        """Return the village without a top villager, and without the coins on it. Raises ValueError if it is covered."""
        plot, column = self._find(card)
        if card != (plot.columns[column][-1] if column is not None else plot.bottom) or (column is None and plot.columns):
            raise ValueError(f"card {card} is covered")
        bare = replace(self, coins=tuple(entry for entry in self.coins if entry[0] != card))
        if column is None:
            return replace(bare, plots=removed(self.plots, plot))
        columns = (*plot.columns[:column], plot.columns[column][:-1], *plot.columns[column + 1 :])
        return bare._exchanged(plot, Plot(plot.bottom, tuple(filter(None, columns))))

    def _find(self, card: int) -> tuple[Plot, int | None]:
        """Return the plot of a card, and its column unless it is the bottom card. Raises ValueError if it is not in the village."""
        for plot in self.plots:
            if plot.bottom == card:
                return plot, None
            for n, column in enumerate(plot.columns):
                if card in column:
                    return plot, n
        raise ValueError(f"card {card} is not in the village")

    def _exchanged(self, plot: Plot, new: Plot) -> Village:
        return replace(self, plots=replaced(self.plots, self.plots.index(plot), new))


@lru_cache(maxsize=1024)
def _cards(village: Village) -> Cards:
    found: list[int] = []
    for plot in village.plots:
        found.append(plot.bottom)
        for column in plot.columns:
            found += column
    return tuple(found)

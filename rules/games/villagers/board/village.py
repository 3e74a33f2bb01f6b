"""A village: the cards a player has laid out, as a value (VI-1.1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from ..components import Cards


class Plot(Struct, frozen=True):
    """A bottom card and the columns above it, each from below upwards; no column is empty."""

    bottom: int
    columns: tuple[Cards, ...] = ()

    def cards(self) -> Cards:
        """Return every card of the plot, the bottom card first."""
        return (self.bottom, *(card for column in self.columns for card in column))


class Village(Struct, frozen=True):
    """The cards of a village and the coins on them. The plots stand in the order in which they were begun."""

    plots: tuple[Plot, ...] = ()
    coins: tuple[tuple[int, int], ...] = ()
    """The cards that carry coins and how many, by card."""
    turned: bool = False
    """Whether the Founders, or the Countess, lie with the side up that has no gold (VI-10.1, 18.4)."""

    def cards(self) -> Iterator[int]:
        """Yield every card, plot by plot."""
        for plot in self.plots:
            yield from plot.cards()

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

    def without_top(self, card: int) -> Village:
        """Return the village without a card that nothing lies on, and without the coins on it."""
        plots: list[Plot] = []
        for plot in self.plots:
            columns = tuple(rest for column in plot.columns if (rest := column[:-1] if column[-1] == card else column))
            if plot.bottom != card:
                plots.append(Plot(plot.bottom, columns))
        return replace(self, plots=tuple(plots), coins=tuple(entry for entry in self.coins if entry[0] != card))

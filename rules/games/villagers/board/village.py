"""A village: the cards a player has laid out, as a value (VI-1.1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

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

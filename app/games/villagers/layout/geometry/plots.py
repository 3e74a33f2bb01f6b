"""Where the cards of a village lie: plots side by side, each with its columns, closer together when there are many. Pure geometry."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from app.table.geometry.placement import Rect
from rules.games.villagers.board.village import Plot, Village
from rules.games.villagers.components import KIND

from ...words.cards import CARD_RATIO
from .places import CARD, STRIP

GAP, APART = 6.0, 3.0
"""Gap between two columns, and what is added between two plots."""
ASIDE = 12.0
"""How far the front card of a pair stands to the right of the one behind it: a chain would be flush."""
LOWEST_STRIP = 18.0
"""Height of the strips of a very long chain."""
USUAL_DEPTH = 3
"""Depth of the chains that the cards in a higher panel leave room for."""
MOST_GROWN = 1.4
COVERED = 0.5
"""Share of a card's width that its neighbour may cover before cards get narrower."""
SLIM = 0.5
"""Share of a column that a free place takes where cards lie close together."""
NARROWEST = 62.0
"""Least width of a card."""


@dataclass(frozen=True, slots=True)
class Plots:
    """The places of the cards and of what may be laid.

    ``tops`` are uncovered cards, ``strips`` the upper edges of covered ones, both by card in painting order; ``slots`` are free places
    beside the column of a bottom card, by that card; ``new`` is the place of a new plot.
    """

    tops: dict[int, Rect] = field(default_factory=dict)
    strips: dict[int, Rect] = field(default_factory=dict)
    slots: dict[int, Rect] = field(default_factory=dict)
    new: Rect | None = None


@dataclass(frozen=True, slots=True)
class _Group:
    """What stands in the same columns: a plot, or two plots of one card each, the first one partly behind the second."""

    plots: tuple[Plot, ...]
    columns: float

    @property
    def aside(self) -> float:
        """The width it takes besides its columns."""
        return ASIDE if len(self.plots) > 1 else 0.0


def least_height(village: Village, width: float) -> float:
    """Return the height that the cards of a village need if they are this wide."""
    deepest = max((1 + len(column) for plot in village.plots for column in plot.columns), default=1)
    return width * CARD_RATIO + (deepest - 1) * STRIP * width / CARD


def plots(village: Village, area: Rect, opened: Collection[int] = (), new: bool = False) -> Plots:
    """Return the places of a village in ``area``; ``opened`` bottom cards have a free place beside their column, as has a ``new`` plot."""
    deepest = max((1 + len(column) for plot in village.plots for column in plot.columns), default=1)
    free = 1.0
    alone = _alone(village, opened, free)
    width, step = _measured(alone, new, deepest, area)
    if step < width:
        free = SLIM
        alone = _alone(village, opened, free)
        width, step = _measured(alone, new, deepest, area)
    groups = alone
    for pairs in range(1, len(_singles(alone)) // 2 + 1):
        if step >= width:
            break
        groups = _paired(alone, pairs)
        width, step = _measured(groups, new, deepest, area)
    height = width * CARD_RATIO
    strip = min(STRIP * width / CARD, max(LOWEST_STRIP, (area.h - height) / max(1, deepest - 1)))
    found = Plots()
    x = area.x
    for group in groups:
        first, last = group.plots[0], group.plots[-1]
        if first is not last:
            found.tops[first.bottom] = Rect(x, area.y, width, height)
            found.tops[last.bottom] = Rect(x + ASIDE, area.bottom - height, width, height)
        elif first.columns:
            found.strips[first.bottom] = Rect(x, area.y, width + step * (group.columns - 1), strip)
        else:
            found.tops[first.bottom] = Rect(x, area.y, width, height)
        for n, column in enumerate(first.columns):
            y = area.y + strip
            for card in column[:-1]:
                found.strips[card] = Rect(x + n * step, y, width, strip)
                y += strip
            found.tops[column[-1]] = Rect(x + n * step, y, width, height)
        if first.bottom in opened:
            broad = width if free == 1.0 else free * step
            found.slots[first.bottom] = Rect(x + len(first.columns) * step + 1, area.y + strip + 3, broad - 2, height - 6)
        x += group.columns * step + group.aside + APART
    return Plots(found.tops, found.strips, found.slots, Rect(x + 1, area.y + 1, width - 2, height - 2)) if new else found


def _alone(village: Village, opened: Collection[int], free: float) -> list[_Group]:
    """Return every plot by itself; a free place beside a column takes this share of one."""
    return [_Group((plot,), max(1, len(plot.columns)) + free * (plot.bottom in opened)) for plot in village.plots]


def _singles(groups: list[_Group]) -> list[_Group]:
    """Return the plots of one card that have one column, first those on whose lower half nothing counts."""
    found = [group for group in groups if group.columns == 1 and not group.plots[0].columns]
    return sorted(found, key=lambda group: _valued(group.plots[0].bottom))


def _paired(groups: list[_Group], pairs: int) -> list[_Group]:
    """Return the plots with so many pairs of single cards: the last of ``_singles``, in their places, each in front of one of the first."""
    singles = _singles(groups)
    behind, front = singles[:pairs], singles[: -pairs - 1 : -1]
    joined = {top.plots[0].bottom: _Group((below.plots[0], top.plots[0]), 1) for below, top in zip(behind, front, strict=True)}
    return [joined.get(group.plots[0].bottom, group) for group in groups if group not in behind]


def _valued(card: int) -> bool:
    """Say whether the lower half of a card shows something that counts."""
    kind = KIND[card]
    return bool(kind.gold or kind.silver or kind.bronze or kind.unlocker)


def _measured(groups: list[_Group], new: bool, deepest: int, area: Rect) -> tuple[float, float]:
    """Return the width of the cards and the step from one column to the next: no larger than the height allows, covered if they must be."""
    columns = sum(group.columns for group in groups) + new
    between = max(0, len(groups) + new - 1) * APART + sum(group.aside for group in groups)
    highest = min(CARD * MOST_GROWN, area.h / (CARD_RATIO + (max(USUAL_DEPTH, deepest) - 1) * STRIP / CARD))
    fits = (area.w - between - (columns - 1) * GAP) / max(1, columns)
    width = max(min(highest, fits), min(highest, CARD), _least(deepest, area))
    if columns < 2 or fits >= width:
        return width, width + GAP
    step = (area.w - between - width) / (columns - 1)
    if step < width * COVERED:
        width = max(NARROWEST, (area.w - between) / (1 + (columns - 1) * COVERED))
        step = (area.w - between - width) / (columns - 1)
    return width, step


def _least(deepest: int, area: Rect) -> float:
    """Return the width of the cards with which the longest chain fits if its strips are as low as possible."""
    return min(CARD, (area.h - (deepest - 1) * LOWEST_STRIP) / CARD_RATIO)

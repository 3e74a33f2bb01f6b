"""Where the cards of a village lie: plots side by side, each with its columns, single cards in pairs where room is short. Pure geometry."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import groupby

from msgspec import Struct, field

from app.table.geometry.placement import Rect
from rules.games.villagers.board.village import Plot, Village
from rules.games.villagers.components import KIND

from ...words.cards import CARD_RATIO
from .places import CARD, STRIP

GAP, APART = 6.0, 3.0
"""Gap between two columns, and what is added between two plots."""
LOWEST_STRIP = 18.0
"""Height of the strips of a very long chain."""
TWO_LINES = 29.0
"""Height of the strips of narrow cards, whose names have no room on one line, if there is room."""
USUAL_DEPTH = 3
"""Depth of the chains that the cards in a higher panel leave room for."""
MOST_GROWN = 1.4
READABLE = 76.0
"""Width below which single cards lie in pairs, one above the other, if that makes them no narrower; below it, strips are higher."""
SLIM = 0.5
"""Share of a column that a free place beside others takes where room is short."""
LOW = 24.0
"""Minimum height of a free place below a column."""
TALLEST, HIGH = 1.8, 112.0
"""Maximum height of a narrow card for every unit of its width, and at all."""
NARROWEST = 62.0
"""Minimum width of a card: if there are more of them, they overlap, all by the same share."""


class Plots(Struct, frozen=True):
    """The places of the cards and of what may be laid.

    ``tops`` are uncovered cards, ``strips`` the upper edges of covered ones, both by card in painting order; ``slots`` are free places
    beside or below the columns of a bottom card, by that card; ``new`` is the place of a new plot.
    """

    tops: dict[int, Rect] = field(default_factory=dict)
    strips: dict[int, Rect] = field(default_factory=dict)
    slots: dict[int, Rect] = field(default_factory=dict)
    new: Rect | None = None


class _Group(Struct, frozen=True):
    """What is in the same columns: a plot with its free place, or up to two single cards ``stacked`` one above the other."""

    plots: tuple[Plot, ...]
    columns: float
    stacked: bool = False


class _Row(Struct, frozen=True):
    """Groups side by side: the width of the cards, and of those that lie in pairs; the ``gap`` between two, below 0 if they overlap."""

    groups: tuple[_Group, ...]
    width: float
    small: float
    gap: float = GAP

    @property
    def least(self) -> float:
        """How far the narrowest cards are from the next ones."""
        return self.gap + min(self.small if group.stacked else self.width for group in self.groups)

    def step(self, group: _Group) -> float:
        """Return how far one column of a group is from the next."""
        return (self.small if group.stacked else self.width) + self.gap


def greatest_height(width: float) -> float:
    """Return the height that the longest chains need if the cards are this wide."""
    longest = max(kind.index for kind in KIND)
    return width * CARD_RATIO + (longest - 1) * STRIP * width / CARD


def plots(village: Village, area: Rect, opened: Collection[int] = (), new: bool = False) -> Plots:
    """Return the places of a village in ``area``; ``opened`` bottom cards have a free place beside their columns, as has a ``new`` plot.

    The order of the cards is always the same: first what carries others, then what cannot. The room of a new plot is always left free.
    """
    ordered = sorted(village.plots, key=lambda plot: not KIND[plot.bottom].slots)
    deepest = max((1 + len(column) for plot in ordered for column in plot.columns), default=1)
    roomy = _row(_alone(ordered, dict.fromkeys(opened, 1.0)), deepest, area)
    if roomy.width >= min(CARD, _highest(deepest, area)) - 0.1:
        return _placed(roomy, deepest, area, opened, new)
    found = _placed(_crowded(ordered, {}, deepest, area), deepest, area, opened, new)
    high = dict.fromkeys(set(opened) - found.slots.keys(), SLIM)
    return _placed(_crowded(ordered, high, deepest, area), deepest, area, opened, new) if high else found


def _crowded(ordered: list[Plot], beside: Mapping[int, float], deepest: int, area: Rect) -> _Row:
    """Return the row of a village whose cards cannot have their usual width: in pairs only if the whole width is not enough without."""
    row, paired = (_row(groups(ordered, beside), deepest, area) for groups in (_alone, _stacked))
    return row if row.width >= READABLE or row.least > paired.least else paired


def _alone(ordered: list[Plot], beside: Mapping[int, float]) -> list[_Group]:
    """Return every plot by itself, with the share of a column of the free place beside it; and finally an empty group for a new one."""
    return [*(_Group((plot,), max(1, len(plot.columns)) + beside.get(plot.bottom, 0)) for plot in ordered), _Group((), 1)]


def _stacked(ordered: list[Plot], beside: Mapping[int, float]) -> list[_Group]:
    """Return the plots of a full village: neighbouring single cards in pairs, and room for one more at the end."""
    groups: list[_Group] = []
    for single, some in groupby(ordered, key=lambda plot: not plot.columns):
        run = [*some]
        groups += [_Group((*run[n : n + 2],), 1, True) for n in range(0, len(run), 2)] if single else _alone(run, beside)[:-1]
    return groups if groups and groups[-1].stacked and len(groups[-1].plots) == 1 else [*groups, _Group((), 1, True)]


def _row(groups: list[_Group], deepest: int, area: Rect) -> _Row:
    """Return how wide the cards can be: no wider than the height allows, overlapping only if they would be too narrow."""
    small = (area.h - GAP) / 2 / CARD_RATIO
    highest = _highest(deepest, area)
    columns, pairs = (sum(group.columns for group in groups if group.stacked is which) for which in (False, True))
    room = area.w - (len(groups) - 1) * APART + GAP
    width = min(highest, (room - pairs * (small + GAP)) / max(1, columns) - GAP) if columns else highest
    if width < small:
        width = small = room / (columns + pairs) - GAP
    if width >= NARROWEST:
        return _Row((*groups,), width, small)
    step = (room - GAP - NARROWEST) / max(1, columns + pairs - 1)
    return _Row((*groups,), NARROWEST, NARROWEST, step - NARROWEST)


def _placed(row: _Row, deepest: int, area: Rect, opened: Collection[int], new: bool) -> Plots:
    """Return the places of the cards of a row, of its free places as far as there is room, and of the new plot if there is one."""
    found = Plots()
    height = _height(row.width, deepest, area)
    wanted = STRIP * row.width / CARD if row.width >= READABLE else TWO_LINES
    strip = max(LOWEST_STRIP, min(wanted, (area.h - height) / max(1, deepest - 1)))
    x, free = area.x, area
    for group in row.groups:
        if group.stacked or not group.plots:
            width = row.small if group.stacked else row.width
            cells = [Rect(x, area.y + n * (width * CARD_RATIO + GAP), width, width * CARD_RATIO) for n in range(2)]
            found.tops.update({plot.bottom: cell for plot, cell in zip(group.plots, cells, strict=False)})
            free = cells[len(group.plots) % 2]
        else:
            (plot,) = group.plots
            _add(found, plot, Rect(x, area.y, row.width, height), group.columns, row.step(group), strip)
            if plot.bottom in opened:
                _add_slot(found, plot, group, row, Rect(x, area.y + strip, row.width, height), area)
        x += group.columns * row.step(group) + APART
    return Plots(found.tops, found.strips, found.slots, free.inset(1)) if new else found


def _height(width: float, deepest: int, area: Rect) -> float:
    """Return the height of the cards of chains: narrow ones are higher than usual where there is room, for the sake of what is on them."""
    usual = width * CARD_RATIO
    return max(usual, min(width * TALLEST, HIGH, area.h - (max(USUAL_DEPTH, deepest) - 1) * LOWEST_STRIP - LOW - 4))


def _add(found: Plots, plot: Plot, rect: Rect, columns: float, step: float, strip: float) -> None:
    """Add the places of a plot of this many columns whose bottom card would lie at ``rect`` alone."""
    if not plot.columns:
        found.tops[plot.bottom] = rect
        return
    found.strips[plot.bottom] = Rect(rect.x, rect.y, rect.w + step * (columns - 1), strip)
    for n, column in enumerate(plot.columns):
        y = rect.y + strip
        for card in column[:-1]:
            found.strips[card] = Rect(rect.x + n * step, y, rect.w, strip)
            y += strip
        found.tops[column[-1]] = Rect(rect.x + n * step, y, rect.w, rect.h)


def _add_slot(found: Plots, plot: Plot, group: _Group, row: _Row, first: Rect, area: Rect) -> None:
    """Add the free place of a plot: beside its columns if that is kept for it, otherwise below them if there is room."""
    columns, step = len(plot.columns), row.step(group)
    share = group.columns - columns
    if share:
        broad = first.w if share == 1.0 else share * step
        found.slots[plot.bottom] = Rect(first.x + columns * step + 1, first.y + 3, broad - 2, first.h - 6)
        return
    lowest = max(found.tops[column[-1]].bottom for column in plot.columns) + 4
    if area.bottom - lowest >= LOW:
        across = first.w + step * (columns - 1)
        found.slots[plot.bottom] = Rect(first.x + 2, lowest, across - 4, min(area.bottom - lowest, first.h))


def _highest(deepest: int, area: Rect) -> float:
    """Return the width of the cards in a village with room: what its height allows, and the longest chain with its strips."""
    usual = area.h / (CARD_RATIO + (max(USUAL_DEPTH, deepest) - 1) * STRIP / CARD)
    return max(min(CARD * MOST_GROWN, usual), min(CARD, (area.h - (deepest - 1) * LOWEST_STRIP) / CARD_RATIO))

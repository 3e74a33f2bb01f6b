"""How a player looks at a match: whose things and which board are shown, whether their hand lies open, and what is pointed out. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from app.table.choice.reach import row_of
from app.table.geometry.frame_data import pointed_out
from app.table.geometry.layout import Layout
from rules import ItemId

from .ahead import board_showing
from .infoline import MAIN_BUTTON
from .table_model import TableModel
from .view_options import ViewOptions


class Viewing:
    """What can be changed about the picture of a match without playing."""

    def __init__(self, model: TableModel, refresh: Callable[[ViewOptions], None], show: Callable[[], None]) -> None:
        """Look at a model; ``refresh`` shows it with other options, ``show`` with the same ones."""
        self._model = model
        self._refresh, self._show = refresh, show
        self.lights: tuple[tuple[ItemId, ...], ...] = ()
        """What is pointed out, by seat."""
        self.later: tuple[ItemId, ...] = ()
        """What is pointed out as well, more faintly."""

    @property
    def options(self) -> ViewOptions:
        """How the match is viewed now."""
        return self._model.options

    def look(self, **changes: Any) -> None:
        """View the same match differently, by fields of ``ViewOptions``."""
        options = replace(self.options, **changes)
        if options != self.options:
            self._refresh(options)

    def cover(self, covered: bool) -> None:
        """Cover the viewer's own closed hand, or show it."""
        self.look(cover=covered)

    def open_hand(self, opened: bool = True) -> None:
        """Show the viewer their hand, as they have asked for it, although it is covered or they could decide without it; or close it."""
        self.look(opened=opened)

    def peek(self, seat: int | None) -> None:
        """Show another seat's things, as far as the viewer may see them; None: the viewer's own."""
        if self._model.match.viewer is not None:
            self.look(peek=seat)

    def peek_or_return(self, seat: int) -> None:
        """Show a seat's things; the viewer's own if they are asked for, or if that seat's are shown already."""
        self.peek(None if seat in (self.options.peek, self._model.match.viewer) else seat)

    def light(self, items: Sequence[Sequence[ItemId]], later: Sequence[ItemId] = ()) -> None:
        """Point out things of each seat, until called again with none. If a seat's things are not on the table, its box is lit.

        ``later`` is pointed out as well, more faintly, where it is on the table.
        """
        self.lights = tuple(tuple(of) for of in items)
        self.later = tuple(later)
        self.look(board=board_showing(self._model, [item for of in items for item in of]))
        self._show()

    def pointed_out(self, layout: Layout) -> tuple[frozenset[ItemId], frozenset[ItemId]]:
        """Return what is pointed out in a layout, and what is more faintly; nothing behind the curtain."""
        lights = [[self._leading_to(item, layout) for item in of] for of in self.lights]
        lit = pointed_out(lights, layout) if self._model.match.viewer is not None else frozenset()
        return lit, frozenset(self.later) & layout.placements.keys() if lit else frozenset()

    def _leading_to(self, item: ItemId, layout: Layout) -> ItemId:
        """Return an item, or what is clicked for it if it is not on the table.

        That is the main button if it stands for it; if the item says how something is done, the one of its row that is a step towards it.
        """
        if item in layout.placements:
            return item
        default = self._model.main_default()
        if default is not None and default.picks == (item,):
            return MAIN_BUTTON
        steps = layout.placements if row_of(item) in self._model.screen.inferred else ()
        return next((step for step in steps if row_of(step) == row_of(item)), item)

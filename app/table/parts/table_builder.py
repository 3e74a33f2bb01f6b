"""Turns a position and what is picked into everything on the table. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from msgspec import Struct, field
from msgspec.structs import replace

from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from app.table.game_ui import GameUi
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position
from rules import ItemId, Use

from . import chooser, curtain
from .bars import Bars
from .button_state import with_state
from .frame import background, table_area
from .infoline import MAIN_BUTTON, Measure, Ui, info_line
from .view_options import ViewOptions

Rows = list[tuple[str, tuple[ItemId, ...]]]
"""What is offered in the chooser: rows of items, each with its heading."""


class Picture(Struct):
    """What is made once after every change of a match: everything that does not depend on what is picked."""

    options: ViewOptions
    position: Position
    picker: Picker = field(default_factory=lambda: Picker(()))
    lost: tuple[Use, ...] = ()
    """What is lost if the turn ends now."""
    base: Sequence[Placement] = ()
    chips: frozenset[ItemId] | None = None
    """The chips on the info line, once they are asked for."""
    untouched: tuple[Ui, Layout] | None = None
    """The layout before anything is picked, with the words it was made for."""


class TableBuilder:
    """A maker of layouts for one game's table."""

    def __init__(self, screen: GameUi, measure: Measure) -> None:
        self._screen = screen
        self._measure = measure

    def base(self, position: Position, title: str) -> list[Placement]:
        """Lay out everything except the info line and what is picked."""
        return background(position, self._screen, title, self._measure)

    def layout(self, picture: Picture, ui: Ui) -> Layout:
        """Lay out everything on the table, with what is picked now and the words of ``ui``."""
        if picture.picker.touched:
            return self._laid(picture, ui)
        if picture.untouched is None or picture.untouched[0] != ui:
            picture.untouched = ui, self._laid(picture, ui)
        return picture.untouched[1]

    def curtain(self, picture: Picture, seat: int, comes: str = "") -> Layout:
        """Lay out the curtain for ``seat``; ``comes`` says why they look now, unless it is simply their turn."""
        position, options = picture.position, picture.options
        size, key = (position.width, position.height), options.named_keys["curtain"]
        return curtain.curtain(
            *size,
            position.game,
            seat,
            position.names,
            position.colours,
            position.seats,
            position.scores,
            options.texts,
            self._measure,
            key,
            options.text_size,
            comes,
        )

    def without_choice(self, position: Position, ui: Ui) -> Layout:
        """Lay out a table on which nothing can be picked."""
        placed = [*self.base(position, ui.title), *info_line(position, self._screen, ui, self._measure)]
        return Layout.of(position.width, position.height, [with_state(placement, {}) for placement in placed])

    def placed(self, picture: Picture) -> set[ItemId]:
        """Return the items that have a place of their own, not counting the chooser's."""
        return {placement.item for placement in picture.base} | self._chips(picture) | {MAIN_BUTTON}

    def default(self, picture: Picture) -> Plan | None:
        """Return the plan that Enter chooses, or None: where the main button can end the turn, nothing that is merely offered beside.

        Of several things laid out on the table to be chosen from, none is chosen before it is clicked.
        """
        picker = picture.picker
        ends = picker.highlights.get(MAIN_BUTTON)
        if not picker.picks and ends is not None and ends.state == "next":
            return None
        placed, chips = self.placed(picture), self._chips(picture)
        found = picker.default(placed, chips)
        if found is None or picker.picks or len(picker.candidates) == 1:
            return found
        laid = {placement.item for placement in self._screen.picked(picture.position, picker)}
        return picker.default(placed | laid, chips) if picker.lacks(found) in laid else found

    def _chips(self, picture: Picture) -> frozenset[ItemId]:
        if picture.chips is None:
            picture.chips = frozenset(item for item, _, _ in self._screen.chips(picture.position))
        return picture.chips

    def _laid(self, picture: Picture, ui: Ui) -> Layout:
        position, picker = picture.position, picture.picker
        placed = [*picture.base, *info_line(position, self._screen, ui, self._measure)]
        rows = picker.choices(self.placed(picture)) or self._sources(picker)
        added = self._screen.picked(position, picker)
        own = {placement.item for placement in added}
        parts = tuple(f"{item}:" for item in own if item.startswith("frame:"))
        placed = [*(placement for placement in placed if placement.item not in own and not placement.item.startswith(parts)), *added]
        if any(item not in own for _, items in rows for item in items):
            offered = {item for _, items in rows for item in items}
            placed = [replace(p, item=f"frame:{p.item}", static=True) if p.item in offered else p for p in placed]
            placed += self._chooser(picture, rows, placed)
        highlights = picker.highlights
        return Layout.of(position.width, position.height, [with_state(placement, highlights) for placement in placed])

    def _sources(self, picker: Picker) -> Rows:
        """Return sources to offer in the chooser despite having a place of their own: equal payments, if nothing else is open."""
        if not picker.awaited or not picker.awaited <= self._screen.inferred:
            return []
        found = tuple(sorted(item for item, mark in picker.highlights.items() if mark.state == "next"))
        return [("", found)] if len(found) > 1 else []

    def _opened(self, picture: Picture, rows: Rows) -> Picker:
        """Return the choice as it was when the chooser opened with these rows: it stays where it is while other things are picked."""
        placed = self.placed(picture)
        for upto in range(len(picture.picker.picks)):
            begun = copy(picture.picker)
            begun.picks = begun.picks[:upto]
            if begun.choices(placed) == rows:
                return begun
        return picture.picker

    def _chooser(self, picture: Picture, rows: Rows, placed: list[Placement]) -> list[Placement]:
        position, picker = picture.position, picture.picker
        rects = {placement.item: placement.rect for placement in placed}
        area = table_area(position, self._screen.rail is not None).inset(6)
        source = position.decision.source if position.decision is not None else None
        offered = {item for _, items in rows for item in items}
        begun = self._opened(picture, rows)
        lit = [rects[item] for item, mark in begun.highlights.items() if mark.state == "next" and item in rects and item not in offered]
        pieces = [] if picker.picks else [p.rect for p in placed if not p.static and p.z >= 0]  # a click has shown where to look
        near = next((rects[item] for item in (*reversed(begun.picks), source) if item in rects), Rect(area.cx, area.cy, 0, 0))

        def choice(item: ItemId) -> str:
            return self._screen.choice(position, item, picker.picks)

        bars = Bars(position.text_size)
        if amounts := picker.amounts:
            done = self._screen.words_of_plan(position, picker.candidates[0])
            texts = (position.texts("table.less"), position.texts("table.more"), done)
            steps = [(row, items, amounts[row]) for row, items in rows]
            return chooser.stepper(steps, choice, texts, near, area, self._measure, bars, lit, pieces)
        default = self.default(picture)
        chosen = default.picks if default else ()
        return chooser.chooser(rows, choice, chosen, picker.in_reach, near, area, self._measure, bars, picker.is_fruitless, lit, pieces)

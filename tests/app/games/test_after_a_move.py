"""Where arrows and Tab enter the table after a move made by keyboard, in every game: closest to where the move was begun."""

from __future__ import annotations

import math
import random

import pytest
from msgspec import Struct, field
from PySide6.QtCore import Qt

import rules
from app.table.controller import TableController
from app.table.geometry.placement import Rect
from app.table.parts.chooser import PANEL
from app.table.parts.infoline import MAIN_BUTTON
from rules import ItemId
from tests.app.positions import NAMES
from tests.app.tables import Start

KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
ENOUGH, MOST = 8, 300
"""Moves after which the table is entered anew, and the most moves that are made for that."""


class Walker(Struct):
    """Someone who plays by keyboard alone. ``left``: where each viewer last was before a choice was begun there."""

    table: TableController
    rng: random.Random
    left: dict[int, Rect] = field(default_factory=dict)

    @property
    def focus(self) -> ItemId | None:
        return self.table.view.table.focus

    def press(self, key: Qt.Key) -> None:
        table, at = self.table, self.focus
        if at is not None and at != MAIN_BUTTON and not table.picker.touched and table.layout.placements[at].kind != "choice":
            assert table.match.viewer is not None
            self.left[table.match.viewer] = table.view.table.rect_of(at)
        table.keyboard.press(key.value, 0)

    def move(self) -> None:
        """Go somewhere, and press Enter or the main button until something has been decided."""
        entries = self.table.match.record.entries
        made = len(entries)
        for _ in range(self.rng.randrange(4)):
            self.press(self.rng.choice(KEYS))
        for _ in range(60):
            self.press(Qt.Key.Key_Return)
            if len(entries) > made:
                return
            self.press(Qt.Key.Key_E if self.table.model.main_default() is not None else self.rng.choice(KEYS))
            if len(entries) > made:
                return
        raise AssertionError("the keyboard does not get on")

    def distances(self) -> dict[ItemId, float]:
        """Return how far what can be chosen is from where the viewer last was, except for the main button.

        Nothing is returned while a choice is open or the focus is somewhere: then, arrows lead on from there.
        """
        table, viewer = self.table, self.table.match.viewer
        if viewer not in self.left or self.focus is not None or table.picker.touched or PANEL in table.layout.placements:
            return {}
        place, scene = self.left[viewer], table.view.table
        lit = [item for item in scene.showing.clickable if item in table.picker.highlights and item != MAIN_BUTTON]
        return {item: math.dist((place.cx, place.cy), (scene.rect_of(item).cx, scene.rect_of(item).cy)) for item in lit}


@pytest.mark.parametrize("game", rules.IDS)
def test_the_table_is_entered_closest_to_where_the_last_move_began(start: Start, game: str) -> None:
    record, rng = rules.new(game, NAMES[:2], 5), random.Random(3)
    walker, found = Walker(start(record), rng), 0
    for _ in range(MOST):
        walker.table.match.lift_curtain()
        near = walker.distances()
        walker.press(rng.choice(KEYS))
        if near:
            assert walker.focus is not None
            assert near[walker.focus] == pytest.approx(min(near.values()))
            found += 1
            if found == ENOUGH:
                return
        walker.move()
    raise AssertionError(found)


@pytest.mark.parametrize("game", rules.IDS)
def test_after_a_click_the_table_is_entered_as_at_first(start: Start, game: str) -> None:
    """The mouse has been elsewhere since."""
    table = start(rules.new(game, NAMES[:2], 5))
    table.match.lift_curtain()
    table.keyboard.press(Qt.Key.Key_Tab.value, 0)
    first = table.view.table.focus
    table.keyboard.press(Qt.Key.Key_Backtab.value, 0)
    table.keyboard.press(Qt.Key.Key_Down.value, 0)
    table.view.table.missed.emit()
    assert table.view.table.focus is None  # no ring for players who use only the mouse
    table.keyboard.press(Qt.Key.Key_Down.value, 0)
    assert table.view.table.focus == first

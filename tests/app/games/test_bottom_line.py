"""The keyboard in the bottom line: arrows and Tab go through all its buttons, those of the game as well as the commands."""

from __future__ import annotations

from itertools import islice

import pytest
from PySide6.QtCore import Qt

import rules
from app.table.controller import TableController
from app.table.parts.bars import Bars
from app.table.parts.button_state import is_command
from tests.app.positions import random_game
from tests.app.tables import Start

POSITIONS = 10
SHIFT = Qt.KeyboardModifier.ShiftModifier.value


def in_line(table: TableController) -> list[str]:
    """Return what can be pressed in the bottom line, from left to right."""
    low = table.layout.height - Bars(table.model.options.text_size).info
    rects = {item: table.view.table.rect_of(item) for item in table.view.table.showing.clickable}
    return sorted((item for item, rect in rects.items() if rect.y >= low), key=lambda item: rects[item].cx)


@pytest.mark.parametrize("game", rules.IDS)
def test_arrows_and_tab_go_through_the_whole_line(start: Start, game: str) -> None:
    mixed = 0
    for record in islice(random_game(2, 8, 7, game), POSITIONS):
        table = start(rules.load(rules.encode(record)))
        table.match.lift_curtain()
        line = in_line(table)
        mixed += any(map(is_command, line)) and not all(map(is_command, line))
        table.keyboard.press(Qt.Key.Key_F6.value, SHIFT)
        by_arrow, by_tab = [], []
        for _ in line:
            by_arrow.append(table.view.table.focus)
            table.keyboard.press(Qt.Key.Key_Right.value, 0)
        table.keyboard.press(Qt.Key.Key_Tab.value, 0)
        for _ in line:
            by_tab.append(table.view.table.focus)
            table.keyboard.press(Qt.Key.Key_Tab.value, 0)
        assert by_arrow == line
        assert by_tab == line
    assert mixed, "no position has a button of the game in the line"

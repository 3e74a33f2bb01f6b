"""What the keys of the dice lead to (UX 4.5)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rules.games.burgundy import items
from tests.app.pages import key, settle, window
from tests.games.burgundy import builder


@pytest.mark.parametrize("on_it", [False, True], ids=["the focus elsewhere", "the focus on that die"])
@pytest.mark.parametrize("n", [0, 1])
def test_a_die_chosen_by_key_puts_the_focus_on_what_it_can_do(qtbot: QtBot, n: int, on_it: bool) -> None:
    """Its targets were lit before; Enter takes the first of them and does not put the die back."""
    with window() as program:
        program.play(builder.record(builder.table(dice=(1, 5), extra_tiles=True, depots={1: ["ship"], 5: ["mine"]})))
        settle()
        table, die = program.table.controller, items.DIE.id(0, n)
        assert table is not None
        table.view.table.set_focus(die if on_it else None)
        key(table.view, (Qt.Key.Key_F, Qt.Key.Key_G)[n])
        assert table.picker.picks == (die,)
        first = table.view.table.focus
        assert first != die
        assert first in table.picker.highlights
        before = len(table.match.record.entries)
        key(table.view, Qt.Key.Key_Return)
        assert table.picker.picks[:2] == (die, first) or len(table.match.record.entries) > before

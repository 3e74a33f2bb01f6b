"""The question before the first game of a kind, answered by keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.app.pages import focused, key, settle, window

GAME = "burgundy"


def test_tab_goes_from_one_answer_to_the_next() -> None:
    with window() as program:
        program.first_time.open(GAME, False, lambda: None)
        settle()
        order = [focused().objectName()]
        for _ in range(3):
            key(focused(), Qt.Key.Key_Tab)
            order.append(focused().objectName())
        assert order == ["first_time:known", "first_time:new", "first_time:close", "first_time:known"]

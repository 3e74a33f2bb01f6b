"""Rows and columns of painted pages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.windows.kit.canvas import Canvas
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Column
from app.windows.kit.leaves import Painting, Spring, Words
from tests.app.pages import let_go


@pytest.mark.parametrize("stretch", [0, 1])
def test_a_hidden_part_leaves_its_room_to_the_others(qtbot: QtBot, stretch: int) -> None:
    shown = Painting(lambda p, r: None, 10, 20)
    hidden = Column(Spring())
    whole = Column((hidden, stretch), Spring(), shown, Spring())
    whole.forget(1.0)
    whole.setGeometry(QRect(0, 0, 100, 120))
    assert shown.place.top() > 50
    hidden.shown = False
    whole.forget(1.0)
    whole.setGeometry(QRect(0, 0, 100, 120))
    assert shown.place.top() == 50


def test_what_is_laid_out_on_a_canvas_goes_with_it(qtbot: QtBot) -> None:
    """Left to the garbage collector, parts could be freed before the layout that owns them."""
    page = Canvas()
    words, inner = Words("words"), Words("within")
    page.contents = Column(words, Flow(Column(inner)))
    page.deleteLater()
    let_go()
    assert not isValid(page)
    assert not isValid(words)
    assert not isValid(inner)

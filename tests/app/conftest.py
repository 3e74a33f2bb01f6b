"""For the tests of the window side."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.art import cache, lettering
from app.table.input import second_click
from tests.app.pages import let_go
from tests.app.tables import Start, tables


@pytest.fixture
def fresh_painting() -> Iterator[None]:
    """Nothing has been painted and no words have been cut; neither is left to the next test."""
    lettering.overflows.clear()
    cache.clear()
    yield
    lettering.overflows.clear()
    cache.clear()


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> Iterator[QApplication]:
    """Everything here is measured and painted with the typefaces of the program. What a test was done with is gone after it."""
    yield qapp
    let_go()


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever clicks in a test takes their time: no click is the second half of a double click unless the test says so."""
    seconds = count(0, 10)
    monkeypatch.setattr(second_click, "monotonic", lambda: next(seconds))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty folder for journals."""
    found = tmp_path / "games"
    found.mkdir()
    return found


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Start]:
    """Lays tables."""
    with tables() as found:
        yield found

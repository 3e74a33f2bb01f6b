"""Fixtures for the tests of the windows."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.application import qt
from app.art import cache, lettering
from app.table.input import second_click
from tests.app.pages import let_go
from tests.app.tables import Start, tables


@pytest.fixture
def fresh_painting() -> Iterator[None]:
    """Start each test with nothing painted and no words cut, and leave nothing of either to the next test."""
    lettering.overflows.clear()
    cache.clear()
    yield
    lettering.overflows.clear()
    cache.clear()


@pytest.fixture(autouse=True)
def application() -> Iterator[QApplication]:
    """Measure and paint everything with the program's typefaces, and delete what a test has finished with."""
    yield qt()
    let_go()


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clicks in a test take their time: none is the second half of a double click unless the test says so."""
    moments = count(0, 10_000)
    monkeypatch.setattr(second_click, "now", lambda: next(moments))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return an empty folder for journals."""
    found = tmp_path / "games"
    found.mkdir()
    return found


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Start]:
    """Return a function that lays tables."""
    with tables() as found:
        yield found

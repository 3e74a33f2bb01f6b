"""For the tests of the window side."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.table.painters import cache, lettering


@pytest.fixture
def fresh_painting() -> Iterator[None]:
    """Nothing has been painted and no words have been cut; neither is left to the next test."""
    lettering.overflows.clear()
    cache.clear()
    yield
    lettering.overflows.clear()
    cache.clear()


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """Everything here is measured and painted with the typefaces of the program."""
    return qapp

"""Fixtures for what a screen reader gets from a table."""

import pytest

from app.table.scene.view import TableView
from tests.app.pages import settle


@pytest.fixture
def spoken(reader: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect what a screen reader is asked to say at tables."""
    found: list[str] = []
    monkeypatch.setattr(TableView, "speak", lambda _, words: found.append(words))
    settle()
    return found

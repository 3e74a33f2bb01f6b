"""While players fill in the set-up page, the first picture of their game is painted, so that Start only has to show it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.storage.settings import Settings
from rules import catalogue
from tests.app.pages import click, window

GAMES = tuple(game.id for game in catalogue())
ANEW = 12
"""Number of pictures that may still be new: lines that only the window knows."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("settings", [Settings(), Settings(text_size=130)])
def test_start_finds_its_pictures_painted(game: str, settings: Settings, qtbot: QtBot) -> None:
    with window(settings=settings, on_screen=True) as program:
        program.set_up(game)
        first = program.table.first
        qtbot.waitUntil(lambda: not first.painting, timeout=20_000)
        store = first.store_of(game)
        before = store.painted
        click(program, "start_game")
        if program.match is not None and program.match.curtain:
            program.match.lift_curtain()
        assert before > 50
        assert store.painted - before <= ANEW


@pytest.mark.slow
def test_the_pictures_of_another_game_go(qtbot: QtBot) -> None:
    with window(on_screen=True) as program:
        program.set_up(GAMES[0])
        first = program.table.first
        store = first.store_of(GAMES[0])
        program.set_up(GAMES[1])
        assert first.painting
        assert first.store_of(GAMES[1]) is not store
        assert not first.painting

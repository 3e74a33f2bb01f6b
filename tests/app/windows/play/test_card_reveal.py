"""What everybody earns at a market day is laid out card by card; a click or a key never waits for it (UX 2.5)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.commands import Command
from app.windows.main_window import MainWindow
from tests.app.pages import click, controller_of, focused, key, settle, window
from tests.games.villagers.builder import record, table


@pytest.fixture
def market() -> Iterator[MainWindow]:
    """Open a game in which the last decision leads to the first market."""
    others = {1: {"village": "beekeeper, fisher", "coins": {"fisher": 3}, "turned": True}}
    game = record(table(2, at="BuildPhase", others=others, turned=True, village="wattler, thatcher", stacks={1: "", 2: ""}))
    for _ in range(2):
        game.play(next(action for action in game.game.legal if action.kind == "end_turn"))
    with window() as program:
        program.play(game)
        program.table.animated = True
        program.table._lay_open(tuple(game.entries[-1].events))
        yield program


@pytest.mark.slow
def test_card_by_card(market: MainWindow, qtbot: QtBot) -> None:
    reveal = market.table.reveal
    assert (reveal.isVisible(), reveal.shown) == (True, 1)
    qtbot.waitUntil(lambda: reveal.shown == 3)
    assert reveal.accessibleDescription().splitlines() == [
        "Player 0: +2, Thatcher +2",
        "Player 1: +10, Beekeeper +4, Fisher +6",
    ]


@pytest.mark.parametrize("on", [Qt.Key.Key_Return, Qt.Key.Key_E])
def test_a_key_shows_the_rest_and_another_goes_on(market: MainWindow, on: Qt.Key) -> None:
    reveal = market.table.reveal
    key(focused(), Qt.Key.Key_Space)
    assert (reveal.isVisible(), reveal.shown) == (True, 3)
    key(focused(), on)
    assert not reveal.isVisible()


def test_the_green_button_has_the_key_that_the_player_chose_for_it(market: MainWindow) -> None:
    market.program.change(keys={Command.END: "X"})
    key(focused(), Qt.Key.Key_E)
    assert market.table.reveal.isVisible()
    key(focused(), Qt.Key.Key_X)
    assert not market.table.reveal.isVisible()


def test_the_button_need_not_wait_for_the_last_card(market: MainWindow) -> None:
    click(market, "reveal:go_on")
    assert not market.table.reveal.isVisible()
    assert not market.table.score.isVisible()


def test_it_leads_on_to_the_score(market: MainWindow) -> None:
    click(market, "reveal:score")
    assert not market.table.reveal.isVisible()
    assert market.table.score.isVisible()


@pytest.mark.parametrize("button", ["reveal:go_on", "reveal:score"])
def test_the_last_market_comes_before_the_final_score(button: str) -> None:
    game = record(table(2, at="BuildPhase", village="wattler, thatcher", markets=1, stacks=dict.fromkeys(range(1, 7), "")))
    with window() as program:
        program.play(game)
        page, match = program.table, program.match
        assert match is not None
        for _ in range(2):
            match.lift_curtain()
            match.play(next(action for action in game.game.legal if action.kind == "end_turn"))
        settle()
        assert game.game.over
        assert page.reveal.isVisible()
        assert not page.score.isVisible()
        placed = controller_of(program).layout.placements
        assert placed["frame:question"].words == program.program.texts("table.over_counting")
        click(program, button)
        assert not page.reveal.isVisible()
        assert page.score.isVisible()
        page.score.show_all()
        placed = controller_of(program).layout.placements
        assert "Player 0" in placed["frame:question"].words

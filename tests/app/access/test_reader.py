"""The controls that a screen reader finds on the table, and what it is asked to say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.storage.settings import Settings
from app.table.parts.curtain import LIFT, MENU
from app.table.parts.infoline import MAIN_BUTTON
from app.windows.main_window import MainWindow
from rules import catalogue, new
from tests.app.access.finding import controls, line
from tests.app.pages import click_item, controller_of, focused, key, settle, show, view_of, window

GAMES = [meta.id for meta in catalogue()]


def table(program: MainWindow, game: str) -> MainWindow:
    """Put the beginning of a game for two on the table, seen by the player who begins."""
    show(program, new(game, ("Anna", "Ben"), 5))
    return program


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_clicked_has_a_name_of_its_own(qtbot: QtBot, reader: None, game: str) -> None:
    with window() as program:
        table(program, game)
        found = controls(program)
        assert found.keys() == view_of(program).table.showing.clickable
        names = [control.accessibleName() for control in found.values()]
        assert all(names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_a_control_lies_on_its_piece_and_does_what_a_click_does(qtbot: QtBot, reader: None, game: str) -> None:
    with window() as program:
        table(program, game)
        view, picker = view_of(program), controller_of(program).picker
        lit = sorted(item for item, mark in picker.highlights.items() if mark.state == "next" and item in controls(program))
        item = next(item for item in lit if item != MAIN_BUTTON)
        seen, factor, place = view.table.rect_of(item), view.factor, controls(program)[item].geometry()
        assert place.contains(round(seen.cx * factor), round(seen.cy * factor))
        before = len(controller_of(program).match.record.entries)
        controls(program)[item].click()
        settle()
        match = controller_of(program).match
        assert item in controller_of(program).picker.picks or len(match.record.entries) > before


def test_a_chosen_piece_is_a_button_held_down_and_says_so(qtbot: QtBot, reader: None) -> None:
    with window() as program:
        table(program, "burgundy")
        die = next(item for item in controls(program) if item.startswith("die:"))
        assert not controls(program)[die].isDown()
        controls(program)[die].click()
        settle()
        assert controls(program)[die].isDown()
        assert "Chosen" in controls(program)[die].accessibleDescription()


def test_tab_leads_a_reader_through_the_controls_and_enter_presses(qtbot: QtBot, reader: None) -> None:
    with window() as program:
        table(program, "burgundy")
        visited = []
        for _ in range(3):
            key(focused(), Qt.Key.Key_Tab)
            visited.append(focused())
            assert focused() is controls(program)[view_of(program).table.focus or ""]
            assert focused().accessibleDescription()
        assert len(set(visited)) == 3
        item = view_of(program).table.focus
        key(focused(), Qt.Key.Key_Return)
        assert item in controller_of(program).picker.picks


def test_a_reader_that_goes_to_a_control_takes_the_ring_along(qtbot: QtBot, reader: None) -> None:
    with window() as program:
        table(program, "guildhall")
        for item in list(controls(program))[:4]:
            controls(program)[item].setFocus()
            assert view_of(program).table.focus == item


def test_the_mouse_and_the_picture_know_nothing_of_the_controls(qtbot: QtBot, reader: None) -> None:
    with window() as program:
        table(program, "burgundy")
        shown = program.grab().toImage()
        die = next(item for item in controls(program) if item.startswith("die:"))
        for group in view_of(program).viewport().findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            group.hide()
        assert program.grab().toImage() == shown
        click_item(program, die)
        assert die in controller_of(program).picker.picks


def test_behind_the_curtain_there_is_only_what_lifts_it_and_the_menu(qtbot: QtBot, reader: None) -> None:
    with window() as program:
        program.play(new("guildhall", ("Anna", "Ben"), 5))
        settle()
        assert list(controls(program)) == [LIFT, MENU]
        groups = [parent.objectName() for one in (LIFT, MENU) if (parent := controls(program)[one].parentWidget()) is not None]
        assert groups == ["access:choices", "access:commands"]
        assert line(program, "question") == "Anna’s turn. Everyone else: please look away"
        controls(program)[LIFT].click()
        settle()
        assert any(item.startswith("card:") for item in controls(program))


def test_what_one_player_was_told_is_not_there_for_the_next(qtbot: QtBot, reader: None) -> None:
    with window() as program:
        match = show(program, new("guildhall", ("Anna", "Ben"), 5))
        view_of(program).announce("Anna draws the red dancer")
        assert line(program, "news") == "Anna draws the red dancer"
        match.lower_curtain()
        settle()
        assert line(program, "news") == ""


def test_a_closed_drawer_has_names_and_keeps_nothing(qtbot: QtBot, reader: None) -> None:
    with window() as program:
        show(program, new("guildhall", ("Anna", "Ben"), 5))
        words, log = program.table.words, program.table.log
        for drawer, letter in ((words, Qt.Key.Key_F4), (log, Qt.Key.Key_L)):
            assert drawer.accessibleName()
            assert drawer.close_button.accessibleName()
            assert drawer.list.accessibleName()
            key(view_of(program), letter)
            assert drawer.list.count()
            key(drawer, Qt.Key.Key_Escape)
            assert drawer.isHidden()
            assert not drawer.list.count()
        assert words.tree.topLevelItemCount() == 0


def test_what_covers_the_table_hides_the_controls(qtbot: QtBot, reader: None) -> None:
    with window() as program:
        table(program, "burgundy")
        assert controls(program)
        key(view_of(program), Qt.Key.Key_S)
        assert program.table.score.isVisible()
        assert not controls(program)
        key(focused(), Qt.Key.Key_Escape)
        assert controls(program)


def test_the_question_is_spoken_when_it_changes_after_what_has_happened(qtbot: QtBot, spoken: list[str]) -> None:
    with window() as program:
        table(program, "burgundy")
        assert spoken[-1].startswith("Anna has ")
        spoken.clear()
        match = controller_of(program).match
        action = next(action for action in match.record.game.legal if action.kind == "workers")
        controller_of(program).play_action(action)
        settle()
        assert len(spoken) == 2
        assert "workers" in spoken[0]
        assert spoken[1] == line(program, "question")
        assert line(program, "news") == spoken[0]


def test_a_refusal_is_spoken(qtbot: QtBot, spoken: list[str]) -> None:
    with window() as program:
        table(program, "burgundy")
        controller_of(program).press(next(item for item in controller_of(program).layout.placements if item.startswith("field:")))
        assert spoken[-1]
        assert view_of(program).table.tip is not None


def test_a_reader_that_comes_later_finds_everything_after_the_next_change(qtbot: QtBot) -> None:
    with window() as program:
        table(program, "burgundy")
        assert not view_of(program).viewport().children()
        QAccessible.setActive(True)
        try:
            controller_of(program).refresh()
            assert controls(program)
        finally:
            QAccessible.setActive(False)


def test_nothing_is_made_while_nobody_listens(qtbot: QtBot) -> None:
    with window(settings=Settings()) as program:
        table(program, "praga")
        assert not view_of(program).viewport().findChildren(QWidget)


def test_a_sheet_on_the_pages_can_be_reached(qtbot: QtBot) -> None:
    """A screen reader finds nothing in a stack of pages but the pages."""
    with window(asked=False) as program:
        program.first_time.open("guildhall", False, lambda: None)
        assert program.first_time.parentWidget() is program
        assert program.first_time.isVisible()

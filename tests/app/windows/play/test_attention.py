"""What asks for attention: the expected place pulses after a pause; a step that reveals something may have to be confirmed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.session.match import Match
from app.storage.settings import Settings
from app.table.controller import TableController
from app.table.parts.infoline import MAIN_BUTTON
from app.table.scene import pulse
from app.windows.main_window import MainWindow
from rules import Record, new
from tests.app.pages import click, click_item, focused, key, settle, window
from tests.app.painting import face_of

GAME = "burgundy_cards"


def show(program: MainWindow, record: Record, animated: bool = True) -> TableController:
    program.table.animated = animated
    program.show_match(Match(record, parent=program))
    settle()
    assert program.table.controller is not None
    return program.table.controller


def fresh() -> Record:
    return new(GAME, ("Anna", "Ben"), 5, {"open_hands": True})


# the pulse


def test_after_a_pause_the_expected_place_pulses_until_somebody_is_there(qtbot: QtBot) -> None:
    with window() as program:
        controller = show(program, fresh())
        assert not controller.pulse.running
        controller.pulse.begin()
        assert controller.pulse.running
        assert controller.expected() == {item for item, mark in controller.picker.highlights.items() if mark.state == "next"}
        assert controller.view is not None
        QTest.mouseMove(controller.view.viewport(), QPoint(5, 5))
        QTest.mouseMove(controller.view.viewport(), QPoint(50, 50))
        settle()
        assert not controller.pulse.running
        controller.pulse.begin()
        key(focused(), Qt.Key.Key_Tab)
        assert not controller.pulse.running


def test_where_only_the_end_of_the_turn_is_left_the_main_button_pulses(qtbot: QtBot) -> None:
    with window() as program:
        record = fresh()
        while record.game.decision.question.key != "ask.end":  # type: ignore[union-attr]
            record.play(record.game.legal[0])
        controller = show(program, record)
        assert MAIN_BUTTON in controller.expected() or any(item.startswith("button:") for item in controller.expected())


@pytest.mark.parametrize("animation", ["off", "calm"])
def test_nothing_pulses_with_reduced_motion(qtbot: QtBot, animation: str) -> None:
    with window(settings=Settings(animation=animation)) as program:  # type: ignore[arg-type]
        controller = show(program, fresh())
        controller.pulse.begin()
        assert not controller.pulse.running


def test_it_ends_by_itself_when_nobody_comes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "LONGEST", 1)
    with window() as program:
        controller = show(program, fresh())
        controller.pulse.begin()
        qtbot.waitUntil(lambda: not controller.pulse.running, timeout=5000)


def test_nothing_pulses_behind_the_curtain(qtbot: QtBot) -> None:
    with window() as program:
        controller = show(program, new(GAME, ("Anna", "Ben"), 5, {"open_hands": False}))
        controller.pulse.begin()
        assert not controller.pulse.running


# before something is revealed


def revealing(program: MainWindow) -> tuple[TableController, str]:
    """Return a position in which a click on a stack of goods or animals turns up the card below it, and that stack."""
    record = fresh()
    while record.game.decision.question.key != "ask.take_top.animals":  # type: ignore[union-attr]
        kinds = {action.kind: action for action in record.game.legal}
        record.play(kinds.get("place") or kinds.get("take") or record.game.legal[0])
    return show(program, record, animated=False), record.game.legal[0].picks[0]


def test_a_step_that_reveals_something_is_confirmed_once(qtbot: QtBot) -> None:
    with window(settings=Settings(confirm_reveals=True)) as program:
        controller, stack = revealing(program)
        entries = len(controller.match.record.entries)
        click_item(program, stack)
        assert len(controller.match.record.entries) == entries
        assert program.program.texts("table.confirm_do") == controller.layout.placements[MAIN_BUTTON].words
        key(focused(), Qt.Key.Key_Escape)
        assert program.program.texts("table.confirm_do") != controller.layout.placements[MAIN_BUTTON].words
        click_item(program, stack)
        click_item(program, stack)
        assert len(controller.match.record.entries) == entries + 1


def test_the_main_button_and_enter_confirm_too(qtbot: QtBot) -> None:
    with window(settings=Settings(confirm_reveals=True)) as program:
        controller, stack = revealing(program)
        entries = len(controller.match.record.entries)
        click_item(program, stack)
        click_item(program, MAIN_BUTTON)
        assert len(controller.match.record.entries) == entries + 1


@pytest.mark.slow
def test_what_reveals_nothing_and_the_end_of_a_turn_need_no_confirmation(qtbot: QtBot) -> None:
    with window(settings=Settings(confirm_reveals=True)) as program:
        controller = show(program, fresh(), animated=False)
        for _ in range(30):
            record = controller.match.record
            kinds = {action.kind: action for action in record.game.legal}
            action = kinds.get("play") or kinds.get("take_silver") or kinds.get("end_turn")
            if action is None:
                break
            entries = len(record.entries)
            controller.play_action(action)
            assert len(record.entries) == entries + 1


def test_without_the_setting_it_is_done_at_once(qtbot: QtBot) -> None:
    with window() as program:
        controller, stack = revealing(program)
        entries = len(controller.match.record.entries)
        click_item(program, stack)
        assert len(controller.match.record.entries) == entries + 1


def test_the_switch_stands_among_the_settings(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "page:settings")
        click(program, "confirm_reveals")
        assert program.program.settings.confirm_reveals


# what happened last


@pytest.mark.slow
def test_the_last_turn_of_another_leaves_a_trail_that_fades_and_its_lines_are_lit(qtbot: QtBot) -> None:
    with window() as program:
        program.resize(1920, 992)
        record = fresh()
        first = record.game.decider
        while record.game.decider == first:
            kinds = {action.kind: action for action in record.game.legal}
            record.play(kinds.get("take") or record.game.legal[0])
        controller = show(program, record, animated=False)
        assert controller.view is not None
        trail = controller.view.table.showing.last
        assert max(trail.values()) == 1.0
        assert min(trail.values()) < 1.0
        assert 0 < controller.model.position.fresh <= len(controller.model.position.log)
        assert face_of(controller.layout.placements["frame:log"]).fresh == controller.model.position.fresh
        controller.play_action(record.game.legal[0])
        assert not controller.view.table.showing.last
        assert controller.model.position.fresh == 0

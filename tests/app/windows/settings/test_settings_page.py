"""The settings page: every control changes its setting immediately; keys are accepted, or refused with a reason."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QScrollArea, QTextBrowser
from pytestqt.qtbot import QtBot

from app.art.lettering import grown
from app.games import find
from app.session.match import Match
from app.shortcuts import written
from app.storage.settings import Settings
from app.table.input import keys
from app.table.screen import GameKey
from app.texts import LANGUAGES, Texts
from app.windows.kit.canvas import Canvas
from app.windows.main_window import MainWindow
from app.windows.page_stack import ZoomArea
from app.windows.settings.settings_page import SettingsPage
from rules import catalogue, new
from tests.app.pages import Listener, button, click, controller_of, focused, key, nothing_cut, settle, window
from tests.app.painting import face_of
from tests.slow import rest_slow

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def play(program: MainWindow, players: int = 2) -> None:
    names = ("Anna", "Ben", "Cleo", "Dora")[:players]
    program.show_match(Match(new("burgundy_cards", names, 5, {}), parent=program))
    settle()


@pytest.mark.parametrize(
    ("control", "field", "value"),
    [
        ("animation:off", "animation", "off"),
        ("animation:calm", "animation", "calm"),
        ("undo:practice", "undo", "practice"),
        ("hints:never", "hints", "never"),
        ("end_turn", "end_turn", "automatic"),
        ("single_choices", "single_choices", "automatic"),
        ("cover_hands", "cover_hands", True),
        ("confirm_reveals", "confirm_reveals", True),
        ("small_change:2", "small_change", "2"),
        ("text_size:larger", "text_size", 110),
        ("text_size:smaller", "text_size", 90),
        ("full_screen", "full_screen", True),
        ("touch", "touch", True),
        ("muted", "muted", True),
        ("volume:softer", "volume", 30),
        ("volume:louder", "volume", 50),
    ],
)
def test_each_control_changes_its_setting(qtbot: QtBot, control: str, field: str, value: object) -> None:
    with window() as program:
        click(program, "page:settings")
        click(program, control)
        assert getattr(program.program.settings, field) == value


def test_the_volume_is_heard_when_it_changes_and_ends_the_silence(qtbot: QtBot) -> None:
    listener = Listener()
    with window(settings=Settings(muted=True, volume=90), speaker=listener) as program:
        click(program, "page:settings")
        assert not button(program, "muted").isChecked()
        click(program, "volume:louder")
        assert button(program, "muted").isChecked()
        assert not button(program, "volume:louder").isEnabled()
        click(program, "volume:hear")
        click(program, "volume:softer")
        assert [volume for _, volume in listener.heard] == [1.0, 1.0, 0.9]
        assert button(program, "volume:hear").text() == "90 %"


def test_a_key_mutes_on_every_page(qtbot: QtBot) -> None:
    listener = Listener()
    with window(speaker=listener) as program:
        for page in ("start", "settings"):
            if page == "settings":
                click(program, "page:settings")
            key(focused(), Qt.Key.Key_M, CONTROL)
            assert program.program.settings.muted
            assert listener.sounds == []
            key(focused(), Qt.Key.Key_M, CONTROL)
            assert not program.program.settings.muted
            assert listener.sounds == ["place"]


def test_the_language_changes_at_once(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "page:settings")
        page = program.pages.currentWidget()
        click(page, "language:de")  # the start page has such a button too
        assert program.program.texts.language == "de"
        assert button(page, "back").text() == "Zurück"


def test_a_new_key_works_and_the_old_one_does_not(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "page:settings")
        click(program, "keys:look")
        click(program, "key:log")
        key(focused(), Qt.Key.Key_Q)
        assert program.program.settings.keys == {"log": "Q"}
        assert button(program, "key:log").text() == "Q"
        play(program)
        key(focused(), Qt.Key.Key_L)
        assert not program.table.log.isVisible()
        key(focused(), Qt.Key.Key_Q)
        assert program.table.log.isVisible()


def test_a_command_of_the_table_takes_a_new_key(qtbot: QtBot) -> None:
    with window() as program:
        program.program.change(keys={"curtain": "Ctrl+H"})
        program.show_match(Match(new("burgundy_cards", ("Anna", "Ben"), 5, {"open_hands": False}), parent=program))
        assert program.match is not None
        program.match.lift_curtain()
        settle()
        key(focused(), Qt.Key.Key_B)
        assert not program.match.curtain
        key(focused(), Qt.Key.Key_H, CONTROL)
        assert program.match.curtain


@pytest.mark.parametrize("taken", [Qt.Key.Key_S, Qt.Key.Key_Tab, Qt.Key.Key_3, Qt.Key.Key_F11])
def test_a_key_that_is_taken_is_refused_with_a_sentence(qtbot: QtBot, taken: Qt.Key) -> None:
    with window() as program:
        click(program, "page:settings")
        click(program, "keys:look")
        click(program, "key:log")
        key(focused(), taken)
        assert program.program.settings.keys == {}
        assert not program.program.settings.full_screen
        page = program.pages.currentWidget()
        assert isinstance(page, SettingsPage)
        assert page.refused.strip()


def test_esc_keeps_the_key_and_reset_brings_the_usual_ones(qtbot: QtBot) -> None:
    with window(settings=Settings(keys={"log": "P"})) as program:
        click(program, "page:settings")
        click(program, "keys:look")
        click(program, "key:log")
        key(focused(), Qt.Key.Key_Escape)
        assert program.program.settings.keys == {"log": "P"}
        assert program.pages.currentWidget() is not program.start_page
        click(program, "keys:reset")
        assert program.program.settings.keys == {}


GAMES = {meta.id: find(meta.id).keys for meta in catalogue()}
KEYMAPS = [keys.Keymap(Texts(language), {}, {game: own}) for language in LANGUAGES for game, own in GAMES.items()]


@pytest.mark.parametrize("known", KEYMAPS)
def test_no_two_commands_of_a_table_share_a_key_in_either_language(known: keys.Keymap) -> None:
    every = [one for command in known.commands for one in known.of(command)]
    assert len(every) == len(set(every))
    assert all(known.taken_by(key, command) is None for command in known.commands for key in known.of(command))


def test_letters_that_are_initials_follow_the_language() -> None:
    english, german = (keys.Keymap(Texts(language)) for language in ("en", "de"))
    assert (english.first("log"), german.first("log")) == ("L", "V")
    assert (english.first("undo"), german.first("undo")) == ("Ctrl+Z", "Ctrl+Z")


def test_a_chosen_key_counts_before_the_usual_one_of_another_command() -> None:
    known = keys.Keymap(Texts("de"), {"zoom": "V"})
    assert known.of("zoom") == ("V",)
    assert known.of("log") == ()
    meaning = known.meaning(Qt.Key.Key_V.value, 0)
    assert meaning is None or meaning.name != "log"


def test_keys_of_different_games_never_meet() -> None:
    two = {"one": (GameKey("a"),), "other": (GameKey("b"),)}
    known = keys.Keymap(Texts("en"), {"one.a": "X"}, two)
    assert known.taken_by("X", "other.b") is None
    assert known.taken_by("X", "log") == "one.a"


@pytest.mark.parametrize("language", rest_slow("de", "en"))
@pytest.mark.parametrize("size", rest_slow((1280, 712), (1366, 768), (1920, 1080)))
def test_nothing_on_the_page_is_cut(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    with window(language) as program:
        program.resize(*size)
        click(program, "page:settings")
        with nothing_cut():
            for undo in ("strict", "consent", "practice"):
                program.program.change(undo=undo)
                program.grab()
            for small_change in ("0", "all"):
                program.program.change(small_change=small_change)
                program.grab()
            for hints in ("always", "new", "never"):
                program.program.change(hints=hints)
                program.grab()
            for group in ("turn", "look", "program", *GAMES):
                click(program, f"keys:{group}")
                program.grab()


# size of text


def test_keys_change_the_size_of_text_within_its_limits(qtbot: QtBot) -> None:
    with window() as program:
        for _ in range(12):
            key(focused(), Qt.Key.Key_Plus, CONTROL)
        assert program.program.settings.text_size == 200
        key(focused(), Qt.Key.Key_0, CONTROL)
        assert program.program.settings.text_size == 100
        for _ in range(4):
            key(focused(), Qt.Key.Key_Minus, CONTROL)
        assert program.program.settings.text_size == 80


@pytest.mark.parametrize("percent", [80, 125, 200])
def test_pages_grow_as_a_whole_and_what_has_the_keyboard_is_seen(qtbot: QtBot, percent: int) -> None:
    with window(settings=Settings(text_size=percent)) as program:
        page = program.start_page
        assert page.scale == pytest.approx(percent / 100, rel=0.02)
        area = program.pages.findChild(ZoomArea)
        assert area is not None
        last = button(program, "page:settings")
        last.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        corner = last.mapTo(program, last.rect().center())
        assert program.rect().contains(corner)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("percent", rest_slow(200, 80, 100, 150))
@pytest.mark.parametrize("players", rest_slow(4, 1, 2))
def test_on_the_table_no_text_is_cut_at_any_size(qtbot: QtBot, language: str, percent: int, players: int) -> None:
    with window(language, Settings(text_size=percent)) as program:
        play(program, players)
        with nothing_cut():
            program.grab()
            for item in list(controller_of(program).layout.placements)[:40]:
                controller_of(program).show_tip(item)
                settle()
            program.table.show_score()
            program.grab()


def test_the_table_does_not_scroll_and_the_log_grows(qtbot: QtBot) -> None:
    with window() as program:
        play(program)
        program.table.show_log()
        before = program.table.log.list.font().pixelSize()
        program.program.change(text_size=200)
        settle()
        assert program.table.log.list.font().pixelSize() == pytest.approx(2 * before, abs=1)
        assert program.table.view is not None
        assert not program.table.view.horizontalScrollBar().isVisible()
        assert program.table.view.logical_size[0] >= 1280  # the bars are higher: the picture is smaller, and shows a wider area


def test_grown_text_stays_within_its_place(qtbot: QtBot) -> None:
    from PySide6.QtGui import QPainter

    from app.art.lettering import text

    picture = QImage(400, 100, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    with grown(2.0):
        text(painter, QRectF(10, 40, 380, 20), "Ägypten", "body", "black")
    painter.end()
    dark = [y for y in range(100) if any(picture.pixelColor(x, y).lightness() < 128 for x in range(400))]
    assert min(dark) >= 39
    assert max(dark) <= 61


def test_the_question_mark_lists_every_key_and_esc_gives_the_keyboard_back(qtbot: QtBot) -> None:
    with window("de", Settings(keys={"log": "P"})) as program:
        play(program)
        before = focused()
        key(before, Qt.Key.Key_Question, SHIFT)
        assert program.keys.isVisible()
        listed = program.keys.accessibleDescription()
        assert "P: Verlauf" in listed
        words = {command: program.program.texts(f"settings.command.{command}") for command in keys.COMMANDS}
        assert [command for command in words if words[command] not in listed] == ["item_ids"]
        program.program.change(developer=True)
        assert words["item_ids"] in program.keys.accessibleDescription()
        key(focused(), Qt.Key.Key_Escape)
        assert not program.keys.isVisible()
        assert focused() is before


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("percent", rest_slow(200, 100))
def test_nothing_in_the_list_of_keys_is_cut(qtbot: QtBot, language: str, percent: int) -> None:
    with window(language, Settings(text_size=percent)) as program:
        program.show_keys()
        with nothing_cut():
            program.keys.grab()


def test_a_large_list_of_keys_scrolls_by_keyboard_to_its_end(qtbot: QtBot) -> None:
    with window("de", Settings(text_size=200)) as program:
        play(program)
        program.show_keys()
        area = focused()
        assert isinstance(area, QScrollArea)
        page = area.widget()
        assert page is not None
        assert page.width() <= area.viewport().width()
        for _ in range(20):
            key(area, Qt.Key.Key_PageDown)
        assert area.viewport().rect().contains(page.mapTo(area.viewport(), page.rect().bottomLeft()))
        key(focused(), Qt.Key.Key_Tab)
        assert focused().objectName() == "keys_sheet:close"


def test_the_curtain_names_the_key_that_lowers_it(qtbot: QtBot) -> None:
    with window(settings=Settings(keys={"curtain": "Ctrl+H"})) as program:
        program.show_match(Match(new("burgundy_cards", ("Anna", "Ben"), 5, {"open_hands": False}), parent=program))
        settle()
        assert program.table.controller is not None
        words = face_of(program.table.controller.layout.placements["curtain:keys"]).words
        assert written("Ctrl+H") in str(words)


def test_running_text_grows_in_its_place_and_is_never_scrolled_sideways(qtbot: QtBot) -> None:
    with window("de", Settings(text_size=200)) as program:
        program.open_page("rules")
        settle()
        page = program.pages.currentWidget()
        assert isinstance(page, Canvas)
        assert page.width() <= program.width()
        for browser in page.findChildren(QTextBrowser):
            assert not browser.horizontalScrollBar().isVisible()


def test_the_page_keeps_its_size_while_the_pointer_is_on_the_buttons_for_the_size_of_text(qtbot: QtBot) -> None:
    with window() as program:
        program.open_page("settings")
        settle()
        larger = button(program, "text_size:larger")
        place = larger.geometry()
        with patch.object(QApplication, "widgetAt", lambda at: larger), patch.object(type(larger), "underMouse", lambda of: of is larger):
            for _ in range(3):
                click(program, "text_size:larger")
                assert larger.geometry() == place
        assert button(program, "text_size:usual").text() == "130 %"
        assert program.program.settings.text_size == 100
        QApplication.sendEvent(larger, QEvent(QEvent.Type.Leave))
        assert program.program.settings.text_size == 130
        assert larger.geometry() != place


def test_a_size_of_text_chosen_with_the_pointer_applies_when_the_page_is_left_by_keyboard(qtbot: QtBot) -> None:
    with window() as program:
        program.open_page("settings")
        settle()
        larger = button(program, "text_size:larger")
        with patch.object(QApplication, "widgetAt", lambda at: larger), patch.object(type(larger), "underMouse", lambda of: of is larger):
            click(program, "text_size:larger")
            program.go_home()
        assert program.program.settings.text_size == 110


def test_a_size_of_text_chosen_with_the_pointer_applies_once_the_pointer_has_rested(qtbot: QtBot) -> None:
    with window() as program:
        program.open_page("settings")
        settle()
        larger = button(program, "text_size:larger")
        with patch.object(QApplication, "widgetAt", lambda at: larger), patch.object(type(larger), "underMouse", lambda of: of is larger):
            for _ in range(2):
                click(program, "text_size:larger")
                assert program.program.settings.text_size == 100
            qtbot.waitUntil(lambda: program.program.settings.text_size == 120)


class NoDevice(Listener):
    """A speaker that found no device."""

    missing = True


def test_without_a_device_the_page_does_not_promise_sound(qtbot: QtBot) -> None:
    for speaker, said in ((NoDevice(), "No sound device was found."), (Listener(), "Moves can be heard.")):
        with window(speaker=speaker) as program:
            program.open_page("settings")
            assert said in button(program, "muted").accessibleName()

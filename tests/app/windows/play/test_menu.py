"""The menu of the table, and the way back from wherever it leads."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.commands import Command
from app.screenshot import new_position
from app.session.match import Match
from app.storage import paths
from app.storage.settings import Settings
from app.table.input.keys import COMMANDS
from app.table.parts.curtain import LIFT, MENU
from app.texts import Texts
from app.windows.kit.page import Page
from app.windows.main_window import MainWindow
from app.windows.play.menu import GROUPS
from rules import new
from tests.app.pages import button, click, click_item, controller_of, focused, key, nothing_cut, settle, window
from tests.app.positions import nearly_over

CTRL = Qt.KeyboardModifier.ControlModifier
ENTRIES = [command for group in GROUPS for command, _ in group]


def begin(program: MainWindow, picked: bool = True) -> tuple[Match, tuple[str, ...]]:
    """Play Castles with a choice half made; return the match and what is picked."""
    program.play(new_position("burgundy", 2, 5, 30, {}))
    settle()
    assert program.match is not None
    controller = controller_of(program)
    for item in list(controller.picker.highlights) if picked else ():
        controller.press(item)
        if controller.picker.picks:
            break
    assert bool(controller.picker.picks) == picked
    return program.match, controller.picker.picks


def unchanged(program: MainWindow, match: Match, picks: tuple[str, ...]) -> bool:
    """Say whether the same table is shown in the same state, with the focus on it."""
    here = program.at_table and program.match is match and program.table.isVisible()
    return here and controller_of(program).picker.picks == picks and focused() is program.table.view


def choose(program: MainWindow, command: Command) -> None:
    """Choose an entry with the keyboard alone."""
    key(focused(), Qt.Key.Key_F10)
    for _ in range(ENTRIES.index(command)):
        key(focused(), Qt.Key.Key_Down)
    assert focused().objectName() == f"menu:{command}"
    key(focused(), Qt.Key.Key_Return)


def test_the_three_lines_and_a_key_open_the_menu(qtbot: QtBot) -> None:
    with window() as program:
        match, picks = begin(program)
        menu = program.table.menu
        for close in (Qt.Key.Key_Escape, Qt.Key.Key_F10, Qt.Key.Key_Return, Qt.Key.Key_Space):
            click_item(program, "ui:menu")
            assert menu.isVisible()
            assert focused().objectName() == "menu:menu"
            key(focused(), close)
            assert not menu.isVisible()
            assert unchanged(program, match, picks)
        key(focused(), Qt.Key.Key_F10)
        assert menu.isVisible()
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(menu.width() - 60, 300))
        assert not menu.isVisible()
        assert unchanged(program, match, picks)


def test_arrows_go_from_entry_to_entry(qtbot: QtBot) -> None:
    with window() as program:
        begin(program)
        key(focused(), Qt.Key.Key_F10)
        for command in (*ENTRIES[1:], ENTRIES[0]):
            key(focused(), Qt.Key.Key_Down)
            assert focused().objectName() == f"menu:{command}"
        for what, at in ((Qt.Key.Key_Up, -1), (Qt.Key.Key_Up, -2), (Qt.Key.Key_Home, 0), (Qt.Key.Key_End, -1), (Qt.Key.Key_Tab, 0)):
            key(focused(), what)
            assert focused().objectName() == f"menu:{ENTRIES[at]}"


def test_the_mouse_takes_the_light_along(qtbot: QtBot) -> None:
    with window() as program:
        begin(program)
        key(focused(), Qt.Key.Key_F10)
        QTest.mouseMove(button(program, "menu:settings"))
        qtbot.waitUntil(lambda: focused().objectName() == "menu:settings")
        click(program, "menu:settings")
        assert program.pages.currentWidget().objectName() == "settings"
        assert not program.table.menu.isVisible()


def test_every_entry_shows_its_key(qtbot: QtBot) -> None:
    with window("de", Settings(keys={"save": "F9"})) as program:
        begin(program)
        click_item(program, "ui:menu")
        said = {command: button(program, f"menu:{command}").accessibleName() for command in ENTRIES}
        assert said[Command.MENU] == "Weiterspielen, Esc"
        assert said[Command.SAVE] == "Kopie sichern, F9"
        assert said[Command.FULL_SCREEN] == "Vollbild, F11"
        assert all(command in COMMANDS for command in ENTRIES)


def test_saving_a_copy_goes_on_at_the_table(qtbot: QtBot) -> None:
    with window() as program:
        match, picks = begin(program)
        choose(program, Command.SAVE)
        assert len(list(paths.saves_folder().iterdir())) == 1
        assert program.quick_save.toast.isVisible()
        assert unchanged(program, match, picks)


def test_full_screen_is_entered_and_left(qtbot: QtBot) -> None:
    with window() as program:
        match, picks = begin(program)
        choose(program, Command.FULL_SCREEN)
        assert program.program.settings.full_screen
        assert unchanged(program, match, picks)
        key(focused(), Qt.Key.Key_F10)
        assert button(program, "menu:full_screen").text() == Texts("en")("app.menu.full_screen.undo")
        click(program, "menu:full_screen")
        assert not program.program.settings.full_screen


def test_sound_is_switched_off_and_on(qtbot: QtBot) -> None:
    with window() as program:
        match, picks = begin(program)
        for muted in (True, False):
            choose(program, Command.MUTE)
            assert program.program.settings.muted == muted
            assert unchanged(program, match, picks)


def test_the_start_page_keeps_the_game(qtbot: QtBot) -> None:
    with window() as program:
        match, _ = begin(program)
        before = match.record.game.digest()
        choose(program, Command.HOME)
        assert program.pages.currentWidget() is program.start_page
        assert program.match is None
        click(program, "resume:0")
        assert program.match is not None
        assert program.match.record.game.digest() == before


def test_quit_closes_the_window_with_the_game_stored(qtbot: QtBot) -> None:
    with window() as program:
        begin(program)
        choose(program, Command.QUIT)
        assert not program.isVisible()
        program.look_for_games()
        assert button(program.start_page, "resume:0").isEnabled()


def test_keys_and_rules_return_to_the_game(qtbot: QtBot) -> None:
    with window() as program:
        match, picks = begin(program)
        choose(program, Command.KEYS)
        assert program.keys.isVisible()
        key(focused(), Qt.Key.Key_Escape)
        assert unchanged(program, match, picks)
        key(focused(), Qt.Key.Key_F3)
        assert program.table.help.rules.isVisible()
        key(focused(), Qt.Key.Key_Escape)
        assert unchanged(program, match, picks)


PAGES = {"settings": (Qt.Key.Key_Comma, CTRL), "new_game": (Qt.Key.Key_N, CTRL), "saves": (Qt.Key.Key_O, CTRL)}


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("by", ["Esc", "button"])
def test_a_page_opened_over_the_game_returns_to_it(qtbot: QtBot, page: str, by: str) -> None:
    with window() as program:
        match, picks = begin(program)
        key(focused(), *PAGES[page])
        shown = program.pages.currentWidget()
        assert isinstance(shown, Page)
        assert shown.objectName() == page
        assert program.match is match
        if by == "Esc":
            key(focused(), Qt.Key.Key_Escape)
        else:
            QTest.mouseClick(shown.back_button, Qt.MouseButton.LeftButton)
        settle()
        assert unchanged(program, match, picks)
        assert "Burgundy" in program.windowTitle()


@pytest.mark.slow
def test_keys_of_the_table_do_nothing_on_another_page(qtbot: QtBot) -> None:
    with window() as program:
        begin(program)
        key(focused(), *PAGES["settings"])
        for other in (Qt.Key.Key_H, Qt.Key.Key_L, Qt.Key.Key_S, Qt.Key.Key_F10):
            key(focused(), other)
            assert program.pages.currentWidget().objectName() == "settings"
        key(focused(), *PAGES["new_game"])  # from there on to the next, and straight back to the table
        key(focused(), Qt.Key.Key_Escape)
        assert program.at_table


@pytest.mark.slow
def test_settings_take_effect_on_the_running_game(qtbot: QtBot) -> None:
    with window() as program:
        program.table.animated = True
        match, picks = begin(program)
        controller = controller_of(program)
        choose(program, Command.SETTINGS)
        for name in ("language:de", "text_size:larger", "animation:off"):
            click(program.pages.currentWidget(), name)
        assert controller.speed == 0
        assert controller.model.texts.language == "de"
        assert controller.model.options.text_size == pytest.approx(1.1)
        key(focused(), Qt.Key.Key_Escape)
        assert unchanged(program, match, picks)
        assert "Burgen" in program.windowTitle()


def test_the_saves_page_returns_to_the_game_on_the_table(qtbot: QtBot) -> None:
    with window() as program:
        match, picks = begin(program)
        key(focused(), *PAGES["saves"])
        assert not button(program, "saves:delete").isEnabled()
        click(program, "saves:play")
        assert unchanged(program, match, picks)


@pytest.mark.slow
def test_another_game_can_be_begun_from_the_set_up(qtbot: QtBot) -> None:
    with window() as program:
        match, _ = begin(program)
        key(focused(), *PAGES["new_game"])
        click(program, "start_game")
        assert program.at_table
        assert program.match is not match
        program.go_home()
        assert button(program.start_page, "resume:1").isVisible()


@pytest.mark.slow
def test_what_is_opened_from_the_final_score_returns_to_it(qtbot: QtBot) -> None:
    with window() as program:
        match = Match(nearly_over(new_position("burgundy_cards", 2, 2, 0, {"open_hands": True})))
        program.show_match(match)
        match.play(match.record.game.legal[0])
        settle()
        for name in ("score:statistics", "score:review"):
            click(program, name)
            assert not program.at_table
            key(focused(), Qt.Key.Key_Escape)
            assert program.at_table
            assert program.match is match
            assert program.table.score.isVisible()
            assert program.table.score.isAncestorOf(focused())


def test_the_menu_opens_over_the_table_in_words(qtbot: QtBot) -> None:
    with window() as program:
        begin(program)
        key(focused(), Qt.Key.Key_F4)
        words = program.table.words.list
        assert focused() is words
        key(focused(), Qt.Key.Key_F10)
        assert focused().objectName() == "menu:menu"
        key(focused(), Qt.Key.Key_Escape)
        assert focused() is words
        assert program.table.words.isVisible()


def test_the_menu_opens_behind_the_curtain(qtbot: QtBot) -> None:
    with window() as program:
        program.play(new("guildhall", ("Anna", "Ben"), 3))
        assert program.match is not None
        program.match.lower_curtain()
        key(focused(), Qt.Key.Key_F10)
        assert program.table.menu.isVisible()
        key(focused(), Qt.Key.Key_Escape)
        assert program.match.curtain


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_curtain_has_a_button_for_the_menu(qtbot: QtBot, way: str) -> None:
    with window() as program:
        program.play(new("guildhall", ("Anna", "Ben"), 3))
        match = program.match
        assert match is not None
        assert match.curtain
        assert controller_of(program).layout.placements[MENU].words == "Menu"
        behind = frozenset(controller_of(program).layout.placements)
        if way == "mouse":
            click_item(program, MENU)
        else:
            key(focused(), Qt.Key.Key_Tab)
            assert program.table.view is not None
            assert program.table.view.table.focus == LIFT
            key(focused(), Qt.Key.Key_Tab)
            assert program.table.view.table.focus == MENU
            key(focused(), Qt.Key.Key_Return)
        assert program.table.menu.isVisible()
        assert match.curtain
        assert frozenset(controller_of(program).layout.placements) == behind
        key(focused(), Qt.Key.Key_Escape)
        assert not program.table.menu.isVisible()
        assert match.curtain
        key(focused(), Qt.Key.Key_Escape)
        key(focused(), Qt.Key.Key_Return)
        assert not match.curtain


def test_enter_lifts_the_curtain_though_the_menu_of_the_table_had_the_focus(qtbot: QtBot) -> None:
    with window() as program:
        program.play(new("guildhall", ("Anna", "Ben"), 3))
        match = program.match
        assert match is not None
        assert program.table.view is not None
        match.lift_curtain()
        key(focused(), Qt.Key.Key_Alt)
        assert program.table.view.table.focus == MENU
        key(focused(), Qt.Key.Key_B)
        assert match.curtain
        assert program.table.view.table.focus is None
        key(focused(), Qt.Key.Key_Return)
        assert not match.curtain
        assert not program.table.menu.isVisible()


def test_the_menu_of_a_lesson_is_below_its_bar(qtbot: QtBot) -> None:
    with window() as program:
        program.table.lesson.start("burgundy")
        settle()
        key(focused(), Qt.Key.Key_F10)
        menu, first = program.table.menu, button(program, "menu:menu")
        assert first.mapTo(program.table, first.rect().topLeft()).y() > program.table.lesson.height_on_page
        assert menu.accessibleDescription() == ""


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 712), (800, 500), (1920, 1080)])
def test_on_a_touchscreen_the_entries_are_high_enough_for_a_finger(qtbot: QtBot, size: tuple[int, int]) -> None:
    with window(settings=Settings(touch=True)) as program:
        program.resize(*size)
        begin(program, picked=False)
        program.table.menu.open()
        menu = program.table.menu
        places = [menu.place(button(program, f"menu:{command}")) for command in ENTRIES]
        least = 44 if size[1] > 600 else 40  # as far as a low window has room
        assert all(place.height() * menu.scale >= least - 0.01 for place in places)
        assert max(place.bottom() for place in places) < menu.h


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("text_size", [200, 100, 150])
def test_no_word_of_the_menu_is_cut(qtbot: QtBot, language: str, text_size: int) -> None:
    with window(language, Settings(text_size=text_size)) as program, nothing_cut():
        begin(program, picked=False)
        program.table.menu.open()
        for size in ((1280, 712), (640, 356), (1920, 1080), (800, 1200)):
            program.resize(*size)
            settle()
            menu = program.table.menu
            menu.grab()
            entries = [button(program, f"menu:{command}") for command in ENTRIES]
            assert all(menu.rect().contains(entry.geometry()) for entry in entries)

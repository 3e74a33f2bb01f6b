"""The start page, the set-up page, and the ways between the pages."""

import errno
import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

import rules
from app.storage import journal_files, paths, settings
from app.storage.game_files import Unfinished
from app.storage.journal import Journal
from app.storage.settings import LastGame, Settings, Window
from app.table.geometry.layout import MIN_HEIGHT
from app.texts import Texts
from app.windows.game_words import when
from app.windows.main_window import MainWindow
from app.windows.window_place import on_a_screen
from rules import Message, Record, catalogue, new
from tests.app.held_clock import held_clock
from tests.app.pages import button, click, field, focused, key, nothing_cut, settle, window
from tests.slow import rest_slow

GAME = "burgundy_cards"


def fail(message: Message) -> None:
    raise AssertionError(message)


def store_a_game(steps: int = 5) -> str:
    record = new(GAME, ("Anna", "Ben"), 11, {"open_hands": True})
    journal = Journal.create(paths.games_folder(), record, fail)
    for _ in range(steps):
        action = record.game.legal[0]
        record.play(action)
        journal.do(action)
    journal.close()
    return record.game.digest()


def test_nothing_is_empty_until_the_pictures_of_the_games_come_one_by_one(qtbot: QtBot) -> None:
    """A picture may be painted as long as a click may be late; before, there is something else in its place."""
    store_a_game()
    with held_clock() as clock, window(on_screen=True) as program:
        page = program.start_page
        page.grab()
        while "covers" in clock.under_way() and not page._shelf.unfinished:
            clock.next_one()
        page.grab()
        pictures = [*(tile.picture for tile in page._tiles), page._shelf._slots[0].picture]

        def looks() -> list[QImage]:
            shown = page.grab().toImage()
            return [
                shown.copy(QRectF(picture.place.topLeft() * page.scale, picture.place.size() * page.scale).toRect()) for picture in pictures
            ]

        first = last = looks()
        for look in first:
            assert len({look.pixel(x, look.height() // 2) for x in range(look.width())}) > 5, "nothing is there"
        painted = 0
        while "covers" in clock.under_way():
            clock.next_one()
            now = looks()
            changed = sum(before != after for before, after in zip(last, now, strict=True))
            painted, last = painted + changed, now
        assert painted == len(pictures)
        assert all(before != after for before, after in zip(first, last, strict=True))


def test_whoever_leaves_before_the_pictures_have_come_waits_for_nothing_later(qtbot: QtBot) -> None:
    """The page has appeared, once, and what is needed next is made although it is left; its pictures come when it is shown again."""
    with held_clock() as clock, window(on_screen=True) as program:
        page, said = program.start_page, list[str]()
        page.appeared.connect(lambda: said.append("appeared"))
        page.grab()
        program.open_page("settings")
        while {"covers", "making pages"} & set(clock.under_way()):
            clock.next_one()
        assert said == ["appeared"]
        assert "table" in vars(program)
        assert not any(tile.pictured for tile in page._tiles)
        program.go_home()
        page.grab()
        while "covers" in clock.under_way():
            clock.next_one()
        assert said == ["appeared"]
        assert all(tile.pictured for tile in page._tiles)


def test_two_clicks_from_the_start_page_to_a_running_game(qtbot: QtBot) -> None:
    with window() as program:
        click(program, f"play:{GAME}")
        click(program, "start_game")
        assert program.match is not None
        assert program.pages.currentWidget() is program.table
        assert len(journal_files.running(paths.games_folder())) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", [meta.id for meta in catalogue() if meta.solo])
def test_two_clicks_to_a_running_game_against_the_rival(qtbot: QtBot, game: str) -> None:
    with window() as program:
        click(program, f"solo:{game}")
        assert button(program, "players:1").isChecked()
        click(program, "start_game")
        assert program.match is not None
        assert len(program.match.names) == 1
        assert program.match.record.header.game == game


@pytest.mark.parametrize("game", [GAME, *rest_slow(*(meta.id for meta in catalogue() if meta.id != GAME))])
def test_one_click_begins_a_game_against_the_computer_as_strong_as_last_time(qtbot: QtBot, game: str) -> None:
    with window(settings=Settings(names=["Zoe"], computers=["Roland", "Brunhild"])) as program:
        for strength in ("easy", "normal", "normal", "hard"):  # once begun, a game is known
            assert f", {strength}" in button(program, f"computer:{game}").accessibleName()
            click(program, f"computer:{game}")
            assert program.pages.currentWidget() is program.table
            assert program.match is not None
            header = program.match.record.header
            assert (header.game, header.names, header.seats) == (game, ("Zoe", "Brunhild"), ("person", strength))
            assert header.options == new(game, header.names, 1).header.options
            assert not program.match.curtain
            program.go_home()
            known = program.program.settings
            if known.begun[game] == 3:
                assert known.strengths == {}
                known.strengths = {game: "hard"}  # as somebody has chosen on the set-up page
                program.start_page.retext()
        assert known.last == {}, "the set-up of the table with friends is left alone"


def test_against_the_computer_too_the_players_are_asked_first_whether_they_know_the_game(qtbot: QtBot) -> None:
    with window(asked=False) as program:
        click(program, f"computer:{GAME}")
        assert program.match is None
        click(program, "first_time:known")
        assert program.match is not None
        assert program.match.record.header.seats == ("person", "easy")
        program.go_home()
        click(program, f"computer:{GAME}")
        assert program.match.record.header.seats == ("person", "normal")


def test_only_a_game_that_can_be_played_alone_offers_it(qtbot: QtBot) -> None:
    with window() as program:
        offered = {game.id for game in catalogue() if program.findChild(QAbstractButton, f"solo:{game.id}") is not None}
        assert offered == {game.id for game in catalogue() if game.solo}
        assert button(program, f"solo:{GAME}").text() == "Alone against Egon"


def test_alone_too_the_players_are_asked_first_whether_they_know_the_game(qtbot: QtBot) -> None:
    with window(asked=False) as program:
        click(program, f"solo:{GAME}")
        assert program.first_time.isVisible()
        click(program, "first_time:known")
        assert button(program, "players:1").isChecked()
        program.go_home()
        click(program, f"play:{GAME}")
        assert button(program, "players:2").isChecked()


def test_the_keyboard_alone_does_the_same(qtbot: QtBot) -> None:
    with window() as program:
        assert focused().objectName() == f"play:{catalogue()[0].id}"
        key(focused(), Qt.Key.Key_Return)
        assert focused().objectName() == "start_game"
        key(focused(), Qt.Key.Key_Return)
        assert program.match is not None


@pytest.mark.parametrize("name", [f"play:{catalogue()[-1].id}", f"solo:{GAME}", "page:settings", "page:rules"])
def test_whoever_comes_back_is_where_they_left(qtbot: QtBot, name: str) -> None:
    """Esc leads back to the start page, and Enter from there to the same page again."""
    with window() as program:
        button(program, name).setFocus()
        key(focused(), Qt.Key.Key_Return)
        assert program.pages.currentWidget() is not program.start_page
        key(focused(), Qt.Key.Key_Escape)
        assert program.pages.currentWidget() is program.start_page
        assert focused().objectName() == name


def test_tab_reaches_every_control(qtbot: QtBot) -> None:
    with window() as program:
        click(program, f"play:{GAME}")
        seen = set()
        for _ in range(40):
            key(focused(), Qt.Key.Key_Tab)
            seen.add(focused().objectName())
        wanted = {"back", "another_seed", "start_game", "seed", "name:0", "name:1", "players:1", "option:open_hands"}
        assert wanted <= seen


def test_a_game_that_waits_is_offered_and_restored_exactly(qtbot: QtBot) -> None:
    digest = store_a_game()
    with window() as program:
        assert "Anna, Ben" in button(program, "resume:0").accessibleName()
        click(program, "resume:0")
        assert program.match is not None
        assert program.match.record.game.digest() == digest
        assert program.match.record.can_undo


def test_going_home_and_back_keeps_the_game(qtbot: QtBot) -> None:
    with window() as program:
        click(program, f"play:{GAME}")
        click(program, "start_game")
        assert program.match is not None
        match = program.match
        match.lift_curtain()
        match.play(match.record.game.legal[0])
        digest = match.record.game.digest()
        program.table.home.emit()
        settle()
        assert program.match is None
        click(program, "resume:0")
        assert program.match.record.game.digest() == digest


def test_a_damaged_game_is_reported_in_a_sentence(qtbot: QtBot) -> None:
    folder = paths.games_folder()
    folder.mkdir(parents=True)
    (folder / f"x{journal_files.RUNNING}").write_bytes(b"{nonsense")
    with window("de") as program:
        assert program.notice.isVisible()
        assert "beiseite" in " ".join(program.notice.sentences) or "bereit" in " ".join(program.notice.sentences)
        assert not button(program, "resume:0").isVisible()
        click(program, "notice:close")
        assert not program.notice.isVisible()


@pytest.mark.parametrize("players", [4, *rest_slow(1, 2, 3)])
def test_the_number_of_players_is_chosen(qtbot: QtBot, players: int) -> None:
    with window() as program:
        click(program, f"play:{GAME}")
        click(program, f"players:{players}")
        assert [field(program, f"name:{seat}").isVisible() for seat in range(4)] == [seat < players for seat in range(4)]
        assert button(program, "option:open_hands").isVisible() == (players > 1)
        click(program, "start_game")
        assert program.match is not None
        assert len(program.match.names) == players


@pytest.mark.slow
def test_names_options_and_seed_go_into_the_game_and_are_remembered(qtbot: QtBot) -> None:
    stored = Settings()
    with window(settings=stored) as program:
        click(program, f"play:{GAME}")
        click(program, "players:3")
        field(program, "name:1").setText("  Bertha ")
        field(program, "name:2").setText("")
        field(program, "seed").setText("4711")
        if button(program, "option:open_hands").isChecked():
            click(program, "option:open_hands")
        click(program, "start_game")
        assert program.match is not None
        header = program.match.record.header
        assert header.names == ("Anna", "Bertha", "Cleo")
        assert header.seed == 4711
        assert header.options["open_hands"] is False
    again = settings.load(paths.settings_file())
    assert again.names[:3] == ["Anna", "Bertha", "Cleo"]
    assert again.last[GAME].players == 3
    with window(settings=again) as program:
        click(program, f"play:{GAME}")
        assert field(program, "name:1").text() == "Bertha"
        assert field(program, "name:2").isVisible()
        assert not button(program, "option:open_hands").isChecked()


def test_open_hands_follow_the_number_of_players_until_chosen(qtbot: QtBot) -> None:
    with window() as program:
        click(program, f"play:{GAME}")
        click(program, "players:2")
        assert button(program, "option:open_hands").isChecked()
        click(program, "players:3")
        assert not button(program, "option:open_hands").isChecked()


@pytest.mark.parametrize("typed", ["", "many", "-1", "1.5", "٣"])
def test_a_seed_that_is_not_a_number_is_reported_and_does_not_start(qtbot: QtBot, typed: str) -> None:
    with window() as program:
        click(program, f"play:{GAME}")
        field(program, "seed").setText(typed)
        assert not button(program, "start_game").isEnabled()
        click(program, "another_seed")
        assert button(program, "start_game").isEnabled()


def test_esc_goes_back_from_the_set_up(qtbot: QtBot) -> None:
    with window() as program:
        click(program, f"play:{GAME}")
        key(focused(), Qt.Key.Key_Escape)
        assert program.pages.currentWidget() is program.start_page


def test_the_language_changes_at_once_and_is_remembered(qtbot: QtBot) -> None:
    with window("en") as program:
        assert button(program, f"play:{GAME}").text() == "Play"
        click(program, "language:de")
        assert button(program, f"play:{GAME}").text() == "Spielen"
        assert settings.load(paths.settings_file()).language == "de"
        click(program, "language:de")
        assert button(program, "language:de").isChecked()


def test_qt_itself_speaks_german_too(qtbot: QtBot) -> None:
    with window("de") as program:
        click(program, f"play:{GAME}")
        menu = field(program, "seed").createStandardContextMenu()
        assert any("Kopieren" in action.text() for action in menu.actions())
        menu.deleteLater()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(1280, 712), (1366, 700), (1920, 992), (800, 500)])
def test_no_word_is_cut_on_these_pages(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    store_a_game()
    with nothing_cut(), window(language) as program:
        program.resize(*size)
        settle()
        program.grab()
        program.set_up(GAME)
        for players in (1, 4):
            click(program, f"players:{players}")
            program.grab()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_smallest_window_shows_every_game_and_every_option_at_once(qtbot: QtBot, language: str) -> None:
    """Nothing scrolls: the pages need no more than the window has."""
    with window(language) as program:
        assert program.start_page.h == MIN_HEIGHT
        for game in catalogue():
            for players in game.players:
                program.set_up(game.id, players)
                settle()
                assert program.new_game.h == MIN_HEIGHT, (game.id, players)


def test_controls_lie_inside_and_do_not_overlap(qtbot: QtBot) -> None:
    with window("de") as program:
        program.set_up(GAME)
        click(program, "players:4")
        page = program.new_game
        places = [page.place(child) for child in page.findChildren(QWidget) if child in page._places and child.isVisible()]
        for i, one in enumerate(places):
            assert one.left() >= 0
            assert one.right() <= page.w
            assert one.bottom() <= page.h
            assert not any(one.intersects(other) for other in places[i + 1 :])


def test_tab_goes_through_each_game_before_the_next_and_reaches_everything(qtbot: QtBot) -> None:
    store_a_game()
    with window() as program:
        page = program.start_page
        there = {
            child.objectName()
            for child in page.findChildren(QWidget)
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible()
        }
        button(program, "language:en").setFocus()
        met = [focused().objectName()]
        for _ in range(len(there) - 1):
            key(focused(), Qt.Key.Key_Tab)
            met.append(focused().objectName())
        assert {*met} == there
        ways = [name for name in met if name.partition(":")[2] in {game.id for game in catalogue()}]
        assert ways == sorted(ways, key=lambda name: [game.id for game in catalogue()].index(name.partition(":")[2]))
        back = [focused().objectName()]
        for _ in range(len(there) - 1):
            key(focused(), Qt.Key.Key_Backtab)
            back.append(focused().objectName())
        assert back == met[::-1]


def test_arrows_lead_to_what_is_there(qtbot: QtBot) -> None:
    """Through the ways to play a game and to the games beside it; nowhere at the edge."""
    with window() as program:
        program.resize(1280, 712)
        settle()
        first, second, *_ = (game.id for game in catalogue())
        assert focused().objectName() == f"play:{first}"
        for pressed, name in (
            (Qt.Key.Key_Left, f"play:{first}"),
            (Qt.Key.Key_Right, f"learn:{first}"),
            (Qt.Key.Key_Right, f"play:{second}"),
            (Qt.Key.Key_Up, f"solo:{second}"),
            (Qt.Key.Key_Up, f"computer:{second}"),
            (Qt.Key.Key_Left, f"computer:{first}"),
            (Qt.Key.Key_Down, f"solo:{first}"),
            (Qt.Key.Key_Down, f"play:{first}"),
        ):
            key(focused(), pressed)
            assert focused().objectName() == name


def test_every_control_has_a_name_for_screen_readers(qtbot: QtBot) -> None:
    store_a_game()
    with window() as program:
        program.set_up(GAME)
        for page in (program.start_page, program.new_game):
            for child in page.findChildren(QWidget):
                if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisibleTo(page):
                    assert child.accessibleName() or (isinstance(child, QLineEdit) and child.text()), child.objectName()


def test_the_window_stays_on_a_screen(qtbot: QtBot) -> None:
    screen = QGuiApplication.primaryScreen().availableGeometry()
    for place in (QRect(-5000, -5000, 900, 600), QRect(9000, 9000, 900, 600), QRect(10, 10, 99999, 99999), QRect(50, 40, 300, 200)):
        assert screen.contains(on_a_screen(place))
    assert on_a_screen(QRect(50, 40, 300, 200)) == QRect(50, 40, 300, 200)


def test_place_and_size_are_remembered(qtbot: QtBot) -> None:
    stored = Settings()
    with window(settings=stored) as program:
        program.setGeometry(20, 30, 700, 400)
        settle()
    again = settings.load(paths.settings_file())
    assert again.window is not None
    assert (again.window.w, again.window.h) == (700, 400)
    with window(settings=again) as program:
        program.restore_place()
        assert (program.width(), program.height()) == (700, 400)


def test_damaged_settings_are_set_aside(players_home: Path) -> None:
    path = players_home / "settings.json"
    path.write_text("{ this is not")
    assert settings.load(path) == Settings()
    assert (players_home / "settings.json.damaged").read_text() == "{ this is not"


def test_settings_come_back_as_written(players_home: Path) -> None:
    path = players_home / "deep" / "settings.json"
    stored = Settings("de", Window(1, 2, 3, 4, True), ["A", "B", "C", "D", "E"], last={GAME: LastGame(3, {"open_hands": True})})
    settings.save(stored, path)
    assert settings.load(path) == stored
    assert json.loads(path.read_text())["language"] == "de"


def test_settings_of_another_shape_do_not_stop_the_start(players_home: Path) -> None:
    path = players_home / "settings.json"
    path.write_text('{"language": "xx", "names": ["", "  "], "more": [1]}')
    found = settings.load(path)
    assert found.language is None
    assert found.names == list(settings.DEFAULT_NAMES)


def test_settings_that_cannot_be_written_are_reported_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    with window("en") as program:
        monkeypatch.setattr(settings, "save", refuse)
        click(program, "language:de")
        click(program, "language:en")
        assert len(program.notice.sentences) == 1
        monkeypatch.undo()


def test_settings_are_stored_again_once_that_is_possible(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with window("en") as program:
        with monkeypatch.context() as trouble:
            trouble.setattr(os, "replace", full)
            click(program, "language:de")
        folder = paths.settings_file().parent
        assert not [path.name for path in folder.iterdir() if path.name.endswith(".new")]
        click(program, "language:en")
        assert settings.load(paths.settings_file()).language == "en"


def test_moments_are_worded_as_people_say_them() -> None:
    import time

    now = time.time()
    assert when(Texts("en"), now).startswith("Today")
    assert when(Texts("de"), now - 86_400).startswith("Gestern")
    assert when(Texts("en"), 1_000_000_000).endswith("September 2001")
    assert when(Texts("de"), 1_000_000_000) == "9. September 2001"


@pytest.mark.slow
def test_an_error_while_painting_does_not_end_the_program(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    caught: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: caught.append(error))
    with window(on_screen=True) as program:
        monkeypatch.setattr(program.start_page, "paint", lambda p: [][0])
        program.start_page.refresh()
        program.grab()
    assert isinstance(caught[0], IndexError)


def test_the_title_says_the_game(qtbot: QtBot) -> None:
    with window() as program:
        assert isinstance(program, MainWindow)
        assert program.windowTitle().startswith("Burgage")
        program.set_up(GAME)
        assert "Castles" in program.windowTitle()


# the shelf


def test_a_lone_players_rival_is_named_on_the_shelf(qtbot: QtBot) -> None:
    with window() as program:
        for game, players in (("villagers", ("Anna",)), ("villagers", ("Anna", "Ben", "Cleo"))):
            program.start_page.show_unfinished([Unfinished(Path("x"), new(game, players, 5, {}), 0.0)])
            settle()
            resume = program.start_page.findChild(QAbstractButton, "resume:0")
            assert resume is not None
            assert ("Anna against the Countess" in resume.accessibleName()) == (len(players) == 1)


@pytest.mark.slow
def test_the_thumbnail_shows_the_table_as_everybody_may_see_it(qtbot: QtBot) -> None:
    """Two games that differ in one hand only have equal pictures on the shelf; a step on the table changes the picture."""
    with window(on_screen=True) as program:
        page = program.start_page
        page.complete()

        def shelf(record: Record) -> QImage:
            page.show_unfinished([Unfinished(Path("x"), record, 0.0)])
            settle()
            return page.grab(page.rect().adjusted(0, 560, 0, 0)).toImage()

        record = new(GAME, ("Anna", "Ben"), 5, {"open_hands": False})
        while record.game.decider != 1:
            record.play(record.game.decision.legal[-1])  # type: ignore[union-attr]
        plain = shelf(record)
        other = rules.load(rules.encode(record))
        seats = other.game.state.seats
        for seat in seats:  # cards of a hand and of a hidden stack swap places
            (mine, *hand), (below, *stack) = seat.hand.cards, seat.stack.cards
            seat.hand, seat.stack = seat.hand.holding((below, *hand)), seat.stack.holding((mine, *stack))
        assert other.game.digest() != record.game.digest()
        assert shelf(other) == plain
        record.play(record.game.decision.legal[0])  # type: ignore[union-attr]
        assert shelf(record) != plain


@pytest.mark.parametrize(("height", "shown"), [(712, 2), (800, 4)])
def test_the_shelf_says_how_many_more_games_there_are_and_leads_to_them(qtbot: QtBot, height: int, shown: int) -> None:
    for _ in range(7):
        store_a_game()
    with window() as program:
        program.resize(1280, height)
        settle()
        on_shelf = [name for name in (f"resume:{i}" for i in range(4)) if button(program, name).isVisible()]
        assert len(on_shelf) == shown
        assert button(program, "more").text() == f"{7 - shown} more …"
        click(program, "more")
        assert program.pages.currentWidget().objectName() == "saves"


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 712), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_shelf_cuts_nothing(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    with window(language) as program:
        program.resize(*size)
        games = [Unfinished(Path("x"), rules.new(GAME, ("W" * 16, "M" * 16, "Cleo", "Dora"), n), 0.0) for n in range(4)]
        with nothing_cut():
            for n in (0, 1, 2, 4):
                program.start_page.show_unfinished(games[:n], n + 4)
                program.grab()
        assert button(program, "resume:1").isVisible()


@pytest.mark.parametrize(("size", "first"), [(100, False), (130, True), (200, True)])
def test_where_the_page_scrolls_games_to_continue_come_first(qtbot: QtBot, size: int, first: bool) -> None:
    with window("en", Settings(text_size=size)) as program:
        page = program.start_page
        play, shelf = button(program, "play:burgundy"), button(program, "page:saves")
        assert shelf.y() > play.y(), "without games"
        page.show_unfinished([Unfinished(Path("x"), new("praga", ("Anna", "Ben"), 5, {}), 0.0)])
        settle()
        assert (shelf.y() < play.y()) == first
        button(program, "page:settings").setFocus()
        key(focused(), Qt.Key.Key_Tab)
        assert (focused().objectName() == "computer:burgundy") != first
        page.show_unfinished([])
        settle()
        assert shelf.y() > play.y()

"""The page of saves and the ways to it: saves are viewed, continued, renamed, copied, deleted and imported, by mouse and by keyboard."""

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, QRect, QRectF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

import rules
from app.art import chrome
from app.screenshot import new_position
from app.storage import game_files, journal_files, paths, refuge
from app.storage.file_lock import Lock
from app.storage.journal import Journal
from app.storage.saves import Saves
from app.storage.settings import Settings
from app.windows.game_words import short_title, title
from app.windows.kit.leaves import Words
from app.windows.main_window import MainWindow
from app.windows.saves.save_card import SaveCard
from app.windows.saves.saves_page import SavesPage
from rules import Message, Record
from tests.app.pages import button, click, field, focused, key, nothing_cut, settle, window
from tests.app.programs import in_program

GAME = "burgundy_cards"
ONE_LINE = 40
"""More than the height of a name on one line."""


def fail(message: Message) -> None:
    raise AssertionError(message)


def saves() -> Saves:
    return Saves(paths.saves_folder(), paths.games_folder())


def record(moves: int = 20, seed: int = 1, players: int = 2, **options: bool) -> Record:
    return new_position(GAME, players, seed, moves, options)


def store(*names: str) -> list[Path]:
    """Store saves, with the newest first."""
    found = []
    for i, name in enumerate(names):
        found.append(saves().store(record(seed=i), name))
        os.utime(found[-1], (1_700_000_000 - i * 1000,) * 2)
    return found


def unfinished(seed: int = 9) -> tuple[Path, str]:
    """Write a journal; return it and the position it leads to."""
    game = record(15, seed)
    journal = Journal.create(paths.games_folder(), game, fail)
    journal.close()
    return journal.path, game.game.digest()


def page(program: MainWindow) -> SavesPage:
    found = program.pages.currentWidget()
    assert isinstance(found, SavesPage)
    return found


def opened(program: MainWindow, qtbot: QtBot) -> SavesPage:
    """Open the page with everything loaded."""
    program.open_page("saves")
    loaded(program, qtbot)
    return page(program)


def loaded(program: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page(program)._cards._loader.isActive() and not page(program)._painter.isActive(), timeout=20_000)


def cards(program: MainWindow) -> list[SaveCard]:
    return [card for card in page(program)._cards.cards if card.isVisible()]


def chosen(program: MainWindow) -> str:
    saved = page(program)._shelf.saved
    assert saved is not None
    return saved.name


def told(program: MainWindow) -> str:
    return " ".join(program.notice.sentences)


def test_without_games_the_page_says_what_will_be_there(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "page:saves")
        assert not cards(program)
        assert button(program, "saves:import").isVisible()
        assert not button(program, "saves:play").isVisible()
        assert program.windowTitle().startswith("Saved games")
        with nothing_cut():
            program.grab()


def test_every_game_is_listed_with_its_metadata(qtbot: QtBot) -> None:
    unfinished()
    store("Sunday", "Monday")
    with window() as program:
        opened(program, qtbot)
        names = [card.accessibleName() for card in cards(program)]
        assert len(names) == 3
        assert "unfinished" in names[0]
        assert names[1].startswith("Sunday. ")
        assert all("Anna, Ben" in name and "round" in name and "to move" in name for name in names)
        assert all(card.pictured for card in cards(program))


def test_a_card_shows_who_sits_there_now(qtbot: QtBot) -> None:
    for begun in ("hard", "person"):
        game = rules.new(GAME, ("Anna", "Ben"), 1, seats=("person", begun))
        journal = Journal.create(paths.games_folder(), game, fail)
        if begun == "person":
            game.hand_over(1, "hard")
            journal.seat(1, "hard")
        journal.close()
    with window() as program:
        opened(program, qtbot)
        later, earlier = (card.grab(QRect(12, card.height() - 36, 60, 22)).toImage() for card in cards(program))
        assert later == earlier


def test_an_unfinished_game_continues_where_it_was(qtbot: QtBot) -> None:
    path, digest = unfinished()
    with window() as program:
        opened(program, qtbot)
        click(program, "saves:play")
        assert program.pages.currentWidget() is program.table
        assert program.match is not None
        assert program.match.record.game.digest() == digest
        assert program.match.journal is not None
        assert program.match.journal.path == path


def test_a_save_is_played_on_as_a_game_of_its_own(qtbot: QtBot) -> None:
    (path,) = store("Sunday")
    before = path.read_bytes()
    with window() as program:
        opened(program, qtbot)
        QTest.mouseDClick(cards(program)[0], Qt.MouseButton.LeftButton)
        assert program.match is not None
        program.match.play(program.match.record.game.legal[0])
        digest = program.match.record.game.digest()
        program.go_home()
        assert path.read_bytes() == before
        assert [one.record.game.digest() for one in game_files.unfinished(paths.games_folder())[0]] == [digest]


@pytest.mark.slow
def test_it_all_works_by_keyboard(qtbot: QtBot) -> None:
    store("one", "two", "three", "four", "five")
    with window() as program:
        key(program, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
        loaded(program, qtbot)
        assert focused() is cards(program)[0]
        key(focused(), Qt.Key.Key_Right)
        assert chosen(program) == "two"
        key(focused(), Qt.Key.Key_Down)
        assert chosen(program) == "five"
        key(focused(), Qt.Key.Key_Up)
        assert chosen(program) == "two"
        assert focused() is cards(program)[1]
        key(focused(), Qt.Key.Key_F2)
        assert focused() is field(program, "saves:name")
        field(program, "saves:name").setText("zwei")
        key(focused(), Qt.Key.Key_Return)
        assert chosen(program) == "zwei"
        key(focused(), Qt.Key.Key_F2)
        field(program, "saves:name").setText("never")
        key(focused(), Qt.Key.Key_Escape)
        assert chosen(program) == "zwei"
        key(focused(), Qt.Key.Key_Delete)
        assert len(cards(program)) == 4
        key(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert len(cards(program)) == 5
        assert chosen(program) == "zwei"
        key(focused(), Qt.Key.Key_End)
        key(focused(), Qt.Key.Key_Home)
        assert chosen(program) == "one"
        reached = set()
        for _ in range(12):
            key(focused(), Qt.Key.Key_Tab)
            reached.add(focused().objectName())
        assert {f"saves:{name}" for name in ("play", "rename", "copy", "export", "delete", "import")} <= reached
        cards(program)[0].setFocus()
        key(focused(), Qt.Key.Key_Return)
        assert program.match is not None
        key(program, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
        loaded(program, qtbot)
        key(focused(), Qt.Key.Key_Escape)
        assert program.at_table


def test_an_unfinished_game_says_that_it_has_no_name(qtbot: QtBot) -> None:
    unfinished()
    with window() as program:
        page = opened(program, qtbot)
        key(focused(), Qt.Key.Key_F2)
        assert not field(program, "saves:name").isVisible()
        assert "no name of its own" in page._words


def test_the_name_is_typed_where_it_stood(qtbot: QtBot) -> None:
    store("one", "two")
    with window() as program:
        opened(program, qtbot)
        before = program.grab().toImage()
        click(program, "saves:rename")
        name = field(program, "saves:name")
        assert name.isVisible()
        assert name.width() > 4 * name.height() > 60
        typed = program.grab().toImage()
        program.resize(program.width() + 40, program.height())
        program.resize(program.width() - 40, program.height())
        settle()
        assert before != typed == program.grab().toImage()


def test_rename_by_mouse_and_what_is_refused(qtbot: QtBot) -> None:
    store("one", "two")
    with window() as program:
        opened(program, qtbot)
        for typed, sentence in (("two", "has this name already"), ("///", "needs a name"), ("  ", "")):
            click(program, "saves:rename")
            field(program, "saves:name").setText(typed)
            cards(program)[0].setFocus()
            settle()
            assert sentence in told(program)
            assert sorted(saved.name for saved in saves().entries()) == ["one", "two"]
        click(program, "saves:rename")
        field(program, "saves:name").setText("Revenge: at last")
        cards(program)[1].setFocus()
        settle()
        assert sorted(saved.name for saved in saves().entries()) == ["Revenge at last", "two"]


def test_copy_and_a_save_of_an_unfinished_game(qtbot: QtBot) -> None:
    _, digest = unfinished()
    store("one")
    with window() as program:
        opened(program, qtbot)
        assert not button(program, "saves:rename").isEnabled()
        click(program, "saves:copy")
        kept = page(program)._shelf.saved
        assert kept is not None
        assert not kept.running
        assert kept.name == short_title(program.program.texts, GAME)
        assert game_files.open_file(kept.path).game.digest() == digest
        loaded(program, qtbot)
        click(program, "saves:copy")
        assert chosen(program) == f"{kept.name} (2)"


@pytest.mark.parametrize(
    ("language", "rename", "delete"),
    [
        (
            "en",
            "Rename. An unfinished game has no name of its own yet; a copy of it can be named.",
            "Delete. This game is on the table. It can be deleted here once another one is played.",
        ),
        (
            "de",
            "Umbenennen. Eine angefangene Partie hat noch keinen eigenen Namen; eine Kopie davon lässt sich benennen.",
            "Löschen. Diese Partie liegt auf dem Tisch. Sobald eine andere gespielt wird, lässt sie sich hier löschen.",
        ),
    ],
)
def test_grey_buttons_say_why_and_what_to_do(language: str, rename: str, delete: str, qtbot: QtBot) -> None:
    store("one")
    with window(language) as program:
        program.play(record(15))
        opened(program, qtbot)
        for name, reason in (("rename", rename), ("delete", delete)):
            found = button(program, f"saves:{name}")
            assert not found.isEnabled()
            assert found.toolTip() == found.accessibleName() == reason
        key(focused(), Qt.Key.Key_Right)
        assert chosen(program) == "one"
        for name in ("rename", "delete"):
            found = button(program, f"saves:{name}")
            assert found.isEnabled()
            assert found.toolTip() == ""
            assert found.accessibleName() == found.text()
        program.play(record(15, seed=2))
        opened(program, qtbot)
        key(focused(), Qt.Key.Key_Right)
        assert button(program, "saves:delete").isEnabled()


def test_deletions_can_be_undone_until_the_page_is_left(qtbot: QtBot) -> None:
    path, digest = unfinished()
    store("one")
    with window() as program:
        opened(program, qtbot)
        assert not button(program, "saves:undo").isVisible()
        click(program, "saves:delete")
        loaded(program, qtbot)
        click(program, "saves:delete")
        assert not cards(program)
        assert saves().entries() == []
        click(program, "saves:undo")
        click(program, "saves:undo")
        assert not button(program, "saves:undo").isVisible()
        assert len(cards(program)) == 2
        loaded(program, qtbot)
        assert game_files.unfinished(paths.games_folder())[0][0].record.game.digest() == digest
        cards(program)[0].setFocus()
        key(focused(), Qt.Key.Key_Home)
        key(focused(), Qt.Key.Key_Delete)
        click(page(program), "back")
        opened(program, qtbot)
        assert not button(program, "saves:undo").isVisible()
        assert len(cards(program)) == 1
        assert journal_files.running(path.parent) == []


def test_a_copy_of_a_game_in_another_program_can_be_opened_where_that_is_said(qtbot: QtBot) -> None:
    path, digest = unfinished()
    lock = Lock(path)
    lock.take()
    with window("en") as program:
        click(program, "resume:0")
        before = path.read_bytes()
        click(program, "in_use:copy")
        assert not program.copy_offer.isVisible()
        assert program.match is not None
        assert program.match.record.game.digest() == digest
        assert path.read_bytes() == before


def test_a_finished_game_opens_with_its_result(qtbot: QtBot) -> None:
    with window("en") as program:
        program.play(new_position(GAME, 2, 5, 10_000, {}))
        assert program.table.score.isVisible()


def test_a_game_in_another_program_can_be_opened_as_a_copy(qtbot: QtBot) -> None:
    path, digest = unfinished()
    lock = Lock(path)
    lock.take()
    with window("en") as program:
        click(program, "resume:0")
        assert program.match is None
        assert "another window" in program.copy_offer.accessibleName()
        opened(program, qtbot)
        assert not program.copy_offer.isVisible()
        assert button(program, "saves:play").text() == "Open a copy"
        assert not button(program, "saves:delete").isEnabled()
        assert "another window" in button(program, "saves:delete").toolTip()
        before = path.read_bytes()
        click(program, "saves:play")
        assert program.match is not None
        assert program.match.record.game.digest() == digest
        assert program.match.journal is not None
        assert program.match.journal.path != path
        assert path.read_bytes() == before
    lock.release()


def drop(program: MainWindow, *files: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in files])
    where, action, held = QPointF(300, 300), Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where.toPoint(), action, data, Qt.MouseButton.LeftButton, held)
    QApplication.sendEvent(program, enter)
    assert enter.isAccepted()
    dropped = QDropEvent(where, action, data, Qt.MouseButton.LeftButton, held, QEvent.Type.Drop)
    QApplication.sendEvent(program, dropped)
    settle()


def test_files_dropped_on_the_window_are_imported_and_bad_ones_reported(qtbot: QtBot, tmp_path: Path) -> None:
    good, bad, newer = tmp_path / "From Ben.save", tmp_path / "letter.txt", tmp_path / "new.burgage"
    good.write_bytes(rules.encode(record(seed=4)))
    bad.write_text("Dear Ben")
    newer.write_bytes(b'{"format": "burgage", "version": 77}')
    with window("en") as program:
        drop(program, bad, good, newer, tmp_path / "missing")
        assert chosen(program) == "From Ben"
        assert len(cards(program)) == 1
        assert len(program.notice.sentences) == 3
        assert "letter.txt: This is not a saved game" in told(program)
        assert "newer version" in told(program)
        loaded(program, qtbot)


def test_files_dropped_on_the_table_leave_the_game_alone(qtbot: QtBot, tmp_path: Path) -> None:
    good = tmp_path / "From Ben.save"
    good.write_bytes(rules.encode(record(seed=4)))
    with window() as program:
        program.play(record())
        match = program.match
        drop(program, good)
        assert program.match is match
        assert program.pages.currentWidget() is program.table
        assert "From Ben" in program.quick_save.toast.lines[0]
        assert [saved.name for saved in saves().entries() if not saved.running] == ["From Ben"]


def test_files_are_chosen_and_given_out(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = tmp_path / "a.journal"
    good.write_bytes(rules.encode(record(seed=4)))
    out = tmp_path / "out.burgage"
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(good)], ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    with window() as program:
        opened(program, qtbot)
        click(program, "saves:import")
        assert chosen(program) == "a"
        loaded(program, qtbot)
        click(program, "saves:export")
        assert rules.load(out.read_bytes()).game.digest() == record(seed=4).game.digest()


def test_ctrl_s_keeps_the_moment_and_says_so(qtbot: QtBot) -> None:
    with window("en") as program:
        program.play(record())
        assert program.match is not None
        key(focused(), Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
        toast = program.quick_save.toast
        assert toast.isVisible()
        (saved,) = [saved for saved in saves().entries() if not saved.running]
        assert toast.lines == (f"Saved as “{saved.name}”.",)
        assert game_files.open_file(saved.path).game.digest() == program.match.record.game.digest()
        program.match.play(program.match.record.game.legal[0])
        program.resize(1400, 800)
        assert toast.geometry().bottom() < program.height()
        toast._end.timeout.emit()
        assert not toast.isVisible()
        program.go_home()
        key(focused(), Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
        assert not toast.isVisible()


@pytest.mark.slow
def test_a_copy_that_cannot_be_written_is_reported(qtbot: QtBot) -> None:
    paths.saves_folder().parent.mkdir(parents=True, exist_ok=True)
    paths.saves_folder().write_text("in the way")
    with window("en") as program:
        program.play(record())
        key(focused(), Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
        assert "cannot be written" in told(program)
        program.notice.put_away()
        opened(program, qtbot)
        click(program, "saves:copy")
        assert "cannot be written" in told(program)
        click(program, "saves:delete")
        assert len(cards(program)) == 1


def test_a_window_that_is_closed_says_first_where_a_game_lies_that_could_not_be_stored(qtbot: QtBot) -> None:
    paths.games_folder().parent.mkdir(parents=True, exist_ok=True)
    paths.games_folder().write_text("in the way")
    with window("en") as program:
        game = record()
        program.play(game)
        program.notice.put_away()
        assert not program.close()
        assert program.isVisible()
        shelter = refuge.find(paths.games_folder())
        assert shelter is not None
        (found,) = shelter.iterdir()
        assert str(found) in told(program)
        assert game_files.open_file(found).game.digest() == game.game.digest()
        click(program, "resume:0")
        assert program.match is not None
        assert program.match.record.game.digest() == game.game.digest()
        assert program.close()


def test_a_spoilt_save_says_why_and_can_only_be_deleted(qtbot: QtBot) -> None:
    (path,) = store("spoilt")
    data = path.read_bytes()
    at = data.index(b'"round":') + len(b'"round":')
    path.write_bytes(data[:at] + b"9" + data[at + 1 :])  # typed correctly, and yet impossible
    (path.parent / "no game.burgage").write_bytes(b"{}")
    with window("en") as program:
        opened(program, qtbot)
        for _ in range(2):
            assert not button(program, "saves:play").isEnabled()
            assert not button(program, "saves:export").isEnabled()
            cards(program)[0].setFocus()
            key(focused(), Qt.Key.Key_Return)
            assert program.match is None
            click(program, "saves:delete")
            loaded(program, qtbot)
        assert not cards(program)


def test_a_journal_that_ended_or_is_damaged_leaves_the_list(qtbot: QtBot) -> None:
    path, _ = unfinished()
    path.write_bytes(b"{" + path.read_bytes()[50:])
    game = record(9999)
    journal = Journal.create(paths.games_folder(), game, fail)
    journal._record = record(0)  # not closed as a finished game is: the program was killed
    journal.close()
    with window("en") as program:
        program.notice.put_away()
        opened(program, qtbot)
        assert not cards(program)


@pytest.mark.slow
def test_many_games_are_turned_in_pages(qtbot: QtBot) -> None:
    store(*(f"game {n:02}" for n in range(20)))
    with window() as program:
        opened(program, qtbot)
        assert len(cards(program)) == 9
        assert not button(program, "saves:before").isEnabled()
        click(program, "saves:after")
        assert chosen(program) == "game 09"
        key(focused(), Qt.Key.Key_PageDown)
        assert chosen(program) == "game 18"
        assert len(cards(program)) == 2
        assert not button(program, "saves:after").isEnabled()
        key(focused(), Qt.Key.Key_PageUp)
        cards(program)[0].setFocus()
        key(focused(), Qt.Key.Key_Left)
        assert chosen(program) == "game 08"
        assert focused() is cards(program)[8]
        program.resize(1920, 1040)
        settle()
        assert chosen(program) == "game 08"


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("de", (1280, 712)), ("en", (1280, 712)), ("de", (1366, 700))])
def test_no_word_is_cut(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    unfinished()
    for i, (players, moves) in enumerate(((1, 9999), (2, 60), (3, 9999), (4, 90))):
        game = new_position(GAME, players, i, moves, {})
        longest = tuple(f"{'WMQX'[seat]}ilhelmina Wxyzq"[:16] for seat in range(players))
        game.header = rules.new(GAME, longest, i, undo="practice").header
        saves().store(game, "A name as long as a name can be, with words and more words!!")
    with window(language) as program:
        program.resize(*size)
        opened(program, qtbot)
        with nothing_cut():
            for at in range(5):
                page(program)._cards.choose(at)
                page(program).grab()
            click(program, "saves:delete")
            page(program).grab()


@pytest.mark.slow
def test_no_hand_is_on_the_page(qtbot: QtBot) -> None:
    pictures = []
    for seed in (1, 2, 3):
        game = record(30, seed=5, players=3, open_hands=False)
        seen = rules.view(game.rules, game.game.state, None)
        other = Record(game.header, rules.Game(game.rules, rules.determinise(game.rules, seen, rules.Rng(seed))))
        path = saves().store(other, "closed")
        os.utime(path, (1_700_000_000,) * 2)
        with window() as program:
            opened(program, qtbot)
            pictures.append((page(program).grab().toImage(), cards(program)[0].accessibleName()))
        path.unlink()
    assert all(picture == pictures[0] for picture in pictures)


@pytest.mark.slow
def test_a_save_from_the_command_line_becomes_a_game_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "a.burgage"
    path.write_bytes(rules.encode(record()))
    before = path.read_bytes()
    act = "window.match.play(window.match.record.game.legal[0])\nprint(window.match.record.game.digest())"
    done = in_program(act, f"Path({str(path)!r})")
    assert done.returncode == 0, done.stderr
    assert path.read_bytes() == before
    (found,), _ = game_files.unfinished(paths.games_folder())
    assert found.record.game.digest() == done.stdout.strip()


def test_keys_can_be_changed(qtbot: QtBot) -> None:
    with window("en", Settings(keys={"save": "Ctrl+K"})) as program:
        program.play(record())
        key(focused(), Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        assert program.quick_save.toast.isVisible()


@pytest.mark.parametrize(("game", "subtitle"), [("villagers", False), ("burgundy_cards", True)])
def test_a_game_without_a_name_is_not_named_twice(game: str, subtitle: bool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    Journal.create(paths.games_folder(), new_position(game, 2, 1, 4, {}), fail).close()
    painted: list[tuple[str, str]] = []
    paint = Words.paint

    def noted(words: Words, p: QPainter) -> None:
        painted.append((words.role, words.words))
        paint(words, p)

    monkeypatch.setattr(Words, "paint", noted)
    with window() as program:
        opened(program, qtbot).grab()
        say = program.program.texts
        assert ("h2", short_title(say, game)) in painted
        assert (("italic", title(say, game)) in painted) == subtitle


@pytest.mark.parametrize(("name", "told"), [("", False), ("The evening before the storm, with Anna far in the lead", True)])
def test_a_copy_says_once_which_game_it_is(name: str, told: bool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its own name, also as the second one of the game, or by a sign on its picture; beside it, a long name is there in full."""
    painted: list[str] = []
    usual = chrome.chip

    def noted(p: QPainter, r: QRectF, words: str, *others: Any, **how: Any) -> None:
        painted.append(words)
        usual(p, r, words, *others, **how)

    monkeypatch.setattr(chrome, "chip", noted)
    with window() as program:
        game = short_title(program.program.texts, GAME)
        store(name or game, name or game)
        with nothing_cut():
            opened(program, qtbot).grab()
        assert (game in painted) == told
        assert (page(program)._detail._name.place.height() > ONE_LINE) == told

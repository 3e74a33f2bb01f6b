"""A seat handed to the computer and back at the table, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import rules
from app.commands import Command
from app.opponents.sitting import Opponents
from app.session.daily import Deal
from app.storage import paths, results
from app.storage.settings import Settings
from app.table.playback.recent_replay import RecentReplay
from app.texts import LANGUAGES, Texts
from app.windows.main_window import MainWindow
from app.windows.play.seats_sheet import SeatsSheet
from rules import Rng, SeatKind
from tests.app.pages import button, click, controller_of, focused, key, let_go, nothing_cut, settle, show, window
from tests.app.positions import GAMES, NAMES
from tests.app.windows.play.test_computers import NOWHERE, match_of, persons_turn, play, table
from tests.slow import rest_slow

CTRL = Qt.KeyboardModifier.ControlModifier


def opened(program: MainWindow) -> SeatsSheet:
    """Open the sheet by its key."""
    key(focused(), Qt.Key.Key_P, CTRL)
    assert program.table.seats.isVisible()
    return program.table.seats


def hand_over(program: MainWindow, seat: int, kind: SeatKind) -> None:
    """Choose who takes a seat, and play on."""
    sheet = opened(program)
    choice = sheet._choices[seat]
    choice.choose(kind)
    choice.activated.emit(choice.currentIndex())
    click(program, "seats:done")
    assert not sheet.isVisible()


def test_the_menu_and_a_key_lead_to_the_seats_and_nothing_changes_before_the_button(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, rules.new("guildhall", NAMES[:3], 3))
        key(focused(), Qt.Key.Key_F10)
        click(program, "menu:seats")
        sheet = program.table.seats
        assert sheet.isVisible()
        assert focused() is sheet._choices[0]
        key(focused(), Qt.Key.Key_Down)
        assert sheet.kinds == ["easy", "person", "person"]
        for _ in range(3):
            key(focused(), Qt.Key.Key_Tab)
        assert focused().objectName() == "seats:done"
        key(focused(), Qt.Key.Key_Escape)
        assert not sheet.isVisible()
        assert match.record.header.seats == ("person",) * 3
        opened(program)
        assert sheet.kinds == ["person"] * 3
        key(focused(), Qt.Key.Key_P, CTRL)
        assert not sheet.isVisible()


def test_at_least_one_person_remains_and_the_sheet_says_so(qtbot: QtBot) -> None:
    with window() as program:
        show(program, rules.new("guildhall", NAMES[:2], 3))
        sheet = opened(program)
        sheet._choices[0].choose("hard")
        sheet._choices[0].activated.emit(3)
        assert [choice.isEnabled() for choice in sheet._choices] == [True, False]
        assert Texts("en")("app.new.kind_locked") in sheet._choices[1].accessibleName()
        sheet._choices[0].choose("person")
        sheet._choices[0].activated.emit(0)
        assert all(choice.isEnabled() for choice in sheet._choices)


def test_nothing_moves_when_a_choice_is_locked(qtbot: QtBot) -> None:
    with window() as program:
        show(program, rules.new("guildhall", NAMES[:2], 3))
        sheet = opened(program)
        before = sheet.paper(), sheet._choices[0].pos(), sheet._done.pos()
        sheet._choices[0].choose("hard")
        sheet._choices[0].activated.emit(3)
        settle()
        assert not sheet._choices[1].isEnabled()
        assert (sheet.paper(), sheet._choices[0].pos(), sheet._done.pos()) == before


def test_the_heading_of_a_turn_shows_who_played_it(qtbot: QtBot) -> None:
    """It belongs to the decision that ended the turn before, which was somebody else's."""
    record = rules.new("guildhall", NAMES[:2], 7)

    def turns(seat: int, n: int) -> None:
        for _ in range(n):
            while record.game.decider != seat:
                record.play(record.game.legal[-1])
            while record.game.decider == seat:
                record.play(record.game.legal[-1])

    turns(1, 2)
    record.hand_over(1, "easy")
    turns(1, 1)
    record.hand_over(1, "person")
    turns(1, 1)
    with window() as program:
        match, controller = show(program, record), controller_of(program)
        headings = [line for line in program.table.side._lines(match, controller) if line.heading]
        assert [line.by for line in headings if line.player == 1][:3] == ["person", "easy", "person"]
        assert {line.by for line in headings if line.player == 0} == {"person"}


@pytest.mark.parametrize("what", ["alone", "over", "lesson", "deal of the day"])
def test_where_nobody_else_can_sit_down_nothing_is_offered(qtbot: QtBot, what: str) -> None:
    with window() as program:
        if what == "lesson":
            program.table.lesson.start("guildhall")
            settle()
        else:
            record = rules.new("burgundy_cards", NAMES[: 1 if what == "alone" else 2], 3)
            if what == "deal of the day":
                record = Deal("2026-11-28", "burgundy_cards", alone=False).begin(Settings())
            while what == "over" and not record.game.over:
                record.play(record.game.legal[-1])
            show(program, record)
            program.table.score.hide()
        key(focused(), Qt.Key.Key_F10)
        assert program.table.menu.isVisible()
        assert not button(program, "menu:seats").isVisible()
        assert button(program, "menu:save").isVisible()
        key(focused(), Qt.Key.Key_Escape)
        key(focused(), Qt.Key.Key_P, CTRL)
        assert not program.table.seats.isVisible()


@pytest.mark.parametrize("game", rest_slow("villagers", *(game for game in GAMES if game != "villagers")))
def test_who_leaves_is_played_for_until_they_come_back_and_everything_is_kept(qtbot: QtBot, game: str) -> None:
    """Two people and a computer. One of them goes, the computer plays their seat, they come back: on the disk, after undo, at the end."""
    with window(settings=Settings(computer_pace="at_once")) as program:
        program.table.computers.resting, program.table.computers.thinker = False, NOWHERE
        program.play(rules.new(game, NAMES[:3], 7, seats=("person", "person", "easy")))
        match, rng = match_of(program), Rng(5)

        def step() -> None:
            persons_turn(qtbot, program)
            if not match.record.game.over:
                match.lift_curtain()
                match.play(match.record.game.legal[rng.below(len(match.record.game.legal))])

        for _ in range(10):
            step()
        hand_over(program, 1, "normal")
        assert match.record.people == (0,)
        at = len(match.record.entries)
        match.lift_curtain()
        while not any(entry.by == "normal" for entry in match.record.entries[at:]):
            step()
        assert not match.curtain
        persons_turn(qtbot, program)
        controller_of(program).command(Command.UNDO)
        settle()
        persons_turn(qtbot, program)
        hand_over(program, 1, "person")
        assert match.record.header.seats == ("person", "person", "easy")
        program.go_home()
        let_go()
        kept = [path for path in paths.games_folder().iterdir() if path.suffix == ".journal"]
        assert len(kept) == 1
        again = rules.retrace(kept[0].read_bytes())
        assert again.whole
        assert again.record.header.seats == ("person", "person", "easy")
        assert {entry.by for entry in again.record.entries if entry.player == 1} == {"person", "normal"}
        record = again.record
        while not record.game.over:
            record.play(record.game.legal[rng.below(len(record.game.legal))])
        assert results.sitters(record)[1] == "mixed"


def test_the_last_computer_leaves_with_its_thinker_and_one_that_comes_brings_its_own(qtbot: QtBot) -> None:
    with table("guildhall", ("person", "normal")) as program:
        play(qtbot, program, 3)
        hand_over(program, 1, "person")
        settle()
        let_go()
        assert program.table.findChild(Opponents) is None
        match = match_of(program)
        before = len(match.record.entries)
        qtbot.wait(300)
        assert len(match.record.entries) == before
        match.lift_curtain()
        hand_over(program, 0, "easy")
        assert program.table.findChild(Opponents) is not None
        match.lift_curtain()
        play(qtbot, program, 4)
        assert {entry.by for entry in match.record.entries[before:]} == {"easy", "person"}


def test_behind_the_curtain_no_computer_plays(qtbot: QtBot) -> None:
    """Somebody leaves in the turn of a computer: those who remain lift the curtain before anything goes on."""
    with table("guildhall", ("person", "person", "normal")) as program:
        match = match_of(program)
        while match.record.game.decider != 0 or not match.record.entries:
            play(qtbot, program, 1)
            persons_turn(qtbot, program)
        match.lift_curtain()
        hand_over(program, 0, "hard")
        assert match.curtain
        before = len(match.record.entries)
        qtbot.wait(400)
        assert (match.curtain, len(match.record.entries)) == (True, before)
        match.lift_curtain()
        assert match.viewer == 1
        qtbot.waitUntil(lambda: len(match.record.entries) > before, timeout=10_000)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 712), (1920, 1080)])
def test_every_word_of_the_sheet_fits(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    with window(language) as program:
        program.resize(*size)
        names = ("Maximilian von Habsburg", "Bo", "Clementine", "Dorothea", "Egbert der Lange")
        show(program, rules.new("guildhall", names[:4], 3, seats=("person", "easy", "normal", "hard")))
        with nothing_cut():
            opened(program).grab()


@pytest.mark.parametrize("game", rest_slow(*GAMES))
def test_what_two_computers_did_is_replayed_and_the_log_says_whose_decision_it_was(qtbot: QtBot, game: str) -> None:
    with table(game, ("person", "easy", "normal")) as program:
        match, controller = match_of(program), controller_of(program)
        replay = controller.recent_replay
        seen = 0
        for _ in range(60):
            play(qtbot, program, 1)
            persons_turn(qtbot, program)
            if match.record.game.over:
                break
            by = [entry.player for entry in match.record.entries]
            others = by[len(by) - by[::-1].index(0) :] if 0 in by else []
            if {*others} != {1, 2}:
                continue
            shown = replayed(replay, controller.speed, controller.calm)
            assert shown <= {1, 2}
            seen += shown == {1, 2}
            chronicle = program.table.side._lines(match, controller)
            assert {line.player for line in chronicle if line.entry is not None} >= shown
            if seen == 2:
                break
        assert seen


def replayed(replay: RecentReplay, speed: float, calm: bool) -> set[int]:
    """Replay to the end; return whose decisions were seen."""
    found: set[int] = set()
    if replay.start(speed, calm):
        while replay.running:
            if replay._seat is not None:
                found.add(replay._seat)
            replay._next()
    return found

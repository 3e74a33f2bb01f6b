"""What bots think of a finished game, in its review: formed in the background, kept, shown, and where it leads."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import rules
from app.opponents.judged import Judged
from app.opponents.wire import framed
from app.outcome.opinion_words import title
from app.screenshot import new_position
from app.session.opinion import MOST
from app.session.replay import Replay
from app.storage import opinions, paths, results
from app.table.parts.view_options import ViewOptions
from app.table.playback.review_layout import decider
from app.texts import Texts
from app.windows.history.review import Review
from app.windows.history.reviews_page import ReviewsPage
from app.windows.kit.layouts import PaintedLayout
from app.windows.main_window import SMALLEST, MainWindow
from app.windows.setup.seat_choice import SeatChoice
from rules import Record
from rules.bots.judging import Verdict
from rules.bots.reasons import Reasons
from tests.app.opinions import finished, judged
from tests.app.pages import button, click, focused, key, nothing_cut, settle, window
from tests.app.windows.test_page_layouts import leaves

SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")
"""A program that never answers."""
DIES = (sys.executable, "-c", "import sys; sys.exit(3)")


@contextmanager
def reviewed(record: Record, language: str = "en", kept: bool = False) -> Iterator[tuple[MainWindow, Review]]:
    """Open the review of a game, with a judge that never answers; ``kept``: there is an opinion already."""
    with window(language) as program:
        if kept:
            opinions.keep(paths.archive_folder(), judged(record))
        program.open_page("reviews")
        page = program.pages.findChild(ReviewsPage)
        assert isinstance(page, ReviewsPage)
        page.review.opinions.judge = SILENT
        page.show_record(record)
        page.review.animated = False
        settle()
        yield program, page.review


def said(review: Review) -> str:
    """Return what the line below the table says."""
    assert review._layout is not None
    return review._layout.placements["frame:question"].words


def seat(review: Review, number: int) -> SeatChoice:
    """Return the choice of who plays on in a seat."""
    found = review.play_on_sheet.findChild(SeatChoice, f"kind:{number}")
    assert isinstance(found, SeatChoice)
    return found


@pytest.fixture(scope="module")
def record() -> Record:
    return finished()


def test_a_kept_opinion_is_there_at_once_and_leads_to_its_turns(record: Record, qtbot: QtBot) -> None:
    found = judged(record)
    with reviewed(record, kept=True) as (program, review):
        assert review.replay is not None
        costly = [mark.at for mark in review.replay.marks if mark.sort == "costly"]
        assert costly == [verdict.at for verdict in found.costliest]
        key(focused(), Qt.Key.Key_F5)
        assert review.opinion_sheet.isVisible()
        assert review.opinions.opinion == found
        assert focused().objectName() == "review_opinion:go:0"
        told = review.opinion_sheet.accessibleDescription().splitlines()
        assert len(told) == MOST
        for n, verdict in enumerate(found.costliest):
            if review.opinion_sheet.isHidden():
                click(program, "review:opinion")
            state = review.replay.game(verdict.at).state
            at_table = f"Phase {'ABCDE'[state.phase]}, Round {state.round}/{state.rounds}, {record.header.names[0]}: cost about"
            assert at_table in told[n]
            click(program, f"review_opinion:go:{n}")
            assert review.at == verdict.at
            assert review.opinion_sheet.isHidden()
            assert said(review) == told[n]
        review.go(review.at + 1)
        assert said(review) != told[-1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_of_it_is_cut(language: str, record: Record, qtbot: QtBot) -> None:
    with reviewed(record, language, kept=True) as (program, review), nothing_cut():
        click(program, "review:opinion")
        program.grab()
        review.opinion_sheet.put_away()
        click(program, "review:practice")
        program.grab()


def test_a_game_is_judged_when_that_is_asked_for_and_the_opinion_is_kept(record: Record, qtbot: QtBot) -> None:
    found = judged(record)
    answers = [Judged(0, 2, msgspec.structs.replace(found, verdicts=())), Judged(1, 2), Judged(2, 2, found)]
    frames = b"".join(map(framed, answers))
    code = f"import sys; sys.stdin.buffer.read(4); sys.stdout.buffer.write({frames!r}); sys.stdout.flush(); sys.stdin.read()"
    with reviewed(record) as (program, review):
        assert review.opinions.stage == "none"
        assert review.replay is not None
        review.opinions.judge = (sys.executable, "-c", code)
        click(program, "review:opinion")
        assert review.opinions.stage == "judging"
        assert button(program, "review_opinion:cancel").isVisible()
        qtbot.waitUntil(lambda: review.opinions.stage == "formed", timeout=20_000)
        assert review.opinions.opinion == found
        assert button(program, f"review_opinion:go:{MOST - 1}").isVisible()
        assert any(mark.sort == "costly" for mark in review.replay.marks)
        assert opinions.kept(paths.archive_folder(), review.replay) == found


@pytest.mark.parametrize("way", ["cancel", "leave", "other page", "close"])
def test_judging_ends_when_nobody_waits_for_it(way: str, record: Record, qtbot: QtBot) -> None:
    with reviewed(record) as (program, review):
        click(program, "review:opinion")
        judging = review.opinions._judging
        assert judging is not None
        qtbot.waitUntil(lambda: judging.process > 0)
        assert judging.busy
        match way:
            case "cancel":
                click(program, "review_opinion:cancel")
                assert button(program, "review_opinion:ask").isVisible()
                assert focused().objectName() == "review_opinion:ask"
            case "leave":
                review.opinion_sheet.put_away()
                assert judging.busy  # the sheet alone says nothing
                key(focused(), Qt.Key.Key_Escape)
            case "other page":
                program.open_page("settings")
            case "close":
                program.close()
        assert not judging.busy
        assert review.opinions.stage == "none"
        assert not [*paths.archive_folder().glob("*.burgage-opinion")]


def test_a_judge_that_fails_is_told_of_and_can_be_asked_again(record: Record, qtbot: QtBot) -> None:
    with reviewed(record) as (program, review):
        review.opinions.judge = DIES
        click(program, "review:opinion")
        qtbot.waitUntil(lambda: review.opinions.stage == "failed", timeout=20_000)
        assert "could not be judged" in review.opinion_sheet.accessibleDescription()
        review.opinions.judge = SILENT
        click(program, "review_opinion:ask")
        assert review.opinions.stage == "judging"


def test_an_unfinished_game_is_not_judged(qtbot: QtBot) -> None:
    with window() as program:
        program.play(rules.new("burgundy_cards", ("Ann", "Ben"), 3, {}))
        assert program.match is not None
        program.match.lift_curtain()
        program.show_history()
        settle()
        assert program.history.shown
        assert not button(program, "history:opinion").isVisible()


def test_an_opinion_is_deleted_and_restored_with_its_game(record: Record, qtbot: QtBot) -> None:
    with window() as program:
        folder = paths.archive_folder()
        results.keep(folder, record, 1_000)
        opinions.keep(folder, judged(record))
        program.open_page("reviews")
        settle()
        click(program, "reviews:delete:0")
        replay = Replay(record, {}, "")
        assert opinions.kept(folder, replay) is None
        click(program, "reviews:undo")
        assert opinions.kept(folder, replay) == judged(record)


def test_one_plays_on_from_what_they_look_at_against_computers(qtbot: QtBot) -> None:
    people = new_position("burgundy_cards", 3, 5, 10_000, {})
    with reviewed(people) as (program, review):
        assert review.replay is not None
        at = review.replay.last - 20
        review.go(at)
        review.look_as(1)
        here = review.replay.snapshots[at]
        click(program, "review:practice")
        assert review.play_on_sheet.seats == ("normal", "person", "normal")
        assert not seat(review, 1).isEnabled()  # somebody has to play
        seat(review, 2).choose("hard")
        seat(review, 2).activated.emit(3)
        click(program, "review_play_on:begin")
        assert program.match is not None
        header = program.match.record.header
        assert header.seats == ("normal", "person", "hard")
        assert header.practice
        assert program.match.record.game.snapshot() == here


def test_computers_stay_as_strong_as_they_were_and_a_lone_player_is_not_asked(record: Record, qtbot: QtBot) -> None:
    with reviewed(record) as (program, review):
        review.look_as(0)
        click(program, "review:practice")
        assert review.play_on_sheet.seats == ("person", "normal")
    with reviewed(finished(1)) as (program, review):
        click(program, "review:practice")
        assert program.match is not None
        assert program.match.record.header.seats == ("person",)


def test_where_a_computer_is_to_move_the_person_it_played_against_stays_one(record: Record, qtbot: QtBot) -> None:
    with reviewed(record) as (program, review):
        assert review.replay is not None
        at = next(at for at in range(review.replay.last) if decider(review.replay, at) == 1)
        review.go(at)
        click(program, "review:practice")
        assert review.play_on_sheet.seats == ("person", "normal")


@pytest.mark.parametrize("opener", ["review:practice", "review:opinion"])
def test_keys_on_a_sheet_leave_the_review_where_it_is(opener: str, record: Record, qtbot: QtBot) -> None:
    with reviewed(record, kept=True) as (program, review):
        review.go(5)
        click(program, opener)
        sheet = review.play_on_sheet if opener == "review:practice" else review.opinion_sheet
        for what in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_PageDown):
            key(focused(), what)
            assert review.at == 5
        assert sheet.isVisible()
        key(focused(), Qt.Key.Key_Escape)
        assert sheet.isHidden()
        assert review.isVisible()
        key(focused(), Qt.Key.Key_Right)
        assert review.at == 6
        key(focused(), Qt.Key.Key_Escape)
        assert not review.isVisible()


def test_the_keys_of_a_choice_on_a_sheet_are_its_own(record: Record, qtbot: QtBot) -> None:
    with reviewed(record, kept=True) as (program, review):
        review.go(5)
        click(program, "review:practice")
        sheet, choice = review.play_on_sheet, seat(review, 1)
        choice.setFocus()
        for what, kind in ((Qt.Key.Key_Down, "hard"), (Qt.Key.Key_Up, "normal"), (Qt.Key.Key_Home, "person"), (Qt.Key.Key_End, "hard")):
            key(focused(), what)
            assert choice.kind == kind
        key(focused(), Qt.Key.Key_F5)
        assert review.opinion_sheet.isHidden()
        assert review.at == 5
        key(focused(), Qt.Key.Key_Escape)
        assert sheet.isHidden()
        assert review.isVisible()


def test_the_key_that_opens_the_opinion_closes_it(record: Record, qtbot: QtBot) -> None:
    with reviewed(record, kept=True) as (_, review):
        key(focused(), Qt.Key.Key_F5)
        assert review.opinion_sheet.isVisible()
        key(focused(), Qt.Key.Key_F5)
        assert review.opinion_sheet.isHidden()


@pytest.mark.parametrize("size", [100, 200])
def test_what_is_said_of_a_turn_is_in_sight_in_the_smallest_window(size: int, record: Record, qtbot: QtBot) -> None:
    with reviewed(record, kept=True) as (program, review):
        program.program.change(text_size=size)
        program.resize(*SMALLEST)
        settle()
        assert review._view is not None
        assert not review._view.geometry().intersects(review.bar.geometry())


def test_the_note_keeps_off_the_button_above_it(record: Record, qtbot: QtBot) -> None:
    with reviewed(record) as (program, review):
        click(program, "review:opinion")
        click(program, "review_opinion:cancel")
        contents = review.opinion_sheet.body.contents
        assert isinstance(contents, PaintedLayout)
        places = [leaf.place for leaf in leaves(contents) if leaf.place.height() > 1]
        assert places[-1].top() - places[-2].bottom() >= 8


@pytest.mark.parametrize(("language", "people"), [("en", "the turns of people"), ("de", "die Züge von Menschen")])
def test_the_note_says_whose_turns_are_judged(language: str, people: str) -> None:
    assert people in Texts(language)("review.opinion.note")


@pytest.mark.parametrize(("begun", "when"), [(False, "Before the first turn"), (True, "Turn 1")])
def test_a_decision_before_the_first_turn_belongs_to_none(begun: bool, when: str) -> None:
    """Guildhall counts no rounds, and cards are exchanged before anybody's turn."""
    played = new_position("guildhall", 2, 8, 10_000, {})
    replay = Replay(played, {}, "")
    at = replay.begin if begun else 0
    game = replay.game(at)
    assert game.decider is not None
    verdict = Verdict(at, at + 1, game.decider, (game.legal[0],), Reasons("chance", 0.12, (), (), 0.01))
    name = played.header.names[game.decider]
    said = title(Texts("en"), replay, verdict, ViewOptions(Texts("en"), 1280, 712))
    assert said == f"{when}, {name}: cost about 12 percentage points of the chance to win."


@pytest.mark.parametrize(
    ("language", "share", "cost"),
    [
        ("en", 0.09, "cost about 9 percentage points of the chance to win."),
        ("en", 0.01, "cost about 1 percentage point of the chance to win."),
        ("de", 0.09, "kostete etwa 9 Prozentpunkte Siegaussicht."),
        ("de", 0.01, "kostete etwa 1 Prozentpunkt Siegaussicht."),
    ],
)
def test_what_a_turn_cost_is_not_taken_for_the_chance_itself(language: str, share: float, cost: str) -> None:
    say = Texts(language)
    replay = Replay(new_position("guildhall", 2, 8, 10_000, {}), {}, "")
    game = replay.game(replay.begin)
    assert game.decider is not None
    verdict = Verdict(replay.begin, replay.begin + 1, game.decider, (game.legal[0],), Reasons("chance", share, (), (), 0.01))
    assert title(say, replay, verdict, ViewOptions(say, 1280, 712)).endswith(f": {cost}")

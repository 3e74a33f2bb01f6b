"""Reviewing finished games: steps, turns, marks, seats, practice, files; the lists of games and of statistics."""

import os
import statistics as figures
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

import rules
from app.art.fonts import text_width
from app.commands import Command
from app.games import find
from app.platform import timing
from app.platform.sound import Sound, Speaker
from app.screenshot import new_position
from app.session.match import Match
from app.session.replay import Replay
from app.storage import paths, results
from app.storage.settings import Settings
from app.table.geometry.faces import HeadingFace, LinesFace
from app.table.geometry.layout import Layout
from app.table.parts.infoline import MAIN_BUTTON
from app.table.parts.view_options import ViewOptions
from app.table.playback import review_layout
from app.table.playback.board_turner import in_front
from app.table.position import Position
from app.texts import Texts
from app.windows.history import review_picture
from app.windows.history.result_row import outcome
from app.windows.history.review import Review
from app.windows.history.reviews_page import ReviewsPage
from app.windows.kit.layouts import PaintedLayout
from app.windows.main_window import MainWindow
from app.windows.setup.seat_choice import SeatChoice
from rules import Record
from tests.app.on_table import fullest
from tests.app.pages import Listener, button, click, focused, key, nothing_cut, play_out, settle, window
from tests.app.positions import nearly_over
from tests.app.windows.test_page_layouts import rows
from tests.screens import lively_position
from tests.slow import rest_slow

GAME = "burgundy_cards"


def finished(players: int = 3, seed: int = 5, **options: bool) -> Record:
    return new_position(GAME, players, seed, 10_000, {"open_hands": False} | options if players > 1 else {})


@contextmanager
def reviewed(record: Record, language: str = "en", speaker: Speaker | None = None) -> Iterator[tuple[MainWindow, Review]]:
    """Open the review of a game, without animation."""
    with window(language, speaker=speaker) as program:
        page = shown(program)
        page.show_record(record)
        page.review.animated = False
        settle()
        yield program, page.review


def shown(program: MainWindow) -> ReviewsPage:
    program.open_page("reviews")
    settle()
    page = program.pages.findChild(ReviewsPage)
    assert isinstance(page, ReviewsPage)
    return page


def lines(page: ReviewsPage) -> int:
    """Return how many games the list shows."""
    return sum(one.isVisible() for one in page.findChildren(QAbstractButton) if one.objectName().startswith("reviews:open:"))


def table_of(review: Review) -> frozenset[str]:
    """Return what is on the table, in words."""
    assert review._layout is not None
    return frozenset(f"{placement.item}|{placement.kind}|{placement.face}" for placement in review._layout.placements.values())


@pytest.mark.slow
def test_single_steps_onwards_are_heard_unless_they_follow_quickly(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    listener, seconds = Listener(), [0.0]
    monkeypatch.setattr(timing, "now", lambda: seconds[0] * 1000)
    with reviewed(finished(), speaker=listener) as (_, review):
        assert review.replay is not None

        def go(at: int, after: float) -> list[Sound]:
            seconds[0] += after
            review.go(at)
            return listener.sounds

        steps = [go(at, 1.0) for at in range(1, 20)]
        assert all(len(sounds) <= 2 for sounds in steps)
        assert {"take", "turn"} <= {sound for sounds in steps for sound in sounds}
        assert [go(at, 1.0) for at in range(18, 0, -1)] == [[]] * 18
        assert go(1, 1.0) == []
        assert go(9, 1.0) == []
        review.go(0)
        quick = [go(at, 0.1) for at in range(1, 20)]
        assert quick[0] != []
        assert quick[1:] == [[]] * 18
        review.go(review.replay.last - 1)
        assert go(review.replay.last, 1.0)[-1] == "end"


@pytest.mark.slow
def test_keys_move_by_decision_by_turn_by_mark_and_to_the_ends(qtbot: QtBot) -> None:
    with reviewed(finished()) as (_, review):
        replay = review.replay
        assert replay is not None
        assert review.at == 0
        key(focused(), Qt.Key.Key_Right)
        key(focused(), Qt.Key.Key_Right)
        key(focused(), Qt.Key.Key_Left)
        assert review.at == review.slider.value() == 1
        key(focused(), Qt.Key.Key_Down)
        key(focused(), Qt.Key.Key_Down)
        assert review.at == replay.turns[2].start
        key(focused(), Qt.Key.Key_Up)
        assert review.at == replay.turns[1].start
        key(focused(), Qt.Key.Key_End)
        assert review.at == replay.last
        key(focused(), Qt.Key.Key_PageUp)
        assert review.at == replay.marks[-1].at or replay.marks[-1].at == replay.last
        key(focused(), Qt.Key.Key_Home)
        assert review.at == 0
        key(focused(), Qt.Key.Key_PageDown)
        assert review.at == replay.marks[0].at


def test_buttons_do_the_same_and_are_disabled_at_the_ends(qtbot: QtBot) -> None:
    with reviewed(finished()) as (program, review):
        assert not button(program, "review:back_step").isEnabled()
        click(program, "review:on_step")
        assert review.at == 1
        click(program, "review:on_turn")
        click(program, "review:on_mark")
        at = review.at
        click(program, "review:back_mark")
        assert review.at < at
        click(program, "review:back_turn")
        assert review.replay is not None
        review.go(review.replay.last)
        assert not button(program, "review:on_step").isEnabled()
        assert not button(program, "review:practice").isEnabled()
        review.go(10**6)
        assert review.at == review.replay.last


def test_a_click_on_the_slider_goes_there_and_on_a_mark_exactly_to_it(qtbot: QtBot) -> None:
    with reviewed(finished()) as (_, review):
        slider, replay = review.slider, review.replay
        assert replay is not None
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, slider.rect().center() + QPoint(0, 8))
        assert abs(review.at - replay.last / 2) < 4
        mark = next(mark for mark in replay.marks if mark.sort == "section")
        at = QPoint(round(slider._x(mark.at) * slider.scale) + 2, round(14 * slider.scale))
        QTest.mouseClick(slider, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        assert review.at == mark.at


def test_every_position_shows_what_a_seat_saw_then(qtbot: QtBot) -> None:
    """The layout of a seat's review contains nothing that depends on the cards of the others."""
    record = finished(players=2)
    with reviewed(record) as (_, review):
        replay = review.replay
        assert replay is not None
        review.look_as(0)
        for at in range(0, replay.last, 7):
            review.go(at)
            state = replay.game(at).state
            assert review._position is not None
            seen = review._position.view
            assert rules.view(record.rules, state, 0) == seen
            assert all(card == rules.BACK for card in seen.seats[1].hand.cards)
            assert review._position.viewer == 0


def test_what_only_others_knew_is_not_in_the_words_of_a_seat(qtbot: QtBot) -> None:
    record = finished(players=2)
    first = record.entries[2]
    secret = rules.Entry(first.player, first.action, (rules.Event("played", 1, values={"die": 6}, seen_by=(1,)),))
    screen = find(GAME)
    replay = Replay(record, screen.marks, screen.section)
    replay.entries = (*replay.entries[:2], secret, *replay.entries[3:])
    say = Texts("en")
    line = screen.event_words(record.header.names, say, secret.events[0])
    assert line in review_layout.told(replay, 3, screen, None, say)
    assert line not in review_layout.told(replay, 3, screen, 0, say)
    options = ViewOptions(say, 1280, 712)
    assert line in [words for _, words in review_layout.position(replay, 4, screen, None, options).log]
    assert line not in [words for _, words in review_layout.position(replay, 4, screen, 0, options, 0).log]


@pytest.mark.parametrize("game", rest_slow("guildhall", "praga", "burgundy", "burgundy_cards", "villagers"))
def test_a_choice_that_nothing_came_of_is_told_to_all_who_may_know_it(game: str) -> None:
    say, screen, record = Texts("en"), find(game), new_position(game, 2, 3, 200, {})
    replay = Replay(record, screen.marks, screen.section)
    silent = 0
    for at in range(1, replay.last + 1):
        entry = replay.entries[at - 1]
        nothing = say("review.nothing", name=record.header.names[entry.player])
        if any(screen.event_words(record.header.names, say, event) for event in replay.events(at)):
            continue
        silent += 1
        state = replay.game(at - 1).state
        ends = entry.action.picks == (MAIN_BUTTON,)
        mine, other = (rules.view(record.rules, state, seat) for seat in (entry.player, 1 - entry.player))
        for viewer in (None, entry.player, 1 - entry.player):
            (line,) = review_layout.told(replay, at, screen, viewer, say)
            secret = viewer == 1 - entry.player and not ends and mine != other
            assert (line == nothing) == secret
    assert silent


@pytest.mark.parametrize("game", rest_slow("guildhall", "praga", "burgundy", "burgundy_cards", "villagers"))
def test_what_was_clicked_is_ringed_for_all_who_knew_as_much(game: str) -> None:
    screen, record = find(game), new_position(game, 2, 3, 200, {})
    replay = Replay(record, screen.marks, screen.section)
    for at in range(1, replay.last + 1):
        entry, state = replay.entries[at - 1], replay.game(at - 1).state
        mine = rules.view(record.rules, state, entry.player)
        named = {item for event in replay.events(at) if event.player == entry.player for item in event.items}
        for viewer in (None, entry.player, 1 - entry.player, review_layout.NOBODY):
            whose = entry.player if viewer is None else None if viewer == review_layout.NOBODY else viewer
            ringed = review_layout.touched(replay, at, viewer)
            if rules.view(record.rules, state, whose) == mine:
                assert ringed >= set(entry.action.picks)
            else:
                assert ringed <= named  # not even what was clicked tells of a secret


def test_all_open_shows_the_hands_of_the_others_too(qtbot: QtBot) -> None:
    with reviewed(finished(players=2)) as (program, review):
        review.go(3)
        before = table_of(review)
        assert review._position is not None
        assert review._position.viewer is not None
        other = 1 - review._position.viewer
        view = review._view
        assert view is not None
        view.table.pressed.emit(f"seat:{other}")
        peeked = table_of(review)
        assert peeked != before
        cards = review._position.view.seats[other].hand.cards
        assert cards
        assert all(any(f"card:{card}|" in line for line in peeked) for card in cards)
        click(program, f"review:seat:{1 - other}")
        view.table.pressed.emit(f"seat:{other}")
        closed = table_of(review)
        assert not any(f"card:{card}|" in line for line in closed for card in cards)


def test_escape_returns_from_anothers_things_before_it_leaves(qtbot: QtBot) -> None:
    with reviewed(finished(players=2)) as (program, review):
        review.go(3)
        mine = table_of(review)
        _look_at_the_other(review)
        assert table_of(review) != mine
        key(focused(), Qt.Key.Key_Escape)
        assert review.isVisible()
        assert review.at == 3
        assert table_of(review) == mine
        key(focused(), Qt.Key.Key_Escape)
        assert shown(program).list.isVisible()


def test_a_chip_leads_back_from_anothers_things(qtbot: QtBot) -> None:
    with reviewed(finished(players=2)) as (_, review):
        review.go(3)
        mine, view, chip = table_of(review), review._view, Command.OWN.item
        assert review._layout is not None
        assert view is not None
        assert chip not in review._layout.placements
        other = _look_at_the_other(review)
        placed, names = review._layout.placements, ("Anna", "Ben")
        assert placed[chip].words == f"Back to {names[1 - other]}"
        assert placed["frame:question"].words == f"What {names[other]} has here"
        assert chip in view.table.showing.clickable
        view.table.pressed.emit(chip)
        assert table_of(review) == mine


@pytest.mark.parametrize("share", [100, 150])
def test_the_chip_and_whose_things_are_shown_are_side_by_side(qtbot: QtBot, share: int) -> None:
    with window("de", settings=Settings(text_size=share)) as program, nothing_cut():
        page = shown(program)
        page.show_record(finished(players=2))
        page.review.animated = False
        page.review.go(3)
        _look_at_the_other(page.review)
        settle()
        page.review.grab()
        assert page.review._layout is not None
        placed = page.review._layout.placements
        face = placed["frame:question"].face
        assert isinstance(face, LinesFace)
        assert len(face.lines) == 1
        right = placed["frame:question"].rect.x + text_width(face.lines[0], "lead", face.px)
        assert right < placed[Command.OWN.item].rect.x


def _look_at_the_other(review: Review) -> int:
    """Look at what the other of two players has; return their seat."""
    assert review._position is not None
    assert review._position.viewer is not None
    assert review._view is not None
    other = 1 - review._position.viewer
    review._view.table.pressed.emit(f"seat:{other}")
    return other


@pytest.mark.parametrize("secret", [True, False])
def test_only_where_there_were_hands_can_all_be_opened(qtbot: QtBot, secret: bool) -> None:
    with reviewed(finished(players=2, open_hands=not secret)) as (program, _):
        assert button(program, "review:open").isVisible() == secret
        assert button(program, "review:seat:1").isVisible()


def test_the_buttons_that_a_review_keeps_are_at_the_end_of_the_top_bar(qtbot: QtBot) -> None:
    """Those that it leaves out would be a hole to the right of them."""
    with reviewed(finished(players=2)) as (_, review):
        assert review._layout is not None
        placed = review._layout.placements
        mute, language = placed[Command.MUTE.item].rect, placed[Command.LANGUAGE.item].rect
        assert mute.right < language.x
        assert language.right > review._layout.width - 20


def test_playing_on_is_practice_from_that_very_position(qtbot: QtBot) -> None:
    record = finished()
    with reviewed(record) as (program, review):
        assert review.replay is not None
        at = review.replay.last - 20
        review.go(at)
        here = review.replay.snapshots[at]
        click(program, "review:practice")
        for seat in range(3):
            choice = review.play_on_sheet.findChild(SeatChoice, f"kind:{seat}")
            assert choice is not None
            choice.choose("person")
        click(program, "review_play_on:begin")
        match = program.match
        assert match is not None
        assert match.record.game.snapshot() == here
        assert match.record.header.seats == ("person",) * 3
        assert match.record.header.practice
        assert not record.header.practice
        match.lift_curtain()
        for _ in range(6):
            match.lift_curtain()
            match.play(match.record.game.legal[0])
        again = rules.load(rules.encode(match.record))
        assert again.header.practice
        assert again.game.snapshot() == match.record.game.snapshot()
        play_out(match)
    kept, _ = results.results(paths.archive_folder())
    assert [one.result.practice for one in kept] == [True]


@pytest.mark.slow
def test_the_game_and_its_results_are_saved_where_the_player_wants(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out"), ""))
    with reviewed(record) as (program, _):
        click(program, "review:export")
        click(program, "review:csv")
    assert rules.load((tmp_path / "out.json").read_bytes()).game.digest() == record.game.digest()
    assert len((tmp_path / "out.csv").read_text(encoding="utf-8-sig").splitlines()) == 4


@pytest.mark.slow
def test_the_end_of_a_game_leads_to_its_review_and_the_list_has_it(qtbot: QtBot) -> None:
    with window() as program:
        program.play(nearly_over(rules.new(GAME, ("Anna", "Ben"), 3, {"open_hands": True})))
        match = program.match
        assert match is not None
        match.play(match.record.game.legal[0])
        settle()
        digest, decisions = match.record.game.digest(), len(match.record.entries)
        click(program, "score:review")
        page = program.pages.findChild(ReviewsPage)
        assert page is not None
        assert page.review.isVisible()
        assert page.review.replay is not None
        assert page.review.replay.last == decisions
        key(focused(), Qt.Key.Key_Escape)
        assert program.table.score.isVisible()
        program.open_page("reviews")
        assert focused() is button(program, "reviews:open:0")
        key(focused(), Qt.Key.Key_Escape)
        assert program.table.score.isVisible()
        program.open_page("reviews")
        click(program, "reviews:open:0")
        assert page.review.replay is not None
        assert page.review.replay.record.game.digest() == digest
        key(focused(), Qt.Key.Key_Escape)
        assert page.list.isVisible()
        key(focused(), Qt.Key.Key_Escape)
        assert program.table.score.isVisible()


@contextmanager
def running(moves: int = 60, **options: bool) -> Iterator[tuple[MainWindow, Match]]:
    """Put a game of three with closed hands on the table, with its player looking at it."""
    with window() as program:
        match = Match(new_position(GAME, 3, 5, moves, {"open_hands": False} | options), None, program)
        match.lift_curtain()
        program.show_match(match)
        settle()
        yield program, match


@pytest.mark.slow
def test_a_running_game_is_reviewed_only_as_its_viewer_could_see_it(qtbot: QtBot) -> None:
    with running() as (program, match):
        key(focused(), Qt.Key.Key_H)
        review = program.pages.currentWidget()
        assert isinstance(review, Review)
        assert review.replay is not None
        review.animated = False
        assert review.at == review.replay.last == len(match.record.entries)
        assert review.viewer == match.viewer
        for name in ("open", "practice", "export", "csv"):
            assert not button(program, f"history:{name}").isVisible()
        assert not [one for one in review.findChildren(QWidget) if one.objectName().startswith("history:seat")]
        review.look_as(None)
        assert review.viewer == match.viewer
        others = [seat for seat in range(3) if seat != match.viewer]
        for at in range(review.replay.last, -1, -5):
            review.go(at)
            assert review._position is not None
            for seat in others:
                assert all(card == rules.BACK for card in review._position.view.seats[seat].hand.cards)
        digest = match.record.game.digest()
        click(program, "history:game")
        assert program.pages.currentWidget() is program.table
        assert program.match is match
        assert match.record.game.digest() == digest
        match.play(match.record.game.legal[0])


@pytest.mark.slow
def test_the_curtain_ends_the_review_of_a_running_game(qtbot: QtBot) -> None:
    with running() as (program, match):
        program.show_history()
        key(focused(), Qt.Key.Key_B)
        assert match.curtain
        assert program.pages.currentWidget() is program.table
        program.show_history()  # now no player is looking
        assert program.pages.currentWidget() is program.table


@pytest.mark.slow
def test_a_covered_hand_stays_covered_in_the_review_of_a_running_game(qtbot: QtBot) -> None:
    with window(settings=Settings(cover_hands=True)) as program:
        match = Match(new_position(GAME, 3, 5, 60, {"open_hands": False}), None, program)
        match.lift_curtain()
        program.show_match(match)
        settle()
        program.show_history()
        review = program.pages.currentWidget()
        assert isinstance(review, Review)
        assert review.replay is not None
        review.animated = False
        for at in range(review.replay.last, -1, -7):
            review.go(at)
            assert review._position is not None
            assert review._position.viewer == match.viewer
            assert all(card == rules.BACK for seat in review._position.view.seats for card in seat.hand.cards)


@pytest.mark.slow
def test_points_that_are_told_at_the_end_only_are_not_in_the_review_of_a_running_game(qtbot: QtBot) -> None:
    with running(moves=120, immediate_points=False) as (program, _):
        program.show_history()
        review = program.pages.currentWidget()
        assert isinstance(review, Review)
        assert review.replay is not None
        assert review._position is not None
        assert review._position.scores == (None,) * 3
        assert not [mark for mark in review.replay.marks if mark.sort == "swing"]


@pytest.mark.slow
def test_the_score_leads_to_what_was_played_so_far(qtbot: QtBot) -> None:
    with running() as (program, match):
        program.table.show_score()
        click(program, "score:review")
        review = program.pages.currentWidget()
        assert isinstance(review, Review)
        key(focused(), Qt.Key.Key_Escape)
        assert program.pages.currentWidget() is program.table
        match.lower_curtain()
        program.table.show_score()
        assert not button(program, "score:review").isVisible()


def test_without_games_the_lists_say_what_will_be_there(qtbot: QtBot) -> None:
    with window() as program:
        page = shown(program)
        assert page.list.accessibleDescription() == Texts("en")("review.reviews.empty")
        program.open_page("statistics")
        found = program.pages.currentWidget()
        assert found is not None
        assert found.accessibleDescription() == Texts("en")("review.statistics.empty")


def test_a_damaged_game_is_reported_and_the_list_stays(qtbot: QtBot) -> None:
    path = results.keep(paths.archive_folder(), finished(), time.time())
    first, _, _ = path.read_bytes().partition(b"\n")
    path.write_bytes(first + b"\n{}\n")
    (path.parent / f"x{results.ENDING}").write_bytes(b"?")
    with window() as program:
        page = shown(program)
        click(program, "reviews:open:0")
        assert not page.review.isVisible()
        assert program.notice.sentences
        assert page.list._unreadable == 1


def test_the_list_has_pages(qtbot: QtBot) -> None:
    for day in range(8):
        results.keep(paths.archive_folder(), finished(players=2, seed=day), 1_000_000.0 + 86_400 * day)
    with window() as program:
        page = shown(program)
        assert lines(page) == 6
        click(program, "reviews:older")
        assert lines(page) == 2
        assert not button(program, "reviews:open:2").isVisible()
        assert not button(program, "reviews:older").isEnabled()


def test_the_list_is_left_for_a_game_and_found_again_there(qtbot: QtBot) -> None:
    for day in range(8):
        results.keep(paths.archive_folder(), finished(players=2, seed=day), 1_000_000.0 + 86_400 * day)
    with window() as program:
        page = shown(program)
        click(program, "reviews:older")
        click(program, "reviews:open:1")
        assert page.review.isVisible()
        key(focused(), Qt.Key.Key_Escape)
        assert lines(page) == 2
        assert focused() is button(program, "reviews:open:1")
        program.go_home()
        shown(program)
        assert lines(page) == 6
        assert focused() is button(program, "reviews:open:0")


def test_a_finished_game_is_deleted_and_restored(qtbot: QtBot) -> None:
    for day in range(3):
        results.keep(paths.archive_folder(), finished(players=2, seed=day), 1_000_000.0 + 86_400 * day)
    before = {path.name for path in paths.archive_folder().glob(f"*{results.ENDING}")}
    with window() as program:
        page = shown(program)
        assert not button(program, "reviews:undo").isVisible()
        click(program, "reviews:delete:1")
        assert lines(page) == 2
        assert len(results.results(paths.archive_folder())[0]) == 2
        button(program, "reviews:open:0").setFocus()
        key(focused(), Qt.Key.Key_Delete)
        assert lines(page) == 1
        click(program, "reviews:undo")
        key(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not button(program, "reviews:undo").isVisible()
        assert {path.name for path in paths.archive_folder().glob(f"*{results.ENDING}")} == before
        click(program, "reviews:delete:0")
        program.go_home()
        shown(program)  # from now on it is gone for good
        assert not button(program, "reviews:undo").isVisible()
        assert len(results.results(paths.archive_folder())[0]) == 2


def test_a_copied_game_counts_once_and_is_deleted_with_its_copies(qtbot: QtBot) -> None:
    folder = paths.archive_folder()
    first = results.keep(folder, finished(players=2, seed=1), 1000.0)
    (folder / f"copy{results.ENDING}").write_bytes(first.read_bytes())
    results.keep(folder, finished(players=2, seed=1), 2000.0)  # a copy of a save played to the same end
    results.keep(folder, finished(players=2, seed=2), 3000.0)
    kept, unreadable = results.results(folder)
    assert [one.result.when for one in kept] == [3000.0, 1000.0]
    assert not unreadable
    with window() as program:
        page = shown(program)
        click(program, "reviews:delete:1")
        assert [one.result.when for one in page.list._kept] == [3000.0]
        click(program, "reviews:undo")
        assert [one.result.when for one in page.list._kept] == [3000.0, 1000.0]


def test_a_tie_break_is_named_in_the_list() -> None:
    say = Texts("en")
    record = finished(players=3)
    by = "left_over"
    record.game.state.standings = (
        rules.Standing(0, 9, 2, ((by, 3),)),
        rules.Standing(1, 9, 1, ((by, 5),), True),
        rules.Standing(2, 7, 3, ((by, 8),)),
    )
    words = outcome(say, results.result_of(record, 0.0))
    assert words == say("app.score.wins_tie", name="Ben", score=9, why=say(f"{record.header.game}.tie.{by}", n=5, other=3))


def test_statistics_count_every_finished_game(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(3):
        results.keep(paths.archive_folder(), finished(players=2, seed=seed), 1000.0 + seed)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "all.csv"), ""))
    with window() as program:
        program.open_page("statistics")
        settle()
        said = [button(program, f"statistics:row:{i}").accessibleName() for i in range(2)]
        assert all("3" in words for words in said)
        assert not button(program, "statistics:row:2").isVisible()
        before = program.grab().toImage()
        click(program, "statistics:row:1")
        assert program.grab().toImage() != before
        click(program, "statistics:csv")
        assert len((tmp_path / "all.csv").read_text(encoding="utf-8-sig").splitlines()) == 7


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
def test_no_word_is_cut_and_everything_has_a_name(qtbot: QtBot, language: str) -> None:
    for players in (1, 2, 3, 4):
        results.keep(paths.archive_folder(), lively_position(players, 8, 10_000), 1000.0 + players)
    with window(language) as program, nothing_cut():
        page = shown(program)
        program.grab()
        for row in range(4):
            click(program, f"reviews:open:{row}")
            page.review.animated = False
            assert page.review.replay is not None
            for at in range(0, page.review.replay.last, 19):
                page.review.go(at)
                program.grab()
            unnamed = [
                one.objectName()
                for one in page.review.findChildren(QWidget)
                if one.objectName().startswith("review:") and not one.accessibleName()
            ]
            assert not unnamed
            key(focused(), Qt.Key.Key_Escape)
        program.open_page("statistics")
        program.grab()


@pytest.mark.slow
@pytest.mark.parametrize("share", [200, 80])
def test_the_table_of_a_review_never_scrolls_and_its_text_follows_the_setting(qtbot: QtBot, share: int) -> None:
    with reviewed(finished(players=4), "de") as (program, review):
        review.go(150)
        before = program.grab().toImage()
        with nothing_cut():
            program.program.change(text_size=share)
            settle()
            assert program.grab().toImage() != before
            assert review.size() == program.pages.size()


@pytest.mark.slow
def test_the_bar_grows_with_the_text_and_leaves_the_table_most_of_the_page(qtbot: QtBot) -> None:
    with reviewed(finished(players=4), "de") as (program, review):
        highs = []
        for share in (80, 100, 200):
            program.program.change(text_size=share)
            settle()
            assert review._view is not None
            assert review._view.geometry().bottom() + 1 == review.bar.y()
            assert review.bar.geometry().bottom() == review.rect().bottom()
            highs.append(button(program, "review:practice").height())
            assert review.bar.height() <= review.height() * 0.31
        assert highs[0] < highs[1] < highs[2]


@pytest.mark.slow
@pytest.mark.skipif("CI" in os.environ, reason="speeds are measured apart")
def test_a_long_game_opens_within_a_second_and_steps_within_50_ms(qtbot: QtBot) -> None:
    record = lively_position(4, 8, 10_000)
    assert len(record.entries) >= 390
    with window() as program:
        page = shown(program)
        begun = time.process_time()
        page.show_record(record)
        QApplication.processEvents()
        assert time.process_time() - begun <= 1.0
        page.review.animated = False
        steps = []
        for at in range(1, 200):
            begun = time.process_time()
            page.review.go(at)
            QApplication.processEvents()
            steps.append(time.process_time() - begun)
        assert figures.median(steps) <= 0.05


def test_the_buttons_keep_off_the_list_of_games(qtbot: QtBot) -> None:
    folder = paths.archive_folder()
    five = new_position("villagers", 5, 1, 10_000, {})  # its players take two lines
    for n in range(7):
        results.keep(folder, five if n == 6 else finished(players=2, seed=n), 1_000_000.0 + n)
    with window() as program:
        contents = shown(program).list.contents
        assert isinstance(contents, PaintedLayout)
        *_, last = rows(contents)
        older = button(program, "reviews:older")
        assert older.isVisible()
        rim = (older.height() - 32) / 2  # around its picture
        assert older.y() + rim - last.place.bottom() >= 8


@pytest.mark.parametrize("game", ["burgundy_cards", "villagers"])
def test_a_hand_bears_the_name_of_its_player(qtbot: QtBot, game: str) -> None:
    with reviewed(new_position(game, 3, 5, 10_000, {})) as (_, review):
        review.go(review.slider.maximum() // 2)
        for seat, name in enumerate(review.replay.record.header.names if review.replay is not None else ()):
            review.look_as(seat)
            assert review._layout is not None
            face = review._layout.placements["frame:hand_heading"].face
            assert isinstance(face, HeadingFace)
            assert face.words == f"{name}’s hand"


@pytest.mark.parametrize(
    ("language", "before", "begins", "first"),
    [
        ("en", "Before the first turn", "Cleo begins turn 1 of ", "Cleo, turn 1 of "),
        ("de", "Vor dem ersten Zug", "Cleo beginnt Zug 1 von ", "Cleo, Zug 1 von "),
    ],
)
def test_the_bar_says_whose_turn_it_is_and_that_none_has_begun(qtbot: QtBot, language: str, before: str, begins: str, first: str) -> None:
    with reviewed(lively_position(3, 8, 10_000, "guildhall"), language) as (_, review):
        assert review.replay is not None
        begin = review.replay.turns[0].start
        for at in (0, begin - 1):
            review.go(at)
            assert before in review.slider.accessibleDescription()
        review.go(begin + 1)
        assert first in review.slider.accessibleDescription()
        review.go(begin)
        assert begins in review.slider.accessibleDescription()
        review.turn_back()
        assert review.at == 0
        review.turn_on()
        assert review.at == begin


def test_where_everybody_looks_the_table_follows_whoever_decided(qtbot: QtBot) -> None:
    with window() as program:
        program.show_match(Match(new_position("praga", 2, 3, 60, {}), None, program))
        settle()
        program.show_history()
        review = program.pages.currentWidget()
        assert isinstance(review, Review)
        assert review.replay is not None
        review.animated = False
        shown = set()
        for at in range(review.replay.last, 0, -3):
            review.go(at)
            assert review._position is not None
            assert review._position.shown == review.replay.entries[at - 1].player
            shown.add(review._position.shown)
        assert shown == {0, 1}


@pytest.mark.parametrize(("game", "item"), [("burgundy_cards", "seat"), ("guildhall", "hand")])
def test_all_open_names_the_cards_in_the_hands_of_the_others(qtbot: QtBot, game: str, item: str) -> None:
    """In the rail they are backs; only who looks at a player sees that player's cards."""
    with reviewed(new_position(game, 2, 5, 10_000, {"open_hands": False} if game == GAME else {})) as (program, review):
        review.go(review.slider.maximum() // 2)
        assert review._position is not None
        assert review._position.viewer is not None
        mine, other = review._position.viewer, 1 - review._position.viewer
        named = _hand_in_words(review, other)
        assert named
        assert all(name in _tip_of(review, f"{item}:{other}") for name in named)
        assert not any(name in _tip_of(review, f"{kind}:{mine}") for kind in ("seat", "hand") for name in _hand_in_words(review, mine))
        if game == "guildhall":
            assert "in hand: a click here shows" in _tip_of(review, f"seat:{other}")
        click(program, f"review:seat:{mine}")
        for kind in ("seat", "hand"):
            said = _tip_of(review, f"{kind}:{other}")
            assert not any(name in said for name in named)
            assert "click" not in said


def _hand_in_words(review: Review, seat: int) -> set[str]:
    """Return the names of a player's hand cards, but for those that their box names anyway, as projects."""
    assert review._position is not None
    position, screen = review._position, find(review._position.game)
    hand = {card for card in position.view.seats[seat].hand.cards if not rules.is_hidden(card)}
    names = {tip.title for card in hand if (tip := screen.tip(position, f"card:{card}")) is not None}
    projects = getattr(position.view.seats[seat], "projects", ())
    return names - {tip.title for card in projects if (tip := screen.tip(position, f"card:{card}")) is not None}


def _tip_of(review: Review, item: str) -> str:
    """Return what the tip of a piece says; empty if it has none."""
    assert review._view is not None
    review._view.table.set_tip(None)
    review._view.table.rested.emit(item)
    tip = review._view.table.tip
    return "" if tip is None else tip.words


def test_the_board_on_which_something_was_done_is_in_front(qtbot: QtBot) -> None:
    """Unless the viewer has turned to one of those that share its place, by its tab or its miniature."""
    with window() as program:
        program.show_match(Match(new_position("praga", 2, 7, 130, {}), None, program))
        settle()
        program.show_history()
        review = program.pages.currentWidget()
        assert isinstance(review, Review)
        assert review.replay is not None
        review.animated = False
        (at,) = [n for n, entry in enumerate(review.replay.entries, 1) if entry.action.picks == ("cell:cathedral:1:1",)]
        for pressed, shown in (("", "projects"), ("board:city", "city"), ("mini:road", "road")):
            review.go(0)
            assert review._layout is not None
            if pressed:
                assert pressed in review_picture.clickable(review._layout)
                review._press(pressed)
            review.go(at)
            assert in_front(review._layout) == shown


@pytest.mark.parametrize("game", rest_slow(*rules.IDS))
def test_a_position_is_laid_out_once_for_each_board_at_most(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fields to start from are called boards too, dozens of them: they are none that share a place."""
    laid: list[str] = []
    usual = review_layout.layout

    def counted(at: Position, *others: Any) -> Layout:
        laid.append(at.board)
        return usual(at, *others)

    monkeypatch.setattr(review_layout, "layout", counted)
    for players, options in fullest(game):
        screen, record = find(game), new_position(game, players, 3, 20, options)
        replay = Replay(record, screen.marks, screen.section)
        for at, seat in product((*range(1, 5), replay.last), range(players)):
            laid.clear()
            position = review_layout.position(replay, at, screen, seat, ViewOptions(Texts("en"), 1280, 712), seat)
            review_picture.turned(position, screen, review_layout.touched(replay, at, seat), text_width)
            assert len(laid) <= 3

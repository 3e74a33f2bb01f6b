"""Anyone who must wait is told so: a sign over what was on the screen, which is never half done, and a ground before the first picture."""

from collections.abc import Callable
from itertools import count
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from app.application import qt
from app.art import cache
from app.outcome import scores
from app.platform import patience, timing
from app.windows.kit.busy import GROUND, Ground
from app.windows.main_window import MainWindow
from app.windows.opening import opening
from rules import Record, new
from tests.app.held_clock import held_clock
from tests.app.on_screen import difference, on_screen
from tests.app.pages import settle, window
from tests.app.positions import nearly_over
from tests.slow import rest_slow

GAME = "praga"
SLOW = 0.6
"""Seconds that pass from one look at the clock to the next on a slow machine."""


def begun() -> Record:
    return new(GAME, ("Anna", "Ben"), 3, {})


def finished() -> Record:
    return nearly_over(begun(), 0)


def light_a_row(of: MainWindow) -> None:
    match = of.match
    assert match is not None
    row = next(row for row in scores.rows(match.record) if any(row.points))
    of.table.score.lit.emit(row.key)


def nearly_finished() -> Record:
    return nearly_over(begun())


def end_and_list(of: MainWindow) -> None:
    match = of.match
    assert match is not None
    match.play(match.record.game.legal[0])
    of.open_page("reviews")


Act = Callable[[MainWindow], object]
ACTS: dict[str, tuple[Callable[[], Record] | None, Act]] = {
    "a review is opened": (finished, lambda of: of.show_history()),
    "a game is begun": (None, lambda of: opening(of.program, of.play)(begun())),
    "a game is left": (begun, lambda of: of.go_home()),
    "finished games are looked at": (nearly_finished, end_and_list),
    "a row of the score is lit": (finished, light_a_row),
    "the language is changed": (begun, lambda of: of.program.other_language()),
    "the text is enlarged": (begun, lambda of: of.program.resize_text(50)),
}


def without(picture: QImage, place: QRect) -> QImage:
    """Return a picture with nothing in a place."""
    found = picture.copy()
    painter = QPainter(found)
    painter.fillRect(place, QColor("black"))
    painter.end()
    return found


@pytest.mark.parametrize("what", rest_slow(*ACTS))
def test_what_takes_long_says_so_over_the_picture_that_was_there(qtbot: QtBot, what: str) -> None:
    played, act = ACTS[what]
    with window(on_screen=True) as program:
        if played is not None:
            program.play(played())
            program.table.score.put_away()
            settle()
        cache.clear()
        before, seen = on_screen(program), list[tuple[QImage, QRect]]()
        program.program.delayed.connect(lambda: seen.append((on_screen(program), QRect(program.busy.place))))
        with patch.object(patience, "now", count(0.0, SLOW).__next__):
            act(program)
        assert len(seen) == 1, "nobody was told to wait"
        meanwhile, place = seen[0]
        assert difference(before.copy(place), meanwhile.copy(place)) is not None
        assert difference(without(before, place), without(meanwhile, place)) is None
        assert program.busy.place.isEmpty()
        settle()
        qtbot.waitUntil(lambda: not any(timer.isActive() for timer in timing.timers() if timer.name == "covers"))
        assert difference(on_screen(program), program.grab().toImage().convertToFormat(before.format())) is None
        assert difference(on_screen(program), before) is not None


def test_what_takes_a_moment_only_says_nothing(qtbot: QtBot) -> None:
    with window(on_screen=True) as program:
        told: list[str] = []
        program.program.delayed.connect(lambda: told.append("wait"))
        with patch.object(patience, "now", lambda: 0.0):
            opening(program.program, program.play)(begun())
        assert told == []


def test_after_an_error_nobody_is_left_waiting(qtbot: QtBot) -> None:
    with window(on_screen=True) as program:

        def fail() -> None:
            with program.program.working():
                patience.step()
                assert not program.busy.place.isEmpty()
                raise LookupError

        with patch.object(patience, "now", count(0.0, 1.0).__next__), pytest.raises(LookupError):
            fail()
        assert qt().overrideCursor() is None
        assert program.busy.place.isEmpty()


@pytest.mark.parametrize("words", ["", "One moment …"])
def test_a_window_just_opened_is_covered_by_wood_until_that_has_been_seen(qtbot: QtBot, words: str) -> None:
    with held_clock() as clock, window(on_screen=True) as program:
        looked: list[QImage] = []
        program.cover(words, lambda: looked.append(on_screen(program)))
        ground = program.findChild(Ground)
        assert ground is not None
        settle()
        assert looked == []
        clock.pass_time(0)
        middle = QPoint(program.width() // 2, program.height() // 2)
        sign = QRect(0, 0, 260, 70)
        sign.moveCenter(middle)
        (picture,) = looked
        wood = picture.copy()
        wood.fill(QColor(GROUND))
        assert difference(without(picture, sign), without(wood, sign)) is None
        assert (difference(picture, wood) is not None) == bool(words)
        assert ground.isHidden()
        assert difference(on_screen(program), picture) is not None

"""The table while an edge of its window is dragged: its last picture, scaled, and the sharp one when the edge rests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage

import rules
from app.windows.main_window import MainWindow
from rules import catalogue
from tests.app.fresh_table import faults
from tests.app.held_clock import HeldClock, held_clock
from tests.app.pages import controller_of, settle, show, window
from tests.app.positions import NAMES

GAMES = [meta.id for meta in catalogue()]
SIZES = ((1400, 800), (1430, 790), (1500, 900), (1010, 640))
LONG = 1_000
"""Milliseconds after which an edge surely rests."""


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest) -> Iterator[tuple[MainWindow, HeldClock]]:
    with held_clock() as clock, window() as program:
        show(program, rules.new(request.param, NAMES[:2], 5))
        clock.pass_time(LONG)
        yield program, clock


def drag(program: MainWindow, size: tuple[int, int]) -> None:
    """Give the window a size from outside."""
    program.windowHandle().resize(*size)
    settle()
    assert (program.width(), program.height()) == size


def picture(program: MainWindow) -> QImage:
    return controller_of(program).view.grab().toImage()


def test_nothing_is_laid_out_until_the_edge_rests(table: tuple[MainWindow, HeldClock]) -> None:
    program, clock = table
    before, last = controller_of(program).layout, picture(program)
    for size in SIZES:
        drag(program, size)
        clock.pass_time(50)
        assert controller_of(program).layout is before
        view = controller_of(program).view
        assert (view.width(), view.height()) == size, "the picture fills the window"
    drag(program, (last.width(), last.height()))
    assert picture(program) == last, "the picture from before the first size, whatever it was scaled to since"


def test_the_sharp_picture_follows_when_it_rests(table: tuple[MainWindow, HeldClock]) -> None:
    program, clock = table
    for size in SIZES:
        drag(program, size)
    clock.pass_time(LONG)
    assert not faults(program)
    assert controller_of(program).layout.width == pytest.approx(program.width() / controller_of(program).view.factor)
    dragged = picture(program)
    program.resize(1280, 712)
    settle()
    program.resize(*SIZES[-1])
    settle()
    assert picture(program) == dragged


def test_a_size_chosen_by_the_program_is_painted_at_once(table: tuple[MainWindow, HeldClock]) -> None:
    program, _ = table
    for size in SIZES:
        program.resize(*size)
        settle()
        assert not faults(program)


def test_a_table_that_is_not_shown_waits_for_nothing(table: tuple[MainWindow, HeldClock]) -> None:
    program, _ = table
    program.go_home()
    settle()
    drag(program, SIZES[0])
    program.go_back()
    settle()
    assert not faults(program)

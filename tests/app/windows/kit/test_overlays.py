"""An overlay follows the page's size, the text size and the language while it is open, and gives the keyboard focus back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import Struct
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from app.art.signs import Sign
from app.session.match import Match
from app.windows.crash_sheet import CrashSheet
from app.windows.kit.overlay import Overlay
from app.windows.main_window import MainWindow
from rules import Message, Record, Rng, new
from rules.bots.arena import advance
from tests.app.pages import button, focused, key, nothing_cut, settle, window
from tests.slow import rest_slow_rows

CARDS, BOARD = "burgundy_cards", "burgundy"


class Case(Struct, frozen=True):
    """One overlay: how it is opened over a card game, and what is expected of it."""

    open: Callable[[MainWindow], object]
    closes: bool = True
    """Whether Esc closes it and gives the keyboard focus back; the others leave the focus where it is."""
    speaks: bool = True
    """Whether its words change with the language; a sentence already shown does not."""
    solo: bool = False


def undo_with_consent(program: MainWindow) -> None:
    match = program.match
    assert match is not None
    turn = match.record.game.decider
    while match.record.game.decider == turn:
        match.play(match.record.game.legal[-1])
    program.table.hand_over.ask()


def banner(program: MainWindow) -> None:
    bar = program.table.hand_over.banner
    bar.tell(lambda: ((program.program.texts("table.turn", name="Anna"),), ()), Sign("red", "Anna"))
    stay(bar)


def remark(program: MainWindow) -> None:
    program.quick_save.save_copy()
    stay(program.quick_save.toast)


def stay(bar: Overlay) -> None:
    """Keep a bar that disappears by itself open for the test."""
    timer = bar.findChild(QTimer)
    assert isinstance(timer, QTimer)
    timer.stop()


def light(program: MainWindow) -> None:
    program.table.show_score()
    button(program, "score:row:vp").click()


def advice(program: MainWindow) -> None:
    """Ask for it where no one answers: what is said then is the shortest there is, and stays."""
    program.table.computers.thinker = (sys.executable, "-c", "import sys; sys.stdin.read()")
    program.table.adviser.ask()


def zoom(program: MainWindow) -> None:
    assert program.table.controller is not None
    program.table.help.enlarge_item("seat:0")


def crash(program: MainWindow) -> None:
    sheet = next(found for found in program.findChildren(CrashSheet))
    try:
        raise RuntimeError(f"wanted {program.objectName()}")
    except RuntimeError as error:
        sheet._hook(type(error), error, error.__traceback__)


CASES: dict[str, Case] = {
    "keys_sheet": Case(lambda program: program.show_keys()),
    "first_time": Case(lambda program: program.first_time.open(CARDS, False, lambda: None)),
    "daily_sheet": Case(lambda program: program.daily.open()),
    "rules": Case(lambda program: program.table.help.show_rules()),
    "now": Case(lambda program: program.table.help.show_now()),
    "zoom": Case(zoom),
    "score": Case(lambda program: program.table.show_score()),
    "log": Case(lambda program: program.table.show_log()),
    "menu": Case(lambda program: program.table.menu.open()),
    "seats_sheet": Case(lambda program: program.table.show_seats()),
    "words": Case(lambda program: program.table.show_words()),
    "reveal": Case(lambda program: program.table._lay_open(program.match.record.opening), solo=True),  # type: ignore[union-attr]
    "consent": Case(undo_with_consent),
    "crash": Case(crash),
    "notice": Case(lambda program: program.program.tell(Message("saves.in_use")), closes=False, speaks=False),
    "in_use": Case(lambda program: program.copy_offer.offer(position(CASES["in_use"])), closes=False),
    "toast": Case(remark, closes=False),
    "banner": Case(banner, closes=False),
    "lit": Case(light, closes=False),
    "advice": Case(advice, closes=False, solo=True),
    "outgrown": Case(lambda program: program.table.hints_offer.bar.tell(program.table.hints_offer.words), closes=False),
    "lesson": Case(lambda program: program.table.lesson.start(BOARD), closes=False),
}


def few(names: Iterable[str]) -> list[Any]:
    """List overlays, all but a few marked slow: they share their base."""
    return [name if n < 5 else pytest.param(name, marks=pytest.mark.slow) for n, name in enumerate(names)]


FIRST = few(CASES)
SPEAKING = few(name for name, case in CASES.items() if case.speaks)
ELSEWHERE = {"presets_sheet", "rules_page"}
"""Overlays of other pages."""


def position(case: Case) -> Record:
    """Return the game it is opened over."""
    record = new(CARDS, ("Anna",), 8, {}) if case.solo else new(CARDS, ("Anna", "Ben"), 3, {"open_hands": True}, undo="consent")
    advance(record, 0 if case.solo else 8, Rng(3))
    return record


@contextmanager
def opened(name: str) -> Iterator[tuple[MainWindow, Overlay, QWidget]]:
    """Open the overlay over a game; yield it and the widget that had the focus before."""
    case = CASES[name]
    with window() as program:
        CrashSheet(program.program, program, program)
        match = Match(position(case))
        match.lift_curtain()
        program.show_match(match)
        settle()
        before = focused()
        case.open(program)
        settle()
        overlay = program.findChild(Overlay, name)
        assert isinstance(overlay, Overlay)
        assert overlay.isVisible()
        yield program, overlay, before


def test_every_overlay_is_among_them(qtbot: QtBot) -> None:
    with window() as program:
        CrashSheet(program.program, program, program)
        program.new_game.show_game(CARDS)
        for made in (program.table, program.keys, program.first_time, program.daily):
            assert made
        names = {found.objectName() for found in program.findChildren(Overlay)}
        assert names - ELSEWHERE == set(CASES)


@pytest.mark.parametrize("name", FIRST)
def test_it_follows_the_size_of_the_window(qtbot: QtBot, name: str) -> None:
    with opened(name) as (program, overlay, _):
        page = overlay.parentWidget()
        assert page is not None
        small = overlay.scale
        for width, height, grows in ((1920, 1068, 1.5), (1280, 712, 1.0), (640, 356, 0.5)):
            program.resize(width, height)
            settle()
            assert overlay.isVisible()
            assert overlay.scale == pytest.approx(small * grows, rel=0.01)
            assert page.rect().contains(overlay.geometry())
            for control in overlay.findChildren(QAbstractButton):
                if control.isVisible() and control.parentWidget() is overlay:
                    assert overlay.rect().adjusted(-9, -9, 9, 9).contains(control.geometry()), control.objectName()


@pytest.mark.parametrize(("language", "sizes"), rest_slow_rows(("de", (80, 100, 150, 200)), ("en", (100, 200))))
@pytest.mark.parametrize("name", FIRST)
def test_it_follows_the_text_size(qtbot: QtBot, name: str, sizes: tuple[int, ...], language: str) -> None:
    with opened(name) as (program, overlay, _):
        program.program.set_language(language)
        program.resize(1280, 800)
        page = overlay.parentWidget()
        assert page is not None
        heights: list[int] = []
        for size in sizes:
            program.program.change(text_size=size)
            settle()
            assert overlay.isVisible()
            assert page.rect().contains(overlay.geometry())
            with nothing_cut():
                overlay.grab()
            heights.append(
                max((one.height() for one in overlay.findChildren(QAbstractButton) if one.isVisible()), default=overlay.height())
            )
        if overlay.zoomed:
            assert heights == sorted(heights)
            assert len(set(heights)) >= min(len(heights), 3)  # where a text of 150 % fills its place, one of 200 % is no larger


@pytest.mark.slow
@pytest.mark.parametrize("name", SPEAKING)
def test_it_follows_the_language(qtbot: QtBot, name: str) -> None:
    with opened(name) as (program, overlay, _):
        said = overlay.accessibleName(), overlay.accessibleDescription(), overlay.grab().toImage()
        program.program.set_language("de")
        settle()
        assert overlay.isVisible()
        assert (overlay.accessibleName(), overlay.accessibleDescription()) != said[:2]
        assert overlay.grab().toImage() != said[2]


@pytest.mark.parametrize("name", FIRST)
def test_it_gives_the_keyboard_back(qtbot: QtBot, name: str) -> None:
    with opened(name) as (program, overlay, before):
        if not CASES[name].closes:
            assert focused() is (button(program, "lesson:read") if name == "lesson" else before)
            return
        assert overlay.isAncestorOf(focused()) or focused() is overlay
        key(focused(), Qt.Key.Key_Escape)
        assert not overlay.isVisible()
        assert focused() is program.table.view


@pytest.mark.parametrize("name", ["rules", "now", "score", "keys_sheet"])
def test_it_gives_the_keyboard_back_to_a_list_beside_the_table(qtbot: QtBot, name: str) -> None:
    with opened("words") as (program, words, _):
        before = focused()
        assert words.isAncestorOf(before)
        CASES[name].open(program)
        settle()
        assert focused() is not before
        key(focused(), Qt.Key.Key_Escape)
        assert focused() is before

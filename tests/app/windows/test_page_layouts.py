"""Every page at every text size: nothing is cut or overlaps, and pages scroll only vertically."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QAbstractButton, QLayout, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from app.platform.focus_ring import show_ring
from app.session import seeds
from app.session.match import Match
from app.storage import paths, results
from app.storage.journal import Journal
from app.storage.saves import Saves
from app.storage.settings import Preset, Settings
from app.windows.history.result_row import ResultRow
from app.windows.history.review import Review
from app.windows.history.reviews_page import ReviewsPage
from app.windows.kit.canvas import Canvas
from app.windows.kit.controls import Field
from app.windows.kit.key_button import KeyButton
from app.windows.kit.layouts import PaintedLayout
from app.windows.kit.leaves import Control, Leaf, Words
from app.windows.kit.scroll_sheet import ScrollSheet
from app.windows.main_window import MainWindow
from app.windows.page_stack import Pages, ZoomArea
from rules import catalogue
from tests.app.pages import button, nothing_cut, settle, window
from tests.screens import lively_position

GAMES = [game.id for game in catalogue()]
SIZES = (200, 80, 100, 125, 150)
"""Percentages of the usual text size."""
CASES = [*((size, "de") for size in SIZES), (200, "en")]
"""German words are the longer ones: at every size of text; English ones at the largest."""
WINDOWS = ((1280, 712), (1366, 680), (1920, 992))
LONG = ("Wilhelmina-Marie", "Maximilian-Ralph", "Annemarie-Sofia", "Karl-Friederich")


def fill_folders() -> None:
    """Create finished games, saves and unfinished games in the folders."""
    for seed in range(2):
        results.keep(paths.archive_folder(), lively_position(4 - seed, 20 + seed, 100_000), 1_700_000_000.0 + seed)
    saves = Saves(paths.saves_folder(), paths.games_folder())
    for game in GAMES:
        record = lively_position(2, 9, 20, game)
        saves.store(record, "Sonntagabend mit den Nachbarn aus der Burgstraße")
        Journal.create(paths.games_folder(), record, lambda _: None).close()


def settings(size: int) -> Settings:
    """Return settings with long names, and a preset that uses them."""
    found = Settings(text_size=size, names=[*LONG, "Ernst-August"])
    found.presets = [Preset("Der Freitag der Nachbarn", GAMES[0], LONG, tuple(found.colours[:4]), {}, True)]
    return found


def pages(program: MainWindow) -> Iterator[tuple[str, Canvas]]:
    """Open every page and every sheet over a page, one after another."""

    def pressed(name: str) -> None:
        button(program, name).click()
        settle()

    def current() -> Canvas:
        settle()
        found = program.pages.currentWidget()
        return found if isinstance(found, Canvas) else found.currentWidget()  # type: ignore[attr-defined]

    program.go_home()
    yield "start", current()
    program.first_time.open(GAMES[0], False, lambda: None)
    yield "first time", program.first_time
    program.first_time.put_away()
    program.daily.open()
    yield "deals of the day", program.daily
    program.daily.put_away()
    for game in GAMES:
        program.set_up(game)
        yield f"set-up of {game}", current()
        for count in (1, 4):
            if program.findChild(QAbstractButton, f"players:{count}") is not None:
                pressed(f"players:{count}")
                yield f"set-up of {game} for {count}", current()
    program.set_up(GAMES[0])
    pressed("presets")
    yield "presets", program.new_game._sheet
    program.new_game._sheet.put_away()
    program.open_page("settings")
    for group in ("turn", "look", "program", *GAMES):
        pressed(f"keys:{group}")
        yield f"settings, keys of {group}", current()
    for page in ("saves", "reviews", "statistics", "rules"):
        program.open_page(page)
        yield page, current()
    program.open_page("reviews")
    pressed("reviews:open:0")
    reviews = program.pages.currentWidget()
    assert isinstance(reviews, ReviewsPage)
    yield "review", reviews.review.bar
    program.go_home()
    program.show_keys()
    yield "list of keys", program.keys
    program.keys.put_away()
    for game in GAMES:
        match = Match(lively_position(4, 8, 100_000, game))
        program.show_match(match)
        program.table.show_score()
        for tab in ("table", "curve", "turns"):
            pressed(f"score:{tab}")
            yield f"score of {game}, {tab}", program.table.score
        program.table.score.put_away()
        running = Match(lively_position(4, 8, 60, game))
        program.show_match(running)
        running.lift_curtain()
        program.show_history()
        review = program.pages.currentWidget()
        assert isinstance(review, Review)
        yield f"review of {game}", review.bar
        program.go_back()
        program.show_keys()
        yield f"list of keys, {game}", program.keys
        program.keys.put_away()
    program.table.help.show_rules()
    yield "rules over the table", program.table.help.rules


def around(page: QWidget) -> QWidget | None:
    """Return the widget whose viewport holds a page."""
    viewport = page.parentWidget()
    return viewport.parentWidget() if viewport is not None else None


def to_its_end(page: QWidget) -> QWidget | None:
    """Scroll a page to where its footer lies over nothing else; return the widget whose viewport holds it."""
    area = around(page)
    if isinstance(area, ZoomArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    return area


def leaves(layout: PaintedLayout) -> Iterator[Leaf]:
    """List what a layout shows."""
    assert isinstance(layout, QLayout)
    if layout.isEmpty():
        return
    for node in layout.nodes:
        if isinstance(node, PaintedLayout):
            yield from leaves(node)
        elif not node.isEmpty():
            yield node


def rows(layout: PaintedLayout) -> Iterator[ResultRow]:
    """List the rows of finished games in a layout."""
    for node in layout.nodes:
        if isinstance(node, ResultRow):
            yield node
        elif isinstance(node, PaintedLayout):
            yield from rows(node)


def check(name: str, canvas: Canvas) -> None:
    """Check that everything has the room it needs within its canvas, and that nothing overlaps."""
    assert isinstance(canvas.contents, PaintedLayout), name
    whole = QRectF(0, 0, canvas.w + 1, canvas.h + 1)
    shown = list(leaves(canvas.contents))
    assert shown, name
    for leaf in shown:
        width, height = leaf.least()
        words = (name, type(leaf).__name__, getattr(leaf, "words", ""))
        assert whole.contains(leaf.place) or leaf.place.isEmpty(), (*words, leaf.place, whole)
        assert leaf.place.width() >= width - 1, (*words, leaf.place.width(), width)
        needed = max(height, leaf.heightForWidth(round(leaf.place.width()))) if leaf.hasHeightForWidth() else height
        assert leaf.place.height() >= needed - 1, (*words, leaf.place.height(), needed)
    for one, other in combinations([leaf for leaf in shown if isinstance(leaf, Control)], 2):
        common = one.place & other.place
        assert common.width() < 1 or common.height() < 1, (name, one.place, other.place)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), CASES)
def test_every_page_has_room_for_its_words_and_scrolls_downwards_only(qtbot: QtBot, language: str, size: int) -> None:
    fill_folders()
    with window(language, settings(size)) as program:
        for name, canvas in pages(program):
            settle()
            area = to_its_end(canvas)
            with nothing_cut():
                canvas.grab()
            check(name, canvas)
            if isinstance(canvas, ScrollSheet):
                check(name, canvas.body)
                assert canvas.scroller.horizontalScrollBar().maximum() == 0, name
                assert canvas.body.width() <= canvas.scroller.viewport().width(), name
            if isinstance(area, ZoomArea):
                assert area.horizontalScrollBar().maximum() == 0, name
                assert area.verticalScrollBar().maximum() == 0 or size > 100, name


@pytest.mark.slow
def test_at_the_usual_size_of_text_no_page_scrolls(qtbot: QtBot) -> None:
    fill_folders()
    with window("de", settings(100)) as program:
        for name, canvas in pages(program):
            for size in WINDOWS:
                program.resize(*size)
                settle()
                area = around(canvas)
                if isinstance(area, ZoomArea):
                    assert area.verticalScrollBar().maximum() == area.horizontalScrollBar().maximum() == 0, (name, size)
                elif isinstance(canvas, ScrollSheet):
                    assert canvas.scroller.verticalScrollBar().maximum() == 0, (name, size)


@pytest.mark.slow
def test_text_is_made_larger_and_smaller_while_a_page_is_open(qtbot: QtBot) -> None:
    fill_folders()
    with window("de", settings(100)) as program:
        for page in ("settings", "saves", "statistics"):
            program.open_page(page)
            for size in (200, 80, 130, 100):
                program.program.change(text_size=size)
                settle()
                canvas = program.pages.currentWidget()
                assert isinstance(canvas, Canvas)
                to_its_end(canvas)
                check(f"{page} at {size}", canvas)


@pytest.mark.slow
def test_a_page_made_in_one_language_looks_the_same_in_another_as_if_made_in_that(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeds, "drawn", lambda: 7)
    fill_folders()
    assert pictures_after_a_change_to_german("de", "en") == pictures_after_a_change_to_german("en")


def pictures_after_a_change_to_german(*languages: str) -> dict[str, str]:
    """Return a digest of the picture of every page: made in the first of these languages, then shown in the others, then in German."""
    found = {}
    with window(languages[0], settings(100)) as program:
        program.start_page.complete()
        for name, canvas in pages(program):
            for language in (*languages[1:], "de"):
                program.program.set_language(language)
                settle()
            for _ in range(30):  # the games on the page of saves are loaded one after another, each once it is painted
                picture = canvas.grab().toImage()
                found[name] = sha256(bytes(picture.constBits())).hexdigest()
                settle()
                if name != "saves":
                    break
            program.program.set_language(languages[0])
            settle()
    return found


def test_what_has_the_keyboard_is_scrolled_to(qtbot: QtBot) -> None:
    with window("en", Settings(text_size=200)) as program:
        program.set_up(GAMES[0])
        settle()
        area = around(program.new_game)
        assert isinstance(area, ZoomArea)
        show_ring(program, True)
        for name in ("players:2", "another_seed", "start_game"):
            control = button(program, name)
            control.setFocus()
            settle()
            assert area.viewport().rect().contains(control.mapTo(area.viewport(), control.rect().center())), name


def test_pages_open_at_their_top_with_large_text(qtbot: QtBot) -> None:
    with window("en", Settings(text_size=200)) as program:
        program.set_up(GAMES[0])
        settle()
        program.new_game.back.emit()
        for page in (program.start_page, program.new_game):
            settle()
            area = around(page)
            assert isinstance(area, ZoomArea)
            assert area.verticalScrollBar().maximum() > 0
            assert area.verticalScrollBar().value() == 0
            program.set_up(GAMES[0])


def test_few_keys_are_no_higher_than_many(qtbot: QtBot) -> None:
    with window("en", settings(100)) as program:
        program.open_page("settings")
        heights = set()
        for group in ("turn", "program", GAMES[0]):
            button(program, f"keys:{group}").click()
            settle()
            shown = [key for key in program.findChildren(KeyButton) if key.isVisible()]
            assert shown
            heights.add(min(key.height() for key in shown))
        assert len(heights) == 1


@pytest.mark.slow
def test_few_games_are_listed_no_higher_than_many(qtbot: QtBot) -> None:
    heights = set()
    with window("en", settings(100)) as program:
        for count in (1, 3, 6):
            for seed in range(count):
                results.keep(paths.archive_folder(), lively_position(2, seed, 100_000), 1_700_000_000.0 + seed)
            program.go_home()
            program.open_page("reviews")
            settle()
            reviews = program.pages.currentWidget()
            assert isinstance(reviews, ReviewsPage)
            assert isinstance(reviews.list.contents, PaintedLayout)
            heights |= {round(row.place.height()) for row in rows(reviews.list.contents)}
    assert len(heights) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_at_the_left_of_its_row_and_the_button_up_at_the_right(qtbot: QtBot, game: str) -> None:
    with window("en", settings(100)) as program:
        program.set_up(game)
        settle()
        page, up, start = program.new_game, button(program, "up:1"), button(program, "start_game")
        field = page.findChild(Field, "name:1")
        assert field is not None
        assert page.place(field).left() < page.w * 0.45
        assert page.place(up).right() > page.place(start).right() - 30


def test_the_words_of_an_empty_page_are_in_its_middle(qtbot: QtBot) -> None:
    with window("en", settings(100)) as program:
        for page in ("statistics", "reviews"):
            program.open_page(page)
            settle()
            canvas = program.pages.currentWidget()
            canvas = canvas.currentWidget() if isinstance(canvas, Pages) else canvas
            assert isinstance(canvas, Canvas)
            assert isinstance(canvas.contents, PaintedLayout)
            said = next(
                leaf for leaf in leaves(canvas.contents) if isinstance(leaf, Words) and leaf.words == canvas.accessibleDescription()
            )
            assert 0.4 * canvas.h < said.place.center().y() < 0.6 * canvas.h, page


def test_tips_grow_with_the_window_and_with_the_text(qtbot: QtBot) -> None:
    with window("en", settings(100)) as program:
        sizes = [QToolTip.font().pixelSize()]
        program.program.change(text_size=150)
        settle()
        sizes.append(QToolTip.font().pixelSize())
        program.resize(1920, 1068)
        settle()
        sizes.append(QToolTip.font().pixelSize())
    assert sizes == [pytest.approx(sizes[0] * share, abs=1) for share in (1.0, 1.5, 2.25)]

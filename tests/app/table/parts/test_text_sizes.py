"""Larger text enlarges everything in the bars above and below a table, in every game, and nothing is cut or overlaps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, pairwise

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from app.art import chrome
from app.art.fonts import text_width
from app.art.lettering import fitting_size, grown, grown_size
from app.games import find
from app.session.match import Match
from app.table.geometry.layout import MIN_HEIGHT, Layout
from app.table.geometry.placement import Placement, Rect
from app.table.parts.bars import TABLE_HEIGHT, Bars, fitted
from app.table.parts.frame import table_area
from app.table.parts.infoline import MAIN_BUTTON
from app.table.parts.table_model import TableModel
from app.table.parts.view_options import ViewOptions
from app.texts import Texts
from rules import catalogue
from tests.app.painting import face_of
from tests.app.positions import random_game
from tests.slow import rest_slow

SIZES = (0.8, 1.0, 1.5, 2.0)
WINDOWS = ((1280, 800), (1280, 712), (1920, 1080))
GROUNDS = {"frame:top", "frame:info", "frame:rail", "frame:bar_line"}


def model_of(match: Match, language: str, share: float, window: tuple[int, int]) -> TableModel:
    """Return the table of a player who is learning the game, which has the most words."""
    factor = fitted(*window, share)
    options = ViewOptions(Texts(language), window[0] / factor, window[1] / factor, factor, share, full=True)
    return TableModel(match, find(match.record.header.game), text_width, options)


def moments(game: str, players: int) -> Iterator[Match]:
    for record in islice(random_game(players, 7, 23, game), 6):
        match = Match(record)
        match.lift_curtain()
        yield match


def bars_of(layout: Layout, share: float) -> list[Placement]:
    """Return what is in the two bars."""
    bars = Bars(share)
    return [
        one
        for one in layout.placements.values()
        if one.item not in GROUNDS and (one.rect.bottom <= bars.top or one.rect.y >= layout.height - bars.info)
    ]


def painted(one: Placement) -> tuple[int, bool]:
    """Return the size of the words of a thing in a bar as it is painted, in logical pixels, and whether they fit."""
    r = QRectF(one.rect.x, one.rect.y, one.rect.w, one.rect.h)
    if one.kind == "lines":
        face = face_of(one)
        lines, role, px = face.lines, face.role, face.px
        return px, all(text_width(line, role, px) <= r.width() + 0.6 for line in lines) and len(lines) * px <= r.height()
    if one.kind == "text":
        face = face_of(one)
        words, role, px = face.words, face.role, face.px
        size = fitting_size(words, r.width(), role, grown_size(role, px, r.height()))
        return size, text_width(words, role, size) <= r.width() + 0.6
    words, icon = face_of(one).words, face_of(one).icon
    if one.kind == "chip":
        size = chrome.chip_size(r, words, icon)
        return size, text_width(words, "label", size) + 37 <= r.width() + 0.6 or not words
    role, size = chrome.label_size(r, words, icon)
    return size, text_width(words, role, size) + (1.6 * size if icon else 0) <= r.width() - 7


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", [meta.id for meta in catalogue()])
def test_words_in_the_bars_grow_and_fit(qtbot: QtBot, game: str, language: str) -> None:
    for match in moments(game, 3):
        before: dict[str, float] = {}
        for share in SIZES:
            layout = model_of(match, language, share, WINDOWS[0]).layout()
            sizes: dict[str, float] = {}
            for one in bars_of(layout, share):
                if one.kind not in ("button", "chip", "lines", "text") or (one.kind == "button" and face_of(one).style == "bare"):
                    continue
                with grown(share):
                    px, fits = painted(one)
                assert fits, (one.item, one.face, share)
                if one.item in (MAIN_BUTTON, "frame:question", "frame:name", "frame:stop") or one.kind in ("button", "chip"):
                    sizes[one.item] = px * fitted(*WINDOWS[0], share)
            assert {MAIN_BUTTON, "frame:question", "ui:undo", "ui:redo", "ui:reset", "ui:score"} <= sizes.keys()
            assert all(before[item] < px for item, px in sizes.items() if item in before and item != "frame:stop"), (share, before, sizes)
            before = sizes


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", [meta.id for meta in catalogue()])
def test_buttons_on_the_table_grow_and_fit(qtbot: QtBot, game: str, language: str) -> None:
    for match in moments(game, 3):
        sizes: dict[str, list[float]] = {}
        for share in SIZES:
            layout = model_of(match, language, share, WINDOWS[0]).layout()
            buttons = [one for one in layout.placements.values() if one.kind in ("button", "chip", "choice") and face_of(one).words]
            for one in buttons:
                with grown(share):
                    px, fits = painted(one)
                assert fits, (one.item, one.face, share)
                sizes.setdefault(one.item, []).append(px)
            assert not [(a.item, b.item) for a, b in combinations(buttons, 2) if a.rect.overlaps(b.rect)], share
        for item, found in sizes.items():  # undo and redo lose their words in a line that is full at some sizes
            assert found == sorted(found), (item, found)
            assert found[-1] > found[min(1, len(found) - 2)], (item, found)


@pytest.mark.parametrize("language", rest_slow("de", "en"))
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", [meta.id for meta in catalogue()])
def test_nothing_in_the_bars_overlaps_and_the_table_keeps_its_height(
    qtbot: QtBot, game: str, window: tuple[int, int], language: str
) -> None:
    for match in moments(game, 2):
        for share in (*SIZES, 1.1, 1.2, 1.8):
            model = model_of(match, language, share, window)
            layout = model.layout()
            whole = Rect(0, 0, layout.width, layout.height)
            things = bars_of(layout, share)
            assert all(whole.contains(one.rect) for one in things)
            assert not [(a.item, b.item) for a, b in combinations(things, 2) if a.rect.overlaps(b.rect)], share
            assert table_area(model.position).h >= TABLE_HEIGHT - 0.01


def test_the_bars_get_higher_with_the_text(qtbot: QtBot) -> None:
    bars = [Bars(share / 10) for share in range(8, 21)]
    assert all(a.top <= b.top and a.info <= b.info for a, b in pairwise(bars))
    assert TABLE_HEIGHT + Bars(1.0).top + Bars(1.0).info == MIN_HEIGHT
    assert fitted(1280, 800, 2.0) == 1.0, "at 1280 x 800 the table itself stays as large as it is at 1280 x 712"

"""The rows of the score light pieces on the table, wherever they lie."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest
from pytestqt.qtbot import QtBot

from app.outcome import scores
from app.windows.main_window import MainWindow
from rules import Record, encode, load
from tests.app.pages import click, click_item, show, window
from tests.app.positions import random_game

BESIDE = ("crane", "action_board", "road", "production")
"""The rows whose points are seen beside the board of the road, or on it."""


@cache
def _ended() -> bytes:
    """Play at random until both players have points of the city and of all that is seen beside the road."""
    for seed in range(1, 50):
        *_, record = random_game(2, seed, every=10_000, game="praga")
        assert record.game.over
        if all(all(row.points) for row in scores.rows(record) if row.key in ("city", *BESIDE)):
            return encode(record)
    raise AssertionError("no game brings both players points of everything")


@contextmanager
def score_of_a_game() -> Iterator[tuple[MainWindow, Record]]:
    """Yield a window with a finished game on its table."""
    record = load(_ended())
    with window() as program:
        show(program, record)
        yield program, record


def lit(program: MainWindow, row: str) -> set[str]:
    """Click a row of the score; return what is lit on the table."""
    program.table.show_score()
    click(program, f"score:row:{row}")
    view = program.table.view
    assert view is not None
    return {item for item in view.table.showing.lit if not item.startswith("seat:")}


@pytest.mark.parametrize("board", ["road", "projects"])
def test_the_city_turns_up_for_its_points(qtbot: QtBot, board: str) -> None:
    """It shares its place with the road and the projects."""
    with score_of_a_game() as (program, record):
        click_item(program, f"board:{board}")
        row = next(row for row in scores.rows(record) if row.key == "city")
        assert any(row.points)
        wanted = {item for items, points in zip(row.items, row.points, strict=True) if points for item in items}
        assert lit(program, "city") == wanted
        assert program.table.controller is not None
        assert program.table.controller.layout.placements["board:city"].static


@pytest.mark.slow
def test_a_board_that_shows_everything_already_stays(qtbot: QtBot) -> None:
    with score_of_a_game() as (program, record):
        click_item(program, "board:road")
        assert program.table.controller is not None
        for row in BESIDE:
            assert any(next(one.points for one in scores.rows(record) if one.key == row))
            assert lit(program, row)
            assert program.table.controller.layout.placements["board:road"].static


@pytest.mark.slow
def test_every_row_with_points_lights_something_of_its_own(qtbot: QtBot) -> None:
    with score_of_a_game() as (program, record):
        viewer = program.match.viewer if program.match is not None else None
        assert viewer is not None
        found = {row.key: frozenset(lit(program, row.key)) for row in scores.rows(record) if row.points[viewer]}
        assert all(found.values())
        assert len(set(found.values())) == len(found)

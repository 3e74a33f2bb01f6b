"""A benefit that finds nothing passes without a question: the info line says so, as long as its player goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.commands import Command
from app.table.controller import TableController
from tests.app.tables import Start, tables
from tests.games.burgundy import builder as board
from tests.games.burgundy.verbs import SPOKEN as ON_BOARD
from tests.games.burgundy_cards import builder as cards
from tests.games.burgundy_cards.verbs import SPOKEN as WITH_CARDS
from tests.games.opening import record

BUILD = "place warehouse 0,1 with 3"


@pytest.fixture
def start(qtbot: object) -> Iterator[Start]:
    with tables() as begin:
        yield begin


def line(table: TableController) -> str:
    return next(one.words for one in table.layout.placements.values() if one.item == "frame:question")


def on_board(table: TableController, said: str) -> None:
    table.steps.play([ON_BOARD.action(table.match.record.game, said)])


@pytest.mark.parametrize(("language", "words"), [("en", "Warehouse: no effect."), ("de", "Warenhaus: ohne Wirkung.")])
def test_a_warehouse_without_goods_says_that_it_brought_nothing(start: Start, language: str, words: str) -> None:
    """BU-10.12"""
    table = start(record(board.table(dice=(3, 1), storage=["warehouse"])), language)
    on_board(table, BUILD)
    assert line(table).endswith(f". {words}")
    on_board(table, "workers with 1")
    assert words not in line(table)


def test_it_is_not_said_of_a_step_that_was_undone(start: Start) -> None:
    table = start(record(board.table(dice=(3, 1), storage=["warehouse"])))
    before = line(table)
    on_board(table, BUILD)
    assert line(table) != before
    table.command(Command.UNDO)
    assert line(table) == before


def test_a_market_that_finds_no_card_says_so(start: Start) -> None:
    """BC-10.5"""
    table = start(record(cards.table(hand=[1], projects=["market1"], display={2: ["castle1"]}, silver=3)))
    table.command(Command.LIFT)
    for said in ("play 1", "place market1 on new"):
        table.steps.play([WITH_CARDS.action(table.match.record.game, said)])
    assert line(table).endswith(". Nothing to gain (Market).")

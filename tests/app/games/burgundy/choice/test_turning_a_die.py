"""Shield 16 turns a die to any number: the shield is clicked, then a number and, of two dice, one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from app.table.controller import TableController
from rules.games.burgundy import items
from tests.app.tables import Start, tables
from tests.games.burgundy import builder
from tests.games.burgundy.expanded import lay

SHIELD = items.SHIELD.id(16)


@pytest.fixture
def start(qtbot: object) -> Iterator[Start]:
    with tables() as begin:
        yield begin


def holder(start: Start, **said: Any) -> TableController:
    """Lay a table for the owner of the shield."""
    return start(builder.record(lay(2, modules=["shields"], shields={"0,0": 16}, dice=(2, 5), **said)))


def line(table: TableController) -> str:
    return table.layout.placements["frame:question"].words


def dice(table: TableController) -> tuple[int, ...]:
    found: tuple[int, ...] = table.match.record.game.state.seats[0].dice
    return found


def test_of_two_dice_one_is_clicked(start: Start) -> None:
    """BU-26.26"""
    table = holder(start)
    table.press(SHIELD)
    assert "to which number?" in line(table)
    table.press(items.DIE_NUMBER.id(6))
    assert "which one?" in line(table)
    table.press(items.DIE.id(0, 0))
    assert dice(table) == (6, 5)


def test_the_only_die_left_is_not_asked_for(start: Start) -> None:
    table = holder(start, used=(True, False))
    table.press(SHIELD)
    assert "to which number?" in line(table)
    table.press(items.DIE_NUMBER.id(3))
    assert dice(table) == (2, 3)

"""Stored tiles with the same face: nobody is asked which of them is meant."""

from collections.abc import Iterator
from typing import Any

import pytest

from app.table.controller import TableController
from rules.games.burgundy import items
from tests.app.tables import Start, tables
from tests.games.burgundy import builder


@pytest.fixture
def start(qtbot: object) -> Iterator[Start]:
    with tables() as begin:
        yield begin


def table(start: Start, *storage: str, **said: Any) -> TableController:
    return start(builder.record(builder.table(storage=storage, workers=1, **said)))


def field(shown: TableController) -> str:
    """Return a field for the first stored tile."""
    legal = shown.match.record.game.legal
    return next(action.picks[-1] for action in legal if action.kind == "place" and action.picks[1] == ship(shown))


def ship(shown: TableController) -> str:
    """Return the first stored tile."""
    return items.TILE.id(shown.match.record.game.state.seats[0].storage[0])


def test_a_field_is_filled_with_the_first_of_two_equal_ships(start: Start) -> None:
    shown = table(start, "ship", "ship", dice=(5, 1))
    first, target = ship(shown), field(shown)
    shown.press(target)
    assert shown.match.record.entries[-1].action.picks == ("die:0:0", first, target)


def test_tiles_that_differ_are_asked_about(start: Start) -> None:
    shown = table(start, "bank", "church", dice=(3, 6))
    target = field(shown)
    shown.press(target)
    assert not shown.match.record.entries
    assert shown.picker.picks == (target,)


def test_only_the_die_is_asked_for_if_both_cost_the_same(start: Start) -> None:
    """The tile goes without saying, even if there is only one."""
    shown = table(start, "ship", "ship", dice=(4, 6))
    first, target = ship(shown), field(shown)
    shown.press(target)
    assert {item for item, mark in shown.picker.highlights.items() if mark.state == "next"} == set(items.dice(0))
    assert "with which die?" in shown.layout.placements["frame:question"].words
    shown.press("die:0:1")
    assert shown.match.record.entries[-1].action.picks == ("die:0:1", first, target)

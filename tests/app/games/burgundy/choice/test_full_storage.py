"""Taking a tile into a full storage: the line asks for what is still missing, and the tile that would be discarded shows a bin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from app.table.controller import TableController
from rules.engine.items import ItemKind
from rules.games.burgundy import items
from tests.app.tables import Start, tables
from tests.games.burgundy import builder

GOES = "which one leaves the full storage?"
COMES = "discards a stored tile: which tile takes its place?"


@pytest.fixture
def start(qtbot: object) -> Iterator[Start]:
    with tables() as begin:
        yield begin


def full(start: Start, **said: Any) -> TableController:
    """Lay a table with three stored tiles that cannot be placed anywhere, and tiles on offer in depots 1 and 5."""
    stored = ["cow3", "goat3", "monastery8"]
    laid: dict[str, Any] = {"dice": (1, 5), "depots": {1: ["ship"], 5: ["mine"]}, **said}
    game = builder.table(storage=stored, duchy=1, **laid)
    return start(builder.record(game))


def line(table: TableController) -> str:
    return table.layout.placements["frame:question"].words


def offered(table: TableController) -> int:
    """Return the tile in depot 1."""
    return next(int(tile) for tile in table.match.record.game.state.depots[0] if tile)


def bins(table: TableController) -> set[int]:
    return set(ItemKind("bin", int).among(table.layout.placements))


def test_a_tile_of_a_depot_first_asks_for_the_one_that_goes(start: Start) -> None:
    table = full(start)
    seat = table.match.record.game.state.seats[0]
    assert bins(table) == set()
    table.press(items.TILE.id(offered(table)))
    assert GOES in line(table)
    assert bins(table) == set(seat.storage)
    gone = seat.storage[1]
    table.press(items.TILE.id(gone))
    assert gone in table.match.record.game.state.gone
    assert bins(table) == set()


@pytest.mark.parametrize("said", [{}, {"silver": 2, "black": ["bank"]}], ids=["take", "take or buy"])
def test_a_stored_tile_first_asks_for_the_one_that_comes(start: Start, said: dict[str, Any]) -> None:
    table = full(start, **said)
    state = table.match.record.game.state
    gone = state.seats[0].storage[0]
    table.press(items.TILE.id(gone))
    assert line(table) == COMES
    assert bins(table) == {gone}
    comes = offered(table)
    table.press(items.TILE.id(comes))
    state = table.match.record.game.state
    assert gone in state.gone
    assert comes in state.seats[0].storage


@pytest.mark.parametrize(
    "said",
    [{}, {"workers": 9}, {"dice": (1, 1)}, {"silver": 2, "black": ["bank"], "depots": {}}],
    ids=["one die", "the other for workers", "two dice", "the black depot"],
)
def test_a_stored_tile_never_goes_with_one_click_even_for_the_only_tile_in_reach(start: Start, said: dict[str, Any]) -> None:
    table = full(start, **{"depots": {1: ["ship"]}, **said})
    state = table.match.record.game.state
    gone = state.seats[0].storage[0]
    table.press(items.TILE.id(gone))
    assert line(table) == COMES
    assert table.model.main_default() is None
    assert table.match.record.game.state == state
    comes = offered(table) if any(state.depots[0]) else next(filter(None, state.black))
    table.press(items.TILE.id(comes))
    state = table.match.record.game.state
    assert gone in state.gone
    assert comes in state.seats[0].storage


def test_bins_lie_on_the_tiles_that_go_and_are_never_clicked(start: Start) -> None:
    table = full(start)
    table.press(items.TILE.id(offered(table)))
    placed = table.layout.placements
    for tile in bins(table):
        sign, below = placed[f"bin:{tile}"].rect, placed[items.TILE.id(tile)].rect
        assert below.contains(sign)
        assert table.layout.stack.hit(sign.cx, sign.cy) == items.TILE.id(tile)


def test_with_room_no_tile_shows_a_bin(start: Start) -> None:
    game = builder.table(dice=(1, 5), storage=["cow3", "goat3"], depots={1: ["ship"], 5: ["mine"]}, workers=9)
    table = start(builder.record(game))
    table.press(items.DIE.id(0, 0))
    assert bins(table) == set()

"""Points a lone player may buy for silver: Enter and the main button leave them, and the offer lies next to the track."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from app.table.controller import TableController
from app.table.input.keys import Keymap
from app.table.parts.chooser import PANEL
from app.table.parts.infoline import MAIN_BUTTON
from rules.games.burgundy import items
from tests.app.tables import tables
from tests.games.burgundy.builder import record
from tests.games.burgundy.expanded import lay
from tests.games.burgundy.verbs import do


@pytest.fixture
def table(qtbot: object) -> Iterator[TableController]:
    """Yield a table after a sale, with 3 silver in the purse."""
    game = lay(1, duchy="13a", castle="nw5", dice=(3, 1), silver=2, goods={3: 1}, black=["", "bank"])
    do(game, "sell 3 with 3")
    with tables() as begin:
        yield begin(record(game))


def silver(table: TableController) -> int:
    found: int = table.match.record.game.state.stores[0].silver
    return found


@pytest.mark.parametrize("by_enter", [True, False])
def test_nothing_is_bought_without_a_click_on_an_amount(table: TableController, by_enter: bool) -> None:
    """BU-25.11"""
    assert table.layout.placements[MAIN_BUTTON].words == "Decline"
    if by_enter:
        table.confirm()
    else:
        table.press(MAIN_BUTTON)
    assert silver(table) == 3
    assert table.match.record.entries[-1].action == items.DECLINE_IT


def test_a_click_on_an_amount_buys_it(table: TableController) -> None:
    table.press(items.POINTS.id(2))
    assert silver(table) == 1


def test_the_offer_leaves_the_track_in_sight(table: TableController) -> None:
    placed = table.layout.placements
    sheet = placed[PANEL].rect
    assert not [item for item in ("points", items.COUNTER, items.TARGET) if sheet.overlaps(placed[item].rect)]


def test_keys_reach_the_black_depot_beside_the_offer(table: TableController) -> None:
    """The purchase of the turn can be made at any time (A-45)."""
    (tile,) = (tile for tile in table.match.record.game.state.black if tile)
    for _ in range(20):
        table.keyboard.press(Qt.Key.Key_Tab, 0)
        if table.view.table.focus == items.TILE.id(tile):
            break
    table.keyboard.press(Qt.Key.Key_Return, 0)
    assert table.match.record.entries[-1].action.kind == "buy"


def test_what_the_main_button_says_is_offered_only_there(table: TableController) -> None:
    """The key that declines still does so."""
    assert items.DECLINE not in table.layout.placements
    table.keyboard.map = Keymap(table.model.texts, games={"burgundy": table.model.screen.keys})
    table.keyboard.press(Qt.Key.Key_N, 0)
    assert table.match.record.entries[-1].action == items.DECLINE_IT


def test_the_offer_covers_no_field_of_the_duchy(table: TableController) -> None:
    placed = table.layout.placements
    sheet = placed[PANEL].rect
    assert not [
        item
        for item, one in placed.items()
        if not one.static and one.z >= 0 and item != PANEL and one.kind != "choice" and sheet.overlaps(one.rect)
    ]

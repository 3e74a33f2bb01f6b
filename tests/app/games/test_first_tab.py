"""Where Tab enters the table, in every game: a piece rather than a button, and nothing that is paid for by Enter alone."""

from __future__ import annotations

from itertools import islice

import pytest
from PySide6.QtCore import Qt

import rules
from app.table.controller import TableController
from app.table.parts.button_state import PRESSABLE
from app.table.parts.infoline import MAIN_BUTTON
from tests.app.positions import random_game
from tests.app.tables import Start

POSITIONS = 10
MODULES: dict[str, dict[str, int | str | bool]] = {"burgundy": {"inns": True, "shields": True, "white_castles": True, "trade_routes": True}}


def tab(table: TableController) -> str | None:
    table.match.lift_curtain()
    table.keyboard.press(Qt.Key.Key_Tab.value, 0)
    return table.view.table.focus


def stock(record: rules.Record) -> int:
    """Return how often any player has paid anything up to now."""
    return sum(n < 0 for entry in record.entries for event in entry.events for n in event.gains.values())


@pytest.mark.parametrize("game", rules.IDS)
def test_tab_enters_at_a_piece_and_enter_there_costs_nothing(start: Start, game: str) -> None:
    """Nor does the main button, pressed after Enter to accept what that has picked."""
    for record in islice(random_game(2, 8, 13, game, MODULES.get(game)), POSITIONS):
        table = start(rules.load(rules.encode(record)))
        at = tab(table)
        lit = {
            item: table.layout.placements[item].kind for item, mark in table.picker.highlights.items() if item in table.layout.placements
        }
        if not lit or at is None:
            continue
        free = [item for item, kind in lit.items() if kind not in PRESSABLE and item != MAIN_BUTTON and not table.model.pays(item)]
        assert at in free or not free, (at, free)
        if at == MAIN_BUTTON or (not free and MAIN_BUTTON not in lit):  # anything that is chosen pays or reveals something
            continue
        paid, n = stock(table.match.record), len(table.match.record.entries)
        table.keyboard.press(Qt.Key.Key_Return.value, 0)
        if len(table.match.record.entries) == n and table.model.main_default() is not None:
            table.keyboard.press(Qt.Key.Key_E.value, 0)
        assert stock(table.match.record) == paid, at

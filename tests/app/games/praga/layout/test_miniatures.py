"""What is shown in miniature decides nothing: a click on it brings its board to the front, where it can be looked at and chosen."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.table.playback.board_turner import in_front
from app.texts import LANGUAGES
from rules.games.praga import items
from tests.app.games.praga.choice.test_click_counts import DONE, sitting_at
from tests.app.games.praga.layout.test_bridge_in_sight import at_the_bridge
from tests.app.pages import click_item, controller_of, key, window
from tests.games.praga.builder import record, table

STEP = items.CELL.id("hunger_wall:1:1")
RICH: dict[str, Any] = {**DONE, "hunger_wall": (0, 1)}


@pytest.mark.parametrize("board", ["road", "projects"])
def test_a_click_anywhere_on_a_miniature_turns_to_its_board(qtbot: QtBot, board: str) -> None:
    with sitting_at(table(**RICH)) as sitting:
        click_item(sitting.program, "board:city")
        heard: list[str] = []
        sitting.table.view.announced.connect(heard.append)
        click_item(sitting.program, f"mini:{board}")
        assert in_front(sitting.table.layout) == board
        assert sitting.table.layout.placements[f"board:{board}"].words in heard
        assert not sitting.record.entries


def test_a_step_in_miniature_is_looked_at_first_by_key_too(qtbot: QtBot) -> None:
    with sitting_at(table(**RICH)) as sitting:
        click_item(sitting.program, "board:city")
        sitting.table.view.table.set_focus(STEP)
        key(sitting.table.view, Qt.Key.Key_Return)
        assert (in_front(sitting.table.layout), sitting.record.entries) == ("projects", [])
        assert sitting.table.view.table.focus == STEP
        key(sitting.table.view, Qt.Key.Key_Return)
        assert [entry.action.kind for entry in sitting.record.entries] == ["up"]


def test_the_pawn_in_miniature_walks_only_once_its_road_is_in_front(qtbot: QtBot) -> None:
    pawn = items.PAWN.id(0)
    with sitting_at(table(gold=4, stone=5, egg=6, pawn=1, turn={"tile": "action_tile_1", "segment": "gold_a", "extra": "open"})) as sitting:
        click_item(sitting.program, "board:city")
        click_item(sitting.program, pawn)
        assert (in_front(sitting.table.layout), sitting.record.entries) == ("road", [])
        click_item(sitting.program, pawn)
        assert [entry.action.kind for entry in sitting.record.entries] == ["kings_road"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clicked", ["board:city", "mini:city"])
def test_a_board_that_has_to_stay_in_front_is_not_turned_and_says_why(clicked: str, language: str, qtbot: QtBot) -> None:
    """Its targets have no other place."""
    with window(language) as program:
        program.play(record(at_the_bridge(1)))
        controller, heard = controller_of(program), list[str]()
        controller.view.announced.connect(heard.append)
        click_item(program, clicked)
        assert in_front(controller.layout) == "road"
        assert controller.layout.placements["board:city"].words not in heard
        tip = controller.view.table.tip
        assert tip is not None
        assert controller.model.texts("table.refused_board") in tip.words

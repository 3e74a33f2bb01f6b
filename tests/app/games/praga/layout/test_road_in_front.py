"""Check that the King's Road lies in front while an extra action or a technology can lead there, and that its step needs no button."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from app.games.praga.layout.common.focus import front
from app.table.parts.chooser import PANEL
from rules import Game
from rules.games.praga import items
from rules.games.praga.board.wheel import actions_of
from rules.games.praga.components import KINGS_ROAD, LEVEL_AT
from tests.app.games.praga.choice.test_click_counts import sitting_at
from tests.app.positions import layout_of, position_of
from tests.games.praga.actions.test_put_under import BUY, IV, STEP, I, walks
from tests.games.praga.builder import record, table
from tests.games.praga.names import ACTION_TILES, NUMBER
from tests.games.praga.verbs import do

RICH: dict[str, Any] = {"gold": 4, "stone": 5, "egg": 6}
DONE = {"tile": "action_tile_1", "segment": "gold_a"}
BOUGHT = {**DONE, "extra": "open"}
FIELD = items.FIELD.id(0, KINGS_ROAD)


def with_technology(name: str, **mine: Any) -> Game[Any]:
    game = table(**RICH, **mine, technologies=(name,), turn=DONE)
    do(game, f"technology {name}")
    return game


WALKS = {
    "extra action": lambda: table(**RICH, pawn=1, turn=BOUGHT),
    "technology": lambda: with_technology("technology_3_1", pawn=1),
    "any action": lambda: with_technology("technology_4_3", pawn=1),
}


def in_front(game: Game[Any], board: str = "") -> str:
    return front(replace(position_of(record(game), 1280, 712, "en"), board=board))


@pytest.mark.parametrize("by", WALKS)
def test_the_road_is_in_front_when_the_pawn_can_walk(by: str) -> None:
    assert in_front(WALKS[by]()) == "road"
    assert in_front(WALKS[by](), "city") == "city", "the player may turn away"


def test_the_city_is_in_front_when_the_road_has_ended() -> None:
    assert in_front(table(**RICH, pawn=5, turn=BOUGHT)) == "city"


def test_the_road_in_miniature_has_no_space_after_the_last() -> None:
    for pawn in range(6):
        placed = layout_of(replace(position_of(record(table(**RICH, pawn=pawn)), 1280, 712, "en"), board="city")).placements
        assert [items.SPACE.key(item) for item in placed if items.SPACE.of(item) is not None] == [pawn + 1][: 5 - pawn]


def test_the_road_stays_while_one_of_its_effects_asks() -> None:
    """Although it is the last one, and nothing of the road is open any more."""
    game = with_technology("technology_3_1", pawn=2)
    do(game, "kings_road technology_3_1 pawn", "road_effect 3:base", "road_effect 3:egg")
    assert game.state.turn.road == ()
    assert {action.kind for action in game.legal} == {"choose"}
    assert in_front(game) == "road"


def test_the_road_is_in_front_when_bridge_tiles_are_chosen() -> None:
    game = table(**RICH, pawn=3, turn=BOUGHT)
    do(game, "kings_road extra pawn")
    assert {action.kind for action in game.legal} == {"keep"}
    assert in_front(game) == "road"


def test_the_projects_are_in_front_when_a_tile_of_the_cathedral_is_chosen() -> None:
    game = table(gold=9, stone=9, silver_window=4, cathedral=(3, 0), turn=DONE)
    do(game, "up cathedral:4:0")
    assert in_front(game) == "projects"
    do(game, "look cathedral_stack")
    assert in_front(game) == "projects"


@pytest.mark.parametrize("by", WALKS)
def test_the_pawn_walks_by_a_click_on_the_action_field(qtbot: QtBot, by: str) -> None:
    """Without a button for it, and also while another board is in front."""
    with sitting_at(WALKS[by]()) as sitting:
        assert sitting.table.model.main_default() is None, "not even to decline is suggested"
        sitting.table.press("board:city")
        assert PANEL not in sitting.table.layout.placements
        sitting.click(FIELD)
        assert sitting.record.entries[-1].action.kind == KINGS_ROAD


def test_a_pawn_that_walks_by_the_tile_taken_leaves_the_field_alone(qtbot: QtBot) -> None:
    game = table(**RICH, pawn=1, turn={**DONE, "tile": _tile_with_road(), "action": True})
    with sitting_at(game) as sitting:
        assert any(action.kind == KINGS_ROAD for action in game.legal)
        assert FIELD not in sitting.lit()


def _tile_with_road() -> str:
    state = table(**RICH).state
    return next(name for name, number in ACTION_TILES.items() if KINGS_ROAD in actions_of(state, number))


def test_the_road_is_in_front_while_bridge_tiles_are_put_back_but_not_for_technologies() -> None:
    bridge = walks(3, 1)
    do(bridge, f"keep {IV[0]}")
    space = next(position for position, level in LEVEL_AT.items() if level == 1)
    others: dict[int, dict[str, Any]] = {1: {"technologies": [I[-1]], "technology": space}, 2: {"technology": space - 1}}
    technology = table(3, **STEP, technology=space - 1, others=others, next_tiles=I[:-1])
    do(technology, BUY, f"keep {I[0]}")
    for game, board in ((bridge, "road"), (technology, "city")):
        assert {action.kind for action in game.legal} == {"put_under"}
        assert in_front(game, "city") == board


def test_a_bridge_tile_that_still_brings_something_does_not_keep_the_road_in_front() -> None:
    """A step on a project can be paid meanwhile: it must be possible to turn to it."""
    plank = items.PLANK.id(NUMBER[IV[0]])
    game = table(**RICH, silver_window=2, bridge={0: IV[0]}, turn={**DONE, "road": (plank,)})
    assert {("road_effect", plank), ("up", items.CELL.id("cathedral:1:0"))} <= {(action.kind, action.picks[-1]) for action in game.legal}
    assert in_front(game, "projects") == "projects"

"""Check that the slots of the bridge stay in sight while a bridge tile is chosen and laid."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.praga.layout.geometry.places import in_units, panels
from app.games.praga.layout.own.in_hand import plank_in_hand
from rules import Game
from rules.games.praga import items
from rules.games.praga.components import STRIPS
from tests.app.positions import layout_of, position_of
from tests.games.praga.builder import record, table
from tests.games.praga.verbs import do

SIZES = [(1280, 712), (1366, 768), (1920, 992)]


def at_the_bridge(beside: int) -> Game[Any]:
    """Return a game in which a player has come to space IV, with as many others beside them, and looks at bridge tiles."""
    others = {seat: {"pawn": 4} for seat in range(1, beside + 1)}
    game = table(max(2, beside + 1), egg=3, pawn=3, others=others, turn={"tile": "action_tile_1", "segment": "gold_a", "extra": "open"})
    do(game, "kings_road extra pawn")
    return game


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_bridge_tiles_to_choose_from_lie_above_the_bridge(width: int, height: int) -> None:
    placed = layout_of(position_of(record(at_the_bridge(1)), width, height, "en")).placements
    assert not [slot for slot in range(len(STRIPS)) if placed["frame:tray"].rect.overlaps(placed[items.SLOT.id(slot)].rect)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("beside", [0, 1, 2, 3])
def test_the_bridge_tile_in_hand_lies_between_road_and_pawns(beside: int, width: int, height: int) -> None:
    game = at_the_bridge(beside)
    game.apply(game.legal[0])
    position = position_of(record(game), width, height, "en")
    placed, tile = layout_of(position).placements, plank_in_hand(position, game.state.turn.held[1])
    (rect,) = (one.rect for one in in_units(panels(position), [tile]))
    there = [*map(items.SLOT.id, range(len(STRIPS))), *map(items.PAWN.id, range(beside + 1))]
    assert placed[items.SPACE.id(4)].rect.contains(rect)
    assert not [item for item in there if placed[item].rect.overlaps(rect)]

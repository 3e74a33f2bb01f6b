"""Where the tile lies that has been taken and not laid yet: with the player in whose hand it is."""

from __future__ import annotations

import pytest

from app.table.geometry.placement import Rect
from rules import Record
from rules.games.praga import items
from tests.app.positions import layout_of, position_of, random_game


def with_tile(kind: str) -> Record:
    """Return a moment of a random game in which an upgrade, a wall or a building is in somebody's hand."""
    return next(
        record
        for record in random_game(2, 7, 1, "praga")
        if (turn := record.game.state.turn) is not None and turn.held[0] == kind and turn.held[1] and not record.game.over
    )


def place_of(record: Record, viewer: int) -> tuple[Rect, Rect, Rect]:
    """Return where a viewer sees the tile, their own action board and the box of the player in whose hand it is."""
    kind, tile = record.game.state.turn.held
    placed = layout_of(position_of(record, 1280, 712, "en", viewer)).placements
    board, box = placed["frame:action_board"].rect, placed[f"seat:{record.game.state.turn_of}"].rect
    return placed[items.tile(kind, tile)].rect, board, box


@pytest.mark.parametrize("kind", ["upgrade", "wall"])
def test_a_tile_lies_on_the_board_of_the_player_or_in_their_box(kind: str) -> None:
    record = with_tile(kind)
    player = record.game.state.turn_of
    tile, board, _ = place_of(record, player)
    assert board.contains(tile)
    tile, board, box = place_of(record, 1 - player)
    assert not board.overlaps(tile)
    assert box.contains(tile)


def test_a_building_lies_in_the_city_for_everybody() -> None:
    record = with_tile("building")
    assert place_of(record, 0)[0] == place_of(record, 1)[0]

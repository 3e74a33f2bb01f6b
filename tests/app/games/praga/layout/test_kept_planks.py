"""Check that the bridge tiles that count for a player cover nothing in their box: neither the name nor a count."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.games.praga import items
from tests.app.positions import layout_of, position_of
from tests.games.praga.builder import record, table
from tests.games.praga.names import NUMBER

HEADING = 40
"""The height of the name and the points in a box."""


@pytest.mark.parametrize(("width", "height"), [(1280, 712), (1920, 992)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("kept", [("bridge_v_1",), ("bridge_v_1", "bridge_v_2")])
def test_kept_tiles_lie_below_the_name_and_beside_the_counts(players: int, kept: tuple[str, ...], width: int, height: int) -> None:
    game = table(players, endings=kept)
    placed = layout_of(position_of(record(game), width, height, "en")).placements
    box = placed["seat:0"].rect
    tiles = [placed[items.PLANK.id(NUMBER[name])].rect for name in kept]
    counts = [one.rect for item, one in placed.items() if item.startswith("frame:own:")]
    assert len(counts) == 8
    for tile in tiles:
        assert box.contains(tile)
        assert tile.y >= box.y + HEADING
        assert placed["frame:mini:0"].rect.right <= tile.x
    assert not [pair for pair in combinations([*tiles, *counts], 2) if pair[0].overlaps(pair[1])]

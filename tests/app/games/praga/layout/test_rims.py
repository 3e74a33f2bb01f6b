"""The ring of a tile lies outside what is printed along its edge."""

from __future__ import annotations

from tests.app.positions import layout_of, position_of, random_game


def test_every_tile_that_can_be_clicked_has_a_rim() -> None:
    seen = 0
    for record in random_game(2, 7, 9, "praga"):
        tiles = [one for one in layout_of(position_of(record, 1280, 712, "en")).placements.values() if one.kind == "hex_tile"]
        assert all(one.rim > 0 for one in tiles if not one.static)
        seen += len(tiles)
    assert seen

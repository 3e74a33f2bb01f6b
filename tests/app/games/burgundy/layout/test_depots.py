"""The depots: with two players their tiles are as large as in the duchy, and nothing in a box overlaps anything else."""

from __future__ import annotations

import pytest

import rules
from app.games.burgundy.faces import DepotFace
from app.games.burgundy.painters.depots import depot
from app.table.geometry.placement import Rect
from rules.games.burgundy import items
from tests.app.painting import bound, face_of, painted
from tests.app.positions import NAMES, SIZES, layout_of, position_of

WIDTH, HEIGHT = 155, 110


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_two_tiles_are_nearly_as_large_as_the_fields_they_go_to(size: tuple[int, int]) -> None:
    record = rules.new("burgundy", NAMES[:2], 5)
    placed = layout_of(position_of(record, *size, "en")).placements
    field = placed[items.FIELD.id(0, 0)].rect
    tiles = [placed[items.TILE.id(tile)].rect for slots in record.game.state.depots for tile in slots if tile]
    assert tiles
    assert all(rect.w >= 0.95 * min(field.w, 69.0) for rect in tiles)


@pytest.mark.parametrize("size", [*SIZES, (700, 900)], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_die_and_goods_of_a_depot_lie_side_by_side_in_their_box(players: int, size: tuple[int, int]) -> None:
    record = rules.new("burgundy", NAMES[:players], 5)
    placed = layout_of(position_of(record, *size, "en")).placements
    for n in range(1, 7):
        box, goods = placed[items.DEPOT.id(n)], placed[items.GOODS_SPACE.id(n)].rect
        assert box.rect.contains(goods)
        in_box = face_of(box).die
        die = Rect(box.rect.x + in_box.x, box.rect.y + in_box.y, in_box.w, in_box.h)
        assert box.rect.contains(die)
        assert not die.overlaps(goods)
        for tile in filter(None, record.game.state.depots[n - 1]):
            piece = placed[items.TILE.id(tile)]
            assert box.rect.contains(piece.rect)
            corners = [(x, y) for area in (goods.inset(1), die) for x in (area.x, area.right) for y in (area.y, area.bottom)]
            assert not any(piece.holds(x, y) for x, y in corners)


@pytest.mark.parametrize("players", [3, 4])
def test_in_an_upright_box_the_tiles_take_its_whole_width(players: int) -> None:
    record = rules.new("burgundy", NAMES[:players], 5)
    placed = layout_of(position_of(record, 700, 900, "en")).placements
    box = placed[items.DEPOT.id(1)].rect
    tiles = [placed[items.TILE.id(tile)].rect for tile in record.game.state.depots[0] if tile]
    assert max(rect.right for rect in tiles) - min(rect.x for rect in tiles) > 0.9 * box.w


@pytest.mark.parametrize("low", [False, True])
def test_the_mark_of_the_white_die_is_a_corner_not_a_ring(low: bool) -> None:
    """A ring around something means that it can be clicked."""
    die = Rect(7.5, 81.5, 22, 22) if low else Rect(7.5, 8.5, 27, 27)
    plain, marked = (painted(bound(depot, DepotFace(3, on, die)), WIDTH, HEIGHT, 0) for on in (False, True))
    changed = [(x, y) for x in range(WIDTH) for y in range(HEIGHT) if plain.pixel(x, y) != marked.pixel(x, y)]
    from_corner = [x + (HEIGHT - y if low else y) for x, y in changed]
    assert min(from_corner) < 12
    assert max(from_corner) <= (36 + 22 if low else 43 + 27) + 5

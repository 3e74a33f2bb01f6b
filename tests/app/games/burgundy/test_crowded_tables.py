"""Tables with all modules: what is public stays in sight, and nothing shrinks until it cannot be told apart."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

import pytest

from app.art.fonts import text_width
from app.games import find
from app.table.geometry.placement import Placement
from rules.games.burgundy import items
from rules.games.burgundy.state import State
from tests.app.positions import SIZES, laid, position_of, random_game, ui_of

GAME = "burgundy"
MODULES: dict[str, int | str | bool] = {"duchies": "border_posts"}
MODULES |= dict.fromkeys(("inns", "white_castles", "extra_tiles", "shields", "trade_routes"), True)
SCENE, BONUS, INITIAL, GOOD = 35.0, 15.0, 14.0, 22.0
"""Least width of a tile with a scene, height of a bonus on a route, part of a marker that shows its initial, and side of goods."""


def table(players: int, size: tuple[int, int]) -> tuple[State, Mapping[str, Placement]]:
    """Return a state some way into a game with all modules, and what is on its table."""
    steps = random_game(players, 7, 40, GAME, MODULES)
    record = [next(steps) for _ in range(3)][-1]
    position = position_of(record, *size, "de")
    state = record.game.state
    assert isinstance(state, State)
    return state, laid(position, find(GAME), ui_of(position), text_width).placements


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES[:4], ids=lambda size: f"{size[0]}x{size[1]}")
def test_everybodys_storage_is_in_sight_beside_trade_routes(players: int, size: tuple[int, int]) -> None:
    state, placed = table(players, size)
    for player, seat in enumerate(state.seats):
        shown = [placed[f"mini:{player}:storage:{n}"] for n in range(len(seat.storage))]
        assert [one.kind == "tile" for one in shown] == [bool(tile) for tile in seat.storage]
        others = [one.rect for item, one in placed.items() if item.startswith(f"mini:{player}:") and ":storage:" not in item]
        assert all(placed[f"seat:{player}"].rect.contains(one.rect) for one in shown)
        assert not [rect for one in shown for rect in others if one.rect.overlaps(rect)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES[:4], ids=lambda size: f"{size[0]}x{size[1]}")
def test_tiles_of_the_black_depot_are_large_enough_for_scenes(players: int, size: tuple[int, int]) -> None:
    _, placed = table(players, size)
    depot = placed["black_depot"].rect
    tiles = [one.rect for one in placed.values() if one.shape == "hexagon" and depot.contains(one.rect)]
    assert len(tiles) > players + 2
    assert min(rect.w for rect in tiles) >= SCENE


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("size", SIZES[:4], ids=lambda size: f"{size[0]}x{size[1]}")
def test_goods_have_room_between_the_die_and_the_shields_of_a_depot(players: int, size: tuple[int, int]) -> None:
    state, placed = table(players, size)
    for n, shields in enumerate(state.shields, 1):
        if shields:
            goods = placed[items.GOODS_SPACE.id(n)]
            assert (goods.rect.w - 4) / 2 >= GOOD
            assert goods.rect.h - 4 >= 2 * GOOD
            laid_on = [one.rect for one in placed.values() if one.kind in ("tile", "slot", "shield")]
            assert not [rect for rect in laid_on if rect.overlaps(goods.rect)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_goods_have_their_heading_above_a_trade_route(players: int) -> None:
    state, placed = table(players, SIZES[0])
    heading, wells = placed["frame:goods"].rect, [one.rect for one in placed.values() if one.kind == "goods_store"]
    cards = [one.rect for one in placed.values() if one.kind == "route_card"]
    assert wells
    assert len(cards) == max(len(seat.routes) for seat in state.seats)
    assert all(not heading.overlaps(rect) for rect in wells)
    assert max(rect.bottom for rect in wells) <= min(rect.y for rect in cards)
    assert all(0.315 * rect.h >= BONUS for rect in cards), "what is left below the goods for the bonus"


@pytest.mark.parametrize("size", SIZES[:4], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_initials_of_all_markers_on_one_space_are_in_sight(size: tuple[int, int]) -> None:
    steps = random_game(4, 7, 1, GAME, {})
    position = position_of(next(steps), *size, "en")
    placed = laid(position, find(GAME), ui_of(position), text_width).placements
    lefts = sorted(one.rect.x for item, one in placed.items() if item.startswith("marker:"))
    assert len(lefts) == 4
    assert all(b - a >= INITIAL for a, b in itertools.pairwise(lefts))
    assert lefts[0] >= placed["white_die"].rect.right

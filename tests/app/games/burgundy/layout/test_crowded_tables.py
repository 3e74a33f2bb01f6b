"""Tables with all modules: what is public stays in sight, and nothing shrinks until it cannot be told apart."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF

import rules
from app.art.fonts import text_width
from app.art.tokens import SMALLEST_TEXT
from app.games import find
from app.games.burgundy.painters.goods import around_die
from app.table.geometry.placement import Placement
from app.table.geometry.z_order import RINGS
from rules.games.burgundy import items
from rules.games.burgundy.state import State
from tests.app.painting import face_of
from tests.app.positions import NAMES, SIZES, laid, position_of, random_game, ui_of

GAME = "burgundy"
MODULES: dict[str, int | str | bool] = {"duchies": "border_posts"}
MODULES |= dict.fromkeys(("inns", "white_castles", "extra_tiles", "shields", "trade_routes"), True)
SCENE, BONUS, INITIAL = 35.0, 15.0, 14.0
"""Least width of a tile with a scene, height of a bonus on a route, part of a marker that shows its initial."""
TILE, GOOD, SHIELDS = 43.0, 20.0, {2: 32.0, 3: 29.0, 4: 29.0}
"""Least width of a tile in a numbered depot, side of goods, width of a shield by the number of players; goods are two pixels apart."""
ROPE = 7.0
"""From the fields to what is clear of the rope around them."""


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


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_tiles_goods_and_shields_of_a_depot_are_large_enough_and_apart(players: int, size: tuple[int, int]) -> None:
    state, placed = table(players, size)
    for n, (tiles, shields) in enumerate(zip(state.depots, state.shields, strict=True), 1):
        box, goods = placed[items.DEPOT.id(n)], placed[items.GOODS_SPACE.id(n)].rect
        empty = [one for item, one in placed.items() if item.startswith(f"slot:{n}:")]
        slots = empty + [placed[items.TILE.id(tile)] for tile in tiles if tile]
        arms = [placed[items.SHIELD.id(shield)].rect for shield in shields]
        assert len(slots) == players
        assert min(slot.rect.w for slot in slots) >= TILE
        assert all(rect.w >= SHIELDS[players] for rect in arms)
        assert goods.w >= 2 + 2 * GOOD + 2
        assert goods.h >= GOOD + 2
        assert all(box.rect.contains(rect) for rect in (goods, *arms, *(slot.rect for slot in slots)))
        assert not any(
            slot.holds(x, y) for slot in slots for rect in (goods, *arms) for x in (rect.x, rect.right) for y in (rect.y, rect.bottom)
        )
        assert not any(one.overlaps(other) for one, other in itertools.combinations((goods, *arms), 2))


def test_four_tiles_beside_shields_use_the_height_of_a_window_of_1280_by_800() -> None:
    _, placed = table(4, (1280, 800))
    slots = [one.rect for item, one in placed.items() if item.startswith("slot:")]
    assert min(rect.w for rect in slots) >= 48


@pytest.mark.parametrize("players", [3, 4])
def test_five_kinds_of_goods_lie_around_the_die_of_a_depot_without_touching_it(players: int) -> None:
    _, placed = table(players, SIZES[0])
    space, box = placed[items.GOODS_SPACE.id(1)], placed[items.DEPOT.id(1)]
    die = face_of(box).die
    r = QRectF(space.rect.x, space.rect.y, space.rect.w, space.rect.h)
    over = QRectF(box.rect.x + die.x, box.rect.y + die.y, die.w, die.h)
    for kinds in range(1, 6):
        piles = around_die(r, face_of(space).corner, kinds)
        assert len(piles) == kinds
        assert all(r.contains(pile) and not pile.intersects(over) for pile in piles)
        assert not any(one.intersects(other) for one, other in itertools.combinations(piles, 2))
        assert min(pile.width() for pile in piles) >= (GOOD if kinds < 4 else 15)


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


@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("owner", ["Ida", "Maximiliane-Evas"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_words_on_a_duchy_keep_clear_of_the_border_around_it(owner: str, text_size: float, size: tuple[int, int]) -> None:
    record = next(random_game(2, 7, 1, GAME, MODULES))
    while record.game.state.seats[0].offered or record.game.state.seats[1].offered:
        record.play(record.game.legal[0])
    position = replace(position_of(record, *size, "de"), names=(owner, owner), text_size=text_size)
    placed = laid(position, find(GAME), ui_of(position), text_width).placements
    piece, name, number = (placed[f"frame:duchy_{what}"].rect for what in ("piece", "owner", "name"))
    fields = [one.rect for item, one in placed.items() if item.startswith("field:")]
    high, low = min(rect.y for rect in fields), max(rect.bottom for rect in fields) + ROPE
    rope = min(rect.x for rect in fields if rect.y == high) - ROPE
    posts = [one.rect for one in placed.values() if one.kind == "post"]
    for rect in (piece, name, number):
        assert placed["frame:duchy"].rect.contains(rect)
        assert rect.y >= low or rect.bottom <= high - ROPE or (rect.right <= rope and rect.bottom < high + 30)
        assert not any(rect.overlaps(post) for post in posts)
    assert text_width(owner, "h3", SMALLEST_TEXT) <= name.w
    assert text_width(face_of(placed["frame:duchy_name"]).words, "label_regular", SMALLEST_TEXT) <= number.w


def test_a_ring_around_the_inns_does_not_cover_their_number() -> None:
    _, placed = table(4, SIZES[0])
    assert placed["frame:inns"].z > RINGS


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("players", "options"), [(2, MODULES), (4, MODULES), (4, {"teams": True, "duchies": "double", "inns": True})])
def test_the_highest_stack_of_inns_stays_within_the_black_depot(
    players: int, options: dict[str, int | str | bool], size: tuple[int, int]
) -> None:
    record = rules.new(GAME, NAMES[:players], 7, options)
    while not record.game.state.round:
        record.play(record.game.legal[0])
    state = record.game.state
    state.inns, state.inns_left = state.inns + state.inns_left, ()
    position = position_of(record, *size, "de")
    placed = laid(position, find(GAME), ui_of(position), text_width).placements
    stack, depot = placed["frame:inns"], placed["black_depot"].rect
    assert face_of(stack).count == 5
    assert depot.contains(stack.rect)


@pytest.mark.parametrize("size", SIZES[:4], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("workers", [4, 5, 9, 10, 28])
def test_the_number_of_workers_keeps_clear_of_the_silver(workers: int, size: tuple[int, int]) -> None:
    record = next(random_game(4, 7, 1, GAME, MODULES | {"duchies": "first"}))
    record.game.state.stores[0].workers = workers
    position = position_of(record, *size, "en", 0)
    placed = laid(position, find(GAME), ui_of(position), text_width).placements
    number = placed["count:0:worker"]
    right = number.rect.x + text_width(face_of(number).words, face_of(number).role, face_of(number).px)
    assert right + 5 <= placed[items.store(0, "silver")].rect.x

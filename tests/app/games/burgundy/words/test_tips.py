"""The tooltips of the modules' pieces."""

from typing import Any

import pytest

from app.games import find
from app.table.geometry.faces import TipFace
from app.table.geometry.placement import Rect
from app.table.parts.tipbox import tipbox
from app.table.screen import Tip
from rules import ItemId, Record, Rng, Value, new
from rules.bots.arena import advance
from rules.games.burgundy import items
from rules.games.burgundy.components import BUILDING, KIND, WHITE_CASTLE
from rules.games.burgundy.modules import ROUTE
from tests.app.positions import NAMES, position_of
from tests.games.burgundy import builder
from tests.games.burgundy.expanded import lay

GAME = "burgundy"
SCREEN = find(GAME)


def begun(players: int, **options: Value | bool) -> tuple[Record, Any]:
    """Return a game in its first turn, and its state, to be changed for a picture only."""
    record = new(GAME, NAMES[:players], 5, options)
    while not record.game.state.round:
        advance(record, 1, Rng(5))
    return record, record.game.state


def said(record: Record, item: ItemId) -> list[str]:
    """Return the title and the lines of a tip."""
    tip = SCREEN.tip(position_of(record, 1280, 712, "en"), item)
    assert tip is not None
    return [tip.title, *(words for _, words in tip.lines)]


def test_a_shield_says_what_it_does_what_it_scores_and_what_it_takes() -> None:
    record, state = begun(2, shields=True)
    (castle,) = state.estates[0].of_kind("castle")
    there = state.shields[4][0]
    assert said(record, items.SHIELD.id(there))[-1] == "For a double: both dice must show 5"
    state.seats[0].shields = ((castle, 6),)
    state.shields = tuple(() for _ in state.shields)
    assert said(record, "shield:6") == [
        "Shield 6: shared monasteries",
        "Name a player once: their monasteries work for you too.",
        "Worth 12 points at the end; costs 1 silver each phase",
    ]
    state.seats[0].named = 1
    assert said(record, "shield:6")[-1] == f"The monasteries of {NAMES[1]} work here too"
    assert said(record, items.TILE.id(castle))[-1] == "Shield 6: shared monasteries"
    assert "Shields: 6" in said(record, "seat:0")


def test_tips_count_what_shields_double() -> None:
    """BU-26.17, BU-26.23: bonus tiles with shield 7, all shields with shield 13."""
    said_here: dict[str, Any] = {"tiles": {"-2,2": "mine", "-3,3": "mine", "1,-2": "castle"}}
    plain, held = (builder.record(lay(2, **said_here, shields=shields)) for shields in ({}, {"0,0": 7, "1,-2": 13}))
    last = items.FIELD.id(0, plain.game.state.estates[0].land.hexes.index((-1, 1)))
    assert said(plain, last)[-1] == "All mine fields: 5 more points"
    assert said(held, last)[-1] == "All mine fields: 10 more points"
    assert said(held, "shield:7")[-1] == "Worth 16 points at the end; costs 1 silver each phase"


def test_a_trade_route_says_what_comes_next_and_what_has_matched() -> None:
    record, state = begun(2, trade_routes=True)
    card = state.seats[0].routes[0]
    first = ROUTE[card][0]
    assert said(record, "route_space:0:0")[-1] == "The next goods sold are laid here"
    assert said(record, "route_space:0:1")[-1] == "Filled from left to right"
    assert len(said(record, items.ROUTE.id(card))) == 4
    state.stores[0].sold = (7 * first.type, 7 * (first.type % 6 + 1))
    assert said(record, "route_space:0:0")[-1] == "Its goods were the right ones"
    assert ROUTE[card][1].type == first.type % 6 + 1 or said(record, "route_space:0:1")[-1] == "Other goods lie here: no bonus"


def test_a_border_post_says_what_a_connection_brings_now() -> None:
    record, state = begun(3, duchies="border_posts")
    state.phase = 1
    pair, everything = "Each pair connected in this phase: 8 points", "All three connected now: 6 more points"
    assert said(record, "post:0:1") == ["Eastern border post: not connected yet", pair, everything]
    state.seats[0].posts = ((0, 0), (2, 0))
    assert said(record, "post:0:1") == ["Eastern border post: connected with 2 others", everything]
    assert said(record, "post:0:0") == ["Western border post: connected with 1 other", pair, everything]
    state.seats[1].border_rank, state.seats[2].border_rank = 1, 2
    assert said(record, "post:0:1") == ["Eastern border post: connected with 2 others"]


@pytest.mark.parametrize(("shields", "inn", "size"), [((), 0, 6), (((1, 17),), 0, 10), ((), 1, 10), (((1, 17),), 1, 15)])
def test_a_field_counts_an_inn_and_the_shield_for_larger_areas(shields: tuple[tuple[int, int], ...], inn: int, size: int) -> None:
    record, state = begun(2, inns=True, shields=True)
    land = state.estates[0].land
    area = next(area for area in land.areas if len(area) == 3)
    state.seats[0].shields = shields
    estate = state.estates[0]
    tiles = tuple(state.inns[0] if inn and field == area[0] else tile for field, tile in enumerate(estate.tiles))
    state.estates = (type(estate)(estate.duchy, tiles), *state.estates[1:])
    assert said(record, items.FIELD.id(0, area[1]))[2] == f"If filled in phase A: {size} + 10 points"


def test_a_white_castle_says_what_the_white_die_shows() -> None:
    record, state = begun(2, white_castles=True)
    castle = BUILDING.index(WHITE_CASTLE)
    assert f"White die now: {state.white}" in said(record, items.TILE.id(castle))


def test_an_inn_on_offer_says_what_it_costs_as_its_stack_does() -> None:
    record, state = begun(2, inns=True)
    price = "2 silver for the top one, instead of a black tile"
    assert price in said(record, items.TILE.id(state.inns[-1]))
    assert price in said(record, items.INNS)
    state.inns, bought = (), state.inns[-1]
    assert price not in said(record, items.TILE.id(bought))


def test_a_lone_players_pieces_say_what_is_different() -> None:
    record, state = begun(1)
    assert said(record, "counter")[0] == "Counter: 0 of 50 points"
    assert said(record, "target")[0] == "Target: 50 points"
    (start,) = (field for field, tile in enumerate(state.estates[0].tiles) if tile)
    area = state.estates[0].land.areas[state.estates[0].land.area_of[start]]
    worth = {1: 1, 2: 3, 3: 6}[len(area)]
    assert said(record, f"due:0:size_{start}") == [f"Castle area, size: +{worth}"]
    assert said(record, f"due:0:phase_{start}") == ["Castle area, phase: +10"]
    assert said(record, items.TILE.id(KIND.index("ship")))[1] == "Take the goods of one depot; all others leave the game."


def test_the_goods_of_a_depot_are_listed_by_type_below_its_number() -> None:
    record = builder.record(builder.table(spaces={2: [3, 4, 4]}))
    assert said(record, items.GOODS_SPACE.id(2)) == ["Goods of depot 2", "1 × jewels (3)", "2 × jars (4)"]
    assert said(record, items.GOODS_SPACE.id(1)) == ["No goods in depot 1"]


def test_all_lines_of_a_long_title_look_like_a_title() -> None:
    area = Rect(0, 0, 1280, 712)
    face = tipbox(
        Tip("a long title " * 6, (("sack", "one line"),)), Rect(600, 300, 40, 40), (), area, lambda words, *_: 9.0 * len(words)
    ).face
    assert isinstance(face, TipFace)
    assert [words.startswith("one") for _, words in face.rows] == [False] * face.wrapped + [True]
    assert face.wrapped

"""What Villagers adds to the table: villages and hands of any size fit everywhere, every card has its place, keys find the cards."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from app.games import find
from app.games.villagers.choice.order import arranged
from app.games.villagers.faces import HandFace, StripFace, VillagerFace
from app.games.villagers.layout import screen
from app.games.villagers.layout.geometry.places import panels
from app.games.villagers.layout.geometry.plots import LOWEST_STRIP, NARROWEST, plots
from app.games.villagers.layout.village import inner
from app.games.villagers.painters.cards.bands import lines_of, name_room
from app.table.geometry.faces import PlayerFace
from app.table.geometry.placement import Rect
from app.table.parts.frame import rail_area, table_area
from rules import Record, new
from rules.games.villagers.components import KIND
from tests.app.games.villagers.positions import HAND, HUGE, LARGE, SMALL, building, seen
from tests.app.positions import NAMES, layout_of, outside, overlapping
from tests.games.villagers.builder import record, table

GAME = "villagers"
SCREEN = find(GAME)
SIZES = ((1280, 712), (1366, 680), (1920, 992), (1024, 1000), (1080, 1920), (2560, 1000))
TEXT_SIZES = (1.0, 1.25, 1.5)
VILLAGES = {"small": SMALL, "large": LARGE, "huge": HUGE}


@pytest.fixture(params=VILLAGES)
def village(request: pytest.FixtureRequest) -> str:
    return VILLAGES[request.param]


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_card_of_a_village_and_a_hand_of_ten_is_on_the_table(village: str, size: tuple[int, int], text_size: float) -> None:
    position = seen(building(5, village), size, "de", text_size)
    state, layout = position.view, layout_of(position)
    placed = layout.placements
    area = panels(table_area(position)).village
    cards = [placed[f"card:{card}"] for card in state.seats[0].village.cards()]
    assert outside(area, cards) == []
    desk = placed["frame:hand"].rect
    assert outside(desk, [placed[f"card:{card}"] for card in state.seats[0].hand.cards]) == []
    for card in cards:
        strip = layout.stack.seen(card.item)
        assert strip.h >= LOWEST_STRIP - 0.1, card.item
        assert strip.w >= NARROWEST * 0.5 - 0.1, card.item
    assert outside(Rect(0, 0, position.width, position.height), placed.values()) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_small_village_has_no_overlapping_cards(size: tuple[int, int]) -> None:
    position = seen(building(4), size)
    cards = [layout_of(position).placements[f"card:{card}"] for card in position.view.seats[0].village.cards()]
    assert overlapping(cards) == []
    assert min(card.rect.w for card in cards) >= 90


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everybody_has_a_box_with_all_that_is_public(size: tuple[int, int], players: int) -> None:
    """VI-22.1, VI-22.2: start player, food, builders and the most frequent suits."""
    position = seen(record(table(players, square="hunter")), size)
    placed = layout_of(position).placements
    area = rail_area(position)
    boxes = [placed[f"seat:{player}"] for player in range(players)]
    assert outside(area, boxes) == []
    assert overlapping(boxes) == []
    for player in range(players):
        assert f"mini:{player}:food" in placed
        assert f"mini:{player}:builder" in placed
        assert f"mini:{player}:grains" in placed
    assert placed["start_player"].rect.y < boxes[0].rect.bottom
    for player in range(1, players):
        assert {f"village:{player}", f"seat:{player}"} <= placed.keys()
        within = [p for p in placed.values() if p.item in (f"village:{player}", f"hand:{player}")]
        assert outside(boxes[player].rect, within) == []


def test_drafted_cards_lie_on_the_square_and_in_the_boxes_of_the_others() -> None:
    position = seen(record(table(3, square="hunter", others={1: {"square": "grocer, fisher"}})), (1280, 712))
    placed, state = layout_of(position).placements, position.view
    square = placed["frame:square"].rect
    assert outside(square, [placed[f"card:{card}"] for card in state.seats[0].square]) == []
    theirs = [placed[f"card:{card}"] for card in state.seats[1].square]
    assert outside(placed["seat:1"].rect, theirs) == []


def test_another_players_things_can_be_looked_at() -> None:
    """VI-22.1"""
    position = seen(
        building(
            4, others={1: {"village": LARGE.replace("founders(swineherd truffler; brewer), ", ""), "hand": "hunter"}}, village="tanner"
        ),
        (1280, 712),
    )
    placed = layout_of(replace(position, peek=1)).placements
    state = position.view
    area = panels(table_area(position)).village
    assert outside(area, [placed[f"card:{card}"] for card in state.seats[1].village.cards()]) == []
    assert not [card for card in state.seats[0].hand.cards if f"card:{card}" in placed]


SINGLES = "hunter hunter fisher fisher grocer grocer priest priest agent agent wattler wattler".split()


def full(singles: int) -> list[Rect]:
    """Return where so many single cards lie next to three chains in the smallest window, in the order in which they were laid."""
    chains = "founders(swineherd truffler; brewer), lumberjack(wheeler), hayer(grazier; thatcher)"
    village = building(4, ", ".join([chains, *SINGLES[:singles]]), hand="mason").game.state.seats[0].village
    tops = plots(village, inner(panels(Rect(0, 40, 1016, 628)).village)).tops
    return [tops[plot.bottom] for plot in village.plots if not plot.columns]


@pytest.mark.parametrize("count", range(4, len(SINGLES) + 1))
def test_single_cards_of_a_full_village_lie_by_twos_and_none_covers_another(count: int) -> None:
    area = inner(panels(Rect(0, 40, 1016, 628)).village)
    rects = full(count)
    for n, rect in enumerate(rects):
        assert area.contains(rect)
        assert not any(rect.overlaps(other.inset(0.5)) for other in rects[n + 1 :])
    by_twos = [(one, two) for one, two in pairwise(rects) if one.x == two.x]
    assert bool(by_twos) == (count > 7)
    assert all(one.bottom < two.y for one, two in by_twos)


@pytest.mark.parametrize("count", range(4, 8))
def test_cards_lie_by_twos_only_when_the_whole_width_is_used(count: int) -> None:
    """Until then they get narrower step by step, and none jumps to another row to become smaller still."""
    area, by_twos = inner(panels(Rect(0, 40, 1016, 628)).village), full(8)
    rects = full(count)
    assert len({rect.y for rect in rects}) == 1
    assert area.right - rects[-1].right < 1.5 * rects[-1].w
    assert rects[-1].w > by_twos[-1].w


@pytest.mark.parametrize("count", range(1, len(SINGLES)))
def test_the_order_of_single_cards_never_changes(count: int) -> None:
    before, after = ([(rect.x, rect.y) for rect in full(n)] for n in (count, count + 1))
    assert before == sorted(before)
    assert after == sorted(after)


def test_a_chain_begun_later_stands_before_cards_that_carry_nothing() -> None:
    village = building(4, "founders, hunter, miner(seeker), fisher, lumberjack").game.state.seats[0].village
    placed = plots(village, inner(panels(Rect(0, 40, 1016, 628)).village))
    rects = placed.tops | placed.strips
    names = [KIND[plot.bottom].id for plot in sorted(village.plots, key=lambda plot: rects[plot.bottom].x)]
    assert names == ["founders", "miner", "lumberjack", "hunter", "fisher"]


@pytest.mark.parametrize("size", [(1280, 712), (1280, 776)])
@pytest.mark.parametrize("village", [LARGE, HUGE])
def test_a_free_place_of_a_full_village_moves_no_card(village: str, size: tuple[int, int]) -> None:
    area = inner(panels(table_area(seen(building(4), size))).village)
    laid_out = building(4, village).game.state.seats[0].village
    opened = [plot.bottom for plot in laid_out.plots if len(plot.columns) == 1 and len(plot.columns[0]) < 3]
    places = plots(laid_out, area, opened, new=True)
    assert opened
    assert places.slots.keys() == set(opened)
    assert places.tops == plots(laid_out, area).tops


def test_free_places_are_beside_their_columns_and_inside_the_panel() -> None:
    state = building(4, LARGE).game.state
    village = state.seats[0].village
    area = inner(panels(Rect(0, 40, 1016, 628)).village)
    opened = [plot.bottom for plot in village.plots if len(plot.columns) == 1]
    places = plots(village, area, opened, new=True)
    assert places.slots.keys() == set(opened)
    assert places.new is not None
    for rect in (*places.slots.values(), *places.tops.values(), *places.strips.values(), places.new):
        assert rect.x >= area.x - 0.1
        assert rect.right <= area.right + 0.1
        assert rect.bottom <= area.bottom + 0.1
    cards = [*places.tops.values(), *places.strips.values()]
    for bottom, rect in places.slots.items():
        assert rect.overlaps(Rect(places.strips[bottom].x, rect.y, places.strips[bottom].w + 1, rect.h))
        assert not any(rect.overlaps(card.inset(1)) for card in cards)


def test_keys_click_cards_stacks_basics_and_buttons() -> None:
    position = seen(building(4), (1280, 712))
    state = position.view
    assert SCREEN.key_items(position, "hand") == tuple(f"card:{card}" for card in arranged(state.seats[0].hand.cards))
    assert SCREEN.key_items(position, "road") == tuple(f"card:{card}" for card in state.road)
    assert SCREEN.key_items(position, "stack") == tuple(f"stack:{n}" for n in range(6))
    assert SCREEN.key_items(position, "basic") == ("basic:lumberjack", "basic:hayer", "basic:miner")
    assert SCREEN.key_items(position, "decline") == ("button:no_effect",)
    assert {key.id for key in SCREEN.keys} >= {"hand", "road", "stack", "basic", "reserve", "decline"}


def test_the_road_shows_stacks_coins_and_market_cards() -> None:
    found = record(table(3, road_coins=(0, 2, 0, 0, 0, 1), stacks={1: ""}))
    position = seen(found, (1280, 712))
    placed, state = layout_of(position).placements, position.view
    faces = [placed[f"card:{card}"].face for card in state.road]
    assert [face.coins for face in faces if isinstance(face, VillagerFace)] == [0, 2, 0, 0, 0, 1]
    assert placed["stack:0"].kind == "road_place"
    assert [placed[f"stack:{n}"].words.split(": ")[1][:7] for n in range(1, 6)] == ["3 cards"] * 5
    for market, stack in ((0, 1), (1, 5)):
        assert placed[f"market:{market}"].rect.overlaps(placed[f"stack:{stack}"].rect)
    assert placed["reserve"].words == f"Reserve: {len(state.reserve.cards)} cards"


def test_a_new_game_is_laid_out_for_every_number_of_players() -> None:
    for players in (2, 3, 4, 5):
        names = (*NAMES, "Emil")[:players]
        found: Record = new(GAME, names, 3)
        assert screen.table(seen(found, (1280, 712)), Rect(0, 40, 1016, 628))


def test_the_hand_is_arranged_by_suit() -> None:
    state = building(4, hand=HAND).game.state
    cards = arranged(state.seats[0].hand.cards)
    assert sorted(cards) == list(cards)


def test_everybody_knows_drafted_cards_and_sees_of_their_own_which_the_others_know() -> None:
    game = table(2, hand="fisher", square="hunter, grocer", others={1: {"hand": "mason", "square": "wattler, agent"}}, at="TakeSquares")
    found = record(game)
    while found.game.state.turn is None:
        found.play(next(action for action in found.game.legal if action.kind == "decline"))
    position = seen(found, (1280, 712))
    placed = layout_of(position).placements
    mine, theirs = placed[f"mini:{position.seat}:hand"].face, placed[f"hand:{1 - position.seat}"].face
    for face in (mine, theirs):
        assert isinstance(face, HandFace)
        assert sorted(back.known for back in face.cards) == [False, True, True]


def test_between_draft_and_build_the_hand_has_the_room_of_the_drafted_cards() -> None:
    """With a high limit the empty square would leave a hand of seven so little that its cards overlap."""
    village = "founders, harvester, harvester, graper"
    game = table(2, village=village, hand="fisher, mason", square="hunter, grocer, wattler, agent, priest", at="TakeSquares")
    found = record(game)
    while found.game.decider != 0:
        found.play(next(action for action in found.game.legal if action.kind == "decline"))
    assert found.game.state.turn is None
    placed = layout_of(seen(found, (1280, 712))).placements
    cards = [placed[f"card:{card}"] for card in found.game.state.seats[0].hand.cards]
    assert len(cards) == 7
    assert overlapping(cards) == []


@pytest.mark.parametrize("count", [4, 8, 9])
def test_cards_lie_alike_whether_or_not_a_new_plot_can_be_opened(count: int) -> None:
    """The villages are the same, but only a Hunter begins a plot of its own."""
    laid_out = []
    for hand in ("grazier", "grazier, hunter"):
        position = seen(building(4, "founders, " + ", ".join(["hayer"] * count), hand), (1280, 712))
        placed, plots_ = layout_of(position).placements, position.view.seats[0].village.plots
        laid_out.append([placed[f"card:{plot.bottom}"].rect for plot in plots_])
    assert laid_out[0] == laid_out[1]


@pytest.mark.parametrize(("players", "hand"), [(4, HAND), (5, "mason, fisher"), (5, HAND)])
def test_small_backs_lie_far_enough_apart_to_be_told_apart(players: int, hand: str) -> None:
    position = seen(building(players, hand=hand), (1280, 712))
    back = layout_of(position).placements["mini:0:hand"]
    assert isinstance(back.face, HandFace)
    assert back.rect.w / len(back.face.cards) >= 12


def test_the_number_of_cards_keeps_clear_of_the_start_player_card() -> None:
    position = seen(record(table(4)), (1280, 712))
    placed = layout_of(position).placements
    box, first = placed["seat:0"], placed["start_player"]
    assert isinstance(box.face, PlayerFace)
    assert box.rect.right - 62 - box.face.kept <= first.rect.x


@pytest.mark.parametrize(("village", "covered"), [("founders, harvester, wattler", False), (HUGE, True)])
def test_cards_of_a_crowded_village_say_how_much_of_them_is_seen(village: str, covered: bool) -> None:
    position = seen(building(4, village), (1280, 712))
    placed = layout_of(position).placements
    faces = [placed[f"card:{card}"].face for card in position.view.seats[0].village.cards()]
    assert any(face.visible < 1.0 for face in faces if isinstance(face, VillagerFace | StripFace)) == covered


FULL = (
    "founders(poulterer; brewer), lumberjack(carpenter; wheeler cartwright), lumberjack(shipwright; cooper), lumberjack(wood_carver), "
    "miner(locksmith; mason), hayer(peddler; thatcher), miner, miner, beekeeper, freemason, freemason, chandler, priest"
)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_names_of_covered_cards_have_room_in_a_full_village(language: str) -> None:
    position = seen(building(4, FULL), (1280, 712), language)
    placed = layout_of(position).placements
    strips = [one for one in placed.values() if isinstance(one.face, StripFace)]
    narrow = [one for one in strips if one.rect.w < 76]
    assert narrow
    for one in strips:
        assert isinstance(one.face, StripFace)
        k = min(one.rect.w, 92) / 92
        room = name_room(one.rect.w - 7 * k, one.face.symbols, k, bool(one.face.padlock))
        assert lines_of(one.face.name, room, one.rect.h >= 28), one.face.name

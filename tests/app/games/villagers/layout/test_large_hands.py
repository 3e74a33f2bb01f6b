"""A hand of 5 to 15 cards can be read: on two rows where there is room, all signs in sight, and any card whole when it is pointed at."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from app.games.villagers.faces import VillagerFace
from app.games.villagers.layout.geometry.places import HAND_CARD, panels
from app.games.villagers.layout.geometry.spread import LEAST, READABLE, SEEN, best, spread
from app.games.villagers.painters.cards import face_up
from app.table.geometry.placement import Placement, Rect
from app.table.parts.frame import rail_area, table_area
from tests.app.games.villagers.choice.test_clicks import held, sitting_at
from tests.app.games.villagers.positions import LARGE, SMALL, building, seen
from tests.app.painting import bound, painted
from tests.app.positions import layout_of, outside, overlapping
from tests.slow import rest_slow

CARDS = (
    "saddler, tanner, bed_builder, horse_trader, jeweler, vintner, wattler, fisher, "
    "agent, apprentice, monk, tailor, cobbler, hunter, grocer"
)
LOW = "founders(swineherd truffler)"
SIZES = ((1280, 712), (1280, 800), (1920, 992))


def hand_of(count: int, village: str, size: tuple[int, int], language: str = "de") -> tuple[list[Placement], dict[str, Placement]]:
    """Return the cards of a hand in their order, and everything on the table."""
    names = ", ".join(CARDS.split(", ")[:count])
    position = seen(building(4, village, names), size, language)
    placed = dict(layout_of(position).placements)
    cards = sorted((f"card:{card}" for card in position.view.seats[0].hand.cards), key=lambda item: placed[item].z)
    return [placed[item] for item in cards], placed


@pytest.mark.parametrize("count", [1, 5, 8, 11, 15, 20])
@pytest.mark.parametrize("area", [Rect(212, 477, 796, 183), Rect(212, 420, 796, 260), Rect(600, 477, 420, 183)], ids=str)
def test_a_hand_of_any_size_lies_within_its_panel(count: int, area: Rect) -> None:
    rects, found = spread(count, area), best(count, area)
    assert len(rects) == count
    assert all(area.contains(rect) for rect in rects)
    assert {rect.w for rect in rects} == {found.width}
    assert found.width >= LEAST
    rows = [[rect for rect in rects if rect.y == y] for y in sorted({rect.y for rect in rects})]
    assert len(rows) == found.rows <= 2
    assert all(two.x - one.x == pytest.approx(found.step) for row in rows for one, two in pairwise(row))


@pytest.mark.parametrize("count", [5, 8, 11, 15])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("village", [LOW, SMALL, LARGE], ids=["low", "small", "large"])
def test_nothing_that_counts_is_covered(village: str, size: tuple[int, int], count: int) -> None:
    """Either the whole card is seen, or enough of it for all its signs, which then lie in what is seen."""
    lying, placed = hand_of(count, village, size)
    assert outside(placed["frame:hand"].rect, lying) == []
    for one, two in pairwise(lying):
        assert isinstance(one.face, VillagerFace)
        share = min(1.0, (two.rect.x - one.rect.x) / one.rect.w) if two.rect.y == one.rect.y else 1.0
        assert share >= SEEN - 0.03
        assert one.face.visible <= share + 0.01
    rows = {one.rect.y: [two for two in lying if two.rect.y == one.rect.y] for one in lying}
    lowest = [max(row, key=lambda one: one.rect.bottom) for _, row in sorted(rows.items())]
    assert all(above.rect.bottom <= below.rect.y for above, below in pairwise(lowest))


def test_a_village_with_few_cards_lends_its_room_for_a_second_row() -> None:
    lying, placed = hand_of(11, LOW, (1280, 782))
    assert len({one.rect.y for one in lying}) == 2
    assert overlapping(lying) == []
    assert min(one.rect.w for one in lying) >= 80
    position = seen(building(4, LOW, "mason"), (1280, 782))
    usual = panels(table_area(position)).village
    assert placed["frame:village"].rect.h < usual.h
    village = [
        one for one in placed.values() if one.item.startswith("card:") and one.rect.y < placed["frame:village"].rect.bottom < usual.bottom
    ]
    assert (
        outside(placed["frame:village"].rect, [one for one in village if one.rect.y > usual.y and one.rect.right < rail_area(position).x])
        == []
    )


def test_a_village_of_sixteen_cards_lends_just_enough_for_readable_cards() -> None:
    """In a window that fills 1280 x 800 the second row does not go from one round to the next."""
    village = "founders(swineherd), hayer(grazier milk_maid fromager; thatcher), miner, lumberjack(shipwright), hayer, harvester, beekeeper"
    lying, placed = hand_of(14, village, (1280, 782))
    assert len({one.rect.y for one in lying}) == 2
    assert overlapping(lying) == []
    assert {round(one.rect.w) for one in lying} == {round(READABLE)}
    assert outside(placed["frame:hand"].rect, lying) == []


@pytest.mark.parametrize("village", [LARGE])
def test_a_village_that_needs_its_room_keeps_it(village: str) -> None:
    _, placed = hand_of(15, village, (1280, 712))
    position = seen(building(4, village, "mason"), (1280, 712))
    assert placed["frame:village"].rect == panels(table_area(position)).village


@pytest.mark.parametrize("count", [8, 11, 15])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_small_or_covered_cards_come_whole_and_large_to_the_front(size: tuple[int, int], count: int) -> None:
    lying, placed = hand_of(count, SMALL, size)
    for one in lying:
        assert isinstance(one.face, VillagerFace)
        if one.rect.w >= HAND_CARD - 1 and one.face.visible == 1.0:
            continue
        assert one.front is not None
        rect, face = one.front.rect, one.front.face
        assert isinstance(face, VillagerFace)
        assert rect.w >= HAND_CARD
        assert (face.visible, face.dim) == (1.0, False)
        assert placed["frame:hand"].rect.right >= rect.right
        assert rect.bottom <= placed["frame:hand"].rect.bottom


def test_the_card_under_the_mouse_or_the_focus_is_seen_in_front_at_once(qtbot: QtBot) -> None:
    found = building(4, SMALL, CARDS)
    with sitting_at(found) as program:
        controller = program.table.controller
        assert controller is not None
        table = controller.view.table
        first, second = held(found, "jeweler"), held(found, "fisher")
        assert table.in_front.item is None
        table.hover(first)
        assert table.in_front.item == first
        table.set_focus(second)
        assert table.in_front.item == first
        table.hover(None)
        assert table.in_front.item == second
        controller.press(second)
        assert table.in_front.item == second
        table.leaving.emit()
        assert table.in_front.item is None


@pytest.mark.parametrize("width", rest_slow(84.0, 66.0, 104.0))
@pytest.mark.parametrize("share", [1.0, 0.74])
def test_the_sign_of_what_is_refused_covers_nothing_that_counts(width: float, share: float) -> None:
    """Values, locks, keys, food and builders are the same with the sign as without it."""
    face = VillagerFace(
        "brewer", "Brewer", "grains", food=1, builder=1, gold=12, padlock="cooper", unlocker="Cooper", key_ring=2, visible=share
    )
    high = width * 1.39
    plain = painted(bound(face_up.villager, face), width, high)
    refused = painted(bound(face_up.villager, replace(face, dim=True)), width, high)
    signs = painted(bound(face_up._signs, face), width, high)
    spots = [(x, y) for x in range(signs.width()) for y in range(signs.height()) if signs.pixelColor(x, y).alpha() == 255]
    assert len(spots) > 300
    changed = [spot for spot in spots if refused.pixel(*spot) != plain.pixel(*spot)]
    assert len(changed) <= 3, changed  # single pixels of edges that are not quite opaque


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("village", [LOW, SMALL, LARGE], ids=["low", "small", "large"])
def test_a_hand_keeps_its_rows_while_its_cards_are_laid(village: str, size: tuple[int, int]) -> None:
    found = building(4, village, CARDS)
    rows, desks = set(), set()
    while found.game.decider == 0 and found.game.state.turn is not None:
        placed = layout_of(seen(found, size)).placements
        rows.add(len({placed[f"card:{card}"].rect.y for card in found.game.state.seats[0].hand.cards}))
        desks.add(placed["frame:hand"].rect)
        found.play(min(found.game.legal, key=lambda action: (action.kind == "end_turn", action.kind not in ("lay", "basic"))))
    assert len(found.entries) > 3
    assert len(rows) == len(desks) == 1


@pytest.mark.parametrize("width", [76.0, 92.0])
def test_words_at_the_foot_keep_clear_of_the_dots_around_a_card_just_drafted(width: float) -> None:
    face = VillagerFace("wood_carver", "Wood Carver", "wood", on="on Lumberjack", below="Lumberjack", below_suit="wood")
    high = width * 1.39
    with_words = painted(bound(face_up.villager, face), width, high)
    without = painted(bound(face_up.villager, replace(face, on="", below="", below_suit=None)), width, high)
    spots = [(x, y) for x in range(with_words.width()) for y in range(with_words.height())]
    changed = [x for x, y in spots if with_words.pixel(x, y) != without.pixel(x, y)]
    assert changed
    assert min(changed) / with_words.width() * width >= 5.0

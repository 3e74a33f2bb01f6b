"""What moves, appears and goes between two layouts, as shown by events and by the difference."""

import pytest
from msgspec.structs import replace

from app.table.geometry.placement import Placement, Rect
from app.table.scene.layout_diff import APPEAR, CALM, CHANGE, FLIGHT, LONGEST, THROW, Move, calm, changes
from rules import Event
from tests.app.toy import layout, placed

A, B = placed("a"), placed("b", 100)


def event(*items: str) -> Event:
    return Event("happened", 0, items)


def by_item(moves: list[Move]) -> dict[str, Move]:
    return {move.item: move for move in moves}


def test_nothing_changes_nothing_moves() -> None:
    assert changes(layout(A, B), layout(A, B), [event("a"), event("a", "b", "c")]) == []


def test_without_events_the_difference_alone_is_right() -> None:
    moved, turned = placed("b", 300), placed("c", 50, face=("back",))
    found = by_item(changes(layout(A, B, placed("c", 50)), layout(moved, turned, placed("d", 7))))
    assert {item: move.way for item, move in found.items()} == {"a": "gone", "b": "moved", "c": "changed", "d": "new"}
    assert (found["b"].start, found["b"].end, found["b"].duration) == (B.rect, moved.rect, FLIGHT)
    assert (found["c"].before, found["c"].shown, found["c"].duration) == (placed("c", 50), turned, CHANGE)
    assert (found["a"].start, found["a"].end, found["a"].duration) == (A.rect, A.rect, APPEAR)
    assert all(move.delay == 0 for move in found.values())


def test_undo_is_the_same_way_back() -> None:
    there = changes(layout(A), layout(placed("a", 300)))
    back = changes(layout(placed("a", 300)), layout(A))
    assert (back[0].start, back[0].end) == (there[0].end, there[0].start)


def test_the_background_does_not_move() -> None:
    before = layout(placed("frame:x", static=True), placed("frame:y", static=True))
    assert changes(before, layout(placed("frame:x", 50, static=True), placed("frame:z", static=True)), [event("frame:x")]) == []


def test_a_new_size_is_not_a_movement() -> None:
    assert changes(layout(A), layout(placed("a", 30), width=1400)) == []


def test_events_give_the_order() -> None:
    before = layout(A, B, placed("c", 200))
    after = layout(placed("a", 0, 100), placed("b", 100, 100), placed("c", 200, 100))
    found = changes(before, after, [event("c"), event("nobody"), event("a")])
    assert [move.item for move in found if move.delay] == ["a"]
    assert {move.item for move in found if not move.delay} == {"b", "c"}


def test_something_new_comes_from_its_source_and_something_gone_goes_to_its_target() -> None:
    pile, store = placed("pile", 500), placed("store", 700)
    came = changes(layout(pile), layout(pile, placed("new", 30)), [event("pile", "new")])[0]
    assert (came.way, came.start, came.end) == ("new", pile.rect, Rect(30, 0, 40, 60))
    went = changes(layout(A, store), layout(store), [event("a", "store")])[0]
    assert (went.way, went.start, went.end, went.duration) == ("gone", A.rect, store.rect, FLIGHT)


def test_a_gain_flies_as_a_ghost_when_source_and_target_stay() -> None:
    source, store = placed("source", 10, 10), placed("store", 500, 300, w=80, h=100)
    grown = placed("store", 500, 300, w=80, h=100, face=(2,))
    found = by_item(changes(layout(source, store), layout(source, grown), [event("source", "store")]))
    assert found["source"].way == "ghost"
    assert (found["source"].end.cx, found["source"].end.cy) == (store.rect.cx, store.rect.cy)
    assert found["store"].way == "changed"


def test_the_source_of_a_gain_does_not_fly_itself_unless_it_is_what_is_gained() -> None:
    source, store, card = placed("source", 10, 10), placed("store", 500, 300), placed("card", 600, 300)
    gain = Event("gained", 0, ("source", "store"), gains={"silver": 1})
    assert changes(layout(source, store), layout(source, store), [gain]) == []
    (gone,) = changes(layout(source, store), layout(store), [gain])
    assert (gone.way, gone.end) == ("gone", source.rect)
    (new,) = changes(layout(source), layout(source, card), [Event("gained", 0, ("source", "card"), gains={"goods": 1})])
    assert (new.way, new.start) == ("new", source.rect)


@pytest.mark.parametrize("items", [("a", "b", "c"), ("a",), ("a", "a"), ("a", "nowhere")])
def test_other_events_have_no_ghost(items: tuple[str, ...]) -> None:
    table = layout(A, B, placed("c", 200))
    assert changes(table, table, [event(*items)]) == []


@pytest.mark.parametrize("n", [1, 2, 7, 40])
def test_a_step_blocks_600_milliseconds_at_most(n: int) -> None:
    before = layout(*(placed(f"p:{i}", i) for i in range(n)))
    after = layout(*(placed(f"p:{i}", i, 200) for i in range(n)))
    found = changes(before, after, [event(f"p:{i}") for i in range(n)])
    assert max(move.over for move in found) <= LONGEST
    assert [move.delay for move in found] == sorted(move.delay for move in found)


def test_the_same_twice_is_the_same() -> None:
    before, after = layout(A, B), layout(placed("b", 3), placed("d", 60))
    events = [event("b"), event("d")]
    assert changes(before, after, events) == changes(before, after, events)


def test_reduced_motion_only_fades() -> None:
    pile, store = placed("pile", 500), placed("store", 700)
    before, after = layout(A, B, pile, store), layout(placed("b", 300), pile, store, placed("new"))
    found = calm(changes(before, after, [event("a", "store"), event("pile", "new"), event("pile", "store")]))
    assert {move.item for move in found} == {"a", "b", "new"}
    assert all(move.start == move.end and move.over == CALM for move in found)


def test_dice_tumble_with_a_later_throw_even_in_the_background() -> None:
    def die(item: str, throw: int, *face: object, static: bool = False) -> Placement:
        return replace(placed(item, face=face, static=static), throw=throw)

    before = layout(die("die", 3, 5), die("mini", 3, 5, static=True), A)
    after = layout(die("die", 4, 5), die("mini", 4, 2, static=True), die("other", 4, 1), A)
    found = by_item(changes(before, after))
    assert {item: (move.way, move.duration) for item, move in found.items()} == dict.fromkeys(("die", "mini", "other"), ("thrown", THROW))
    assert {move.way for move in calm(found.values())} == {"new"}
    assert changes(after, layout(die("die", 3, 5), die("mini", 3, 5, static=True), A))[0].way == "gone"  # taking back throws nothing
    assert [move.way for move in changes(before, layout(die("die", 3, 5, "used"), die("mini", 3, 5, static=True), A))] == ["changed"]


def test_what_a_die_sends_flies_while_the_die_tumbles() -> None:
    die, good, place = replace(placed("die"), throw=3), placed("good", 200, w=20, h=20), placed("place", 500, w=50, h=40)
    after = layout(replace(die, throw=4), replace(place, face=(1,)))
    found = by_item(changes(layout(die, good, place), after, [event("die", "good", "place")]))
    assert found["die"].way == "thrown"
    assert (found["good"].way, found["good"].duration) == ("gone", FLIGHT)
    assert (found["good"].end.cx, found["good"].end.cy) == (place.rect.cx, place.rect.cy)


def test_what_is_new_comes_from_its_source() -> None:
    bag, pile = placed("bag", 500), placed("pile", 700)
    new = replace(placed("new", w=20, h=20), source="bag")
    (came,) = changes(layout(bag, pile), layout(bag, pile, new))
    assert (came.way, came.start.cx, came.end, came.duration) == ("new", bag.rect.cx, new.rect, FLIGHT)
    (told,) = changes(layout(bag, pile), layout(bag, pile, new), [event("pile", "new")])
    assert told.start == pile.rect
    assert changes(layout(pile), layout(pile, new))[0].duration == APPEAR

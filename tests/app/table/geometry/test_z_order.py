"""Which piece is under the pointer, and which part of a covered one can be seen."""

import pytest
from msgspec.structs import replace

from app.table.geometry.placement import Rect
from app.table.geometry.z_order import CHOOSER
from tests.app.toy import layout, placed


def test_the_highest_piece_is_hit_and_the_background_never() -> None:
    words = replace(placed("words", -50, -50, 300, 300, z=5, static=True), kind="text")
    order = layout(placed("low"), placed("high", 20, 0, z=1), words, placed("last", 20, 50)).stack
    assert order.hit(10, 10) == "low"
    assert order.hit(30, 10) == "high"
    assert order.hit(30, 70) == "last"
    assert order.hit(200, 200) is None


def test_what_a_panel_covers_is_not_hit() -> None:
    order = layout(placed("low"), placed("panel", 20, 0, 100, 60, z=1, static=True), placed("on it", 60, 0, z=2)).stack
    assert order.hit(10, 10) == "low"
    assert order.hit(30, 10) is None
    assert order.hit(70, 10) == "on it"


def test_what_a_piece_lies_on_is_meant_if_just_that_is_wanted() -> None:
    order = layout(placed("field"), placed("tile", z=1), placed("card", 0, 5, z=2)).stack
    assert order.meant(10, 2, set().__contains__) == "tile"
    assert order.meant(10, 2, {"field"}.__contains__) == "field"
    assert order.meant(10, 2, {"field", "tile"}.__contains__) == "tile"
    assert order.meant(10, 30, {"field"}.__contains__) == "card"
    assert order.meant(400, 30, {"field"}.__contains__) is None


def test_of_equal_height_the_later_one_is_hit() -> None:
    assert layout(placed("first"), placed("second", 20)).stack.hit(30, 10) == "second"


@pytest.mark.parametrize(
    ("cover", "visible"),
    [
        (Rect(0, 20, 40, 60), Rect(0, 0, 40, 20)),
        (Rect(0, -40, 40, 60), Rect(0, 20, 40, 40)),
        (Rect(15, 0, 40, 60), Rect(0, 0, 15, 60)),
        (Rect(-30, -5, 40, 80), Rect(10, 0, 30, 60)),
        (Rect(30, 50, 20, 20), Rect(0, 0, 40, 60)),  # only a corner
        (Rect(-5, -5, 60, 80), Rect(0, 0, 40, 60)),  # all of it
        (Rect(40, 0, 40, 60), Rect(0, 0, 40, 60)),  # beside it
    ],
)
def test_the_visible_part_of_a_covered_card(cover: Rect, visible: Rect) -> None:
    order = layout(placed("card"), placed("cover", cover.x, cover.y, cover.w, cover.h)).stack
    assert order.seen("card") == visible
    assert order.seen("cover") == cover


def test_what_is_not_placed_cannot_be_seen() -> None:
    with pytest.raises(KeyError):
        layout().stack.seen("card")


def test_the_lowest_background_is_told_apart() -> None:
    order = layout(
        placed("panel", 0, 0, 300, 300, static=True),
        placed("label", 10, 10, 30, 10, static=True),
        placed("card", 50, 50),
        placed("name", 55, 60, 20, 10, static=True),
        placed("beside", 100, 50, 20, 10, static=True),
    ).stack
    assert [placement.item for placement in order.background] == ["panel", "label", "beside"]


def test_the_log_is_no_background_since_it_changes_with_every_step() -> None:
    log = replace(placed("frame:log", 10, 10, 100, 200, static=True), kind="log")
    order = layout(placed("panel", 0, 0, 300, 300, static=True), log, placed("card", 150, 50)).stack
    assert [placement.item for placement in order.background] == ["panel"]
    assert [placement.item for placement in order.pieces] == ["frame:log", "card"]


def test_a_finger_means_the_nearest_wanted_piece_within_its_reach() -> None:
    order = layout(placed("left", 0, 0, 20, 20), placed("right", 30, 0, 20, 20), placed("large", 0, 100, 60, 60)).stack
    both = {"left", "right", "large"}
    assert order.touched(5, 5, both, 44) == "left"
    assert order.touched(24, 10, both, 44) == "left"
    assert order.touched(26, 10, both, 44) == "right"
    assert order.touched(26, 10, {"left"}, 44) == "left"
    assert order.touched(35, 10, {"left"}, 44) == "right"  # beyond its reach: what is there
    assert order.touched(10, 30, both, 44) == "left"
    assert order.touched(10, 40, both, 44) is None
    assert order.touched(65, 120, both, 44) is None  # large enough as it is
    assert order.touched(24, 10, both, 0) is None


def test_what_a_finger_hits_comes_before_what_it_could_reach_if_both_are_wanted() -> None:
    order = layout(placed("ground", 0, 0, 200, 200), placed("small", 50, 50, 20, 20, z=1)).stack
    assert order.touched(45, 60, {"ground", "small"}, 44) == "ground"
    assert order.touched(45, 60, {"small"}, 44) == "small"


def test_a_finger_does_not_reach_through_an_open_chooser() -> None:
    sheet, choice = placed("sheet", 22, 0, 100, 100, z=CHOOSER), placed("choice", 50, 5, 60, 20, z=CHOOSER + 1)
    order = layout(placed("small", 0, 0, 20, 20), sheet, choice).stack
    assert order.touched(26, 10, {"small", "choice"}, 44) == "sheet"
    assert order.touched(60, 30, {"small", "choice"}, 44) == "choice"

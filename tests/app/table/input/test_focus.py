"""Where arrows and Tab move among the things that are lit."""

import pytest

from app.table.geometry.placement import Rect
from app.table.input.focus import following, nearest, reading_order

# a b c in one line, slightly askew; d below b; e far below a
LIT = {
    "a": Rect(0, 0, 40, 60),
    "b": Rect(100, 8, 40, 60),
    "c": Rect(200, -6, 40, 60),
    "d": Rect(104, 120, 40, 60),
    "e": Rect(0, 300, 40, 60),
}


@pytest.mark.parametrize(
    ("here", "direction", "there"),
    [
        ("a", (1, 0), "b"),
        ("b", (1, 0), "c"),
        ("c", (-1, 0), "b"),
        ("b", (-1, 0), "a"),
        ("b", (0, 1), "d"),
        ("d", (0, -1), "b"),
        ("a", (0, 1), "e"),
        ("e", (0, -1), "a"),
        ("c", (1, 0), None),
        ("a", (0, -1), None),
    ],
)
def test_arrows_go_to_the_neighbour(here: str, direction: tuple[int, int], there: str | None) -> None:
    others = {item: rect for item, rect in LIT.items() if item != here}
    assert nearest(LIT[here], others, *direction) == there


def test_reading_order_is_line_by_line_whatever_the_order_they_come_in() -> None:
    assert reading_order(LIT) == ["a", "b", "c", "d", "e"]
    assert reading_order(dict(reversed(LIT.items()))) == ["a", "b", "c", "d", "e"]


def test_tab_goes_round() -> None:
    assert following("a", LIT, 1) == "b"
    assert following("e", LIT, 1) == "a"
    assert following("a", LIT, -1) == "e"
    assert following(None, LIT, 1) == "a"
    assert following("gone", LIT, -1) == "e"
    assert following(None, {}, 1) is None


def test_equal_distances_are_decided_by_the_reading_order() -> None:
    lit = {"low": Rect(100, 40, 10, 10), "high": Rect(100, -40, 10, 10)}
    assert nearest(Rect(0, 0, 10, 10), lit, 1, 0) == "high"

"""Things on a table of another size."""

from __future__ import annotations

from app.art.forms import Sector
from app.table.geometry.placement import Front, Placement, Purse, Rect

FULL = Placement(
    "tile:1",
    "tile",
    Rect(10, 20, 30, 40),
    "face",
    3,
    5.0,
    "words",
    True,
    Sector(1, 2, 3, 4, 5, 6),
    7,
    "stack:0",
    True,
    True,
    Purse(1, "gold", 2),
    Front(Rect(1, 2, 3, 4), "front"),
    1.5,
    "whole:1",
    2.5,
    (Rect(5, 6, 7, 8),),
    "whole:2",
)
"""Something of which nothing is as usual."""


def test_a_thing_of_the_same_size_is_the_same_in_everything() -> None:
    usual = Placement("", "", Rect(0, 0, 0, 0), "")
    assert all(getattr(FULL, field) != getattr(usual, field) for field in Placement.__struct_fields__)
    assert FULL.scaled(1.0) == FULL


def test_lengths_grow_and_nothing_else_changes() -> None:
    grown = FULL.scaled(2.0)
    assert (grown.rect, grown.radius, grown.scale, grown.rim) == (Rect(20, 40, 60, 80), 10.0, 3.0, 5.0)
    assert grown.front == Front(Rect(2, 4, 6, 8), "front")
    assert grown.printed == (Rect(10, 12, 14, 16),)
    assert grown.shape == Sector(2, 4, 6, 8, 5, 6)
    assert grown.scaled(0.5) == FULL

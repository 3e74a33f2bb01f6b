"""Where the parts of the crane are: large enough to be clicked, next to each other, never on top of each other."""

from __future__ import annotations

from app.games.praga.layout.geometry import wheel
from app.table.geometry.placement import Placement, Rect
from rules.games.praga.components import POSITIONS

CRANE = Rect(8, 47, 262, 264)
THICK = 24.0
"""The least thickness of a half of an action tile, as a target."""


def placements() -> list[Placement]:
    """Return a piece on every half of every tile, and on every bonus."""
    parts = {
        **{f"half:{position}:{number}": wheel.half(CRANE, position, number) for position in range(POSITIONS) for number in (0, 1)},
        **{f"bonus:{position}": wheel.bonus(CRANE, position) for position in range(POSITIONS)},
    }
    return [Placement(item, "piece", part.rect, (), shape=part.shape) for item, part in parts.items()]


def test_no_point_of_the_crane_is_on_two_parts() -> None:
    found = placements()
    hits = [sum(one.holds(x, y) for one in found) for x in range(8, 271, 3) for y in range(47, 312, 3)]
    assert max(hits) == 1
    assert hits.count(1) > len(hits) // 3


def test_every_part_is_inside_its_rectangle_and_the_crane() -> None:
    for one in placements():
        assert CRANE.contains(one.rect)
        beyond = [(x, y) for x in (one.rect.x - 1, one.rect.right + 1) for y in (one.rect.y, one.rect.bottom)]
        assert not any(one.holds(x, y) for x, y in beyond)


def test_every_half_is_thick_enough_to_be_clicked() -> None:
    for position in range(POSITIONS):
        for number in (0, 1):
            form = wheel.half(CRANE, position, number).shape
            assert form.outer - form.inner >= THICK


def test_the_first_position_is_at_the_top_and_the_others_follow_clockwise() -> None:
    top, next_one, opposite = (wheel.half(CRANE, position, 0).rect for position in (0, 1, POSITIONS // 2))
    assert abs(top.cx - CRANE.cx) < 1
    assert top.cy < CRANE.cy < opposite.cy
    assert next_one.cx > top.cx

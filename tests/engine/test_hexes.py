"""Check hexagons against slow counts: neighbours, distances, rows, rings, regions, and their places in the plane."""

from __future__ import annotations

from math import dist, isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.hexes import Hex, centre, corners, distance, neighbours, regions, ring, rows

WITHIN_4 = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]
some_hex = st.sampled_from(WITHIN_4)


def steps_away(start: Hex, steps: int) -> set[Hex]:
    """Return what can be reached in exactly this many steps and no fewer."""
    seen, edge = {start}, {start}
    for _ in range(steps):
        edge = {other for at in edge for other in neighbours(*at)} - seen
        seen |= edge
    return edge


@given(some_hex)
def test_neighbours_touch(at: Hex) -> None:
    """A hexagon has six neighbours, each one width away, in a circle from the east; being a neighbour is mutual."""
    around = neighbours(*at)
    assert len(set(around)) == 6
    assert all(isclose(dist(centre(*at), centre(*other)), sqrt(3)) for other in around)
    assert all(at in neighbours(*other) for other in around)
    assert all(other in neighbours(*next_one) for other, next_one in zip(around, around[1:] + around[:1], strict=True))
    assert centre(*around[0])[0] > centre(*at)[0]
    assert isclose(centre(*around[0])[1], centre(*at)[1])


@given(some_hex, st.integers(0, 4))
def test_distance_counts_steps(at: Hex, steps: int) -> None:
    assert all(distance(at, other) == distance(other, at) == steps for other in steps_away(at, steps))


@pytest.mark.parametrize("size", range(5))
def test_rows_and_rings(size: int) -> None:
    """A field has every hexagon within a distance, row by row; a ring those at exactly that distance, in order and without a gap."""
    found = [at for row in rows(size) for at in row]
    assert set(found) == {at for steps in range(size + 1) for at in steps_away((0, 0), steps)}
    assert len(found) == len(set(found)) == 3 * size * (size + 1) + 1
    assert [r for _, r in found] == sorted(r for _, r in found)
    assert all(list(row) == sorted(row) for row in rows(size))
    circle = ring(size)
    assert set(circle) == steps_away((0, 0), size)
    assert len(circle) == max(1, 6 * size)
    if size:
        assert all(b in neighbours(*a) for a, b in zip(circle, circle[1:] + circle[:1], strict=True))


def regions_slowly(marks: dict[Hex, str]) -> set[frozenset[Hex]]:
    """Join groups for as long as two with the same mark touch."""
    groups = [{at} for at in marks]
    joined = True
    while joined:
        joined = False
        for a in groups:
            for b in groups:
                touch = any(other in neighbours(*at) and marks[at] == marks[other] for at in a for other in b)
                if a is not b and touch and not joined:
                    groups = [group for group in groups if group is not b]
                    a |= b
                    joined = True
    return {frozenset(group) for group in groups}


@given(st.dictionaries(st.sampled_from(WITHIN_4), st.sampled_from("ab"), max_size=16))
def test_regions(marks: dict[Hex, str]) -> None:
    found = regions(marks.items())
    assert {frozenset(group) for group in found} == regions_slowly(marks)
    assert sorted(at for group in found for at in group) == sorted(marks)
    order = list(marks)
    assert all([*group] == sorted(group, key=order.index) for group in found)
    assert [group[0] for group in found] == sorted((group[0] for group in found), key=order.index)


@given(some_hex, st.floats(0.5, 200))
def test_corners(at: Hex, radius: float) -> None:
    """There are six corners a radius from the centre, the first straight above it, then clockwise; neighbours share two."""
    x, y = centre(*at, radius)
    points = corners(x, y, radius)
    assert len(points) == 6
    assert all(isclose(dist(point, (x, y)), radius, rel_tol=1e-9) for point in points)
    assert isclose(points[0][0], x, abs_tol=1e-6)
    assert points[0][1] < y
    assert points[1][0] > x
    for other in neighbours(*at):
        theirs = corners(*centre(*other, radius), radius)
        assert sum(dist(a, b) < radius / 1000 for a in points for b in theirs) == 2

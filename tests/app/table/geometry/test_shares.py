"""Equal shares of an area fill it, with the gaps between them."""

from itertools import pairwise

import pytest

from app.table.geometry.placement import Rect
from app.table.geometry.shares import column, grid, row

AREA = Rect(10, 20, 310, 130)


@pytest.mark.parametrize("parts", [1, 2, 3, 7])
def test_a_row_and_a_column_fill_their_area(parts: int) -> None:
    across, down = row(AREA, parts, 5), column(AREA, parts, 5)
    assert len(across) == len(down) == parts
    assert {(one.y, one.h) for one in across} == {(20, 130)}
    assert {(one.x, one.w) for one in down} == {(10, 310)}
    assert (across[0].x, across[-1].right) == (10, pytest.approx(320))
    assert (down[0].y, down[-1].bottom) == (20, pytest.approx(150))
    assert all(b.x - a.right == pytest.approx(5) for a, b in pairwise(across))
    assert all(b.y - a.bottom == pytest.approx(5) for a, b in pairwise(down))


def test_a_grid_goes_line_by_line() -> None:
    parts = grid(AREA, 3, 2, 10)
    assert [(one.x, one.y) for one in parts] == [(10 + n * 320 / 3, y) for y in (20, 90) for n in range(3)]
    assert parts[-1].right == pytest.approx(320)
    assert parts[-1].bottom == pytest.approx(150)

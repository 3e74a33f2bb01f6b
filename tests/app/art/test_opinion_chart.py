"""The numbers of turns on the curves of an opinion."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF

from app.art.pages.opinion_chart import BADGE, badge_places

PLOT = QRectF(0, 0, 300, 160)


@pytest.mark.parametrize("y", [5.0, 80.0, 155.0])
@pytest.mark.parametrize("apart", [0.0, 4.0])
def test_no_number_hides_another(y: float, apart: float) -> None:
    points = [QPointF(100 + n * apart, y) for n in range(4)]
    places = badge_places(points, PLOT)
    assert all(hypot(a.x() - b.x(), a.y() - b.y()) >= 2 * BADGE for a, b in combinations(places, 2))
    assert all(PLOT.contains(place) and place.x() == point.x() for place, point in zip(places, points, strict=True))


def test_a_number_is_above_its_point_where_there_is_room() -> None:
    above, below = badge_places([QPointF(50, 100), QPointF(200, 5)], PLOT)
    assert above.y() < 100
    assert below.y() > 5

"""The numbers of turns on the curves of an opinion."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from app.art.pages.opinion_chart import BADGE, Curve, Scale, badge_places, opinion_chart
from app.art.pages.score_sheet import Numbers

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


def test_the_numbers_of_turns_are_painted_below_the_curves() -> None:
    def chart(numbers: Numbers) -> QImage:
        image = QImage(420, 300, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        scale = Scale([(0, "0 %"), (1, "100 %")], 0.5)
        opinion_chart(painter, QRectF(0, 0, 420, 300), [Curve("red", [], [0.5, 0.2, 0.7])], [("", 2)], scale, [], numbers)
        painter.end()
        return image

    assert chart(("Turn", ())) == chart(("", ())) != chart(("Turn", ((0.5, 1),))) != chart(("Turn", ((0.5, 2),)))

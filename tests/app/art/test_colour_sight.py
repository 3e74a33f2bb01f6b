"""Pictures as people with only two kinds of colour receptors see them."""

import pytest
from PySide6.QtGui import QColor, QImage

from tests.colour_sight import Seen, as_seen


@pytest.mark.parametrize("sight", ["protan", "deutan", "tritan"])
def test_the_picture_keeps_greys_and_joins_what_cannot_be_told_apart(sight: str) -> None:
    seen = Seen(sight)
    for grey in (0xFF000000, 0xFF808080, 0xFFFFFFFF):
        image = QImage(3, 2, QImage.Format.Format_RGB32)
        image.fill(QColor(grey & 0xFFFFFF))
        shown = as_seen(image, seen).pixel(2, 1)
        assert all(abs((shown >> shift & 255) - (grey >> shift & 255)) <= 2 for shift in (0, 8, 16))


def test_red_and_green_come_together_for_deutan_sight() -> None:
    # Machado 2009, severity 1, worked out by hand for pure red: linear (0.367322, 0.280085, -0.01182)
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF0000"))
    assert as_seen(image, Seen("deutan")).pixel(0, 0) == 0xFFA39000


def test_what_is_translucent_stays_so() -> None:
    image = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 90))
    shown = as_seen(image, Seen("deutan"))
    assert shown.pixelColor(1, 1).alpha() == 90
    assert shown.pixelColor(1, 1).lightness() <= 2


def test_a_picture_needs_few_colours() -> None:
    image = QImage(512, 256, QImage.Format.Format_RGB32)
    for y in range(256):
        for x in range(512):
            image.setPixel(x, y, 0xFF000000 | (x >> 1) << 16 | y << 8 | (x ^ y) & 255)
    seen = Seen("tritan")
    as_seen(image, seen)
    assert len(seen) <= 65_536
    assert len(seen) <= 64 * 64 * 4

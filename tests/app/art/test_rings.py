"""Rings around what can be clicked: all forms of pieces are lit alike."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app.art import states
from app.art.states import Ring

MIDDLE, WIDTH = 60, 44
BRIGHT = 120
"""The gain in lightness of the line of a ring, which its light never reaches."""


def light(form: str, mode: Ring) -> int:
    """Return how many pixels wide the light is to the left of the ring of a piece of this form."""
    image = QImage(2 * MIDDLE, 2 * MIDDLE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#40301F"))
    before = image.pixelColor(0, 0).lightness()
    p = QPainter(image)
    rect = QRectF(MIDDLE - WIDTH / 2, MIDDLE - WIDTH / 2, WIDTH, WIDTH)
    (states.shield_ring if form == "shield" else states.hexagon_ring)(p, rect, mode)
    p.end()
    row = [image.pixelColor(x, MIDDLE - WIDTH // 4).lightness() - before for x in range(MIDDLE)]
    line = next(x for x, gain in enumerate(row) if gain < 0 or gain > BRIGHT)
    return sum(gain > 0 for gain in row[:line])


@pytest.mark.usefixtures("qapp")
def test_a_shield_to_be_chosen_is_lit_at_least_like_a_tile() -> None:
    assert light("shield", "free") >= light("hexagon", "free") > 0
    assert light("shield", "paid") == light("hexagon", "paid") == 0

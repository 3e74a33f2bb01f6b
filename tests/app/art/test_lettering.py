"""Wrapped text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from app.art.lettering import balanced_width, paragraph, paragraph_height

WORDS = "The goal of every round is to place as many tiles as you can in your duchy, and it ends soon"


@pytest.mark.parametrize("width", [700.0, 400.0, 330.0])
def test_balanced_lines_are_as_many_as_before_and_none_is_short(width: float, qtbot: QtBot) -> None:
    narrow = balanced_width(WORDS, width, "lead")
    assert paragraph_height(WORDS, narrow, "lead") == paragraph_height(WORDS, width, "lead")
    assert paragraph_height(WORDS, narrow - 2, "lead") > paragraph_height(WORDS, width, "lead")
    assert narrow <= width


def test_a_balanced_paragraph_ends_before_the_edge(qtbot: QtBot) -> None:
    def inked(balanced: bool) -> int:
        """Return where the ink of the first line ends."""
        image = QImage(700, 60, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFF)
        painter = QPainter(image)
        paragraph(painter, QRectF(0, 0, 400, 60), WORDS, "lead", balanced=balanced)
        painter.end()
        return max(x for x in range(700) for y in range(20) if image.pixelColor(x, y).lightness() < 128)

    assert inked(True) < inked(False)

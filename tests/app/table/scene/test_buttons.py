"""Buttons on the table under the mouse."""

from __future__ import annotations

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.table.geometry.faces import ButtonFace
from app.table.geometry.placement import Placement, Rect
from app.table.scene.piece_painter import PiecePainter, PieceStyle

BUTTON = Placement("button", "button", Rect(0, 0, 90, 32), ButtonFace("Redo", "redo-variant"))


def lightness(look: PieceStyle) -> list[int]:
    """Return how light the pixels of the button are, sorted."""
    image: QImage = PiecePainter({}).piece(BUTTON, look).pixmap.toImage()
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return sorted(pixel.lightness() for pixel in pixels if pixel.alpha() == 255)


def test_words_under_the_mouse_stay_as_dark_on_a_lighter_button(qtbot: QtBot) -> None:
    """Grey words are those of a button that cannot be pressed."""
    plain, hovered = lightness("plain"), lightness("hover")
    assert hovered[0] == plain[0]
    assert sum(hovered) > sum(plain)

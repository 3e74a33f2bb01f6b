"""The lines in which pictures are written: each has a paint and an outline."""

import pytest
from PySide6.QtGui import QColor, QImage

from app.art.drawing import painting
from tests.app.painting import is_blank, nothing, painter_on


def drawn(words: str, size: int = 40, palette: painting.Palette = (("cloth", "#336699"),)) -> QImage:
    image = nothing(size, size)
    with painter_on(image) as p:
        painting.paint(p, words, palette)
    return image


def test_a_line_is_a_paint_and_an_outline() -> None:
    image = drawn("#FF0000 M0 0H20V20H0Z\ncloth M20 20H40V40H20Z")
    assert image.pixelColor(10, 10) == QColor("#FF0000")
    assert image.pixelColor(30, 30) == QColor("#336699")
    assert image.pixelColor(30, 10).alpha() == 0


def test_tones_add_up_and_opacity_is_kept() -> None:
    assert drawn("cloth+20-20 M0 0H40V40H0Z").pixelColor(5, 5) == QColor("#336699")
    assert drawn("cloth-30 M0 0H40V40H0Z").pixelColor(5, 5).lightness() < QColor("#336699").lightness()
    assert drawn("cloth/50 M0 0H40V40H0Z").pixelColor(5, 5).alpha() in (127, 128)


def test_marks_keep_inside_and_mirror() -> None:
    inside = drawn("#FF0000 M0 0H20V20H0Z\n& #0000FF M10 0H40V40H10Z")
    assert inside.pixelColor(15, 10) == QColor("#0000FF")
    assert inside.pixelColor(30, 30).alpha() == 0
    mirrored = drawn("@ 20 0\n| #FF0000 M4 4H12V12H4Z\n@\n#00FF00 M0 30H4V34H0Z")
    assert mirrored.pixelColor(28, 8) == mirrored.pixelColor(12, 8) == QColor("#FF0000")
    assert mirrored.pixelColor(20, 8).alpha() == 0
    assert mirrored.pixelColor(1, 31) == QColor("#00FF00")


def test_an_indented_line_continues_the_one_before() -> None:
    assert drawn("#FF0000 M0 0H20V20\n  H0Z") == drawn("#FF0000 M0 0H20V20H0Z")


def test_lines_too_fine_for_the_size_are_left_out() -> None:
    assert is_blank(drawn("~0.2 #FF0000 M0 10H40"))
    assert not is_blank(drawn("~2 #FF0000 M0 10H40"))


@pytest.mark.parametrize(("words", "error"), [("red M0 0Z", KeyError), ("#FF M0 0Z", ValueError), ("#FF0000 M0 0Q1 1 2 2", KeyError)])
def test_malformed_lines_are_errors(words: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        drawn(words)

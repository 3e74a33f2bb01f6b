"""Action cards: a painted scene, a die and the name. Measurements are for a width of 92 and grow with the card."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.fonts import metrics, text_width
from app.art.icons import icon_at
from app.art.lettering import fitting_size, text
from app.art.materials import linear, radial
from app.art.pictograms import BUILDING_ICON, CARD_ICON
from app.art.pieces import die, points
from app.art.shapes import clip, fill, rounded, stroke
from app.art.tokens import CARD_UNIT, KIND, KIND_INK, SMALLEST_TEXT, darker, lighter, tint

from ..scenes.of_cards import scene
from . import card_stock


def name_lines(name: str, width: float, px: int) -> tuple[list[str], int]:
    """Return the name as one line, or two if one would have to shrink much, and the size to use; a single long word stays on one line."""
    size = fitting_size(name, width, "card_bold", px)
    words = name.split()
    fits = text_width(name, "card_bold", size) <= width + 0.6
    if (fits and size >= 0.8 * px) or len(words) < 2:
        return [name], size
    splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    first, second = min(splits, key=lambda s: max(text_width(s[0], "card_bold", 12), text_width(s[1], "card_bold", 12)))
    widest = max(first, second, key=lambda s: text_width(s, "card_bold", 12))
    return [first, second], min(fitting_size(widest, width, "card_bold", px), max(SMALLEST_TEXT, round(px * 0.92)))


def name_band(p: QPainter, r: QRectF, kind: str, lines: list[str], px: int, pictogram: str = "") -> None:
    """Paint the band of a card in the colour of its kind, with one or two lines of text or, on the smallest cards, a pictogram."""
    k = min(r.height() / 23, r.width() / 83)
    colour = KIND[kind]
    fill(p, linear(r, (0, lighter(colour, 0.16)), (0.5, colour), (1, darker(colour, 0.08))), rounded(r, 3.5 * k))
    stroke(p, darker(colour, 0.55), max(0.8, k), rounded(r, 3.5 * k))
    stroke(p, tint("#FFFFFF", 0.30), 0.8 * k, rounded(r.adjusted(1.6 * k, 1.6 * k, -1.6 * k, -1.6 * k), 2.5 * k))
    if pictogram:
        icon_at(p, pictogram, r.center().x(), r.center().y(), min(r.height() * 0.86, 18 * max(1.0, k)), KIND_INK[kind])
        return
    step = min(r.height() / len(lines), metrics("card_bold", px).height() * 0.92)
    top = r.center().y() - step * len(lines) / 2
    for i, words in enumerate(lines):
        text(p, QRectF(r.left() + 2, top + i * step, r.width() - 4, step), words, "card_bold", KIND_INK[kind], "centre", px)


def action_card(
    p: QPainter,
    r: QRectF,
    kind: str,
    name: str,
    number: int,
    value: int = 0,
    building: str = "",
    lift: float = 0.0,
) -> None:
    """Paint an action card: painted scene, die ``number`` in the corner, name band, points of its triplet (0: not shown).

    ``building`` is the building type of a building card. An empty name, or below a width of 76 one that
    does not fit, gives way to a pictogram.
    """
    k = r.width() / CARD_UNIT
    card_stock(p, r, lift=lift)
    margin = 4.5 * k
    width = r.width() - 2 * margin
    lines, px = name_lines(name, width - 5, max(SMALLEST_TEXT, round(13 * k)))
    widest = max(text_width(words, "card_bold", px) for words in lines)
    unnamed = not name or (r.width() < 76 and widest > width - 3)
    pictogram = (BUILDING_ICON[building] if building else CARD_ICON[kind]) if unnamed else ""
    single = max(23 * k, 17.0)
    band_height = single if len(lines) == 1 or pictogram else max(single, metrics("card_bold", px).height() * 1.84 + 4)
    band = QRectF(r.left() + margin, r.bottom() - margin - band_height, width, band_height)
    picture = QRectF(r.left() + margin, r.top() + margin, width, band.top() - r.top() - margin - 2 * k)
    _picture(p, picture, kind, building, 4 * k)
    name_band(p, band, kind, lines, px, pictogram)
    side = max(21 * k, 15.0)
    die(p, QRectF(r.left() + 4.5 * k, r.top() + 5 * k, side, side), number)
    if value:
        seal = max(10.5, 11.5 * k)
        points(p, QRectF(r.right() - 15 * k - seal, r.top() + 16 * k - seal, 2 * seal, 2 * seal), str(value))


def _picture(p: QPainter, r: QRectF, kind: str, building: str, corner: float) -> None:
    path = rounded(r, corner)
    clip(p, path)
    scene(p, r, kind, building, min(r.width() * 1.0, r.height() * 0.93), r.height() * 0.065)
    x, y = r.center().x(), r.center().y()
    vignette = radial(x, y, r.height() * 0.8, (0, tint("#1A0E04", 0)), (0.6, tint("#1A0E04", 0)), (1, tint("#1A0E04", 0.30)))
    p.fillRect(r, vignette)
    p.restore()
    stroke(p, darker(KIND[kind], 0.55), max(0.8, corner * 0.27), path)

"""Card stock, action cards and card backs. Measurements are for a width of 92 and grow with the card."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.castles.pictograms import BUILDING_ICON, CARD_ICON
from app.art.fonts import metrics, text_width
from app.art.icons import icon_at
from app.art.lettering import fitting_size, text
from app.art.materials import linear, radial, shadow, tooth, well
from app.art.pieces import die, points
from app.art.shapes import clip, curve, fill, rounded, stroke
from app.art.tokens import CARD_BACK, CARD_UNIT, GOLD_LIGHT, KIND, KIND_INK, SMALLEST_TEXT, darker, lighter, tint

from .scenes import scene


def card_radius(r: QRectF) -> float:
    """Return the corner radius of a card of this width."""
    return 6.5 * r.width() / CARD_UNIT


def card_stock(p: QPainter, r: QRectF, paper: str = "#FBF3DF", lift: float = 0.0) -> None:
    """Paint a blank card: shadow, cream face, fine edge; ``lift`` (0 to 12) is its height above the table."""
    radius = card_radius(r)
    shadow(p, r, radius, 5 + lift, 2.5 + lift * 0.8, 0.42 if not lift else 0.5)
    path = rounded(r, radius)
    fill(p, linear(r, (0, lighter(paper, 0.3)), (1, darker(paper, 0.06)), dx=0.3), path)
    tooth(p, path, "paper.png", 0.7)
    stroke(p, "#6B5636", 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))


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


def card_back(p: QPainter, r: QRectF, colour: str = CARD_BACK, emblem: str = "castle", words: str = "", lift: float = 0.0) -> None:
    """Paint a linen back with two gold lines, a lozenge and one pictogram; ``words`` (a letter or number) takes its place."""
    k = r.width() / CARD_UNIT
    radius = max(2.2, card_radius(r))
    shadow(p, r, radius, min(5.0, 2 + 5 * k) + lift, 2.5 + lift * 0.8, 0.42 if not lift else 0.5)
    path = rounded(r, radius)
    fill(p, linear(r, (0, lighter(colour, 0.14)), (1, darker(colour, 0.35)), dx=0.4), path)
    tooth(p, path, "linen.png", 1)
    stroke(p, darker(colour, 0.6), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    stroke(p, tint("#FFE2C0", 0.18), 1, rounded(r.adjusted(1.4, 1.4, -1.4, -1.4), radius))
    x, y = r.center().x(), r.center().y()
    if r.width() >= 30:
        stroke(p, tint(GOLD_LIGHT, 0.8), 1.2 * k, rounded(r.adjusted(5 * k, 5 * k, -5 * k, -5 * k), radius * 0.6))
        stroke(p, tint(GOLD_LIGHT, 0.45), 0.8 * k, rounded(r.adjusted(8 * k, 8 * k, -8 * k, -8 * k), radius * 0.4))
        s = min(r.width(), r.height() * 0.72) * 0.31
        lozenge = curve((x, y - s * 1.35), (x + s, y), (x, y + s * 1.35), (x - s, y))
        fill(p, tint(darker(colour, 0.5), 0.35), lozenge)
        stroke(p, tint(GOLD_LIGHT, 0.6), k, lozenge)
    else:
        stroke(p, tint(GOLD_LIGHT, 0.7), 0.8, rounded(r.adjusted(2.4, 2.4, -2.4, -2.4), radius * 0.5))
    if words:
        text(p, r, words, "num", GOLD_LIGHT, "centre", max(12, round(r.width() * 0.30)))
    else:
        icon_at(p, emblem, x, y, r.width() * (0.30 if r.width() >= 30 else 0.5), tint(GOLD_LIGHT, 0.92))


def pile_edges(p: QPainter, r: QRectF, layers: int = 2, colour: str = "#C9B48A") -> None:
    """Paint the edges of further cards under a card at ``r``, 1.6 px each towards the lower right. Paint them before the card."""
    radius = card_radius(r)
    for i in range(layers, 0, -1):
        path = rounded(r.translated(i * 1.6, i * 1.6), radius)
        if i == layers:
            shadow(p, r.translated(i * 1.6, i * 1.6), radius, 4, 2, 0.4)
        fill(p, colour, path)
        stroke(p, tint("#4A3618", 0.9), 0.8, path)


def card_slot(p: QPainter, r: QRectF, pictogram: str = "") -> None:
    """Paint a place on paper where a card may lie: pressed in, dashed, with a faint pictogram."""
    radius = max(3.0, card_radius(r))
    well(p, r, radius)
    stroke(p, tint("#5A3E1C", 0.45), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius), (4, 3))
    if pictogram:
        icon_at(p, pictogram, r.center().x(), r.center().y(), min(r.width() * 0.41, r.height() * 0.6), tint("#5A3E1C", 0.40))


def card_outline_slot(p: QPainter, r: QRectF) -> None:
    """Paint the dashed outline of the next place in a shingled column."""
    stroke(p, tint("#5A3E1C", 0.45), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 5), (4, 3))

"""The symbols of the game, alone and in rows, and prices made of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, goods, pieces
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, radial
from app.art.shapes import circle, disc, fill, line, rounded, stroke
from app.art.tokens import BURGUNDY, GOLD_LIGHT, INK, INK_SECOND, SHADOW, SMALLEST_TEXT, Colour, darker, lighter, tint

from ...layout.geometry.rows import JOINTS, numbered, room, row_width, twice, width
from ...symbols import Symbol, Symbols
from .colours import ACTION, ACTION_ICON, ACTION_INK, PILL

_CREAM: Final = "#FFF6E0"
_DISCS: Final[dict[str, tuple[str, str, str]]] = {
    **{action: (ACTION[action], ACTION_ICON[action], ACTION_INK[action]) for action in ACTION},
    "mine": ("#C8921C", "pickaxe", INK),
    "quarry": ("#8D9299", "terrain", INK),
    "technology": ("#5D4A8C", "cog", _CREAM),
    "university": ("#7A2F45", "book-open-variant", _CREAM),
    "special": (BURGUNDY, "star", "#FFE08A"),
    "wheel": ("#6B4A2F", "ship-wheel", GOLD_LIGHT),
    "any_action": ("#3B2A1E", "lightning-bolt", "#FFD98A"),
    "plaza": ("#6E6B66", "fountain", _CREAM),
    "up": ("#2F5A3C", "arrow-up-bold", _CREAM),
    "rows": ("#4A5A48", "stairs", _CREAM),
}
"""Ground, pictogram and ink of the round symbols."""
_PROJECT: Final = {"hunger_wall": ("#8A5A34", "wall", "arrow-left-bold", 1), "cathedral": ("#3F4F73", "church", "arrow-right-bold", -1)}
"""Ground, pictogram, arrow, and the side of the pictogram."""
_PRODUCED: Final = {"produce_mine": ("mine", "gold"), "produce_quarry": ("quarry", "stone")}
_NUMBERED: Final = 17.0
"""Size from which the right to a special tile bears the points that replace it."""


def around(x: float, y: float, size: float) -> QRectF:
    """Return the square of this size around a point."""
    return QRectF(x - size / 2, y - size / 2, size, size)


def sign(p: QPainter, x: float, y: float, size: float, what: str, n: int = 1) -> None:
    """Paint one symbol in a box of ``size`` around a point; points bear their number. Raises KeyError for an unknown symbol."""
    if what == "point":
        place = around(x, y, size * 1.06)
        if n:
            pieces.points(p, place, str(n))
        else:
            cache.share(p, place, "praga some points", _some_points, 3.0)
        return
    cache.share(p, around(x, y, size), ("praga", what), partial(_sign, what=what), 4.0)
    if what == "special" and n and size >= _NUMBERED:
        place = around(x + size * 0.34, y + size * 0.34, max(13.0, size * 0.62))
        pieces.badge(p, place, str(n), PILL, INK)


def _some_points(p: QPainter, r: QRectF) -> None:
    pieces.points(p, r, "")
    icon_at(p, "star", r.center().x(), r.center().y(), r.width() * 0.56, "#FFE9B0")


def _sign(p: QPainter, r: QRectF, what: str) -> None:
    x, y, s = r.center().x(), r.center().y(), r.width()
    match what:
        case "gold":
            pieces.coin(p, around(x, y, s * 0.92), True)
        case "stone":
            goods.cube(p, around(x, y, s * 0.98), goods.STONE)
        case "egg":
            goods.egg(p, r)
        case "silver_window" | "gold_window":
            goods.window(p, around(x, y, s * 1.04), what == "gold_window")
        case "red_marker":
            goods.red_mark(p, r)
        case "blue_marker":
            goods.blue_mark(p, r)
        case "hunger_wall" | "cathedral":
            _project(p, x, y, s * 0.86, what)
        case "no_cathedral":
            _project(p, x, y, s * 0.86, "cathedral")
            line(p, "#FFF6E0", max(2.2, s * 0.20), x - s * 0.44, y + s * 0.38, x + s * 0.44, y - s * 0.38)
            line(p, "#A3161F", max(1.3, s * 0.12), x - s * 0.44, y + s * 0.38, x + s * 0.44, y - s * 0.38)
        case "produce_mine" | "produce_quarry":
            track, product = _PRODUCED[what]
            _disc(p, x - s * 0.06, y - s * 0.08, s * 0.88, *_DISCS[track])
            _sign(p, around(x + s * 0.24, y + s * 0.26, s * 0.54), product)
        case "era_1_upgrade":
            _disc(p, x, y, s, *_DISCS["upgrade"])
            pieces.badge(p, around(x + s * 0.30, y + s * 0.28, max(12.0, s * 0.56)), "I", PILL, INK)
        case "less_gold" | "less_stone":
            _sign(p, around(x, y, s * 0.94), what.removeprefix("less_"))
        case "production":
            disc(p, linear(r, (0, "#FBF0D6"), (1, "#D9BE86"), dx=0.4), x, y, s * 0.50)
            for share in (0.48, 0.24):
                circle(p, "#4A331A", max(0.9, s * 0.07), x, y, s * share)
        case "plank":
            board = QRectF(x - s * 0.48, y - s * 0.36, s * 0.96, s * 0.72)
            fill(p, linear(board, (0, "#C99A62"), (1, "#9A6E3C")), rounded(board, s * 0.08))
            line(p, tint("#5C3B22", 0.6), max(0.7, s * 0.05), board.left(), y, board.right(), y)
            stroke(p, "#4A2E16", max(0.8, s * 0.05), rounded(board, s * 0.08))
        case "seal":
            disc(p, radial(x - s * 0.15, y - s * 0.2, s * 0.8, (0, "#C44A52"), (1, "#6A1220")), x, y, s * 0.50)
            icon_at(p, "fleur-de-lis", x, y, s * 0.72, "#FFE9C8")
        case _:
            _disc(p, x, y, s, *_DISCS[what])


def _disc(p: QPainter, x: float, y: float, s: float, ground: str, pictogram: str, ink: str) -> None:
    disc(p, tint(SHADOW, 0.35), x + s * 0.03, y + s * 0.07, s * 0.48)
    disc(p, linear(around(x, y, s), (0, lighter(ground, 0.25)), (1, darker(ground, 0.18)), dx=0.5), x, y, s * 0.48)
    circle(p, darker(ground, 0.6), max(0.8, s * 0.05), x, y, s * 0.48)
    icon_at(p, pictogram, x, y, s * (0.74 if pictogram == "star" else 0.66), ink)


def _project(p: QPainter, x: float, y: float, s: float, which: str) -> None:
    """Paint a step sideways: the wall grows to the left, the cathedral to the right."""
    ground, pictogram, arrow, side = _PROJECT[which]
    r = QRectF(x - s * 0.75, y - s / 2, s * 1.5, s)
    fill(p, tint(SHADOW, 0.35), rounded(r.translated(0, s * 0.08), s * 0.26))
    fill(p, linear(r, (0, lighter(ground, 0.22)), (1, darker(ground, 0.2))), rounded(r, s * 0.26))
    stroke(p, darker(ground, 0.62), max(0.8, s * 0.06), rounded(r, s * 0.26))
    icon_at(p, pictogram, x + side * s * 0.30, y, s * 0.78, "#FFF1D2")
    icon_at(p, arrow, x - side * s * 0.38, y, s * 0.62, "#FFD98A")


def row(p: QPainter, x: float, y: float, size: float, symbols: Sequence[Symbol], ink: Colour = INK) -> None:
    """Paint symbols side by side around a point; two of a kind are painted twice, three and more have a number."""
    left = x - row_width(symbols, size) / 2
    for symbol in symbols:
        wide = room(symbol, size)
        if symbol.what in ("per", "and"):
            words = ":" if symbol.what == "per" else "+"
            place = QRectF(left - size, y - size, wide + 2 * size, 2 * size)
            text(p, place, words, "num", ink, "centre", max(SMALLEST_TEXT, round(size * 0.9)))
        elif symbol.what in JOINTS:
            icon_at(p, JOINTS[symbol.what], left + wide / 2, y, size * 0.8, INK_SECOND if ink == INK else ink)
        else:
            one = width(symbol, size)
            if numbered(symbol):
                words = f"\N{MINUS SIGN}{symbol.n}" if symbol.what.startswith("less_") else str(symbol.n)
                place = QRectF(left - 3, y - size, wide - one + 6, 2 * size)
                text(p, place, words, "num", ink, "centre", max(SMALLEST_TEXT, round(size * 0.9)))
            if twice(symbol):
                sign(p, left + one / 2, y, size, symbol.what, symbol.n)
            sign(p, left + wide - one / 2, y, size, symbol.what, symbol.n)
        left += wide + size * 0.10


def pill(p: QPainter, r: QRectF) -> None:
    """Paint the paper pill below a price."""
    radius = r.height() / 2
    fill(p, tint(SHADOW, 0.45), rounded(r.translated(0, 1.5), radius))
    fill(p, PILL, rounded(r, radius))
    stroke(p, INK, 1.1, rounded(r, radius))


def price_width(symbols: Symbols, h: float) -> float:
    """Return the width of a price of this height."""
    return len(symbols) * h * 1.40 + h * 0.44


def price(p: QPainter, x: float, y: float, h: float, symbols: Symbols) -> None:
    """Paint a price around a point: numbers before what is paid."""
    w = price_width(symbols, h)
    r = QRectF(x - w / 2, y - h / 2, w, h)
    pill(p, r)
    left = r.left() + h * 0.24
    for symbol in symbols:
        place = QRectF(left - 2, r.top(), h * 0.56 + 4, h)
        text(p, place, str(symbol.n), "label", INK, "centre", max(SMALLEST_TEXT, round(h * 0.84)))
        sign(p, left + h * 0.94, y, h * 0.76, symbol.what)
        left += h * 1.40

"""The name band of a villager: suit symbols, name, and on covered cards the padlock, which still counts."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import grown_size
from app.art.materials import linear
from app.art.name_bands import NARROWEST, name_lines, narrowed, smallest, whole
from app.art.roles import Role
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import INK, SMALLEST_TEXT, darker, lighter, tint

from .suits import SUIT, SUIT_ICON, SUIT_INK


def band(p: QPainter, r: QRectF, suit: str, symbols: int, name: str, k: float, lock: bool = False) -> None:
    """Paint a band in the colour of its suit; ``k`` is the scale of its card. A high one has room for a name on two lines."""
    _ground(p, r, suit, k)
    ink = SUIT_INK[suit]
    size = max(13.0, 13.5 * k)
    x = r.left() + 3 * k
    y = r.center().y()
    for i in range(symbols):
        icon_at(p, SUIT_ICON[suit], x + size / 2 + i * size * 0.66, y, size, ink)
    x += size + (symbols - 1) * size * 0.66 + 2.5 * k
    right = r.right() - 3 * k
    if lock:
        icon_at(p, "lock", right - size * 0.42, y, size * 0.92, ink)
        right -= size * 0.9
    if name:
        _name(p, QRectF(x, r.top(), right - x, r.height()), name, ink, k)


def band_height(name: str, suit_width: float, width: float, k: float) -> float:
    """Return the height that the band of a card needs for this name; ``suit_width`` is the room of the suit symbols."""
    single = max(20.0, 20.5 * k)
    size = smallest(12.4 * k)
    if text_width(whole(name), "label", size) * NARROWEST <= width - suit_width or len(name_lines(name, width, size)[0]) == 1:
        return single
    return max(single, size * 2.3 + 3)


def suit_width(symbols: int, k: float) -> float:
    """Return the room that the suit symbols and margins of a band take."""
    return max(13.0, 13.5 * k) * (1 + (symbols - 1) * 0.66) + 9 * k


def _ground(p: QPainter, r: QRectF, suit: str, k: float) -> None:
    colour, ink = SUIT[suit], SUIT_INK[suit]
    pale = ink == INK
    path = rounded(r, 3.6 * k)
    fill(p, linear(r, (0, lighter(colour, 0.16 if pale else 0.02)), (1, darker(colour, 0.04 if pale else 0.16))), path)
    stroke(p, darker(colour, 0.55), max(0.9, k), path)
    stroke(p, tint("#FFFFFF", 0.28), max(0.6, 0.8 * k), rounded(r.adjusted(1.5 * k, 1.5 * k, -1.5 * k, -1.5 * k), 2.6 * k))


def _name(p: QPainter, r: QRectF, name: str, ink: str, k: float) -> None:
    size = grown_size("label", smallest(12.4 * k), r.height())
    single = whole(name)
    if text_width(single, "label", SMALLEST_TEXT) * NARROWEST <= r.width():
        narrowed(p, r, single, ink, size)
        return
    lines, _ = name_lines(name, r.width() / NARROWEST, SMALLEST_TEXT)
    if len(lines) == 1 or r.height() < 2 * SMALLEST_TEXT * 1.06:
        narrowed(p, r, shortened(single, r.width() / NARROWEST), ink, SMALLEST_TEXT)
        return
    step = min(r.height() / 2 - 1, SMALLEST_TEXT * 1.12)
    for i, words in enumerate(lines):
        place = QRectF(r.left(), r.center().y() + (i - 1) * step, r.width(), step)
        narrowed(p, place, shortened(words, r.width() / NARROWEST), ink, SMALLEST_TEXT)


def shortened(words: str, width: float, role: Role = "label") -> str:
    """Return the words, or their beginning with a full stop; the tip says them in full."""
    if text_width(words, role, SMALLEST_TEXT) <= width:
        return words
    while len(words) > 3 and text_width(words.rstrip() + ".", role, SMALLEST_TEXT) > width:
        words = words[:-1]
    return words.rstrip("- ") + "."

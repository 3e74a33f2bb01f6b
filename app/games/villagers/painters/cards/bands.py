"""The name band of a villager: suit symbols, name, and on covered cards the padlock, which still counts."""

from __future__ import annotations

from typing import Final

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

from ..suits import SUIT, SUIT_ICON, SUIT_INK

CONDENSED: Final = 0.62
"""How narrow a name may become. If that is not enough, the sign of its suit stands for it, and the tip has the name."""
OVERLAP: Final = 0.66
"""From one suit symbol to the next, as a share of their size."""


def band(p: QPainter, r: QRectF, suit: str, symbols: int, name: str, k: float, lock: bool = False, seen: float = 0.0) -> None:
    """Paint a band in the colour of its suit; ``k`` is the scale of its card. A high one has room for a name on two lines.

    Of a band that is partly covered, the width ``seen`` holds what is on it.
    """
    _ground(p, r, suit, k)
    seen = seen or r.width()
    ink = SUIT_INK[suit]
    size = max(13.0, 13.5 * k)
    x = r.left() + 3 * k
    y = r.center().y()
    for i in range(symbols):
        icon_at(p, SUIT_ICON[suit], x + size / 2 + i * size * OVERLAP, y, size, ink)
    if lock:
        icon_at(p, "lock", r.left() + seen - 3 * k - size * 0.42, y, size * 0.92, ink)
    if name:
        x += size + (symbols - 1) * size * OVERLAP + 2.5 * k
        _name(p, QRectF(x, r.top(), name_room(seen, symbols, k, lock), r.height()), name, ink, k)


def name_room(width: float, symbols: int, k: float, lock: bool = False) -> float:
    """Return the width that is left for the name on a band."""
    size = max(13.0, 13.5 * k)
    return width - size * (1 + (symbols - 1) * OVERLAP) - 8.5 * k - (size * 0.9 if lock else 0.0)


def fits(name: str, width: float, role: Role = "label", least: float = NARROWEST) -> bool:
    """Say whether a name can be shown whole on one line: 12 px high, and as narrow as ``least`` of its usual width."""
    return text_width(whole(name), role, SMALLEST_TEXT) * least <= width


def band_height(name: str, width: float, k: float) -> float:
    """Return the height that the band of a card needs for this name with ``width`` for it: two lines only if it can be divided."""
    single, size = max(20.0, 20.5 * k), smallest(12.4 * k)
    return single if len(lines_of(name, width, True)) < 2 else max(single, size * 2.3 + 3)


def lines_of(name: str, width: float, high: bool) -> list[str]:
    """Return the lines on which a name is shown: itself, or on a ``high`` band its two halves; none if it does not fit even condensed.

    It is always this name: cards are matched by name, so no shorter word may stand for it.
    """
    single, (halves, _) = [whole(name)], name_lines(name, width, SMALLEST_TEXT)
    ways = [single, halves] if high else [single]
    return next((lines for least in (NARROWEST, CONDENSED) for lines in ways if all(fits(one, width, least=least) for one in lines)), [])


def has_two_lines(height: float) -> bool:
    """Say whether a band of this height has room for a name on two lines."""
    return height >= 2 * SMALLEST_TEXT * 1.06


def _ground(p: QPainter, r: QRectF, suit: str, k: float) -> None:
    colour, ink = SUIT[suit], SUIT_INK[suit]
    pale = ink == INK
    path = rounded(r, 3.6 * k)
    fill(p, linear(r, (0, lighter(colour, 0.16 if pale else 0.02)), (1, darker(colour, 0.04 if pale else 0.16))), path)
    stroke(p, darker(colour, 0.55), max(0.9, k), path)
    stroke(p, tint("#FFFFFF", 0.28), max(0.6, 0.8 * k), rounded(r.adjusted(1.5 * k, 1.5 * k, -1.5 * k, -1.5 * k), 2.6 * k))


def _name(p: QPainter, r: QRectF, name: str, ink: str, k: float) -> None:
    lines = lines_of(name, r.width(), has_two_lines(r.height()))
    if len(lines) == 1:
        narrowed(p, r, lines[0], ink, grown_size("label", smallest(12.4 * k), r.height()), least=CONDENSED)
    step = min(r.height() / 2 - 1, SMALLEST_TEXT * 1.12)
    for i, words in enumerate(lines if len(lines) > 1 else ()):
        place = QRectF(r.left(), r.center().y() + (i - 1) * step, r.width(), step)
        narrowed(p, place, words, ink, SMALLEST_TEXT, least=CONDENSED)

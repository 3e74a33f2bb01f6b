"""Names on narrow bands: on one line, or on two, divided at a space or a soft hyphen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from .fonts import metrics, text_width
from .lettering import Align, fitting_size, text
from .roles import Role
from .tokens import SMALLEST_TEXT, Colour

SOFT_HYPHEN: Final = "\u00ad"
NARROWEST: Final = 0.84
"""How narrow a name may usually become before it is divided."""


def whole(name: str) -> str:
    """Return the name undivided, without soft hyphens."""
    return name.replace(SOFT_HYPHEN, "")


def name_lines(name: str, width: float, px: int) -> tuple[list[str], int]:
    """Return the lines of a name and a text size of at least 12; two lines if one does not fit and the name can be divided."""
    single = whole(name)
    size = fitting_size(single, width, "card_bold", px)
    if text_width(single, "card_bold", size) <= width + 0.6:
        return [single], size
    parted = _parted(name)
    if not parted:
        return [single], size
    first, second = min(parted, key=lambda pair: max(text_width(part, "card_bold", px) for part in pair))
    widest = max((first, second), key=lambda part: text_width(part, "card_bold", px))
    return [first, second], fitting_size(widest, width, "card_bold", px)


def _parted(name: str) -> list[tuple[str, str]]:
    found = []
    for i, letter in enumerate(name):
        if letter == " ":
            found.append((whole(name[:i]), whole(name[i + 1 :])))
        elif letter == SOFT_HYPHEN:
            found.append((whole(name[:i]) + "-", whole(name[i + 1 :])))
    return found


def band_height(lines: list[str], px: int, k: float) -> float:
    """Return the height of the band for these lines on a card of scale ``k``."""
    single = max(19.0, 21 * k)
    return single if len(lines) == 1 else max(single, metrics("card_bold", px).height() * 1.78 + 3)


def smallest(px: float) -> int:
    """Return a text size, but never less than the smallest allowed."""
    return max(SMALLEST_TEXT, round(px))


def narrowed(
    p: QPainter, r: QRectF, words: str, ink: Colour, size: int, role: Role = "label", align: Align = "left", least: float = NARROWEST
) -> None:
    """Paint one line that becomes smaller down to 12 px, then narrower down to ``least`` of its width, before it is cut."""
    size = fitting_size(words, r.width(), role, size)
    wide = text_width(words, role, size)
    share = 1.0 if wide <= r.width() else max(least, r.width() / wide)
    p.save()
    p.translate(r.topLeft())
    p.scale(share, 1)
    text(p, QRectF(0, 0, r.width() / share + 0.5, r.height()), words, role, ink, align, size)
    p.restore()

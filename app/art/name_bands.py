"""Names on narrow bands: on one line, or on two, divided at a space or a soft hyphen."""

from __future__ import annotations

from typing import Final

from .fonts import metrics, text_width
from .lettering import fitting_size
from .tokens import SMALLEST_TEXT

SOFT_HYPHEN: Final = "\u00ad"


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

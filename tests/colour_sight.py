"""Simulate how people with two kinds of colour receptors see a picture.

The matrices work on linear sRGB: Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision
deficiency", IEEE TVCG 15 (2009), severity 1.
"""

from __future__ import annotations

from array import array
from typing import Final

from PySide6.QtGui import QColor, QImage, QPainter

MATRICES: Final[dict[str, tuple[tuple[float, float, float], ...]]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Red, green and blue seen, from linear red, green and blue shown."""
MOST = 65_536
"""Colours remembered before the table is cleared. A window has about 15 000 of them, at six bits for each of red, green and blue."""
SIX_BITS = 0xFC


def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _shown(light: float) -> int:
    light = min(1.0, max(0.0, light))
    return round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


_LINEAR: Final = tuple(_linear(value) for value in range(256))


class Seen(dict[int, int]):
    """A lookup from colour (0xAARRGGBB, with the last two bits of red, green and blue clear) to the colour seen, filled on demand."""

    def __init__(self, sight: str) -> None:
        """Take ``sight``, a key of ``MATRICES``; raise KeyError for any other."""
        super().__init__()
        self._rows = MATRICES[sight]

    def __missing__(self, colour: int) -> int:
        red, green, blue = (_LINEAR[value | value >> 6] for value in (colour >> 16 & 255, colour >> 8 & 255, colour & 255))
        found = colour & 0xFF000000
        for shift, (a, b, c) in zip((16, 8, 0), self._rows, strict=True):
            found |= _shown(a * red + b * green + c * blue) << shift
        if len(self) >= MOST:
            self.clear()
        self[colour] = found
        return found


def as_seen(image: QImage, seen: Seen) -> QImage:
    """Return the picture as it is seen; exact to four steps of 255, which keeps the number of colours small."""
    source = image.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(source)
    painter.setCompositionMode(QPainter.CompositionMode.RasterOp_SourceAndDestination)
    painter.fillRect(source.rect(), QColor(SIX_BITS, SIX_BITS, SIX_BITS))
    painter.end()
    pixels = array("I", map(seen.__getitem__, memoryview(source.constBits()).cast("I")))
    result = QImage(pixels.tobytes(), source.width(), source.height(), source.width() * 4, QImage.Format.Format_RGB32).copy()
    if image.hasAlphaChannel():
        result.setAlphaChannel(image.convertToFormat(QImage.Format.Format_Alpha8))
    result.setDevicePixelRatio(image.devicePixelRatio())
    return result

"""Pictures written as lines of text, read once and painted in any cloth and size."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final, TypeAlias

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPainterPathStroker, QTransform

from ..tokens import darker, lighter, tint
from .svg_outline import svg_outline

Palette: TypeAlias = tuple[tuple[str, str], ...]
"""Names and their colours."""
FINEST: Final = 0.32
"""Lines thinner than this share of a device pixel are left out: they would only blur the picture."""
_TONE: Final = re.compile(r"(#[0-9A-Fa-f]{6}|[a-z]+)((?:[+-]\d+)*)(?:/(\d+))?")
_CONTINUED: Final = re.compile(r"\n +")
_SHIFT: Final = re.compile(r"[+-]\d+")
_MARK: Final = re.compile(r"([&|]*)(?:~([\d.]+))?")


class Tone(Struct, frozen=True):
    """A colour, named in the palette or given, lightened (above 0) or darkened, with its opacity."""

    base: str
    shift: float
    opacity: float

    def colour(self, palette: dict[str, str]) -> QColor:
        """Return the colour to paint with. Raises KeyError for a name missing from the palette."""
        base = self.base if self.base.startswith("#") else palette[self.base]
        found = lighter(base, self.shift) if self.shift >= 0 else darker(base, -self.shift)
        return tint(found, self.opacity)


class Layer(Struct, frozen=True):
    """One filled outline; two tones make a gradient. ``width`` is that of a line, 0 for a filled area."""

    outline: QPainterPath
    tones: tuple[Tone, ...]
    width: float


class Coat(Struct, frozen=True):
    """A layer in its colours."""

    outline: QPainterPath
    brush: QBrush
    width: float


@cache
def read(words: str) -> tuple[Layer, ...]:
    """Return the layers of a picture. Raises ValueError for a malformed line, KeyError for path data that cannot be read."""
    layers: list[Layer] = []
    place, within = QTransform(), QPainterPath()
    for row in filter(None, map(str.strip, _CONTINUED.sub(" ", words).splitlines())):
        mark, _, rest = row.partition(" ")
        if mark == "@":
            place = _place([float(n) for n in rest.split()])
            continue
        marks = _MARK.fullmatch(mark)
        flags, width = (marks[1], float(marks[2] or 0)) if marks else ("", 0.0)
        paint, _, path = (rest if marks else row).partition(" ")
        tones = tuple(map(_tone, paint.split(">")))
        outline = svg_outline(path)
        for side in (outline, QTransform.fromScale(-1, 1).map(outline))[: 2 if "|" in flags else 1]:
            shape = place.map(_along(side, width) if width else side)
            layers.append(Layer(shape.intersected(within) if "&" in flags else shape, tones, width))
        if not marks:
            within = layers[-1].outline
    return tuple(layers)


def paint(p: QPainter, words: str, palette: Palette) -> None:
    """Paint a picture in the painter's own units. Raises KeyError for a name missing from the palette."""
    finest = FINEST / max(0.01, abs(p.deviceTransform().m11()))
    p.setPen(Qt.PenStyle.NoPen)
    for coat in _coats(words, palette):
        if not 0 < coat.width < finest:
            p.setBrush(coat.brush)
            p.drawPath(coat.outline)


@lru_cache(256)
def _coats(words: str, palette: Palette) -> tuple[Coat, ...]:
    names = dict(palette)
    return tuple(Coat(layer.outline, _brush(layer, names), layer.width) for layer in read(words))


def _brush(layer: Layer, names: dict[str, str]) -> QBrush:
    colour = layer.tones[0].colour(names)
    if len(layer.tones) == 1:
        return QBrush(colour)
    box = layer.outline.boundingRect()
    across = QLinearGradient(box.topLeft(), box.bottomRight())
    across.setColorAt(0, colour)
    across.setColorAt(1, layer.tones[1].colour(names))
    return QBrush(across)


def _tone(words: str) -> Tone:
    found = _TONE.fullmatch(words)
    if found is None:
        raise ValueError(f"no paint: {words!r}")
    base, shift, opacity = found.groups()
    return Tone(base, sum(map(int, _SHIFT.findall(shift))) / 100, int(opacity or 100) / 100)


def _place(numbers: list[float]) -> QTransform:
    x, y, turn, scale = (*numbers, *(0.0, 0.0, 0.0, 1.0)[len(numbers) :])
    return QTransform().translate(x, y).rotate(turn).scale(scale, scale)


def _along(outline: QPainterPath, width: float) -> QPainterPath:
    """Return the line itself as an outline."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    found = stroker.createStroke(outline)
    found.setFillRule(Qt.FillRule.WindingFill)
    return found

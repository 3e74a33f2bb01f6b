"""Rectangles divided into equal parts. No Qt."""

from __future__ import annotations

from .placement import Rect


def row(area: Rect, parts: int, gap: float = 0.0) -> list[Rect]:
    """Return ``parts`` equal parts of an area side by side, with a gap between them."""
    width = (area.w - gap * (parts - 1)) / parts
    return [Rect(area.x + n * (width + gap), area.y, width, area.h) for n in range(parts)]


def column(area: Rect, parts: int, gap: float = 0.0) -> list[Rect]:
    """Return ``parts`` equal parts of an area one below the other, with a gap between them."""
    height = (area.h - gap * (parts - 1)) / parts
    return [Rect(area.x, area.y + n * (height + gap), area.w, height) for n in range(parts)]


def grid(area: Rect, across: int, down: int, gap: float = 0.0) -> list[Rect]:
    """Return equal parts of an area in rows from the top, with a gap between them."""
    return [part for line in column(area, down, gap) for part in row(line, across, gap)]

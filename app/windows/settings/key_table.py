"""The keys by group, in columns: a key and its words on every line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter

from app.art.fonts import text_width
from app.art.lettering import text
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import EDGE_DARK, INK
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Gap, Heading, Leaf, Spring, Words

TIGHT, LINE = 19, 27
"""Height of a line: the minimum, and the usual one."""
CAP = 138.0
"""Minimum width of a key's place."""
NARROW = 820
"""Width below which the columns are stacked."""

Group = tuple[str, Sequence[tuple[str, str]]]
"""A title, and keys with what they do."""


class Cap(Leaf):
    """A key, drawn as a keycap."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key

    def least(self) -> tuple[float, float]:
        """Return the size of a key's place."""
        return max(CAP, self._wide()), TIGHT - 2

    def paint(self, p: QPainter) -> None:
        """Paint the key."""
        cap = self.place.adjusted(0, 0, self._wide() - self.place.width(), 0)
        fill(p, EDGE_DARK, rounded(cap.translated(0, 1.5), 5))
        fill(p, "#FFFDF6", rounded(cap, 5))
        stroke(p, EDGE_DARK, 1, rounded(cap.adjusted(0.5, 0.5, -0.5, -0.5), 5))
        text(p, cap.adjusted(4, 0, -4, 0), self._key, "body_bold", INK, "centre")

    def _wide(self) -> float:
        return max(30.0, text_width(self._key, "body_bold") + 20)


def key_table(columns: Sequence[Sequence[Group]]) -> Row:
    """Return the groups of keys, column by column."""
    return Row(*((Column(*(_group(*group) for group in groups), Spring()), 1) for groups in columns), gap=30, turns=NARROW)


def _group(title: str, rows: Sequence[tuple[str, str]]) -> Column:
    lines = (Row(Cap(key), (Words(words, "body", INK, wrapped=True), 1), Gap(TIGHT, LINE), gap=6) for key, words in rows)
    return Column(Heading(title), 4, *lines, Gap(2, 12))

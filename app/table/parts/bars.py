"""How high the bars above and below a table are, and what stands in them, by the size of text. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH

TABLE_HEIGHT = MIN_HEIGHT - 84.0
"""The least height between the bars, in logical pixels."""
ONE_LINE = 1.15
"""Largest text with which question and buttons share one line."""


@dataclass(frozen=True, slots=True)
class Bars:
    """Heights in logical pixels; ``share`` is that of the usual size of text, 0.8 to 2. With large text the question stands above the
    buttons, so that both can grow.
    """

    share: float

    @property
    def two_lines(self) -> bool:
        """Whether the question stands above the buttons."""
        return self.share > ONE_LINE

    @property
    def top(self) -> float:
        """The height of the bar above."""
        return round(40 + 18 * self._more)

    @property
    def button(self) -> float:
        """The height of the main button and those beside it."""
        return 31 + 15 * self._more

    @property
    def question(self) -> float:
        """The height of the question: that of one line, or of two."""
        return round(12 + 24 * self.share) if self.two_lines else self.info

    @property
    def info(self) -> float:
        """The height of the whole line below."""
        return round(self.question + self.button + 8) if self.two_lines else round(44 * max(1.0, self.share))

    def size(self, px: int) -> int:
        """Return a size of text in the bars instead of the usual one."""
        return max(12, round(px * self.share))

    def around(self, room: float) -> float:
        """Return the room around words instead of the usual one; it grows more slowly than they do."""
        return room * (1 + 0.5 * self._more)

    @property
    def _more(self) -> float:
        return max(0.0, self.share - 1)


def fitted(width: float, height: float, share: float = 1.0) -> float:
    """Return how large a logical pixel is when the smallest table and its bars are to fit: what they need more, the whole picture gives."""
    bars = Bars(share)
    return min(width / MIN_WIDTH, height / (TABLE_HEIGHT + bars.top + bars.info))

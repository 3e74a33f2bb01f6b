"""The heights of the bars above and below a table and of what is in them, depending on the text size. No Qt."""

from __future__ import annotations

from msgspec import Struct

from app.table.geometry.layout import MIN_HEIGHT, MIN_WIDTH

TABLE_HEIGHT = MIN_HEIGHT - 84.0
"""The minimum height between the bars, in logical pixels."""
ONE_LINE = 1.15
"""The largest text size at which the question and the buttons share a line."""


class Bars(Struct, frozen=True):
    """Heights in logical pixels; ``share`` is the text size relative to the usual one, 0.8 to 2.

    With large text the question is above the buttons, so that both can grow.
    """

    share: float

    @property
    def two_lines(self) -> bool:
        """Whether the question is above the buttons."""
        return self.share > ONE_LINE

    @property
    def top(self) -> float:
        """The height of the top bar."""
        return round(40 + 18 * self._more)

    @property
    def button(self) -> float:
        """The height of the main button and of those next to it."""
        return 31 + 15 * self._more

    @property
    def question(self) -> float:
        """The height of the question: room for one line, or for two."""
        return round(12 + 24 * self.share) if self.two_lines else self.info

    @property
    def info(self) -> float:
        """The height of the whole info line."""
        return round(self.question + self.button + 8) if self.two_lines else round(44 * max(1.0, self.share))

    def size(self, px: int) -> int:
        """Return the text size to use in the bars instead of ``px``."""
        return max(12, round(px * self.share))

    def around(self, room: float) -> float:
        """Return the padding around words to use instead of ``room``; it grows more slowly than the words do."""
        return room * (1 + 0.5 * self._more)

    @property
    def _more(self) -> float:
        return max(0.0, self.share - 1)


def fitted(width: float, height: float, share: float = 1.0) -> float:
    """Return the size of a logical pixel at which the smallest table and its bars fit. If they need more, the whole picture shrinks."""
    bars = Bars(share)
    return min(width / MIN_WIDTH, height / (TABLE_HEIGHT + bars.top + bars.info))

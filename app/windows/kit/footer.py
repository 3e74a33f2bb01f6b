"""The footer of a page: a light bar with a sentence, beside the page's last buttons or, on a narrow page, above them."""

from __future__ import annotations

from app.art import frame
from app.art.tokens import ERROR, INK, LINK
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Part, Row
from app.windows.kit.leaves import Icon, Words

NARROW = 740
"""Width of the page below which the words are shown above the buttons."""
HIGH = 38
"""Minimum height of a line in the footer."""


class Footer(Row):
    """The footer; ``say`` sets its sentence."""

    def __init__(self, *buttons: Part, beside: Part | None = None) -> None:
        """Build the footer; ``beside`` is a button that belongs to the sentence."""
        self._sign = Icon("information", 20, LINK)
        self._words = Words("", "lead", wrapped=True, height=HIGH)
        sentence = Row(self._sign, (self._words, 1), *([] if beside is None else [beside]))
        super().__init__((sentence, 1), Flow(*buttons, gap=(12, 8), align="right"), gap=14, margins=(22, 10, 20, 10), turns=NARROW)
        self.under = lambda p, r: frame.info_bar(p, r)

    def say(self, words: str, wrong: bool = False) -> None:
        """Set the sentence; ``wrong`` marks it as the report of a mistake."""
        self._sign.pictogram, self._sign.colour = ("alert", ERROR) if wrong else ("information", LINK)
        self._words.say(words, ERROR if wrong else INK)

"""One person: the lines of the picture and the person's own colours."""

from __future__ import annotations

from dataclasses import dataclass

from app.art.drawing import Palette


@dataclass(frozen=True, slots=True)
class Portrait:
    """A half-length figure in the box -50..50 by -58..56. ``cloth`` is worn where no guild colour is given."""

    skin: str
    hair: str
    cloth: str
    lines: str

    def palette(self, cloth: str = "") -> Palette:
        """Return the colours to paint with."""
        return (("skin", self.skin), ("hair", self.hair), ("cloth", cloth or self.cloth))

"""The gesture of a mouse button or a finger: a press that has moved far enough is no longer a click but a drag. No Qt."""

from __future__ import annotations

import math
from typing import Literal

from rules import ItemId

FAR, FINGER = 6.0, 12.0
"""How far a press has to move to become a drag, in pixels of the screen, with a mouse and with a finger, which is never quite still."""

State = Literal["idle", "pressed", "pulled"]


class Drag:
    """One press after another: ``pressed`` until it has moved far enough, then ``pulled``."""

    def __init__(self) -> None:
        self.far = FAR
        self.item: ItemId | None = None
        """The item under the press; None on the bare table."""
        self.state: State = "idle"
        self._from = 0.0, 0.0

    def press(self, item: ItemId | None, x: float, y: float) -> None:
        """Begin with a press at a point of the screen."""
        self.item, self.state, self._from = item, "pressed", (x, y)

    def pulls(self, x: float, y: float) -> bool:
        """Record a movement; return whether it is the one that turns a press on an item into a drag. Only one movement of a press does."""
        if self.state != "pressed" or self.item is None or math.dist(self._from, (x, y)) < self.far:
            return False
        self.state = "pulled"
        return True

    def end(self) -> tuple[State, ItemId | None]:
        """End the gesture, whoever ends it; return what it was, and its item."""
        found = self.state, self.item
        self.item, self.state = None, "idle"
        return found

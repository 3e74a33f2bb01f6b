"""What is made once the first picture is shown, while players look at it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject

from app.platform.timing import Timer


class Preparation(QObject):
    """A maker of one thing after another; a click may be handled before the following one."""

    def __init__(self, ahead: Iterable[Callable[[], object]], parent: QObject) -> None:
        """Make what is ``ahead``, in this order, once begun."""
        super().__init__(parent)
        self._ahead = deque(ahead)
        self._next = Timer("making pages", self, self.begin)

    def begin(self) -> None:
        """Make the next thing, and go on when there is time."""
        if self._ahead:
            self._ahead.popleft()()
            self._next.start()

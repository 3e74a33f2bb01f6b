"""What a table is laid out from. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from app.texts import Texts
from rules import Decision

S = TypeVar("S")


@dataclass(frozen=True)
class PositionOf(Generic[S]):
    """All a layout may depend on: what one seat sees, the size, the language. No history, no secrets.

    ``view`` is the state as ``viewer`` may know it (None: nobody looks, the curtain is down). ``decision`` is None when the viewer has
    nothing to decide. ``names`` and ``colours`` (``red blue yellow green plum``) are in seat order.
    """

    game: str
    view: S
    viewer: int | None
    decision: Decision | None
    names: tuple[str, ...]
    colours: tuple[str, ...]
    options: Mapping[str, Any]
    width: float
    height: float
    texts: Texts
    log: tuple[tuple[int | None, str], ...] = ()
    """The last lines of the log in words, newest last, with the player they are about."""
    fresh: int = 0
    """How many of them, at the end, tell the last turn of another player."""
    scores: tuple[int | None, ...] = field(default=())
    """In seat order; None while it is not to be seen."""
    text_size: float = 1.0
    """Share of the usual size of text, 0.8 to 2."""
    peek: int | None = None
    """Another seat whose things the viewer wants to see; None: his own."""

    @property
    def seat(self) -> int:
        """The viewer, where it is known that somebody looks."""
        assert self.viewer is not None
        return self.viewer

    @property
    def shown(self) -> int | None:
        """The seat whose things lie on the table; None while nobody looks."""
        return self.peek if self.peek is not None and self.viewer is not None else self.viewer

    @property
    def wide(self) -> bool:
        """Whether there is room for the open log and the broad rail."""
        return self.width > 1300


Position = PositionOf[Any]
"""A position of any game. The table of a game names the state of its own: ``PositionOf[State]``."""

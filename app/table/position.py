"""What a table is laid out from. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct, field

from app.texts import Texts
from rules import Decision, ItemId, SeatKind

S = TypeVar("S")


class PositionOf(Struct, Generic[S], frozen=True):
    """Everything a layout may depend on: what one seat sees, the size, the language. No history, no secrets.

    ``view`` is the state as ``viewer`` may know it (None: the curtain is down, so nobody is looking). ``decision`` is None if the viewer
    has nothing to decide. ``names``, ``colours`` (``red blue yellow green plum``) and ``seats`` (people or computers) are in seat order.
    """

    game: str
    view: S
    viewer: int | None
    decision: Decision | None
    names: tuple[str, ...]
    colours: tuple[str, ...]
    seats: tuple[SeatKind, ...]
    options: Mapping[str, Any]
    width: float
    height: float
    texts: Texts
    log: tuple[tuple[int | None, str], ...] = ()
    """The last lines of the log in words, newest last, with the player they are about."""
    fresh: int = 0
    """How many of them, at the end, describe another player's last turn."""
    scores: tuple[int | None, ...] = field(default=())
    """The points in seat order; None while they are hidden."""
    scale: float = 1.0
    """The number of device-independent pixels in a logical one."""
    narrow_rail: bool = False
    """Whether the rail is never wider than in the smallest window: the game has a better use for the room."""
    text_size: float = 1.0
    """The text size relative to the usual one, 0.8 to 2."""
    muted: bool = False
    """Whether the sounds are muted."""
    advice: bool = False
    """Whether the players may ask what a computer would do."""
    board: str = ""
    """The board that the viewer has turned to where several share a place; "": the game decides."""
    peek: int | None = None
    """Another seat whose things the viewer wants to see; None: their own."""
    new: frozenset[ItemId] = frozenset()
    """What the viewer has got since they last had a use for it; marked as new."""
    reviewed: bool = False
    """Whether it is shown in a review: no player sits there, so the viewer's things bear a name too."""

    @property
    def seat(self) -> int:
        """The viewer, where there is known to be one."""
        assert self.viewer is not None
        return self.viewer

    @property
    def shown(self) -> int | None:
        """The seat whose things are on the table; None while nobody is looking."""
        return self.peek if self.peek is not None and self.viewer is not None else self.viewer

    @property
    def wide(self) -> bool:
        """Whether there is room for the wide rail, and a use for it."""
        return self.width > 1300 and not self.narrow_rail


Position = PositionOf[Any]
"""A position of any game. A game's table names its own state: ``PositionOf[State]``."""

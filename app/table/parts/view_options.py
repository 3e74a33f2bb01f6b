"""How a match is viewed: everything a picture depends on besides the match itself. No Qt."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from app.texts import Texts


class ViewOptions(Struct, frozen=True):
    """The size in logical pixels, the language, and the viewer's wishes."""

    texts: Texts
    width: float
    height: float
    scale: float = 1.0
    """The number of device-independent pixels in a logical one."""
    text_size: float = 1.0
    """The text size relative to the usual one."""
    full: bool = False
    """Whether the question says how to continue."""
    named_keys: Mapping[str, str] = field(default_factory=lambda: {"curtain": "B", "explain": "F1", "words": "F4"})
    """The keys that the table mentions, by command, as they are labelled on the user's keyboard."""
    spend_limit: int | None = None
    """The number of workers a highlighted plan may cost without being asked for; None: no limit."""
    muted: bool = False
    """Whether the sounds are muted."""
    cover: bool = False
    """Whether the viewer's own closed hand is covered; nothing can be picked then."""
    opened: bool = False
    """Whether the viewer has asked for their own hand while it is covered, or while a decision can be made with closed hands."""
    board: str = ""
    """The board that the viewer has turned to where several share a place; "": the one that matters now."""
    peek: int | None = None
    """Another seat whose things the viewer is looking at; nothing can be picked meanwhile."""
    suspense: bool = False
    """Whether who has won is not said yet when the game is over, because the points are still to be counted up."""

"""How a match is looked at: everything a picture depends on besides the match itself. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.texts import Texts


@dataclass(frozen=True)
class ViewOptions:
    """The size in logical pixels, the language, and the wishes of whoever looks."""

    texts: Texts
    width: float
    height: float
    text_size: float = 1.0
    """Share of the usual size of text."""
    full: bool = False
    """Whether the question says how to go on."""
    named_keys: Mapping[str, str] = field(default_factory=lambda: {"curtain": "B", "explain": "F1"})
    """Keys that are named on the table, by command, as they are written on keyboards here."""
    spend_limit: int | None = None
    """How much small change is spent without being asked for; None: all there is."""
    cover: bool = False
    """Whether the viewer's own hand is covered while it is closed; nothing can be picked then."""
    peek: int | None = None
    """Another seat whose things the viewer looks at; nothing can be picked meanwhile."""

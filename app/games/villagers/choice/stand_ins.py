"""What is clicked for something that the rules have no item for."""

from __future__ import annotations

from app.table.choice.highlights import KIND
from rules import ItemId

NOW = "now:"
"""What is clicked to confirm an action, before its kind."""
SLOT = "slot:"
"""The free place beside the column of a bottom card."""
JESTER = "jester:"
"""The button of the Jester below an event."""
GAINED = "basic"
"""The kind of action that gains a basic."""
GAIN = f"{KIND}{GAINED}"
"""The button that leaves only gaining a basic to choose from."""


def slot(card: int) -> ItemId:
    """Return the free place beside the column of a bottom card."""
    return f"{SLOT}{card}"


def jester(event: int) -> ItemId:
    """Return the button of the Jester below an event."""
    return f"{JESTER}{event}"

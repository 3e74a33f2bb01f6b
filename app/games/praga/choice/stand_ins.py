"""What is clicked for something that the rules have no item for."""

from __future__ import annotations

from rules import ItemId

OPEN = "open:"
"""What stands for something that is not always on the table, before its item."""
NOW = "now:"
"""What is clicked to confirm an action, before its kind."""


def alias(item: ItemId) -> ItemId:
    """Return what stands for an item that is not always on the table."""
    return OPEN + item

"""Ordered piles of cards and who may look at them. The last card of the list is the top."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, field

from .types import Seen

BACK = 0
"""The id a hidden card has in a view; real ids start at 1."""


class Pile(Struct):
    """Cards of one deck in order. ``seen``: ``all`` open, ``owner`` a hand, ``top`` only the last card, ``none`` face down."""

    deck: str
    seen: Seen
    cards: list[int] = field(default_factory=list)
    owner: int | None = None

    def visible(self, index: int, player: int | None) -> bool:
        """Whether ``player`` (None: somebody without a seat) sees the card at ``index``."""
        if self.seen == "all":
            return True
        if self.seen == "top":
            return index == len(self.cards) - 1
        return self.seen == "owner" and player is not None and player == self.owner


def piles_of(node: Any) -> Iterator[Pile]:
    """Every pile inside a state, in the order of its fields."""
    if isinstance(node, Pile):
        yield node
    elif isinstance(node, Struct):
        for name in node.__struct_fields__:
            yield from piles_of(getattr(node, name))
    elif isinstance(node, list | tuple):
        for child in node:
            yield from piles_of(child)

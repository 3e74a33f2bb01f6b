"""Kinds of items: how the keys of things that a number or a word tells apart are put together and taken apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Generic, TypeVar

from .types import ItemId

K = TypeVar("K", int, str)


class ItemKind(Generic[K]):
    """Things that a number or a word tells apart: ``card:57``."""

    def __init__(self, name: str, key: type[K]) -> None:
        self.name = name
        self.id: Callable[[K], ItemId] = cache(lambda key: f"{name}:{key}")
        """Return the item of a key."""
        self.of: Callable[[ItemId], K | None] = cache(self._of)
        """Return the key of an item; None if it is of another kind."""
        self._key: Callable[[str], K] = key

    def _of(self, item: ItemId) -> K | None:
        name, _, key = item.partition(":")
        return self._key(key) if name == self.name else None

    def key(self, item: ItemId) -> K:
        """Return the key of an item of this kind. Raises ValueError for another."""
        found = self.of(item)
        if found is None:
            raise ValueError(f"{item} is no {self.name}")
        return found

    def among(self, items: Iterable[ItemId]) -> list[K]:
        """Return the keys of those items that are of this kind."""
        return [key for key in map(self.of, items) if key is not None]


class SeatItemKind(Generic[K]):
    """Things of a player that a number or a word tells apart: ``stack:0:3``."""

    def __init__(self, name: str, key: type[K]) -> None:
        self.name = name
        self.id: Callable[[int, K], ItemId] = cache(lambda seat, key: f"{name}:{seat}:{key}")
        """Return the item of a seat and a key."""
        self.of: Callable[[ItemId], tuple[int, K] | None] = cache(self._of)
        """Return the seat and the key of an item; None if it is of another kind."""
        self._key: Callable[[str], K] = key

    def _of(self, item: ItemId) -> tuple[int, K] | None:
        name, _, end = item.partition(":")
        seat, _, key = end.partition(":")
        return (int(seat), self._key(key)) if name == self.name else None

    def key(self, item: ItemId) -> K:
        """Return the key of an item of this kind. Raises ValueError for another."""
        found = self.of(item)
        if found is None:
            raise ValueError(f"{item} is no {self.name}")
        return found[1]

    def among(self, items: Iterable[ItemId]) -> list[K]:
        """Return the keys of those items that are of this kind."""
        return [found[1] for found in map(self.of, items) if found is not None]

    def seat(self, item: ItemId) -> int:
        """Return the seat of an item of this kind. Raises ValueError for another."""
        found = self.of(item)
        if found is None:
            raise ValueError(f"{item} is no {self.name}")
        return found[0]

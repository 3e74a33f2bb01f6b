"""Making new tuples from old ones: sequences in a state never change in place."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def removed(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """Return ``values`` without the first element equal to ``value``. Raises ValueError if there is none."""
    left = [*values]
    left.remove(value)
    return tuple(left)


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return ``values`` with ``value`` at ``index``. Raises IndexError if there is no such position."""
    changed = [*values]
    changed[index] = value
    return tuple(changed)

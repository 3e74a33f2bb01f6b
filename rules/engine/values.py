"""Make the next tuple out of the last: sequences in a state never change in place."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def removed(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """Return ``values`` without the first that equals ``value``. Raises ValueError when there is none."""
    left = [*values]
    left.remove(value)
    return tuple(left)


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return ``values`` with ``value`` at ``index``. Raises IndexError when there is no such place."""
    changed = [*values]
    changed[index] = value
    return tuple(changed)

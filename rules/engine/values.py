"""Sequences in a state are tuples: values, exchanged as a whole. These make the next one out of the last."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """``values`` but for the first that equals ``value``. Raises ValueError when there is none."""
    left = [*values]
    left.remove(value)
    return tuple(left)


def exchanged(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """``values`` with ``value`` at ``index``. Raises IndexError when there is no such place."""
    changed = [*values]
    changed[index] = value
    return tuple(changed)

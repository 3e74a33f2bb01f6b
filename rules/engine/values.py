"""Sequences in a state are tuples: values, exchanged as a whole. These make the next one out of the last."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """``values`` but for the first that equals ``value``. Raises ValueError when there is none."""
    i = values.index(value)
    return values[:i] + values[i + 1 :]


def exchanged(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """``values`` with ``value`` at ``index`` (0 or more). Raises IndexError when there is no such place."""
    if not 0 <= index < len(values):
        raise IndexError(f"there is no place {index} among {len(values)}")
    return (*values[:index], value, *values[index + 1 :])

"""Measures that are taken once: Qt asks a layout for the same size dozens of times while it places a page."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Protocol, TypeVar

R = TypeVar("R")


class Measured(Protocol):
    """A part of a layout that keeps what it has measured until it is to ``forget`` it."""

    measures: dict[tuple[object, ...], Any]


def once(measure: Callable[..., R]) -> Callable[..., R]:
    """Wrap a method of something ``Measured``: it is only run again after ``forget``."""
    name = measure.__name__

    @wraps(measure)
    def function(part: Measured, *arguments: object) -> R:
        key = (name, *arguments)
        if key not in part.measures:
            part.measures[key] = measure(part, *arguments)
        found: R = part.measures[key]
        return found

    return function

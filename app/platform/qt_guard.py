"""Errors inside Qt's virtual functions.

An error raised by Python's own C code (``[][0]``, ``1 / 0``) that leaves an overridden function of Qt ends the whole program on Python 3.11
(measured with PySide6 6.10 and 6.11: storePythonOverrideErrorOrPrint reads the arguments of an exception that has not been created yet).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")


def report_errors(override: Callable[..., R]) -> Callable[..., R | None]:
    """Wrap an overridden function of Qt so that its errors go to ``sys.excepthook``, as those of slots do, and never into Qt."""

    @wraps(override)
    def function(*arguments: object) -> R | None:
        try:
            return override(*arguments)
        except Exception:  # noqa: BLE001 - whatever it is, it is reported and must not reach Qt
            sys.excepthook(*sys.exc_info())
            return None

    return function


def report_errors_with(answer: A) -> Callable[[Callable[..., A]], Callable[..., A]]:
    """Return ``report_errors`` for a function whose value Qt uses: ``answer`` is what Qt gets after an error."""

    def shield(override: Callable[..., A]) -> Callable[..., A]:
        @wraps(override)
        def function(*arguments: object) -> A:
            try:
                return override(*arguments)
            except Exception:  # noqa: BLE001 - as above
                sys.excepthook(*sys.exc_info())
                return answer

        return function

    return shield

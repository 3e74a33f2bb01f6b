"""Work that keeps the program from answering: whoever waits for it longer than a moment is told so. Pure: no Qt.

All of it is done in the interface's thread, so it has to look at the clock itself: ``step`` is called wherever much is done piece by piece.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from msgspec import Struct

PATIENCE = 0.5
"""Seconds for which nobody minds waiting."""


class _Work(Struct):
    since: float
    tell: Callable[[], object]
    told: bool = False


_under_way: list[_Work] = []
"""The work being done, if any."""


@contextmanager
def working(tell: Callable[[], object], done: Callable[[], object]) -> Iterator[None]:
    """Do work that may take long: ``tell`` is called at its first step after a moment and, if it was, ``done`` when it ends.

    Work within other work is part of it.
    """
    if _under_way:
        yield
        return
    work = _Work(now(), tell)
    _under_way.append(work)
    try:
        yield
    finally:
        _under_way.clear()
        if work.told:
            done()


def step() -> None:
    """Say that another piece of whatever is under way has been done. This costs next to nothing."""
    for work in _under_way:
        if not work.told and now() - work.since > PATIENCE:
            work.told = True
            work.tell()


def now() -> float:
    """Return the time in seconds since some moment in the past."""
    return monotonic()

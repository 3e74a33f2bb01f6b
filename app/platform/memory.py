"""Memory that is no longer needed."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress
from functools import lru_cache
from types import ModuleType

POSITIONS = ("rules.games.", "app.games.")
"""Packages whose functions remember what they found out about positions that do not come again in another game."""
REMEMBERING = type(lru_cache(len))
"""The type of functions that remember."""


def forget_positions() -> None:
    """Forget whatever functions remember of the positions of a game that is over. They find it out again when they have to."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(POSITIONS):
            forget_all(module)


def forget_all(module: ModuleType) -> None:
    """Clear the caches of a module's own functions."""
    for value in vars(module).values():
        if isinstance(value, REMEMBERING) and value.__module__ == module.__name__:
            value.cache_clear()


def give_back() -> None:
    """Collect objects that refer only to each other, and return free memory to the system where that has to be requested.

    The pictures of a table are large, and glibc keeps the gaps between those that stay: tens of megabytes for each game played.
    """
    gc.collect()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # other C libraries do it on their own
            ctypes.CDLL(None).malloc_trim(0)

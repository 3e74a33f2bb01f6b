"""Memory that is no longer needed."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress


def give_back() -> None:
    """Collect objects that refer only to each other, and return free memory to the system where that has to be requested.

    The pictures of a table are large, and glibc keeps the gaps between those that stay: tens of megabytes for each game played.
    """
    gc.collect()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # other C libraries do it on their own
            ctypes.CDLL(None).malloc_trim(0)

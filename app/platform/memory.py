"""Memory that is not needed any more."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress


def give_back() -> None:
    """Collect objects that only refer to each other, and hand free memory back to the system where it has to be asked for that.

    The pictures of a table are large, and glibc keeps what lies between those that stay: tens of megabytes for each game played.
    """
    gc.collect()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # other libraries of the language do it by themselves
            ctypes.CDLL(None).malloc_trim(0)

"""Processes that help the program, and end when it does."""

from __future__ import annotations

import os
import signal
from threading import Thread

RETIRING = 10
"""How much nicer a background process is than others, in Unix's steps of niceness."""


def retire() -> None:
    """Leave the processor to whoever else wants it, where the system can do that: the window must never wait for this process."""
    if hasattr(os, "nice"):
        os.nice(RETIRING)


def end_with_parent() -> None:
    """Make sure that a worker ends when the program does, however that ends: a pool tells its workers only if it is closed properly."""
    from multiprocessing import parent_process

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()

"""Forcing files to disk in the background, so that no one waits for a slow one."""

from __future__ import annotations

import os
from concurrent.futures import Future, ThreadPoolExecutor
from typing import BinaryIO


class Forcing:
    """A queue that forces what was written to disk, in order. Whatever the disk refuses is raised by the next call."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._asked: list[tuple[BinaryIO, Future[None]]] = []

    def soon(self, file: BinaryIO) -> Future[None]:
        """Force a file to disk soon; the result is done when everything written so far is on the disk. Raises OSError."""
        self.check()
        for asked, future in self._asked:
            if asked is file and not future.running() and not future.done():
                return future  # it has not begun, and so will include these bytes
        future = self._worker.submit(_force, os.dup(file.fileno()))  # the file itself may be closed before
        self._asked.append((file, future))
        return future

    def check(self) -> None:
        """Raise the OSError of the first failure up to now, if there is one."""
        done = [future for _, future in self._asked if future.done()]
        self._asked = [(file, future) for file, future in self._asked if future not in done]
        for future in done:
            future.result()

    def wait(self) -> None:
        """Wait until everything is on the disk. Raises OSError."""
        asked, self._asked = self._asked, []
        for _, future in asked:
            future.result()

    def close(self) -> None:
        """Finish what was requested; no more requests are allowed."""
        self._worker.shutdown(wait=True)


def _force(descriptor: int) -> None:
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

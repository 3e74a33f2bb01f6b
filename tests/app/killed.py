"""A program that plays off screen, writes down what it does, and is killed."""

from __future__ import annotations

import json
import os
import select
import signal
import time
from collections.abc import Callable
from typing import Any

from app import application, run
from app.cli.commands import Start

FIRST = 60.0
"""Seconds within which a program must do something."""


class Told:
    """What a running program writes, a line of JSON for each thing."""

    def __init__(self, reading: int) -> None:
        self._reading = reading
        self._data = b""

    def read(self, seconds: float, wanted: str | None = None) -> bool:
        """Read for some time, or until ``wanted`` has come, so that writing never waits; return whether it came."""
        until, data = time.monotonic() + seconds, b""
        while (left := until - time.monotonic()) > 0 and (wanted is None or wanted.encode() not in data):
            if select.select([self._reading], [], [], left)[0]:
                piece = os.read(self._reading, 1 << 16)
                if not piece:
                    break
                data += piece
        self._data += data
        return wanted is not None and wanted.encode() in data

    def lines(self) -> list[dict[str, Any]]:
        """Return all that was written whole; the process that wrote it is dead."""
        while piece := os.read(self._reading, 1 << 16):
            self._data += piece
        os.close(self._reading)
        return [json.loads(line) for line in self._data.split(b"\n")[:-1]]


def live_in(home: str) -> None:
    """Store everything from now on in a folder of its own."""
    os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"), home)


def run_and_kill(player: Callable[[int], object], wanted: str, listen: Callable[[Told], object]) -> list[dict[str, Any]]:
    """Start the program with a ``player`` that writes to a file descriptor, and kill it; return the lines written.

    ``listen`` is called when ``wanted`` has been written; the program is killed when it returns. Raise AssertionError for a program that
    ended by itself or did nothing in a minute.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.close(reading)
            application.qt()
            kept = player(writing)
            code = run.run(Start())
            del kept
        finally:
            os._exit(code)
    os.close(writing)
    told = Told(reading)
    started = told.read(FIRST, wanted)
    if started:
        listen(told)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    lines = told.lines()
    assert os.WIFSIGNALED(status), lines[-3:]
    assert started, "nothing was done in a minute"
    return lines

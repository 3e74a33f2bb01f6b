"""An X server without a display, for real windows."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

WITHOUT_X = "Xvfb is not installed: Debian and Ubuntu have it in the package xvfb"


@contextmanager
def x_server() -> Iterator[str]:
    """Start an X server for tests and yield the name of its display. The check of a commit must have one."""
    server = shutil.which("Xvfb")
    if server is None:
        assert "CI" not in os.environ, WITHOUT_X
        pytest.skip(WITHOUT_X)
    reader, writer = os.pipe()
    command = [server, "-displayfd", str(writer), "-screen", "0", "2560x1440x24", "-nolisten", "tcp", "-noreset"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as running:
        os.close(writer)
        with os.fdopen(reader) as answer:
            name = answer.readline().strip()
        try:
            assert name, "Xvfb gives no display"
            yield f":{name}"
        finally:
            running.terminate()

"""A killed program loses at most the step in progress; many more by ``python -m tests.app.storage.kills 200``."""

import os
import signal
import subprocess
import sys

import pytest

from tests.app.programs import ROOT


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL") or not hasattr(os, "fork"), reason="this system cannot fork or kill")
@pytest.mark.parametrize("programs", [2, 8])
def test_killed_programs_lose_at_most_the_running_step(programs: int) -> None:
    command = [sys.executable, "-m", "tests.app.storage.kills", str(programs), "7"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=180)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{programs} programs killed")

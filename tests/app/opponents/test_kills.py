"""Killed thinkers are replaced, killed programs lose nothing; many more by ``python -m tests.app.opponents.kills 100 50``."""

import os
import signal
import subprocess
import sys

import pytest

from tests.app.programs import ROOT


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL") or not hasattr(os, "fork"), reason="this system cannot fork or kill")
def test_games_against_computers_survive_killed_thinkers_and_killed_programs() -> None:
    command = [sys.executable, "-m", "tests.app.opponents.kills", "4", "2", "7"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("2 programs killed")
    assert "4 thinkers killed" in done.stdout
    assert "Traceback" not in done.stderr

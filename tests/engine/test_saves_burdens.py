"""Check that no save keeps the program busy for more than a second or takes more than 200 MB, whatever it contains."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.burdens import BURDENS, RICH

ROOT = Path(__file__).parents[2]
READ = {
    "an entry of a million events",  # the history is replayed; the outcome stored in the file is ignored
    "an event of a million items",
    "an event of a million values",
    "as rich as can be",
    "a journal of empty lines",
    "a journal of nothing",
    "a journal of undoing",
    "a journal of undo and redo",
    *(f"a rich journal of {lines} of {game}" for lines in ("undo and redo", "undo and do") for game in RICH),
}


@pytest.mark.skipif(sys.platform == "win32", reason="the size of a process is measured as Unix does it")
@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.slow] if n % 9 else []) for n, name in enumerate(BURDENS)])
def test_reading_costs_little(name: str) -> None:
    run = subprocess.run([sys.executable, "-m", "tests.engine.weigh"], input=BURDENS[name](), capture_output=True, cwd=ROOT, check=True)
    cost = json.loads(run.stdout)
    assert cost["seconds"] < 1
    assert cost["megabytes"] < 200
    assert (cost["key"] is None) == (name in READ)
    assert bool(cost["sentence"]) == (name not in READ)

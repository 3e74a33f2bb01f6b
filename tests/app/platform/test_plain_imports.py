"""Modules are imported without PySide's look at their source, which only its optional spellings need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.app.programs import ROOT

PROGRAM = """
import linecache
import sys
import types
from app.__main__ import main
sys.modules["app.run"] = types.SimpleNamespace(run=lambda start, begun: 0)
assert main([]) == 0
assert "PySide6.QtCore" in sys.modules
import app.windows.main_window
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication(["burgage"])
assert QLabel("words").text() == "words"
print(*(file for file in linecache.cache if "app" in file))
"""


def test_no_source_is_read_for_an_import(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env={"QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == []

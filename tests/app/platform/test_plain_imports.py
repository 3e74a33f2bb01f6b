"""Modules are imported without PySide's look at their source, which only its optional spellings need."""

from __future__ import annotations

from pathlib import Path

from tests.app.programs import printed

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
    assert "".join(printed(PROGRAM, tmp_path)) == ""

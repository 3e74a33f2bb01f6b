"""Saving a file where the player wants it."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from app.program import Program
from rules import Message


def save_as(parent: QWidget, program: Program, name: str, ending: str, data: bytes) -> Path | None:
    """Ask for a place and write there; return None if the player cancels, or if it cannot be written, which is reported.

    ``name`` is suggested with today's date; ``ending`` is added if the player typed none.
    """
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    plain = re.sub(r"[^\w -]+", "", name).strip()
    offered = Path(folder) / f"{plain} {datetime.now():%Y-%m-%d}{ending}"
    chosen, _ = QFileDialog.getSaveFileName(parent.window(), name, str(offered), f"*{ending}")
    if not chosen:
        return None
    path = Path(chosen)
    if not path.suffix:
        path = path.with_suffix(ending)
    try:
        path.write_bytes(data)
    except OSError:
        program.tell(Message("scores.unwritable", {"file": path.name}))
        return None
    return path

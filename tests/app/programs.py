"""The program in a process of its own."""

import subprocess
import sys
from pathlib import Path
from textwrap import indent

ROOT = Path(__file__).parents[2]
CODE = """
import os, signal
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from app import application
from app.command_line import Start

def act():
    window = next(w for w in QApplication.topLevelWidgets() if w.objectName() == "main")
{act}
    QApplication.quit()

application.qt()
QTimer.singleShot(0, act)
application.run(Start({start}))
"""


def in_program(act: str, start: str = "") -> "subprocess.CompletedProcess[str]":
    """Start it as by the command line ``start``, do ``act`` with its ``window`` as soon as it waits for the player, and quit."""
    code = CODE.format(act=indent(act.strip(), "    "), start=start)
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)

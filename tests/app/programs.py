"""The program in a process of its own."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import indent

ROOT = Path(__file__).parents[2]
CODE = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget
from app.application import qt
from app.run import run
from app.cli.commands import Start

def act(window):
{act}

def begin():
    window = next(w for w in QApplication.topLevelWidgets() if w.objectName() == "main")
    if window.findChild(QWidget, "ground") is not None:
        QTimer.singleShot(10, begin)
        return
    try:
        act(window)
    except BaseException:
        QApplication.exit(1)
        raise
    QApplication.quit()

qt()
QTimer.singleShot(0, begin)
sys.exit(run(Start({start})))
"""


def in_program(act: str, start: str = "") -> "subprocess.CompletedProcess[str]":
    """Start the program with ``start`` as its command line, run ``act`` with its ``window`` once it waits for the player, and quit.

    If ``act`` fails, the program ends with 1 as its exit code.
    """
    code = CODE.format(act=indent(act.strip(), "    "), start=start)
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)


NOBODY = 65534
"""A user without any rights, for programs started by a user who may do anything."""


@contextmanager
def ordinary_folder() -> Iterator[Path]:
    """Make a folder that belongs to the user that ``ordinary`` runs as."""
    folder = Path(tempfile.mkdtemp(dir="/tmp"))  # the test's own folder is accessible only to its user
    try:
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
        yield folder
    finally:
        for path in folder.rglob("*"):
            if path.is_dir():
                path.chmod(0o700)
        shutil.rmtree(folder)


NOBODY_NOW = f"""
import os, sys, signal, time, tempfile, random, hashlib, shutil
import app.application, app.program, app.storage.results, app.storage.journal, app.storage.saves, app.outcome.scores, rules
from app.games import find
for game in rules.catalogue():
    rules.new(game.id, ("A", "B"), 1), find(game.id)
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid({NOBODY})
    os.setuid({NOBODY})
"""
"""Loads what will be needed, since Python itself may be where other users have no access, and then gives up all rights."""


def printed(code: str, home: Path) -> list[str]:
    """Run code in a Python of its own, off screen, with ``home`` as its home and nothing loaded yet; return the lines that it prints."""
    environment = {"QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "PATH": ""}
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def ordinary(code: str, folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run Python as a user with limited rights, with all of that user's files in ``folder``."""
    homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "TMPDIR")
    environment = os.environ | dict.fromkeys(homes, str(folder))
    command = [sys.executable, "-B", "-c", NOBODY_NOW + code, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=120)

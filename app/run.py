"""The program with its window, from the command line to the exit code."""

from __future__ import annotations

import gc
import os
from pathlib import Path

from app.application import Application, qt
from app.cli import console
from app.cli.command_line import Start
from app.platform import display
from app.program import Program, system_language
from app.storage import journal, paths, settings
from app.texts import Texts
from rules import Message


def stored_settings(report: settings.Report = lambda message: None) -> settings.Settings:
    """Those of the last time; before the first time things move as the system is asked to move them. ``report`` hears what is lost."""
    path = paths.settings_file()
    first_time = not os.path.exists(path)  # unlike Path.exists, raises nothing where one may not look
    found = settings.load(path, report)
    if first_time:
        from app.platform import reduced_motion

        found.animation = "calm" if reduced_motion.reduced() else found.animation
    return found


def run(start: Start) -> int:
    """The program with its window, from the first picture to the exit code.

    A file that cannot be opened is told of on the start page and on stderr; the program runs.
    """
    with display.explained(lambda: Texts(start.language or settings.load(paths.settings_file()).language or system_language())):
        application = qt()
    lost: list[Message] = []
    program = Program(start.language, stored_settings(lost.append))
    from app.windows.crash_sheet import CrashSheet
    from app.windows.main_window import MainWindow
    from app.windows.opening import told

    window = MainWindow(program)
    CrashSheet(program, window, window).catch()

    def open_save(path: Path) -> None:
        said = told(program, lambda: window.play(journal.open_file(path)), path)
        if said:
            console.complain(said)

    if isinstance(application, Application):
        application.file_opened.connect(lambda path: open_save(Path(path)))
    window.restore_place()
    window.show()
    program.tell(*lost)
    if start.save is not None:
        open_save(start.save)
    gc.freeze()
    gc.enable()
    code = application.exec()
    window.leave()
    return code

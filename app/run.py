"""The program with its window, from the command line to the exit code."""

from __future__ import annotations

import gc
import logging
import os
import time
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt

from app.application import Application, qt
from app.cli import console
from app.cli.commands import FailedError, Start
from app.platform import display, error_report, log_file
from app.platform.sound import Speaker
from app.program import Program, system_language
from app.storage import game_files, paths, settings
from app.storage.file_names import shown
from app.texts import Texts
from rules import Message

LOG = logging.getLogger(__name__)


def stored_settings(report: settings.Report = lambda message: None) -> settings.Settings:
    """Return the stored settings; at the first start, animation follows the system's setting. ``report`` is called with what was lost."""
    path = paths.settings_file()
    first_time = not os.path.exists(path)  # unlike Path.exists, raises nothing if the folder may not be read
    found = settings.load(path, report)
    if first_time:
        from app.platform import reduced_motion

        found.animation = "calm" if reduced_motion.reduced() else found.animation
    return found


def run(start: Start, begun: float | None = None) -> int:
    """Run the program with its window; return the exit code. ``begun`` is when it started, by the monotonic clock.

    A file that cannot be opened is reported on the start page and on stderr; the program keeps running. Raises ``FailedError``.
    """
    if start.home is not None:
        _use_profile(start.home, start.language)
    log_file.start(paths.log_file(), start.log)
    try:
        return _window(start, time.monotonic() if begun is None else begun)
    except Exception as error:
        LOG.critical("ended by an error: %s", error_report.place(error))
        raise


def _use_profile(folder: Path, language: str | None) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise FailedError(Texts(language or system_language())("cli.home", folder=shown(folder))) from None
    paths.use_profile(folder)


def _window(start: Start, begun: float) -> int:
    """Show the window until it is closed; return the exit code."""
    with display.explained(lambda: Texts(start.language or settings.load(paths.settings_file()).language or system_language())):
        application = qt()
    log_file.describe_start()
    lost: list[Message] = []
    speaker = Speaker()
    seen = application.platformName() != "offscreen"
    program = Program(start.language, stored_settings(lost.append), speaker if seen else None)
    from app.windows.crash_sheet import CrashSheet
    from app.windows.main_window import MainWindow
    from app.windows.opening import told

    window = MainWindow(program)
    window.start_page.appeared.connect(
        lambda: LOG.info("first picture after %.2f s", time.monotonic() - begun), Qt.ConnectionType.SingleShotConnection
    )
    CrashSheet(program, window, window).catch()

    def open_save(path: Path) -> None:
        with program.working():
            said = told(program, lambda: window.play(game_files.open_file(path)), path)
        if said:
            console.complain(said)
        LOG.info("ready with a file after %.2f s", time.monotonic() - begun)

    if isinstance(application, Application):
        application.file_opened.connect(lambda path: open_save(Path(path)))
    window.restore_place()
    if start.save is not None:
        window.cover(program.texts("app.busy"), partial(open_save, start.save))
    else:
        window.cover()
    window.show()
    program.tell(*lost)
    gc.freeze()
    gc.enable()
    code = application.exec()
    window.leave()
    speaker.close()
    LOG.info("closed")
    return code

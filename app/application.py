"""The running program: Qt set up, language, settings, what is told to the players, and errors nobody expected."""

from __future__ import annotations

import gc
import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from app import __version__
from app.art.fonts import font, load_fonts
from app.cli import console
from app.cli.command_line import Start
from app.platform import display
from app.platform.qt_guard import shielded_with
from app.storage import journal, paths, settings
from app.texts import Texts
from rules import Message

ICON_SIZES = (16, 32, 48, 128)


class Program(QObject):
    """What all pages share: words, settings, notices."""

    language_changed = Signal()
    settings_changed = Signal()
    """Something else than the language, by ``change``."""
    told = Signal(str)
    """A sentence for the players, in their language."""

    def __init__(self, language: str | None = None, stored: settings.Settings | None = None) -> None:
        """``language`` counts for this run only; without it the one chosen last, or the system's."""
        super().__init__()
        self.settings = settings.Settings() if stored is None else stored
        self.remembers = stored is not None
        self._troubled = False
        """Whether the settings could not be written the last time."""
        self.texts = Texts(language or self.settings.language or _system_language())
        self._translator = QTranslator(self)
        self._translate_qt()

    def set_language(self, language: str) -> None:
        """Speak another language from now on."""
        if language == self.texts.language:
            return
        self.texts = Texts(language)
        self.settings.language = language
        self._translate_qt()
        self.store_settings()
        self.language_changed.emit()

    def other_language(self) -> None:
        """From English to German and back."""
        self.set_language("en" if self.texts.language == "de" else "de")

    def change(self, **fields: Any) -> None:
        """Change settings by field, store them and tell everybody. Raises ValueError for what cannot be, with nothing changed."""
        if settings.change(self.settings, **fields):
            self.store_settings()
            self.settings_changed.emit()

    def tell(self, *messages: Message) -> None:
        """Say something to the players."""
        for message in messages:
            self.told.emit(self.texts(message.key, **message.values))

    def store_settings(self) -> None:
        """Write the settings; trouble is told once, until it is over."""
        if not self.remembers:
            return
        try:
            settings.save(self.settings, paths.settings_file())
        except OSError:
            if not self._troubled:
                self._troubled = True
                self.tell(Message("app.trouble.settings"))
        else:
            self._troubled = False

    def _translate_qt(self) -> None:
        """Qt's own words (the menu of a text field), where its translations are installed."""
        QApplication.removeTranslator(self._translator)
        if self._translator.load(f"qtbase_{self.texts.language}", str(paths.translations_folder())):
            QApplication.installTranslator(self._translator)


class Application(QApplication):
    """Qt's application, which also hears of files that the system opens with the running program."""

    file_opened = Signal(str)
    """The place of a file: macOS tells of a double-clicked save in no other way."""

    @shielded_with(False)
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


@cache
def qt() -> QApplication:
    """The one application of this process, set up; kept alive here."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    application = Application([console.PROGRAM])
    application.setApplicationName(paths.PROGRAM)
    application.setApplicationDisplayName("Burgage")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(paths.PROGRAM)
    application.setWindowIcon(_icon())
    load_fonts()
    application.setFont(font("body"))
    return application


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
    with display.explained(lambda: Texts(start.language or settings.load(paths.settings_file()).language or _system_language())):
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


def _icon() -> QIcon:
    icon = QIcon()
    for size in ICON_SIZES:
        picture = QPixmap()
        picture.loadFromData(files("resources").joinpath("art", f"icon_{size}.png").read_bytes())
        icon.addPixmap(picture)
    return icon


def _system_language() -> str:
    return "de" if QLocale.system().language() == QLocale.Language.German else "en"

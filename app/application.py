"""Qt's application, set up once for this process."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QColor, QFileOpenEvent, QIcon, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QToolTip

from app import __version__
from app.art.fonts import font, load_fonts
from app.art.tokens import LEATHER, LIGHT_TEXT
from app.cli import console
from app.platform.qt_guard import report_errors_with
from app.storage import paths

ICON_SIZES = (16, 32, 48, 128)


class Application(QApplication):
    """Qt's application, which also receives files that the system opens with the running program."""

    file_opened = Signal(str)
    """The path of a file: macOS reports a double-clicked save in no other way."""

    @report_errors_with(False)
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


@cache
def qt() -> QApplication:
    """Return the one application of this process, set up; it is kept alive here."""
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
    QToolTip.setPalette(_leather())
    return application


def _leather() -> QPalette:
    """Return the colours of the tips at the table, for those of Qt."""
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, QColor(LEATHER))
    palette.setColor(QPalette.ColorRole.ToolTipText, QColor(LIGHT_TEXT))
    return palette


def _icon() -> QIcon:
    icon = QIcon()
    for size in ICON_SIZES:
        picture = QPixmap()
        picture.loadFromData(files("resources").joinpath("art", f"icon_{size}.png").read_bytes())
        icon.addPixmap(picture)
    return icon

"""The window's place on the screen: remembered from one start to the next, and always with its whole frame on a screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QMainWindow

from app.platform.qt_guard import report_errors_with
from app.storage.settings import Settings, Window

USUAL = QSize(1280, 800)
"""The size on the first start, in device-independent pixels."""
ROOMY = QSize(1400, 900)
"""Size of the available screen from which the first window leaves some of it free."""
LEFT_FREE = QSize(80, 80)
"""What the first window leaves free of a screen: for its frame, and so that it is visibly a window."""
FAR = 1 << 20
"""Pixels beyond the reach of any screen; a place lies within them."""


def restore(window: QMainWindow, settings: Settings) -> None:
    """Put a window not yet shown where it was last or, at its first start, where there is room for it."""
    stored = settings.window
    if stored is None:
        available = QGuiApplication.primaryScreen().availableGeometry()
        maximised = available.width() < ROOMY.width() or available.height() < ROOMY.height()
        place = QRect(available.topLeft(), USUAL.boundedTo(available.size() - LEFT_FREE))
        place.moveCenter(available.center())
    else:
        maximised = stored.maximised
        place = QRect(*(max(-FAR, min(FAR, n)) for n in (stored.x, stored.y, stored.w, stored.h)))
    place.setSize(place.size().expandedTo(window.minimumSize()))
    window.setGeometry(on_a_screen(place))
    if maximised:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
    _FrameOnScreen(window)


def of(window: QMainWindow) -> Window:
    """Return the place to remember."""
    place = window.normalGeometry()
    return Window(place.x(), place.y(), place.width(), place.height(), window.isMaximized())


def on_a_screen(place: QRect, frame: QMargins | None = None) -> QRect:
    """Return the place for the inside of a window on a screen with its ``frame``: moved and, if need be, smaller."""
    margins = QMargins() if frame is None else frame
    whole = place.marginsAdded(margins)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]

    def shared(screen: QRect) -> int:
        common = screen.intersected(whole)
        return max(0, common.width()) * max(0, common.height())

    screen = max(screens, key=shared)
    width, height = min(whole.width(), screen.width()), min(whole.height(), screen.height())
    x = max(screen.left(), min(whole.x(), screen.right() + 1 - width))
    y = max(screen.top(), min(whole.y(), screen.bottom() + 1 - height))
    return QRect(x, y, width, height).marginsRemoved(margins)


class _FrameOnScreen(QObject):
    """A filter that moves a window onto the screen with its frame, once the window manager has given it one, and then removes itself."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    @report_errors_with(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the window's first picture, before which its frame is not known."""
        if event.type() == QEvent.Type.Show and watched is self._window:
            self._window.removeEventFilter(self)
            self._window.windowHandle().installEventFilter(self)
        elif event.type() == QEvent.Type.Expose and isinstance(watched, QWindow) and watched.isExposed():
            watched.removeEventFilter(self)
            self.deleteLater()
            self._move(watched)
        return False

    def _move(self, native: QWindow) -> None:
        if not self._window.isMaximized() and not self._window.isFullScreen():
            place = on_a_screen(self._window.geometry(), native.frameMargins())
            if place != self._window.geometry():
                self._window.setGeometry(place)

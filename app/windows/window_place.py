"""Where the window lies on the screen: remembered from one start to the next, never off the screens there are."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from app.settings import Settings, Window

USUAL = (1280, 800)
"""Width and height of the first time, in device independent pixels."""


def restore(window: QMainWindow, settings: Settings) -> None:
    """Put a window where it was last, moved onto a screen there is now."""
    stored = settings.window
    if stored is None:
        screen = QGuiApplication.primaryScreen().availableGeometry()
        window.resize(min(USUAL[0], screen.width()), min(USUAL[1], screen.height()))
        return
    window.setGeometry(on_a_screen(QRect(stored.x, stored.y, stored.w, stored.h)))
    if stored.maximised and not settings.full_screen:
        window.showMaximized()


def of(window: QMainWindow) -> Window:
    """The place to be remembered."""
    place = window.normalGeometry()
    return Window(place.x(), place.y(), place.width(), place.height(), window.isMaximized())


def on_a_screen(place: QRect) -> QRect:
    """A place for the window that lies on one of the screens: moved and, where it must be, smaller."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]

    def shared(screen: QRect) -> int:
        common = screen.intersected(place)
        return max(0, common.width()) * max(0, common.height())

    screen = max(screens, key=shared)
    width, height = min(place.width(), screen.width()), min(place.height(), screen.height())
    x = max(screen.left(), min(place.x(), screen.right() + 1 - width))
    y = max(screen.top(), min(place.y(), screen.bottom() + 1 - height))
    return QRect(x, y, width, height)

"""Helpers for tests of the window: find a control by name, press it with the mouse, press keys."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSignalBlocker, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from app.art import cache
from app.art.lettering import overflows
from app.platform.sound import Sound, Speaker
from app.program import Program
from app.session.match import Match
from app.storage.settings import Settings
from app.table.controller import TableController
from app.table.geometry.placement import Rect
from app.table.scene import prerender
from app.table.scene.view import TableView
from app.teaching.hint_level import alone
from app.windows.main_window import MainWindow
from app.windows.play.zoom import COLUMN
from rules import ItemId, Record, catalogue
from tests.app.kept_pictures import kept_pictures, painted_anew
from tests.memory import free_what_adds_up

NEVER = 1_000_000
"""Milliseconds, more than any test takes."""
_grab = QWidget.grab


def _painted_grab(widget: QWidget, *place: QRect) -> QPixmap:
    """Paint once what is not otherwise painted."""
    page = widget.window()
    painted = page.updatesEnabled()
    page.setUpdatesEnabled(True)
    try:
        return _grab(widget, *place)
    finally:
        page.setUpdatesEnabled(painted)


@contextmanager
def off_screen(page: QWidget, ahead: bool = False) -> Iterator[None]:
    """Paint a page that is not shown only when a picture of it is taken (``grab``): painting would take up most of a test's time.

    Unless ``ahead``, everything happens too fast for anything to be painted before it is needed.
    """
    page.setUpdatesEnabled(False)
    rest = prerender.REST if ahead else NEVER
    with patch.object(QWidget, "grab", _painted_grab), patch.object(prerender, "REST", rest), kept_pictures():
        yield


class Listener(Speaker):
    """A speaker without a device that notes what is to be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[Sound, float]] = []

    def play(self, sound: Sound, volume: float, wait: float = 0.0) -> None:
        self.heard.append((sound, volume))

    @property
    def sounds(self) -> list[Sound]:
        """What has been heard since this was last asked for."""
        sounds = [sound for sound, _ in self.heard]
        self.heard.clear()
        return sounds


@contextmanager
def window(
    language: str = "en",
    settings: Settings | None = None,
    asked: bool = True,
    on_screen: bool = False,
    ahead: bool = False,
    speaker: Speaker | None = None,
) -> Iterator[MainWindow]:
    """Open the window of the program, without animation, on its first page.

    ``asked``: the players have already been asked which games they know. ``on_screen``: paint every change immediately, see ``off_screen``,
    and for ``ahead`` as well.
    """
    settings = Settings() if settings is None else settings
    if asked:
        known = (name for meta in catalogue() for name in (meta.id, alone(meta.id)))
        settings.begun = {**dict.fromkeys(known, 0), **settings.begun}
    found = MainWindow(Program(language, settings, speaker))
    found.table.animated = False
    found.table.computers.resting = True
    found.resize(1280, 712)
    with nullcontext() if on_screen else off_screen(found, ahead):
        found.show()
        settle()
        try:
            yield found
        finally:
            found.close()
            found.deleteLater()
            settle()
            let_go()


@contextmanager
def nothing_cut() -> Iterator[None]:
    """Fail when words are cut in anything painted meanwhile; pieces and small parts painted before are painted again."""
    cache.clear()
    overflows.clear()
    with painted_anew():
        yield
    assert not overflows, list(overflows)


def show(program: MainWindow, record: Record) -> Match:
    """Put a game on the table, with its player looking at it."""
    match = Match(record)
    match.lift_curtain()
    program.show_match(match)
    settle()
    return match


def play_out(match: Match) -> None:
    """Play a game to its end by its first legal action each time; the table follows only the last one."""
    ahead, decisions = match.record.game.copy(), 0
    while not ahead.over:
        ahead.apply(ahead.legal[0])
        decisions += 1
    with QSignalBlocker(match):
        for _ in range(decisions - 1):
            match.play(match.record.game.legal[0])
    match.play(match.record.game.legal[0])
    settle()


def enlarge_everything(program: MainWindow) -> int:
    """Enlarge one thing on the table after another and return how many; no word may be cut or covered by the picture."""
    controller, zoom, enlarged = controller_of(program), program.table.help.zoom, 0
    screen, position = controller.model.screen, controller.model.position
    with nothing_cut():
        for item, placement in controller.layout.placements.items():
            if placement.static or item.startswith("ui:"):
                continue
            found = screen.explain(position, item)
            assert found is not None, item
            assert found.picture is None or found.picture.rect.w <= COLUMN, item
            program.table.help.enlarge_item(item)
            assert zoom.isVisible(), item
            zoom.grab()
            zoom.put_away()
            enlarged += 1
    return enlarged


def controller_of(program: MainWindow) -> TableController:
    """Return the controller of the table that is shown."""
    found = program.table.controller
    assert found is not None
    return found


def view_of(program: MainWindow) -> TableView:
    """Return the view of the table that is shown."""
    found = program.table.view
    assert found is not None
    return found


def settle() -> None:
    """Let everything that is waiting happen."""
    for _ in range(3):
        QApplication.processEvents()


def let_go() -> None:
    """Delete what is waiting to be deleted; otherwise only the program's own event loop does that."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    free_what_adds_up()


def button(window: QWidget, name: str) -> QAbstractButton:
    """Return a control by its name."""
    found = window.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton), name
    return found


def field(window: QWidget, name: str) -> QLineEdit:
    """Return a text field by its name."""
    found = window.findChild(QLineEdit, name)
    assert isinstance(found, QLineEdit), name
    return found


def click(window: QWidget, name: str) -> None:
    """Click the middle of a control."""
    control = button(window, name)
    assert control.isVisible(), name
    QTest.mouseClick(control, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, control.rect().center())
    settle()


def click_item(window: MainWindow, item: ItemId, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Click something on the table, with keys held."""
    view = view_of(window)
    rect: Rect = view.table.rect_of(item)
    at = view.mapFromScene(rect.cx, rect.cy)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, held, QPoint(at.x(), at.y()))
    settle()


def key(widget: QWidget, what: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key."""
    QTest.keyClick(widget, what, held)
    settle()


def focused() -> QWidget:
    """Return the widget with the keyboard focus."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def release_the_mouse() -> None:
    """Release every button that a test still holds: the mouse would never be seen to come to another widget."""
    for held in QApplication.mouseButtons():
        QTest.mouseRelease(QWidget(), held)

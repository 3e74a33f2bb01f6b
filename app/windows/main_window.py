"""The window of the program: start page, set-up, table, and the way between them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QRect, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from app import autosave, paths
from app.application import Program
from app.autosave import Journal, Unfinished
from app.match import Match
from app.settings import Window
from app.shield import shielded
from app.windows import pages
from app.windows.new_game import NewGame
from app.windows.notice import Notice
from app.windows.start_page import StartPage, title
from app.windows.table_window import TableWindow
from rules import Record

SMALLEST = (640, 356)
USUAL = (1280, 800)


class MainWindow(QMainWindow):
    """Shows one page at a time and owns the match that is played."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.match: Match | None = None
        self._made: dict[str, Any] = {}
        self.setObjectName("main")
        self.setMinimumSize(*SMALLEST)
        self.pages = QStackedWidget(self)
        self.setCentralWidget(self.pages)
        self.start_page = StartPage(program)
        self.new_game = NewGame(program)
        self.table = TableWindow(program)
        for page in (self.start_page, self.new_game, self.table):
            self.pages.addWidget(page)
        self.notice = Notice(program, self)
        self.start_page.play.connect(self.set_up)
        self.start_page.resume.connect(self.resume)
        self.start_page.opened.connect(self.open_page)
        self.new_game.started.connect(self.play)
        self.new_game.back.connect(self.go_home)
        self.table.home.connect(self.go_home)
        self.table.new_game.connect(self.play_again)
        full = QShortcut(QKeySequence(Qt.Key.Key_F11), self)
        full.activated.connect(self.toggle_full_screen)
        program.language_changed.connect(self._name)
        self._name()
        self.start_page.setFocus()
        QTimer.singleShot(0, self, self._first_look)

    def go_home(self) -> None:
        """The start page; a running game waits there."""
        self.leave()
        self.look_for_games()
        self.pages.setCurrentWidget(self.start_page)
        self.start_page.setFocus()
        self._name()

    def look_for_games(self) -> None:
        """Fill the shelf of the start page with the games on disk."""
        found, told = autosave.unfinished(paths.games_folder())
        self.start_page.show_unfinished(found)
        self.program.tell(*told)

    def open_page(self, page: str) -> None:
        """One of the pages beside the table. Raises KeyError for an unknown id."""
        if page not in self._made:
            made = pages.make(page, self.program)
            made.back.connect(self.go_home)
            for name, slot in (("resumed", self.resume), ("started", self.play), ("matched", self.show_match)):
                if hasattr(made, name):
                    getattr(made, name).connect(slot)
            self.pages.addWidget(made)
            self._made[page] = made
        shown = self._made[page]
        self.pages.setCurrentWidget(shown)
        shown.open()
        shown.setFocus()
        self._name()

    def set_up(self, game: str) -> None:
        """The set-up page of a game."""
        self.new_game.show_game(game)
        self.pages.setCurrentWidget(self.new_game)
        self._name()

    def play_again(self) -> None:
        """A new game of the kind that was just played."""
        game = self.match.record.header.game if self.match is not None else self.start_page.first_game
        self.leave()
        self.set_up(game)

    def play(self, record: Record) -> None:
        """Play a game that has no journal yet."""
        self._begin(Match(record, Journal.create(paths.games_folder(), record, self.program.tell), self), new=not record.entries)

    def resume(self, waiting: Unfinished) -> None:
        """Go on with a game from disk."""
        self._begin(Match(waiting.record, Journal(waiting.path, waiting.record, self.program.tell), self), new=False)

    def show_match(self, match: Match) -> None:
        """Show a match as it stands, without what comes at its beginning."""
        self._begin(match, new=False)

    def leave(self) -> None:
        """Put the running match away; its journal is complete."""
        if self.match is not None:
            self.table.clear()
            self.match.close()
            self.match.deleteLater()
            self.match = None

    def toggle_full_screen(self) -> None:
        """The whole screen, and back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def restore_place(self) -> None:
        """Where the window was last, moved onto a screen there is now."""
        stored = self.program.settings.window
        screen = QGuiApplication.primaryScreen().availableGeometry()
        if stored is None:
            self.resize(min(USUAL[0], screen.width()), min(USUAL[1], screen.height()))
            return
        self.setGeometry(on_a_screen(QRect(stored.x, stored.y, stored.w, stored.h)))
        if stored.maximised:
            self.showMaximized()

    @shielded
    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the place; the game is stored already."""
        place = self.normalGeometry()
        self.program.settings.window = Window(place.x(), place.y(), place.width(), place.height(), self.isMaximized())
        self.program.store_settings()
        self.leave()
        super().closeEvent(event)

    @shielded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """The notice follows the size."""
        super().resizeEvent(event)
        if self.notice.sentences:
            self.notice.fit()

    @shielded
    def changeEvent(self, event: QEvent) -> None:
        """A window that is put down hides the hands."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and self.isMinimized() and self.match is not None:
            self.match.lower_curtain()

    def _begin(self, match: Match, new: bool) -> None:
        self.leave()
        self.match = match
        self.pages.setCurrentWidget(self.table)
        self.table.begin(match, new)
        self._name()

    def _first_look(self) -> None:
        if self.match is None:
            self.look_for_games()

    def _name(self) -> None:
        """The title of the window says the game, and nothing else that somebody must not see."""
        say = self.program.texts
        name = say("app.name")
        if self.pages.currentWidget() is self.start_page:
            self.setWindowTitle(name)
        elif self.pages.currentWidget() in self._made.values():
            page = next(page for page, made in self._made.items() if made is self.pages.currentWidget())
            self.setWindowTitle(f"{say(f'app.page.{page}')} – {name}")
        else:
            game = self.match.record.header.game if self.match is not None else self.new_game.game
            self.setWindowTitle(f"{title(say, game)} – {name}")


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

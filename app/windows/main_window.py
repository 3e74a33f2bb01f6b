"""The program's window: start page, set-up, table, and the way from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow

from app.commands import Command
from app.games import find
from app.platform.qt_guard import report_errors
from app.platform.timing import Timer
from app.program import Program
from app.session.against_computer import used
from app.session.match import Match
from app.session.result_recorder import ResultRecorder
from app.shortcuts import Shortcuts
from app.storage import paths
from app.storage.file_lock import InUseError
from app.storage.game_files import Unfinished, unfinished
from app.storage.journal import Journal
from app.storage.journal_files import running
from app.teaching.hint_level import begun
from app.teaching.lesson import LEARNER
from app.windows import page_directory, window_place
from app.windows.beginnings import Beginnings
from app.windows.game_words import window_title
from app.windows.history.running_review import RunningReview
from app.windows.kit import canvas
from app.windows.kit.busy import BusySign, Ground, takes_time
from app.windows.kit.canvas import Canvas
from app.windows.kit.message_bar import Notices
from app.windows.opening import opening
from app.windows.page_stack import Pages
from app.windows.preparation import Preparation
from app.windows.quick_save import QuickSave
from app.windows.saves.copy_offer import CopyOffer
from app.windows.start.continue_shelf import SLOTS
from app.windows.start.start_page import StartPage
from rules import Record, catalogue

if TYPE_CHECKING:  # imported when the pages are made, so that the first picture does not wait for them
    from app.windows.play.table_window import TableWindow
    from app.windows.settings.keys_sheet import KeysSheet
    from app.windows.setup.new_game import NewGame
    from app.windows.start.daily_sheet import DailySheet
    from app.windows.start.first_time import FirstTime

SMALLEST = (640, 356)

TEXT_STEP = 10
"""Per cent by which a key press changes the size of text."""


class MainWindow(QMainWindow):
    """The window: it shows one page at a time and owns the match being played.

    Only the start page is made right away. Everything else is made when it is first asked for, or after the first picture, while players
    look at it.
    """

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.match: Match | None = None
        self._made: dict[str, Any] = {}
        self._recorder: ResultRecorder | None = None
        self.setObjectName("main")
        self.setMinimumSize(*SMALLEST)
        program.restyled.connect(self._set_kit)
        self._set_kit()
        self.pages = Pages(self)
        self.history = RunningReview(program, self)
        self.beginnings = Beginnings(self)
        self.setCentralWidget(self.pages)
        self.start_page = StartPage(program)
        self.pages.addWidget(self.start_page)
        self.start_page.unknown.connect(
            lambda game, way: self.first_time.open(game, way == "solo", lambda: self.beginnings.begin(game, way))
        )
        self.start_page.daily.connect(lambda: self.daily.open())
        self.busy = BusySign(program, self)
        self.notice = Notices(program, self)
        self.copy_offer = CopyOffer(program, self, self.pages)
        self.copy_offer.accepted.connect(opening(program, self.play))
        self.start_page.play.connect(self.beginnings.begin)
        self.start_page.resume.connect(opening(program, self.resume))
        self.start_page.opened.connect(self.open_page)
        self.start_page.learn.connect(self._teach)
        self.quick_save = QuickSave(program, self, self)
        self._acts: dict[Command, Callable[[], object]] = {
            Command.KEYS: self.show_keys,
            Command.NEW: self.set_up_again,
            Command.SAVE: self.quick_save.save_copy,
            Command.OPEN: lambda: self.open_page("saves"),
            Command.SETTINGS: lambda: self.open_page("settings"),
            Command.HISTORY: self.show_history,
            Command.FULL_SCREEN: lambda: program.change(full_screen=not program.settings.full_screen),
            Command.MUTE: program.switch_sound,
            Command.TEXT_LARGER: lambda: program.resize_text(TEXT_STEP),
            Command.TEXT_SMALLER: lambda: program.resize_text(-TEXT_STEP),
            Command.TEXT_USUAL: lambda: program.change(text_size=100),
            Command.HOME: self.go_home,
            Command.QUIT: self.close,
        }
        shortcuts = Shortcuts(program, self)
        for command, act in self._acts.items():
            shortcuts.add(command, act)
        program.settings_changed.connect(self._follow_settings)
        self._follow_settings()
        program.language_changed.connect(self._name)
        self._name()
        self.start_page.setFocus()
        pages = (lambda: self.new_game, lambda: self.table, lambda: self.keys)
        games = (partial(find, game.id) for game in catalogue())
        self.start_page.settled.connect(Preparation((*pages, *games, program.prepare_sounds), self).begin)
        self._look = Timer("first look for games", self, self._first_look)
        self._look.start()

    @cached_property
    def new_game(self) -> NewGame:
        """The set-up page."""
        from app.windows.setup.new_game import NewGame

        made = NewGame(self.program)
        made.started.connect(self.play)
        made.back.connect(self.go_back)
        self.pages.addWidget(made)
        return made

    @cached_property
    def table(self) -> TableWindow:
        """The page with the table."""
        from app.windows.play.table_window import TableWindow

        made = TableWindow(self.program)
        made.lesson.wanted.connect(lambda record: self.show_match(Match(record, learner=LEARNER)))
        made.lesson.left.connect(self.go_home)
        made.lesson.ready.connect(self.set_up)
        made.lesson.first_game.connect(self.beginnings.first_game)
        made.home.connect(self.go_home)
        made.commanded.connect(lambda command: self._acts[command]())
        made.shown.connect(self.history.put_away)
        made.again.connect(self.beginnings.again)
        made.review.connect(self.show_history)
        made.statistics.connect(lambda: self.open_page("statistics"))
        self.pages.addWidget(made)
        return made

    @cached_property
    def keys(self) -> KeysSheet:
        """The sheet with all keys."""
        from app.windows.settings.keys_sheet import KeysSheet

        return KeysSheet(self.program, self.pages)

    @cached_property
    def first_time(self) -> FirstTime:
        """The question asked before the first game of each kind."""
        from app.windows.start.first_time import FirstTime

        made = FirstTime(self.program, self.pages)
        made.new.connect(self._teach)
        made.alone.connect(lambda game: self.table.lesson.start(game, alone=True))
        return made

    @cached_property
    def daily(self) -> DailySheet:
        """The sheet with the deals of the day."""
        from app.windows.start.daily_sheet import DailySheet

        made = DailySheet(self.program, self.pages)
        made.chosen.connect(self.beginnings.daily)
        return made

    @property
    def at_table(self) -> bool:
        """Whether the page with the table is shown."""
        return self.match is not None and self.pages.currentWidget() is self.table

    def go_back(self) -> None:
        """Return from another page to the game being played, or without one to the start page."""
        if self.match is None:
            self.go_home()
            return
        self.pages.setCurrentWidget(self.table)
        self.history.clear()
        if self.focusWidget() is None or not self.table.isAncestorOf(self.focusWidget()):
            self.table.setFocus()
        self._name()

    @takes_time
    def go_home(self) -> None:
        """Show the start page, where a running game waits."""
        self.leave()
        self.look_for_games()
        self.pages.setCurrentWidget(self.start_page)
        self.start_page.setFocus()
        self._name()

    def look_for_games(self) -> None:
        """Fill the shelf of the start page with the games on disk."""
        folder = paths.games_folder()
        found, told = unfinished(folder, SLOTS)
        self.start_page.show_unfinished(found, len(running(folder)))
        self.program.tell(*told)

    @takes_time
    def open_page(self, page: str) -> None:
        """Open a page other than the table; a running game stays as it is meanwhile. Raises KeyError for an unknown id."""
        if page not in self._made:
            made = page_directory.make(page, self.program)
            made.back.connect(self.go_back)
            ways: dict[str, Callable[[Any], object]] = {"resumed": self.resume, "started": self.play}
            for lead in page_directory.PAGES[page].leads:
                getattr(made, lead).connect(opening(self.program, ways[lead]))
            self.pages.addWidget(made)
            self._made[page] = made
        shown = self._made[page]
        self.pages.setCurrentWidget(shown)
        shown.open()
        shown.setFocus()
        self._name()

    def set_up(self, game: str, players: int = 0) -> None:
        """Open the set-up page for a game with a number of players; 0: as last time."""
        self.new_game.show_game(game, players)
        self.pages.setCurrentWidget(self.new_game)
        self._name()
        record = self.new_game.record()
        if record is not None:
            self.table.first.expect(record, self.pages.size(), self.devicePixelRatioF())

    def set_up_again(self) -> None:
        """Open the set-up page for the game being played, or else the one set up last; a running game stays as it is meanwhile."""
        self.set_up(self.match.record.header.game if self.match is not None else self.new_game.game)

    def review(self) -> None:
        """Review the game just played."""
        if self.match is not None:
            record = self.match.record
            self.open_page("reviews")
            self._made["reviews"].show_record(record)

    @takes_time
    def show_history(self) -> None:
        """Review what was played, or return from there; only from the table."""
        match = self.match
        if self.history.shown:
            self.history.put_away()
        elif match is not None and self.at_table:
            self.review() if match.record.game.over else self.history.open()

    def play(self, record: Record) -> None:
        """Play a game that has no journal yet."""
        if not record.entries:
            self.program.change(strengths=used(self.program.settings, record.header))
            self.program.change(begun=begun(self.program.settings, record.header))
        journal = Journal.create(paths.games_folder(), record, self.program.tell)
        self._begin_stored(Match(record, journal, self), not record.entries, journal.abandon)
        if record.game.over:
            self.table.show_score()

    def resume(self, waiting: Unfinished) -> None:
        """Continue a game from disk, unless another running program is playing it; the one on the table goes on there."""
        if waiting.path == self.program.on_table:
            self.go_back()
            return
        try:
            journal = Journal(waiting.path, waiting.record, self.program.tell)
        except InUseError:
            self.copy_offer.offer(waiting.record)
            return
        self._begin_stored(Match(waiting.record, journal, self), False, journal.close)

    @takes_time
    def show_match(self, match: Match) -> None:
        """Show a match as it stands, without the events that open a game."""
        self._begin(match, new=False)

    def show_again(self) -> None:
        """Show the page and its match again: after an error something may be half done."""
        page = self.pages.currentWidget()
        if page is self.table and self.match is not None:
            self.table.begin(self.match, new=False)
            if self.match.record.game.over:
                self.table.show_score()
            return
        if isinstance(page, Canvas | Pages):
            page.show_again()
        page.setFocus()

    def leave(self) -> None:
        """Put the running match away; its journal is complete."""
        if self.match is not None:
            self.history.clear()
            self.program.on_table = None
            self.table.clear()
            self.match.close()
            self.match.deleteLater()
            self.match = None
            self._recorder = None

    def show_keys(self) -> None:
        """Open the sheet with all keys, or put it away."""
        self.keys.games = (self.match.record.header.game,) if self.match is not None else ()
        self.keys.open()

    def cover(self, words: str = "", act: Callable[[], object] = lambda: None) -> None:
        """Cover the window until it has been seen, with ``words`` on the ground; ``act``, and whatever takes time, waits for that."""

        def begin() -> None:
            act()
            self._first_look()

        self._look.stop()
        Ground(self, words).seen.connect(begin)

    def _set_kit(self) -> None:
        canvas.set_text_size(self.program.settings.text_size / 100)
        canvas.set_fingers(self.program.settings.touch)

    def _follow_settings(self) -> None:
        """Apply the settings for full screen and the size of text."""
        full = bool(self.windowState() & Qt.WindowState.WindowFullScreen)
        if full != self.program.settings.full_screen:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.pages.refit()

    def restore_place(self) -> None:
        """Put the window where it was last, moved onto a screen that exists now."""
        window_place.restore(self, self.program.settings)

    @report_errors
    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place; the game is stored already.

        If it could not be stored, the window stays open once to say where it is.
        """
        self.program.settings.window = window_place.of(self)
        self.program.store_settings()
        told = self.notice.sentences
        self.leave()
        if self.notice.sentences != told:
            self.go_home()
            event.ignore()
            return
        super().closeEvent(event)

    @report_errors
    def changeEvent(self, event: QEvent) -> None:
        """Cover the hands when the window is minimised."""
        super().changeEvent(event)
        if event.type() != QEvent.Type.WindowStateChange:
            return
        if self.isMinimized():
            if self.match is not None:
                self.match.lower_curtain()
        elif self.isVisible():
            self.program.change(full_screen=self.isFullScreen())  # the system offers a way out of full screen too

    def _begin_stored(self, match: Match, new: bool, give_up: Callable[[], None]) -> None:
        """Begin a match that has a journal. If it cannot be shown, put it away and call ``give_up`` for its journal."""
        try:
            self._begin(match, new)
        except Exception:
            match.journal = None
            give_up()
            self.go_home()
            raise

    def _begin(self, match: Match, new: bool) -> None:
        self.leave()
        self.match = match
        stored = match.journal is not None  # a lesson is not
        self._recorder = ResultRecorder(match, paths.archive_folder(), self.program.tell) if stored else None
        self.program.on_table = match.journal.home if match.journal is not None else None
        self.pages.setCurrentWidget(self.table)
        self.table.begin(match, new)
        self._name()

    def _teach(self, game: str) -> None:
        self.table.lesson.start(game)

    def _first_look(self) -> None:
        if self.match is None:
            self.look_for_games()

    def _name(self) -> None:
        """Put the game in the window's title, and nothing that should stay hidden."""
        shown = self.pages.currentWidget()
        page = next((page for page, made in self._made.items() if made is shown), "")
        game = "" if shown is self.start_page else self.match.record.header.game if self.match is not None else self.new_game.game
        self.setWindowTitle(window_title(self.program.texts, page, game))

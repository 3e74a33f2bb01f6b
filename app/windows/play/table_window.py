"""The page with the table: the view of the match, and the sheets that open over it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.access.reader import ReaderWatch
from app.art.signs import Sign
from app.commands import Command
from app.games import find, painters_of
from app.outcome import scores
from app.platform.memory import forget_positions, give_back
from app.platform.qt_guard import report_errors
from app.platform.sound import Sound
from app.platform.timing import Timer
from app.program import Program
from app.session import daily
from app.session.match import Match
from app.shortcuts import Shortcuts
from app.table.controller import TableController
from app.table.scene.view import TableView
from app.table.screen import LaidOpen, LaidRow
from app.windows.game_words import seat_sign
from app.windows.kit.drawer import Drawer
from app.windows.kit.message_bar import OFFER, MessageBar, Words
from app.windows.play import table_settings
from app.windows.play.adviser import Adviser
from app.windows.play.card_reveal import Reveal
from app.windows.play.computers import Computers
from app.windows.play.hand_over import HandOver
from app.windows.play.hints_offer import HintsOffer
from app.windows.play.lesson_bar import LessonBar
from app.windows.play.menu import Menu
from app.windows.play.seats_sheet import SeatsSheet
from app.windows.play.side_panel import SidePanel
from app.windows.play.table_help import TableHelp
from app.windows.score.score_sheet import ScoreSheet
from app.windows.setup.first_picture import FirstPicture
from rules import Event, Record, ScoreRow

LOOK = 900
"""Milliseconds for which a game's last picture is shown before the score appears."""


class TableWindow(QWidget):
    """The page of one match at a time, from ``begin`` to ``clear``. Unless ``animated`` (tests, pictures), nothing moves or waits."""

    home = Signal()
    commanded = Signal(Command)
    """A command of the window, chosen from the menu."""
    again = Signal(bool)
    """A new game with the same players; True: with the same deal."""
    shown = Signal()
    """The match has changed, and the table shows it."""
    review = Signal()
    statistics = Signal()

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table")
        self.animated = True
        self.controller: TableController | None = None
        self.view: TableView | None = None
        self.first = FirstPicture(program, self)
        self._program = program
        self._match: Match | None = None
        program.translated.connect(self._retext)
        program.settings_changed.connect(self._follow_settings)
        self.side = SidePanel(program, self)
        self.log, self.words = self.side.log, self.side.words
        self.hand_over = HandOver(program, self)
        self.hand_over.held.connect(self._cover)
        self.computers = Computers(program, self._may_go_on, self)
        self.words.shown.connect(self._close_hand)
        self.adviser = Adviser(program, lambda: self.computers.thinking, self._may_go_on, self)
        self.side.advice = lambda: self.adviser.lines
        self.adviser.changed.connect(self.side.fill)
        self.score = ScoreSheet(program, self)
        self.score.counted.connect(self._name_winner)
        self.score.closed.connect(self._name_winner)
        self.lights = MessageBar(program, self, "lit", OFFER, "lightbulb-on")
        self.lights.add_button("primary", "check-bold", "done", self._darken)
        self.lights.add_button("secondary", "podium", "back", self.show_score)
        self.hints_offer = HintsOffer(program, self)
        self.reveal = Reveal(program, self)
        self.reveal.closed.connect(lambda: self._hold_floats(False))
        self.reveal.closed.connect(self._end_sequence)
        self.reveal.score_asked.connect(lambda: None if self.score.isVisible() else self.show_score())
        self.help = TableHelp(program, self)
        self.help.clause = lambda: self.log.clause
        self.log.rule.connect(self.help.show_clause)
        self.lesson = LessonBar(program, self)
        self.lesson.resized.connect(self._place_view)
        self.menu = Menu(program, self)
        self.menu.above = lambda: self.lesson.height_on_page
        self.menu.chosen.connect(self._chosen)
        self.seats = SeatsSheet(program, self)
        self.score.home.connect(self.home)
        self.score.again.connect(self.again)
        self.score.review.connect(self.review)
        self.score.statistics.connect(self.statistics)
        self.score.lit.connect(self._light)
        self._end = Timer("last picture of a game", self, self._end_sequence)
        self._left = Timer("giving memory back", self, self._give_back)
        shortcuts = Shortcuts(program, self)
        for command, act in (
            (Command.MENU, self.show_menu),
            (Command.LOG, self.show_log),
            (Command.SCORE, self.show_score),
            (Command.WORDS, self.show_words),
            (Command.ADVICE, self.adviser.ask),
            (Command.CURTAIN, self._hide_hands),
            (Command.SEATS, self.show_seats),
            (Command.ITEM_IDS, self._name_items),
        ):
            shortcuts.add(command, act)

    @property
    def covered(self) -> bool:
        """Whether the table shows only what everybody knows, since the viewer's hand is covered or closed."""
        return self.controller is not None and self.controller.model.eye is None

    def begin(self, match: Match, new: bool) -> None:
        """Show a match; ``new``: also what happened before the first decision."""
        self.clear()
        self._match = match
        self.menu.stored = match.journal is not None
        game = match.record.header.game
        self.view = TableView(painters_of(game), self, self.first.store_of(game))
        self.view.setGeometry(self.rect())
        self.view.lower()
        self.setFocusProxy(self.view)
        self.view.set_text_size(self._program.settings.text_size / 100)
        self.view.show()
        self.controller = TableController(match, find(game), self.view, self._program.texts, self)
        self.controller.viewing.look(suspense=not match.record.game.over)
        self._follow_settings()
        self.controller.shown.connect(self._shown)
        self.controller.sounder.sounded.connect(self._sound)
        self.controller.commanded.connect(self._command)
        self.controller.score_asked.connect(self._open_score)
        self.controller.darkened.connect(self._darken)
        self.help.begin(match, self.controller)
        self.lesson.follow(match, self.controller)
        self.side.begin(match, self.controller)
        self.hand_over.begin(match, self.controller)
        self._cover()
        ReaderWatch(self.controller, self._may_go_on)
        self.view.setFocus()
        if new:
            self.hints_offer.offer(match.record.header.game)
            self.hints_offer.follow(match.curtain)
            self._lay_open(match.record.opening)
        self.adviser.begin(match, self.controller)
        self.computers.begin(match, self.controller)

    def clear(self) -> None:
        """Drop the match, and everything that shows it."""
        self._end.stop()
        self.help.clear()
        self.lesson.clear()
        self.side.clear()
        self.hand_over.clear()
        self.adviser.clear()
        self.computers.clear()
        self.hints_offer.clear()
        self.lights.hide()
        for overlay in (self.score, self.reveal, self.menu, self.seats):
            overlay.hide()
        self._match = None
        if self.controller is not None and self.view is not None:
            self.controller.deleteLater()
            self.view.hide()
            self.view.deleteLater()
            self.controller = self.view = None
            self._left.start()  # a table's pictures are part of reference cycles

    def _may_go_on(self) -> bool:
        """Whether nothing covers the table, so that people see what happens there."""
        covering = (self.score, self.reveal, self.menu, self.seats, self.hand_over.consent)
        return self.isVisible() and not self.help.visible and not any(sheet.isVisible() for sheet in covering)

    def _give_back(self) -> None:
        """Give back the memory of a table that was left."""
        forget_positions()
        give_back()

    def show_menu(self) -> None:
        """Open the menu, or put it away."""
        self.menu.left_out = () if self._can_be_handed_over else (Command.SEATS,)
        self.menu.open()

    def show_seats(self) -> None:
        """Open the sheet on which seats are handed over, or put it away."""
        if self.seats.isVisible():
            self.seats.put_away()
        elif self._match is not None and self._can_be_handed_over and not self.reveal.isVisible():
            self.side.hide()
            self.score.hide()
            self.seats.open(self._match)

    @property
    def _can_be_handed_over(self) -> bool:
        """Whether somebody else can sit down: not in the game for one, in a deal of the day, in a lesson or at the end."""
        match = self._match
        if match is None or match.taught or match.record.game.over:
            return False
        return not match.record.header.solo and daily.deal_of(match.record.header) is None

    def _chosen(self, command: Command) -> None:
        """Carry out an entry of the menu."""
        if command == Command.SEATS:
            self.show_seats()
        else:
            self.commanded.emit(command)

    def show_log(self) -> None:
        """Open the log, or put it away."""
        self._toggle(self.log)

    def show_words(self) -> None:
        """Open the text table with every legal action, or put it away."""
        self._toggle(self.words)

    def _cover(self) -> None:
        """Cover the hand or show it, as the settings say."""
        self.hand_over.cover()

    def _close_hand(self) -> None:
        """Close a hand that was asked for, once the table in words is put away."""
        if self.controller is not None and not self.words.isVisible():
            self.controller.viewing.open_hand(False)

    def _hide_hands(self) -> None:
        """Lower the curtain, whatever is open."""
        if self._match is not None:
            self._match.lower_curtain()

    def _name_items(self) -> None:
        if self.view is not None:
            self.view.name_items(not self.view.names_items)

    def show_score(self) -> None:
        """Open the score sheet or put it away; while its rows are still appearing, show all of them."""
        self._open_score(None)

    def _open_score(self, seat: int | None) -> None:
        """Do as ``show_score``, with the points of one player marked."""
        if self.score.isVisible() and self.score.building:
            self.score.show_all()
        elif self.score.isVisible():
            self.score.put_away()
        elif self._end.isActive():
            self._end_sequence()
        elif self._match is not None and not self.reveal.isVisible():
            self._darken()
            self.score.open(self._match.record, seat=seat, reviewable=not self._match.curtain, taught=self.lesson.isVisible())

    @report_errors
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the table; whatever is open over it follows on its own."""
        super().resizeEvent(event)
        self._place_view()

    def _place_view(self) -> None:
        """Let the table fill the page, below the bar of a lesson."""
        if self.view is not None:
            top = self.lesson.height_on_page
            self.view.setGeometry(0, top, self.width(), self.height() - top)

    def _follow_settings(self) -> None:
        """Apply the settings immediately."""
        if self.controller is not None:
            table_settings.follow(self._program, self.controller, self.animated)
            self._cover()

    def _command(self, command: Command) -> None:
        """Carry out a button of the table's bar."""
        match command:
            case Command.MENU:
                self.show_menu()
            case Command.WORDS:
                self.show_words()
            case Command.LOG:
                self.show_log()
            case Command.SCORE:
                self.show_score()
            case Command.ADVICE:
                self.adviser.ask()
            case Command.CONSENT:
                self.hand_over.ask()
            case Command.NOW:
                self.help.show_now()
            case Command.RULES:
                self.help.show_rules()
            case Command.LANGUAGE:
                self._program.other_language()
            case Command.MUTE:
                self._program.switch_sound()

    def _shown(self, events: tuple[Event, ...]) -> None:
        """Bring whatever is over and beside the table up to date with the match."""
        match = self._match
        if match is None:
            return
        if not match.record.game.over and self.controller is not None:
            self.controller.viewing.look(suspense=True)
        if match.curtain:
            self.score.hide()
        if events:
            self.hints_offer.clear()
        self.hints_offer.follow(match.curtain)
        self.help.hide()
        if not self.adviser.goes_on():
            self._darken()
        self.side.fill()
        self.hand_over.shown(with_banner=self.animated)
        self._lay_open(events)
        if events and match.record.game.over:
            self._end.start(LOOK if self.animated else 0)
        self.shown.emit()

    def _sound(self, sounds: tuple[Sound, ...]) -> None:
        self._program.play(*sounds)

    def _end_sequence(self) -> None:
        """Show the final score, row by row, with the whole table free for what it lights; anything laid open beforehand comes first."""
        self._end.stop()
        if self.reveal.isVisible():
            return
        if self._match is not None and self._match.record.game.over and not self.score.isVisible():
            self.side.hide()
            self.score.open(self._match.record, build_up=self.animated, taught=self.lesson.isVisible())

    def _name_winner(self) -> None:
        """Say below the table who has won, if the game is over: its points have been counted up."""
        if self._match is not None and self.controller is not None and self._match.record.game.over:
            self.controller.viewing.look(suspense=False)

    def _light(self, key: str) -> None:
        """Put the score and whatever lies over the table away, and highlight what gave the points of a source."""
        if self._match is None or self.controller is None:
            return
        self._name_winner()
        record = self._match.record
        row = next(row for row in scores.rows(record) if row.key == key)
        self.score.hide()
        self.side.hide()
        lit = [items if points else () for items, points in zip(row.items, row.points, strict=True)]
        if (record.rules.rival_sources(record.game.state) or {}).get(row.key):
            lit.append(find(record.header.game).rival.gave(record.game.state, row.key))
        with self._program.working():
            self.controller.viewing.light(lit)
        self.lights.tell(lambda: self._lit_words(record, row))

    def _lit_words(self, record: Record, row: ScoreRow) -> Words:
        say = self._program.texts
        return scores.lit(say, record, row), (say("scores.lit_done"), say("scores.lit_back"))

    def _darken(self) -> None:
        """Stop highlighting."""
        self.lights.hide()
        self.adviser.close()
        if self.controller is not None and self.controller.viewing.lights:
            self.controller.viewing.light(())

    def _lay_open(self, events: tuple[Event, ...]) -> None:
        """Reveal cards one by one, if the events lay some open."""
        if self._match is None or self.view is None:
            return
        game, state, names = self._match.record.header.game, self._match.record.game.state, self._match.names

        def read() -> LaidOpen | None:
            return find(game).laid_open(names, self._program.texts, events, state)

        if read() is not None:
            self._hold_floats(True)
            header, rival = self._match.record.header, find(game).rival.sign

            def sign(row: LaidRow) -> Sign:
                return Sign(rival, row.name) if row.player is None else seat_sign(header, row.player)

            self.reveal.open(read, painters_of(game), sign, paused=self.animated)

    def _hold_floats(self, held: bool) -> None:
        """Keep gains from being shown while a sheet covers the table."""
        if self.view is not None:
            self.view.table.floats.held = held

    def _toggle(self, drawer: Drawer) -> None:
        if not any(sheet.isVisible() for sheet in (self.score, self.reveal, self.seats, self.hand_over.consent)):
            self.side.toggle(drawer)

    def _retext(self) -> None:
        if self.controller is None:
            return
        table_settings.name_keys(self._program, self.controller)
        self.controller.viewing.look(texts=self._program.texts)

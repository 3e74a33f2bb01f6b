"""The drawers at the right side of a table: the log and the text table, filled with what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.art.signs import Sign
from app.commands import Command
from app.games import find
from app.program import Program
from app.session.match import Match
from app.table.controller import TableController
from app.table.log.game_log import GameLog, Line
from app.table.screen import Section
from app.texts import isolated
from app.windows.game_words import seat_sign
from app.windows.kit.drawer import Drawer
from app.windows.play.log_drawer import LogBook, LogDrawer, LogWords
from app.windows.play.text_table import TableWords, TextTable

LATEST = 40
"""Lines of the log in the text table."""


class SidePanel(QObject):
    """Owner of both drawers, of which one is open at a time. Call ``begin`` and ``clear`` with each match, ``fill`` after every change."""

    def __init__(self, program: Program, page: QWidget) -> None:
        super().__init__(page)
        self.log = LogDrawer(program, page)
        self.words = TextTable(program, page)
        self._program = program
        self._match: Match | None = None
        self._controller: TableController | None = None
        self._chronicle = GameLog()
        self.advice: Callable[[], tuple[str, ...]] = tuple
        """A function that returns the advice given now, line by line."""
        self.log.back_to.connect(self._back_to)
        self.words.chosen.connect(self._play)
        self.words.hand_asked.connect(self._open_hand)
        program.language_changed.connect(self._name)
        program.language_changed.connect(self.fill)

    def begin(self, match: Match, controller: TableController) -> None:
        """Follow a match from now on."""
        self._chronicle = GameLog(find(match.record.header.game).rival.events)
        self._match, self._controller = match, controller
        controller.refreshed.connect(self.fill)
        self._name()

    def clear(self) -> None:
        """Stop following the match, and keep nothing of it."""
        self.hide()
        self._match = self._controller = None

    def hide(self) -> None:
        """Close whichever drawer is open."""
        for drawer in (self.log, self.words):
            drawer.hide()

    def toggle(self, drawer: Drawer) -> None:
        """Open a drawer, or put it away. The log stays closed behind the curtain."""
        if self._match is None:
            return
        if drawer.isVisible():
            drawer.put_away()
            return
        for other in (self.log, self.words):
            other.hide()
        if drawer is self.log and self._match.curtain:
            return
        drawer.open()
        self.fill()

    def fill(self) -> None:
        """Bring the open drawer up to date; close the log behind the curtain."""
        match, controller = self._match, self._controller
        if match is None or controller is None:
            return
        if match.curtain:
            self.log.hide()
        if self.log.isVisible():
            self._fill_log(match, controller)
        if self.words.isVisible():
            self._fill_words(match, controller)

    def _name(self) -> None:
        """Name both drawers, open or not."""
        self.log.name(self._log_words())
        self.words.name(self._table_words())

    def _log_words(self) -> LogWords:
        say = self._program.texts
        return LogWords(
            title=say("app.log.title"),
            close=say("app.log.close"),
            empty=say("app.log.empty"),
            everybody=say("hotseat.everybody"),
            only=say("hotseat.only", name="{name}"),
            rule=say("hotseat.rule_of", clause="{clause}") if self._program.settings.developer else say("hotseat.rule"),
            back=say("hotseat.back_to"),
        )

    def _table_words(self) -> TableWords:
        say = self._program.texts
        return TableWords(
            title=say("hotseat.text_table"),
            close=say("app.words.close"),
            table=say("hotseat.on_the_table"),
            moves=say("hotseat.moves"),
            hint=say("app.words.hint"),
            copy=say("hotseat.copy"),
        )

    def _fill_log(self, match: Match, controller: TableController) -> None:
        words = self._log_words()
        header = match.record.header
        signs = [seat_sign(header, seat) for seat in range(len(header.names))]
        rival = find(header.game).rival.sign
        if rival and header.solo:
            signs.append(Sign(rival, self._program.texts(f"{header.game}.meta.rival")))
        self.log.fill(LogBook(self._lines(match, controller), signs, words))

    def _fill_words(self, match: Match, controller: TableController) -> None:
        say = self._program.texts
        words = self._table_words()
        if match.curtain:
            self.words.fill(words, "", (), [say("app.words.lift", name=match.names[match.sight.looking])], True, "")
            return
        record = match.record
        question = controller.model.question()
        asked = question if record.game.decider is None else f"{isolated(match.names[match.seat])} · {question}"
        lines = [line for line, _ in controller.model.legal_in_words()]
        self.words.fill(
            words, asked, self._sections(match, controller), lines or [say("app.words.none")], bool(lines), controller.model.hand_words
        )

    def _sections(self, match: Match, controller: TableController) -> list[Section]:
        """Return the advice given now, the table in the game's words, then the latest lines of the log, newest first."""
        say = self._program.texts
        latest = tuple(line.words for line in reversed(self._lines(match, controller)[-LATEST:]))
        screen = find(match.record.header.game)
        position = controller.model.own_position
        advice = self.advice()
        advised = [Section(say("table.advice"), advice)] if advice else []
        return [*advised, *screen.sections(position), Section(say("app.log.title"), latest or (say("app.log.empty"),))]

    def _lines(self, match: Match, controller: TableController) -> list[Line]:
        """Return the log as the viewer may know it."""
        model = controller.model
        return self._chronicle.lines(match.record, model.eye, model.say, self._program.texts, controller.steps.automatic)

    def _back_to(self, entry: int) -> None:
        if self._controller is not None:
            self._controller.steps.undo_to(entry)

    def _open_hand(self) -> None:
        """Show the hand of the player who says that they are looking, or close it."""
        if self._controller is not None:
            self._controller.command(Command.HAND)

    def _play(self, line: int) -> None:
        """Play a line of the text table; behind the curtain, its only line lifts the curtain."""
        match, controller = self._match, self._controller
        if match is None or controller is None:
            return
        if match.curtain:
            match.lift_curtain()
        else:
            controller.play_action(controller.model.legal_in_words()[line][1])

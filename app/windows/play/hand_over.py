"""The hand-over between players at one table: the banner with the next name, and the sheet on which all agree to take a move back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.program import Program
from app.session.match import Match
from app.table.controller import TableController
from app.table.log import wording
from app.windows.game_words import seat_sign
from app.windows.kit.message_bar import TURN, MessageBar
from app.windows.play.consent import Consent


class HandOver(QObject):
    """The hand-over of one table page; call ``begin`` and ``clear`` with each match, and ``shown`` after every change."""

    held = Signal()
    """Space was pressed or let go."""

    def __init__(self, program: Program, page: QWidget) -> None:
        super().__init__(page)
        self.consent = Consent(program, page)
        self.banner = MessageBar(program, page, "banner", TURN)
        self._program = program
        self._match: Match | None = None
        self._controller: TableController | None = None
        self._last: int | None = None
        self._held = False
        self.consent.agreed.connect(self._agreed)

    def begin(self, match: Match, controller: TableController) -> None:
        """Follow a match from now on."""
        self._match, self._controller, self._last = match, controller, match.viewer
        self._held = False
        controller.view.held.connect(self._hold)

    def clear(self) -> None:
        """Stop following the match."""
        self.consent.hide()
        self.banner.hide()
        self._match = self._controller = None

    def shown(self, with_banner: bool) -> None:
        """Announce whose turn it is if the table has turned to another person without a curtain."""
        match, controller = self._match, self._controller
        if match is None or controller is None:
            return
        before, self._last = self._last, match.viewer
        if match.sight.needs_curtain or match.decision is None or match.viewer is None or match.viewer == before:
            self.banner.hide()
            return
        name = match.names[match.viewer]
        own = wording.in_turn(match.record.game, match.viewer)
        words = wording.decides(self._program.texts, name, own)
        controller.view.announce(words)
        if with_banner and not controller.moments.names_turn:
            seat = seat_sign(match.record.header, match.viewer)
            slides = controller.speed > 0 and not controller.calm
            self.banner.tell(lambda: ((wording.decides(self._program.texts, name, own),), ()), seat, slides, aloud=False)

    def cover(self) -> None:
        """Cover private hands behind the curtain too if the settings say so, unless Space is held."""
        if self._controller is not None:
            self._controller.viewing.cover(self._program.settings.cover_hands and not self._held)

    def _hold(self, held: bool) -> None:
        if held != self._held:
            self._held = held
            self.held.emit()

    def ask(self) -> None:
        """Let all people agree to take back a move that revealed something. Private hands are covered meanwhile."""
        match = self._match
        if match is None or not match.record.can_undo_agreed:
            return
        match.lower_curtain()
        record, people = match.record, match.record.people
        self.consent.open([seat_sign(record.header, seat) for seat in people], lambda: wording.stop(record, self._program.texts))

    def _agreed(self) -> None:
        if self._controller is not None:
            self._controller.steps.undo_agreed()

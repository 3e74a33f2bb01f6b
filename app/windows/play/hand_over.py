"""What lies between two players at one table: the banner with the next name, and the sheet on which all agree to go back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.program import Program
from app.session.match import Match
from app.table.controller import TableController
from app.table.log import wording
from app.windows.kit.banner import Banner
from app.windows.play.consent import Consent


class HandOver(QObject):
    """Belongs to one table page; ``begin`` and ``clear`` with each match, ``changed`` after every change of it."""

    held = Signal()
    """Space was pressed or let go."""

    def __init__(self, program: Program, page: QWidget) -> None:
        super().__init__(page)
        self.consent = Consent(page)
        self.banner = Banner(page)
        self._program = program
        self._page = page
        self._match: Match | None = None
        self._controller: TableController | None = None
        self._last: int | None = None
        self._held = False
        self.consent.agreed.connect(self._agreed)

    def begin(self, match: Match, controller: TableController) -> None:
        """Belong to a match from now on."""
        self._match, self._controller, self._last = match, controller, match.viewer
        self._held = False
        controller.view.held.connect(self._hold)

    def clear(self) -> None:
        """Belong to no match."""
        self.consent.hide()
        self.banner.hide()
        self._match = self._controller = None

    def fit(self) -> None:
        """Follow the size of the page."""
        self.consent.setGeometry(self._page.rect())
        self.banner.hide()

    def changed(self, shown: bool) -> None:
        """Say whose turn it is now, where the table turned to another player without a curtain; ``shown``: with the banner."""
        match, controller = self._match, self._controller
        if match is None or controller is None:
            return
        before, self._last = self._last, match.viewer
        if match.has_secrets or match.record.game.over or before == match.viewer or match.viewer is None:
            self.banner.hide()
            return
        name = match.names[match.viewer]
        words = self._program.texts("table.turn", name=name)
        controller.view.announce(words)
        if shown:
            self.banner.tell(words, name, match.colours[match.viewer], 0.0 if controller.calm else controller.speed)

    def cover(self, in_words: bool) -> None:
        """Cover closed hands, where that is wanted, unless Space is held or the table in words was opened to read them."""
        match, controller = self._match, self._controller
        if match is not None and controller is not None:
            wanted = self._program.settings.cover_hands and match.has_secrets and not match.record.game.over
            controller.cover(wanted and not self._held and not in_words)

    def _hold(self, held: bool) -> None:
        if held != self._held:
            self._held = held
            self.held.emit()

    def ask(self) -> None:
        """Let everybody agree to take back what made something known. Closed hands are covered meanwhile."""
        match, say = self._match, self._program.texts
        if match is None or not match.record.can_undo_agreed:
            return
        match.lower_curtain()
        self.consent.setGeometry(self._page.rect())
        self.consent.open(
            say("hotseat.consent"),
            wording.stop(match.record, say),
            say("hotseat.consent_hint"),
            say("hotseat.consent_no"),
            match.names,
            match.colours,
            [say("hotseat.consent_yes", name=name) for name in match.names],
        )

    def _agreed(self) -> None:
        if self._controller is not None:
            self._controller.steps.undo_agreed()

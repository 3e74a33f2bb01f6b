"""The review of the game on the table: up to now, and as the viewer at the table may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QStackedWidget

from app.commands import Command
from app.program import Program
from app.session.match import Match
from app.shortcuts import Shortcuts
from app.windows.page_stack import Pages

if TYPE_CHECKING:  # imported when it is first asked for
    from app.windows.history.review import Review
    from app.windows.play.table_window import TableWindow


class Window(Protocol):
    """What the review needs from the window."""

    match: Match | None
    pages: Pages

    @property
    def table(self) -> TableWindow: ...


class RunningReview:
    """The page with the review, made when it is first opened."""

    def __init__(self, program: Program, window: Window) -> None:
        self._program = program
        self._window = window
        self._page: Review | None = None

    @property
    def shown(self) -> bool:
        """Whether it is the page that is shown."""
        return self._page is not None and self._window.pages.currentWidget() is self._page

    def open(self) -> None:
        """Show what has been played; nothing while the curtain is down.

        Where nobody has a secret now, everybody looks at the screen, so what only one of them could see earlier stays covered.
        """
        match = self._window.match
        if match is None or match.viewer is None:
            return
        if self._page is None:
            self._page = self._made()
        self._window.pages.setCurrentWidget(self._page)
        all_look = len(match.sight.people) > 1 and not match.sight.has_secrets
        self._page.open_running(match.record, match.viewer, self._window.table.covered, all_look)

    def put_away(self) -> None:
        """Return to the table, if the review is shown."""
        if self.shown and self._window.match is not None:
            self._window.pages.setCurrentWidget(self._window.table)
            self.clear()
            if self._window.table.view is not None:
                self._window.table.view.setFocus()

    def clear(self) -> None:
        """Keep nothing of the game."""
        if self._page is not None:
            self._page.close_record()

    def _made(self) -> Review:
        from app.windows.history.review import Review

        found = Review(self._program, "history")
        QStackedWidget.addWidget(self._window.pages, found)  # not in a ZoomArea: its table keeps its place, whatever the size of the text
        found.back.connect(self.put_away)
        Shortcuts(self._program, found).add(Command.CURTAIN, self._hide_hands)
        return found

    def _hide_hands(self) -> None:
        if self._window.match is not None:
            self._window.match.lower_curtain()

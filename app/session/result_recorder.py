"""Stores the result of a match as soon as it is over."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from app.session.match import Match
from app.storage.results import keep
from rules import Message


class ResultRecorder:
    """A recorder that stores the result of a match as soon as it is over, and removes it if its last decision is undone.

    It works for as long as it is referenced.

    ``report`` is called if that fails.
    """

    def __init__(self, match: Match, folder: Path, report: Callable[[Message], None]) -> None:
        self.path: Path | None = None
        self._match = match
        self._folder = folder
        self._report = report
        if not match.record.game.over:
            match.changed.connect(self._follow)

    def _follow(self) -> None:
        over = self._match.record.game.over
        try:
            if over and self.path is None:
                self.path = keep(self._folder, self._match.record, time.time())
            elif not over and self.path is not None:
                path, self.path = self.path, None
                path.unlink(missing_ok=True)
        except OSError:
            self._report(Message("review.trouble.keep"))

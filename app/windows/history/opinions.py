"""The opinion of the game that is reviewed: kept from before, or formed in the background while the players look at the game."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QObject, Signal

from app.opponents.judging import Judging
from app.program import Program
from app.session.opinion import Opinion, fits, judgeable
from app.session.replay import Replay
from app.storage import opinions, paths
from rules import Message
from rules.bots.judging import Verdict

Stage = Literal["none", "judging", "formed", "failed"]


class Opinions(QObject):
    """The opinion of one game at a time, from ``begin`` to ``end``."""

    changed = Signal()
    """What is known, or how far the judging has got, has changed."""

    def __init__(self, program: Program, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.judge: tuple[str, ...] = ()
        """The program that judges, if it is not this one."""
        self.stage: Stage = "none"
        self.opinion: Opinion | None = None
        """What is known; while a game is being judged, its curves only."""
        self.share = 0.0
        """The share of the judging that is done."""
        self._program = program
        self._replay: Replay | None = None
        self._judging: Judging | None = None

    def begin(self, replay: Replay) -> None:
        """Look for an opinion of a game; one that was kept and still holds is known immediately."""
        self.end()
        if judgeable(replay):
            self._replay = replay
            self.opinion = opinions.kept(paths.archive_folder(), replay)
            self.stage = "none" if self.opinion is None else "formed"

    def end(self) -> None:
        """Leave the game, and stop judging."""
        self._stop()
        self._replay = self.opinion = None
        self.stage = "none"

    @property
    def possible(self) -> bool:
        """Whether the game can be judged."""
        return self._replay is not None

    @property
    def costliest(self) -> tuple[Verdict, ...]:
        """What is thought of the turns that cost most; nothing while that is not known."""
        return () if self.opinion is None else tuple(self.opinion.costliest)

    def verdict(self, at: int) -> Verdict | None:
        """Return what is thought of one of the costliest turns, if it begins at a position."""
        return next((verdict for verdict in self.costliest if verdict.at == at), None)

    def ask(self) -> None:
        """Have the game judged, unless that is known or under way."""
        if self._replay is None or self.stage in ("judging", "formed"):
            return
        self.stage, self.share = "judging", 0.0
        self._judging = judging = Judging(self.judge, self)
        judging.sketched.connect(self._sketched)
        judging.progressed.connect(self._progressed)
        judging.formed.connect(self._formed)
        judging.failed.connect(self._failed)
        judging.begin(self._replay.record)
        self.changed.emit()

    def cancel(self) -> None:
        """Stop judging."""
        if self.stage == "judging":
            self._stop()
            self.stage, self.opinion = "none", None
            self.changed.emit()

    def _stop(self) -> None:
        judging, self._judging = self._judging, None
        if judging is not None:
            judging.end()
            judging.deleteLater()

    def _sketched(self, opinion: Opinion) -> None:
        assert self._replay is not None
        if fits(opinion, self._replay):
            self.opinion = opinion
            self.changed.emit()

    def _progressed(self, share: float) -> None:
        self.share = share
        self.changed.emit()

    def _formed(self, opinion: Opinion) -> None:
        assert self._replay is not None
        if not fits(opinion, self._replay):
            self._failed()
            return
        self._stop()
        self.stage, self.opinion = "formed", opinion
        try:
            opinions.keep(paths.archive_folder(), opinion)
        except OSError:
            self._program.tell(Message("review.trouble.opinion"))
        self.changed.emit()

    def _failed(self) -> None:
        self._stop()
        self.stage, self.opinion = "failed", None
        self.changed.emit()

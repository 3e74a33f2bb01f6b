"""A game at the table: what the players do goes through here, and who may look."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.storage.journal import Journal
from rules import Action, Decision, Event, Record, piles_of


class Match(QObject):
    """Owns a record, tells when it changed, stores every step, and keeps hands from other eyes.

    ``viewer`` is the seat that looks at the table. It follows the player who decides; with closed hands and several players it is None,
    with the curtain down, whenever another player comes to decide, until ``lift_curtain``. Who learns the game as seat ``learner`` is alone
    at the table: this seat looks all the time, and there is no curtain.
    """

    changed = Signal(object)
    """The events that just happened, as a tuple; empty after undo, the curtain and the like."""

    def __init__(self, record: Record, journal: Journal | None = None, parent: QObject | None = None, learner: int | None = None) -> None:
        super().__init__(parent)
        self.record = record
        self.journal = journal
        self._learner = learner
        self.viewer: int | None = None if self.has_secrets and not record.game.over else self._looking

    @property
    def has_secrets(self) -> bool:
        """Whether somebody has cards now that only he may see, and there are others at the table."""
        if self._learner is not None:
            return False
        hidden = (pile.cards and pile.seen == "owner" for pile in piles_of(self.record.game.state))
        return len(self.record.header.names) > 1 and any(hidden)

    @property
    def names(self) -> tuple[str, ...]:
        """The players in seat order."""
        return self.record.header.names

    @property
    def colours(self) -> tuple[str, ...]:
        """Their colours in seat order."""
        return self.record.header.seat_colours

    @property
    def seat(self) -> int:
        """Who decides; at the end the one who decided last."""
        decider = self.record.game.decider
        if decider is not None:
            return decider
        return self.record.entries[-1].player if self.record.entries else 0

    @property
    def _looking(self) -> int:
        """Who looks when nothing is to be hidden."""
        return self.seat if self._learner is None else self._learner

    @property
    def decision(self) -> Decision | None:
        """What the viewer has to decide; None behind the curtain, at the end, and when a learner is not to decide."""
        return self.record.game.decision if self.viewer is not None and self._learner in (None, self.seat) else None

    @property
    def curtain(self) -> bool:
        """Whether the curtain is down."""
        return self.viewer is None

    def play(self, action: Action) -> None:
        """Make a decision. Raises ``IllegalAction`` with nothing changed."""
        events = self.record.play(action)
        if self.journal is not None:
            self.journal.do(action)
        self._follow(events)

    def undo(self) -> None:
        """Take the last decision back, if that can be done without asking anybody."""
        if not self.record.can_undo:
            return
        self._take_back()
        self._follow(())

    def undo_agreed(self) -> None:
        """Take the last decision back because everybody at the table agrees, where the game was begun with that rule."""
        if not self.record.can_undo_agreed:
            return
        self._take_back(agreed=True)
        self._follow(())

    def undo_to(self, entry: int) -> None:
        """Take back decision number ``entry`` (from 0) and all after it, as far as that can be done without asking anybody."""
        if not self.record.can_undo:
            return
        while self.record.can_undo and len(self.record.entries) > entry:
            self._take_back()
        self._follow(())

    def redo(self) -> None:
        """Make the decision last taken back again, if there is one."""
        if not self.record.can_redo:
            return
        events = self.record.redo()
        if self.journal is not None:
            self.journal.redo()
        self._follow(events)

    def reset_turn(self) -> None:
        """Take back everything since the turn began or something became known."""
        record = self.record
        player = self.seat
        while record.can_undo and record.entries[-1].player == player and not _begins_turn(record.entries[-1].events):
            self._take_back()
        self._follow(())

    def lower_curtain(self) -> None:
        """Hide the table from everybody; only where there is something to hide."""
        if self.has_secrets and not self.record.game.over:
            self.viewer = None
            self.changed.emit(())

    def lift_curtain(self) -> None:
        """Show the table to the player who decides."""
        if self.viewer is None:
            self.viewer = self.seat
            self.changed.emit(())

    def close(self) -> None:
        """Finish storing; the match is not used any more."""
        if self.journal is not None:
            self.journal.close()
            self.journal = None

    def _take_back(self, agreed: bool = False) -> None:
        self.record.undo(agreed)
        if self.journal is not None:
            self.journal.undo(agreed)

    def _follow(self, events: tuple[Event, ...]) -> None:
        """Let the right player look, then tell."""
        if not self.has_secrets:
            self.viewer = self._looking
        elif not self.record.game.over and self.viewer != self.seat:
            self.viewer = None
        self.changed.emit(events)


def _begins_turn(events: tuple[Event, ...]) -> bool:
    return any(event.kind == "turn" for event in events)

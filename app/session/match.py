"""A game at the table: everything the players do goes through here, and it controls who may look."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from app.storage.journal import Journal
from rules import Action, Decision, Event, Record, SeatKind

from .sight import Sight


class Match(QObject):
    """A match, which owns a record, reports changes, stores every step, and hides hands from other players.

    ``viewer`` is the seat that looks at the table. It follows the person who decides. With closed hands and several people it becomes
    None, with the curtain down, whenever the turn to decide passes to another one, until ``lift_curtain``: see ``Sight``. A player who
    learns the game as seat ``learner`` is the only person at the screen: that seat is always the viewer.
    """

    changed = Signal(object)
    """The events that just happened, as a tuple; empty after undo, the curtain and the like."""
    seated = Signal()
    """Somebody else has sat down on a seat: told before ``changed``."""

    def __init__(self, record: Record, journal: Journal | None = None, parent: QObject | None = None, learner: int | None = None) -> None:
        super().__init__(parent)
        self.taught = learner is not None
        """Whether it is a lesson, in which nobody else can sit down."""
        self.record = record
        self.journal = journal
        self.sight = Sight(record, record.people if learner is None else (learner,))
        """What those at the screen may see of the game."""
        self.viewer = self.sight.viewer()

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
        """The player who decides; at the end, the one who decided last."""
        return self.sight.seat

    @property
    def decision(self) -> Decision | None:
        """The viewer's decision; None behind the curtain, at the end, and while no person decides."""
        return None if self.curtain else self.sight.decision

    @property
    def curtain(self) -> bool:
        """Whether the curtain is down."""
        return self.viewer is None

    def play(self, action: Action) -> None:
        """Make a decision. Raises ``IllegalAction`` with nothing changed."""
        closed = self.sight.stays_closed(action)
        events = self.record.play(action)
        if self.journal is not None:
            self.journal.do(action)
        self._follow(events, closed)

    def undo(self) -> None:
        """Undo the last decision, if that is possible without the others' consent."""
        if not self.record.can_undo:
            return
        closed = self.sight.is_public
        self._take_back()
        self._follow((), closed)

    def undo_agreed(self) -> None:
        """Undo the last decision because everybody at the table agrees, if the game was begun with that rule."""
        if not self.record.can_undo_agreed:
            return
        closed = self.sight.is_public
        self._take_back(agreed=True)
        self._follow((), closed)

    def undo_to(self, entry: int) -> None:
        """Undo decision number ``entry`` (from 0) and all after it, as far as that is possible without the others' consent."""
        if not self.record.can_undo:
            return
        closed = self.sight.is_public
        while self.record.can_undo and len(self.record.entries) > entry:
            self._take_back()
        self._follow((), closed)

    def redo(self) -> None:
        """Redo the decision that was undone last, if there is one."""
        if not self.record.can_redo:
            return
        closed = self.sight.is_public
        events = self.record.redo()
        if self.journal is not None:
            self.journal.redo()
        self._follow(events, closed)

    def reset_turn(self) -> None:
        """Undo everything since the turn began or something was revealed."""
        closed = self.sight.is_public
        for _ in range(self.record.undoable_in_turn):
            self._take_back()
        self._follow((), closed)

    def hand_over(self, kinds: Sequence[SeatKind]) -> None:
        """Let these sit on the seats from now on; at least one is a person.

        Unless the one who looks goes on looking, the curtain falls: whoever was at the screen must not see another person's hand.
        """
        sight, before = self.sight, self.record.header.seats
        for seat in sorted(range(len(before)), key=lambda seat: kinds[seat] != "person"):  # so that a person remains at any time
            if kinds[seat] != before[seat]:
                self.record.hand_over(seat, kinds[seat])
                if self.journal is not None:
                    self.journal.seat(seat, kinds[seat])
        if self.record.header.seats == before:
            return
        self.sight = replace(sight, people=self.record.people)
        stays = self.viewer == self.sight.looking and not sight.is_public
        self.viewer = self.sight.viewer(self.viewer, sight.is_public) if stays or not self._opens_hand else None
        self.seated.emit()
        self.changed.emit(())

    def lower_curtain(self) -> None:
        """Hide the table from everybody, if there is anything to hide."""
        if self.sight.has_secrets and not self.record.game.over:
            self.viewer = None
            self.changed.emit(())

    def lift_curtain(self) -> None:
        """Show the table to the person whose turn it is to look."""
        if self.viewer is None:
            self.viewer = self.sight.looking
            self.changed.emit(())

    def close(self) -> None:
        """Finish storing; the match must not be used any more."""
        if self.journal is not None:
            self.journal.close()
            self.journal = None

    def _take_back(self, agreed: bool = False) -> None:
        self.record.undo(agreed)
        if self.journal is not None:
            self.journal.undo(agreed)

    def _follow(self, events: tuple[Event, ...], closed: bool) -> None:
        """Make the right player the viewer, then report the change. ``closed``: nobody's hand has been open."""
        if self.viewer is not None or not self._opens_hand:
            self.viewer = self.sight.viewer(self.viewer, closed)
        self.changed.emit(events)

    @property
    def _opens_hand(self) -> bool:
        """Whether a person would have a closed hand in sight if they looked now; then they lift the curtain themselves."""
        return self.sight.holds_closed_cards and not (self.sight.is_public or self.record.game.over)

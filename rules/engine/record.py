"""A game with its history: who plays, what has been done, undo as far as the players agreed on, and redo."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from .definition import GameDef
from .errors import RulesError
from .game import Game
from .hidden.piles import piles_of
from .types import TURN, Action, Event, Value

Undo = Literal["strict", "consent", "practice"]
"""How far decisions can be taken back: to the last new fact; beyond it if everybody agrees; or without limit."""


SeatKind = Literal["person", "easy", "normal", "hard"]
"""Who sits there: a person, or a computer of that strength."""


COLOURS = ("red", "blue", "yellow", "green", "plum")
"""The colours available for a seat."""


class Header(Struct, frozen=True, kw_only=True):
    """The set-up of a game. ``names`` are in seat order; ``seed`` is below 2**63; the state itself holds the exact deal.

    ``colours`` are those of the seats, each one of ``COLOURS``; if empty, the first ones in their order. ``seats`` says who sits there now;
    if it is left out, as in saves from before computers could play, everybody is a person. ``advice`` says whether people may ask what a
    computer would do; if it is left out, a single person may. ``practice`` marks a game for trying things out, which statistics do not
    count. Every game with free undo is one. ``day`` is the date (2026-11-28) whose deal of the day this is, if it is one.
    """

    game: str
    names: tuple[str, ...]
    options: dict[str, Value | bool]
    seed: int
    schema: int
    rules_version: int
    program: str = ""
    undo: Undo = "strict"
    practice: bool = False
    colours: tuple[str, ...] = ()
    seats: tuple[SeatKind, ...] = ()
    day: str = ""
    advice: bool | None = None

    def __post_init__(self) -> None:
        if not self.seats:
            force_setattr(self, "seats", ("person",) * len(self.names))
        if self.advice is None:
            force_setattr(self, "advice", self.seats.count("person") == 1)

    @property
    def solo(self) -> bool:
        """Whether this is the game for one player. One person against computers is another matter: see ``Record.people``."""
        return len(self.names) == 1

    @property
    def seat_colours(self) -> tuple[str, ...]:
        """The colour of each seat; every colour has a shape of its own."""
        return self.colours or COLOURS[: len(self.names)]


class Entry(Struct, frozen=True, omit_defaults=True):
    """A decision and the events it led to.

    ``by`` says who made it, since a seat can be handed over; None, in saves from before that: who sits there.
    """

    player: int
    action: Action
    events: tuple[Event, ...]
    by: SeatKind | None = None


class Record:
    """A game with the moves that led to its position, and the way back.

    Undo returns to earlier decisions. ``header.undo`` determines what happens at an event that ``reveals`` something, the ``undo_floor``:
    undo stops there, goes on only when told that everybody agreed, or ignores it. States before a floor that stops undo are not kept.
    When a person alone among computers ends a turn, no one else looks on: if no cards are closed, that reveals nothing.
    """

    def __init__(self, header: Header, game: Game[Any]) -> None:
        self.header = header
        self.game = game
        self.opening: tuple[Event, ...] = tuple(game.opening)
        self.start = game.snapshot()
        self.entries: list[Entry] = []
        self.log_only = 0
        """How many of the first ``entries`` exist only as log entries: they do not lead from ``start`` to the position."""
        self._before: list[bytes] = []
        """The states before the most recent decisions, as far as they are kept."""
        first = self._revealing(game.opening)
        self._undo_floors: list[tuple[int, Event]] = [] if first is None else [(0, first)]
        """Each event that revealed something, with the number of kept states before it."""
        self._undone: list[Action] = []

    @property
    def rules(self) -> GameDef[Any]:
        """The rules of this game."""
        return self.game.rules

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people, of whom there is at least one."""
        return tuple(seat for seat, kind in enumerate(self.header.seats) if kind == "person")

    @property
    def undo_floor(self) -> Event | None:
        """The last event that revealed something."""
        return self._undo_floors[-1][1] if self._undo_floors else None

    @property
    def can_undo(self) -> bool:
        """Whether a decision of a person can be taken back, with those of computers since, without asking anybody."""
        return self._decided_by_people(self.undoable)

    @property
    def can_undo_agreed(self) -> bool:
        """Whether a decision of a person can be taken back, with those of computers since, only if everybody agrees."""
        return self.header.undo == "consent" and self._decided_by_people(len(self._before)) and not self.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a decision taken back can be made again."""
        return bool(self._undone)

    @property
    def undoable(self) -> int:
        """How many decisions can be taken back without asking anybody."""
        if self.header.undo == "practice" or not self._undo_floors:
            return len(self._before)
        return len(self._before) - self._undo_floors[-1][0]

    @property
    def undoable_in_turn(self) -> int:
        """How many decisions, made since the turn of the person who decides began, can be taken back without asking anybody.

        While a computer decides there are none: people take back its decisions only together with one of their own.
        """
        found, decider = 0, self.game.decider
        if decider not in self.people:
            return found
        for entry in reversed(self.entries[len(self.entries) - self.undoable :]):
            if entry.player != decider or any(event.kind == TURN for event in entry.events):
                break
            found += 1
        return found

    def _decided_by_people(self, last: int) -> bool:
        """Return whether people made any of the ``last`` decisions."""
        people = self.people
        return any(entry.player in people for entry in self.entries[len(self.entries) - last :])

    def hand_over(self, player: int, kind: SeatKind) -> None:
        """Let somebody else take a seat from now on. Raises ``RulesError`` if there is no such seat, or no person would remain.

        Undo then reaches back as far as those who sit there now may go.
        """
        seats = [*self.header.seats]
        if not 0 <= player < len(seats):
            raise RulesError("There is no such seat.")
        seats[player] = kind
        if "person" not in seats:
            raise RulesError("A person has to remain at the table.")
        self.header = replace(self.header, seats=tuple(seats))
        kept, states = self.entries[len(self.entries) - len(self._before) :], [*self._before]
        self._before.clear()
        self._undo_floors = [floor for floor in self._undo_floors if floor[0] == 0]
        for entry, before in zip(kept, states, strict=True):
            self._keep(before, entry.events)

    def forget(self) -> None:
        """Drop the decisions that exist only as log entries, because the log cannot express them."""
        del self.entries[: self.log_only]
        self.log_only = 0

    def ahead(self, actions: Iterable[Action]) -> Record:
        """Return the record as it would be after some decisions; this one does not change. Raises ``IllegalAction``."""
        future = Record.__new__(Record)
        future.header, future.game, future.opening = self.header, self.game.copy(), self.opening
        future.start, future.log_only = self.start, self.log_only
        future.entries, future._undone = [*self.entries], [*self._undone]
        future._before, future._undo_floors = [*self._before], [*self._undo_floors]
        for action in actions:
            future.play(action)
        return future

    def play(self, action: Action, by: SeatKind | None = None) -> tuple[Event, ...]:
        """Make a decision; after it, undone decisions can no longer be redone. Raises ``IllegalAction``, changing nothing.

        ``by`` says who made it, if it is not who sits there now.
        """
        events = self._do(action, by)
        self._undone.clear()
        return events

    def _do(self, action: Action, by: SeatKind | None = None) -> tuple[Event, ...]:
        before = self.game.snapshot()
        player = self.game.decider
        try:
            events = tuple(self.game.apply(action))
        except RulesError:
            raise
        except Exception:
            self.game.restore(before)  # a fault in a rule must not cost players their game: put it back and let the program report it
            raise
        assert player is not None
        self.entries.append(Entry(player, action, events, by or self.header.seats[player]))
        self._keep(before, events)
        return events

    def _keep(self, before: bytes, events: Iterable[Event]) -> None:
        """Keep the state before a decision, unless its events stop undo."""
        self._before.append(before)
        undo_floor = self._revealing(events)
        if undo_floor is not None:
            if self.header.undo == "strict":
                self._before.clear()
                self._undo_floors.clear()
            self._undo_floors.append((len(self._before), undo_floor))

    def undo(self, agreed: bool = False) -> Entry:
        """Take the last decision back and return it. Raises ``RulesError`` at the undo floor.

        ``agreed`` means that everybody agrees, which allows more only where consent is needed.
        """
        if not (self.undoable or (agreed and self.header.undo == "consent" and self._before)):
            raise RulesError("Nothing can be taken back: something has been revealed since.")
        self.game.restore(self._before.pop())
        while self._undo_floors and self._undo_floors[-1][0] > len(self._before):
            self._undo_floors.pop()
        entry = self.entries.pop()
        self._undone.append(entry.action)
        return entry

    def redo(self) -> tuple[Event, ...]:
        """Make the decision last taken back again. Raises ``RulesError`` if there is none."""
        if not self._undone:
            raise RulesError("There is nothing to redo.")
        action = self._undone.pop()
        return self._do(action)

    @property
    def _holds_closed_cards(self) -> bool:
        return any(pile.cards and pile.seen == "owner" for pile in piles_of(self.game.state))

    def _revealing(self, events: Iterable[Event]) -> Event | None:
        """Return the last event that revealed something."""
        found = [event for event in events if event.reveals]
        if found and len(self.people) == 1 < len(self.header.names) and not self._holds_closed_cards:
            found = [event for event in found if event.kind != TURN]
        return found[-1] if found else None

"""A game gone through again: every position, the points in each of them, and the places worth a jump. Pure: no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from rules import Entry, Event, Game, Record, RulesError

SWING = 8
"""A decision that changes a lead by more points than this is a swing."""
SWING_ICON = "chart-line"
TURN = "turn"
"""Kind of the event with which every game begins a turn."""

Sort = Literal["section", "mark", "reveal", "swing"]
ORDER: tuple[Sort, ...] = ("section", "mark", "swing", "reveal")
"""What is shown when several things happen at once: the first of these."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place worth a jump: the position ``at`` which it can be seen, and the event that did it (None: a swing of points)."""

    at: int
    sort: Sort
    pictogram: str
    event: Event | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """The positions from ``start`` up to ``end``, where the next turn starts; ``player`` has it."""

    start: int
    end: int
    player: int


class Replay:
    """The positions of a record: number 0 before the first decision, number n after the n-th.

    ``marks`` and ``section`` are what the game's screen says of kinds of events. With a ``viewer`` only what he may know is marked, and
    without ``swings`` none of points. Of a history that does not lead to the position of the record (rules have changed since) only that
    last position is known: ``whole`` is then False.
    """

    def __init__(self, record: Record, marks: Mapping[str, str], section: str, viewer: int | None = None, swings: bool = True) -> None:
        self.record = record
        self._viewer = viewer
        self.whole = True
        self.entries: tuple[Entry, ...] = tuple(record.entries)
        self.snapshots: list[bytes] = []
        self.scores: list[tuple[int, ...]] = []
        self._rivals: list[int | None] = []
        self._owners: list[int] = []
        if not self._run():
            self.whole = False
            self.entries = ()
            self.snapshots, self.scores, self._rivals, self._owners = [], [], [], []
            self._note(record.game)
        self.turns = self._turns()
        self.sections = self._sections(section)
        self.marks = self._marks(marks, section, swings)

    def __len__(self) -> int:
        return len(self.snapshots)

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.snapshots) - 1

    def game(self, at: int) -> Game[Any]:
        """The game at a position; a copy that can be changed."""
        rules = self.record.rules
        return Game(rules, rules.decode(self.snapshots[at]))

    def events(self, at: int) -> tuple[Event, ...]:
        """What led to a position."""
        return self.record.opening if at == 0 else self.entries[at - 1].events

    def turn(self, at: int) -> int:
        """The number of the turn, from 0, that a position belongs to."""
        return max((i for i, turn in enumerate(self.turns) if turn.start <= at), default=0)

    def before(self, at: int) -> int:
        """Where one turn back leads: the beginning of this turn, or of the one before."""
        return max((turn.start for turn in self.turns if turn.start < at), default=0)

    def after(self, at: int) -> int:
        """Where one turn on leads."""
        return min((turn.start for turn in self.turns if turn.start > at), default=self.last)

    def jump(self, at: int, by: Literal[-1, 1]) -> int:
        """The next mark in a direction; without one the end of the game there."""
        if by > 0:
            return min((mark.at for mark in self.marks if mark.at > at), default=self.last)
        return max((mark.at for mark in self.marks if mark.at < at), default=0)

    def curve(self, player: int) -> list[int]:
        """The points of a player at the end of every turn."""
        return [self.scores[turn.end][player] for turn in self.turns]

    def rival_steps(self) -> list[int]:
        """The points of an opponent without a seat during every turn; empty when there is none."""
        found = [self._rivals[turn.start] for turn in self.turns]
        return [points for points in found if points is not None]

    def gains(self, player: int) -> list[tuple[int, int]]:
        """For each turn of a player: the position it starts at, and the points up to his next one. They add up to his score.

        What came before his first turn belongs to that. A player who has had no turn yet has none.
        """
        starts = [turn.start for turn in self.turns if turn.player == player]
        if not starts:
            return []
        ends = [*starts[1:], self.last]
        found = [(start, self.scores[end][player] - self.scores[start][player]) for start, end in zip(starts, ends, strict=True)]
        found[0] = (found[0][0], found[0][1] + self.scores[starts[0]][player])
        return found

    def _run(self) -> bool:
        """Make every decision again; whether that leads to the record's own position."""
        game = Game(self.record.rules, self.record.rules.decode(self.record.start))
        self._note(game)
        for entry in self.entries:
            try:
                game.apply(entry.action)
            except RulesError:
                return False
            self._note(game)
        return self.snapshots[-1] == self.record.game.snapshot()

    def _note(self, game: Game[Any]) -> None:
        rows = game.rules.score(game.state)
        players = range(len(game.state.seats))
        self.snapshots.append(game.snapshot())
        self.scores.append(tuple(sum(row.points[player] for row in rows) for player in players))
        self._rivals.append(game.rules.rival(game.state))
        self._owners.append(game.state.turn_of)

    def _turns(self) -> tuple[Turn, ...]:
        """The turns; the last one ends with the game, and there is always one."""
        starts = [at for at in range(len(self.snapshots)) if any(event.kind == TURN for event in self.events(at))] if self.whole else []
        if not starts or starts[0] != 0:
            starts.insert(0, 0)
        if len(starts) > 1 and starts[-1] == self.last:
            starts.pop()
        ends = [*starts[1:], self.last]
        return tuple(Turn(start, end, self._owners[start]) for start, end in zip(starts, ends, strict=True))

    def _sections(self, section: str) -> tuple[tuple[Event | None, int], ...]:
        """The parts of the game: the event that began each (None: nothing did), and how many turns it has."""
        found: list[tuple[Event | None, int]] = []
        for turn in self.turns:
            began = next((event for event in self.events(turn.start) if event.kind == section), None) if self.whole else None
            if began is not None or not found:
                found.append((began, 1))
            else:
                found[-1] = (found[-1][0], found[-1][1] + 1)
        return tuple(found)

    def _marks(self, marks: Mapping[str, str], section: str, swings: bool) -> tuple[Mark, ...]:
        """At most one mark for each position, in order."""
        found: list[Mark] = []
        for at in range(1, len(self.snapshots)):
            known = [event for event in self.events(at) if event.kind in marks and self._may_know(event)]
            here = [Mark(at, _sort(event, section), marks[event.kind], event) for event in known]
            if swings and self._swings(at):
                here.append(Mark(at, "swing", SWING_ICON))
            if here:
                found.append(min(here, key=lambda mark: ORDER.index(mark.sort)))
        return tuple(found)

    def _may_know(self, event: Event) -> bool:
        return self._viewer is None or event.seen_by is None or self._viewer in event.seen_by

    def _swings(self, at: int) -> bool:
        """Whether the decision before a position moved two players (a lone one: himself) apart or together by more than ``SWING``."""
        gains = [now - was for was, now in zip(self.scores[at - 1], self.scores[at], strict=True)]
        return (max(gains) - min(gains) if len(gains) > 1 else gains[0]) > SWING


def _sort(event: Event, section: str) -> Sort:
    if event.kind == section:
        return "section"
    return "reveal" if event.reveals else "mark"

"""A replay of a game: every position, the points in each of them, and the places worth jumping to. Pure: no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, Literal

from msgspec import Struct

from app.platform import patience
from rules import TURN, Entry, Event, Game, Record, RulesError, piles_of, told

SWING = 8
"""A decision that changes a lead by more points than this is a swing."""
SWING_ICON = "chart-line"
COSTLY_ICON = "scale-balance"

Sort = Literal["section", "costly", "mark", "reveal", "swing"]
ORDER: tuple[Sort, ...] = ("costly", "section", "mark", "swing", "reveal")
"""The order of precedence when several things happen at once: only the first is shown."""


class Mark(Struct, frozen=True):
    """A place worth jumping to: the position ``at`` which it can be seen, and the event behind it (None: a swing of points, or a
    turn that cost much).
    """

    at: int
    sort: Sort
    pictogram: str
    event: Event | None = None


class Turn(Struct, frozen=True):
    """The positions from ``start`` up to ``end``, where the next turn starts; it is the turn of ``player``."""

    start: int
    end: int
    player: int


class Replay:
    """The positions of a record: number 0 before the first decision, number n after the n-th.

    ``marks`` and ``section`` are what the ``GameUi`` says about kinds of events. With a ``viewer``, only what they may know is marked;
    without ``swings``, swings of points are not. If a history does not lead to the position of the record (because rules have changed
    since), only that last position is known, and ``whole`` is False.
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
        self.has_hands = False
        """Whether somebody ever had cards that only they could see."""
        if not self._run():
            self.whole = False
            self.entries = ()
            self.snapshots, self.scores, self._rivals, self._owners = [], [], [], []
            self._note(record.game)
        self.turns = self._turns()
        self.sections = self._sections(section)
        self._plain = self.marks = self._marks(marks, section, swings)

    def __len__(self) -> int:
        return len(self.snapshots)

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.snapshots) - 1

    @property
    def begin(self) -> int:
        """The number of the position in which the first turn begins; of the last one, if none has begun."""
        return self.turns[0].start if self.turns else self.last

    def game(self, at: int) -> Game[Any]:
        """Return the game at a position; a copy that can be changed."""
        rules = self.record.rules
        return Game(rules, rules.decode(self.snapshots[at]))

    def events(self, at: int) -> tuple[Event, ...]:
        """Return the events that led to a position."""
        return self.record.opening if at == 0 else self.entries[at - 1].events

    def turn(self, at: int) -> int:
        """Return the number of the turn that a position belongs to, from 1; 0 for what is decided before anybody's turn."""
        return sum(turn.start <= at for turn in self.turns)

    def own_turn(self, at: int) -> int:
        """Return the number of the turn that a position belongs to among those of its player, from 1; 0 as in ``turn``."""
        begun = self.turns[: self.turn(at)]
        return sum(turn.player == begun[-1].player for turn in begun)

    def before(self, at: int) -> int:
        """Return where going one turn back leads: the beginning of this turn, or of the one before."""
        return max((turn.start for turn in self.turns if turn.start < at), default=0)

    def after(self, at: int) -> int:
        """Return where going one turn forward leads."""
        return min((turn.start for turn in self.turns if turn.start > at), default=self.last)

    def jump(self, at: int, by: Literal[-1, 1]) -> int:
        """Return the next mark in a direction, or the end of the game in that direction if there is none."""
        if by > 0:
            return min((mark.at for mark in self.marks if mark.at > at), default=self.last)
        return max((mark.at for mark in self.marks if mark.at < at), default=0)

    def mark_costly(self, places: Iterable[int]) -> None:
        """Mark the turns that begin at these positions as costly, and no others; no other mark is shown there."""
        costly = {at: Mark(at, "costly", COSTLY_ICON) for at in places}
        self.marks = tuple(sorted((*(mark for mark in self._plain if mark.at not in costly), *costly.values()), key=lambda mark: mark.at))

    def curve(self, player: int) -> list[int]:
        """Return the points of a player at the beginning and at the end of every turn."""
        return [self.scores[self.begin][player], *(self.scores[turn.end][player] for turn in self.turns)]

    def rival_steps(self) -> list[int]:
        """Return the points of an opponent without a seat during every turn, the last one as it ended; empty if there is none."""
        found = [self._rivals[at] for at in (*(turn.start for turn in self.turns[:-1]), self.last)] if self.turns else []
        return [points for points in found if points is not None]

    def gains(self, player: int) -> list[tuple[int, int]]:
        """Return, for each turn of a player, the position it starts at and the points gained up to their next one.

        They add up to the player's score, in a practice game to what they have scored in it.

        What came before their first turn is added to it. A player who has had no turn yet has none.
        """
        starts = [turn.start for turn in self.turns if turn.player == player]
        if not starts:
            return []
        ends = [*starts[1:], self.last]
        found = [(start, self.scores[end][player] - self.scores[start][player]) for start, end in zip(starts, ends, strict=True)]
        before = self.scores[0][player] if self.record.header.practice else 0
        found[0] = (found[0][0], found[0][1] + self.scores[starts[0]][player] - before)
        return found

    def _run(self) -> bool:
        """Make every decision again; return whether that leads to the record's own position."""
        game = Game(self.record.rules, self.record.rules.decode(self.record.start))
        self._note(game)
        for entry in self.entries:
            try:
                game.apply(entry.action)
            except RulesError:
                return False
            self._note(game)
            patience.step()
        return self.snapshots[-1] == self.record.game.snapshot()

    def _note(self, game: Game[Any]) -> None:
        rows = game.rules.score(game.state)
        players = range(len(game.state.seats))
        self.snapshots.append(game.snapshot())
        self.scores.append(tuple(sum(row.points[player] for row in rows) for player in players))
        self._rivals.append(game.rules.rival(game.state))
        self._owners.append(game.state.turn_of)
        self.has_hands = self.has_hands or any(pile.cards and pile.seen == "owner" for pile in piles_of(game.state))

    def _turns(self) -> tuple[Turn, ...]:
        """Return the turns; the last one ends with the game, or where it is now.

        What is decided before the first one belongs to none. A game that was already going on, as in practice, begins in the middle of one.
        """
        starts = [at for at in range(len(self.snapshots)) if any(event.kind == TURN for event in self.events(at))] if self.whole else []
        if not self.whole or (self.record.header.practice and 0 not in starts):
            starts.insert(0, 0)
        if len(starts) > 1 and starts[-1] == self.last and self.record.game.over:
            starts.pop()
        return tuple(Turn(start, end, self._owners[start]) for start, end in pairwise([*starts, self.last]))

    def _sections(self, section: str) -> tuple[tuple[Event | None, int], ...]:
        """Return the sections of the game: the event that began each (None: no event did), and how many turns it has.

        Decisions of all players, such as a draft, may lie between that event and the first turn.
        """
        found: list[tuple[Event | None, int]] = []
        known = 0
        for turn in self.turns:
            since = [event for at in range(known, turn.start + 1) for event in self.events(at)] if self.whole else []
            began = next((event for event in since if event.kind == section), None)
            known = turn.start + 1
            if began is not None or not found:
                found.append((began, 1))
            else:
                found[-1] = (found[-1][0], found[-1][1] + 1)
        return tuple(found)

    def _marks(self, marks: Mapping[str, str], section: str, swings: bool) -> tuple[Mark, ...]:
        """Return at most one mark for each position, in order."""
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
        return self._viewer is None or any(told([event], self._viewer))

    def _swings(self, at: int) -> bool:
        """Say whether the decision before a position moved two players (or a lone player) apart or together by more than ``SWING``."""
        gains = [now - was for was, now in zip(self.scores[at - 1], self.scores[at], strict=True)]
        return (max(gains) - min(gains) if len(gains) > 1 else gains[0]) > SWING


def _sort(event: Event, section: str) -> Sort:
    if event.kind == section:
        return "section"
    return "reveal" if event.reveals else "mark"

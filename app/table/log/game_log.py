"""The whole log as lines: by turn, with the decision that led to each line and the rule behind it. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from app.texts import Texts
from rules import TURN, Entry, Event, Record, SeatKind, told

from .history import Say


class Line(Struct, frozen=True):
    """A line of the log.

    ``player`` is the seat it is about; an opponent without a seat counts as the one after the last. ``entry`` is the number of the decision
    that led to it (None: it happened before the first decision), ``clause`` the paragraph of the rules. ``heading`` means that a turn
    begins, ``free`` that its decision, a person's, can be undone without the others' consent, ``automatic`` that it was made without a
    click. ``by`` is who made it, if the line is about them, or for a heading who played the turn: a seat can have been handed over since.
    """

    words: str
    player: int | None = None
    entry: int | None = None
    clause: str = ""
    heading: bool = False
    free: bool = False
    automatic: bool = False
    by: SeatKind | None = None


class GameLog:
    """The log of one game, requested many times: for each viewer, only what is new or has changed is put into words.

    ``rival`` are the kinds of events that an opponent without a seat causes if no player does.
    """

    def __init__(self, rival: Collection[str] = ()) -> None:
        self._rival = rival
        self._language = ""
        self._told: dict[tuple[int | None, int], tuple[Entry, bool, bool, list[Line]]] = {}

    def lines(self, record: Record, viewer: int | None, say: Say, texts: Texts, automatic: Collection[int] = ()) -> list[Line]:
        """Return what happened and ``viewer`` may know, oldest first; ``automatic`` are the numbers of automatic decisions."""
        if self._language != texts.language:
            self._language = texts.language
            self._told.clear()
        found = list(self._worded(record.opening, record.header.names, viewer, say, texts))
        kept, people = len(record.entries) - record.undoable, record.people
        for number, entry in enumerate(record.entries):
            free, alone = number >= kept and entry.player in people, number in automatic
            told = self._told.get((viewer, number))
            if told is None or told[0] is not entry or told[1:3] != (free, alone):
                lines = list(self._worded(entry.events, record.header.names, viewer, say, texts))
                if alone:
                    lines = _by_itself(lines, entry.player, record.header.names, texts)
                told = (entry, free, alone, [_of(entry, line, number, free) for line in lines])
                self._told[viewer, number] = told
            found += told[3]
        return _begun_by(found, record)

    def _worded(self, events: Iterable[Event], names: Sequence[str], viewer: int | None, say: Say, texts: Texts) -> Iterator[Line]:
        """Yield the lines of what ``viewer`` may know: an event's words, if any, preceded by a heading if it begins a turn."""
        for event in told(events, viewer):
            if event.kind == TURN and event.player is not None:
                yield Line(texts("table.turn", name=names[event.player]), event.player, clause=event.clause, heading=True)
            words = say(event)
            if words is not None:
                yield Line(words, len(names) if event.player is None and event.kind in self._rival else event.player, clause=event.clause)


def _of(entry: Entry, line: Line, number: int, free: bool) -> Line:
    return replace(line, entry=number, free=free, by=entry.by if line.player == entry.player else None)


def _begun_by(lines: Sequence[Line], record: Record) -> list[Line]:
    """Return the lines, each heading with whoever played its turn, or who sits there now if nothing has been decided in it yet."""
    by, at = [*record.header.seats], len(record.entries)
    found: list[Line] = []
    for line in reversed(lines):
        if line.heading and line.player is not None:
            before = -1 if line.entry is None else line.entry
            while at > before + 1:
                at -= 1
                entry = record.entries[at]
                by[entry.player] = entry.by or by[entry.player]
            line = line if line.by == by[line.player] else replace(line, by=by[line.player])
        found.append(line)
    return found[::-1]


def _by_itself(lines: Sequence[Line], player: int, names: Sequence[str], texts: Texts) -> list[Line]:
    """Return the lines of an automatic decision, which say so; there is always one about the player whose decision it was."""

    def mark(line: Line) -> Line:
        if line.heading:
            return line
        words = texts("hotseat.by_itself", words=line.words) if line.player in range(len(names)) else line.words
        return replace(line, words=words, automatic=True)

    marked = [mark(line) for line in lines]
    if not any(line.player == player and not line.heading for line in marked):
        marked.insert(0, Line(texts("hotseat.ended_itself", name=names[player]), player, automatic=True))
    return marked

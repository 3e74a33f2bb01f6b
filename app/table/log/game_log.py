"""The whole log as lines: by turn, with the decision that led to each line and the rule behind it. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from app.texts import Texts
from rules import Entry, Event, Record

from .history import Say, visible

TURN = "turn"
"""The kind of event with which every game begins a turn."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log.

    ``player`` is the seat it is about; an opponent without a seat counts as the one after the last. ``entry`` is the number of the decision
    that led to it (None: it happened before the first decision), ``clause`` the paragraph of the rules. ``heading`` means that a turn
    begins, ``free`` that its decision can be undone without the others' consent, ``automatic`` that it was made without a click.
    """

    words: str
    player: int | None = None
    entry: int | None = None
    clause: str = ""
    heading: bool = False
    free: bool = False
    automatic: bool = False


class GameLog:
    """The log of one game, requested many times: for each viewer, only what is new or has changed is put into words.

    ``rival`` are the kinds of events caused by an opponent without a seat.
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
        found = [line for event in record.opening for line in self._of(event, None, viewer, say, record, texts)]
        kept = len(record.entries) - record.undoable
        for number, entry in enumerate(record.entries):
            free, alone = number >= kept, number in automatic
            told = self._told.get((viewer, number))
            if told is None or told[0] is not entry or told[1:3] != (free, alone):
                told = (entry, free, alone, self._of_entry(entry, number, viewer, say, record, texts, free, alone))
                self._told[viewer, number] = told
            found += told[3]
        return found

    def _of_entry(
        self, entry: Entry, number: int, viewer: int | None, say: Say, record: Record, texts: Texts, free: bool, alone: bool
    ) -> list[Line]:
        """Return the lines of one decision; an automatic decision always has a line."""
        lines = [line for event in entry.events for line in self._of(event, number, viewer, say, record, texts, free, alone)]
        if alone and not any(line.player == entry.player and not line.heading for line in lines):
            words = texts("hotseat.ended_itself", name=record.header.names[entry.player])
            lines.insert(0, Line(words, entry.player, number, free=free, automatic=True))
        return lines

    def _of(
        self,
        event: Event,
        entry: int | None,
        viewer: int | None,
        say: Say,
        record: Record,
        texts: Texts,
        free: bool = False,
        automatic: bool = False,
    ) -> Iterator[Line]:
        """Yield the lines of one event: its words, if any, preceded by a heading if it begins a turn."""
        if not visible(event, viewer):
            return
        if event.kind == TURN and event.player is not None:
            yield Line(
                texts("table.turn", name=record.header.names[event.player]), event.player, entry, event.clause, heading=True, free=free
            )
        words = say(event)
        if words is not None:
            shown = texts("hotseat.by_itself", words=words) if automatic and event.player is not None else words
            player = len(record.header.names) if event.kind in self._rival else event.player
            yield Line(shown, player, entry, event.clause, free=free, automatic=automatic)

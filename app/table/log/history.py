"""What the table remembers of the game: the last lines of the log, what the last player touched, why undo stops. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from types import MappingProxyType

from rules import TURN, Entry, Event, ItemId, Record, told

FADING, FAINTEST = 0.2, 0.35
"""How much fainter each decision of a turn is than the one after it, and the minimum."""
IDLE: Mapping[str, str] = MappingProxyType({})
"""What tells of turns in which nothing is done, where nothing does."""
Say = Callable[[Event], str | None]
"""A function that returns an event as a line of the log, or None if it is not worth one."""


def in_words(events: Iterable[Event], say: Say) -> Iterator[tuple[Event, str]]:
    """Yield the events that are worth a line of the log, each with its words."""
    for event in events:
        words = say(event)
        if words is not None:
            yield event, words


def latest(events: Iterable[Event], say: Say, most: int) -> tuple[tuple[int | None, str], ...]:
    """Return the log of ``events``, given newest first: its last ``most`` lines with the player they are about, newest last."""
    lines = [(event.player, words) for event, words in islice(in_words(events, say), most)]
    return tuple(reversed(lines))


def recent(
    record: Record, viewer: int | None, say: Say, most: int, before: int = 0, idle: Mapping[str, str] = IDLE
) -> tuple[tuple[int | None, str], ...]:
    """Return the last ``most`` lines of the log of a game with the player they are about, newest last, ``before`` so many decisions.

    ``idle``: kinds of actions that end a turn, each with the kind of event that tells that nothing had been done in it.
    """
    return latest(told(_backwards(record, before, idle), viewer), say, most)


def _backwards(record: Record, before: int, idle: Mapping[str, str]) -> Iterator[Event]:
    for number in reversed(range(len(record.entries) - before)):
        yield from reversed(_with_idle(record, number, idle))
    yield from reversed(record.opening)


def _with_idle(record: Record, number: int, idle: Mapping[str, str]) -> tuple[Event, ...]:
    """Return the events of a decision, after the ``idle`` one if it ended a turn in which nothing was done."""
    entry = record.entries[number]
    if entry.action.kind not in idle:
        return entry.events
    earlier = record.entries[number - 1].events if number else record.opening
    begun = next((at for at in reversed(range(len(earlier))) if earlier[at].kind == TURN), None)
    if begun is None or any(event.player == entry.player for event in earlier[begun + 1 :]):
        return entry.events
    return (_idle(idle[entry.action.kind], entry.player), *entry.events)


@cache
def _idle(kind: str, player: int) -> Event:
    """Return the event that a player did nothing; always the same one, since its words are kept with it."""
    return Event(kind, player)


def last_turn(record: Record, viewer: int | None) -> Iterator[Entry]:
    """Yield the decisions of the last turn of another player, newest first; none once ``viewer`` has made a decision."""
    if record.entries and record.entries[-1].player != viewer:
        player = record.entries[-1].player
        for entry in reversed(record.entries):
            if entry.player != player:
                return
            yield entry


def last_done(record: Record, seat: int, eye: int | None, say: Say) -> str:
    """Return the last line of the log about what ``seat`` has done since their turn began, or somebody else decided.

    Empty if there is none that ``eye`` may know.
    """
    for entry in reversed(record.entries):
        if entry.player != seat:
            return ""
        for event in reversed(entry.events):
            if event.kind == TURN:
                return ""
            if event.player == seat:
                for _, words in in_words(told((event,), eye), say):
                    return words
    return ""


def last_touched(record: Record, viewer: int | None, eye: int | None) -> dict[ItemId, float]:
    """Return the items of the last turn of another player than ``viewer``, as far as ``eye`` was told of them.

    Each has the opacity of its trail, from 1 for the newest down to ``FAINTEST``.
    """
    found: dict[ItemId, float] = {}
    opacity = 1.0
    for entry in last_turn(record, viewer):
        items = [item for event in told(entry.events, eye) if event.player == entry.player for item in event.items]
        for item in items:
            found.setdefault(item, opacity)
        if items:
            opacity = max(FAINTEST, opacity - FADING)
    return found


def fresh(record: Record, viewer: int | None, say: Say, idle: Mapping[str, str] = IDLE) -> int:
    """Return how many of the newest lines of the log describe another player's last turn; ``idle`` as in ``recent``."""
    numbers = range(len(record.entries) - 1, -1, -1)
    decisions = zip(numbers, last_turn(record, viewer), strict=False)
    return sum(1 for number, _ in decisions for _ in in_words(told(_with_idle(record, number, idle), viewer), say))

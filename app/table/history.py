"""What the table remembers of the play: the last lines of the log, what the last player touched, why undo stops. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules import Event, ItemId, Record

Say = Callable[[Event], str | None]
"""An event as a line of the log; None when it is not worth one."""


def visible(event: Event, viewer: int | None) -> bool:
    """Whether ``viewer`` may know the event."""
    return event.seen_by is None or viewer in event.seen_by


def recent(record: Record, viewer: int | None, say: Say, most: int) -> tuple[tuple[int | None, str], ...]:
    """The last ``most`` lines of the log with the player they are about, newest last."""
    lines: list[tuple[int | None, str]] = []
    for event in _backwards(record):
        words = say(event) if visible(event, viewer) else None
        if words is not None:
            lines.append((event.player, words))
            if len(lines) == most:
                break
    return tuple(reversed(lines))


def _backwards(record: Record) -> Iterator[Event]:
    for entry in reversed(record.entries):
        yield from reversed(entry.events)
    yield from reversed(record.opening)


def last_touched(record: Record, viewer: int | None) -> frozenset[ItemId]:
    """The items of the last turn of another player; empty as soon as ``viewer`` has done something."""
    found: set[ItemId] = set()
    if record.entries and record.entries[-1].player != viewer:
        player = record.entries[-1].player
        for entry in reversed(record.entries):
            if entry.player != player:
                break
            found.update(entry.action.picks)
            found.update(item for event in entry.events if event.player == player and visible(event, viewer) for item in event.items)
    return frozenset(found)

"""A history that can no longer be replayed because the rules have changed: whether it is modest enough to be kept as a log."""

from __future__ import annotations

from collections.abc import Sequence

from ..record import Entry
from ..types import Action, Event, Value

MAX_EVENTS = 10_000
"""The most events in a game; random games have fewer than 1,000."""
MAX_ITEMS = 100
"""The most items, values and gains of one event; no event has more than 20 at present."""
MAX_TEXT = 60
"""The longest kind, item or word; no name has more than 25 characters at present."""
MAX_NUMBER = 9_999


def modest(entries: Sequence[Entry], players: range) -> bool:
    """Return whether a history mentions only these players and is no larger than one that could have been played.

    Whether its words make sense is not known here: see ``Record.forget``.
    """
    return sum(len(entry.events) for entry in entries) <= MAX_EVENTS and all(_entry_fits(entry, players) for entry in entries)


def _entry_fits(entry: Entry, players: range) -> bool:
    return entry.player in players and _action_fits(entry.action) and all(_event_fits(event, players) for event in entry.events)


def _action_fits(action: Action) -> bool:
    values: tuple[Value, ...] = (action.kind, action.cost, *action.picks)
    return len(action.picks) <= MAX_ITEMS and all(map(_fits, values))


def _event_fits(event: Event, players: range) -> bool:
    seen_by = event.seen_by or ()
    values: tuple[Value, ...] = (
        event.kind,
        event.clause,
        *event.items,
        *event.values,
        *event.values.values(),
        *event.gains,
        *event.gains.values(),
    )
    return (
        len(event.items) + len(event.values) + len(event.gains) <= MAX_ITEMS
        and len(seen_by) <= len(players)
        and all(who is None or who in players for who in (event.player, *seen_by))
        and all(map(_fits, values))
    )


def _fits(value: Value) -> bool:
    return len(value) <= MAX_TEXT if isinstance(value, str) else abs(value) <= MAX_NUMBER

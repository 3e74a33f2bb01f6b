"""What the others have done since a player's last decision, position by position. No Qt."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules import Event, Game, Record


class Step(Struct, frozen=True):
    """A decision of somebody else: who made it, the resulting events, and the position after it (the true one: show a view of it)."""

    player: int
    events: tuple[Event, ...]
    game: Game[Any]


def first_unseen(record: Record, viewer: int) -> int:
    """Return the number of the first decision after the last one of ``viewer``; that of the next decision if there is none.

    What a computer decided in their seat while they were away does not count as theirs.
    """
    for n in range(len(record.entries), record.log_only, -1):
        entry = record.entries[n - 1]
        if entry.player == viewer and entry.by in (None, "person"):
            return n
    return record.log_only


def since(record: Record, viewer: int) -> tuple[Game[Any], list[Step]]:
    """Return the position after the last decision of ``viewer``, and the decisions since then."""
    rules = record.rules
    game = Game(rules, rules.decode(record.start))
    first = first_unseen(record, viewer)
    for entry in record.entries[record.log_only : first]:
        game.apply(entry.action)
    before, steps = game.copy(), []
    for entry in record.entries[first:]:
        events = tuple(game.apply(entry.action))
        steps.append(Step(entry.player, events, game.copy()))
    return before, steps

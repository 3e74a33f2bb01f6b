"""A finished game with an opinion of it, as it is formed in the background; formed once for each process of tests."""

from __future__ import annotations

from functools import cache

from app.opponents.judge import judge
from app.screenshot import new_position
from app.session.opinion import Opinion
from rules import Record, SeatKind, new

GAME = "burgundy_cards"


def finished(players: int = 2, seed: int = 5) -> Record:
    """Return a random game of a person, who made mistakes, against computers; with one player alone."""
    played = new_position(GAME, players, seed, 10_000, {})
    seats: tuple[SeatKind, ...] = ("person", *("normal" for _ in range(players - 1)))  # type: ignore[arg-type]
    record = new(GAME, played.header.names, seed, played.header.options, seats=seats)
    for entry in played.entries:
        record.play(entry.action)
    return record


def judged(record: Record) -> Opinion:
    """Return the opinion of such a game."""
    return _judged(len(record.header.names), record.header.seed)


@cache
def _judged(players: int, seed: int) -> Opinion:
    (*_, last) = judge(finished(players, seed))
    assert last.opinion is not None
    return last.opinion

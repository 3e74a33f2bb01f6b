"""Words that every game has: players with their points, the values that fill in a line of the log."""

from __future__ import annotations

from app.table.position import Position
from rules import Event, Value


def event_values(names: tuple[str, ...], event: Event) -> dict[str, Value]:
    """Return the values that fill in the words of an event: its own, and the ``name`` of its player."""
    named: dict[str, Value] = {} if event.player is None else {"name": names[event.player]}
    return {**event.values, **named}


def seat_name(position: Position, player: int) -> str:
    """Return a player's name, with the strength of a computer."""
    name, kind = position.names[player], position.seats[player]
    return name if kind == "person" else position.texts("app.seat.named", name=name, kind=kind)


def strength_words(position: Position, player: int) -> str:
    """Return the strength of a computer in a word; empty for a person."""
    kind = position.seats[player]
    return "" if kind == "person" else position.texts(f"app.seat.strength.{kind}")


def seat_words(position: Position, player: int) -> str:
    """Return a player's name, with the strength of a computer, and the points where they are public."""
    points, name = position.scores[player] if position.scores else None, seat_name(position, player)
    return name if points is None else position.texts(f"{position.game}.words.seat", name=name, n=points)


def player_or_rival(position: Position, player: int) -> str:
    """Return the name of a player, or of the rival, who counts as the one after the last."""
    return position.names[player] if player < len(position.names) else position.texts(f"{position.game}.meta.rival")

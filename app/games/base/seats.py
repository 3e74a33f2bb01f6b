"""The players at a table: the order in which they are named, and their boxes."""

from __future__ import annotations

from app.table.geometry.faces import MarkerFace, PlayerFace
from app.table.geometry.placement import Placement, Purse, Rect
from app.table.position import Position
from rules import POINTS

from .words import seat_words, strength_words


def viewer_first(position: Position, viewer: int) -> list[int]:
    """Return all seats: the viewer's, then the others in seat order."""
    return [viewer, *(seat for seat in range(len(position.names)) if seat != viewer)]


def around(position: Position, viewer: int) -> list[int]:
    """Return all seats as they sit around the table, starting with the viewer's."""
    count = len(position.names)
    return [(viewer + n) % count for n in range(count)]


def is_current(position: Position, player: int) -> bool:
    """Say whether it is a player's turn in a game that is not over."""
    return position.view.standings is None and position.view.turn_of == player


def seat_marker(position: Position, player: int) -> MarkerFace:
    """Return the marker that stands for a player."""
    return MarkerFace(position.colours[player], position.names[player][:1], position.seats[player])


def player_box(
    position: Position, player: int, area: Rect, place: str = "", kept: float = 0.0, strength_elsewhere: bool = False
) -> Placement:
    """Lay out a player's box with their name and points; ``place`` is shown beside the name, the width ``kept`` stays free of words.

    So is the strength of a computer, if there is room for it and it is not told elsewhere.
    """
    points, kind = position.scores[player], position.seats[player]
    shown = "" if points is None else str(points)
    name, current = position.names[player], is_current(position, player)
    strength = "" if strength_elsewhere else strength_words(position, player)
    face = PlayerFace(position.colours[player], name, shown, current, place, kept, kind, strength)
    words, purse = seat_words(position, player), Purse(player, POINTS, points)
    return Placement(f"seat:{player}", "player", area, face, z=-20, radius=10, words=words, purse=purse)

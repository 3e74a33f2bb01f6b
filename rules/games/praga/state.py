"""The state of a game."""

from __future__ import annotations

from msgspec import Struct

from rules.engine.state import BaseState


class Seat(Struct, kw_only=True):
    """What a player has."""


class State(BaseState, kw_only=True):
    """A whole game. ``round`` counts from 1."""

    seats: tuple[Seat, ...]
    round: int = 1

"""The state of a game: one tree of plain typed data, including what is still to be done."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .types import Standing
from .worth.credit import Ledger


class BaseState(Struct, kw_only=True):
    """The part of the state that every game has. Games add fields of their own and narrow the type of ``seats``."""

    seats: tuple[Any, ...]
    pending: list[Any]
    """The stack of steps still to be done; the last one is next. ``GameDef.steps`` defines which types of steps there are."""
    rng: int
    turn_of: int = 0
    """The player whose turn it is."""
    turn_number: int = 0
    """The number of the turn being played, counted from 1 in the course of the game; 0 before the first. What is decided after a turn and
    before the next one belongs to it.
    """
    credited: Ledger = ()
    """The points gained in play so far."""
    standings: tuple[Standing, ...] | None = None

"""Positions laid out by hand, for tests, lessons and bots."""

from __future__ import annotations

from typing import Any

from .checks import check_state
from .game import Game
from .record import Record


def arranged(record: Record, state: Any) -> Record:
    """Return a record of the same set-up as ``record`` that begins at ``state``, a position of the same game laid out by hand.

    Make the position from a copy, ``record.rules.copy(record.game.state)``: let pieces change places there, so that none is made or lost.
    Raises ``RulesError`` with the fault when it is none at which somebody decides, or when it lacks a piece.
    """
    check_state(record.rules, state)
    return Record(record.header, Game(record.rules, record.rules.copy(state)))

"""Positions laid out by hand, for tests, lessons and bots."""

from __future__ import annotations

from typing import Any

from .checks import check_state
from .game import Game
from .record import Record


def arranged(record: Record, state: Any) -> Record:
    """Return a record with the same set-up as ``record`` that begins at ``state``, a position of the same game laid out by hand.

    Build the position on a copy, ``record.rules.copy(record.game.state)``, by moving pieces around, so that none is added or lost. Raises
    ``RulesError``, saying what is wrong, if no player has a decision to make in the position or a piece is missing.
    """
    check_state(record.rules, state)
    return Record(record.header, Game(record.rules, record.rules.copy(state)))

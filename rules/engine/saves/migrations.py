"""Changes to the stored form of a state that several games share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

UNCOUNTED = -1
"""The number of the turn in a state from before turns were counted: only playing up to it again can tell."""


def count_turns(state: dict[str, Any]) -> None:
    """Leave open which turn it is."""
    state["turn_number"] = UNCOUNTED


def drop_modifiers(state: dict[str, Any]) -> None:
    """Drop the list of lasting changes to the rules: no game ever had one."""
    state.pop("modifiers", None)


def drop_player_of(*steps: str) -> Callable[[dict[str, Any]], None]:
    """Return a migration that drops the player of the named steps, which no player carries out: every step used to have one."""

    def migrate(state: dict[str, Any]) -> None:
        for step in state["pending"]:
            if step["step"] in steps:
                del step["player"]

    return migrate

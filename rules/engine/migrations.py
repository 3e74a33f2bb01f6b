"""Changes of the form of a state that several games have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def drop_modifiers(state: dict[str, Any]) -> None:
    """Drop the list of standing changes of the rules: no game ever made one."""
    state.pop("modifiers", None)


def drop_player_of(*steps: str) -> Callable[[dict[str, Any]], None]:
    """Drop the player of steps, by name, that nobody carries out: every step had one."""

    def migrate(state: dict[str, Any]) -> None:
        for step in state["pending"]:
            if step["step"] in steps:
                del step["player"]

    return migrate

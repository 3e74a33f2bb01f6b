"""Changes of the form of a state that several games have in common."""

from __future__ import annotations

from typing import Any


def drop_modifiers(state: dict[str, Any]) -> None:
    """Drop the list of standing changes of the rules: no game ever made one."""
    state.pop("modifiers", None)

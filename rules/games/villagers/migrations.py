"""Migrations from the states of earlier schemas to the current one."""

from __future__ import annotations

from typing import Any

from rules.engine.saves.migrations import count_turns


def drop_couriers(state: dict[str, Any]) -> None:
    """Drop the questions of whether a Courier is played: they named its holder. It now interrupts the next draft turn (VI-15.12)."""
    state["pending"] = [step for step in state["pending"] if step["step"] != "Courier"]


MIGRATIONS = (drop_couriers, count_turns)

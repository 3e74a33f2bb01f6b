"""Migrations from the states of earlier schemas to the current one."""

from __future__ import annotations

from typing import Any

from rules.engine.saves.migrations import count_turns, drop_modifiers, drop_player_of
from rules.engine.worth.credit import ledger

from .scoring.credits import earned

drop_players = drop_player_of("StartPhase", "StartRound", "EndRound", "EndPhase", "RevealEgon")


def pool_orders(state: dict[str, Any]) -> None:
    """Make choices of order hold their steps; they used to give the number of steps below them on the stack that they covered.

    Also drop the player of steps that no player carries out.
    """
    drop_players(state)
    pending: list[dict[str, Any]] = []
    for step in state["pending"]:
        if step["step"] == "AnyOrder":
            held = pending[-step["n"] :]
            del pending[-step["n"] :]
            pending.append({"step": "Pool", "player": step["player"], "steps": held[::-1], "joinable": False})
        else:
            pending.append(step)
    state["pending"] = pending


def credit_points(state: dict[str, Any]) -> None:
    """Credit the points for each player's possessions, and those each seat used to keep count of."""
    state["credited"] = ledger(
        [
            {**earned(seat["estate"], seat["firsts"], seat["all_seven"], len(seat["sold"]), tuple(seat["animals"])), "vp": seat.pop("vp")}
            for seat in state["seats"]
        ]
    )


MIGRATIONS = (drop_modifiers, pool_orders, credit_points, count_turns)

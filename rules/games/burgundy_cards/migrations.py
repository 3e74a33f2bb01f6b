"""How the states of earlier schemas become those of today."""

from __future__ import annotations

from typing import Any

from rules.engine.credit import ledger
from rules.engine.migrations import drop_modifiers, drop_player_of

from .credits import earned

drop_players = drop_player_of("StartPhase", "StartRound", "EndRound", "EndPhase", "RevealEgon")


def pool_orders(state: dict[str, Any]) -> None:
    """Let choices of order hold their steps: they said how many of the steps below them on the stack they were about.

    Steps that nobody carries out had a player.
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
    """Credit what followed from the things of each player, and the points they counted by themselves."""
    state["credited"] = ledger(
        [
            {**earned(seat["estate"], seat["firsts"], seat["all_seven"], len(seat["sold"]), tuple(seat["animals"])), "vp": seat.pop("vp")}
            for seat in state["seats"]
        ]
    )


MIGRATIONS = (drop_modifiers, pool_orders, credit_points)

"""Migrations from the states of earlier schemas to the current one."""

from __future__ import annotations

from typing import Any

from rules.engine.saves.migrations import count_turns, drop_modifiers, drop_player_of
from rules.engine.worth.credit import ledger

from .board.credits import earned
from .components import MODULE_TILES
from .modules import ROUTES, SHIELDS


def credit_points(state: dict[str, Any]) -> None:
    """Credit the points for areas and bonus tiles, and those each seat used to keep count of."""
    seats = state["seats"]
    state["credited"] = ledger(
        [
            {
                **earned(len(seats), state["estates"][seat["estate"]]["duchy"], seat["areas"], seat["bonuses"]),
                **{source: seat.pop(source) for source in ("animals", "watchtowers", "sales")},
            }
            for seat in seats
        ]
    )


def share_stores(state: dict[str, Any]) -> None:
    """Keep silver, workers and goods in stores, which partners can share."""
    state["stores"] = [{what: seat.pop(what) for what in ("silver", "workers", "goods", "sold")} for seat in state["seats"]]
    for number, seat in enumerate(state["seats"]):
        seat["store"] = number


def admit_modules(state: dict[str, Any]) -> None:
    """Lay the pieces of the modules aside, the tiles among those that were not used from the start."""
    extra, *others = MODULE_TILES.values()
    at = len(extra) if state["gone"][: len(extra)] == [*extra] else 0
    state["gone"][at:at] = [tile for tiles in others for tile in tiles]
    state["routes_left"] = {"deck": "route", "seen": "none", "cards": [*ROUTES], "owner": None}
    state["shields_left"] = {"deck": "shield", "seen": "none", "cards": [*SHIELDS], "owner": None}


def admit_variants(state: dict[str, Any]) -> None:
    """Leave out the readings of later printings."""
    state["mixed_payment"] = state["area_size_cap"] = False


def ask_less_alone(state: dict[str, Any]) -> None:
    """Keep the state: tiles without an effect are no longer put into order alone (BU-25.15), which changes decisions only."""


def ask_for_purchases_alone(state: dict[str, Any]) -> None:
    """Keep the state: consequences wait alone for what may still be bought (BU-25.15, BU-14.1), which changes decisions only."""


MIGRATIONS = (
    drop_modifiers,
    drop_player_of("StartPhase", "StartRound", "EndRound", "EndPhase", "Reveal"),
    credit_points,
    share_stores,
    admit_modules,
    admit_variants,
    ask_less_alone,
    ask_for_purchases_alone,
    count_turns,
)

"""Migrations from the states of earlier schemas to the current one."""

from __future__ import annotations

from typing import Any

from rules.engine.saves.migrations import count_turns, drop_modifiers, drop_player_of


def reader_beside_owner(state: dict[str, Any]) -> None:
    """Record a player looking through a hand or the discard pile as its reader; schema 1 recorded them as its owner."""
    for player, seat in enumerate(state["seats"]):
        _name_reader(seat["hand"], player)
    _name_reader(state["discard"], None)


def _name_reader(pile: dict[str, Any], owner: int | None) -> None:
    if pile["owner"] != owner:
        pile["owner"], pile["reader"] = owner, pile["owner"]


MIGRATIONS = (reader_beside_owner, drop_modifiers, drop_player_of("Deal", "RefillRow"), count_turns)

"""Positions of Praga that random games seldom reach."""

from __future__ import annotations

from rules import Record
from rules.games.praga.state import SideStep
from tests.games.praga.builder import record, table
from tests.games.praga.verbs import do


def entry() -> Record:
    """Return a position in which the price of a tier can be paid or declined (PC-12.9)."""
    turn = {"tile": "action_tile_1", "action": True, "wheel": True, "steps": (SideStep(0, False),)}
    game = table(turn=turn, gold=9, stone=9, hunger_wall=(1, 2))
    do(game, "end_turn end")
    return record(game)


RARE = (entry,)

"""Saves of Praga, alone against Parler, and what can be changed in its positions."""

from __future__ import annotations

from typing import Any

from rules import Value
from tests.engine.mutations import Chance, Saves, position_changing
from tests.playthroughs.choosers import at_random

from .builder import ID

SETTINGS: tuple[dict[str, Value], ...] = (
    {},
    {"kings_road_i": "upgrade_watch", "hunger_wall_set": "b", "display_refill": "automatic"},
    {"action_side": "b", "kings_road_iii": "building_watch", "overbuild_bonus_rule": "used_connection"},
)
STEPS = (
    *("StartTurn", "Main", "EndTurn", "ReturnTile", "NextTurn", "TakeOwed", "LastRewards", "OpenPlazas", "FinalScoring"),
    *("LooseEnds", "KeepWindows", "SimpleOpponent", "ParlerTurn", "LookAtCathedral", "TakeCathedral"),
)


def _stock(of: Any, chance: Chance) -> None:
    stock = chance.choice(of["seats"])["stock"]
    stock[chance.randrange(len(stock))] = chance.choice((0, 1, 2, 9, 10, 200))


def _cubes(of: Any, chance: Chance) -> None:
    chance.choice(of["seats"])["cubes"] = chance.choice((0, 1, 2, 5, 6))


SAVES = Saves(
    game=ID,
    moments=tuple(
        (players, n, one | ({"solo_mode": "parler"} if players == 1 else {}))
        for players, n in ((2, 5), (2, 90), (3, 60), (4, 150), (1, 40), (1, 120), (3, 10_000))
        for one in SETTINGS
    ),
    change=position_changing(("turn_of", "first", "turns", "era", "box"), [{"step": step} for step in STEPS], _stock, _cubes),
    chooser=at_random,
)

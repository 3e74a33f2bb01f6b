"""Saves of Villagers, and what can be changed in its positions."""

from __future__ import annotations

from typing import Any

from rules import Value
from tests.engine.mutations import Chance, Saves, position_changing
from tests.playthroughs.choosers import at_random

from .builder import ID

SETTINGS: tuple[dict[str, Value], ...] = (
    {},
    {"saints": True, "profiteers": True},
    {"scoundrels": True, "developments": True},
)
STEPS = (
    *("StartRound", "DraftTurn", "Draft", "Refill", "TakeSquares", "UpdateRoad", "RoadCoin"),
    *("BuildTurn", "Build", "EndBuild", "Markets"),
)


def _gold(of: Any, chance: Chance) -> None:
    chance.choice(of["seats"])["gold"] = chance.choice((0, 1, 2, 9, 19, 200))


def _village(of: Any, chance: Chance) -> None:
    village = chance.choice(of["seats"])["village"]
    village["turned"] = not village["turned"]


SAVES = Saves(
    game=ID,
    moments=tuple(
        (players, n, one) for players, n in ((2, 5), (2, 30), (3, 60), (4, 25), (1, 20), (5, 40), (3, 10_000)) for one in SETTINGS
    ),
    change=position_changing(("turn_of", "first", "round", "markets"), [{"step": step} for step in STEPS], _gold, _village),
    chooser=at_random,
)

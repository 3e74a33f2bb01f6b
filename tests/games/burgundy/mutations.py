"""Saves of the board game, and what can be changed in its positions."""

from __future__ import annotations

from typing import Any

from rules import Value
from tests.engine.mutations import Chance, Moment, Saves, position_changing
from tests.playthroughs.choosers import expansive

from .builder import ID
from .pieces import KIND

SETTINGS: tuple[dict[str, Value], ...] = (
    {},
    {"extra_tiles": True},
    {"duchies": "drawn", "lot": "side"},
    {"duchies": "drawn", "lot": "number", "secret_choice": True},
)
MODULES: dict[str, Value] = dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), True)
EXPANDED: tuple[tuple[int, dict[str, Value]], ...] = (
    (2, {**MODULES, "duchies": "border_posts"}),
    (3, MODULES),
    (4, {"teams": True, "duchies": "double_expert", "white_castles": True, "inns": True}),
    (1, {"duchies": "solo_beginner"}),
)
MOMENTS: tuple[Moment, ...] = (
    *((players, n, one) for players, n in ((2, 1), (2, 40), (3, 120), (4, 200), (2, 150), (3, 10_000)) for one in SETTINGS),
    *((players, n, one) for players, one in EXPANDED for n in (1, 30, 90, 150, 10_000)),
)
COUNTERS = ("silver", "workers", "estate", "store")
PLAIN_STEPS = (
    *("StartTurn", "DieAction", "EndTurn", "StartPhase", "StartRound", "EndRound", "EndPhase", "Found", "Reveal"),
    *("Tribute", "CollectType", "Swap", "BuyPoints", "Discard", "Sail"),
)
TILE_STEPS = ("CastleAction", "Geese", "Collect")


def _counter(of: Any, chance: Chance) -> None:
    at = chance.choice(COUNTERS)
    (of["stores"][0] if at in of["stores"][0] else chance.choice(of["seats"]))[at] = chance.choice((0, 1, 2, 3, 8, 20, 99, 500))
    for credited in of["credited"][:1]:
        credited[2] = chance.choice((0, 1, 4, 99, 500))


def _die(of: Any, chance: Chance) -> None:
    seat = chance.choice(of["seats"])
    if seat["dice"]:
        seat["dice"][0], seat["used"][0] = 1 + chance.randrange(6), not seat["used"][0]


def _order(of: Any, chance: Chance) -> None:
    of["order"] = [*reversed(of["order"])] if chance.random() < 0.5 else sorted(of["order"])


def _tile_step(of: Any, chance: Chance) -> None:
    of["pending"].append({"player": of["turn_of"], "step": chance.choice(TILE_STEPS), "tile": chance.choice([*KIND])})


SAVES = Saves(
    game=ID,
    moments=MOMENTS,
    change=position_changing(
        ("phase", "round", "white", "turn_of"), [{"step": step} for step in PLAIN_STEPS], _counter, _die, _order, _tile_step
    ),
    chooser=expansive,
)

"""Saves of the card game, and what can be changed in its positions."""

from __future__ import annotations

from typing import Any

from tests.engine.mutations import Chance, Saves, position_changing
from tests.playthroughs.choosers import at_random

from .builder import ID

STEPS: tuple[dict[str, Any], ...] = (
    {"step": "EndTurn"},
    {"step": "PlayCard"},
    {"step": "PhaseBonus"},
    {"step": "Offer"},
    {"step": "StartTurn"},
    {"step": "EndRound"},
    {"step": "EndPhase"},
    {"step": "StartPhase"},
    {"step": "StartRound"},
    {"step": "RevealEgon"},
    {"step": "Pool", "steps": [], "joinable": False},
    *(
        {
            "step": "Pool",
            "steps": [{"step": "PhaseBonus", "player": player}, {"step": "TakeTop", "player": 0, "pools": ["goods"]}],
            "joinable": joinable,
        }
        for player in (0, 1)
        for joinable in (False, True)
    ),
    {"step": "TakeTop", "pools": ["goods"], "card": 0},
    {"step": "TakeTop", "pools": ["animals", "goods"], "card": 0},
    {"step": "DieAction", "die": 4, "card": 0},
    *(
        {"step": step, "card": card}
        for step in ("TownHall", "Warehouse", "TakeFromDisplay")
        for card in (0, 30, 95, 100, 105, 110, 112, 114)
    ),
)


def _counter(of: Any, chance: Chance) -> None:
    chance.choice(of["seats"])[chance.choice(("workers", "silver"))] = chance.choice((0, 1, 2, 3, 7, 50, 99, 150))
    for credited in of["credited"][:1]:
        credited[2] = chance.choice((0, 1, 2, 3, 7, 50, 99, 150))


def _switch(of: Any, chance: Chance) -> None:
    name = chance.choice(("turned", "bought"))
    of[name] = not of[name]


SAVES = Saves(
    game=ID,
    moments=tuple((players, n, {}) for players, n in ((1, 3), (1, 40), (2, 25), (2, 10_000), (3, 50), (4, 100), (4, 250))),
    change=position_changing(("turn_of", "first", "holder", "phase", "round", "rounds"), STEPS, _counter, _switch),
    chooser=at_random,
)

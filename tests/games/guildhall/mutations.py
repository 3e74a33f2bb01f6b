"""Saves of Guildhall, and what can be changed in its positions."""

from __future__ import annotations

from typing import Any

from rules import Value
from tests.engine.mutations import Chance, Saves, position_changing
from tests.playthroughs.choosers import hoard

from .builder import ID

SETTINGS: tuple[dict[str, Value], ...] = (
    {},
    {"profession_set": "job_faire", "excess_chapter_timing": "immediate"},
    {"profession_set": "custom_six", "target_vp": 10},
)
STEPS = (
    *("StartTurn", "Act", "Refill", "Return", "EndTurn", "RefillRow", "Excess", "Order"),
    *("Prepare", "Mulligan", "PlaceThree", "Deal"),
)


def _tokens(of: Any, chance: Chance) -> None:
    chance.choice(of["seats"])["tokens"] = chance.choice((0, 1, 2, 9, 19, 20, 39, 40, 99))


def _timing(of: Any, chance: Chance) -> None:
    of["immediate"] = not of["immediate"]


SAVES = Saves(
    game=ID,
    moments=tuple(
        (players, n, one) for players, n in ((2, 3), (2, 40), (3, 100), (4, 200), (3, 161), (2, 230), (3, 10_000)) for one in SETTINGS
    ),
    change=position_changing(
        ("turn_of", "first", "actions_left", "actions_taken", "target"), [{"step": step} for step in STEPS], _tokens, _timing
    ),
    chooser=hoard,
)

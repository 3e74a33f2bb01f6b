"""The seals: which can still be had, and what they would bring (PC-9.12, 9.13)."""

from __future__ import annotations

from functools import lru_cache

from ...components import GOLD, RESOURCES, SEALS, SILVER_WINDOW, STONE
from ...state import NOBODY
from .naming import Numbers, named

FEATURES = named(
    "income",
    ("seal_rights", "PC-9.12"),
    ("best_seal_now", "PC-9.13"),
    ("gold_seal", "PC-9.13"),
    ("stone_seal", "PC-9.13"),
    ("pair_seal", "PC-9.13"),
    ("gold_seal_in_reach", "PC-9.12"),
    ("gold_seal_windows_missing", "PC-9.13"),
)
GOLD_SEAL, STONE_SEAL, PAIR_SEAL = 0, 1, 2
"""The buying seals, in the order of the data."""


@lru_cache(maxsize=4096)
def seals(owners: tuple[int, ...], rights: int, cubes: int, stock: tuple[int, ...], seat: int) -> Numbers:
    """Return the rights of a seat, the best seal they give now, and which of the buying seals it has."""
    free = [number for number, owner in enumerate(owners) if owner == NOBODY]
    best = 0
    if rights and cubes:
        best = max([_points(number, stock) for number in free if _payable(number, stock)], default=0)
    within = rights > 0 and cubes > 0 and GOLD_SEAL in free
    missing = sum([max(0, n - stock[RESOURCES.index(what)]) for what, n in SEALS[GOLD_SEAL].cost]) if within else 0
    return (rights, best, *(owners[number] == seat for number in (GOLD_SEAL, STONE_SEAL, PAIR_SEAL)), within, missing)


def _payable(number: int, stock: tuple[int, ...]) -> bool:
    return all(stock[SILVER_WINDOW] >= n for what, n in SEALS[number].cost)


def _points(number: int, stock: tuple[int, ...]) -> int:
    """Return what a seal would bring with the gold and stone in store."""
    (ending,) = SEALS[number].endings
    have = {"gold": stock[GOLD], "stone": stock[STONE]}
    return ending.points * (min(have[what] for what, _ in ending.pay) if ending.pay else 1)

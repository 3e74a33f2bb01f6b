"""What a player has in store: gold, stone, eggs, windows and cubes."""

from __future__ import annotations

from functools import lru_cache

from ...components import EGG, EGG_POINTS, GOLD, GOLD_WINDOW, SILVER_WINDOW, STONE, WEALTH, WINDOWS
from .naming import Numbers, named

FEATURES = named(
    "store",
    ("gold", "PC-9.1"),
    ("gold_first_three", "PC-3.2"),
    ("gold_near_limit", "PC-9.1"),
    ("stone", "PC-9.1"),
    ("stone_first_three", "PC-5.2"),
    ("stone_near_limit", "PC-9.1"),
    ("eggs", "PC-9.14"),
    ("first_egg", "PC-8.2"),
    ("eggs_too_many_to_score", "PC-15.8"),
    ("cubes", "PC-9.11"),
    ("first_cube", "PC-7.4"),
    ("wealth_gold_open", "PC-9.8"),
    ("wealth_stone_open", "PC-9.8"),
    ("wealth_limit_open", "PC-9.8"),
    ("wealth_gold_near", "PC-9.8"),
    ("wealth_stone_near", "PC-9.8"),
    ("wealth_limit_near", "PC-9.8"),
    ("silver_windows_kept", "PC-14.2"),
    ("gold_windows_kept", "PC-14.2"),
    ("windows_too_many", "PC-14.2"),
    ("extra_action_affordable", "PC-13.3"),
    ("one_window_from_an_extra_action", "PC-13.3"),
)
NEAR = 4
"""How close to an amount a player must be to see it coming."""
_AMOUNTS = tuple(dict(wealth.reached) for wealth in WEALTH)


@lru_cache(maxsize=4096)
def store(stock: tuple[int, ...], wealth: tuple[bool, ...], cubes: int) -> Numbers:
    """Return what is in store."""
    gold, stone, eggs, silver, golden = stock[GOLD], stock[STONE], stock[EGG], stock[SILVER_WINDOW], stock[GOLD_WINDOW]
    near = [0 if had else max(0, NEAR - _short(stock, amounts)) for had, amounts in zip(wealth, _AMOUNTS, strict=True)]
    extra = golden >= 2 or (golden >= 1 and silver >= 1)
    return (
        gold,
        min(gold, 3),
        max(0, gold - 6),
        stone,
        min(stone, 3),
        max(0, stone - 6),
        min(eggs, len(EGG_POINTS) - 1),
        eggs > 0,
        max(0, eggs - len(EGG_POINTS) + 1),
        cubes,
        cubes > 0,
        *(not had for had in wealth),
        *near,
        min(silver, WINDOWS),
        min(golden, WINDOWS),
        max(0, silver + golden - WINDOWS),
        extra,
        not extra and silver + golden > 0,
    )


def _short(stock: tuple[int, ...], amounts: dict[str, int]) -> int:
    """Return what is missing of an amount of gold or of stone, whichever is nearer."""
    return min(n - stock[GOLD if what == "gold" else STONE] for what, n in amounts.items())

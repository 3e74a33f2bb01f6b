"""Goods: what is stored, what a ship could load, and what the trade route gives for them (BU-9.2, BU-12, BU-23)."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.worth.features import Feature

from ...components import GOODS_LIMIT, GOODS_TYPE
from ...modules import ROUTE, ROUTE_SPACES, SWAP_GOODS

GOODS = (
    Feature("goods", "goods", "BU-12.2"),
    Feature("goods_for_warehouse", "goods", "BU-10.6"),
    Feature("goods_no_free_type", "goods", "BU-9.3"),
    Feature("goods_largest", "goods", "BU-12.2"),
    Feature("goods_second", "goods", "BU-12.2"),
    Feature("cargo", "goods", "BU-9.2"),
    Feature("cargo_second", "goods", "BU-9.2"),
    Feature("cargo_for_ship", "goods", "BU-9.2"),
    Feature("goods_for_tile", "goods", "BU-25.5"),
    Feature("route_ready", "goods", "BU-23.3"),
    Feature("route_matches", "goods", "BU-23.3"),
    Feature("route_spaces", "goods", "BU-23.2"),
)


@lru_cache(1 << 13)
def goods(
    held: tuple[int, ...], spaces: tuple[tuple[int, ...], ...], ship: bool, warehouse: bool, routes: tuple[int, ...], sold: int, alone: bool
) -> tuple[float, ...]:
    """Return what stored goods and those on the goods spaces are good for; ``ship``, ``warehouse``: whether such a tile is to be placed."""
    stacks = _stacks(held)
    free = len(GOODS_TYPE) if alone else GOODS_LIMIT - len(stacks)  # BU-25.1
    first, second, *_ = sorted([_cargo(space, frozenset(stacks), free) for space in spaces], reverse=True)
    sizes = [*sorted(stacks.values(), reverse=True), 0, 0]
    return (
        len(held) / 2,
        sizes[0] * warehouse,
        float(free == 0),
        sizes[0],
        sizes[1],
        first,
        second,
        float(first * ship),
        float(alone and len(held) >= SWAP_GOODS),
        *_route(stacks, routes, sold),
    )


@lru_cache(1 << 13)
def _cargo(space: tuple[int, ...], held: frozenset[int], free: int) -> int:
    """Return the most goods that a ship can take from a goods space (BU-9.3)."""
    there = _stacks(space)
    new = sorted([n for what, n in there.items() if what not in held], reverse=True)
    return sum([n for what, n in there.items() if what in held]) + sum(new[:free])


def _stacks(held: tuple[int, ...]) -> dict[int, int]:
    """Return how many goods there are of each type."""
    found: dict[int, int] = {}
    for good in held:
        found[GOODS_TYPE[good]] = found.get(GOODS_TYPE[good], 0) + 1
    return found


def _route(stacks: dict[int, int], routes: tuple[int, ...], sold: int) -> tuple[float, ...]:
    """Return the most bonuses that the next sale would bring, those that stored goods could bring at all, and the spaces left."""
    printed = [space.type for card in routes for space in ROUTE[card][:ROUTE_SPACES]][sold:]
    if not printed:
        return 0.0, 0.0, 0.0
    ready = max([printed[:n].count(what) for what, n in stacks.items()], default=0)
    ahead = printed[: sum(stacks.values())]
    return float(ready), float(sum([min(n, ahead.count(what)) for what, n in stacks.items()])), len(printed) / 3


@lru_cache(1 << 12)
def selling(held: tuple[int, ...]) -> int:
    """Return the numbers with which goods can be sold, as bits (BU-12.1)."""
    found = 0
    for good in held:
        found |= 1 << GOODS_TYPE[good]
    return found

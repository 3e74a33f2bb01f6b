"""The effects that are printed on tiles and boards, as values (``effect_vocabulary`` of the data)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

POINT, CUBE = "point", "cube"
Op = Literal[
    "gain",
    "gain_per",
    "advance",
    "side_step",
    "up_step",
    "choose",
    "trade",
    "perform_action",
    "produce",
    "special_tile_right",
    "plaza_both_rewards",
]
"""What effects do."""
GAIN: Final = "gain"
GAIN_PER: Final = "gain_per"
TRADE: Final = "trade"
SPECIAL: Final = "special_tile_right"
Discount = tuple[tuple[str, int], ...]
"""What is cheaper, and by how much."""


class Effect(Struct, frozen=True):
    """One effect. ``key`` is its name in ``components.EFFECT``, by which steps refer to it.

    ``what`` is the resource, the track, the project or the action. ``branches`` are the ways of a choice, or the only thing that a trade
    brings or that the points of an unused special tile right are. ``cost`` is the price of a trade, the discount of an action.
    """

    key: str
    op: Op
    what: str = ""
    n: int = 1
    per: str = ""
    optional: bool = False
    cost: tuple[tuple[str, int], ...] = ()
    branches: tuple[tuple[Effect, ...], ...] = ()


Effects = tuple[Effect, ...]


def effects(key: str, raw: Sequence[dict[str, Any]]) -> Effects:
    """Return a list of effects as printed, each named by its place below ``key``."""
    return tuple(_effect(f"{key}/{i}", one) for i, one in enumerate(raw))


def _effect(key: str, raw: dict[str, Any]) -> Effect:
    op: Op = msgspec.convert(raw["op"], Op)
    lists = raw.get("options") or [raw[name] for name in ("gain", "alternative") if name in raw]
    cost = raw.get("cost") or [{"what": what, "n": n} for what, n in raw.get("discount", {}).items()]
    return Effect(
        key=key,
        op=op,
        what=next((raw[name] for name in ("what", "track", "project", "action") if name in raw), ""),
        n=raw.get("n", 1),
        per=raw.get("per", ""),
        optional=raw.get("optional", False),
        cost=tuple((one["what"], one["n"]) for one in cost),
        branches=tuple(effects(f"{key}/{i}", branch) for i, branch in enumerate(lists)),
    )


def each(found: Effects) -> Iterator[Effect]:
    """Yield effects with all that they contain."""
    for effect in found:
        yield effect
        for branch in effect.branches:
            yield from each(branch)

"""What effects are worth, by rule of thumb: points count as such, everything else as a player would price it in points.

What a position is worth is learned; these prices only say which of several tiles or places is best.
"""

from __future__ import annotations

from functools import cache

from ...effect import Effect, Effects

PRICE = {
    "point": 1.0,
    "gold": 1.0,
    "stone": 1.0,
    "egg": 1.8,
    "silver_window": 1.6,
    "gold_window": 2.0,
    "red_marker": 1.3,
    "blue_marker": 1.3,
    "technology": 2.5,
    "university": 1.0,
    "mine": 1.8,
    "quarry": 1.5,
    "hunger_wall": 1.3,
    "cathedral": 1.3,
    "any": 4.0,
}
"""One of each resource, a step on each track and each project, a row on any project."""
ACTION, PRODUCTION, RIGHT, PLAZA, COUNTED = 4.0, 4.0, 1.0, 6.0, 1.5
"""An action, a production, the right to a special tile, both rewards of a plaza, and how often something is counted."""


@cache
def worth(effects: Effects) -> float:
    """Return what effects are worth together."""
    return sum(map(_worth, effects))


def _worth(effect: Effect) -> float:
    if effect.op == "choose":
        return max(map(worth, effect.branches))
    if effect.op == "trade":
        return max(0.0, worth(effect.branches[0]) - price(effect.cost))
    if effect.op == "perform_action":
        return ACTION + price(effect.cost)
    if effect.op == "produce":
        return PRODUCTION
    if effect.op == "special_tile_right":
        return RIGHT
    if effect.op == "plaza_both_rewards":
        return PLAZA
    return PRICE[effect.what] * effect.n * (COUNTED if effect.per else 1.0)


def price(cost: tuple[tuple[str, int], ...]) -> float:
    """Return what a payment is worth."""
    return sum(PRICE[what] * n for what, n in cost)


@cache
def gained(effects: Effects, what: str) -> int:
    """Return how much of a resource, or how many steps on a track, effects bring without a choice."""
    return sum(effect.n for effect in effects if effect.op in ("gain", "advance") and effect.what == what)

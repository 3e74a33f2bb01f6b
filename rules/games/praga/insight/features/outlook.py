"""The next own turn: what each action would bring with the best tile of the crane."""

from __future__ import annotations

from ...components import ACTIONS
from .naming import Numbers, named

FEATURES = named(
    "outlook",
    *((f"next_{action}", "PC-2.4") for action in ACTIONS),
    ("best_next", "PC-2.4"),
    ("second_next", "PC-2.4"),
    ("best_with_extra_action", "PC-13.3"),
)


def outlook(tiles: Numbers, bonuses: Numbers, goods: Numbers, actions: tuple[float, ...], extra: bool) -> Numbers:
    """Return what each action would bring at the next turn: the tile, the action itself and the bonus of its upgrade in points and in
    goods; then the best, the second best, and the best pair if an ``extra`` action can be bought.
    """
    alone = [points + more + value for points, more, value in zip(bonuses, goods, actions, strict=True)]
    values = [tile + value for tile, value in zip(tiles, alone, strict=True)]
    second, best = sorted(values)[-2:]
    return (*values, best, second, best + max(alone) if extra else best)

"""What each action would bring now, and the best one's next turn promises with the tiles of the crane."""

from __future__ import annotations

from .naming import Numbers, named

FEATURES = named("crane", ("best_next", "PC-2.4"), ("second_next", "PC-2.4"), ("gain_of_an_extra_action", "PC-13.3"))


def outlook(tiles: Numbers, values: tuple[float, ...], extra: bool) -> Numbers:
    """Return the best and the second best of what a tile and its action bring together, and what an ``extra`` action adds if it can be
    bought; both are given action by action.
    """
    second, best = sorted([tile + value for tile, value in zip(tiles, values, strict=True)])[-2:]
    return best, second, max(values) if extra else 0.0

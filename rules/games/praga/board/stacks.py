"""Stacks from whose top several tiles are looked at and all but one put back at the bottom (PC-8.4, 10.2)."""

from __future__ import annotations


def order_matters(above: int, others: int, looked: int, draws: int) -> bool:
    """Return whether it can matter in which order ``others`` go under a stack of ``above`` tiles: whether some of them may be drawn alone.

    There are at most ``draws`` to come, each of ``looked`` tiles or of all if there are fewer. What they put back lies below.
    """
    whole, rest = divmod(above, looked)
    return whole < draws and looked - rest < others

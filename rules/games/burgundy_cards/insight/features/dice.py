"""What the numbers a player may have can do: place a project, take a card from a row, sell goods (BC-6)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.engine.worth.features import Feature

from ...components import COST, DIE, GOODS_DICE, GOODS_KIND, Cards
from .promise import BENEFIT, CACHED, KIND_NO, WORTH, Standing, fits, placings

NUMBERS = range(1, 7)
SALE = WORTH["vp"] + WORTH["silver"]
"""What a sold card brings (BC-6.5)."""
STEP = WORTH["worker"]
FARTHEST = max(max(costs) for costs in COST)
"""The most workers that a number can take (BC-5.3)."""
WANTED = 2.0
"""A card that promises more is one to wait for."""
FALLBACK = 2 * WORTH["worker"]
"""The most that filling up workers brings (BC-6.7)."""

DICE = (
    Feature("hand_places", "dice", "BC-6.3"),
    Feature("hand_takes", "dice", "BC-6.1"),
    Feature("hand_sells", "dice", "BC-6.4"),
    Feature("hand_best", "dice", "BC-4.2"),
    Feature("hand_second", "dice", "BC-4.2"),
    Feature("draw_places", "dice", "BC-4.2"),
    Feature("draw_takes", "dice", "BC-4.2"),
    Feature("draw_best", "dice", "BC-4.2"),
    Feature("numbers_placing", "dice", "BC-6.3"),
    Feature("numbers_placing_with_workers", "dice", "BC-5.1"),
    Feature("numbers_selling", "dice", "BC-6.4"),
    Feature("rows_wanted", "display", "BC-6.1"),
    Feature("best_on_display", "display", "BC-6.1"),
    Feature("second_on_display", "display", "BC-6.1"),
    Feature("third_on_display", "display", "BC-6.1"),
)


class Chances(NamedTuple):
    """What each number could do without workers, at the index of the number."""

    place: tuple[float, ...]
    take: tuple[float, ...]
    sell: tuple[float, ...]
    wanted: tuple[float, ...]
    """The promise of every card on display, the best first."""


class Reach(NamedTuple):
    """What each number could do with the workers there are; index 0 stands for a freely chosen number, which needs none (BC-9.1)."""

    place: tuple[float, ...]
    take: tuple[float, ...]
    sell: tuple[float, ...]
    best: tuple[float, ...]
    """The best of all, at least filling up workers."""


@lru_cache(CACHED)
def reach(seen: Chances, workers: int) -> Reach:
    """Return what each number could do with this many workers."""
    farthest = min(workers, FARTHEST)
    place, take, sell = (_reached(worth, farthest) for worth in seen[:3])
    return Reach(place, take, sell, tuple([max(FALLBACK, *ways) for ways in zip(place, take, sell, strict=True)]))


@lru_cache(CACHED)
def _reached(worth: tuple[float, ...], workers: int) -> tuple[float, ...]:
    """Return the best that each number can be turned into (BC-5.2)."""
    found = [max(worth)]
    for costs in COST[1:]:
        found.append(max([worth[value] - STEP * costs[value] for value in NUMBERS if costs[value] <= workers]))
    return tuple(found)


@lru_cache(CACHED)
def chances(now: Standing, projects: Cards, firsts: tuple[str, ...], phase: int, goods: Cards, display: tuple[Cards, ...]) -> Chances:
    """Return what each number could do for a player."""
    placed, taken = placings(now, firsts, phase), fits(now, projects, firsts, phase)
    place, take, sell = [0.0] * 7, [0.0] * 7, [0.0] * 7
    for card in projects:
        place[DIE[card]] = max(place[DIE[card]], BENEFIT[card] + placed[KIND_NO[card]])
    wanted: list[float] = []
    for row, cards in enumerate(display, 1):
        for card in cards:
            worth = BENEFIT[card] / 2 + taken[KIND_NO[card]]
            wanted.append(worth)
            take[row] = max(take[row], worth)
    for good in goods:
        for number in GOODS_DICE[GOODS_KIND[good]]:
            sell[number] += SALE
    wanted.sort(reverse=True)
    return Chances(tuple(place), tuple(take), tuple(sell), tuple(wanted))


@lru_cache(CACHED)
def dice(seen: Chances, within: Reach, hand: tuple[int, ...], to_draw: bool) -> tuple[float, ...]:
    """Return the numbers for ``DICE``: with the numbers in ``hand``, and with any number if there are cards still ``to_draw``."""
    best = sorted([within.best[number] for number in hand], reverse=True)
    drawn = 1 / len(NUMBERS) if to_draw else 0.0
    wanted = (*seen.wanted[:3], 0.0, 0.0, 0.0)
    return (
        max([within.place[number] for number in hand], default=0.0),
        max([within.take[number] for number in hand], default=0.0),
        max([within.sell[number] for number in hand], default=0.0),
        best[0] if best else 0.0,
        best[1] if len(best) > 1 else 0.0,
        drawn * sum(within.place[1:]),
        drawn * sum(within.take[1:]),
        drawn * sum(within.best[1:]),
        float(sum([1 for worth in seen.place if worth])),
        float(sum([1 for worth in within.place[1:] if worth > 0])),
        float(sum([1 for worth in seen.sell if worth])),
        float(sum([1 for worth in seen.take if worth > WANTED])),
        wanted[0],
        wanted[1],
        wanted[2],
    )

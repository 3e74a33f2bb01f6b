"""What the dice of the turns to come can be used for, and how far away the numbers needed are (BU-4.1, BU-5)."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.worth.features import Feature

from ...board.dice import NUMBERS, workers_for

DICE = (
    Feature("dice_unused", "dice", "BU-4.1"),
    Feature("numbers_placing", "dice", "BU-7.1"),
    Feature("numbers_completing", "dice", "BU-11.1"),
    Feature("numbers_taking", "dice", "BU-6.1"),
    Feature("numbers_selling", "dice", "BU-12.1"),
    Feature("numbers_good", "dice", "BU-4.1"),
    Feature("numbers_edge", "dice", "BU-7.1"),
    Feature("steps_to_placing", "dice", "BU-5.3"),
    Feature("steps_to_completing", "dice", "BU-5.3"),
    Feature("steps_saved", "dice", "BU-5.3"),
)


@lru_cache(1 << 13)
def dice(
    unused: int, placing: int, completing: int, taking: int, selling: int, edge: int, workers: int, long_steps: bool
) -> tuple[float, ...]:
    """Return how many numbers can be used in each way, as bits, and the workers it takes on average to reach one."""
    to_place, to_complete = steps(placing, long_steps), steps(completing, long_steps)
    return (
        unused,
        placing.bit_count(),
        completing.bit_count(),
        taking.bit_count(),
        selling.bit_count(),
        (placing | selling).bit_count(),
        edge.bit_count(),
        to_place,
        to_complete,
        min(to_place + to_complete, workers / 2),
    )


@lru_cache(1 << 8)
def steps(numbers: int, long_steps: bool) -> float:
    """Return the workers it takes on average to turn a die to the nearest of some numbers, given as bits; 0 if there are none."""
    wanted = [number for number in NUMBERS if numbers >> number & 1]
    if not wanted:
        return 0.0
    return sum(min(workers_for(n, m, long_steps) for m in wanted) for n in NUMBERS) / len(NUMBERS)

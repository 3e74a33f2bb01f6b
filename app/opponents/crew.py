"""The processes that try plans out for a bot which searches: with two cores there are twice as many deals in the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from app.processes import end_with_parent
from rules import Action
from rules.bots.search import Trial, Trials, TryOut
from rules.bots.strengths import valuation

PARTS = 4
"""How many parts the share of each process is split into: between two of them, the time left is checked."""
Left = Callable[[], float]
"""A function that returns how many seconds are left for a decision."""


class Crew:
    """Processes that try plans out at the same time. They find what one alone would, since a trial depends on nothing but its seed."""

    def __init__(self, pool: ProcessPoolExecutor, processes: int) -> None:
        """Use the ``processes`` of a pool."""
        self._pool, self._processes = pool, processes

    def trials(self, view: Any, legal: Sequence[Action], left: Left) -> Trials:
        """Return a function that tries plans out from a position until there is no time left."""

        def run(batch: Sequence[Trial]) -> Iterator[float]:
            size = -(-len(batch) // (PARTS * self._processes))
            parts = [self._pool.submit(_outcomes, view, tuple(legal), batch[n : n + size]) for n in range(0, len(batch), size)]
            try:
                for part in parts:
                    wait([part], max(0.0, left()))
                    if not part.done():
                        return
                    yield from part.result()
            finally:
                for part in parts:
                    part.cancel()

        return run


@contextmanager
def crew(game: str, players: int, processes: int) -> Iterator[Crew]:
    """Provide processes that try out the plans of one game with this many players, until its end."""
    with ProcessPoolExecutor(processes, get_context("spawn"), _begin, (game, players)) as pool:
        for ready in [pool.submit(_ready) for _ in range(processes)]:
            ready.result()
        try:
            yield Crew(pool, processes)
        finally:
            pool.shutdown(cancel_futures=True)


_GAME: list[Any] = []
"""How a helping process values the positions of its game."""


def _begin(game: str, players: int) -> None:
    end_with_parent()
    _GAME[:] = [valuation(game, players)]


def _ready() -> None:
    """Make sure that a helping process has loaded everything."""


def _outcomes(view: Any, legal: Sequence[Action], trials: Sequence[Trial]) -> list[float]:
    """Return how some trials came out."""
    return TryOut(_GAME[0], view, legal)(trials)

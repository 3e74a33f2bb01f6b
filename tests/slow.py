"""Mark slow tests with ``slow``: ``make test`` leaves them out, ``make test-all`` and the check of a commit run them."""

from collections.abc import Iterable, Sequence
from typing import Any
from zlib import crc32

import pytest

FEW = {
    "tests/app/games/": 1,
    "tests/app/session/": 2,
    "tests/app/storage/": 2,
    "tests/app/table/": 1,
    "tests/app/teaching/": 1,
    "tests/app/windows/": 1,
    "tests/contract/test_completeness.py": 2,
    "tests/contract/test_saves_forged.py": 100,
    "tests/contract/test_texts.py": 2,
    "tests/engine/test_hand_over.py": 2,
    "tests/engine/test_saves_mutations.py": 2,
}
"""How many cases of each test in these rooms are not slow. Most of them open windows in every game, language and size."""


def mark_all_but_few(items: Iterable[pytest.Item]) -> None:
    """Mark all but a few cases of each test in some rooms slow. Which ones remain differs from test to test, so that every game is met."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("slow") is None:
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for name, of in cases.items():
        few = next((few for room, few in FEW.items() if name.startswith(room)), len(of))
        first = crc32(name.encode()) % len(of)
        for item in (of[first:] + of[:first])[few:]:
            item.add_marker("slow")


def rest_slow(first: object, *others: object) -> list[Any]:
    """List values for ``parametrize``, all but the first marked slow: of several sizes, say, the hardest comes first."""
    return [first, *(pytest.param(other, marks=pytest.mark.slow) for other in others)]


def rest_slow_rows(first: Sequence[object], *others: Sequence[object]) -> list[Any]:
    """List rows of values for a ``parametrize`` with several names, all but the first marked slow."""
    return [first, *(pytest.param(*other, marks=pytest.mark.slow) for other in others)]

"""What takes long is marked ``slow``: ``make test`` leaves it out, ``make test-all`` and the check of a commit run it."""

from collections.abc import Sequence
from typing import Any

import pytest


def rest_slow(first: object, *others: object) -> list[Any]:
    """List values for ``parametrize``, of which only the first is not slow: in several sizes, for example, the hardest one."""
    return [first, *(pytest.param(other, marks=pytest.mark.slow) for other in others)]


def rest_slow_rows(first: Sequence[object], *others: Sequence[object]) -> list[Any]:
    """List values for several names of ``parametrize`` likewise."""
    return [first, *(pytest.param(*other, marks=pytest.mark.slow) for other in others)]

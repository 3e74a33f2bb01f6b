"""Mark slow tests with ``slow``: ``make test`` leaves them out, ``make test-all`` and the check of a commit run them."""

from collections.abc import Sequence
from typing import Any

import pytest


def rest_slow(first: object, *others: object) -> list[Any]:
    """List values for ``parametrize``, all but the first marked slow: of several sizes, say, the hardest comes first."""
    return [first, *(pytest.param(other, marks=pytest.mark.slow) for other in others)]


def rest_slow_rows(first: Sequence[object], *others: Sequence[object]) -> list[Any]:
    """List rows of values for a ``parametrize`` with several names, all but the first marked slow."""
    return [first, *(pytest.param(*other, marks=pytest.mark.slow) for other in others)]

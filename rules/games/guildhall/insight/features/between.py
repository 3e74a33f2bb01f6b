"""What one hall holds that another lacks (GH-7.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ...components import CHAPTER
from .holdings import FULL


class Between(NamedTuple):
    """What a hall holds for another: single cards that would complete a chapter there or be its fourth, and whole chapters that would
    complete one.
    """

    last: int
    fourth: int
    whole: int


@lru_cache(maxsize=1 << 12)
def between(hall: int, other: int) -> Between:
    """Return what ``other`` holds for ``hall``, both as identities of open cards."""
    last = fourth = whole = 0
    while hall:
        own, theirs = hall & FULL, other & FULL
        size = own.bit_count()
        last += size == CHAPTER - 1 and bool(theirs & ~own)
        fourth += size == CHAPTER - 2 and bool(theirs & ~own)
        whole += bool(own) and own ^ theirs == FULL
        hall >>= CHAPTER
        other >>= CHAPTER
    return Between(last, fourth, whole)

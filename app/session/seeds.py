"""The seed of a deal: drawn so that nobody can try them all out, and written so that a person can read it out and type it.

A drawn seed has sixteen digits, about 2**53 of them, written in four groups. A million could be tried out from one's own first hand within
minutes, and with the right one all hands and draws are known.
"""

from __future__ import annotations

import secrets

LOWEST = 1000_0000_0000_0000
"""The first number with sixteen digits."""
LONGEST = 18
"""Digits of a seed that can be typed."""
GROUP = 4
SHORT = 8
"""Digits up to which a seed is written without groups."""
ROOM = LONGEST + LONGEST // GROUP
"""Characters of the longest seed as it is written."""


def drawn() -> int:
    """Draw the seed of a new deal."""
    return LOWEST + secrets.randbelow(9 * LOWEST)


def written(seed: int) -> str:
    """Write a seed for people."""
    digits = str(seed)
    return digits if len(digits) <= SHORT else " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))


def read(typed: str) -> int | None:
    """Return the seed somebody typed, with or without groups; None when it is none."""
    digits = "".join(typed.split())
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= LONGEST else None

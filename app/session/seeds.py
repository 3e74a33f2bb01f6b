"""The seed of a deal: drawn so that it cannot be found by trying them all, and written so that a person can read it out and type it.

A drawn seed has sixteen digits, about 2**53 possibilities, written in four groups. With a million possibilities, a player could try them
all against their own first hand within minutes, and the right one reveals all hands and draws.
"""

from __future__ import annotations

import secrets

LOWEST = 1000_0000_0000_0000
"""The first number with sixteen digits."""
LONGEST = 18
"""The maximum number of digits of a seed that can be typed."""
GROUP = 4
SHORT = 8
"""The number of digits up to which a seed is written without groups."""
ROOM = LONGEST + LONGEST // GROUP
"""The number of characters of the longest seed as it is written."""


def drawn() -> int:
    """Draw the seed of a new deal."""
    return LOWEST + secrets.randbelow(9 * LOWEST)


def written(seed: int) -> str:
    """Write a seed for people."""
    digits = str(seed)
    return digits if len(digits) <= SHORT else " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))


def read(typed: str) -> int | None:
    """Return the seed that was typed, with or without groups, or None if it is not one."""
    digits = "".join(typed.split())
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= LONGEST else None

"""What may be in a player's name."""

from __future__ import annotations

import unicodedata

TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Unicode's invisible characters that turn the direction of writing, of everything after them too (UAX 9, table 4)."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing: the fillers of Hangul, and Braille without a dot."""
UNSEEN = ("C", "M", "Z")
"""The first letters of the Unicode categories that show nothing by themselves: controls and formats, marks, separators."""


def readable(name: str) -> str:
    """Return a name without anything that turns the direction of writing; empty if nothing can be seen of it."""
    kept = "".join(character for character in name if character not in TURNING)
    seen = any(character not in BLANK and unicodedata.category(character)[0] not in UNSEEN for character in kept)
    return kept if seen else ""

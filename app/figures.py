"""Numbers as they are printed."""

from __future__ import annotations


def figure(n: int) -> str:
    """Return a number in digits; a negative one has a minus sign, not a hyphen."""
    return str(n).replace("-", "−")

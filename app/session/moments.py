"""Moments in seconds since 1970. A broken clock, a copy or a foreign file can put one outside the calendar."""

from __future__ import annotations

from datetime import datetime


def moment(seconds: float) -> datetime | None:
    """Return the local date and time, or None if the calendar has no such day."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):  # the last one on Windows, for a time before 1970
        return None

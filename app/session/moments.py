"""Moments in seconds since 1970, and today. A broken clock, a copy or a foreign file can put a moment outside the calendar."""

from __future__ import annotations

from datetime import date, datetime


def moment(seconds: float) -> datetime | None:
    """Return the local date and time, or None if the calendar has no such day."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):  # the last one on Windows, for a time before 1970
        return None


def today() -> str:
    """Return the date where the players are: 2026-11-28."""
    return date.today().isoformat()

"""The lines of tooltips."""

from __future__ import annotations

from app.table.screen import Tip

Lines = tuple[tuple[str, str], ...]
"""Pairs of pictogram and words."""


def informed(title: str, words: str, icon: str = "information") -> Tip:
    """Return a tip of a title and one line."""
    return Tip(title, ((icon, words),))

"""The lines of tooltips."""

from __future__ import annotations

from app.table.screen import Tip

Lines = tuple[tuple[str, str], ...]
"""Pairs of pictogram and words."""
MARKER = {"blue": "circle-outline#9CC7F5", "red": "square#F2A08E"}
CORNER = {"blue": "circle#9CC7F5", "red": "rhombus#F2A08E"}
"""The pictograms of markers, and of the corners that bring them, each with the form and the colour it has on the table."""


def informed(title: str, words: str, icon: str = "information") -> Tip:
    """Return a tip of a title and one line."""
    return Tip(title, ((icon, words),))

"""Measures of what is painted that layouts have to know. No Qt."""

from __future__ import annotations

from typing import Final

PLAYER_SCORE: Final = (66.0, 4.0, 54.0, 34.0)
"""The score in a player's box: from its right edge, from the top, width, height."""

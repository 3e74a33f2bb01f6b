"""Enlarged pieces that a paragraph of the rules explains in full."""

from __future__ import annotations

from app.table.geometry.placement import Placement
from app.table.position import Position
from app.table.screen import Explanation

Facts = tuple[tuple[str, str], ...]
"""(pictogram, words)"""
Notes = tuple[tuple[bool, str], ...]
"""(whether it speaks for the piece, words)"""
Help = dict[str, tuple[str, str]]
"""The paragraph and the pictogram, by item or by sort of item."""


def ruled(position: Position, rule: str, icon: str, facts: Facts = (), picture: Placement | None = None) -> Explanation:
    """Explain a piece by a paragraph of the rules: its title in both languages and its words."""
    key, say = f"{position.game}_rules.rule.{rule}", position.texts
    return Explanation(say(f"{key}.title"), say.other(f"{key}.title"), say(key), (), facts, rule, picture, icon)

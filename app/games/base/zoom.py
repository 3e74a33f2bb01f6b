"""Enlarged pieces that a paragraph of the rules explains in full."""

from __future__ import annotations

from collections.abc import Mapping

from app.table.geometry.placement import Placement
from app.table.position import Position
from app.table.screen import Explanation
from rules import ItemId, Worth, worth

from .words import player_or_rival

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


def facts(position: Position, item: ItemId, icons: Mapping[str, str]) -> Facts:
    """Return what an item is worth to the viewer in words (``<game>.worth.*``), as far as there are pictograms for it, by its key."""
    found = worth(position.game, position.view, position.seat, item)
    return tuple((icons[one.key], worth_words(position, one)) for one in found if one.key in icons)


def worth_words(position: Position, found: Worth) -> str:
    """Return in words what something is worth."""
    values = dict(found.values)
    if "player" in values:
        values["name"] = player_or_rival(position, int(values["player"]))
    return position.texts(f"{position.game}.worth.{found.key}", **values)

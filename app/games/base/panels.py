"""What is painted below the pieces of every game: panels, their headings, words and numbers. None of it can be clicked."""

from __future__ import annotations

from app.art.roles import Role
from app.table.geometry.faces import Align, Ground, GroundFace, HeadingFace, Ink, PanelFace, PanelTone, TextFace
from app.table.geometry.placement import Placement, Rect

HEADING = 22.0
"""Height of a heading."""


def background(name: str, kind: Ground, area: Rect, z: int = -50) -> Placement:
    """Lay out a tray, a plate or a rule on which a part of the table is placed."""
    return Placement(f"frame:{name}", kind, area, GroundFace(kind), z=z, static=True)


def panel(name: str, area: Rect, tone: PanelTone = "paper", z: int = -50) -> Placement:
    """Lay out a panel on which a part of the table is placed."""
    return Placement(f"frame:{name}", "panel", area, PanelFace(tone), z=z, static=True)


def heading(name: str, x: float, y: float, width: float, words: str, z: int = 0) -> Placement:
    """Lay out a heading."""
    return Placement(f"frame:{name}", "heading", Rect(x, y, width, HEADING), HeadingFace(words), z=z, static=True)


def label(item: str, area: Rect, words: str, role: Role, colour: Ink, align: Align = "left", px: int = 0, z: int = 0) -> Placement:
    """Lay out words in one of the typeface roles, in the role's own size unless ``px`` gives another."""
    return Placement(item, "text", area, TextFace(words, role, colour, align, px), z=z, static=True)


def place(item: str, area: Rect, words: str, z: int) -> Placement:
    """Lay out an invisible area with ``words`` for what is in it."""
    return Placement(item, "text", area, TextFace("", "label"), z=z, words=words, static=True)

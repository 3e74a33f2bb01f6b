"""Painters for the pieces of this game."""

from __future__ import annotations

from collections.abc import Mapping

from app.table.scene.kinds import PaintPiece

PAINTERS: Mapping[str, PaintPiece] = {}
"""Painters by kind of placement."""

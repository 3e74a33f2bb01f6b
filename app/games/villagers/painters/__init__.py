"""The pictures of this table: which function paints each kind of piece; ``..faces`` says what it needs."""

from __future__ import annotations

from collections.abc import Mapping

from app.table.scene.kinds import PaintPiece

from .cards import villager, villager_band, villager_strip

PAINTERS: Mapping[str, PaintPiece] = {painter.__name__: painter for painter in (villager, villager_strip, villager_band)}
"""Painters by kind of placement."""

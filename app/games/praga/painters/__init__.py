"""The pictures of this table: which function paints each kind of piece; ``..faces`` says what it needs."""

from __future__ import annotations

from collections.abc import Mapping

from app.table.scene.kinds import PaintPiece

from .counts import count, gain_strip, marker_cube, option, pawn, plan_marker, symbol, symbols
from .crane import crane, crane_box, crane_gap, crane_half, wheel_bonus
from .fields import action_field, board_centre, wall_site
from .tiles import hex_back, hex_slot, hex_tile, matches, special_well

PAINTERS: Mapping[str, PaintPiece] = {
    painter.__name__: painter
    for painter in (
        symbol,
        symbols,
        option,
        gain_strip,
        count,
        marker_cube,
        pawn,
        plan_marker,
        hex_tile,
        hex_back,
        hex_slot,
        special_well,
        matches,
        action_field,
        wall_site,
        board_centre,
        crane,
        wheel_bonus,
        crane_half,
        crane_box,
        crane_gap,
    )
}
"""Painters by kind of placement."""

"""The pictures of this table: which function paints each kind of piece; ``..faces`` says what it needs."""

from __future__ import annotations

from collections.abc import Mapping

from app.table.scene.kinds import PaintPiece

from .city import blue_corner, city_ground, plaza, plaza_reward, site
from .counts import count, marker_cube, option, pawn, plan_marker, symbol, symbols
from .crane import crane, crane_box, crane_half, wheel_bonus
from .fields import action_field, board_centre, wall_site
from .legend import city_legend
from .minis import mini_board, mini_city, mini_project, mini_road
from .parler import parler_back, parler_card
from .pictures import action_pair, road_effect
from .projects import project_cell, project_frame, project_prices, project_tiers, step_price
from .road import bridge, bridge_slot, plank, river_bank, road_space
from .stock import production_tile, seal, technology, technology_place
from .tabs import board_tab
from .tiles import hex_slot, hex_tile, matches, special_well, tile_price
from .tracks import track

PAINTERS: Mapping[str, PaintPiece] = {
    painter.__name__: painter
    for painter in (
        symbol,
        symbols,
        option,
        count,
        marker_cube,
        pawn,
        plan_marker,
        hex_tile,
        tile_price,
        hex_slot,
        special_well,
        matches,
        action_field,
        wall_site,
        board_centre,
        city_ground,
        city_legend,
        site,
        plaza,
        plaza_reward,
        blue_corner,
        road_space,
        bridge,
        river_bank,
        bridge_slot,
        plank,
        project_frame,
        project_cell,
        project_tiers,
        project_prices,
        step_price,
        track,
        seal,
        production_tile,
        technology,
        technology_place,
        mini_board,
        mini_city,
        mini_road,
        mini_project,
        parler_card,
        parler_back,
        action_pair,
        road_effect,
        crane,
        wheel_bonus,
        crane_half,
        crane_box,
        board_tab,
    )
}
"""Painters by kind of placement."""

"""The pictures of this table: which function paints each type of face."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.table.scene.kinds import Painters

from ..faces import (
    BonusFace,
    CellFace,
    CountFace,
    CraneFace,
    CubeFace,
    FieldFace,
    HalfFace,
    LegendFace,
    LevelFace,
    MatchFace,
    MiniBoardFace,
    MiniCityFace,
    MiniProjectFace,
    MiniRoadFace,
    OptionFace,
    PairFace,
    ParlerFace,
    PawnFace,
    PileFace,
    Plain,
    PlainFace,
    PlankFace,
    PlanMarkerFace,
    PlazaFace,
    PositionFace,
    PriceFace,
    ProductionFace,
    ProjectFace,
    ProjectPricesFace,
    ProjectTiersFace,
    RewardFace,
    RoadEffectFace,
    RoadFace,
    RowFace,
    SealFace,
    SiteFace,
    SlotFace,
    StepPriceFace,
    StripFace,
    SymbolFace,
    TabFace,
    TechnologyFace,
    TileFace,
    TrackFace,
)
from .city import blue_corner, city_ground, plaza, plaza_reward, site
from .city.legend import city_legend
from .crane import crane, crane_box, crane_half, wheel_bonus
from .fields import action_field, board_centre, wall_site
from .minis import mini_board, mini_city, mini_project, mini_road
from .parler import parler_back, parler_card
from .pictures import action_pair, road_effect
from .projects import project_cell, project_frame, project_prices, project_tiers, step_price
from .road import bridge, bridge_slot, plank, river_bank, road_space
from .signs.counts import count, marker_cube, option, pawn, plan_marker, symbol, symbols
from .stock import production_tile, seal, technology, technology_place
from .tabs import board_tab
from .tiles import hex_slot, hex_tile, matches, special_well, tile_price
from .tracks import track

_PARTS: Final[Mapping[Plain, Callable[[QPainter, QRectF], None]]] = {
    "wall_site": wall_site,
    "board_centre": board_centre,
    "special_well": special_well,
    "city_ground": city_ground,
    "blue_corner": blue_corner,
    "bridge": bridge,
    "river_bank": river_bank,
}


def _plain(p: QPainter, r: QRectF, face: PlainFace) -> None:
    _PARTS[face.part](p, r)


PAINTERS: Final[Painters] = {
    PlainFace: _plain,
    SymbolFace: symbol,
    RowFace: symbols,
    OptionFace: option,
    CountFace: count,
    CubeFace: marker_cube,
    PawnFace: pawn,
    PlanMarkerFace: plan_marker,
    TileFace: hex_tile,
    PriceFace: tile_price,
    SlotFace: hex_slot,
    MatchFace: matches,
    FieldFace: action_field,
    LegendFace: city_legend,
    SiteFace: site,
    PlazaFace: plaza,
    RewardFace: plaza_reward,
    RoadFace: road_space,
    StripFace: bridge_slot,
    PlankFace: plank,
    ProjectFace: project_frame,
    CellFace: project_cell,
    ProjectTiersFace: project_tiers,
    ProjectPricesFace: project_prices,
    StepPriceFace: step_price,
    TrackFace: track,
    SealFace: seal,
    ProductionFace: production_tile,
    TechnologyFace: technology,
    LevelFace: technology_place,
    MiniBoardFace: mini_board,
    MiniCityFace: mini_city,
    MiniRoadFace: mini_road,
    MiniProjectFace: mini_project,
    ParlerFace: parler_card,
    PileFace: parler_back,
    PairFace: action_pair,
    RoadEffectFace: road_effect,
    CraneFace: crane,
    BonusFace: wheel_bonus,
    HalfFace: crane_half,
    PositionFace: crane_box,
    TabFace: board_tab,
}
"""Painters by type of face."""

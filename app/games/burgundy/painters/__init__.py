"""The pictures of this table: which function paints each type of face."""

from __future__ import annotations

from typing import Final

from app.table.scene.kinds import Painters

from ..faces import (
    BlackDepotFace,
    BorderFace,
    BridgeFace,
    ColourBonusFace,
    CommonSpaceFace,
    DepotFace,
    DepotGoodsFace,
    DieFace,
    DuchyBoardFace,
    GoodsAroundDieFace,
    GoodsBackFace,
    GoodsFace,
    GoodsStoreFace,
    InnCountFace,
    InnsFace,
    KeySpaceFace,
    MiniDuchyFace,
    MiniRouteFace,
    PhaseTabFace,
    PointsTrackFace,
    PostFace,
    PowerFace,
    RiversFace,
    RoundSpaceFace,
    RouteCardFace,
    RouteSpaceFace,
    ShieldFace,
    ShieldPowerFace,
    SilverFace,
    SlotFace,
    SoldFace,
    SpaceFace,
    TargetFace,
    ThrownAwayFace,
    TileBackFace,
    TileFace,
    WonBonusFace,
    WorkersFace,
)
from .depots import black_depot, depot
from .duchy import duchy_board, mini_duchy
from .goods import depot_goods, goods, goods_around_die, goods_back, goods_store, round_space, sold
from .modules.border import border, post
from .modules.inns import inn_count, inns
from .modules.rivers import rivers
from .modules.routes import mini_route, route_card, route_space
from .modules.shields import shield
from .modules.solo import points_track, target
from .powers import power, shield_power
from .stock import die, silver, thrown_away, workers
from .strip import bridge, colour_bonus, phase_tab, won_bonus
from .tiles import common_space, key_space, slot, space, tile, tile_back

PAINTERS: Final[Painters] = {
    TileFace: tile,
    TileBackFace: tile_back,
    SpaceFace: space,
    SlotFace: slot,
    KeySpaceFace: key_space,
    CommonSpaceFace: common_space,
    DuchyBoardFace: duchy_board,
    MiniDuchyFace: mini_duchy,
    DepotFace: depot,
    DepotGoodsFace: depot_goods,
    GoodsAroundDieFace: goods_around_die,
    BlackDepotFace: black_depot,
    GoodsFace: goods,
    GoodsBackFace: goods_back,
    GoodsStoreFace: goods_store,
    RoundSpaceFace: round_space,
    SoldFace: sold,
    DieFace: die,
    WorkersFace: workers,
    SilverFace: silver,
    ThrownAwayFace: thrown_away,
    PhaseTabFace: phase_tab,
    BridgeFace: bridge,
    ColourBonusFace: colour_bonus,
    WonBonusFace: won_bonus,
    PowerFace: power,
    ShieldPowerFace: shield_power,
    ShieldFace: shield,
    InnsFace: inns,
    InnCountFace: inn_count,
    RouteCardFace: route_card,
    RouteSpaceFace: route_space,
    MiniRouteFace: mini_route,
    BorderFace: border,
    PostFace: post,
    PointsTrackFace: points_track,
    TargetFace: target,
    RiversFace: rivers,
}
"""Painters by type of face."""

"""The pictures of this table: what the face of each kind of placement holds, and which function paints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from .border import border, post
from .depots import black_depot, depot
from .duchy import duchy_board, mini_duchy
from .goods import depot_goods, goods, goods_around_die, goods_back, goods_store, round_space, sold
from .inns import inn_count, inns
from .powers import power, shield_power
from .rivers import rivers
from .routes import mini_route, route_card, route_space
from .shields import shield
from .solo import points_track, target
from .stock import die, silver, thrown_away, workers
from .strip import bridge, colour_bonus, phase_tab, won_bonus
from .tiles import common_space, key_space, slot, space, tile, tile_back

Painter = Callable[[QPainter, QRectF, Any], None]

PAINTERS: Mapping[str, Painter] = {
    painter.__name__: painter
    for painter in (
        tile,
        tile_back,
        space,
        slot,
        key_space,
        common_space,
        duchy_board,
        mini_duchy,
        depot,
        depot_goods,
        goods_around_die,
        black_depot,
        goods,
        goods_back,
        goods_store,
        round_space,
        sold,
        die,
        workers,
        silver,
        thrown_away,
        phase_tab,
        bridge,
        colour_bonus,
        won_bonus,
        power,
        shield_power,
        shield,
        inns,
        inn_count,
        route_card,
        route_space,
        mini_route,
        border,
        post,
        points_track,
        target,
        rivers,
    )
}
"""Painters by kind of placement."""

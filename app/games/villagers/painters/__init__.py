"""The pictures of this table: which function paints each kind of piece; ``..faces`` says what it needs."""

from __future__ import annotations

from collections.abc import Mapping

from app.table.scene.kinds import PaintPiece

from .backs import hand_backs, reserve, stack, villager_back
from .cards import villager, villager_strip
from .countess_bands import villager_band
from .markets import market_card, market_tab
from .module_cards import development, development_token, event, event_pile, person
from .money import lock_price, purse, value
from .piles import basic_pile, discard
from .places import card_place, road, road_place
from .seats import medallion, mini_village, start_player, stat

PAINTERS: Mapping[str, PaintPiece] = {
    painter.__name__: painter
    for painter in (
        villager,
        villager_strip,
        villager_band,
        villager_back,
        stack,
        reserve,
        discard,
        basic_pile,
        market_card,
        market_tab,
        purse,
        value,
        lock_price,
        stat,
        mini_village,
        hand_backs,
        start_player,
        road,
        road_place,
        card_place,
        development,
        development_token,
        event,
        event_pile,
        person,
        medallion,
    )
}
"""Painters by kind of placement."""

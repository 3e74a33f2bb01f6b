"""The pictures of this table: which function paints each type of face."""

from __future__ import annotations

from typing import Final

from app.table.scene.kinds import Painters

from ..faces import (
    BackFace,
    BandFace,
    BasicPileFace,
    DevelopmentFace,
    EventFace,
    EventPileFace,
    HandFace,
    LockPriceFace,
    MarketFace,
    MarketTabFace,
    MedallionFace,
    MiniVillageFace,
    PersonFace,
    PileFace,
    PlaceFace,
    PurseFace,
    ReserveFace,
    RoadGroundFace,
    RoadPlaceFace,
    StackFace,
    StartPlayerFace,
    StatFace,
    StripFace,
    TokenFace,
    ValueFace,
    VillagerFace,
)
from .cards.backs import hand_backs, reserve, stack, villager_back
from .cards.countess_bands import villager_band
from .cards.face_up import villager, villager_strip
from .cards.module_cards import development, development_token, event, event_pile, person
from .cards.piles import basic_pile, discard
from .markets import market_card, market_tab
from .money import lock_price, purse, value
from .places import card_place, road, road_place
from .seats import medallion, mini_village, start_player, stat

PAINTERS: Final[Painters] = {
    VillagerFace: villager,
    StripFace: villager_strip,
    BandFace: villager_band,
    BackFace: villager_back,
    StackFace: stack,
    ReserveFace: reserve,
    PileFace: discard,
    BasicPileFace: basic_pile,
    MarketFace: market_card,
    MarketTabFace: market_tab,
    PurseFace: purse,
    ValueFace: value,
    LockPriceFace: lock_price,
    StatFace: stat,
    MiniVillageFace: mini_village,
    HandFace: hand_backs,
    StartPlayerFace: start_player,
    RoadGroundFace: road,
    RoadPlaceFace: road_place,
    PlaceFace: card_place,
    DevelopmentFace: development,
    TokenFace: development_token,
    EventFace: event,
    EventPileFace: event_pile,
    PersonFace: person,
    MedallionFace: medallion,
}
"""Painters by type of face."""

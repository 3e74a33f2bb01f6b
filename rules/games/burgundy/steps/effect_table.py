"""What placing each kind of tile and each bonus does. The types are complete: mypy finds a missing entry."""

from __future__ import annotations

from typing import Final

from .animals import place_animals
from .buildings import place_building, route_bonus
from .consequences import placed_alone
from .effect_types import Bonuses, Effects, Placing, no_effect
from .ships import place_monastery, place_ship
from .turn import give_extra_action, place_castle

PLACING: Final[Placing] = {
    "building": place_building,
    "animal": place_animals,
    "ship": place_ship,
    "monastery": place_monastery,
    "castle": place_castle,
    "mine": no_effect,  # BU-9.5: it pays at the end of a phase
    "inn": no_effect,  # BU-22.5: it makes its area larger
    "face_down": no_effect,  # BU-25.7
}
BONUSES: Final[Bonuses] = {
    "market": route_bonus("market"),
    "carpenter": route_bonus("carpenter"),
    "church": route_bonus("church"),
    "warehouse": route_bonus("warehouse"),
    "boarding_house": route_bonus("boarding_house"),
    "bank": route_bonus("bank"),
    "town_hall": route_bonus("town_hall"),
    "watchtower": route_bonus("watchtower"),
    "castle": give_extra_action,
}
EFFECTS: Final = Effects(placing=PLACING, bonuses=BONUSES, placed_alone=placed_alone)
"""All effects of the game."""

"""The numbers of the modules in ``components.json``: team game, solo game, inns, trade routes, shields (BU-20 to 26)."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from .components import DATA, BonusKind

_team = DATA["team_game"]
TEAM_SILVER: int = _team["shared"]["silver"]
TEAM_WORKERS: tuple[int, ...] = tuple(_team["shared"]["workers"].values())
"""The workers of the team that goes first, and of the other one (BU-24.4)."""
TEAM_STORAGE: int = _team["shared"]["storage_spaces"]
"""The common storage spaces of a team (BU-24.5)."""
PARTNER_STORAGE: int = _team["private"]["storage_spaces"]
"""The storage spaces of each partner (BU-24.5)."""

_solo = DATA["solo_game"]
SOLO_VALUES: int = _solo["values_of_players"]
"""The number of players whose slots, points and values count for a single player (BU-25)."""
SOLO_SILVER: int = _solo["start"]["silver"]
SOLO_WORKERS: int = _solo["start"]["workers"]
TARGET_START: int = _solo["target_start"]
TARGETS: tuple[int, ...] = tuple(sorted((*_solo["difficulty"]["easier"], TARGET_START, *_solo["difficulty"]["harder"])))
TARGET_STEP: int = _solo["target_step"]
TARGET_MINIMUM: int = _solo["target_minimum"]
SWAP_GOODS: int = _solo["black_tile_price_goods"]
"""The goods a black tile costs when a ship is placed (BU-25.5)."""
POINT_SILVER: int = _solo["extra_vp_price_silver"]
"""The silver a point costs (BU-25.11)."""

_expansions = DATA["expansions"]
INN_COST: int = _expansions["inns"]["cost"]["silver"]
INN_SIZE: int = _expansions["inns"]["area_size_bonus"]
"""The fields by which an inn makes its area larger when it is completed (BU-22.5)."""
INNS_PER_PHASE: int = _expansions["inns"]["per_phase"]


class RouteSpace(Struct, frozen=True):
    """A space of a trade route: the type of goods printed on it, and what a tile of that type brings (BU-23.3, 23.4)."""

    type: int
    bonus: BonusKind
    """The building, castle or boarding house that gives the same."""


_type_of = {item["id"]: item["die"] for item in DATA["goods"]["types"]}
ROUTE: tuple[tuple[RouteSpace, ...], ...] = (
    (),
    *(
        tuple(RouteSpace(_type_of[space["goods"]], msgspec.convert(space["same_as"], BonusKind)) for space in card["spaces"])
        for card in _expansions["trade_routes"]["cards"]
    ),
)
"""The spaces of each trade route card, numbered from 1."""
ROUTES = tuple(range(1, len(ROUTE)))
ROUTE_SPACES: int = _expansions["trade_routes"]["spaces_per_card"]
ROUTES_EACH: dict[int, int] = {int(n): cards for n, cards in _expansions["trade_routes"]["cards_per_player"].items()}
"""The cards for each player, by number of players (BU-23.1)."""

_shields: list[dict[str, Any]] = _expansions["shields"]["tiles"]
SHIELDS: tuple[int, ...] = tuple(item["number"] for item in _shields)
SHIELD_VP: tuple[int, ...] = (0, *(item["end_vp"] for item in _shields))
SHIELD_EFFECT: tuple[dict[str, Any], ...] = ({}, *(item["effect"] for item in _shields))
SHIELDS_LAID: dict[int, tuple[int, ...]] = {int(n): tuple(depots.values()) for n, depots in _expansions["shields"]["placement"].items()}
"""The shields on the goods space of each depot, by number of players (BU-26.1)."""
TRIBUTE: int = _expansions["shields"]["tribute"]["per_shield"]
"""The silver each shield costs at the end of a phase (BU-26.7)."""

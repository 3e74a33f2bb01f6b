"""The shields by effect (BU-26)."""

from __future__ import annotations

from typing import Any

from ..modules import SHIELD_EFFECT, SHIELDS


def _by(**wanted: Any) -> int:
    """Return the number of the only shield whose effect is as ``wanted``."""
    (found,) = (shield for shield in SHIELDS if wanted.items() <= SHIELD_EFFECT[shield].items())
    return found


ONE_PASTURE = _by(type="pastures_count_as_one")
"""The shield for which all pastures are one when animals score (BU-26.11)."""
FELLOW_WORKERS = _by(type="on_other_players_worker_gain")
"""The shield that brings a worker whenever another player gains any (BU-26.12)."""
FELLOW_GAIN: int = SHIELD_EFFECT[FELLOW_WORKERS]["gain"]["workers"]
TRIBUTE_IN_WORKERS = _by(type="tribute_payment")
"""The shield that lets tribute be paid in workers (BU-26.13)."""
ENDLESS_STORAGE = _by(type="storage_limit")
"""The shield that lifts the limit of storage spaces (BU-26.14)."""
COLLECTOR = _by(type="on_ship_extra_goods")
"""The shield with which a ship collects one type from all goods spaces (BU-26.15)."""
SHARING = _by(type="use_monasteries_of")
"""The shield that makes another player's monasteries work for its owner (BU-26.16)."""
DOUBLE_BONUSES = _by(what="bonus_tile_vp_when_gained")
DOUBLE_MINES = _by(what="mine_silver")
SILVER_PER_TILE = _by(type="sell_silver")
"""The shield with which a sale brings silver for each tile (BU-26.19)."""
DOUBLE_MONASTERIES = _by(what="own_end_scoring_monasteries")
FROM_CASTLES = _by(type="castle_action_option")
"""The shield with which a castle's action can be to take a shield (BU-26.21)."""
DOUBLE_SALES = _by(what="sell_vp")
DOUBLE_SHIELDS = _by(what="own_shield_vp")
FROM_DEPOTS, FROM_BLACK = (_by(type="phase_end_direct_place", **{"from": depots}) for depots in ("numbered_depots", "black_depot"))
"""The shields that place a tile at the end of each phase (BU-26.24, 26.25)."""
SET_DIE = _by(type="set_die")
"""The shield that turns a die once in a turn (BU-26.26)."""
LARGER_AREAS = _by(type="area_size_bonus")
"""The shield with which areas score as if they were larger (BU-26.27)."""
LARGER_BY: int = SHIELD_EFFECT[LARGER_AREAS]["plus"]
ANYWHERE = _by(type="rule_off")
"""The shield that lets tiles be placed apart from others (BU-26.28)."""


def factor(shield: int) -> int:
    """Return by what a shield that multiplies does so."""
    found: int = SHIELD_EFFECT[shield]["factor"]
    return found

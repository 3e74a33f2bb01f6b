"""Using technologies of levels III and IV (PC-10.5, 10.8 to 10.11)."""

from __future__ import annotations

from rules.engine.context import Context
from rules.engine.types import Action
from rules.engine.values import removed

from .. import items
from ..components import ONGOING_LEVELS, TECHNOLOGY, TECHNOLOGY_CLAUSE
from ..state import State
from .effects import carry_out_in_order


def technology_offers(state: State, player: int) -> list[Action]:
    """Return the technologies that can be used up now (PC-10.5)."""
    return [items.technology(tile) for tile in state.seats[player].technologies if TECHNOLOGY[tile].level not in ONGOING_LEVELS]


def use_technology(ctx: Context[State], player: int, action: Action) -> None:
    """Use a technology once and discard it (PC-10.5)."""
    seat, tile = ctx.state.seats[player], items.TECHNOLOGY.key(action.picks[0])
    seat.technologies = removed(seat.technologies, tile)
    ctx.state.used_technologies += (tile,)
    ctx.emit("used", player, action.picks, "PC-10.5")
    carry_out_in_order(ctx, player, TECHNOLOGY[tile].effects, "technologies", action.picks[0], TECHNOLOGY_CLAUSE[TECHNOLOGY[tile].level])

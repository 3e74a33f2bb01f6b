"""What must hold in every state: the census of tiles and goods, and whether a state from elsewhere can be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import BACK, BACKS, GOODS, TILES
from .founding import PLAN_CARDS, PLANS, plan_deck
from .meta import META

if TYPE_CHECKING:
    from .state import State

SEATS = range(META.max_players)
DECKS: dict[str, tuple[int, ...]] = {
    **{back: tuple(tile for tile in TILES if BACK[tile] == back) for back in BACKS},
    "goods": GOODS,
    **{plan_deck(player): PLAN_CARDS for player in SEATS},
}
"""Tiles by back, goods, and the plans of each player for a secret choice."""


def census(state: State) -> dict[str, list[int]]:
    """Every tile and all goods of a state by deck, wherever they lie; plans that are not to be chosen from are with their deck."""
    open_tiles = [tile for slots in (*state.depots, state.black) for tile in slots] + list(state.gone)
    goods = [*state.round_goods, *(good for space in state.goods_spaces for good in space), *state.reserve.cards]
    goods += [good for pile in state.phase_goods for good in pile.cards]
    for estate in state.estates:
        open_tiles += estate.tiles
    for seat in state.seats:
        open_tiles += seat.storage
        goods += seat.goods + seat.sold
    found: dict[str, list[int]] = {pile.deck: list(pile.cards) for pile in state.supplies}
    for tile in filter(None, open_tiles):
        found[BACK[tile]].append(tile)
    plans = {seat.plan.deck: seat.plan.cards for seat in state.seats}
    for player in SEATS:
        chosen_from = state.seats[player].offered if plans.get(plan_deck(player)) else ()
        found[plan_deck(player)] = [
            *plans.get(plan_deck(player), ()),
            *(card for card in PLAN_CARDS if PLANS[card - 1][0] not in chosen_from),
        ]
    return {**found, "goods": goods}


def check(state: State) -> None:
    """Raise ``RulesError`` with a sentence when a state cannot have come from play."""

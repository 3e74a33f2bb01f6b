"""Every tile and all goods in a state, by deck."""

from __future__ import annotations

from ..components import BACK, BACKS, FACE_UP, GOODS, INN, TILES
from ..meta import META
from ..modules import ROUTES, SHIELDS
from ..state import State
from ..steps.founding import PLAN_CARDS, PLANS, plan_deck

SEATS = range(META.max_players)
DECKS: dict[str, tuple[int, ...]] = {
    **{back: tuple(tile for tile in TILES if BACK[tile] == back) for back in (*BACKS, INN)},
    "goods": GOODS,
    "route": ROUTES,
    "shield": SHIELDS,
    **{plan_deck(player): PLAN_CARDS for player in SEATS},
}
"""The tiles by back, the goods, trade routes, shields, and for each player the plans of a secret choice."""


def census(state: State) -> dict[str, list[int]]:
    """Return every piece in a state by deck, wherever it is; plans that cannot be chosen count as part of their deck."""
    return {
        **_tiles(state),
        "goods": _goods(state),
        "route": [*state.routes_left.cards, *(card for seat in state.seats for card in seat.routes)],
        "shield": _shields(state),
        **{plan_deck(player): _plans(state, player) for player in SEATS},
    }


def _tiles(state: State) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {pile.deck: list(pile.cards) for pile in state.supplies} | {INN: []}
    depots = (*state.depots, state.black)
    shared = (*(estate.tiles for estate in state.estates), *(store.storage for store in state.stores))
    inns = (state.inns, state.inns_left)
    for places in (*depots, *shared, *(seat.storage for seat in state.seats), *inns, state.gone):
        for tile in places:
            if tile:
                found[BACK[tile]].append(FACE_UP.get(tile, tile))
    return found


def _goods(state: State) -> list[int]:
    piles = [pile.cards for pile in (*state.phase_goods, state.reserve)]
    owned = [goods for store in state.stores for goods in (store.goods, store.sold, store.selling)]
    return [good for goods in (*piles, state.goods_gone, state.round_goods, *state.goods_spaces, *owned) for good in goods]


def _shields(state: State) -> list[int]:
    held = [shield for seat in state.seats for _, shield in seat.shields]
    return [*state.shields_left.cards, *state.shields_gone, *held, *(shield for space in state.shields for shield in space)]


def _plans(state: State, player: int) -> list[int]:
    """Return the plans a player may choose from in secret, along with all the others."""
    seat = state.seats[player] if player < len(state.seats) else None
    if seat is None or not seat.plan.cards:
        return list(PLAN_CARDS)
    return [*seat.plan.cards, *(card for card in PLAN_CARDS if PLANS[card - 1][0] not in seat.offered)]

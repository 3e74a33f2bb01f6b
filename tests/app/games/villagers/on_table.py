"""The table of Villagers, for random players and the checks of layouts."""

from __future__ import annotations

from rules import Record, meta
from tests.app.on_table import OnTable

MODULES: dict[str, int | str | bool] = {"saints": True, "scoundrels": True, "profiteers": True, "developments": True}


def elsewhere(record: Record) -> set[str]:
    """Return what a sheet shows while it can be chosen: cards of stacks and of others, and their gold."""
    state, player = record.game.state, record.game.decider
    others = [seat for n, seat in enumerate(state.seats) if n != player]
    piles = [*(pile.cards for pile in state.stacks), state.reserve.cards, *(seat.hand.cards for seat in others)]
    cards = {card for pile in piles for card in pile} | {card for seat in others for card in (*seat.village.cards(), *seat.square)}
    return {f"card:{card}" for card in cards} | {f"gold:{n}" for n in range(len(state.seats)) if n != player}


def covered(record: Record) -> set[str]:
    """Return the cards of crowded hands and villages, which overlap each other."""
    seats = record.game.state.seats
    crowded = [*(seat.hand.cards for seat in seats), *(tuple(seat.village.cards()) for seat in seats)]
    return {f"card:{card}" for cards in crowded if len(cards) > 5 for card in cards}


ON_TABLE = OnTable(
    busy=("lay", "replace", "play", "rob", "unlock", "draft", "give", "coin", "resolve", "basic"),
    liked={"slot": 9, "village": 9, "card": 6, "now": 6, "kind": 0},
    fullest=tuple((players, MODULES) for players in meta("villagers").players),
    every=47,
    asking=((1, {}), (2, {}), (4, MODULES), (3, {"scoundrels": True, "courier": True})),
    questions=3,
    thorough=8,
    overlays=frozenset({"marker", "market_tab", "development_token"}),
    elsewhere=elsewhere,
    covered=covered,
)

"""Gold by source, and the result (VI-13)."""

from __future__ import annotations

from itertools import chain

from rules.engine.credit import credited
from rules.engine.types import ItemId, ScoreRow, Standing

from .. import items
from ..board.income import ROWS, earnings
from ..state import State


def score(state: State) -> list[ScoreRow]:
    """Return the gold of every player by source: what the markets gave, and all other gold, less what was paid."""
    return _told([_supply(state), *(_given(state, market, row) for market, rows in enumerate(ROWS) for row in rows)])


def final(state: State) -> list[ScoreRow]:
    """Return the gold of every player as if the game ended now, with the markets that have not taken place yet (VI-22.3)."""
    found = [_supply(state)]
    for market, rows in enumerate(ROWS):
        found += [(_given if market < state.markets else _expected)(state, market, row) for row in rows]
    return _told(found)


def _told(rows: list[ScoreRow]) -> list[ScoreRow]:
    """Return the rows without that of the Nun in a game in which nobody has one that brings anything."""
    return [row for row in rows if row.key != "nun" or any(row.points)]


def _supply(state: State) -> ScoreRow:
    """Return the row of the gold that no market gave."""
    players = range(len(state.seats))
    gold = tuple(seat.gold - sum(credited(state.credited, player, row) for row in chain(*ROWS)) for player, seat in enumerate(state.seats))
    return ScoreRow("supply", gold, tuple((items.GOLD.id(player),) for player in players))


def _given(state: State, market: int, row: str) -> ScoreRow:
    """Return a row of what a market has given.

    The cards of the second market are still there when it is over; some of the first may be covered, so that none of them is named.
    """
    players = range(len(state.seats))
    cards = _cards(state, market, row) if market + 1 == len(ROWS) == state.markets else tuple(() for _ in players)
    return ScoreRow(row, tuple(credited(state.credited, player, row) for player in players), cards)


def _expected(state: State, market: int, row: str) -> ScoreRow:
    """Return a row of what a market would give if it took place now."""
    gold = (sum(one.gold for one in earnings(seat.village, market) if one.row == row) for seat in state.seats)
    return ScoreRow(row, tuple(gold), _cards(state, market, row))


def _cards(state: State, market: int, row: str) -> tuple[tuple[ItemId, ...], ...]:
    """Return the cards of every player that bring something in a row of a market."""
    earned = (earnings(seat.village, market) for seat in state.seats)
    return tuple(tuple(items.CARD.id(one.card) for one in cards if one.row == row and one.gold) for cards in earned)


def rival(state: State) -> dict[str, int] | None:
    """Return the Countess's gold by source, with the keys of ``score``; None without her."""
    countess = state.countess
    if countess is None:
        return None
    rows = {row: credited(countess.earned, 0, row) for row in chain(*ROWS)}
    return {"supply": countess.gold - sum(rows.values()), **rows}


def standings(state: State) -> tuple[Standing, ...]:
    """Return the result: the most gold wins, then the fewest villagers; those still tied share the victory (VI-13.1, 13.2).

    A solo player wins only with more gold than the Countess (VI-18.16, VI-A36).
    """
    hers = state.countess.gold if state.countess is not None else -1
    keys = [(seat.gold, -sum(1 for _ in seat.village.cards())) for seat in state.seats]
    return tuple(
        Standing(player, key[0], 1 + sum(other > key for other in keys), (("villagers", key[1]),), won=key == max(keys) and key[0] > hers)
        for player, key in enumerate(keys)
    )

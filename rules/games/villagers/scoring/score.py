"""Gold by source, and the result (VI-13)."""

from __future__ import annotations

from itertools import chain

from rules.engine.types import ItemId, ScoreRow, Standing
from rules.engine.worth.credit import credited

from .. import items
from ..board.holders import holders
from ..board.income import MODULE_ROWS, ROWS, earnings
from ..components import DEVELOPMENT, NAME
from ..state import State


def score(state: State) -> list[ScoreRow]:
    """Return the gold of every player by source: what the markets and modules gave, and all other gold, less what was paid."""
    return _told(state, [_given(state, market, row) for market, rows in enumerate(ROWS) for row in rows])


def final(state: State) -> list[ScoreRow]:
    """Return the gold of every player as if the game ended now, with the markets that have not taken place yet (VI-22.3)."""
    found = []
    for market, rows in enumerate(ROWS):
        found += [(_given if market < state.markets else _expected)(state, market, row) for row in rows]
    return _told(state, found)


def _told(state: State, markets: list[ScoreRow]) -> list[ScoreRow]:
    """Return the rows of the markets between the others, without those of the Nun and of modules that no one has gold from."""
    rows = [_supply(state), *markets, *(_of_module(state, row) for row in MODULE_ROWS)]
    return [row for row in rows if row.key not in ("nun", *MODULE_ROWS) or any(row.points)]


def _supply(state: State) -> ScoreRow:
    """Return the row of the gold that comes from nothing with a row of its own."""
    given = [sum(n for who, _, n in state.credited if who == player) for player in range(len(state.seats))]
    gold = tuple(seat.gold - n for seat, n in zip(state.seats, given, strict=True))
    return ScoreRow("supply", gold, tuple((items.GOLD.id(player),) for player in range(len(state.seats))))


def _of_module(state: State, row: str) -> ScoreRow:
    """Return a row of what a module has given or cost, with the cards it came from as far as they still lie there."""
    sources = [[source for source in MODULE_ROWS[row] if credited(state.credited, player, source)] for player in range(len(state.seats))]
    gold = (sum(credited(state.credited, player, source) for source in each) for player, each in enumerate(sources))
    return ScoreRow(row, tuple(gold), tuple(_module_cards(state, row, player, each) for player, each in enumerate(sources)))


def _module_cards(state: State, row: str, player: int, sources: list[str]) -> tuple[ItemId, ...]:
    """Return the cards of a module that gave a player gold: developments, bronze cards, or Freelancers in any village."""
    if row == "developments":
        return tuple(items.DEVELOPMENT.id(card) for card in state.developments if DEVELOPMENT[card - 1].id in sources)
    if row == "bronze":
        return tuple(items.CARD.id(card) for card in state.seats[player].village.cards() if NAME[card] in sources)
    freelancers = (card for holder in holders(state) for card in holder.village.cards() if NAME[card] == "freelancer")
    return tuple(items.CARD.id(card) for card in freelancers) if sources else ()


def _given(state: State, market: int, row: str) -> ScoreRow:
    """Return a row of what a market has given.

    The cards of the second market are still there when it is over; some of the first may be covered, so none of them is named.
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
    rows["developments"] = sum(credited(countess.earned, 0, source) for source in MODULE_ROWS["developments"])
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

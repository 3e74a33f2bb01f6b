"""Points by source, and the result (PC-15)."""

from __future__ import annotations

from rules.engine.types import ScoreRow, Standing
from rules.engine.worth.credit import credited

from ..components import ENOUGH_ALONE
from ..state import State
from .final import FINAL_ROWS
from .rows import TOLD
from .sources import pieces


def score(state: State) -> list[ScoreRow]:
    """Return every source of points; those of the final scoring once it has been done."""
    final = FINAL_ROWS if state.standings is not None else ()
    return [*_played(state), *(_final(state, row) for row in final)]


def final(state: State) -> list[ScoreRow]:
    """Return every source of points as if the game ended now, open plazas aside (PC-15.2)."""
    return [*_played(state), *(_final(state, row) for row in FINAL_ROWS)]


def _played(state: State) -> list[ScoreRow]:
    """Return the rows of the points gained in play, with open plazas at the end (PC-15.10)."""
    players = range(len(state.seats))

    def points(player: int, sources: tuple[str, ...]) -> int:
        return sum(credited(state.credited, player, source) for source in sources)

    return [
        ScoreRow(row, tuple(points(player, sources) for player in players), tuple(pieces(state, player, sources) for player in players))
        for row, sources in TOLD.items()
    ]


def _final(state: State, row: str) -> ScoreRow:
    of, players = FINAL_ROWS[row], range(len(state.seats))
    return ScoreRow(row, tuple(of.points(state, player) for player in players), tuple(of.things(state, player) for player in players))


def standings(state: State) -> tuple[Standing, ...]:
    """Return the result: the most points win, then the player later in turn order (PC-15.9); alone, it takes a good score (PC-17.3)."""
    players = len(state.seats)
    totals = tuple(sum(row.points[player] for row in final(state)) for player in range(players))
    keys = [(totals[player], (player - state.first) % players) for player in range(players)]
    return tuple(
        Standing(
            player,
            key[0],
            1 + sum(other > key for other in keys),
            (("order", key[1]),) if players > 1 else (),
            won=key == max(keys) and (players > 1 or key[0] >= ENOUGH_ALONE),
        )
        for player, key in enumerate(keys)
    )

"""Whole games of the card game: the points are counted again by an oracle, and the clicks turn by turn (UX 2.2)."""

from __future__ import annotations

from collections import Counter

from rules import Action, Record
from rules.games.burgundy_cards.components import SPECIES
from tests.app.games.burgundy_cards.points_oracle import PointsOracle, points_oracle_of
from tests.app.sitting import Sitting, check_sheet
from tests.app.whole_games import WholeGames

CLICKS = {"take": 3, "place": 4, "sell": 3, "fill_workers": 3, "take_silver": 3}
"""Most clicks for a turn with only this action, including its end (UX 2.2)."""


def check_points(sitting: Sitting) -> tuple[PointsOracle, list[int]]:
    """Compare the oracle with the program's own figures; return it and the points, including the start player card."""
    record = sitting.record
    oracle, state = points_oracle_of(record), record.game.state
    for player, seat in enumerate(state.seats):
        assert [list(stack) for stack in seat.estate] == oracle.estates[player]
        assert len(seat.sold) == oracle.sold[player]
        assert Counter(SPECIES[a] for a in seat.animals) == oracle.animals[player]
        assert len(seat.goods) == oracle.goods[player].total()
    points = [oracle.total(player) for player in range(len(state.seats))]
    if len(points) > 1:
        assert state.holder == oracle.first
        points[oracle.first] += 1
    assert points == [record.rules.total(state, player) for player in range(len(points))]
    check_sheet(sitting, points)
    return oracle, points


def check_clicks(actions: list[Action], clicks: int, exact: bool = False) -> None:
    """Check that a turn of one action took no more clicks than UX 2.2 allows; ``exact``: the player made no unnecessary click."""
    kinds = [action.kind for action in actions]
    if len(kinds) == 3 and kinds[0] == "play" and kinds[1] in CLICKS:
        most = CLICKS[kinds[1]] + (kinds[1] == "take" and len(actions[1].picks) == 2)
        assert clicks <= most, kinds
    if exact and len(kinds) == 3 and kinds[1] == "convert":
        assert clicks <= 5


def check_end(sitting: Sitting) -> None:
    """Check that the points match the oracle, the player with the most has won (BC-15.3), and no turn by mouse took unnecessary clicks."""
    oracle, points = check_points(sitting)
    state = sitting.record.game.state
    left = [seat.workers + seat.silver + len(seat.goods) + oracle.single_animals(player) for player, seat in enumerate(state.seats)]
    best = max(zip(points, left, strict=True))
    won = [player for player, figures in enumerate(zip(points, left, strict=True)) if figures == best]
    assert [standing.player for standing in state.standings if standing.won] == won
    last = sitting.program.table.score.accessibleDescription().splitlines()[-1]
    assert all(sitting.record.header.names[player] in last for player in won)
    for actions, clicks in sitting.turns:
        check_clicks(actions, clicks)


def check_curtains(record: Record, curtains: int) -> None:
    """Check that there is one for every turn, except where a player ends a phase and begins the next."""
    assert curtains >= 30 * len(record.header.names) - 4


WHOLE_GAMES = WholeGames(
    check_end,
    check_curtains,
    by_mouse=2,
    turns=60,
    clicks=4,
    by_keyboard=(3,),
    in_words=(4,),
    busy=("place", "take", "sell", "draw", "bonus"),
    kinds=frozenset({"play", "take", "place", "sell", "take_silver", "draw", "buy"}),
    closed=True,
)

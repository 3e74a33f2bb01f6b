"""Whole games of the board game: the points are counted again from the events and from the final position."""

from __future__ import annotations

from app.table.log.wording import outcome
from app.texts import Texts
from rules import Record
from tests.app.sitting import Sitting, check_sheet
from tests.app.whole_games import WholeGames
from tests.games.burgundy.oracles.final_count import points_of, winners_of


def check_end(sitting: Sitting) -> None:
    """Check that the program reports the points that were counted, and names those who have won."""
    record = sitting.record
    points, state = points_of(record), record.game.state
    won = winners_of(record, points)
    assert [standing.player for standing in state.standings if standing.won] == won
    names = record.header.names
    teams = [(" & ".join(names[side : side + 2]), points[side]) for side in (0, 2)] if len(state.estates) < len(names) else []
    check_sheet(sitting, points, teams)
    last = sitting.program.table.score.accessibleDescription().splitlines()[-1]
    assert all(names[player] in last for player in won or range(len(names)))
    assert not any(names[player] in last for player in range(len(names)) if won and player not in won)
    if state.solo:
        assert ("has not filled" in last) is (not won)
        assert last.startswith(f"{outcome(record.header, record.game, Texts('en'))}. ")
        empty = sum(not tile for tile in state.estates[0].tiles)
        assert (f"{empty} field" in last) is (not won)


def check_curtains(record: Record, curtains: int) -> None:
    """Check that there are no curtains, since nothing is secret."""
    assert curtains == 0


WHOLE_GAMES = WholeGames(
    check_end,
    check_curtains,
    by_mouse=3,
    turns=75,
    clicks=4,
    by_keyboard=(2,),
    in_words=(2,),
    busy=("place", "sell", "ship", "buy"),
    kinds=frozenset({"take", "place", "sell", "workers", "buy", "turn", "ship", "end_turn"}),
)

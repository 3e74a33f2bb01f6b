"""Whole games of Guildhall: the points are counted again from what happened."""

from __future__ import annotations

from rules import Record
from tests.app.sitting import Sitting, check_sheet
from tests.app.whole_games import WholeGames
from tests.games.guildhall.cards import VP_KINDS


def points_of(record: Record) -> list[int]:
    """Count the points of every player from what was bought and gained (GH-11)."""
    points = [0] * len(record.header.names)
    for event in (event for entry in record.entries for event in entry.events):
        if event.kind == "bought" and event.player is not None:
            points[event.player] += VP_KINDS[str(event.values["vp"])][0]
        elif event.kind == "tokens" and event.player is not None:
            points[event.player] += int(event.values["n"])
    return points


def check_end(sitting: Sitting) -> None:
    """Check that the program reports the points that were counted; the player who ended the last turn has won (GH-11.1, 11.2)."""
    points = points_of(sitting.record)
    check_sheet(sitting, points)
    last = sitting.record.entries[-1].player
    assert [standing.player for standing in sitting.record.game.state.standings if standing.won] == [last]
    assert points[last] >= sitting.record.game.state.target
    assert sitting.record.header.names[last] in sitting.program.table.score.accessibleDescription().splitlines()[-1]


def check_curtains(record: Record, curtains: int) -> None:
    """Check that there is one for each turn, and one for each starting hand."""
    assert curtains >= sum(event.kind == "turn" for entry in record.entries for event in entry.events)


WHOLE_GAMES = WholeGames(
    check_end,
    check_curtains,
    by_mouse=2,
    clicks=8,  # in random play, one of the two actions is often a refill, which takes a click to open
    by_keyboard=(3,),
    in_words=(4,),
    busy=("play", "buy", "recall", "take", "confirm"),
    kinds=frozenset({"play", "buy", "refill", "discard", "draw", "place", "end_turn", "kill", "give", "take", "recall"}),
    closed=True,
    options={"target_vp": 10},
)

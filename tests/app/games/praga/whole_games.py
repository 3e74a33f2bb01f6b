"""Whole games of Praga Caput Regni: the points are counted again from what happened."""

from __future__ import annotations

from itertools import chain

from rules import POINTS, Record
from tests.app.sitting import Sitting, check_sheet
from tests.app.whole_games import WholeGames

GOOD = 140
"""A lone player wins with more points than these."""


def points_of(record: Record) -> list[int]:
    """Count the points of every player from all that they gained (PC-15.10)."""
    points = [0] * len(record.header.names)
    for event in chain(record.opening, *(entry.events for entry in record.entries)):
        if event.player is not None:
            points[event.player] += event.gains.get(POINTS, 0)
    return points


def check_end(sitting: Sitting) -> None:
    """Check that the program reports the points that were counted, and who has won.

    That is the player with the most points, the later one of equals (PC-15.9); alone, it takes more than 140 points (PC-17.3).
    """
    points, state = points_of(sitting.record), sitting.record.game.state
    check_sheet(sitting, points)
    players = len(points)
    best = max(range(players), key=lambda player: (points[player], (player - state.first) % players))
    won = [best] if players > 1 or points[0] > GOOD else []
    assert [standing.player for standing in state.standings if standing.won] == won


def check_curtains(record: Record, curtains: int) -> None:
    """Check that there are no curtains, since nothing is secret for long (PC-19.4)."""
    assert curtains == 0


WHOLE_GAMES = WholeGames(
    check_end,
    check_curtains,
    by_mouse=3,
    turns=48,
    clicks=8,
    by_keyboard=(2,),
    in_words=(1, 4),
    busy=("upgrade", "wall", "building", "kings_road", "site", "lay_wall", "lay_building", "lay_upgrade"),
    seed=3,
    kinds=frozenset({"take", "upgrade", "wall", "building", "site", "refresh", "end_turn"}),
)

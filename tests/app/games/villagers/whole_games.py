"""Whole games of Villagers: the gold is counted again from what happened."""

from __future__ import annotations

from itertools import chain

from rules import Record
from tests.app.sitting import Sitting, check_sheet
from tests.app.whole_games import WholeGames

TOLD_AGAIN = frozenset({"market_income", "coin", "road_updated"})
"""Events with an amount of gold that is the sum of others, or lies on a card."""


def gold_of(record: Record) -> list[int]:
    """Count the gold of every player from all that they were given and paid (VI-13.1)."""
    gold = [0] * len(record.header.names)
    for event in chain(record.opening, *(entry.events for entry in record.entries)):
        if event.player is not None and "gold" in event.values and event.kind not in TOLD_AGAIN:
            gold[event.player] += int(event.values["gold"])
    return gold


def check_end(sitting: Sitting) -> None:
    """Check that the program reports the gold that was counted, and that the player with the most has won (VI-13.1, 13.2).

    A lone player wins with more gold than the Countess (VI-18.16).
    """
    gold, state = gold_of(sitting.record), sitting.record.game.state
    check_sheet(sitting, gold)
    winners = [standing.player for standing in state.standings if standing.won]
    if state.countess is None:
        assert winners
        assert all(gold[player] == max(gold) for player in winners)
    else:
        assert bool(winners) is (gold[0] > state.countess.gold)


def check_curtains(record: Record, curtains: int) -> None:
    """Check that there is one for each build turn, and none for the drafts in between (VI-20.9); alone there is none at all."""
    if len(record.header.names) == 1:
        assert curtains == 0
        return
    turns = sum(event.kind == "turn" for entry in record.entries for event in entry.events)
    assert curtains >= turns
    drafts = sum(entry.action.kind == "draft" for entry in record.entries)
    assert curtains < turns + drafts / 4


WHOLE_GAMES = WholeGames(
    check_end,
    check_curtains,
    by_mouse=3,
    clicks=16,  # of a round: the player's drafts and their build turn
    by_keyboard=(1, 4),
    in_words=(1, 5),
    busy=("lay", "draft", "basic", "unlock", "play", "replace"),
    kinds=frozenset({"draft", "lay", "basic", "end_turn"}),
)

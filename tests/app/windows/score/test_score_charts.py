"""How the best turn of a game is named, in the games that count rounds and in the one that does not."""

from __future__ import annotations

import re

import pytest

from app.games import find
from app.screenshot import new_position
from app.session.replay import Replay
from app.texts import Texts
from app.windows.score.score_charts import best_turn

ROUNDS = {
    "burgundy": r"Phase [A-E], round [1-5] of 5",
    "burgundy_cards": r"Phase [A-E], round [1-6] of 6",
    "guildhall": r"turn \d+",
    "praga": r"Era I+, round \d+",
    "villagers": r"Round \d+",
}


def ended(game: str) -> Replay:
    screen = find(game)
    return Replay(new_position(game, 2, 5, 10_000, {}), screen.marks, screen.section)


@pytest.mark.parametrize("game", ROUNDS)
def test_the_best_turn_is_named_by_its_round_or_else_by_its_number(game: str) -> None:
    replay = ended(game)
    found = re.fullmatch(r"Best turn: (\w+) \((.+)\), \d+ (points?|gold)\.", best_turn(Texts("en"), replay.record, replay))
    assert found is not None
    assert found[1] in replay.record.header.names
    assert re.fullmatch(ROUNDS[game], found[2])


def test_turns_of_guildhall_are_counted_for_each_player() -> None:
    """As the charts number them: no turn is called after what happened in it."""
    replay = ended("guildhall")
    own = [turn for turn in replay.turns if turn.player == 1]
    assert [replay.own_turn(turn.start) for turn in own] == list(range(1, len(own) + 1))
    assert [replay.own_turn(turn.end - 1) for turn in own] == list(range(1, len(own) + 1))

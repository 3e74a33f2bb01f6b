"""Check the game of a single player against the simple opponent (PC-17)."""

import pytest

from rules.games.praga.board.wheel import front

from ..builder import fresh, table
from ..names import ACTION_TILES, SITE
from ..verbs import asked, do, legal, legal_kinds, points

DONE = {"tile": "action_tile_6", "segment": "special_1"}
"""An action tile has been taken, and nothing is open."""
CRANE = {0: "action_tile_1", 2: "action_tile_2", 4: "action_tile_3", 7: "action_tile_4", 9: "action_tile_5"}


def test_setup_for_two() -> None:
    """PC-17.1, PC-1.5, PC-1.8"""
    one, two = fresh(1).state, fresh(2).state
    assert len(one.seats) == 1
    assert one.box == two.box
    assert [bool(tile) for tile in one.plazas] == [bool(tile) for tile in two.plazas]
    assert {site for site, number in SITE.items() if one.buildings[number]} == {"o3", "n8"}
    assert asked(fresh(1)) == 0


def test_the_opponent_takes_the_foremost_tile() -> None:
    """PC-17.2: and returns it immediately; points, costs and bonuses go to no one."""
    game = table(1, turn=DONE, crane=CRANE, box=11)
    do(game, "end_turn end")
    # after the human's tile went to position 0 and the opponent's after it, the wheel has turned twice and once more past the box
    state = game.state
    assert state.crane[0] == ACTION_TILES["action_tile_5"]
    assert (points(game), state.turns, asked(game)) == (0, 2, 0)
    assert front(state.crane, 1) == state.crane.index(ACTION_TILES["action_tile_4"])


def test_the_five_points_go_with_the_tile() -> None:
    """PC-17.2, PC-3.4"""
    game = table(1, turn=DONE, crane=CRANE, box=11, fives=("action_tile_5",))
    do(game, "end_turn end")
    assert game.state.fives == ()
    assert points(game) == 0


def test_the_era_changes_after_the_opponents_eighth_turn() -> None:
    """PC-17.3, PC-2.2, PC-T.9"""
    game = table(1, turn=DONE, turns=12)
    do(game, "end_turn end")
    assert (game.state.era, game.state.turns) == (1, 14)
    game = table(1, turn=DONE, turns=14)
    do(game, "end_turn end")
    assert (game.state.era, game.state.turns) == (2, 16)


@pytest.mark.parametrize(("marks", "won"), [(140, False), (141, True)])
def test_more_than_140_points_are_good(marks: int, won: bool) -> None:
    """PC-17.3"""
    game = table(1, turn=DONE, turns=30)
    game.state.credited = ((0, "crane", marks),)
    do(game, "end_turn end")
    assert game.decision is None
    (standing,) = game.state.standings
    assert (standing.score, standing.won) == (marks, won)


def test_sixteen_rounds() -> None:
    """PC-17.3: the game ends after the opponent's 16th turn."""
    game = fresh(1)
    taken = 0
    while asked(game) is not None:
        if "take" in legal_kinds(game):
            taken += 1
            do(game, sorted(legal(game, "take"))[0])
        elif "end_turn end" in legal(game):
            do(game, "end_turn end")
        else:
            do(game, sorted(legal(game))[0])
    assert (taken, game.state.turns) == (16, 32)

"""Check the course of the game and of a turn (PC-2)."""

from itertools import permutations
from typing import Any

import pytest

from rules import Game
from rules.engine.rng import Rng
from rules.games.praga.components import TURNS

from ..builder import fresh, table
from ..verbs import do, has, legal, legal_kinds, points

CRANE = {0: "action_tile_2", 1: "action_tile_3", 2: "action_tile_4", 3: "action_tile_5", 4: "action_tile_1", 5: "action_tile_6"}


def played(players: int, seed: int, **options: Any) -> list[tuple[int | None, int]]:
    """Return player and round of every turn of a random game."""
    game, rng, turns = fresh(players, seed, **options), Rng(seed), list[tuple[int | None, int]]()
    count = -1
    while not game.over:
        state = game.state
        if state.turn is not None and state.turns != count:
            count = state.turns
            turns.append((state.turn_of, state.round))
        game.apply(game.legal[rng.below(len(game.legal))])
    assert game.state.turns == TURNS[players]
    return turns


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_game_has_sixteen_rounds(players: int) -> None:
    """PC-2.1, PC-14.6, PC-17.3: every player has one turn in each, in turn order."""
    assert played(players, 5) == [(player, number) for number in range(1, 17) for player in range(players)]


def test_owed_rewards_come_before_everything_else() -> None:
    """PC-2.3, PC-7.12: nothing else is allowed at the start of a turn."""
    game = table(owed=[(1, "plaza_a", False)], evaluated=["plaza_a"], turn={"tile": "action_tile_1"})
    do(game, "end_turn end")
    assert (game.decider, legal_kinds(game)) == (1, {"reward"})


STEPS = ["take action_tile_1 0", "mines half produce", "wheel stone_b", "mines extra raise", "up cathedral:1:0", "seal seal_four_points"]


@pytest.mark.parametrize("order", [order for order in permutations(range(6)) if order.index(0) < min(order.index(1), order.index(2))][::17])
def test_everything_in_any_order(order: tuple[int, ...]) -> None:
    """PC-2.4, PC-2.5: only what needs the action tile waits for it."""
    game = table(crane=CRANE, box=9, gold=0, silver_window=2, seal_rights=1, turn={"extra": "open"})
    do(game, *(STEPS[number] for number in order))
    assert (has(game, "gold"), has(game, "mine"), has(game, "stone")) in {(4, 5, 3), (5, 5, 3)}
    assert (game.state.seals[4], has(game, "silver_window")) == (0, 0)
    assert "end_turn end" in legal(game)


def test_nothing_is_offered_before_it_is_paid_for() -> None:
    """PC-2.6, PC-2.10: neither a tile of the red zone nor a wall, a building, a step on the bridge, an extra action."""
    game = table(crane=CRANE, box=9, gold=0, stone=0, pawn=3, turn={"extra": ""})
    assert {said.split()[1] for said in legal(game, "take")} == {"action_tile_1", "action_tile_6"}
    assert not {"buy_extra", "refresh", "up", "seal"} & legal_kinds(game)
    do(game, "take action_tile_6 1")
    assert not {"kings_road"} & legal_kinds(game)


def test_rewards_happen_at_once() -> None:
    """PC-2.7: a reward, the wealth bonus it brings, and the marker cube."""
    rows = {"wall": ["wall_e1_05", "", "", ""]}
    game = table(rows=rows, gold=5, stone=2, wealth=0, turn={"tile": "action_tile_1", "action": True})
    do(game, "wall half wall_e1_05")
    assert (has(game, "gold"), has(game, "egg"), game.state.seats[0].cubes) == (6, 1, 3)


def test_a_chain_is_finished_before_the_next_step() -> None:
    """PC-2.8: a draw inside a reward comes before the wall is laid."""
    rows = {"wall": ["wall_e1_09", "", "", ""]}
    game = table(rows=rows, stone=9, turn={"tile": "action_tile_1", "action": True})
    do(game, "wall half wall_e1_09")
    assert legal_kinds(game) == {"keep"}
    do(game, min(legal(game)))
    assert legal_kinds(game) == {"lay_wall"}


def test_eggs_are_gained_and_bought() -> None:
    """PC-9.14: both count as gaining."""
    turn = {"tile": "action_tile_1", "action": True, "wheel": True, "segment": "egg_for_stone"}
    game = table(rows={"wall": ["wall_e1_01", "", "", ""]}, stone=4, technologies=["technology_2_6"], turn=turn)
    do(game, "wheel egg_for_stone", "wall half wall_e1_01")
    assert (has(game, "egg"), points(game, row="technologies")) == (2, 2)


def test_the_action_of_the_tile_may_be_left_out() -> None:
    """PC-A.21, PC-4.10"""
    game: Game[Any] = table(crane=CRANE, box=9)
    do(game, "take action_tile_1 0", "end_turn end")
    assert game.decider == 1


def test_two_cubes_choose_from_the_river_one_after_the_other() -> None:
    """PC-2.8, PC-9.5: two cubes reach their production tiles at the same moment; each pair of tiles can be had in any order."""
    rows = {"wall": ["", "", "", "wall_e1_s3"]}
    turn = {"tile": "action_tile_1", "action": True, "wheel": True, "segment": "special_1"}
    game = table(rows=rows, stone=9, mine=5, quarry=4, turn=turn)
    do(game, "wall half wall_e1_s3")
    do(game, "production production_gold")
    assert [tile > 0 for tile in game.state.seats[0].production] == [True, False]
    assert "production production_gold" in legal(game)
    do(game, "production production_gold")
    assert all(game.state.seats[0].production)

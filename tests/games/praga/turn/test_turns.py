"""Check rounds, eras, and steps of a turn in unusual orders (PC-2)."""

import pytest

from rules.games.praga.components import KINDS, TILE

from ..builder import fresh, table
from ..verbs import asked, at, do, has, legal, legal_kinds

DONE = {"tile": "action_tile_1", "segment": "special_1"}
TAKEN = {"tile": "action_tile_3", "segment": "stone_a", "action": True, "wheel": True}
"""Upgrade and the King's Road, with a stone of the wheel."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round(players: int) -> None:
    """PC-2.1"""
    game = table(players, turn=DONE)
    seats = []
    for _ in range(2 * players):
        do(game, "end_turn end")
        seats.append(asked(game))
        do(game, sorted(legal(game, "take"))[-1])
    assert seats == [(1 + n) % players for n in range(2 * players)]


@pytest.mark.parametrize(("players", "turns"), [(1, 14), (2, 15), (3, 25), (4, 30)])
def test_the_era_changes(players: int, turns: int) -> None:
    """PC-2.2, PC-T.9: after the turn is completely finished; every row is laid out anew."""
    for said, era in ((turns - (2 if players == 1 else 1), 1), (turns, 2)):
        game = table(players, turn=DONE, turns=said)
        do(game, "end_turn end")
        state = game.state
        assert state.era == era
        for kind, row, stacks in zip(KINDS, state.rows, state.stacks, strict=True):
            tiles = TILE[kind]
            assert [(tiles[tile].era, tiles[tile].special) for tile in row] == [(era, False)] * 3 + [(era, True)]
            assert {tiles[tile].era for pile in stacks for tile in pile.cards} == {era}


def test_tiles_owned_stay_at_the_change() -> None:
    """PC-2.2"""
    game = table(turn=DONE, turns=15, fields={"mines": (("upgrade_e1_01", 0),)}, walls={"wall_site_01": ("wall_e1_01", 0)})
    before = game.state.seats[0].fields, game.state.seats[0].walls
    do(game, "end_turn end")
    assert (game.state.seats[0].fields, game.state.seats[0].walls) == before


@pytest.mark.parametrize(("players", "turns"), [(1, 30), (2, 31), (3, 47), (4, 63)])
def test_sixteen_rounds(players: int, turns: int) -> None:
    """PC-2.1"""
    game = table(players, turn=DONE, turns=turns - (2 if players == 1 else 1))
    do(game, "end_turn end")
    assert asked(game) is not None
    game = table(players, turn=DONE, turns=turns)
    do(game, "end_turn end")
    assert asked(game) is None


def test_a_turn_ends_only_after_a_tile_was_taken() -> None:
    """PC-2.4 a, n: exactly once."""
    game = fresh()
    assert "end_turn" not in legal_kinds(game)
    do(game, sorted(legal(game, "take"))[-1])
    assert "take" not in legal_kinds(game)
    assert "end_turn end" in legal(game)


def test_the_extra_action_before_the_tile() -> None:
    """PC-2.5, PC-2.4 d, e"""
    game = table(gold_window=2, gold=0)
    assert "take" in legal_kinds(game)
    do(game, "buy_extra extra_gold")
    assert has(game, "gold_window") == 0
    do(game, next(one for one in sorted(legal(game)) if one.startswith("mines") and one.endswith("produce")))
    assert has(game, "gold") == 3
    assert "take" in legal_kinds(game)


def test_the_wheel_after_the_action() -> None:
    """PC-2.5, PC-2.4 c"""
    game = table(turn=TAKEN)
    do(game, "kings_road half pawn")
    assert "wheel stone_a" in legal(game)
    do(game, "wheel stone_a")
    assert (has(game, "stone"), "wheel" in legal_kinds(game)) == (3, False)


def test_a_step_up_between_tile_and_action() -> None:
    """PC-2.5, PC-2.4 h: any number."""
    game = table(turn=TAKEN, silver_window=4, gold=1, stone=1)
    do(game, "up hunger_wall:1:0")
    assert "kings_road half pawn" in legal(game)
    do(game, "up hunger_wall:2:0")
    assert (at(game, "hunger_wall"), has(game, "silver_window"), has(game, "gold")) == ((2, 0), 0, 0)


def test_a_technology_first() -> None:
    """PC-2.5, PC-2.4 f: before the tile is taken, once per game."""
    game = table(technologies=("technology_3_3",))
    do(game, "technology technology_3_3")
    assert (has(game, "university"), "technology" in legal_kinds(game), "take" in legal_kinds(game)) == (4, False, True)


def test_a_seal_needs_right_cube_and_price() -> None:
    """PC-2.4 l, PC-9.12"""
    assert "seal" in legal_kinds(table(seal_rights=1, cubes=1))
    assert "seal" not in legal_kinds(table(seal_rights=0, cubes=1))
    assert "seal" not in legal_kinds(table(seal_rights=1, cubes=0))


def test_what_cannot_be_paid_is_not_offered() -> None:
    """PC-2.10, PC-2.6: red tiles without gold."""
    tiles = {position: f"action_tile_{position + 1}" for position in range(6)}
    assert {one.split()[1] for one in legal(table(gold=0, crane=tiles), "take")} == {"action_tile_5", "action_tile_6"}


def test_a_step_without_effect_is_legal() -> None:
    """PC-2.10: mines on their last space."""
    game = table(turn={"tile": "action_tile_1", "segment": "special_1", "action": True}, mine=9)
    assert "mines half raise" in legal(game)
    do(game, "mines half raise")
    assert (has(game, "mine"), has(game, "gold")) == (9, 3)

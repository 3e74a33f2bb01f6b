"""Check the six actions and the upgrade bonuses they open (PC-4)."""

from typing import Any

import pytest

from ..builder import record, table
from ..verbs import check_taken_back, do, has, legal, legal_kinds, play_on, points

UPGRADES = ["upgrade_e1_01", "upgrade_e1_03", "upgrade_e1_05", "upgrade_e1_s1"]
WALLS = ["wall_e1_01", "wall_e1_12", "wall_e1_13", "wall_e1_s1"]
ROWS = {"upgrade": UPGRADES, "wall": WALLS}
MINES, QUARRIES, UPGRADE = ({"tile": f"action_tile_{number}", "action": True} for number in (1, 2, 3))


@pytest.mark.parametrize(
    ("said", "mine", "gained"),
    [
        pytest.param("mines half raise", {}, {"gold": 3, "mine": 5}, id="PC-4.2 a"),
        pytest.param("mines half produce", {}, {"gold": 5, "mine": 4}, id="PC-4.2 b"),
        pytest.param("mines half raise", {"mine": 9}, {"gold": 3, "mine": 9}, id="PC-2.10 the last space"),
        pytest.param("quarries half raise", {}, {"stone": 3, "quarry": 4}, id="PC-4.3 a"),
        pytest.param("quarries half produce", {}, {"stone": 4, "quarry": 3}, id="PC-4.3 b"),
        pytest.param("quarries half raise", {"quarry": 8}, {"stone": 3, "quarry": 8}, id="PC-2.10 the last space of quarries"),
    ],
)
def test_mines_and_quarries(said: str, mine: dict[str, Any], gained: dict[str, int]) -> None:
    game = table(turn=MINES if said.startswith("mines") else QUARRIES, **mine)
    do(game, said)
    assert {what: has(game, what) for what in gained} == gained


def test_an_upgrade_costs_nothing_and_has_one_field() -> None:
    """PC-4.4, PC-5.2: any rotation on the field of its action; the university follows, one step in era I."""
    game = table(rows=ROWS, gold=0, stone=0, turn=UPGRADE)
    do(game, "upgrade half upgrade_e1_03")
    assert legal(game) == {f"lay_upgrade quarries {rotation}" for rotation in range(6)}
    do(game, "lay_upgrade quarries 4")
    assert has(game, "university") == 1
    assert [rotation for _, rotation in game.state.seats[0].fields[1]] == [4]


def test_an_upgrade_of_era_ii_brings_two_steps_at_the_university() -> None:
    """PC-4.4"""
    game = table(turns=16, rows={"upgrade": ["upgrade_e2_01", "", "", ""]}, turn=UPGRADE)
    do(game, "upgrade half upgrade_e2_01", "lay_upgrade mines 0")
    assert has(game, "university") == 2


def test_an_upgrade_may_cover_another() -> None:
    """PC-4.4"""
    game = table(rows=ROWS, fields={"mines": [("upgrade_e1_02", 1)]}, turn=UPGRADE)
    do(game, "upgrade half upgrade_e1_01", "lay_upgrade mines 0")
    assert len(game.state.seats[0].fields[0]) == 2


def test_a_wall_is_paid_for_and_brings_its_reward_before_it_is_laid() -> None:
    """PC-4.5, PC-2.6"""
    rows = {"wall": ["wall_e2_01", "wall_e2_06", "wall_e2_08", "wall_e2_s1"]}
    game = table(turns=16, rows=rows, stone=3, turn=MINES)
    assert legal(game, "wall") == {"wall half wall_e2_01"}
    do(game, "wall half wall_e2_01")
    assert (has(game, "stone"), points(game, row="walls")) == (1, 3)
    assert len(legal(game, "lay_wall")) == 12 * 6
    do(game, "lay_wall wall_site_07 5")
    assert game.state.seats[0].walls[6][1] == 5
    assert "side" not in legal_kinds(game)


def test_a_wall_with_the_symbol_opens_a_step_on_the_hunger_wall() -> None:
    """PC-4.5, PC-12.3, PC-12.4"""
    game = table(rows=ROWS, stone=4, turn=MINES)
    do(game, "wall half wall_e1_12", "lay_wall wall_site_01 0")
    assert legal(game, "side") == {"side hunger_wall:0:1"}


def test_an_occupied_site_is_not_offered() -> None:
    """PC-4.5: twelve sites; walls need not touch."""
    game = table(rows=ROWS, stone=9, walls={"wall_site_03": ("wall_e1_02", 0)}, turn=MINES)
    do(game, "wall half wall_e1_01")
    assert len(legal(game, "lay_wall")) == 11 * 6
    assert "lay_wall wall_site_03 0" not in legal(game)


FULL = {f"wall_site_{number:02}": (f"wall_e2_{number:02}", 0) for number in range(1, 13)}


@pytest.mark.parametrize(
    ("kind", "setting"),
    [
        pytest.param("upgrade", {"rows": {"upgrade": ["", "", "", "upgrade_e1_s1"]}, "turn": UPGRADE}, id="PC-4.11 no upgrade"),
        pytest.param("wall", {"rows": ROWS, "stone": 1, "turn": MINES}, id="PC-4.11 a wall too dear"),
        pytest.param("wall", {"rows": ROWS, "stone": 9, "walls": FULL, "turn": MINES}, id="PC-4.11 no free site"),
        pytest.param("building", {"gold": 0, "stone": 0, "turn": QUARRIES}, id="PC-4.11 a building too dear"),
        pytest.param("kings_road", {"pawn": 3, "egg": 0, "turn": UPGRADE}, id="PC-4.7 no egg"),
        pytest.param("kings_road", {"pawn": 5, "egg": 3, "turn": UPGRADE}, id="PC-4.7 on the last space"),
    ],
)
def test_an_action_that_cannot_be_performed_is_not_offered(kind: str, setting: dict[str, Any]) -> None:
    """PC-4.10: the turn goes on without it."""
    game = table(**setting)
    assert kind not in legal_kinds(game)
    assert "end_turn end" in legal(game)


def test_a_performance_is_carried_through() -> None:
    """PC-4.11: nothing else before the tile lies."""
    game = table(rows=ROWS, stone=9, turn=MINES)
    do(game, "wall half wall_e1_01")
    assert legal_kinds(game) == {"lay_wall"}


# Upgrade bonuses (PC-4.8)
ON_MINES = {"mines": [("upgrade_e1_01", 0)]}
"""1 stone for managing mines."""


def test_performing_an_action_opens_the_bonus_of_its_upgrade() -> None:
    """PC-4.1, PC-4.8 (b): immediately or later."""
    game = table(fields=ON_MINES, turn=MINES)
    assert "upgrade_bonus" not in legal_kinds(game)
    do(game, "mines half raise")
    assert legal(game, "upgrade_bonus") == {"upgrade_bonus upgrade_e1_01"}
    do(game, "upgrade_bonus upgrade_e1_01")
    assert has(game, "stone") == 3
    assert "upgrade_bonus" not in legal_kinds(game)


def test_two_performances_bring_two_bonuses() -> None:
    """PC-4.8 (e), PC-4.1: regardless of the source."""
    game = table(mine=6, fields=ON_MINES, technologies=["technology_4_3"], turn={**MINES, "extra": "open"})
    do(game, "mines half raise", "mines extra raise", "technology technology_4_3", "mines technology_4_3 raise")
    do(game, *["upgrade_bonus upgrade_e1_01"] * 3)
    assert has(game, "stone") == 5
    assert "upgrade_bonus" not in legal_kinds(game)


def test_producing_otherwise_is_no_performance() -> None:
    """PC-4.8 (g), PC-T.11: technology 4_6 raises mines and produces stone without any bonus."""
    fields = {**ON_MINES, "quarries": [("upgrade_e1_03", 0)]}
    game = table(fields=fields, technologies=["technology_4_6"], turn=MINES)
    do(game, "technology technology_4_6", "choose technology_4_6/0:0", "choose technology_4_6/1:1")
    assert (has(game, "mine"), has(game, "stone"), has(game, "gold")) == (5, 4, 2)
    assert "upgrade_bonus" not in legal_kinds(game)


def test_a_later_upgrade_brings_a_bonus_for_an_earlier_performance() -> None:
    """PC-4.8 (d)"""
    game = table(rows=ROWS, turn={**MINES, "extra": "open"})
    do(game, "mines half raise")
    assert "upgrade_bonus" not in legal_kinds(game)
    do(game, "upgrade extra upgrade_e1_01", "lay_upgrade mines 0", "upgrade_bonus upgrade_e1_01")
    assert has(game, "stone") == 3


def test_all_upgrades_seen_in_the_turn_are_candidates() -> None:
    """PC-4.8 (a, c), PC-A.22: the covered one and the new one, but only one of them for one performance."""
    game = table(rows=ROWS, fields={"mines": [("upgrade_e1_02", 0)]}, turn={**MINES, "extra": "open"})
    do(game, "mines half raise", "upgrade extra upgrade_e1_01", "lay_upgrade mines 0")
    assert legal(game, "upgrade_bonus") == {"upgrade_bonus upgrade_e1_01", "upgrade_bonus upgrade_e1_02"}
    do(game, "upgrade_bonus upgrade_e1_02")
    assert points(game, row="upgrades") == 1
    assert "upgrade_bonus" not in legal_kinds(game)


def test_a_field_covered_before_the_performance_still_counts() -> None:
    """PC-A.22"""
    game = table(rows=ROWS, fields={"mines": [("upgrade_e1_02", 0)]}, turn={**MINES, "extra": "open"})
    do(game, "upgrade extra upgrade_e1_01", "lay_upgrade mines 0", "mines half raise")
    assert legal(game, "upgrade_bonus") == {"upgrade_bonus upgrade_e1_01", "upgrade_bonus upgrade_e1_02"}


def test_what_was_covered_before_the_turn_does_not_count() -> None:
    """PC-4.8 (a)"""
    game = table(fields={"mines": [("upgrade_e1_02", 0), ("upgrade_e1_01", 0)]}, turn=MINES)
    do(game, "mines half raise")
    assert legal(game, "upgrade_bonus") == {"upgrade_bonus upgrade_e1_01"}


def test_an_upgrade_of_the_upgrade_field_counts_for_its_own_placing() -> None:
    """PC-4.9"""
    rows = {"upgrade": ["upgrade_e2_10", "upgrade_e2_03", "upgrade_e2_05", ""]}
    game = table(turns=16, rows=rows, turn=UPGRADE)
    do(game, "upgrade half upgrade_e2_10", "lay_upgrade upgrade 0", "upgrade_bonus upgrade_e2_10")
    assert has(game, "silver_window") == 1


def test_an_open_bonus_is_taken_at_the_end_of_the_turn() -> None:
    """PC-4.8 (f), PC-14.1"""
    game = table(fields=ON_MINES, turn=MINES)
    do(game, "mines half raise", "end_turn end")
    assert has(game, "stone") == 3
    assert game.decider == 1


def test_at_the_end_of_the_turn_the_player_chooses_among_candidates() -> None:
    """PC-4.8 (f)"""
    game = table(rows=ROWS, fields={"mines": [("upgrade_e1_02", 0)]}, turn={**MINES, "extra": "open"})
    do(game, "mines half raise", "upgrade extra upgrade_e1_01", "lay_upgrade mines 0", "end_turn end")
    assert game.decider == 0
    assert legal(game) == {"upgrade_bonus upgrade_e1_01", "upgrade_bonus upgrade_e1_02"}
    do(game, "upgrade_bonus upgrade_e1_01")
    assert (has(game, "stone"), game.decider) == (3, 1)


def test_a_performance_on_a_bare_field_brings_nothing() -> None:
    """PC-4.8 (d), PC-A.31"""
    game = table(turn=MINES)
    do(game, "mines half raise", "end_turn end")
    assert game.decider == 1


def test_a_bonus_does_not_pay_for_the_same_performance() -> None:
    """PC-4.8 (h), PC-A.5"""
    game = table(rows={"wall": ["wall_e1_01", "", "", ""]}, stone=2, fields=ON_MINES, turn={**MINES, "extra": "open"})
    assert "wall" not in legal_kinds(game)
    do(game, "mines extra raise", "upgrade_bonus upgrade_e1_01")
    assert "wall half wall_e1_01" in legal(game)


def test_placing_a_tile_is_taken_back_until_the_display_is_refilled() -> None:
    """PC-20.2, PC-5.4"""
    game = record(table(rows=ROWS, stone=9, turn=MINES))
    check_taken_back(game, ["wall half wall_e1_01"], "lay_wall wall_site_01 0")
    play_on(game, "wall half wall_e1_01", "lay_wall wall_site_01 0", "refill refill")
    assert game.undoable == 0

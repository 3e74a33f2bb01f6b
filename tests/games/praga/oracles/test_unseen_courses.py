"""Check courses of play written from the specification alone, without a look at the code (PC-3 to 6, 9, 10, 13, 14)."""

from typing import Any

import pytest

from rules import Game

from ..builder import table
from ..names import PLAZA
from ..verbs import asked, do, has, legal, legal_kinds, points, technologies
from .test_unseen_cases import BOTH, MINES, QUARRIES, UPGRADE, found, row, turned

USED = {"overbuild_bonus_rule": "used_connection"}
ANY = {"overbuild_bonus_rule": "any_covered_symbol"}
CRANE = {0: "action_tile_1", 1: "action_tile_2", 2: "action_tile_3", 4: "action_tile_4", 7: "action_tile_5", 8: "action_tile_6"}


# --- the crane and the display -----------------------------------------------------------------------------------------------------------


def test_an_overflow_tile_has_the_bonus_of_its_new_segment() -> None:
    """PC-3.8, PC-3.1: position 5 with the box at 10 lies in segment 6."""
    crane = {11: "action_tile_6", 1: "action_tile_2", 2: "action_tile_3", 3: "action_tile_4", 7: "action_tile_5"}
    game = table(crane=crane, box=9, turn={"tile": "action_tile_1"})
    do(game, "end_turn end", "take action_tile_6 0")
    assert legal(game, "wheel") == {"wheel stone_b"}


def test_a_refresh_may_take_the_gold_for_the_red_zone() -> None:
    """PC-5.6, PC-3.2"""
    game = table(crane=CRANE, box=9, gold=1, stone=0)
    do(game, "refresh wall pay_gold")
    do(game, min(legal(game)))
    assert {said.split()[1] for said in legal(game, "take")} == {f"action_tile_{number}" for number in (4, 5, 6)}


def test_other_performances_leave_the_right_to_the_special_tile_alone() -> None:
    """PC-3.7: after walls with the extra action and a technology, and with a special tile that has just come by a refresh."""
    walls = ["wall_e1_01", "wall_e1_04", "wall_e1_03", "wall_e1_s1"]
    turn = {**turned("special_2"), "action": True, "extra": "open"}
    game = table(rows={"wall": walls}, stone=9, quarry=5, technologies=["technology_4_2"], next_tiles=["wall_e1_s2"], turn=turn)
    do(game, "wall extra wall_e1_01", "lay_wall wall_site_01 0", "technology technology_4_2", "wall technology_4_2 wall_e1_04")
    do(game, "lay_wall wall_site_07 0", "refresh wall pay_gold", "exchange wall_e1_03 wall_e1_s1")
    assert "wall half wall_e1_s2" in legal(game)
    do(game, "wall half wall_e1_s2", "lay_wall wall_site_04 0")
    assert "cash" not in legal_kinds(game)
    do(game, "end_turn end")
    assert points(game, row="crane") == 0


def test_the_right_alone_makes_an_upgrade_possible() -> None:
    """PC-4.11, PC-5.1, PC-13.4: slot 4 is all there is, for the action of the tile only; refilled immediately, it stays closed."""
    said: dict[str, Any] = {"rows": {"upgrade": ["", "", "", "upgrade_e1_s1"]}, "next_tiles": ["upgrade_e1_s2", "upgrade_e1_01"]}
    turn = {**turned("special_1"), **BOTH}
    game = table(options={"display_refill": "automatic"}, **said, turn=turn)
    assert legal(game, "upgrade") == {"upgrade half upgrade_e1_s1"}
    do(game, "upgrade half upgrade_e1_s1", "lay_upgrade mines 0")
    assert not {said for said in legal(game, "upgrade") if said.endswith("upgrade_e1_s2")}


# --- upgrade bonuses ---------------------------------------------------------------------------------------------------------------------


def offered(game: Game[Any]) -> set[str]:
    """Return the upgrades whose bonus may be taken."""
    return {said.split()[1] for said in legal(game, "upgrade_bonus")}


def test_a_field_covered_twice_has_three_candidates() -> None:
    """PC-4.8 (a), PC-A.22: before, between and after."""
    names = row("upgrade", "upgrade_e1_01", "upgrade_e2_01")
    game = table(turns=16, **names, fields={"mines": [("upgrade_e1_02", 0)]}, technologies=["technology_4_3"], turn=BOTH)
    do(game, "upgrade half upgrade_e1_01", "lay_upgrade mines 0", "technology technology_4_3", "mines technology_4_3 raise")
    assert offered(game) == {"upgrade_e1_01", "upgrade_e1_02"}
    do(game, "upgrade extra upgrade_e2_01", "lay_upgrade mines 0")
    assert offered(game) == {"upgrade_e1_01", "upgrade_e1_02", "upgrade_e2_01"}
    do(game, "upgrade_bonus upgrade_e1_01")
    assert (offered(game), has(game, "stone")) == (set(), 3)


def test_a_bonus_taken_does_not_come_back_with_a_new_tile() -> None:
    """PC-4.8 (c)"""
    turn = {**MINES, "extra": "open"}
    game = table(**row("upgrade", "upgrade_e1_01"), fields={"mines": [("upgrade_e1_02", 0)]}, turn=turn)
    do(game, "mines half raise", "upgrade_bonus upgrade_e1_02", "upgrade extra upgrade_e1_01", "lay_upgrade mines 0")
    assert offered(game) == set()


def test_both_upgrades_of_a_turn_count_on_the_upgrade_field() -> None:
    """PC-4.9, PC-4.8 (e): old and new tile for either performance."""
    names = row("upgrade", "upgrade_e2_10", "upgrade_e2_01")
    game = table(turns=16, **names, fields={"upgrade": [("upgrade_e1_11", 0)]}, turn=BOTH)
    do(game, "upgrade half upgrade_e2_10", "lay_upgrade upgrade 0", "upgrade_bonus upgrade_e1_11")
    assert (points(game), has(game, "silver_window"), offered(game)) == (2, 0, set())
    do(game, "upgrade extra upgrade_e2_01", "lay_upgrade mines 0")
    assert offered(game) == {"upgrade_e1_11", "upgrade_e2_10"}
    do(game, "upgrade_bonus upgrade_e2_10")
    assert (points(game), has(game, "silver_window"), offered(game)) == (3, 1, set())


def test_an_upgrade_of_the_upgrade_field_reaches_back() -> None:
    """PC-4.9, PC-4.8 (d, e): the earlier upgrade of the turn gets its bonus too."""
    game = table(**row("upgrade", "upgrade_e1_01", "upgrade_e1_11"), turn=BOTH)
    do(game, "upgrade half upgrade_e1_01", "lay_upgrade mines 0")
    assert offered(game) == set()
    do(game, "upgrade extra upgrade_e1_11", "lay_upgrade upgrade 0", "end_turn end")
    assert (points(game), asked(game)) == (4, 1)


def test_two_open_bonuses_are_chosen_one_by_one_at_the_end() -> None:
    """PC-4.8 (f), PC-14.1"""
    names = row("upgrade", "upgrade_e1_01")
    game = table(**names, fields={"mines": [("upgrade_e1_02", 0)]}, technologies=["technology_4_3"], turn={**MINES, "extra": "open"})
    do(game, "mines half raise", "technology technology_4_3", "mines technology_4_3 raise", "production production_gold")
    do(game, "upgrade extra upgrade_e1_01", "lay_upgrade mines 0", "end_turn end", "upgrade_bonus upgrade_e1_02")
    assert asked(game) == 0
    do(game, "upgrade_bonus upgrade_e1_01")
    assert (points(game, row="upgrades"), has(game, "stone"), asked(game)) == (2, 3, 1)


def test_an_action_before_the_tile_is_taken_counts_for_a_later_upgrade() -> None:
    """PC-2.5, PC-4.8 (d)"""
    game = table(**row("upgrade", "upgrade_e1_01"), gold_window=2, crane=CRANE, box=9)
    do(game, "buy_extra extra_gold", "mines extra produce", "take action_tile_3 0", "upgrade half upgrade_e1_01", "lay_upgrade mines 0")
    assert offered(game) == {"upgrade_e1_01"}


def test_the_bonus_of_the_road_pays_for_its_effect() -> None:
    """PC-4.8 (h): the open effects do not delay it."""
    game = table(egg=0, fields={"kings_road": [("upgrade_e1_10", 0)]}, turn=UPGRADE)
    do(game, "kings_road half pawn")
    assert legal(game, "road_effect") == {"road_effect 1:base"}
    do(game, "upgrade_bonus upgrade_e1_10")
    assert "road_effect 1:egg" in legal(game)


def test_a_bonus_waits_for_the_building_to_stand() -> None:
    """PC-4.8 (h), PC-4.11; PC-7.10: also for the reward of a plaza."""
    buildings = {"n1": ("building_e1_06", 0, 1, 1), "n2": ("building_e1_11", 0, 1, 1)}
    fields = {"building": [("upgrade_e1_07", 0)]}
    game = table(**row("building", "building_e1_01"), buildings=buildings, fields=fields, turn=QUARRIES)
    do(game, "building half building_e1_01", "site n3")
    assert legal_kinds(game) == {"lay_building"}
    do(game, "lay_building n3 0")
    assert legal_kinds(game) == {"reward"}
    do(game, "reward lower")
    assert offered(game) == {"upgrade_e1_07"}


def test_an_action_left_out_is_no_performance() -> None:
    """PC-10.11, PC-4.1"""
    game = table(fields={"upgrade": [("upgrade_e1_11", 0)]}, technologies=["technology_3_4"], turn=UPGRADE)
    do(game, "technology technology_3_4", "decline decline")
    assert (offered(game), points(game)) == (set(), 3)


# --- covering ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [pytest.param(ANY, id="PC-6.6"), pytest.param(USED, id="PC-6.7")])
def test_a_used_connection_stays_used_two_tiles_deep(options: dict[str, Any]) -> None:
    """PC-6.7: one of the covered tiles, not only the one on top."""
    names = row("upgrade", "upgrade_e1_03", "upgrade_e2_03", "upgrade_e1_04")
    said: dict[str, Any] = {"options": options, "turns": 16, "fields": {"mines": [("upgrade_e1_01", 0)]}}
    game = table(**names, **said, technologies=["technology_4_3"], turn=BOTH)
    do(game, "upgrade half upgrade_e1_03", "lay_upgrade quarries 3")
    assert (has(game, "silver_window"), has(game, "egg")) == (1, 1)
    do(game, "upgrade extra upgrade_e2_03", "lay_upgrade quarries 1", "technology technology_4_3")
    do(game, "upgrade technology_4_3 upgrade_e1_04", "lay_upgrade quarries 3")
    assert has(game, "silver_window") == 1


@pytest.mark.parametrize("options", [pytest.param(ANY, id="PC-6.6"), pytest.param(USED, id="PC-6.7")])
def test_a_wall_laid_later_uses_the_connection_too(options: dict[str, Any]) -> None:
    """The wall brought the bonus; the upgrade next to it is covered afterwards."""
    rows = {"wall": ["wall_e1_01", "", "", ""], "upgrade": ["upgrade_e1_01", "", "", ""]}
    turn = {**MINES, "extra": "open"}
    game = table(options=options, rows=rows, fields={"mines": [("upgrade_e1_02", 4)]}, stone=3, technology=1, turn=turn)
    do(game, "wall half wall_e1_01", "lay_wall wall_site_01 1")
    assert (has(game, "silver_window"), has(game, "technology")) == (1, 2)
    do(game, "upgrade extra upgrade_e1_01", "lay_upgrade mines 4")
    assert has(game, "silver_window") == 1


def test_a_connection_used_by_a_covered_neighbour_is_used() -> None:
    """PC-6.7: the edge has brought a bonus while the tile now covered lay there, although its neighbour was another one."""
    names = row("upgrade", "upgrade_e1_03", "upgrade_e1_04", "upgrade_e1_02")
    game = table(options=USED, **names, fields={"mines": [("upgrade_e1_01", 0)]}, technologies=["technology_4_3"], turn=BOTH)
    do(game, "upgrade half upgrade_e1_03", "lay_upgrade quarries 3", "upgrade extra upgrade_e1_04", "lay_upgrade quarries 3")
    do(game, "technology technology_4_3", "upgrade technology_4_3 upgrade_e1_02", "lay_upgrade mines 0")
    assert (has(game, "silver_window"), has(game, "technology"), has(game, "gold")) == (1, 0, 2)


@pytest.mark.parametrize(("options", "more"), [pytest.param(ANY, 0, id="PC-6.6"), pytest.param(USED, 1, id="PC-6.7")])
def test_every_pair_of_corners_is_used_on_its_own(options: dict[str, Any], more: int) -> None:
    """The wall has used its pairs with mines and quarries; the pair of mines and quarries itself has brought nothing yet."""
    rows = {"wall": ["wall_e1_03", "", "", ""], "upgrade": ["upgrade_e2_01", "", "", ""]}
    fields = {"mines": [("upgrade_e1_01", 3)], "quarries": [("upgrade_e1_03", 2)]}
    game = table(options=options, turns=16, rows=rows, fields=fields, stone=3, turn={**MINES, "extra": "open"})
    do(game, "wall half wall_e1_03", "lay_wall wall_site_02 5")
    assert has(game, "red_marker") == 2
    do(game, "upgrade extra upgrade_e2_01", "lay_upgrade mines 4")
    assert has(game, "red_marker") == 2 + more


# --- technologies outside and at the start of a turn -------------------------------------------------------------------------------------


def filled(tile: str, face: int, timing: str, **other: Any) -> Game[Any]:
    """Let seat 0 fill plaza D, where only seat 1 has cubes; seat 0 builds a tile without a marker space."""
    buildings = {"n1": ("building_e1_06", 0, 1, 1), "n2": ("building_e1_11", 0, 1, -1)}
    game = table(
        **row("building", "building_e1_03"),
        options={"plaza_reward_timing": timing},
        buildings=buildings,
        plazas={"plaza_d": (tile, face)},
        others={1: {"gold": 2, "stone": 0, **other}},
        next_tiles=["technology_1_5"],
        turn=QUARRIES,
    )
    do(game, "building half building_e1_03", "site n3", "lay_building n3 1")
    return game


def test_technologies_work_in_the_turn_of_somebody_else() -> None:
    """PC-10.12, PC-A.35: red and blue markers of a reward, once each; both rewards are the owner's."""
    game = filled("plaza_tile_11", 1, "immediate", technologies=["technology_2_1", "technology_2_2"])
    expected = {"red_marker": 1, "blue_marker": 1, "gold": 3, "stone": 1, "points": 6 + 2}
    assert found(game, expected, 1) == expected
    assert asked(game) == 0


@pytest.mark.parametrize(
    ("timing", "worth"),
    [pytest.param("immediate", 2, id="PC-10.4 from the next turn on"), pytest.param("own_turn", 0, id="PC-10.4 turn_start")],
)
def test_a_technology_of_a_reward(timing: str, worth: int) -> None:
    """In another player's turn it is gained before one's own turn; an owed reward is taken in it."""
    game = filled("plaza_tile_01", 0, timing, technologies=["technology_4_3"])
    if timing == "immediate":
        do(game, "keep technology_1_5")
    do(game, "end_turn end")
    if timing == "own_turn":
        do(game, "keep technology_1_5")
    assert "technology_1_5" in technologies(game, 1)
    do(game, "technology technology_4_3", "mines technology_4_3 raise")
    assert points(game, 1, "technologies") == worth


def test_both_rewards_by_a_technology() -> None:
    """PC-10.9, PC-7.14: steps stay open; the plaza is not evaluated by it."""
    game = table(technologies=["technology_4_5"], plazas={"plaza_d": ("plaza_tile_02", 0)}, turn={"tile": "action_tile_1"})
    do(game, "technology technology_4_5", "both plaza_d")
    assert legal(game, "side") == {"side hunger_wall:0:1", "side cathedral:0:1"}
    assert (has(game, "gold"), game.state.evaluated[PLAZA["plaza_d"]]) == (4, False)


def test_a_freed_cube_takes_a_seal() -> None:
    """PC-9.10, PC-9.12: in the same turn; the window of wealth pays for it."""
    game = table(seal_rights=1, cubes=0, stone=5, silver_window=1, wealth=1, turn=QUARRIES)
    assert "seal" not in legal_kinds(game)
    do(game, "quarries half raise")
    assert "seal seal_pair_three" in legal(game)


def test_the_site_counts_for_what_can_be_paid() -> None:
    """PC-4.6, PC-7.3, PC-10.9: with exactly the price of the tile only the New Town; with the discount the Old Town too."""
    game = table(**row("building", "building_e1_04"), gold=1, stone=1, technologies=["technology_4_1"], turn=QUARRIES)
    other = game.copy()
    do(game, "building half building_e1_04")
    assert {said.split()[1][0] for said in legal(game, "site")} == {"n"}
    do(other, "technology technology_4_1", "building technology_4_1 building_e1_04")
    assert {said.split()[1][0] for said in legal(other, "site")} == {"n", "o"}
    do(other, "site o1", "lay_building o1 0")
    assert (has(other, "gold"), has(other, "stone"), points(other)) == (1, 0, 7 + 2)


def test_once_in_a_turn_means_the_turn_of_any_player() -> None:
    """PC-10.12, PC-14.5: in another player's turn and again in one's own turn, but there only once."""
    game = filled("plaza_tile_11", 1, "immediate", technologies=["technology_2_1", "technology_4_5"])
    before = points(game, 1, "technologies")
    do(game, "end_turn end", "technology technology_4_5", "both plaza_d")
    assert (before, points(game, 1, "technologies"), has(game, "stone", 1)) == (1, 2, 2)

"""Check what bots see in a position (``insight.features``): the numbers that carry most of what a position is worth."""

from typing import Any

import pytest

from rules.engine.hidden.piles import Pile
from rules.games.praga.components import BRIDGE_SPACES
from rules.games.praga.game import features

from .builder import fresh, table
from .verbs import do

UPGRADES = ["upgrade_e1_03", "upgrade_e1_05", "upgrade_e1_09", "upgrade_e1_s1"]
WALLS = ["wall_e1_01", "wall_e1_09", "wall_e1_14", "wall_e1_s1"]
SITES = {"n1": ("building_e1_01", 0, 0, 0), "n2": ("building_e1_04", 0, 1, 1)}
"""Two of the three sites of plaza d: a cube of each of two players; that of player 1 lies on the dearer building."""
PLAZA = {"plaza_d": ("plaza_tile_6", 0)}
ROW = {5: "action_tile_1", 6: "action_tile_2", 7: "action_tile_3", 8: "action_tile_4", 9: "action_tile_5", 11: "action_tile_6"}

CASES: list[tuple[str, dict[str, Any], dict[str, float]]] = [
    ("PC-9.8", {"gold": 5, "stone": 1, "wealth": 0}, {"wealth_gold_near": 3, "wealth_stone_near": 0, "wealth_limit_near": 0}),
    ("PC-9.8, reached once", {"gold": 5, "wealth": 3}, {"wealth_gold_open": 0, "wealth_gold_near": 0}),
    ("PC-14.2", {"silver_window": 2, "gold_window": 1}, {"windows_too_many": 1, "extra_action_affordable": 1}),
    ("PC-9.3", {"mine": 9}, {"mine_production_points": 1, "mine_production_technology": 1, "mine_at_end": 1}),
    ("PC-9.3, not yet passed", {"mine": 8}, {"mine_production_points": 1, "mine_production_technology": 0, "mine_next_step_worth": 2.5}),
    ("PC-9.13", {"seal_rights": 1, "cubes": 1, "gold": 9, "silver_window": 2}, {"best_seal_now": 18}),
    (
        "PC-9.12, unaffordable",
        {"seal_rights": 1, "cubes": 1, "gold": 9, "silver_window": 1},
        {"best_seal_now": 6, "gold_seal_in_reach": 1, "gold_seal_windows_missing": 1},
    ),
    (
        "PC-9.13, taken by another",
        {"seal_rights": 1, "seals": {"seal_gold_two": 1}},
        {"gold_seal_in_reach": 0, "gold_seal_windows_missing": 0},
    ),
    ("PC-11.2", {"university": 3}, {"university_multiplier": 1, "university_steps_to_multiplier": 2}),
    ("PC-10.2", {"technology": 4}, {"technology_level_2_reached": 1, "technology_level_3_reached": 0, "technology_next_is_level": 1}),
    ("PC-10.6", {"technologies": ("technology_1_5",)}, {"technology_1_5": 1, "technology_1_4": 0}),
    ("PC-12.6", {"silver_window": 2, "gold": 1, "stone": 1, "hunger_wall": (1, 0)}, {"hunger_wall_up_affordable": 1}),
    ("PC-12.6, entry unpaid", {"silver_window": 2, "gold": 0, "stone": 1, "hunger_wall": (1, 0)}, {"hunger_wall_up_affordable": 0}),
    ("PC-12.8: up to row 1 by the arrow", {"hunger_wall": (0, 3)}, {"hunger_wall_side_worth": 3}),
    ("PC-15.5: six red markers, value 1 to 2", {"red_marker": 6, "cathedral": (0, 2)}, {"cathedral_side_worth": 6 + 2}),
    ("PC-4.8", {"fields": {"mines": (("upgrade_e1_02", 0),)}}, {"upgrade_bonus_points_mines": 1, "upgrades_of_era_1": 1}),
    ("PC-15.6", {"walls": {"wall_site_01": ("wall_e1_02", 0), "wall_site_05": ("wall_e1_03", 0)}}, {"walls": 2, "walls_to_next_points": 1}),
    ("PC-5.2", {"rows": {"wall": WALLS}, "stone": 3}, {"walls_affordable": 2}),
    ("PC-7.7", {"buildings": SITES, "plazas": PLAZA}, {"plazas_claimed": 1, "majorities": 0, "plazas_to_complete_at_once": 1}),
    ("PC-8.4", {"pawn": 3, "egg": 1}, {"bridge_affordable": 1, "pawn": 3, "pawn_at_the_bridge": 0}),
    ("PC-3.4", {"crane": ROW, "box": 0, "fives": ("action_tile_2",)}, {"best_tile": 5.8, "tile_quarries": 5.8, "tile_building": 5.8}),
    ("PC-2.4", {"turn": {"tile": "action_tile_1", "action": True}}, {"tile_taken": 1, "action_open": 1, "extra_action_open": 0}),
    ("PC-12.4", {"turn": {"tile": "action_tile_1", "bonuses": (0, 0, 0, 2, 0, 0)}}, {"upgrade_bonuses_open": 2}),
    ("PC-9.1", {"mine": 9, "gold": 5, "quarry": 3, "stone": 8}, {"gold_lost_in_production": 4, "stone_lost_in_production": 1}),
    ("PC-9.1, room for all", {"mine": 4, "gold": 6}, {"gold_lost_in_production": 0}),
    (
        "PC-9.13: paid for by the next production",
        {"mine": 7, "gold": 9, "seals": {"seal_gold_two": 0, "seal_stone_two": 1}, "stone": 5},
        {"gold_sealed": 9, "gold_sealed_and_replaced": 6, "stone_sealed": 0},
    ),
    (
        "PC-15.3: a step at each production, x1 now, x2 two steps on",
        {"mine": 9, "technology": 4, "university": 3},
        {"technology_expected": 4, "academics_expected": 4, "academics_expected_with_next_multiplier": 8 / 3},
    ),
    ("PC-15.3, without the step", {"mine": 7, "technology": 4, "university": 3}, {"technology_expected": 0}),
    ("PC-9.5", {"mine": 6}, {"production_tile_to_choose": 1}),
    ("PC-9.5, chosen", {"mine": 6, "production": ("production_gold", None)}, {"production_tile_to_choose": 0}),
    ("PC-9.2", {"others": {1: {"mine": 9, "gold": 9, "stone": 1}}}, {"rival_mines": 8, "rival_gold_and_stone": 5}),
]


def seen(game: Any, seat: int = 0) -> dict[str, float]:
    """Return the features of a seat by name."""
    of = features()
    return dict(zip((feature.name for feature in of.names), of.of(game.state, seat), strict=True))


@pytest.mark.parametrize(("said", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_what_is_seen(said: dict[str, Any], expected: dict[str, float]) -> None:
    found = seen(table(**said))
    assert {name: found[name] for name in expected} == expected


def test_a_tile_fits_where_symbols_meet() -> None:
    """PC-6.2: a silver window and a technology step meet on the edge between wall site 1 and the field of the mines."""
    rows = {"wall": WALLS}
    bare = seen(table(rows=rows, stone=9))
    matched = seen(table(rows=rows, stone=9, fields={"mines": (("upgrade_e1_02", 4),)}))
    assert bare["best_wall_match"] == 0
    assert matched["open_edges"] == 1
    assert matched["best_wall_match"] > bare["best_wall_match"]


def test_covered_symbols_are_no_openings() -> None:
    """PC-6.6: the edge on which a covered upgrade had a symbol no longer brings anything."""
    wall = {"wall_site_01": ("wall_e1_01", 1)}  # its symbol on edge 1, towards the field of the mines
    assert seen(table(walls=wall))["open_edges_at_fields"] == 1
    assert seen(table(walls=wall, fields={"mines": (("upgrade_e1_02", 4),)}))["open_edges_at_fields"] == 0


def test_rewards_owed() -> None:
    """PC-7.12: 4 points and two blue markers for both, the better of them for one."""
    both, one, none = (
        seen(table(plazas=PLAZA, owed=((seat, "plaza_d", both),)))["rewards_owed"] for seat, both in ((0, True), (0, False), (1, True))
    )
    assert both > one == 4
    assert none == 0


def test_a_technology_to_keep_is_seen_before_it_is_chosen() -> None:
    """PC-10.2, 10.4: what a production that reaches level II has brought, though nothing of it is owned yet; the others see nothing."""
    game = table(mine=9, technology=2, turn={"tile": "action_tile_1", "action": True})
    assert seen(game)["technology_to_keep"] == 0
    do(game, "mines half produce")
    found, other = seen(game), seen(game, 1)
    assert (found["technology_to_keep"], found["ongoing_technology_to_keep"], other["technology_to_keep"]) == (1, 1, 0)


def test_a_tile_of_the_bridge_is_seen_before_it_is_kept() -> None:
    """PC-8.5, 15.7: a V tile that brings 3 points and one for each of seven mines, and with it a strip as long as the bridge has a gap."""
    bridge = {0: "bridge_iv_2", 1: "bridge_iv_4", 2: "bridge_iv_6", 3: "bridge_v_1", 4: "bridge_v_2"}
    on_it: dict[str, Any] = {"bridge": bridge, "others": {1: {"endings": ("bridge_v_1", "bridge_v_2")}}}
    turn = {"tile": "action_tile_3", "segment": "gold_a", "action": True}
    found = []
    for said in (on_it, {}):
        game = table(turn=turn, pawn=4, egg=1, mine=8, next_tiles=("bridge_v_5",), **said)
        assert seen(game)["plank_to_keep"] == 0
        do(game, "kings_road half pawn")
        assert seen(game, 1)["plank_to_keep"] == 0
        assert seen(game)["plank_to_keep"] == 1
        found.append(seen(game)["plank_to_keep_worth"])
    assert found[1] > found[0] == 10


def test_a_tile_of_the_cathedral_brings_no_strip() -> None:
    """PC-12.11: no plank is laid, wherever the pawn stands; the others see nothing."""
    found = []
    for pawn in (0, BRIDGE_SPACES[0]):
        game = table(pawn=pawn, cathedral=(3, 0), gold=9, stone=9, silver_window=4)
        do(game, "up cathedral:4:0", "look cathedral_stack")
        assert (seen(game)["plank_to_keep"], seen(game, 1)["plank_to_keep"]) == (1, 0)
        found.append(seen(game)["plank_to_keep_worth"])
    assert found[0] == found[1] > 0


def test_parler_is_seen_only_where_he_plays() -> None:
    """PC-18"""
    game = table(1, options={"solo_mode": "parler"}, parler={"tracks": (8, 5), "played": (1, 2), "deck": Pile("parler", "none", (3, 4, 5))})
    found = seen(game)
    assert (found["parler_mine"], found["parler_to_seal"], found["parler_builds_next"]) == (8, 1, pytest.approx(1 / 3))
    assert seen(table(1, options={"solo_mode": "simple"}))["parler_mine"] == 0


@pytest.mark.parametrize(("players", "options"), [(1, {"solo_mode": "simple"}), (1, {"solo_mode": "parler"}), (2, {}), (3, {}), (4, {})])
def test_the_share_left_falls_by_a_sixteenth_a_turn(players: int, options: dict[str, Any]) -> None:
    """PC-2.1: a turn counts as played once its action tile is taken."""
    left = features().left
    game = fresh(players, **options)
    assert [left(game.state, seat) for seat in range(players)] == [1] * players
    take = next(action for action in game.legal if action.kind == "take")
    game.apply(take)
    assert left(game.state, 0) == 15 / 16
    do(game, "end_turn end")
    assert [left(game.state, seat) for seat in range(players)] == [15 / 16, *[1] * (players - 1)]


def test_what_lapses_with_the_turn_is_not_counted_in_its_end() -> None:
    """PC-14.1: an open action and an egg to buy are lost, while gold of the wheel is granted."""
    of = features()
    said = {"tile": "action_tile_1", "action": True, "wheel": True, "extra": "open"}
    game = table(turn={**said, "segment": "egg_for_gold"})
    ended = of.lapsed(game.state)
    assert ended.turn is not None
    assert (ended.turn.action, ended.turn.wheel, ended.turn.extra) == (False, False, "done")
    assert game.state.turn.action
    granted = of.lapsed(table(turn={**said, "segment": "gold_a"}).state).turn
    assert granted is not None
    assert granted.wheel

"""Check the evaluation of plazas: who gets what, when, and what becomes of the cubes (PC-7.7 to 7.14)."""

from typing import Any

import pytest

from rules import Game, Value

from ..builder import table
from ..verbs import asked, at, do, has, legal, legal_kinds, points

ACTION = {"tile": "action_tile_2", "segment": "gold_a", "action": True}
ROW = {"building": ("building_e1_04", "building_e1_06", "building_e1_11", "building_e1_s1")}
"""Tiles with a marker space that cost 2, 2 and 4."""
IMMEDIATE: dict[str, Value | bool] = {"plaza_reward_timing": "immediate"}
WINDOWS = {"plaza_d": ("plaza_tile_04", 0)}
"""Two silver windows in the upper half, six points in the lower one."""


def plaza(tile: str, *neighbours: tuple[int, str], players: int = 3, **said: Any) -> Game[Any]:
    """Let seat 0 build a tile on n3, the last site of plaza D; the others there have a builder and a tile."""
    sites = dict(zip(("n1", "n2"), neighbours, strict=True))
    buildings = {site: (name, 0, seat, seat) for site, (seat, name) in sites.items()}
    said = {"gold": 9, "stone": 9, "turn": ACTION, "plazas": WINDOWS, "rows": ROW, "wealth": 3, **said}
    game = table(players, buildings=buildings, **said)
    do(game, f"building half {tile}", "site n3", "lay_building n3 5")
    return game


def shares(game: Game[Any]) -> dict[int, bool]:
    """Return the players who are owed something from plaza D, and whether both rewards."""
    return {owed.player: owed.both for owed in game.state.owed}


def reward(game: Game[Any], half: str = "upper") -> None:
    """Take a reward if there is a choice; two in one go if their order makes no difference."""
    if "reward" in legal_kinds(game):
        do(game, f"reward {half}")


def end_turn(game: Game[Any]) -> None:
    """End the turn, no matter what is still open."""
    do(game, "end_turn end")


# --- who gets what --------------------------------------------------------------------------------------------------------------------


def test_most_cubes_bring_both() -> None:
    """PC-7.7 a, b, e: the others there get one, a player with no cube there gets nothing."""
    game = plaza("building_e1_04", (0, "building_e1_06"), (1, "building_e1_11"))
    assert shares(game) == {1: False}
    assert (points(game), has(game, "silver_window")) == (7 + 6, 2)


def test_a_claim_brings_one() -> None:
    """PC-7.7 a: the player's own choice."""
    game = plaza("building_e1_04", (1, "building_e1_06"), (1, "building_e1_11"))
    assert shares(game) == {1: True}
    do(game, "reward upper")
    assert (points(game), has(game, "silver_window")) == (7, 2)
    assert "reward" not in legal_kinds(game)


def test_costs_decide_a_tie() -> None:
    """PC-7.7 c: printed gold and stone of the player's own tiles there."""
    game = plaza("building_e1_04", (1, "building_e1_11"), (2, "building_e1_06"))
    assert shares(game) == {1: True, 2: False}
    assert legal(game) == {"reward upper", "reward lower"}
    do(game, "reward upper")
    assert "reward" not in legal_kinds(game)


def test_all_who_are_still_tied_get_both() -> None:
    """PC-7.7 d"""
    game = plaza("building_e1_04", (1, "building_e1_06"), (2, "building_e1_01"))
    assert shares(game) == {1: True, 2: False}
    assert (points(game), has(game, "silver_window")) == (7 + 6, 2)


def test_only_tied_players_compare_costs() -> None:
    """PC-7.7 b: two cheap buildings beat a dear one."""
    game = plaza("building_e1_11", (1, "building_e1_01"), (1, "building_e1_06"))
    assert shares(game) == {1: True}
    do(game, "reward lower")
    assert "reward" not in legal_kinds(game)


def test_site_costs_do_not_count_in_a_tie() -> None:
    """PC-7.7 c, PC-A.3: nor does a discount; with equal tiles in the Old Town both get both."""
    game = table(
        gold=9,
        stone=9,
        rows={"building": ("building_e1_14", "building_e1_04", "building_e1_06", "building_e1_s1")},
        buildings={"o8": ("building_e1_10", 0, 1, 1), "o9": ("building_e1_02", 0, 1, -1)},
        plazas={"plaza_c": ("plaza_tile_06", 0)},
        technologies=("technology_4_1",),
        turn={"tile": "action_tile_1", "segment": "gold_a"},
    )
    do(game, "technology technology_4_1")
    do(game, next(one for one in legal(game) if one.endswith("building_e1_14")), "site o10", "lay_building o10 1")
    assert has(game, "gold") == 7
    assert shares(game) == {1: True}
    assert (points(game), has(game, "blue_marker")) == (1 + 4, 2)


def test_buildings_without_a_cube_give_no_claim() -> None:
    """PC-7.7 e, PC-A.1: neither a tile without a marker space nor one whose space stayed empty."""
    game = table(
        gold=9,
        stone=9,
        cubes=0,
        rows=ROW,
        turn=ACTION,
        buildings={"n1": ("building_e1_02", 0, 1, -1), "n2": ("building_e1_06", 0, -1, -1)},
        plazas=WINDOWS,
    )
    do(game, "building half building_e1_04", "site n3", "lay_building n3 0")
    assert not game.state.owed
    assert game.state.evaluated[3]
    assert "reward" not in legal_kinds(game)


def test_a_plaza_that_is_not_full_is_not_evaluated() -> None:
    """PC-7.4, 10: nor does it return cubes."""
    game = table(gold=9, stone=9, rows=ROW, turn=ACTION, buildings={"n1": ("building_e1_10", 0, 0, 0)}, cubes=1)
    do(game, "building half building_e1_04", "site n2", "lay_building n2 0")
    assert not game.state.evaluated[3]
    assert game.state.seats[0].cubes == 0


def test_cubes_come_back() -> None:
    """PC-7.9: all cubes around it, immediately, and before the reward is taken."""
    game = plaza("building_e1_04", (2, "building_e1_06"), (1, "building_e1_11"), cubes=1, others={1: {"cubes": 0}, 2: {"cubes": 1}})
    assert "reward" in legal_kinds(game)
    assert [seat.cubes for seat in game.state.seats] == [1, 1, 2]
    assert all(building is None or building.cube < 0 for building in game.state.buildings)


def test_both_at_once() -> None:
    """PC-7.10, PC-2.8: an egg and a technology step, points and a university step; no order of them makes a difference."""
    old = {"o1": ("building_e1_10", 0, 0, 0), "o2": ("building_e1_12", 0, 0, 0), "o3": ("building_e1_02", 0, 0, -1)}
    plazas = {"plaza_a": ("plaza_tile_08", 0)}
    game = table(gold=9, stone=9, cubes=1, rows=ROW, turn=ACTION, plazas=plazas, buildings=old, technology=4, university=2)
    do(game, "building half building_e1_04", "site o4", "lay_building o4 0")
    assert legal_kinds(game) == {"keep"}
    do(game, sorted(legal(game))[0])
    assert (points(game), has(game, "egg"), has(game, "technology"), has(game, "university")) == (7 + 2 + 6, 1, 5, 3)


# --- when the others take theirs --------------------------------------------------------------------------------------------------------


def test_others_take_theirs_first_thing_in_their_turn() -> None:
    """PC-7.12, PC-2.3: nothing else is possible before."""
    game = plaza("building_e1_04", (1, "building_e1_06"), (2, "building_e1_11"))
    do(game, "reward upper")
    end_turn(game)
    assert asked(game) == 1
    assert legal(game) == {"reward upper", "reward lower"}
    do(game, "reward lower")
    assert points(game, 1) == 6
    assert {"take", "refresh"} <= legal_kinds(game) | {"refresh"}
    assert "reward" not in legal_kinds(game)
    assert shares(game) == {2: True}


def test_owed_rewards_in_the_order_of_evaluation() -> None:
    """PC-7.12, PC-7.8: the shares are those of the evaluation."""
    game = table(
        others={1: {"gold": 0, "stone": 0}},
        plazas={"plaza_e": ("plaza_tile_03", 0), "plaza_d": ("plaza_tile_04", 0)},
        evaluated=("plaza_d", "plaza_e"),
        owed=((1, "plaza_e", False), (1, "plaza_d", False)),
        buildings={
            "n1": ("building_e1_06", 0, 1, -1),
            "n2": ("building_e1_07", 0, 1, -1),
            "n3": ("building_e1_08", 0, 1, -1),
            "n4": ("building_e1_09", 0, 1, -1),
            "n5": ("building_e1_10", 0, 1, -1),
        },
        turn={"tile": "action_tile_1", "segment": "special_1"},
    )
    end_turn(game)
    do(game, "reward upper")
    assert (has(game, "stone", 1), has(game, "silver_window", 1), points(game, 1)) == (1, 0, 3)
    do(game, "reward upper")
    assert (has(game, "stone", 1), has(game, "silver_window", 1), points(game, 1)) == (1, 2, 3)


def test_steps_of_an_owed_reward_stay_open() -> None:
    """PC-7.14, PC-A.34: they are open steps of that turn."""
    game = plaza("building_e1_04", (1, "building_e1_06"), (1, "building_e1_11"), players=2, plazas={"plaza_d": ("plaza_tile_02", 0)})
    reward(game, "lower")
    end_turn(game)
    reward(game)
    assert (at(game, "hunger_wall", 1), at(game, "cathedral", 1)) == ((0, 0), (0, 0))
    assert legal(game, "side") == {"side hunger_wall:0:1", "side cathedral:0:1"}


def test_immediately_clockwise_from_the_active_player() -> None:
    """PC-7.11: first seat 1 with both, then seat 2 with a choice."""
    game = plaza("building_e1_04", (2, "building_e1_06"), (1, "building_e1_11"), options=IMMEDIATE)
    do(game, "reward upper")
    seen = []
    while (player := asked(game)) is not None and "reward" in legal_kinds(game):
        seen.append(player)
        assert legal_kinds(game) == {"reward"}
        do(game, "reward upper" if "reward upper" in legal(game) else "reward lower")
    assert seen == [2]
    assert asked(game) == 0
    assert (has(game, "silver_window", 1), points(game, 1), has(game, "silver_window", 2), points(game, 2)) == (2, 6, 2, 0)


def test_steps_of_an_immediate_reward_are_carried_out_at_once() -> None:
    """PC-7.14: landing effects included; the up arrow of the cathedral in tier I is followed."""
    game = plaza(
        "building_e1_04",
        (1, "building_e1_06"),
        (1, "building_e1_11"),
        players=2,
        options=IMMEDIATE,
        plazas={"plaza_d": ("plaza_tile_02", 0)},
        others={1: {"hunger_wall": (0, 1), "cathedral": (0, 2), "gold": 0}},
    )
    reward(game, "lower")
    while asked(game) == 1:
        do(game, sorted(legal(game))[0])
    assert (at(game, "hunger_wall", 1), at(game, "cathedral", 1)) == ((0, 2), (1, 3))
    assert (points(game, 1), has(game, "gold", 1)) == (1, 2)


def test_an_immediate_reward_may_pay_for_a_tier() -> None:
    """PC-7.14: an up arrow into tier II may be paid outside one's own turn."""
    said: dict[str, Any] = {"players": 2, "options": IMMEDIATE, "plazas": {"plaza_d": ("plaza_tile_02", 1)}}
    game = plaza(
        "building_e1_04",
        (1, "building_e1_06"),
        (1, "building_e1_11"),
        others={1: {"hunger_wall": (1, 2), "gold": 1, "stone": 1}},
        **said,
    )
    reward(game, "lower")
    reward(game)
    assert asked(game) == 1
    assert {"pay_entry pay_entry", "decline decline"} <= legal(game)
    do(game, "pay_entry pay_entry")
    assert at(game, "hunger_wall", 1) == (2, 3)


def test_who_still_has_a_turn_takes_it_then() -> None:
    """PC-7.12, PC-7.13: seat 1 goes last and takes the reward at the start of that turn."""
    game = plaza("building_e1_11", (1, "building_e1_06"), (0, "building_e1_04"), players=2, turns=30)
    end_turn(game)
    assert (legal_kinds(game), asked(game)) == ({"reward"}, 1)
    do(game, "reward upper")
    assert "take" in legal_kinds(game)


def test_after_the_last_turn_only_the_reward() -> None:
    """PC-7.13: a player who has had their last turn takes what is owed after the last turn of all, and no window is lost."""
    game = plaza("building_e1_04", (1, "building_e1_06"), (2, "building_e1_11"), turns=47, others={1: {"silver_window": 2}})
    do(game, "reward upper")
    end_turn(game)
    assert (legal(game), asked(game)) == ({"reward upper", "reward lower"}, 1)
    do(game, "reward upper")
    assert game.decision is None
    assert [has(game, "silver_window", seat) for seat in (1, 2)] == [4, 2]


@pytest.mark.parametrize("timing", ["own_turn", "immediate"])
def test_the_active_player_takes_theirs_at_once(timing: str) -> None:
    """PC-7.10"""
    game = plaza("building_e1_04", (1, "building_e1_06"), (1, "building_e1_11"), players=2, options={"plaza_reward_timing": timing})
    assert (asked(game), legal_kinds(game)) == (0, {"reward"})

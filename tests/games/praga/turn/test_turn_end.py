"""Check the extra action and the end of a turn (PC-13, 14)."""

from typing import Any

import pytest

from rules.games.praga.state import SideStep

from ..builder import record, table
from ..names import ACTION_TILES
from ..verbs import at, check_taken_back, do, has, legal, legal_kinds, points

ROWS = {"upgrade": ["upgrade_e1_01", "upgrade_e1_02", "upgrade_e1_03", "upgrade_e1_s1"]}
TAKEN = {"tile": "action_tile_1"}


@pytest.mark.parametrize(
    ("silver", "gold", "expected"),
    [
        pytest.param(2, 0, set(), id="PC-13.1 silver alone"),
        pytest.param(0, 1, set(), id="PC-13.3 too few"),
        pytest.param(0, 2, {"extra_gold"}, id="PC-13.3 two gold windows"),
        pytest.param(1, 1, {"extra_mixed"}, id="PC-13.3 one of each"),
        pytest.param(1, 2, {"extra_gold", "extra_mixed"}, id="PC-13.3 either"),
    ],
)
def test_buying_the_extra_action(silver: int, gold: int, expected: set[str]) -> None:
    """PC-2.4 (d): also before an action tile is taken."""
    game = table(silver_window=silver, gold_window=gold)
    assert legal(game, "buy_extra") == {f"buy_extra {way}" for way in expected}


def test_the_extra_action_is_any_of_the_six_once() -> None:
    """PC-13.3, PC-2.4 (e), PC-2.5: it is chosen when it is performed, also before the action tile."""
    game = table(rows=ROWS, gold=9, stone=9, silver_window=1, gold_window=3)
    do(game, "buy_extra extra_mixed")
    assert (has(game, "silver_window"), has(game, "gold_window")) == (0, 2)
    assert {"mines", "quarries", "upgrade", "wall", "building", "kings_road"} <= legal_kinds(game)
    assert "upgrade extra upgrade_e1_s1" not in legal(game)
    do(game, "quarries extra produce")
    assert not {"mines", "quarries", "buy_extra"} & legal_kinds(game)


def test_the_extra_action_may_use_a_refilled_slot() -> None:
    """PC-13.4"""
    game = table(rows=ROWS, next_tiles=["upgrade_e1_05"], turn={"tile": "action_tile_3", "action": True, "extra": "open"})
    do(game, "upgrade half upgrade_e1_01", "lay_upgrade mines 0", "refill refill")
    assert "upgrade extra upgrade_e1_05" in legal(game)


def test_an_unused_extra_action_lapses() -> None:
    """PC-13.3, PC-14.1"""
    game = table(gold_window=2, turn=TAKEN)
    do(game, "buy_extra extra_gold", "end_turn end")
    assert game.decider == 1
    assert game.state.turn.extra == ""


def test_the_turn_ends_only_after_a_tile_was_taken() -> None:
    """PC-2.4 (n)"""
    game = table()
    assert "end_turn" not in legal_kinds(game)
    do(game, min(legal(game, "take")))
    assert "end_turn" in legal_kinds(game)


# The end of the turn
@pytest.mark.parametrize(
    ("segment", "gained"),
    [
        pytest.param("gold_a", {"gold": 3}, id="PC-A.15 gold"),
        pytest.param("stone_a", {"stone": 3}, id="PC-A.15 stone"),
        pytest.param("silver_window_a", {"silver_window": 1}, id="PC-A.15 a window"),
        pytest.param("egg_for_gold", {"gold": 2, "egg": 0}, id="PC-14.1 an egg is not bought"),
        pytest.param("special_2", {"points": 2}, id="PC-3.7 points"),
    ],
)
def test_an_open_wheel_bonus_is_granted(segment: str, gained: dict[str, int]) -> None:
    game = table(turn={**TAKEN, "wheel": True, "segment": segment})
    do(game, "end_turn end")
    assert {what: points(game) if what == "points" else has(game, what) for what in gained} == gained


def test_loose_ends_are_tied_up_before_windows_are_counted() -> None:
    """PC-14.1, PC-14.7: windows gained now only count for those that are kept."""
    turn = {**TAKEN, "wheel": True, "segment": "silver_window_a"}
    game = table(silver_window=1, gold_window=1, turn=turn)
    do(game, "end_turn end")
    assert legal(game) == {"windows 1", "windows 2"}


@pytest.mark.parametrize(
    ("silver", "gold", "ways"),
    [
        pytest.param(1, 2, {"windows 0", "windows 1"}, id="PC-T.16"),
        pytest.param(3, 3, {"windows 0", "windows 1", "windows 2"}, id="PC-14.2 any two"),
        pytest.param(2, 1, {"windows 1", "windows 2"}, id="PC-14.2 one of three"),
    ],
)
def test_two_windows_are_kept(silver: int, gold: int, ways: set[str]) -> None:
    """PC-13.2, PC-14.2: the player chooses how many of them are silver."""
    game = table(silver_window=silver, gold_window=gold, turn=TAKEN)
    do(game, "end_turn end")
    assert legal(game) == ways
    kept = int(max(ways).split()[1])
    do(game, max(ways))
    assert (has(game, "silver_window"), has(game, "gold_window")) == (kept, 2 - kept)
    assert game.decider == 1


@pytest.mark.parametrize(("silver", "gold", "left"), [(5, 0, (2, 0)), (0, 4, (0, 2)), (1, 1, (1, 1)), (2, 0, (2, 0))])
def test_where_there_is_no_choice_nothing_is_asked(silver: int, gold: int, left: tuple[int, int]) -> None:
    """PC-14.2"""
    game = table(silver_window=silver, gold_window=gold, turn=TAKEN)
    do(game, "end_turn end")
    assert (has(game, "silver_window"), has(game, "gold_window")) == left
    assert game.decider == 1


@pytest.mark.parametrize(
    ("road", "gained"),
    [
        pytest.param(("road_effect:3:base",), {"points": 3}, id="PC-8.3 a mandatory part is carried out"),
        pytest.param(("road_effect:2:base",), {"points": 0, "gold": 2}, id="PC-8.3 an optional part lapses"),
        pytest.param(("road_effect:3:egg",), {"silver_window": 0, "egg": 1}, id="PC-8.3 an effect for an egg lapses"),
    ],
)
def test_open_effects_of_the_road(road: tuple[str, ...], gained: dict[str, int]) -> None:
    """PC-14.1"""
    game = table(egg=1, pawn=3, fields={"mines": [("upgrade_e1_01", 0)]}, turn={**TAKEN, "road": road})
    do(game, "end_turn end")
    assert {what: points(game) if what == "points" else has(game, what) for what in gained} == gained
    assert game.decider == 1


def test_a_choice_of_the_road_is_asked() -> None:
    """PC-8.3: 2 gold or 2 stone."""
    game = table(pawn=1, turn={**TAKEN, "road": ("road_effect:1:base",)})
    do(game, "end_turn end")
    assert game.decider == 0
    assert len(legal(game, "choose")) == 2
    do(game, max(legal(game, "choose")))
    assert (has(game, "stone"), game.decider) == (4, 1)


def test_what_loose_ends_open_is_a_loose_end_too() -> None:
    """PC-14.1: a bonus taken at the end of the turn leads to a draw, which is carried out."""
    fields = {"wall": [("upgrade_e2_06", 0)]}
    bonuses = (0, 0, 0, 1, 0, 0)
    game = table(turns=16, technology=0, fields=fields, turn={**TAKEN, "bonuses": bonuses})
    do(game, "end_turn end")
    assert legal_kinds(game) == {"keep"}
    do(game, min(legal(game)))
    assert game.decider == 1


def test_where_the_order_of_loose_ends_matters_it_is_chosen() -> None:
    """PC-2.8: a step onto an up arrow is better after the gold that pays for the tier."""
    turn: dict[str, Any] = {**TAKEN, "steps": (SideStep(0, False),), "wheel": True, "segment": "gold_a"}
    game = table(gold=0, stone=1, hunger_wall=(1, 2), turn=turn)
    do(game, "end_turn end")
    assert legal(game) == {"carry_out hunger_wall", "carry_out gold_a"}
    do(game, "carry_out gold_a")
    assert legal(game) == {"pay_entry pay_entry", "decline decline"}
    do(game, "pay_entry pay_entry")
    assert (at(game, "hunger_wall"), game.decider) == ((2, 3), 1)


def test_the_action_and_the_extra_action_lapse() -> None:
    """PC-14.1, PC-A.21"""
    game = table(turn={**TAKEN, "action": True, "extra": "open"})
    do(game, "end_turn end")
    assert (has(game, "gold"), game.decider) == (2, 1)


def test_the_tile_returns_to_the_crane() -> None:
    """PC-14.4"""
    game = table(turn=TAKEN)
    do(game, "end_turn end")
    assert game.state.crane[0] == ACTION_TILES["action_tile_1"]


def test_what_counts_once_in_a_turn_begins_anew() -> None:
    """PC-14.5: refreshing, the extra action, what was done."""
    game = table(gold=3, gold_window=2, turn=TAKEN)
    do(game, "buy_extra extra_gold", "refresh wall pay_gold")
    do(game, min(legal(game, "exchange")), "end_turn end")
    do(game, min(legal(game, "take")), "end_turn end")
    turn = game.state.turn
    assert (turn.refreshed, turn.extra, turn.tile, turn.steps, turn.road, turn.bonuses) == (False, "", 0, (), (), (0,) * 6)


def test_turns_follow_each_other_clockwise() -> None:
    """PC-14.6, PC-2.1, PC-1.13"""
    game = table(3, turn=TAKEN)
    deciders = []
    do(game, "end_turn end")
    for _ in range(3):
        deciders.append(game.decider)
        do(game, min(legal(game, "take")))
        do(game, "end_turn end")
    assert deciders == [1, 2, 0]


def test_upgrades_of_the_last_turn_are_no_candidates() -> None:
    """PC-4.8 (a), PC-2.9: the record begins anew; only the visible upgrade counts."""
    game = table(rows=ROWS, turn={"tile": "action_tile_3", "action": True, "extra": "open"}, technologies=["technology_4_3"])
    do(game, "upgrade half upgrade_e1_01", "lay_upgrade mines 0", "upgrade extra upgrade_e1_02", "lay_upgrade mines 0", "end_turn end")
    do(game, min(legal(game, "take")), "end_turn end")
    do(game, "technology technology_4_3", "mines technology_4_3 produce")
    assert legal(game, "upgrade_bonus") == {"upgrade_bonus upgrade_e1_02"}


def test_the_end_of_the_turn_cannot_be_taken_back() -> None:
    """PC-20.1, PC-20.2"""
    game = record(table(silver_window=3, gold_window=1, turn=TAKEN))
    check_taken_back(game, [], "end_turn end")
    game.play(next(action for action in game.game.legal if action.kind == "end_turn"))
    game.play(game.game.legal[0])
    assert not game.can_undo

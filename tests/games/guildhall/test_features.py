"""Check what bots see in a position: the numbers that matter most, clause by clause."""

from typing import Any

import pytest

from rules import Game

from .builder import table
from .verbs import do

ROW = ["vp_9", "vp_7", "vp_5", "vp_4_draw", "vp_2_haste"]
FOUR = "red blue yellow green"


def seen(game: Game[Any], seat: int = 0) -> dict[str, float]:
    """Return what a player sees, by name."""
    assert game.rules.features is not None
    features = game.rules.features()
    return dict(zip([feature.name for feature in features.names], features.of(game.state, seat), strict=True))


CASES: list[Any] = [
    pytest.param({"hall": f"{FOUR} trader", "hand": "purple trader"}, {"chapters_of_4_and_1_in_hand": 1}, id="GH-9.1 ripe, last in hand"),
    pytest.param(
        {"hall": "red farmer", "hand": "red blue green purple farmer"},
        {"chapters_of_1_and_2_in_hand": 1, "cards_blocked": 1, "professions_ready": 1, "best_steps_ready": 2},
        id="GH-4.1 one card of a profession a turn",
    ),
    pytest.param({"hand": "red red blue weaver"}, {"copies_in_hand": 1, "cards_in_hand": 3}, id="GH-1.2 identical cards"),
    pytest.param({"hall": "red blue assassin", "hand": "green assassin"}, {"assassin_strength": 2, "assassin_ready": 2}, id="GH-4.4 level"),
    pytest.param({"hall": "red blue assassin", "hand": "red assassin"}, {"assassin_ready": 0}, id="GH-4.1 blocked, not ready"),
    pytest.param({"hall": "red blue green farmer", "hand": "purple farmer"}, {"tokens_ready": 2}, id="GH-12.6 tokens"),
    pytest.param({"hall": "red dancer", "hand": "blue dancer"}, {"actions_ready": 1, "dancer_ready": 2}, id="GH-12.4 action"),
    pytest.param(
        {"cards": "job_faire", "hall": "red blue tax_collector", "hand": "green tax_collector"},
        {"tokens_ready": 2, "tax_collector_strength": 2, "trader_strength": 0},
        id="GH-17.8 optional set",
    ),
    pytest.param(
        {"completed": ["trader"], "tokens": 15, "row": ROW},
        {"vp_5_affordable": 1, "vp_9_affordable": 0, "best_purchase": 5, "target_in_reach": 1},
        id="GH-6.1 one chapter",
    ),
    pytest.param(
        {"completed": ["trader", "farmer"], "tokens": 11, "row": ROW},
        {"best_purchase": 9, "best_two_purchases": 9, "best_purchases_with_one_more": 14, "target_in_reach": 1},
        id="GH-6.7 two purchases in a turn",
    ),
    pytest.param(
        {"completed": ["trader", "farmer"], "tokens": 6, "row": ROW},
        {"target_in_reach": 0, "target_in_reach_with_one_more": 1, "points_to_go": 7},
        id="GH-11.1 short of the target",
    ),
    pytest.param({"tokens": 20}, {"target_reached": 1, "points_to_go": 0}, id="GH-11.1 reached, the turn still to end"),
    pytest.param({"tokens": 8, "target": 10}, {"points_to_go": 1}, id="GH-11.4 another target"),
    pytest.param(
        {"row": ROW, "others": {1: {"completed": ["weaver", "farmer"], "tokens": 11}}},
        {"rivals_with_target_in_reach": 1, "rival_completed": 2, "rival_points_to_go": 4.5},
        id="GH-11.1 an opponent about to win",
    ),
    pytest.param(
        {"players": 3, "others": {1: {"hall": "red dancer"}, 2: {"hall": f"{FOUR} farmer", "tokens": 3}}},
        {"rival_farmer_strength": 4, "rival_dancer_strength": 0, "ripe_chapters_of_rivals": 1, "lead": -1.5, "rivals_ahead": 1},
        id="GH-11.2 the opponent to fear",
    ),
    pytest.param(
        {"hall": f"{FOUR} trader", "others": {1: {"hall": "red purple trader, red blue assassin"}}},
        {"last_colours_with_rivals": 1, "raids_on_ripe_chapters": 4},
        id="GH-7.2 what halls hold for each other",
    ),
    pytest.param(
        {"hall": "red blue trader", "others": {1: {"hall": "yellow green purple trader"}}},
        {"missing_parts_with_rivals": 1},
        id="GH-7.4 the rest of a chapter",
    ),
    pytest.param({"hall": f"{FOUR} trader", "discard": "purple trader"}, {"top_completes": 1, "top_fits": 1}, id="GH-12.7 top card"),
    pytest.param(
        {"hall": f"{FOUR} farmer", "hand": "red trader", "others": {1: {"hall": f"purple farmer, {FOUR} weaver"}}},
        {"last_colours_to_take": 1, "ripe_chapters_to_strike": 1, "last_colours_for_rivals": 0},
        id="GH-12.11 a Trader in hand, the last colour with an opponent",
    ),
    pytest.param(
        {"hall": f"{FOUR} farmer", "others": {1: {"hall": "purple farmer"}}},
        {"last_colours_with_rivals": 1, "last_colours_to_take": 0},
        id="GH-12.11 no card to take it with",
    ),
    pytest.param(
        {
            "hall": f"{FOUR} farmer, {FOUR} trader, red blue weaver",
            "hand": "purple farmer, purple trader, green weaver",
            "tokens": 11,
            "row": ROW,
        },
        {"chapters_to_complete_next_turn": 2, "last_colours_to_place": 2, "target_in_reach": 0, "target_in_reach_later": 1},
        id="GH-9.1 two chapters next turn, and the target in the one after it",
    ),
    pytest.param(
        {"hall": f"{FOUR} trader", "others": {1: {"hall": "purple trader"}}}, {"unseen_last_colours": 0.75}, id="GH-1.1 three copies unseen"
    ),
]


@pytest.mark.parametrize(("position", "expected"), CASES)
def test_what_is_seen(position: dict[str, Any], expected: dict[str, float]) -> None:
    """GH-1, 4, 6, 9, 11"""
    found = seen(table(**position))
    assert {name: found[name] for name in expected} == expected


def test_cards_played_count_as_they_will_lie_after_the_turn() -> None:
    """GH-10.1: the fifth colour completes its chapter; until then it gives no strength, and its profession is not played again."""
    game = table(hall=f"{FOUR} trader", hand="purple trader, red blue farmer")
    do(game, "play purple trader")
    found = seen(game)
    assert (found["completed_chapters"], found["trader_strength"], found["actions_left"], found["cards_playable_now"]) == (1, 0, 1, 1)


def test_picks_count_as_if_the_cards_had_moved() -> None:
    """GH-7.2: so the first cards of a swap can be compared before the last is picked."""
    game = table(hall="red farmer", hand="red trader", others={1: {"hall": "blue farmer, red weaver"}})
    do(game, "play red trader 0")
    assert seen(game)["trader_open"] == 1
    do(game, "give red farmer")
    assert seen(game)["farmer_strength"] == 0


def test_chapters_being_paid_are_gone() -> None:
    """GH-6.2"""
    game = table(completed=["trader", "farmer", "weaver"], row=ROW)
    do(game, "buy vp_5")
    assert seen(game)["completed_chapters"] == 2


def test_a_gained_action_is_lost_with_the_turn() -> None:
    """GH-3.5, 10.4: a player who ends the turn before using it gains nothing from it."""
    game = table(hall="red dancer", hand="blue dancer, red weaver, blue farmer, green trader", draw="green farmer")
    do(game, "play blue dancer 1", "play red weaver none")
    assert game.rules.features is not None
    lapsed = game.rules.features().lapsed
    before, after = seen(game), seen(Game(game.rules, lapsed(game.state)))
    changed = {name: (before[name], after[name]) for name in before if before[name] != after[name]}
    assert changed == {"actions_left": (1, 0), "cards_playable_now": (1, 0)}


def test_the_race_is_over_when_somebody_is_there() -> None:
    """GH-11.1: what is left is what the first still lacks."""
    game = table(tokens=5, others={1: {"tokens": 15}})
    assert game.rules.features is not None
    assert game.rules.features().left(game.state, 0) == 0.25

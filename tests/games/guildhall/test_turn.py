"""Check the turn and its actions (GH-3)."""

import pytest

from .builder import begun, fresh, table
from .verbs import actions_left, at_choice, do, idle, legal, legal_kinds, levels, playable, refill


def test_a_turn_has_two_actions() -> None:
    """GH-1.15, GH-3.1, GH-3.3, GH-16.8: each is counted when chosen; both must be taken."""
    game = table(hand="red farmer, red dancer")
    assert actions_left(game) == 2
    assert "end_turn" not in legal_kinds(game)
    do(game, "play red farmer")
    assert actions_left(game) == 1
    assert "end_turn" not in legal_kinds(game)
    refill(game)
    assert legal(game) == {"end_turn"}


def test_an_action_is_used_up_by_being_chosen() -> None:
    """GH-3.3: this happens before any of it is resolved."""
    game = table(hand="red trader", hall="red farmer", others={1: {"hall": "blue dancer"}})
    do(game, "play red trader 0")
    assert actions_left(game) == 1
    do(game, "decline")
    assert actions_left(game) == 1
    do(game, "refill")
    assert actions_left(game) == 0


@pytest.mark.parametrize(
    "twice",
    [
        pytest.param(["play red farmer", "play red weaver"], id="GH-3.2 two cards"),
        pytest.param(["refill", "draw", "refill", "draw"], id="GH-3.2 two refills"),
        pytest.param(["buy vp_5", "pay trader", "confirm", "buy vp_5", "confirm"], id="GH-3.2 two purchases"),
        pytest.param(["buy vp_5", "pay farmer", "confirm", "play red farmer"], id="GH-3.2 a purchase, a card"),
        pytest.param(["play red farmer", "refill", "draw"], id="GH-3.2 a card, a refill"),
    ],
)
def test_the_same_kind_may_be_chosen_again(twice: list[str]) -> None:
    game = table(hand="red farmer, red weaver", completed=["trader", "farmer"], row=["vp_5"] * 5, deck=["vp_9"] * 3, hall="")
    do(game, *twice)
    assert legal(game) == {"end_turn"}


def test_gained_actions_are_ordinary_ones() -> None:
    """GH-3.3: they may be of all three kinds."""
    game = table(hand="red dancer, red farmer", completed=["trader"], row=["vp_5"] * 5)
    do(game, "play red dancer 0")
    assert actions_left(game) == 2
    do(game, "play red farmer")
    assert {"buy", "refill", "end_turn"} <= legal_kinds(game)
    do(game, "buy vp_5", "confirm")
    assert actions_left(game) == 0


def test_gained_actions_are_for_the_same_turn_only() -> None:
    """GH-3.3, GH-3.5, GH-10.4: unused ones are lost when the turn ends; the next turn has two again."""
    game = table(hand="red dancer, blue historian, green farmer")
    do(game, "play red dancer 0", "play green farmer", "end_turn")
    assert game.decider == 1
    assert actions_left(game) == 2
    idle(game)
    assert game.decider == 0
    assert actions_left(game) == 2


def test_the_turn_may_be_ended_with_gained_actions_left() -> None:
    """GH-3.5: it may end once two were taken, not before."""
    game = table(hand="red dancer, blue historian")
    do(game, "play red dancer 0")
    assert actions_left(game) == 2
    assert "end_turn" not in legal_kinds(game)
    refill(game)
    assert actions_left(game) == 1
    assert {"end_turn", "refill"} <= legal_kinds(game)
    refill(game)
    assert legal(game) == {"end_turn"}


def test_nobody_gets_stuck() -> None:
    """GH-3.5: discard and refill is always possible, even with an empty hand and empty piles."""
    game = table(hand="", rest="hand")
    assert legal(game) == {"refill"}
    refill(game)
    refill(game)
    assert legal(game) == {"end_turn"}


def test_one_card_of_a_profession_in_a_turn() -> None:
    """GH-T4: another may not be played in the second action or a gained third one, but may in the next turn."""
    game = table(hand="red blue dancer, red farmer")
    do(game, "play red dancer 0")
    assert playable(game) == {"red farmer"}
    do(game, "play red farmer")
    assert playable(game) == set()
    do(game, "end_turn")
    idle(game)
    assert "blue dancer" in playable(game)


def test_a_refused_card_counts_as_played() -> None:
    """GH-4.2: so does one that could do nothing."""
    game = table(hand="red blue dancer, red farmer")
    do(game, "play red dancer none")
    assert playable(game) == {"red farmer"}
    game = table(hand="red blue farmer, red dancer")
    do(game, "play red farmer")
    assert playable(game) == {"red dancer"}


def test_the_turn_goes_round_clockwise() -> None:
    """GH-3.4, GH-3.6: opponents never act in another player's turn."""
    game = begun(fresh(4, seed=5))
    first = game.state.turn_of
    for n in range(9):
        assert game.decider == game.state.turn_of == (first + n) % 4
        idle(game)


def test_a_chapter_is_started_again_in_the_same_turn() -> None:
    """GH-9.3, GH-4.1 b: still, only one card of its profession may be played."""
    game = table(
        hall="red blue yellow green trader, red blue historian", hand="yellow historian, red trader, red weaver", discard="purple trader"
    )
    do(game, "play yellow historian 0", "recall purple trader")
    assert playable(game) == {"red trader", "red weaver"}
    assert levels(game, "red trader") == [""]
    assert at_choice(game)

"""Check completed chapters and the limit of three (GH-9)."""

from itertools import permutations
from typing import Any

import pytest

from .builder import table
from .cards import ALL, line
from .verbs import at_choice, completed, discards, do, endings, hall, idle, legal, legal_kinds, levels, playable

FOUR = "red blue yellow green"
TRADERS = [f"{colour} trader" for colour in ALL.split(" ")]


def test_a_chapter_is_completed_by_the_historian() -> None:
    """GH-T5, GH-9.1, GH-9.3, GH-16.20: it is completed immediately; its profession can then be started again."""
    game = table(hall=f"{FOUR} trader", hand="red trader, blue historian", discard="purple trader")
    assert playable(game) == {"blue historian"}
    do(game, "play blue historian 0", "recall purple trader")
    assert completed(game) == ["trader"]
    assert hall(game) == ""
    assert playable(game) == {"red trader"}
    do(game, "play red trader", "end_turn")
    assert hall(game) == line("blue historian, red trader")


COMPLETED: list[Any] = [
    pytest.param({"hand": "red weaver, purple trader"}, ["play red weaver 0", "place purple trader"], id="GH-9.1 weaver"),
    pytest.param(
        {"hand": "red historian", "discard": "purple trader"}, ["play red historian 0", "recall purple trader"], id="GH-9.1 historian"
    ),
    pytest.param(
        {"hand": "red trader", "hall": f"{FOUR} dancer, red farmer", "others": {1: {"hall": "purple dancer"}}},
        ["play red trader 0", "give red farmer", "take purple dancer of 1"],
        id="GH-9.1 trader",
    ),
    pytest.param(
        {"row": ["vp_3_poach", "vp_9", "vp_9", "vp_7", "vp_7"], "completed": ["farmer"], "others": {1: {"hall": "purple trader"}}},
        ["buy vp_3_poach", "confirm", "use", "poach purple trader of 1"],
        id="GH-9.1 a card moved over",
    ),
    pytest.param(
        {
            "row": ["vp_2_takeover", "vp_9", "vp_9", "vp_7", "vp_7"],
            "completed": ["farmer"],
            "hall": "red yellow trader",
            "others": {1: {"hall": "blue green purple trader"}},
        },
        ["buy vp_2_takeover", "confirm", "use", "takeover trader of 1"],
        id="GH-9.1, GH-13.7 a chapter moved over",
    ),
]


@pytest.mark.parametrize(("said", "done"), COMPLETED)
def test_a_chapter_is_completed_at_once(said: dict[str, Any], done: list[str]) -> None:
    """GH-9.1: there is no choice; the five cards leave the open hall."""
    game = table(**{"hall": f"{FOUR} trader", **said})
    do(game, *done)
    assert len(completed(game)) == 1
    assert at_choice(game)
    assert not {"purple trader", "purple dancer"} & set(hall(game).split(", "))
    cards = game.state.seats[0].chapters[0].cards
    assert len(cards) == 5
    assert len({(card - 1) // 4 for card in cards}) == 5


def test_completed_cards_are_out_of_reach() -> None:
    """GH-9.2: they cannot be discarded, swapped, taken or counted; they block nothing and add no strength."""
    game = table(
        hand="red assassin, red trader",
        hall="red farmer",
        completed=["trader"],
        others={1: {"completed": ["dancer"], "hall": "blue weaver"}},
    )
    assert levels(game, "red trader") == ["0", "none"]
    copied = game.copy()
    do(copied, "play red assassin 0")
    assert legal(copied, "kill") == {"kill blue weaver of 1"}
    do(game, "play red trader 0")
    assert legal(game, "give", "take") == {"give red farmer", "take blue weaver of 1"}


def test_an_opponents_chapter_may_be_completed() -> None:
    """GH-9.6"""
    game = table(hand="red trader", hall="purple dancer", others={1: {"hall": f"{FOUR} dancer, red farmer"}})
    do(game, "play red trader 0", "give purple dancer", "take red farmer of 1")
    assert completed(game, 1) == ["dancer"]
    assert hall(game, 1) == ""
    assert hall(game) == "red farmer"


def test_several_of_the_same_profession() -> None:
    """GH-9.7"""
    game = table(hand="red weaver, purple trader", hall=f"{FOUR} trader", completed=["trader", "trader"])
    do(game, "play red weaver 0", "place purple trader")
    assert completed(game) == ["trader", "trader", "trader"]


def over_the_limit(**said: Any) -> Any:
    """Return a game in which seat 0, with three completed chapters, has just completed a fourth."""
    game = table(
        **{"hand": "red weaver, purple trader, red farmer", "hall": f"{FOUR} trader", "completed": ["dancer", "farmer", "farmer"], **said}
    )
    do(game, "play red weaver 0", "place purple trader")
    return game


@pytest.mark.parametrize("timing", ["deferred", "immediate"])
def test_the_active_player_discards_at_once(timing: str) -> None:
    """GH-T12, GH-9.4: the player chooses which and in what order, before anything else."""
    game = over_the_limit(timing=timing)
    assert legal(game) == {"drop dancer", "drop farmer", "drop trader"}
    assert not at_choice(game)
    done = game.copy()
    do(done, "drop dancer", "confirm")
    assert completed(done) == ["farmer", "farmer", "trader"]
    assert sorted(discards(done)) == sorted(f"{colour} dancer" for colour in ALL.split(" "))
    assert at_choice(done)
    do(game, "drop trader")
    assert {tuple(discards(after)) for after in endings(game)} == set(permutations(TRADERS))


def test_three_are_no_surplus() -> None:
    """GH-9.4"""
    game = table(hand="red weaver, purple trader", hall=f"{FOUR} trader", completed=["dancer", "farmer"])
    do(game, "play red weaver 0", "place purple trader")
    assert at_choice(game)
    assert completed(game) == ["dancer", "farmer", "trader"]


def pushed(**said: Any) -> Any:
    """Return a game in which seat 0 has just given seat 1 its fourth completed chapter."""
    game = table(
        **{
            "hand": "red trader, red farmer",
            "hall": "purple dancer",
            "others": {1: {"hall": f"{FOUR} dancer, blue farmer", "completed": ["weaver", "farmer", "trader"]}},
            **said,
        }
    )
    do(game, "play red trader 0", "give purple dancer", "take blue farmer of 1")
    return game


def test_an_opponent_discards_at_the_start_of_their_turn() -> None:
    """GH-T12, GH-9.4, GH-9.5, GH-16.12: in deferred mode, the surplus can never be spent."""
    game = pushed(timing="deferred")
    assert game.decider == 0
    assert len(completed(game, 1)) == 4
    do(game, "play red farmer 1", "end_turn")
    assert game.decider == 1
    assert legal(game) == {"drop weaver", "drop farmer", "drop trader", "drop dancer"}
    do(game, "drop weaver", "confirm")
    assert completed(game, 1) == ["farmer", "trader", "dancer"]
    assert at_choice(game)


def test_an_opponent_discards_at_once() -> None:
    """GH-9.4, GH-3.6: in immediate mode, the opponent decides in another player's turn, which then continues."""
    game = pushed(timing="immediate")
    assert game.decider == 1
    assert game.state.turn_of == 0
    assert legal(game) == {"drop weaver", "drop farmer", "drop trader", "drop dancer"}
    do(game, "drop dancer", "confirm")
    assert game.decider == 0
    assert at_choice(game)
    assert completed(game, 1) == ["weaver", "farmer", "trader"]


BOTH: dict[str, Any] = {
    "players": 3,
    "hand": "purple trader, red farmer",
    "hall": f"{FOUR} trader, {FOUR} dancer, purple weaver",
    "completed": ["farmer", "farmer", "farmer"],
    "others": {1: {"hall": f"{FOUR} weaver, purple dancer", "completed": ["historian", "assassin", "historian"]}},
}


def test_two_players_at_once_the_active_one_first() -> None:
    """GH-9.4: the other player follows, immediately or at the start of their turn."""
    for timing in ("immediate", "deferred"):
        game = table(**BOTH, timing=timing)
        do(game, "play purple trader 4", "give dancer", "take weaver of 1")
        assert (len(completed(game)), len(completed(game, 1))) == (4, 4)
        assert game.decider == 0
        do(game, "drop weaver", "confirm")
        if timing == "immediate":
            assert game.decider == 1
            do(game, "drop dancer", "confirm")
            assert game.decider == 0
        do(game, "play red farmer", "end_turn", "drop trader", "confirm")
        assert game.decider == 1
        assert ("drop" in legal_kinds(game)) == (timing == "deferred")


def test_the_active_player_is_first_whatever_their_seat() -> None:
    """GH-9.4: seat 1 is active and decides before seat 0."""
    game = table(
        hand="red farmer",
        hall=f"{FOUR} weaver, purple dancer",
        completed=["historian", "assassin", "historian"],
        others={
            1: {"hand": "purple trader, blue farmer", "hall": f"{FOUR} trader, {FOUR} dancer, purple weaver", "completed": ["farmer"] * 3}
        },
        timing="immediate",
    )
    do(game, "play red farmer", "refill", "draw", "end_turn", "play purple trader 4", "give dancer", "take weaver of 0")
    assert (len(completed(game)), len(completed(game, 1))) == (4, 4)
    assert game.decider == 1
    do(game, "drop weaver", "confirm")
    assert game.decider == 0


def test_a_surplus_is_asked_for_once() -> None:
    """GH-9.4: afterwards its owner has a normal turn, and the next player is not asked."""
    game = pushed(timing="deferred", players=3)
    do(game, "refill", "draw", "end_turn")
    assert game.decider == 1
    do(game, "drop dancer", "confirm")
    assert at_choice(game)
    idle(game)
    assert game.decider == 2
    assert at_choice(game)


def test_two_too_many_in_deferred_mode() -> None:
    """GH-9.4: the owner discards until three are left."""
    game = table(
        players=3,
        hand="red trader, red farmer",
        hall="purple dancer, red weaver",
        others={1: {"hall": f"{FOUR} dancer, blue farmer", "completed": ["weaver", "farmer", "trader", "trader"]}},
        timing="deferred",
    )
    do(game, "play red trader 0", "give purple dancer", "take blue farmer of 1", "refill", "draw", "end_turn")
    assert len(completed(game, 1)) == 5
    do(game, "drop trader", "confirm")
    assert "drop" in legal_kinds(game)
    do(game, "drop trader", "confirm")
    assert completed(game, 1) == ["weaver", "farmer", "dancer"]
    assert at_choice(game)


def test_a_surplus_in_the_middle_of_a_turn_does_not_pay() -> None:
    """GH-9.4: it is gone before the next action, so at most three can pay."""
    game = over_the_limit(row=["vp_5"] * 5)
    assert legal_kinds(game) == {"drop"}

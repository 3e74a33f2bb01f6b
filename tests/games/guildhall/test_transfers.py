"""Check moving cards, and identical cards (GH-7)."""

from typing import Any

import pytest

from .builder import table
from .cards import line
from .verbs import area, completed, discards, do, hall, hand, legal, legal_kinds, levels, outcomes


def both(mine: str, theirs: str) -> tuple[str, str]:
    """Return two halls."""
    return line(mine), line(theirs)


def halls(game: Any) -> tuple[str, str]:
    """Return the halls of seats 0 and 1."""
    return hall(game), hall(game, 1)


def test_one_for_one() -> None:
    """GH-7.1, GH-7.2, GH-7.3, GH-12.11, GH-12.14: a swap is legal if no arriving card has a twin that stays; twins may swap too."""
    game = table(hand="red trader", hall="red dancer, blue farmer", others={1: {"hall": "red dancer, green weaver"}})
    assert outcomes(game, "play red trader 0", halls) == {
        both("red dancer, blue farmer", "red dancer, green weaver"),
        both("red dancer, green weaver", "red dancer, blue farmer"),
    }


def test_only_what_can_be_finished_is_offered() -> None:
    """GH-4.6, GH-7.2: picks may start on either side, one after another."""
    game = table(hand="red trader", hall="red dancer, blue farmer", others={1: {"hall": "red dancer, green weaver"}})
    do(game, "play red trader 0")
    assert legal(game, "give", "take") == {"give red dancer", "give blue farmer", "take red dancer of 1", "take green weaver of 1"}
    first = game.copy()
    do(first, "give red dancer")
    assert legal(first, "give", "take") == {"take red dancer of 1"}
    do(game, "take green weaver of 1")
    assert legal(game, "give", "take") == {"give blue farmer"}


def test_two_for_two_are_one_move() -> None:
    """GH-7.2: a card may arrive where its twin leaves in the same move."""
    game = table(hand="red trader", hall="blue green trader", others={1: {"hall": "blue trader, green weaver, red farmer"}})
    found = outcomes(game, "play red trader 2", halls)
    assert found == {
        both("blue trader, green weaver", "blue green trader, red farmer"),
        both("blue trader, red farmer", "blue green trader, green weaver"),
    }


def test_neither_side_gets_two_identical_cards() -> None:
    """GH-7.2: they may be two arriving cards, or one arriving and one that stays."""
    game = table(hand="red weaver, blue blue farmer, green farmer", hall="blue green weaver, yellow farmer")
    found = outcomes(game, "play red weaver 2", hall)
    assert found == {
        line(f"{kept}, blue green farmer") for kept in ("blue green weaver", "blue weaver, yellow farmer", "green weaver, yellow farmer")
    }


TAKEOVERS: list[Any] = [
    pytest.param("red blue farmer", "blue green farmer", set(), id="GH-T8, GH-7.4 one card in common"),
    pytest.param("red blue farmer", "yellow green farmer", {"takeover farmer of 1"}, id="GH-7.4 none in common"),
    pytest.param("red blue farmer", "blue green farmer, red dancer", {"takeover dancer of 1"}, id="GH-T8 another chapter fits"),
]


@pytest.mark.parametrize(("mine", "theirs", "expected"), TAKEOVERS)
def test_a_whole_chapter_or_none(mine: str, theirs: str, expected: set[str]) -> None:
    game = table(hall=mine, completed=["trader"], row=["vp_2_takeover", "vp_9", "vp_9", "vp_7", "vp_7"], others={1: {"hall": theirs}})
    do(game, "buy vp_2_takeover", "confirm")
    if expected:
        do(game, "use")
        assert legal(game, "takeover") == expected
    else:
        assert "use" not in legal_kinds(game)


def test_chapters_for_chapters() -> None:
    """GH-T8, GH-12.13, GH-12.14: with a card in common they swap only if the player's chapter of that profession is given."""
    four = "red blue yellow green trader"
    game = table(hand="purple trader", hall=f"{four}, red blue farmer", others={1: {"hall": "blue green farmer, red dancer"}})
    assert outcomes(game, "play purple trader 4", halls) == {
        both(f"{four}, blue green farmer", "red blue farmer, red dancer"),
        both("red blue farmer, red dancer", f"blue green farmer, {four}"),
    }


def test_the_twin_of_a_played_card_may_be_fetched() -> None:
    """GH-T7, GH-7.6, GH-7.5: the one in the action area is discarded at the end of the turn (GH-10.2)."""
    game = table(hand="red trader, red farmer", hall="red dancer", others={1: {"hall": "red trader"}})
    do(game, "play red trader 0", "give red dancer", "take red trader of 1")
    assert halls(game) == both("red trader", "red dancer")
    assert area(game) == ["red trader"]
    do(game, "play red farmer", "end_turn")
    assert hall(game) == line("red trader, red farmer")
    assert discards(game) == ["red trader"]


def test_a_gift_whose_twin_is_there() -> None:
    """GH-T7: it cannot be given if the opponent has another red Dancer."""
    game = table(hand="red trader", hall="red dancer", others={1: {"hall": "red trader, red dancer"}})
    assert outcomes(game, "play red trader 0", halls) == {both("red dancer", "red trader, red dancer")}


TWINS: list[Any] = [
    pytest.param({"hand": "red trader, red weaver, red trader"}, "play red weaver 0", "place red trader", id="GH-T9 weaver"),
    pytest.param(
        {"hand": "red trader, red historian", "discard": "red trader"}, "play red historian 0", "recall red trader", id="GH-T9 historian"
    ),
]


@pytest.mark.parametrize(("said", "play", "pick"), TWINS)
def test_a_twin_in_the_action_area_is_no_hindrance(said: dict[str, Any], play: str, pick: str) -> None:
    """GH-7.5"""
    game = table(**said)
    do(game, "play red trader", play, pick)
    assert hall(game) == "red trader"
    do(game, "end_turn")
    assert "red trader" in hall(game)
    assert discards(game)[-1:] == ["red trader"]


def test_identical_cards_are_exchanged_with_the_hand() -> None:
    """GH-T6, GH-7.3"""
    game = table(hand="red weaver, yellow weaver, red farmer", hall="yellow blue green weaver")
    found = outcomes(game, "play red weaver 2", hall, hand)
    assert found == {(line("yellow blue green weaver, red farmer"), "yellow weaver")}


def test_identical_cards_are_exchanged_between_halls() -> None:
    """GH-T6: the exchange is legal even if nothing changes."""
    game = table(hand="red trader", hall="blue farmer", others={1: {"hall": "blue farmer"}})
    assert levels(game, "red trader") == ["0", "none"]
    do(game, "play red trader 0", "give blue farmer", "take blue farmer of 1")
    assert halls(game) == both("blue farmer", "blue farmer")


def test_legality_is_tested_before_the_chapters() -> None:
    """GH-7.7, GH-16.7: no chapter is completed in the middle of a move."""
    four = "red blue yellow green trader"
    game = table(hand="yellow weaver, purple red trader", hall=f"{four}, red blue weaver")
    found = outcomes(game, "play yellow weaver 2", hall, hand, completed)
    assert found == {(line("red blue weaver"), "red trader", ("trader",))}
    do(game, "play yellow weaver 2", "place purple trader", "place red trader")
    assert legal(game, "take_back") == {"take_back red trader"}


@pytest.mark.parametrize("order", [("red dancer", "blue farmer"), ("blue farmer", "red dancer")])
def test_the_order_of_several_discards(order: tuple[str, str]) -> None:
    """GH-7.9, GH-16.10: the acting player chooses it."""
    game = table(hand="red assassin", hall="blue green assassin", others={1: {"hall": "red dancer, blue farmer"}}, discard="green weaver")
    do(game, "play red assassin 2", *(f"kill {one} of 1" for one in order))
    assert discards(game) == ["green weaver", *order]


SAME: list[Any] = [
    pytest.param("assassin 2", "kill", id="GH-7.10, GH-16.17 assassin 2"),
    pytest.param("assassin 4", "kill", id="GH-7.10, GH-16.17 assassin 4"),
    pytest.param("trader 2", "take", id="GH-7.10, GH-16.17 trader 2"),
]


@pytest.mark.parametrize(("said", "kind"), SAME)
def test_all_foreign_cards_are_of_one_opponent(said: str, kind: str) -> None:
    profession, _, level = said.partition(" ")
    game = table(
        players=3,
        hand=f"purple {profession}",
        hall=f"red blue yellow green {profession}",
        others={1: {"hall": "red dancer, red farmer"}, 2: {"hall": "blue dancer, blue farmer"}},
    )
    do(game, f"play purple {profession} {level}")
    assert {one[-1] for one in legal(game, kind)} == {"1", "2"}
    do(game, f"{kind} blue dancer of 2")
    assert legal(game, kind) == {f"{kind} blue farmer of 2"}


def test_an_opponent_who_cannot_be_given_a_card_cannot_be_chosen() -> None:
    """GH-7.2, GH-7.10: an opponent who cannot be given a card cannot be chosen."""
    game = table(
        players=3, hand="red trader", hall="red dancer", others={1: {"hall": "red dancer, red farmer"}, 2: {"hall": "blue farmer"}}
    )
    assert outcomes(game, "play red trader 0", hall, lambda after: hall(after, 1), lambda after: hall(after, 2)) == {
        ("red dancer", line("red dancer, red farmer"), "blue farmer"),
        ("blue farmer", line("red dancer, red farmer"), "red dancer"),
    }

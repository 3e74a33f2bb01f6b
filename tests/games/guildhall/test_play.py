"""Check playing a card (GH-4): which cards, which levels, refusing."""

from typing import Any

import pytest

from .builder import table
from .verbs import actions_left, area, at_choice, do, hall, hand, legal, levels, playable, tokens

PLAYABLE: list[Any] = [
    pytest.param({"hall": "blue farmer", "hand": "blue red farmer"}, {"red farmer"}, id="GH-T3 identical card"),
    pytest.param({"hall": "blue farmer", "hand": "blue dancer"}, {"blue dancer"}, id="GH-1.2 the colour alone is not identical"),
    pytest.param({"hand": "red trader", "completed": ["trader"]}, {"red trader"}, id="GH-4.1, GH-16.20 own completed chapter"),
    pytest.param({"hand": "red trader", "others": {1: {"completed": ["trader"]}}}, {"red trader"}, id="GH-4.1 foreign completed chapter"),
    pytest.param({"hand": "red trader", "others": {1: {"hall": "red trader"}}}, {"red trader"}, id="GH-4.1 foreign hall"),
    pytest.param({"hand": "red trader", "vp": ["vp_5", "vp_2_haste"]}, {"red trader"}, id="GH-4.1 VP cards"),
    pytest.param({"hand": "red trader", "discard": "red trader"}, {"red trader"}, id="GH-4.1 discard pile"),
    pytest.param({"hand": "red red trader"}, {"red trader"}, id="GH-4.1 a copy in the hand"),
    pytest.param({"hand": ""}, set(), id="GH-4.1 no card"),
]


@pytest.mark.parametrize(("said", "expected"), PLAYABLE)
def test_playable(said: dict[str, Any], expected: set[str]) -> None:
    assert playable(table(**said)) == expected


FOE = {1: {"hall": "red blue dancer, red weaver, green farmer"}}
FOUR = "red blue yellow green"
LEVELS: list[Any] = [
    # the printed levels up to the strength: GH-4.4, GH-1.12, GH-1.13
    *(
        pytest.param(
            {"hall": f"{FOUR[: FOUR.index(upto) + len(upto)]} dancer" if upto else "", "hand": "purple dancer"},
            "purple dancer",
            [*map(str, range(s, -1, -1)), "none"],
            id=f"GH-4.4 dancer {s}",
        )
        for s, upto in enumerate(["", "red", "blue", "yellow", "green"])
    ),
    pytest.param({"hand": "red farmer"}, "red farmer", [""], id="GH-4.5, GH-12.5 farmer 0"),
    pytest.param({"hall": "blue farmer", "hand": "red farmer"}, "red farmer", ["1", "none"], id="GH-12.5 farmer 1"),
    pytest.param({"hall": "blue green farmer", "hand": "red farmer"}, "red farmer", ["1", "none"], id="GH-12.5 farmer 2"),
    pytest.param({"hall": "blue yellow green farmer", "hand": "red farmer"}, "red farmer", ["3", "1", "none"], id="GH-12.6 farmer 3"),
    pytest.param({"hall": f"{FOUR} farmer", "hand": "purple farmer"}, "purple farmer", ["3", "1", "none"], id="GH-12.6 farmer 4"),
    # what the strength counts: GH-4.3
    pytest.param({"completed": ["dancer"], "hand": "red dancer"}, "red dancer", ["0", "none"], id="GH-4.3, GH-9.2 completed chapters"),
    pytest.param(
        {"hand": "red dancer", "others": {1: {"hall": "blue green dancer"}}}, "red dancer", ["0", "none"], id="GH-4.3 the own hall only"
    ),
    pytest.param({"hand": "red blue dancer"}, "red dancer", ["0", "none"], id="GH-4.3 neither the card nor the hand"),
    # which of them can be carried out: GH-4.6
    pytest.param({"hand": "red assassin"}, "red assassin", [""], id="GH-4.5, GH-12.1 nobody has a card"),
    pytest.param({"hand": "red assassin", "others": FOE}, "red assassin", ["0", "none"], id="GH-12.1"),
    pytest.param({"hall": "blue green assassin", "hand": "red assassin", "others": FOE}, "red assassin", ["2", "0", "none"], id="GH-12.2"),
    pytest.param(
        {"hall": "blue green assassin", "hand": "red assassin", "others": {1: {"hall": "red blue dancer"}}},
        "red assassin",
        ["0", "none"],
        id="GH-12.2 one chapter only",
    ),
    pytest.param(
        {
            "players": 3,
            "hall": "blue green assassin",
            "hand": "red assassin",
            "others": {1: {"hall": "red dancer"}, 2: {"hall": "red farmer"}},
        },
        "red assassin",
        ["0", "none"],
        id="GH-12.2, GH-7.10, GH-16.17 chapters of two opponents",
    ),
    pytest.param(
        {"hall": f"{FOUR} assassin", "hand": "purple assassin", "others": {1: {"hall": "red blue dancer"}}},
        "purple assassin",
        ["4", "0", "none"],
        id="GH-12.3 level 4 without level 2",
    ),
    pytest.param(
        {
            "players": 3,
            "hall": f"{FOUR} assassin",
            "hand": "purple assassin",
            "others": {1: {"hall": "red dancer"}, 2: {"hall": "red farmer"}},
        },
        "purple assassin",
        ["0", "none"],
        id="GH-12.3, GH-16.17 needs an opponent with two",
    ),
    pytest.param({"hand": "red historian", "discard": ""}, "red historian", [""], id="GH-12.7 empty pile"),
    pytest.param({"hand": "red historian", "discard": "blue farmer"}, "red historian", ["0", "none"], id="GH-12.7"),
    pytest.param(
        {"hand": "red historian", "hall": "blue farmer", "discard": "red dancer, blue farmer"},
        "red historian",
        [""],
        id="GH-12.7 the top card is in the hall",
    ),
    pytest.param(
        {"hand": "red historian", "hall": "blue green historian, blue farmer", "discard": "red dancer, blue farmer"},
        "red historian",
        ["2", "none"],
        id="GH-12.8 a deeper card fits",
    ),
    pytest.param(
        {"hand": "red historian", "hall": "blue green historian, blue farmer", "discard": "blue farmer, blue historian, blue farmer"},
        "red historian",
        [""],
        id="GH-12.8 no card fits",
    ),
    pytest.param(
        {"hand": "purple historian", "hall": f"{FOUR} historian", "discard": "red dancer, blue dancer"},
        "purple historian",
        ["4", "2", "0", "none"],
        id="GH-12.9",
    ),
    pytest.param(
        {"hand": "purple historian", "hall": f"{FOUR} historian", "discard": "red dancer, red dancer"},
        "purple historian",
        ["2", "0", "none"],
        id="GH-12.9 two that are identical",
    ),
    pytest.param(
        {"hand": "purple historian", "hall": f"{FOUR} historian, red dancer", "discard": "red dancer, blue dancer"},
        "purple historian",
        ["2", "0", "none"],
        id="GH-12.9 one of them is in the hall",
    ),
    pytest.param({"hand": "red trader", "others": FOE}, "red trader", [""], id="GH-12.11 nothing to give"),
    pytest.param({"hand": "red trader", "hall": "purple farmer"}, "red trader", [""], id="GH-12.11 nothing to take"),
    pytest.param({"hand": "red trader", "hall": "purple farmer", "others": FOE}, "red trader", ["0", "none"], id="GH-12.11"),
    pytest.param(
        {"hand": "red trader", "hall": "red dancer", "others": {1: {"hall": "red dancer, blue farmer"}}},
        "red trader",
        ["0", "none"],
        id="GH-7.3 an exchange of identical cards alone is enough",
    ),
    pytest.param({"hand": "red trader", "hall": "blue green trader", "others": FOE}, "red trader", ["2", "0", "none"], id="GH-12.12"),
    pytest.param(
        {"hand": "red trader", "hall": "blue green trader", "others": {1: {"hall": "red dancer"}}},
        "red trader",
        ["0", "none"],
        id="GH-12.12 the opponent has one card",
    ),
    pytest.param(
        {"hand": "purple trader", "hall": f"{FOUR} trader", "others": {1: {"hall": "red dancer"}}},
        "purple trader",
        ["4", "0", "none"],
        id="GH-12.13 level 4 without level 2",
    ),
    pytest.param({"hand": "red weaver"}, "red weaver", [""], id="GH-4.6, GH-12.18 the played card has left the hand"),
    pytest.param({"hand": "red weaver, blue farmer"}, "red weaver", ["0", "none"], id="GH-12.15"),
    pytest.param({"hand": "red weaver, blue farmer", "hall": "blue farmer"}, "red weaver", [""], id="GH-12.15 no card fits"),
    pytest.param(
        {"hand": "red weaver, blue farmer", "hall": "blue green weaver"}, "red weaver", ["0", "none"], id="GH-12.16 one hand card only"
    ),
    pytest.param(
        {"hand": "yellow weaver, red blue dancer", "hall": "red blue weaver, green farmer"},
        "yellow weaver",
        ["2", "0", "none"],
        id="GH-T1",
    ),
    pytest.param(
        {"hand": "red weaver, blue blue farmer", "hall": "yellow green weaver"},
        "red weaver",
        ["0", "none"],
        id="GH-12.16 the two hand cards are identical",
    ),
    pytest.param(
        {"hand": "purple weaver", "hall": f"{FOUR} weaver"}, "purple weaver", ["4", "none"], id="GH-12.17, GH-16.6 with no hand card"
    ),
]


@pytest.mark.parametrize(("said", "card", "expected"), LEVELS)
def test_offered_levels(said: dict[str, Any], card: str, expected: list[str]) -> None:
    """The best level comes first, refusing last; without any level there is no question."""
    assert levels(table(**said), card) == expected


def test_without_a_level_the_game_goes_on_at_once() -> None:
    """GH-4.5"""
    game = table(hand="red assassin, red farmer")
    do(game, "play red assassin")
    assert at_choice(game)
    assert area(game) == ["red assassin"]
    assert actions_left(game) == 1


def test_a_card_goes_to_the_action_area() -> None:
    """GH-1.6, GH-4.2: it stays there face up for the rest of the turn and is not a card of the hall (GH-4.3)."""
    game = table(hand="red dancer, blue farmer", hall="blue farmer, green dancer")
    do(game, "play red dancer 0")
    assert area(game) == ["red dancer"]
    assert hand(game) == "blue farmer"
    assert hall(game) == "green dancer, blue farmer"


def test_a_lower_level_or_none_may_be_taken() -> None:
    """GH-4.4, GH-12.6: the player may take any level offered, or none."""
    for said, n in (("3", 2), ("1", 1), ("none", 0)):
        game = table(hall="blue yellow green farmer", hand="red farmer")
        do(game, f"play red farmer {said}")
        assert tokens(game) == n
        assert at_choice(game)


REFUSED: list[Any] = [
    pytest.param({"hand": "red assassin", "others": FOE}, "play red assassin 0", None, id="GH-4.7 assassin"),
    pytest.param(
        {"hand": "red trader", "hall": "purple farmer", "others": FOE}, "play red trader 0", "give purple farmer", id="GH-4.7 trader"
    ),
    pytest.param(
        {"hand": "red trader", "hall": "purple farmer", "others": FOE},
        "play red trader 0",
        "take red weaver of 1",
        id="GH-4.7 trader, the other side first",
    ),
    pytest.param(
        {"hand": "red weaver, blue farmer, blue dancer", "hall": "blue green weaver"},
        "play red weaver 2",
        "place blue farmer",
        id="GH-4.7 weaver",
    ),
    pytest.param({"hand": "red historian", "discard": "red dancer, blue farmer"}, "play red historian 0", None, id="GH-4.7 historian 0"),
]


@pytest.mark.parametrize(("said", "play", "pick"), REFUSED)
def test_refusing_in_the_middle_of_the_choices(said: dict[str, Any], play: str, pick: str | None) -> None:
    """GH-4.7: it is as if no level had been chosen; the card is played and the action used."""
    game = table(**said)
    none = game.copy()
    do(game, play, *([pick] if pick else []))
    assert not at_choice(game)
    do(game, "decline")
    do(none, f"{play.rpartition(' ')[0]} none")
    assert game.state == none.state
    assert game.legal == none.legal


def test_after_a_search_there_is_no_declining() -> None:
    """GH-4.7, GH-16.16"""
    for card, level, took in (("red historian", "2", 1), ("purple historian", "4", 2)):
        game = table(
            hand=card, hall="blue yellow green historian" + (", red historian" if took == 2 else ""), discard="red dancer, blue dancer"
        )
        do(game, f"play {card} {level}")
        for _ in range(took):
            assert legal(game) <= {"recall red dancer", "recall blue dancer"}
            game.apply(game.legal[0])
        assert at_choice(game)


def test_a_card_that_arrives_another_way_does_nothing() -> None:
    """GH-4.8, GH-1.14: nothing happens, and its profession does not count as played."""
    game = table(hand="red weaver, blue yellow farmer", hall="red farmer")
    do(game, "play red weaver 0", "place blue farmer")
    assert tokens(game) == 0
    assert playable(game) == {"yellow farmer"}
    do(game, "play yellow farmer 1")
    assert tokens(game) == 1


def test_the_end_of_the_turn_triggers_nothing() -> None:
    """GH-4.8: a Farmer that moves into a hall of Farmers brings no token."""
    game = table(hand="red farmer, red dancer", hall="blue farmer")
    do(game, "play red farmer none", "play red dancer none", "end_turn")
    assert hall(game) == "red dancer, blue farmer, red farmer"
    assert tokens(game) == 0


def test_all_colours_count_alike() -> None:
    """GH-1.13: the strength is the number of cards."""
    for pair in ("red blue", "purple yellow"):
        game = table(hand="green weaver, red blue dancer", hall=f"{pair} weaver")
        assert levels(game, "green weaver") == ["2", "0", "none"]

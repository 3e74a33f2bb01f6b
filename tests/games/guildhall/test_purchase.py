"""Check buying VP cards (GH-6)."""

from itertools import permutations
from typing import Any

import pytest

from .builder import table
from .cards import ALL, line
from .verbs import actions_left, at_choice, bought, completed, discards, do, endings, hall, hand, legal, legal_kinds, outcomes, row, total

ROW = ["vp_9", "vp_7", "vp_5", "vp_4_draw", "vp_2_haste"]
CHEAP = {"buy vp_5", "buy vp_4_draw", "buy vp_2_haste"}
TRADERS = {f"{colour} trader" for colour in ALL.split(" ")}

OFFERED: list[Any] = [
    pytest.param([], set(), id="GH-6.1 no completed chapter"),
    pytest.param(["trader"], CHEAP, id="GH-6.1 one"),
    pytest.param(["trader", "farmer"], CHEAP | {"buy vp_9", "buy vp_7"}, id="GH-6.1 two"),
    pytest.param(["trader", "trader", "trader"], CHEAP | {"buy vp_9", "buy vp_7"}, id="GH-6.1, GH-9.7 three of a profession"),
]


@pytest.mark.parametrize(("chapters", "expected"), OFFERED)
def test_what_can_be_bought(chapters: list[str], expected: set[str]) -> None:
    """GH-1.5, GH-1.7, GH-1.8"""
    assert legal(table(completed=chapters, row=ROW), "buy") == expected


def test_open_cards_and_tokens_are_no_payment() -> None:
    """GH-6.2: nor are other players' chapters."""
    game = table(hall="red blue yellow green trader", tokens=9, row=ROW, others={1: {"completed": ["trader", "farmer"]}})
    assert legal(game, "buy") == set()


def test_the_chapters_are_chosen() -> None:
    """GH-6.2: exactly as many are paid as the card costs."""
    game = table(completed=["trader", "farmer", "weaver"], row=ROW)
    do(game, "buy vp_5")
    assert legal(game, "pay") == {"pay trader", "pay farmer", "pay weaver"}
    do(game, "pay farmer", "confirm")
    assert completed(game) == ["trader", "weaver"]
    game = table(completed=["trader", "farmer", "weaver"], row=ROW)
    do(game, "buy vp_9", "pay weaver")
    assert legal(game, "pay") == {"pay trader", "pay farmer"}
    do(game, "pay trader", "confirm")
    assert completed(game) == ["farmer"]
    assert len(discards(game)) == 10


@pytest.mark.parametrize(("chapters", "card"), [(["trader"], "vp_5"), (["trader", "weaver"], "vp_9")], ids=["GH-6.2 one", "GH-6.2 two"])
def test_without_a_choice_nothing_is_asked(chapters: list[str], card: str) -> None:
    game = table(completed=chapters, row=ROW)
    do(game, f"buy {card}")
    assert "pay" not in legal_kinds(game)
    do(game, "confirm")
    assert completed(game) == []
    assert bought(game) == [card]
    assert len(discards(game)) == 5 * len(chapters)


def test_every_order_of_the_cards_paid_is_possible() -> None:
    """GH-6.2, GH-7.9, GH-16.10"""
    game = table(completed=["trader"], row=ROW, discard="red weaver")
    found = outcomes(game, "buy vp_5", discards)
    assert found == {("red weaver", *order) for order in permutations(TRADERS)}


def test_the_top_card_first() -> None:
    """GH-6.2: ``top`` picks the top card, the next one the card below it; the rest lie underneath in some order."""
    game = table(completed=["trader", "farmer"], row=ROW)
    do(game, "buy vp_9")
    assert legal(game, "top") == {f"top {colour} {name}" for colour in ALL.split(" ") for name in ("trader", "farmer")}
    do(game, "top green farmer", "top red trader", "confirm")
    assert discards(game, 2) == ["red trader", "green farmer"]
    assert sorted(discards(game)) == sorted(f"{colour} {name}" for colour in ALL.split(" ") for name in ("trader", "farmer"))


def test_the_card_counts_at_once() -> None:
    """GH-6.3, GH-1.9: it goes to the VP area for good."""
    game = table(completed=["trader"], row=ROW)
    do(game, "buy vp_5", "confirm")
    assert bought(game) == ["vp_5"]
    assert total(game) == 5
    do(game, "refill", "draw", "end_turn")
    assert bought(game) == ["vp_5"]


def test_the_row_is_filled_up() -> None:
    """GH-T11, GH-6.5, GH-2.4: it is refilled from the VP deck to five."""
    game = table(completed=["trader"], row=ROW, deck=["vp_3_poach", "vp_9"])
    do(game, "buy vp_5", "confirm")
    assert sorted(row(game)) == sorted(["vp_9", "vp_7", "vp_3_poach", "vp_4_draw", "vp_2_haste"])


def test_a_gap_stays_when_the_deck_is_empty() -> None:
    """GH-6.5, GH-16.19"""
    game = table(completed=["trader", "farmer"], row=ROW, deck=[])
    do(game, "buy vp_5", "pay trader", "confirm")
    assert sorted(row(game)) == sorted(["vp_9", "vp_7", "vp_4_draw", "vp_2_haste"])
    assert legal(game, "buy") == {"buy vp_4_draw", "buy vp_2_haste"}


def test_the_ability_may_be_used_or_refused() -> None:
    """GH-6.4, GH-4.7: it works once; if refused, it is lost."""
    for word, left in (("use", 4), ("decline", 2)):
        game = table(completed=["trader"], hall="", row=["vp_2_haste", *ROW[:4]], draw="red farmer, blue farmer")
        do(game, "buy vp_2_haste", "confirm")
        assert legal(game) == {"use", "decline"}
        do(game, word)
        assert at_choice(game)
        assert actions_left(game) == left - 1
        assert hand(game) == (line("red blue farmer") if word == "use" else "")
        assert bought(game) == ["vp_2_haste"]


def test_an_ability_comes_before_the_refill_of_the_row() -> None:
    """GH-16.11, GH-6.5"""
    game = table(completed=["trader"], row=["vp_4_action", *ROW[:4]], deck=["vp_5"] * 3)
    do(game, "buy vp_4_action", "confirm")
    assert len(row(game)) == 4
    do(game, "use")
    assert len(row(game)) == 5


SKIPPED: list[Any] = [
    pytest.param("vp_3_poach", {}, id="GH-6.4 nobody has a card"),
    pytest.param("vp_3_poach", {"hall": "red farmer", "others": {1: {"hall": "red farmer"}}}, id="GH-6.4 no card fits"),
    pytest.param("vp_2_takeover", {"hall": "red farmer", "others": {1: {"hall": "red blue farmer"}}}, id="GH-6.4 no chapter fits"),
    pytest.param("vp_3_recall", {"hall": "red blue yellow green trader"}, id="GH-6.4 one card fits"),
    pytest.param("vp_7", {"completed": ["trader", "farmer"], "rest": "hand", "draw": ""}, id="GH-6.4 the paid cards can be drawn"),
    pytest.param("vp_5", {}, id="GH-6.4, GH-13.1 no ability"),
]


@pytest.mark.parametrize(("card", "said"), SKIPPED)
def test_what_cannot_be_done_in_full_is_passed_over(card: str, said: dict[str, Any]) -> None:
    """GH-6.4, GH-4.6: it is skipped without a question; with ten cards paid, there is something to draw."""
    game = table(**{"completed": ["trader"], "row": [card, "vp_9", "vp_9", "vp_7", "vp_7"][:5], **said})
    do(game, f"buy {card}", "confirm")
    assert at_choice(game) == (card != "vp_7")
    assert bought(game) == [card]


def test_the_paid_cards_are_already_in_the_discard_pile() -> None:
    """GH-6.6: a search finds them."""
    game = table(completed=["trader"], row=["vp_3_recall", *ROW[:4]], discard="")
    do(game, "buy vp_3_recall", "confirm", "use")
    assert legal(game, "recall") == {f"recall {one}" for one in TRADERS}
    pairs = {hall(after) for after in endings(game)}
    assert pairs == {line(f"{one}, {other}") for one in TRADERS for other in TRADERS if one != other}


def test_several_in_a_turn() -> None:
    """GH-6.7: each action may buy one."""
    game = table(completed=["trader", "farmer"], row=["vp_5", "vp_5", *ROW[2:]])
    do(game, "buy vp_5", "pay trader", "confirm")
    assert actions_left(game) == 1
    do(game, "buy vp_5", "confirm")
    assert bought(game) == ["vp_5", "vp_5"]
    assert total(game) == 10
    assert legal(game) == {"end_turn"}


def test_a_purchase_is_an_action() -> None:
    """GH-3.3: it is counted when chosen."""
    game = table(completed=["trader", "farmer"], row=ROW)
    do(game, "buy vp_5")
    assert actions_left(game) == 1

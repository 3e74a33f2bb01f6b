"""Check how open points of the rules are decided (GH-16): a small case for each that no other chapter shows as plainly."""

import pytest

from .builder import begun, fresh, table
from .cards import COLOURS, line
from .test_components import DATA
from .verbs import actions_left, completed, discards, do, hall, hand, legal, legal_kinds, levels, outcomes, playable, refill, row


def test_setup() -> None:
    """GH-16.1: set-up deals nine cards, with one exchange, three cards into the hall and five VP cards."""
    game = fresh(3)
    assert {len(seat.hand.cards) for seat in game.state.seats} == {9}
    begun(game)
    assert {len(seat.hand.cards) for seat in game.state.seats} == {6}
    assert {len(seat.hall) for seat in game.state.seats} == {3}
    assert len(row(game)) == 5


def test_there_is_no_orange() -> None:
    """GH-16.4: every chapter has five colours; the Weaver of the seed's example is the yellow one."""
    assert DATA["colours"]["items"][2]["id"] == "yellow"
    assert "orange" not in {one["id"] for one in DATA["colours"]["items"]}
    game = table(completed=["weaver"], row=["vp_5", "vp_9", "vp_9", "vp_7", "vp_7"])
    do(game, "buy vp_5")
    assert legal(game, "top") == {f"top {colour} weaver" for colour in COLOURS}


def test_a_card_just_placed_does_not_come_back() -> None:
    """GH-16.5: it cannot come back in the same exchange, no matter which card is picked first."""
    game = table(hand="red weaver, red dancer, blue dancer", hall="blue green weaver")
    do(game, "play red weaver 2", "place red dancer")
    assert "take_back red dancer" not in legal(game)


def test_any_number_includes_none() -> None:
    """GH-16.6: this applies to cards discarded before a refill and to cards placed by four Weavers."""
    game = table(hand="red farmer")
    do(game, "refill")
    assert "draw" in legal_kinds(game)
    game = table(hand="purple weaver, red dancer", hall="red blue yellow green weaver")
    do(game, "play purple weaver 4", "take_back red weaver", "take_back blue weaver")
    assert "confirm" in legal_kinds(game)
    do(game, "confirm")
    assert hand(game) == line("red dancer, red blue weaver")


def test_a_chapter_is_not_completed_in_the_middle_of_a_move() -> None:
    """GH-16.7: a Trader's two cards arrive together, so neither may match a card that only completing the chapter would remove."""
    game = table(
        hand="red trader", hall="red blue yellow green farmer, blue green trader", others={1: {"hall": "purple red farmer, red weaver"}}
    )
    done = {inside for inside, chapters in outcomes(game, "play red trader 2", hall, completed) if chapters}
    assert done == {"red weaver", "blue trader", "green trader"}


def test_both_actions_must_be_taken() -> None:
    """GH-16.8: gained actions need not be taken."""
    game = table(hand="red dancer, red farmer")
    do(game, "play red dancer 0")
    assert "end_turn" not in legal_kinds(game)
    do(game, "play red farmer")
    assert actions_left(game) == 1
    assert "end_turn" in legal_kinds(game)


def test_a_hand_above_six() -> None:
    """GH-16.9: enough cards must go to leave six; the hand then has exactly six."""
    game = table(hand="red blue yellow green purple farmer, red blue yellow dancer")
    do(game, "refill", "discard red farmer")
    assert "draw" not in legal_kinds(game)
    do(game, "discard red dancer")
    assert "draw" in legal_kinds(game)
    do(game, "discard blue dancer", "draw")
    assert len(game.state.seats[0].hand.cards) == 6


def test_the_order_of_discards_matters() -> None:
    """GH-16.10: a Historian takes the last card discarded."""
    for order in (["red dancer", "blue farmer"], ["blue farmer", "red dancer"]):
        game = table(hand="red dancer, blue farmer, red historian")
        refill(game, *order)
        assert levels(game, "red historian") == ["0", "none"]
        do(game, "play red historian 0", f"recall {order[-1]}")
        assert hall(game) == order[-1]


def test_ability_before_the_row() -> None:
    """GH-16.11: a purchase by an action gained from a VP card is made from a full row."""
    game = table(completed=["dancer", "farmer"], row=["vp_4_action", "vp_9", "vp_9", "vp_7", "vp_7"], deck=["vp_5"])
    do(game, "buy vp_4_action", "pay dancer", "confirm")
    assert "vp_5" not in row(game)
    do(game, "use")
    assert "vp_5" in row(game)


def test_too_few_cards() -> None:
    """GH-16.14: an ability then draws none, a refill draws all there are."""
    game = table(hand="red dancer, blue farmer", hall="blue green dancer", draw="red weaver", rest="hand")
    assert levels(game, "red dancer") == ["1", "0", "none"]
    refill(game)
    assert hand(game) == line("red dancer, blue farmer, red weaver")


def test_no_shuffle_without_a_draw() -> None:
    """GH-16.15: refilling a full hand leaves the discard pile alone."""
    game = table(hand="red blue yellow green purple farmer, red dancer", draw="", discard="red weaver", rest="hand")
    refill(game)
    assert discards(game) == ["red weaver"]


def test_looking_through_the_pile_commits_the_player() -> None:
    """GH-16.16: a player who looks through the discard pile must take a card."""
    game = table(hand="red historian", hall="blue green historian", discard="red dancer, blue dancer")
    do(game, "play red historian 2")
    assert legal_kinds(game) == {"recall"}


@pytest.mark.parametrize("card", ["purple assassin", "purple trader"])
def test_one_opponent_only(card: str) -> None:
    """GH-16.17"""
    profession = card.split(" ")[1]
    game = table(
        players=4,
        hand=card,
        hall=f"red blue yellow green {profession}",
        others={1: {"hall": "red dancer"}, 2: {"hall": "red farmer"}, 3: {"hall": "red weaver"}},
    )
    assert "2" not in levels(game, card)


def test_a_completed_chapter_blocks_nothing() -> None:
    """GH-16.20"""
    game = table(hand="red trader", completed=["trader", "trader"])
    assert playable(game) == {"red trader"}

"""Check discard and refill (GH-5), and drawing (GH-8)."""

from typing import Any

import pytest

from .builder import table
from .verbs import at_choice, discards, do, drawn_next, hand, idle, legal, legal_kinds, levels, refill

SIX = "red blue yellow green purple farmer, red dancer"


def size(game: Any, seat: int = 0) -> int:
    """Return how many cards are in a hand."""
    return len(game.state.seats[seat].hand.cards)


HANDS: list[Any] = [
    pytest.param("", 0, 0, id="GH-5.1 no card"),
    pytest.param("red blue farmer, red blue dancer", 0, 4, id="GH-5.1 four cards"),
    pytest.param(SIX, 0, 6, id="GH-5.1, GH-16.6 six cards, none of them need go"),
    pytest.param(f"{SIX}, blue dancer", 1, 7, id="GH-5.1, GH-16.9 seven cards"),
    pytest.param(f"{SIX}, blue yellow green purple dancer", 4, 10, id="GH-5.1, GH-16.9 ten cards"),
]


@pytest.mark.parametrize(("cards", "least", "most"), HANDS)
def test_how_many_may_and_must_go(cards: str, least: int, most: int) -> None:
    game = table(hand=cards)
    do(game, "refill")
    for n in range(most + 1):
        assert ("draw" in legal_kinds(game)) == (n >= least)
        assert ("discard" in legal_kinds(game)) == (n < most)
        copied = game.copy()
        if n >= least:
            do(copied, "draw")
            assert size(copied) == 6
            assert len(discards(copied)) == n
            assert at_choice(copied)
        if n < most:
            game.apply(next(action for action in game.legal if action.kind == "discard"))


def test_refill() -> None:
    """GH-T10, GH-5.2: three cards are drawn from the top, one at a time (GH-8.1)."""
    game = table(hand="red blue farmer, red blue dancer", draw="purple weaver, red trader, blue trader, green trader")
    refill(game, "red farmer")
    assert hand(game) == "blue dancer, red dancer, blue farmer, blue trader, red trader, purple weaver"
    assert drawn_next(game, 1) == ["green trader"]


def test_the_order_of_the_discards() -> None:
    """GH-5.1, GH-7.9, GH-16.10: the last one is on top."""
    for order in (["red farmer", "blue dancer", "red dancer"], ["red dancer", "red farmer", "blue dancer"]):
        game = table(hand="red blue farmer, red blue dancer", discard="green weaver")
        refill(game, *order)
        assert discards(game) == ["green weaver", *order]


def test_any_cards_may_go() -> None:
    """GH-5.1: a card already discarded is not offered again."""
    game = table(hand="red red farmer, blue dancer")
    do(game, "refill")
    assert legal(game, "discard") == {"discard red farmer", "discard blue dancer"}
    do(game, "discard blue dancer")
    assert legal(game, "discard") == {"discard red farmer"}
    do(game, "discard red farmer", "discard red farmer")
    assert legal(game) == {"draw"}


def test_a_reshuffle_includes_the_discards() -> None:
    """GH-5.3, GH-5.5, GH-16.14: with nothing else left, the discards come back; the hand ends up with fewer than six."""
    game = table(hand="red blue farmer", draw="", discard="green weaver", rest="hand")
    refill(game, "red farmer", "blue farmer")
    assert hand(game) == "blue farmer, red farmer, green weaver"
    assert discards(game) == []
    assert drawn_next(game, 9) == []
    assert at_choice(game)


def test_no_limit_of_the_hand() -> None:
    """GH-5.4, GH-10.4: abilities raise it above six and it stays there, even after the end of the turn."""
    game = table(hand=f"purple dancer, {SIX}".replace(", red dancer", ""), hall="red blue yellow green dancer")
    do(game, "play purple dancer 4")
    assert size(game) == 9
    do(game, "play red farmer", "end_turn")
    assert size(game) == 8
    idle(game)
    assert size(game) == 8


def test_an_empty_draw_pile_alone_is_not_shuffled() -> None:
    """GH-8.2, GH-16.15: the shuffle waits for the next draw."""
    game = table(
        hand="yellow dancer, red farmer",
        hall="red blue dancer",
        draw="red trader, blue trader",
        discard="green weaver, red weaver",
        rest="hand",
    )
    events = do(game, "play yellow dancer 2")
    assert hand(game) == "red farmer, blue trader, red trader"
    assert discards(game) == ["green weaver", "red weaver"]
    assert drawn_next(game, 9) == []
    assert not any("shuffle" in event.kind for event in events)
    events = refill(game)
    assert hand(game) == "red farmer, blue trader, red trader, green weaver, red weaver"
    assert any("shuffle" in event.kind for event in events)


def test_a_reshuffle_in_the_middle_of_a_draw() -> None:
    """GH-8.2: the rest of the pile is drawn first, then the whole reshuffled discard pile."""
    game = table(
        hand="green dancer", hall="red blue yellow dancer", draw="red trader", discard="green weaver, red weaver, blue weaver", rest="hand"
    )
    do(game, "play green dancer 3")
    assert "red trader" in hand(game)
    assert size(game) == 3
    assert discards(game) == []
    assert len(drawn_next(game, 9)) == 1


def test_a_reshuffle_is_by_chance() -> None:
    """GH-8.2, GH-2.1: the new order is not the one in which cards were discarded."""
    found = set()
    for seed in range(12):
        game = table(hand="red farmer", draw="", rest="discard", seed=seed)
        refill(game)
        found.add(hand(game))
    assert len(found) == 12


DRAWS: list[Any] = [
    pytest.param("red trader", "green weaver", ["2", "1", "0", "none"], id="GH-8.3 two cards in both piles"),
    pytest.param("", "green weaver", ["1", "0", "none"], id="GH-8.3 one in the discard pile"),
    pytest.param("red trader", "", ["1", "0", "none"], id="GH-8.3 one in the draw pile"),
    pytest.param("", "", ["0", "none"], id="GH-8.3, GH-16.14 no card"),
    pytest.param("red trader, blue trader", "green weaver, red weaver", ["4", "3", "2", "1", "0", "none"], id="GH-8.3 enough"),
]


@pytest.mark.parametrize(("draw", "discard", "expected"), DRAWS)
def test_an_ability_draws_all_or_nothing(draw: str, discard: str, expected: list[str]) -> None:
    game = table(hand="purple dancer", hall="red blue yellow green dancer", draw=draw, discard=discard, rest="hand")
    assert levels(game, "purple dancer") == expected

"""Check what each level of each profession does (GH-12): every possible result, from positions small enough to count by hand."""

from itertools import combinations
from typing import Any

import pytest

from .builder import table
from .cards import ALL, line
from .verbs import actions_left, at_choice, completed, discards, do, drawn_next, hall, hand, legal, levels, outcomes, tokens

FOUR = "red blue yellow green"


def theirs(game: Any) -> str:
    """Return the hall of seat 1."""
    return hall(game, 1)


def third(game: Any) -> str:
    """Return the hall of seat 2."""
    return hall(game, 2)


# Assassin
def test_assassin_0() -> None:
    """GH-12.1: it discards any open card of one opponent."""
    game = table(players=3, hand="red assassin", hall="blue weaver", others={1: {"hall": "red blue dancer"}, 2: {"hall": "red farmer"}})
    assert outcomes(game, "play red assassin 0", theirs, third, discards) == {
        ("blue dancer", "red farmer", ("red dancer",)),
        ("red dancer", "red farmer", ("blue dancer",)),
        ("blue dancer, red dancer", "", ("red farmer",)),
    }


def test_assassin_2() -> None:
    """GH-12.2: it discards two cards of different professions of one opponent, in any order."""
    game = table(
        players=3,
        hand="red assassin",
        hall="blue green assassin",
        others={1: {"hall": "red blue dancer, red farmer"}, 2: {"hall": "red blue weaver"}},
    )
    pairs = [("red dancer", "red farmer"), ("blue dancer", "red farmer")]
    assert outcomes(game, "play red assassin 2", discards) == {*pairs, *(pair[::-1] for pair in pairs)}


def test_assassin_4() -> None:
    """GH-12.3: it discards any two cards of one opponent."""
    game = table(
        players=3,
        hand="purple assassin",
        hall=f"{FOUR} assassin",
        others={1: {"hall": "red blue dancer, red farmer"}, 2: {"hall": "red weaver"}},
    )
    pairs = set(combinations(["red dancer", "blue dancer", "red farmer"], 2))
    assert outcomes(game, "play purple assassin 4", discards) == pairs | {pair[::-1] for pair in pairs}


def test_assassin_leaves_completed_chapters_and_the_own_hall_alone() -> None:
    """GH-12.1, GH-9.2"""
    game = table(hand="red assassin", hall="blue weaver", others={1: {"hall": "red dancer", "completed": ["farmer"]}})
    do(game, "play red assassin 0")
    assert legal(game, "kill") == {"kill red dancer of 1"}


# Dancer
@pytest.mark.parametrize("level", range(5))
def test_dancer(level: int) -> None:
    """GH-12.4: it draws this many cards and gains one action; level 0 gains the action alone."""
    coming = ["red trader", "red weaver", "blue trader", "blue weaver"]
    game = table(hand="purple dancer", hall=f"{FOUR} dancer", draw=", ".join(coming))
    do(game, f"play purple dancer {level}")
    assert hand(game) == line(", ".join(coming[:level]))
    assert actions_left(game) == 2
    assert at_choice(game)


# Farmer
@pytest.mark.parametrize(("strength", "level", "n"), [(1, 1, 1), (2, 1, 1), (3, 1, 1), (3, 3, 2), (4, 1, 1), (4, 3, 2)])
def test_farmer(strength: int, level: int, n: int) -> None:
    """GH-12.5, GH-12.6: four Farmers give two tokens, no more."""
    colours = " ".join(FOUR.split(" ")[:strength])
    game = table(hand="purple farmer", hall=f"{colours} farmer", tokens=3)
    do(game, f"play purple farmer {level}")
    assert tokens(game) == 3 + n
    assert actions_left(game) == 1


# Historian
def test_historian_0() -> None:
    """GH-12.7, GH-12.10: it takes the top card and no other."""
    game = table(hand="red historian", discard="red dancer, blue farmer, green weaver")
    assert outcomes(game, "play red historian 0", hall, discards) == {("green weaver", ("red dancer", "blue farmer"))}


def test_historian_2() -> None:
    """GH-12.8, GH-12.10: it takes any card that fits; the others keep their order."""
    pile = ["red dancer", "blue farmer", "green weaver", "blue farmer", "red dancer"]
    game = table(hand="red historian", hall="blue green historian, red dancer", discard=", ".join(pile))
    found = outcomes(game, "play red historian 2", hall, discards)
    base = "blue green historian, red dancer"
    assert {one for one, _ in found} == {line(f"{base}, blue farmer"), line(f"{base}, green weaver")}
    assert {left for one, left in found if "weaver" in one} == {("red dancer", "blue farmer", "blue farmer", "red dancer")}
    assert {left for one, left in found if "weaver" not in one} <= {
        tuple(pile[:n] + pile[n + 1 :]) for n, card in enumerate(pile) if card == "blue farmer"
    }


def test_historian_4() -> None:
    """GH-12.9, GH-12.10: it takes two that differ from each other and from the hall."""
    game = table(
        hand="purple historian",
        hall=f"{FOUR} historian, red dancer",
        discard="red dancer, blue farmer, blue farmer, green weaver, red trader",
    )
    base = f"{FOUR} historian, red dancer"
    wanted = ("blue farmer", "green weaver", "red trader")
    found = outcomes(game, "play purple historian 4", hall)
    assert found == {line(f"{base}, {one}, {other}") for one, other in combinations(wanted, 2)}


def test_historian_4_completes_a_chapter_with_both() -> None:
    """GH-12.9, GH-9.1"""
    game = table(
        hand="red historian", hall="blue yellow green purple historian, red blue yellow trader", discard="purple trader, green trader"
    )
    assert outcomes(game, "play red historian 4", hall, completed) == {(line("blue yellow green purple historian"), ("trader",))}


# Trader
def halls(game: Any) -> tuple[str, str]:
    """Return the halls of seats 0 and 1."""
    return hall(game), theirs(game)


def swapped(mine: list[str], others: list[str], n: int) -> set[tuple[str, str]]:
    """Return every exchange of n cards for n between two halls without twins."""
    found = set()
    for give in combinations(mine, n):
        for take in combinations(others, n):
            one = [card for card in mine if card not in give] + list(take)
            other = [card for card in others if card not in take] + list(give)
            if len(set(one)) == len(one) and len(set(other)) == len(other):
                found.add((line(", ".join(one)), line(", ".join(other))))
    return found


TRADES: list[Any] = [
    pytest.param(["red farmer", "blue farmer"], ["green dancer", "red weaver", "blue farmer"], id="GH-12.14 one in common"),
    pytest.param(["red farmer", "blue dancer"], ["blue dancer", "red farmer"], id="GH-12.14 all in common"),
    pytest.param(
        ["red farmer", "blue dancer", "green weaver"], ["blue farmer", "red dancer", "yellow weaver"], id="GH-12.12 none in common"
    ),
]


@pytest.mark.parametrize(("mine", "others"), TRADES)
@pytest.mark.parametrize("level", [0, 2])
def test_trader_0_and_2(level: int, mine: list[str], others: list[str]) -> None:
    """GH-12.11, GH-12.12, GH-12.14: both sides may swap any professions."""
    inside = [*mine, "blue trader", "green trader"]
    game = table(hand="red trader", hall=", ".join(inside), others={1: {"hall": ", ".join(others)}})
    assert outcomes(game, f"play red trader {level}", halls) == swapped(inside, others, 1 + level // 2)


def test_trader_4() -> None:
    """GH-12.13: it swaps whole chapters of any sizes, even of the same profession."""
    game = table(
        players=3,
        hand="purple trader",
        hall=f"{FOUR} trader, red blue farmer",
        others={1: {"hall": "green farmer, red blue green dancer"}, 2: {"hall": "purple weaver"}},
    )
    mine = {"trader": f"{FOUR} trader", "farmer": "red blue farmer"}
    first = {"farmer": "green farmer", "dancer": "red blue green dancer"}
    expected = set()
    for give, take in (("trader", "farmer"), ("trader", "dancer"), ("farmer", "farmer"), ("farmer", "dancer")):
        kept = [cards for name, cards in mine.items() if name != give]
        left = [cards for name, cards in first.items() if name != take]
        expected.add((line(", ".join([*kept, first[take]])), line(", ".join([*left, mine[give]])), "purple weaver"))
    for give in mine:
        kept = [cards for name, cards in mine.items() if name != give]
        expected.add((line(", ".join([*kept, "purple weaver"])), line(", ".join(first.values())), line(mine[give])))
    assert outcomes(game, "play purple trader 4", hall, theirs, third) == expected


def test_trader_4_moves_whole_chapters() -> None:
    """GH-12.13, GH-7.4, GH-1.4: chapters are picked, not cards; every open card of a profession belongs to its chapter."""
    game = table(hand="purple trader", hall=f"{FOUR} trader, red blue farmer", others={1: {"hall": "green farmer"}})
    do(game, "play purple trader 4")
    assert legal(game, "give", "take") == {"give trader", "give farmer", "take farmer of 1"}


# Weaver
def test_weaver_of_the_seed() -> None:
    """GH-T1, GH-12.16, GH-16.3: level 2 has three results; one card stays in the hand."""
    game = table(hand="yellow weaver, red blue dancer", hall="red blue weaver, green farmer")
    assert levels(game, "yellow weaver") == ["2", "0", "none"]
    assert outcomes(game, "play yellow weaver 2", hall, hand) == {
        (line("red blue dancer, blue weaver, green farmer"), "red weaver"),
        (line("red blue dancer, red weaver, green farmer"), "blue weaver"),
        (line("red blue dancer, red blue weaver"), "green farmer"),
    }


def test_weaver_a_lower_level() -> None:
    """GH-T2, GH-12.15: one of the two may go down, or nothing; never both without a card coming back."""
    game = table(hand="yellow weaver, red blue dancer", hall="red blue weaver, green farmer")
    base = "red blue weaver, green farmer"
    assert outcomes(game, "play yellow weaver 0", hall, hand) == {
        (line(f"{base}, red dancer"), "blue dancer"),
        (line(f"{base}, blue dancer"), "red dancer"),
    }
    do(game, "play yellow weaver 2", "place red dancer", "place blue dancer")
    assert legal(game) == {"take_back red weaver", "take_back blue weaver", "take_back green farmer", "decline"}


def test_weaver_2_with_identical_cards() -> None:
    """GH-T6, GH-7.3: the yellow Weaver in the hand is swapped for the one in the hall."""
    game = table(hand="green weaver, yellow weaver, red farmer", hall="yellow red blue weaver")
    assert outcomes(game, "play green weaver 2", hall, hand) == {(line("yellow red blue weaver, red farmer"), "yellow weaver")}


def test_weaver_4() -> None:
    """GH-12.17, GH-16.6: two cards come back and any number goes down, including none."""
    game = table(hand="purple weaver, red dancer, blue farmer", hall=f"{FOUR} weaver")
    weavers = [f"{colour} weaver" for colour in FOUR.split(" ")]
    cards = ["red dancer", "blue farmer"]
    expected = set()
    for back in combinations(weavers, 2):
        for n in range(3):
            for placed in combinations(cards, n):
                stay = [*(one for one in weavers if one not in back), *placed]
                held = [*back, *(one for one in cards if one not in placed)]
                expected.add((line(", ".join(stay)), line(", ".join(held))))
    assert outcomes(game, "play purple weaver 4", hall, hand) == expected
    assert len(expected) == 24


def test_weaver_4_only_with_cards_that_fit() -> None:
    """GH-12.17, GH-7.2: a hand card cannot go down if its twin stays, but can if its twin comes back."""
    game = table(hand="purple weaver, red weaver", hall=f"{FOUR} weaver")
    found = outcomes(game, "play purple weaver 4", hall, hand)
    stays = [(one, other) for one, other in combinations(FOUR.split(" "), 2)]
    expected = {(line(f"{' '.join(pair)} weaver"), line(f"{_rest(pair)} weaver, red weaver")) for pair in stays}
    expected |= {(line(f"{' '.join(pair)} weaver, red weaver"), line(f"{_rest(pair)} weaver")) for pair in stays if "red" not in pair}
    assert found == expected


def _rest(colours: tuple[str, ...]) -> str:
    return " ".join(colour for colour in FOUR.split(" ") if colour not in colours)


def test_weaver_cannot_take_back_what_it_places() -> None:
    """GH-12.18, GH-16.5: neither those cards nor the Weaver played can be taken back."""
    game = table(hand="red weaver, red dancer, blue dancer", hall="blue green weaver")
    do(game, "play red weaver 2")
    assert legal(game, "take_back") == {"take_back blue weaver", "take_back green weaver"}
    do(game, "place red dancer", "place blue dancer")
    assert legal(game, "take_back") == {"take_back blue weaver", "take_back green weaver"}


def test_weaver_a_fifth_colour_while_another_is_taken_back() -> None:
    """GH-12.19, GH-7.7: taking back one of that chapter leaves it incomplete; taking back another card completes it."""
    game = table(hand="red weaver, purple trader, red dancer", hall=f"{FOUR} trader, blue green weaver")
    found = outcomes(game, "play red weaver 2", hall, hand, completed)
    expected: set[Any] = {
        (line(f"{' '.join(other for other in ALL.split(' ') if other != one)} trader, blue green weaver, red dancer"), f"{one} trader", ())
        for one in FOUR.split(" ")
    }
    expected |= {
        (line(f"{other} weaver, red dancer"), f"{one} weaver", ("trader",)) for one, other in (("blue", "green"), ("green", "blue"))
    }
    assert found == expected


def test_weaver_2_with_the_hand_it_gets() -> None:
    """GH-12.16: the card taken back goes to the hand, not to the discard pile."""
    game = table(hand="red weaver, red dancer, blue dancer", hall="blue green weaver")
    before = drawn_next(game, 3)
    do(game, "play red weaver 2", "place red dancer", "place blue dancer", "take_back blue weaver")
    assert hand(game) == "blue weaver"
    assert discards(game) == []
    assert drawn_next(game, 3) == before

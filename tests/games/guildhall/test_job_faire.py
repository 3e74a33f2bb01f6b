"""Check the optional set Job Faire (GH-17.3 to GH-17.8): every result each level can have."""

from itertools import combinations
from typing import Any

import pytest

from rules import BACK, view

from .builder import table as any_table
from .cards import line
from .verbs import (
    actions_left,
    at_choice,
    completed,
    discards,
    do,
    endings,
    hall,
    hand,
    legal,
    legal_kinds,
    levels,
    outcomes,
    playable,
    tokens,
)

FOUR = "red blue yellow green"
PAIR = "blue green"


def table(**said: Any) -> Any:
    """Return a game with the Job Faire set."""
    return any_table(**{"cards": "job_faire", **said})


def theirs(game: Any) -> str:
    """Return the hall of seat 1."""
    return hall(game, 1)


def theirs_in_hand(game: Any) -> str:
    """Return the hand of seat 1."""
    return hand(game, 1)


def at_strength(profession: str, strength: int) -> dict[str, str]:
    """Return a hand card and a hall of a profession; strength 0, 2 or 4."""
    inside = {0: "", 2: f"{PAIR} {profession}", 4: f"{FOUR} {profession}"}[strength]
    return {"hand": f"purple {profession}", "hall": inside}


def joined(*texts: str) -> str:
    """Join several texts of cards."""
    return ", ".join(filter(None, texts))


# Bricklayer
@pytest.mark.parametrize(("level", "drawn", "gone"), [(0, 3, 2), (2, 5, 3), (4, 7, 4)])
def test_bricklayer(level: int, drawn: int, gone: int) -> None:
    """GH-17.3: the player draws, then discards from the whole hand in any order; the hand gains one, two or three cards."""
    coming = ["red hunter", "blue hunter", "red robber", "blue robber", "red scholar", "blue scholar", "red peddler", "blue peddler"]
    own = at_strength("bricklayer", level)
    game = table(**{**own, "hand": own["hand"] + ", green hunter"}, draw=", ".join(coming))
    do(game, f"play purple bricklayer {level}")
    whole = [*coming[:drawn], "green hunter"]
    assert legal(game, "discard") == {f"discard {one}" for one in whole}
    assert "decline" not in legal_kinds(game)
    for n in range(gone):
        assert not at_choice(game)
        do(game, f"discard {whole[n]}")
    assert at_choice(game)
    assert hand(game) == line(", ".join(whole[gone:]))
    assert discards(game) == whole[:gone]
    assert actions_left(game) == 1


DRAWS: list[Any] = [
    pytest.param("red hunter, blue hunter", "", [""], id="GH-8.3 two cards left"),
    pytest.param("red hunter, blue hunter", "green hunter", ["0", "none"], id="GH-8.3 three"),
    pytest.param("red hunter", "red blue green yellow robber", ["2", "0", "none"], id="GH-8.3 five"),
    pytest.param("", "red blue green yellow robber, red blue green hunter", ["4", "2", "0", "none"], id="GH-8.3 seven"),
]


@pytest.mark.parametrize(("draw", "discard", "expected"), DRAWS)
def test_bricklayer_all_or_nothing(draw: str, discard: str, expected: list[str]) -> None:
    game = table(**at_strength("bricklayer", 4), draw=draw, discard=discard, rest="hand")
    assert levels(game, "purple bricklayer") == expected


# Hunter
def test_hunter_0() -> None:
    """GH-17.4, GH-12.10: it swaps one card for any in the discard pile; the card given goes on top and cannot be the one taken."""
    game = table(hand="red hunter", hall="red peddler, blue robber", discard="red robber, green scholar, blue robber")
    assert outcomes(game, "play red hunter 0", hall, discards) == {
        (line("red robber, blue robber"), ("green scholar", "blue robber", "red peddler")),
        (line("green scholar, blue robber"), ("red robber", "blue robber", "red peddler")),
        (line("red robber, red peddler"), ("green scholar", "blue robber", "blue robber")),
        (line("green scholar, red peddler"), ("red robber", "blue robber", "blue robber")),
        (line("red peddler, blue robber"), ("red robber", "green scholar", "blue robber")),
    }


def test_hunter_2() -> None:
    """GH-17.4, GH-7.9: it swaps two for two, in an order of the player's choice."""
    game = table(hand="red hunter", hall="blue green hunter", discard="red robber, green scholar")
    assert outcomes(game, "play red hunter 2", hall, discards) == {
        (line("red robber, green scholar"), ("blue hunter", "green hunter")),
        (line("red robber, green scholar"), ("green hunter", "blue hunter")),
    }


def test_hunter_4() -> None:
    """GH-17.4: it swaps one of the player's chapters, of any size, for three cards."""
    game = table(hand="purple hunter", hall=f"{FOUR} hunter, red robber", discard="green robber, green scholar, blue scholar")
    found = outcomes(game, "play purple hunter 4", hall)
    assert found == {
        line("red green robber, green blue scholar"),
        line(f"{FOUR} hunter, green robber, green blue scholar"),
    }


def test_hunter_4_gives_its_chapter_in_any_order() -> None:
    """GH-7.9, GH-17.4"""
    game = table(hand="purple hunter", hall=f"{FOUR} hunter", discard="green robber, green scholar, blue scholar")
    found = outcomes(game, "play purple hunter 4", discards)
    assert len(found) == 24
    assert {tuple(sorted(one)) for one in found} == {tuple(sorted(f"{colour} hunter" for colour in FOUR.split(" ")))}


HUNTS: list[Any] = [
    pytest.param("", "red robber", [""], id="GH-17.4 nothing to give"),
    pytest.param("red robber", "", [""], id="GH-17.4 empty pile"),
    pytest.param("blue green hunter", "red robber", ["0", "none"], id="GH-17.4 one card to take"),
    pytest.param("blue green hunter", "red robber, red robber", ["0", "none"], id="GH-17.4 two identical cards"),
    pytest.param("blue green hunter", "blue hunter, red robber", ["2", "0", "none"], id="GH-7.3 one like a given one"),
    pytest.param(f"{FOUR} hunter, red robber", "green scholar, blue scholar", ["2", "0", "none"], id="GH-17.4 two cards to take"),
]


@pytest.mark.parametrize(("inside", "pile", "expected"), HUNTS)
def test_hunter_all_or_nothing(inside: str, pile: str, expected: list[str]) -> None:
    assert levels(table(hand="purple hunter", hall=inside, discard=pile), "purple hunter") == expected


def test_a_hunt_shows_the_pile() -> None:
    """GH-17.4, GH-14.6, GH-4.7: it is a search, so it can no longer be refused."""
    game = table(hand="red hunter", hall="red peddler", discard="red robber, green scholar")
    do(game, "play red hunter 0")
    assert "decline" not in legal_kinds(game)
    assert BACK not in view(game.rules, game.state, 0).discard.cards
    assert view(game.rules, game.state, 1).discard.cards[0] == BACK


# Peddler
def test_peddler_0() -> None:
    """GH-17.5: it swaps a hand card for a card of one opponent's hall, then gains one action."""
    game = table(
        players=3, hand="red peddler, blue hunter, red robber", others={1: {"hall": "red robber, green hunter"}, 2: {"hall": "red scholar"}}
    )
    assert outcomes(game, "play red peddler 0", hand, theirs, lambda after: hall(after, 2), actions_left) == {
        (line("green hunter, red robber"), line("blue hunter, red robber"), "red scholar", 2),
        (line("red robber, red robber"), line("blue hunter, green hunter"), "red scholar", 2),
        (line("blue hunter, red robber"), line("red robber, green hunter"), "red scholar", 2),
        (line("red scholar, red robber"), line("red robber, green hunter"), "blue hunter", 2),
        (line("red scholar, blue hunter"), line("red robber, green hunter"), "red robber", 2),
    }


def test_peddler_2() -> None:
    """GH-17.5: it swaps two for two."""
    game = table(
        hand="red peddler, blue hunter, red robber",
        hall="blue green peddler",
        others={1: {"hall": "red scholar, green hunter, red robber"}},
    )
    assert outcomes(game, "play red peddler 2", hand, theirs, actions_left) == {
        (line("red robber, red scholar"), line("blue hunter, red robber, green hunter"), 2),
        (line("red robber, green hunter"), line("blue hunter, red robber, red scholar"), 2),
    }


def test_peddler_4() -> None:
    """GH-17.5: it swaps three hand cards for a whole chapter, which goes to the hand."""
    game = table(
        hand="purple peddler, blue hunter, red robber, green hunter, red scholar",
        hall=f"{FOUR} peddler",
        others={1: {"hall": "red blue hunter, purple robber"}},
    )
    mine = ["blue hunter", "red robber", "green hunter", "red scholar"]
    expected = set()
    for given in combinations(mine, 3):
        left = [one for one in mine if one not in given]
        expected.add((line(joined(*left, "red blue hunter")), line(joined(*given, "purple robber"))))
        if "blue hunter" not in given:
            expected.add((line(joined(*left, "purple robber")), line(joined(*given, "red blue hunter"))))
    assert outcomes(game, "play purple peddler 4", hand, theirs) == expected


def test_peddler_may_complete_an_opponents_chapter() -> None:
    """GH-17.5, GH-9.6"""
    game = table(hand="red peddler, purple robber", others={1: {"hall": f"{FOUR} robber, red hunter"}})
    do(game, "play red peddler 0", "give purple robber", "take red hunter of 1")
    assert completed(game, 1) == ["robber"]
    assert hand(game) == "red hunter"
    assert theirs(game) == ""


def test_refusing_the_peddler_gains_no_action() -> None:
    """GH-17.5, GH-4.7"""
    game = table(hand="red peddler, red hunter", others={1: {"hall": "blue robber"}})
    do(game, "play red peddler 0", "give red hunter", "decline")
    assert actions_left(game) == 1
    assert hand(game) == "red hunter"


PEDDLED: list[Any] = [
    pytest.param("", "red hunter", [""], id="GH-17.5 no hand card"),
    pytest.param("red robber", "", [""], id="GH-17.5 no foreign card"),
    pytest.param("red robber", "red hunter, blue hunter", ["0", "none"], id="GH-17.5 one hand card"),
    pytest.param("red red robber", "red hunter, blue hunter", ["0", "none"], id="GH-17.5 two identical hand cards"),
    pytest.param("red blue robber, red scholar", "red hunter", ["4", "0", "none"], id="GH-17.5 three for one"),
]


@pytest.mark.parametrize(("held", "foreign", "expected"), PEDDLED)
def test_peddler_all_or_nothing(held: str, foreign: str, expected: list[str]) -> None:
    game = table(hand=joined("purple peddler", held), hall=f"{FOUR} peddler", others={1: {"hall": foreign}})
    assert levels(game, "purple peddler") == expected


# Robber
def robbed(game: Any) -> set[Any]:
    """Return the hall, discard pile and opponent's hand after everything."""
    return {(hall(after), tuple(discards(after)), hand(after, 1)) for after in endings(game)}


@pytest.mark.parametrize(("level", "n"), [(0, 1), (2, 2)])
def test_robber_takes_at_random(level: int, n: int) -> None:
    """GH-17.6: cards go from one opponent's hand to the player's hall, one after another."""
    found = set()
    held = ["red hunter", "blue scholar", "green bricklayer"]
    for seed in range(1, 30):
        game = table(**at_strength("robber", level), seed=seed, others={1: {"hand": ", ".join(held)}})
        before = hall(game)
        do(game, f"play purple robber {level}")
        found |= robbed(game)
    expected = set()
    for taken in combinations(held, n):
        kept = [one for one in held if one not in taken]
        expected.add((line(joined(before, *taken)), (), line(", ".join(kept))))
    assert found == expected


def test_robber_4_looks_and_chooses() -> None:
    """GH-17.6: the player chooses two cards after looking at the whole hand."""
    held = ["red hunter", "blue scholar", "green bricklayer"]
    game = table(**at_strength("robber", 4), others={1: {"hand": ", ".join(held)}})
    before = hall(game)
    do(game, "play purple robber 4")
    found = robbed(game)
    assert {one for one, _, _ in found} == {line(joined(before, *pair)) for pair in combinations(held, 2)}
    assert {pile for _, pile, _ in found} == {()}


def test_robber_4_sees_the_hand() -> None:
    """GH-17.6, GH-14.1: the robber sees it as well as its owner, but only while the choice is open."""
    game = table(players=3, **at_strength("robber", 4), others={1: {"hand": "red hunter, blue scholar, green bricklayer"}})
    do(game, "play purple robber 4", "opponent 1")
    assert legal(game, "reveal") == {"reveal red hunter", "reveal blue scholar", "reveal green bricklayer"}
    assert "decline" not in legal_kinds(game)
    seen = [set(view(game.rules, game.state, player).seats[1].hand.cards) for player in range(3)]
    assert BACK not in seen[0]
    assert seen[1] == seen[0]
    assert seen[2] == {BACK}
    do(game, "reveal red hunter")
    assert legal(game, "reveal") == {"reveal blue scholar", "reveal green bricklayer"}
    assert BACK not in view(game.rules, game.state, 0).seats[1].hand.cards
    do(game, "reveal blue scholar")
    assert at_choice(game)
    assert set(view(game.rules, game.state, 0).seats[1].hand.cards) == {BACK}
    assert BACK not in view(game.rules, game.state, 1).seats[1].hand.cards


def test_robber_discards_what_is_already_in_the_hall() -> None:
    """GH-17.6: cards go one after another, so the second of two twins is discarded too."""
    game = table(**at_strength("robber", 4), others={1: {"hand": "red red hunter, red robber"}})
    before = hall(game)
    do(game, "play purple robber 4")
    assert robbed(game) == {
        (line(joined(before, "red hunter")), ("red hunter",), "red robber"),
        (line(joined(before, "red hunter")), ("red robber",), "red hunter"),
    }


def test_robber_completes_a_chapter_after_each_card() -> None:
    """GH-17.6, GH-9.1: cards taken after that start a new one."""
    game = table(hand="purple robber", hall=f"{FOUR} robber, {FOUR} hunter", others={1: {"hand": "purple hunter, red hunter"}})
    do(game, "play purple robber 4")
    found = {(hall(after), tuple(completed(after)), tuple(discards(after))) for after in endings(game)}
    assert found == {
        (line(f"{FOUR} robber, red hunter"), ("hunter",), ()),
        (line(f"{FOUR} robber"), ("hunter",), ("red hunter",)),
    }


HANDS: list[Any] = [
    pytest.param(["", "red hunter"], ["0", "none"], id="GH-17.6 one card"),
    pytest.param(["", ""], [""], id="GH-17.6 no card"),
    pytest.param(["red hunter, blue hunter", "red hunter"], ["4", "2", "0", "none"], id="GH-17.6 two cards"),
    pytest.param(["red hunter", "blue hunter"], ["0", "none"], id="GH-17.6, GH-7.10 one card each"),
]


@pytest.mark.parametrize(("held", "expected"), HANDS)
def test_robber_needs_so_many_hand_cards(held: list[str], expected: list[str]) -> None:
    game = table(players=3, **at_strength("robber", 4), others={1: {"hand": held[0]}, 2: {"hand": held[1]}})
    assert levels(game, "purple robber") == expected


def test_robber_chooses_whom() -> None:
    """GH-17.6: any opponent with enough cards may be chosen; before the first card everything can be refused (GH-4.7)."""
    others = {1: {"hand": "red blue hunter"}, 2: {"hand": "red hunter"}, 3: {"hand": "green blue scholar"}}
    game = table(players=4, **at_strength("robber", 2), others=others)
    do(game, "play purple robber 2")
    assert legal(game) == {"opponent 1", "opponent 3", "decline"}
    copied = game.copy()
    do(copied, "decline")
    assert at_choice(copied)
    do(game, "opponent 3")
    assert theirs_in_hand(game) == line("red blue hunter")
    assert hand(game, 3) == ""


# Scholar
@pytest.mark.parametrize(("level", "n"), [(0, 1), (2, 3), (4, 5)])
def test_scholar(level: int, n: int) -> None:
    """GH-17.7: it takes cards from the draw pile, one after another."""
    coming = ["red hunter", "blue hunter", "red robber", "blue robber", "red peddler", "blue peddler"]
    game = table(**at_strength("scholar", level), draw=", ".join(coming))
    before = hall(game)
    do(game, f"play purple scholar {level}")
    assert at_choice(game)
    assert hall(game) == line(joined(before, *coming[:n]))
    assert discards(game) == []


def test_scholar_discards_duplicates() -> None:
    """GH-17.7: a card identical to an open one in the hall goes, even if that one was turned up just before."""
    game = table(hand="red scholar", hall="blue green scholar", draw="red hunter, blue scholar, red hunter, green robber")
    do(game, "play red scholar 2")
    assert hall(game) == line("blue green scholar, red hunter")
    assert discards(game) == ["blue scholar", "red hunter"]


def test_scholar_the_twin_in_the_action_area_is_no_hindrance() -> None:
    """GH-17.7, GH-7.5"""
    game = table(hand="red scholar", draw="red scholar")
    do(game, "play red scholar 0")
    assert hall(game) == "red scholar"
    do(game, "refill", "draw", "end_turn")
    assert hall(game) == "red scholar"
    assert discards(game) == ["red scholar"]


def test_scholar_completes_a_chapter_after_each_card() -> None:
    """GH-17.7, GH-9.1, GH-9.3"""
    game = table(
        hand="purple scholar", hall=f"{FOUR} scholar, {FOUR} hunter", draw="red hunter, purple hunter, red hunter, blue hunter, red hunter"
    )
    do(game, "play purple scholar 4")
    assert completed(game) == ["hunter"]
    assert hall(game) == line(f"{FOUR} scholar, red blue hunter")
    assert discards(game) == ["red hunter", "red hunter"]


def test_scholar_and_the_limit_of_three() -> None:
    """GH-17.7, GH-9.4: a surplus goes before the next card is turned up."""
    game = table(
        hand="purple scholar",
        hall=f"{FOUR} scholar, {FOUR} hunter",
        completed=["robber", "robber", "peddler"],
        draw="purple hunter, red hunter, blue hunter, green hunter, red bricklayer",
    )
    do(game, "play purple scholar 4")
    assert legal(game) == {"drop robber", "drop peddler", "drop hunter"}
    assert hall(game) == line(f"{FOUR} scholar")
    do(game, "drop hunter", "confirm")
    assert at_choice(game)
    assert hall(game) == line(f"{FOUR} scholar, red blue green hunter, red bricklayer")


SCHOLARS: list[Any] = [
    pytest.param("", "", [""], id="GH-17.7, GH-8.3 no card"),
    pytest.param("red hunter", "red robber", ["0", "none"], id="GH-17.7, GH-8.3 two"),
    pytest.param("red hunter", "red robber, blue robber", ["2", "0", "none"], id="GH-17.7, GH-8.3 three"),
    pytest.param("", "red blue green yellow robber, red hunter", ["4", "2", "0", "none"], id="GH-17.7, GH-8.3 five"),
]


@pytest.mark.parametrize(("draw", "discard", "expected"), SCHOLARS)
def test_scholar_all_or_nothing(draw: str, discard: str, expected: list[str]) -> None:
    game = table(**at_strength("scholar", 4), draw=draw, discard=discard, rest="hand")
    assert levels(game, "purple scholar") == expected


def test_scholar_reshuffles() -> None:
    """GH-17.7, GH-8.2: the reshuffle includes cards discarded by the same effect."""
    game = table(hand="red scholar", hall="blue green scholar", draw="red hunter, blue scholar", discard="", rest="hand")
    assert levels(game, "red scholar") == ["0", "none"]
    game = table(hand="red scholar", hall="blue green scholar", draw="red hunter, blue scholar", discard="red robber", rest="hand")
    do(game, "play red scholar 2")
    found = hall(game)
    assert found in {line("blue green scholar, red hunter, red robber"), line("blue green scholar, red hunter")}
    assert len(game.state.draw.cards) + len(game.state.discard.cards) == (1 if "robber" in found else 2)


# Tax Collector
@pytest.mark.parametrize("strength", [0, 1, 2, 3, 4])
def test_tax_collector(strength: int) -> None:
    """GH-17.8: it gives this many tokens, or fewer at a lower level, and costs a card given away; level 0 gives none."""
    colours = " ".join(FOUR.split(" ")[:strength])
    inside = joined(f"{colours} tax_collector" if strength else "", "red hunter")
    for level in range(strength + 1):
        game = table(players=3, hand="purple tax_collector", hall=inside, others={1: {"hall": "red hunter"}})
        assert levels(game, "purple tax_collector") == [*map(str, range(strength, -1, -1)), "none"]
        found = outcomes(game, f"play purple tax_collector {level}", tokens, hall, theirs, lambda after: hall(after, 2))
        expected = set()
        for gift in line(inside).split(", "):
            left = line(", ".join(one for one in line(inside).split(", ") if one != gift))
            expected.add((level, left, "red hunter", gift))
            if gift != "red hunter":
                expected.add((level, left, line(joined("red hunter", gift)), ""))
        assert found == expected


GIFTS: list[Any] = [
    pytest.param("", "", [""], id="GH-17.8 nothing to give"),
    pytest.param("red hunter", "red hunter", [""], id="GH-17.8 the only card has its twin there"),
    pytest.param("red hunter", "blue hunter", ["0", "none"], id="GH-17.8 a legal gift"),
    pytest.param("red tax_collector", "red tax_collector", [""], id="GH-17.8 no tokens without a gift"),
]


@pytest.mark.parametrize(("inside", "foreign", "expected"), GIFTS)
def test_the_gift_is_compulsory(inside: str, foreign: str, expected: list[str]) -> None:
    game = table(hand="purple tax_collector", hall=inside, others={1: {"hall": foreign}})
    assert levels(game, "purple tax_collector") == expected


def test_refusing_the_gift_gives_no_tokens() -> None:
    """GH-17.8, GH-4.7"""
    game = table(hand="purple tax_collector", hall=f"{FOUR} tax_collector")
    do(game, "play purple tax_collector 4", "decline")
    assert tokens(game) == 0
    assert at_choice(game)


def test_a_gift_may_complete_a_chapter() -> None:
    """GH-17.8, GH-9.6"""
    game = table(hand="purple tax_collector", hall="purple robber", others={1: {"hall": f"{FOUR} robber"}})
    do(game, "play purple tax_collector 0", "gift purple robber to 1")
    assert completed(game, 1) == ["robber"]


def test_the_rest_of_the_rules_is_the_same() -> None:
    """GH-17.2"""
    game = table(hand="red blue hunter, green robber", hall="green robber", completed=["robber"])
    assert playable(game) == {"red hunter", "blue hunter"}
    assert legal(game, "buy") == set()

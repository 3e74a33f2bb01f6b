"""Check the abilities of VP cards (GH-13)."""

from itertools import combinations
from typing import Any

import pytest

from .builder import table
from .cards import VP_KINDS, line
from .verbs import actions_left, at_choice, bought, completed, do, hall, hand, legal, legal_kinds, outcomes, points, row, total

REST = ["vp_9", "vp_9", "vp_5", "vp_5"]


def buying(kind: str, **said: Any) -> Any:
    """Return a game in which seat 0 has bought a VP card with one or two chapters of Dancers."""
    cost = VP_KINDS[kind][1]
    game = table(**{"completed": ["dancer"] * cost, "row": [kind, *REST], **said})
    do(game, f"buy {kind}", "confirm")
    return game


@pytest.mark.parametrize("kind", VP_KINDS)
def test_value_and_cost(kind: str) -> None:
    """GH-13.1, GH-13.2 to GH-13.8, GH-1.7"""
    worth, cost, _, ability = VP_KINDS[kind]
    game = table(completed=["dancer", "farmer", "farmer"][:cost], row=[kind, *REST], others={1: {"hall": "red weaver"}})
    short = table(completed=["dancer"][: cost - 1], row=[kind, *REST])
    assert f"buy {kind}" not in legal(short)
    do(game, f"buy {kind}", "confirm")
    assert bought(game) == [kind]
    assert total(game) == worth
    assert points(game) == {"vp_cards": worth}
    assert ("use" in legal_kinds(game)) == ability
    if ability:
        do(game, "decline")
    assert at_choice(game)
    assert completed(game) == []


GAINS = [
    pytest.param("vp_7", 3, 1, id="GH-13.2"),
    pytest.param("vp_4_action", 0, 1, id="GH-13.3"),
    pytest.param("vp_4_draw", 3, 0, id="GH-13.4"),
    pytest.param("vp_2_haste", 2, 2, id="GH-13.8"),
]


@pytest.mark.parametrize(("kind", "cards", "actions"), GAINS)
def test_cards_and_actions(kind: str, cards: int, actions: int) -> None:
    coming = ["red weaver", "blue weaver", "green weaver", "yellow weaver"]
    game = buying(kind, draw=", ".join(coming))
    assert actions_left(game) == 1
    do(game, "use")
    assert hand(game) == line(", ".join(coming[:cards]))
    assert actions_left(game) == 1 + actions
    assert at_choice(game)


def test_poach() -> None:
    """GH-13.5: it takes one open card of one opponent that fits."""
    game = buying("vp_3_poach", players=3, hall="red weaver", others={1: {"hall": "red blue weaver"}, 2: {"hall": "red farmer"}})
    assert outcomes(game, "use", hall, lambda after: hall(after, 1), lambda after: hall(after, 2)) == {
        (line("red blue weaver"), "red weaver", "red farmer"),
        (line("red weaver, red farmer"), line("red blue weaver"), ""),
    }


def test_recall() -> None:
    """GH-13.6, GH-6.6: it takes together two cards of the discard pile that differ from each other and from the hall."""
    game = buying("vp_3_recall", hall="red weaver, red blue dancer", discard="red weaver, red farmer, red farmer")
    dancers = [f"{colour} dancer" for colour in ("yellow", "green", "purple")]
    assert outcomes(game, "use", hall) == {
        line(f"red weaver, red blue dancer, {one}, {other}") for one, other in combinations(["red farmer", *dancers], 2)
    }


def test_recall_completes_a_chapter() -> None:
    """GH-13.6, GH-9.1: it may use cards that were just paid."""
    game = buying("vp_3_recall", hall="red blue yellow dancer", discard="red farmer")
    found = outcomes(game, "use", hall, completed)
    assert ("", ("dancer",)) in found
    assert len(found) == 3


def test_takeover() -> None:
    """GH-13.7, GH-7.4: it takes a whole chapter of one opponent, but none with a card in common."""
    game = buying(
        "vp_2_takeover",
        players=3,
        hall="red blue farmer",
        others={1: {"hall": "blue green farmer, red weaver"}, 2: {"hall": "yellow green farmer"}},
    )
    assert outcomes(game, "use", hall, lambda after: hall(after, 1), lambda after: hall(after, 2)) == {
        (line("red blue farmer, red weaver"), line("blue green farmer"), line("yellow green farmer")),
        (line("red blue yellow green farmer"), line("blue green farmer, red weaver"), ""),
    }


def test_takeover_completes_a_chapter() -> None:
    """GH-13.7"""
    game = buying("vp_2_takeover", hall="red blue farmer", others={1: {"hall": "yellow green purple farmer"}})
    assert outcomes(game, "use", hall, completed, lambda after: hall(after, 1)) == {("", ("farmer",), "")}


def test_an_ability_works_once() -> None:
    """GH-6.4, GH-13.3: it does not work in later turns."""
    game = buying("vp_4_action")
    do(game, "use")
    assert not {"use", "decline"} & legal_kinds(game)


@pytest.mark.parametrize("kind", ["vp_3_poach", "vp_2_takeover"])
def test_an_ability_may_be_declined_while_picking(kind: str) -> None:
    """GH-6.4, GH-4.7: nothing hidden has been shown yet; the row is then filled up (GH-6.5)."""
    game = buying(kind, others={1: {"hall": "red weaver"}}, deck=["vp_9"])
    do(game, "use", "decline")
    assert at_choice(game)
    assert hall(game, 1) == "red weaver"
    assert len(row(game)) == 5


def test_a_search_must_be_finished() -> None:
    """GH-13.6, GH-4.7, GH-16.16"""
    game = buying("vp_3_recall")
    do(game, "use")
    assert legal_kinds(game) == {"recall"}

"""What the modules bring into a game, for every number of players (VI-2.1, VI-2.7)."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from rules import BadSetup, Value
from rules.games.villagers.components import DEVELOPMENT, KIND, NAME

from ..builder import fresh

SAINTS = {"benefactor", "nun", "prophet", "recruiter", "pigeoneer"}
SCOUNDRELS = {"noble", "barbarian", "flaker", "schemer"}
ALL = {"saints": True, "scoundrels": True, "profiteers": True, "developments": True}


def module(cards: Iterable[int], name: str) -> list[str]:
    """Return the cards of a module among others, in alphabetical order."""
    return sorted(NAME[card] for card in cards if KIND[card].module == name)


def dealt(players: int, seed: int = 1, **options: Value | bool) -> Any:
    return fresh(players, seed, **options).state


def deck(state: Any) -> list[int]:
    """Return the cards of the stacks and the reserve."""
    return [card for pile in (*state.stacks, state.reserve) for card in pile.cards]


@pytest.mark.parametrize(
    ("players", "options", "stock"),
    [
        (1, {}, 67),
        (1, {"profiteers": True}, 75),
        (2, {"profiteers": True}, 78),
        (3, {"scoundrels": True}, 65),
        (4, {"scoundrels": True}, 78),
        (5, {"profiteers": True, "scoundrels": True}, 81),
    ],
)
def test_cards_in_stacks_reserve_and_hands(players: int, options: Mapping[str, bool], stock: int) -> None:
    """VI-2.8, VI-15.1, VI-16.1, VI-A19: five cards of the deck in each hand; Thieves and Sheriffs from four on, eight Profiteers."""
    state = dealt(players, **options)
    in_deck = [
        *deck(state),
        *(card for seat in state.seats for card in seat.hand.cards if KIND[card].id not in SAINTS | SCOUNDRELS | {"courier"}),
    ]
    assert len(in_deck) == stock + 5 * players
    gangs = ["sheriff", "sheriff", "thief", "thief"] if players >= 4 and options.get("scoundrels") else []
    assert module(in_deck, "scoundrels") == gangs
    profiteers = ["alchemist", "arkwright", "captain", "carter", "freelancer", "freelancer", "wholesaler", "wholesaler"]
    assert module(in_deck, "profiteers") == (profiteers if options.get("profiteers") else [])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_gets_one_of_each(players: int) -> None:
    """VI-14.1, VI-15.1, VI-A18: a Saint and a Scoundrel in addition to the five hand cards; who is left over is secret."""
    state = dealt(players, **ALL)
    hands = [seat.hand.cards for seat in state.seats]
    dealt_to = [[name for name in module(hand, "scoundrels") if name in SCOUNDRELS | {"courier"}] for hand in hands]
    assert [len(module(hand, "saints")) for hand in hands] == [1] * players
    assert [len(names) for names in dealt_to] == [1] * players
    assert [len(hand) for hand in hands] == [7] * players
    given = {name for names in dealt_to for name in names}
    wanted = SCOUNDRELS | ({"courier"} if players == 5 else set())
    assert given | set(module(state.left_over.cards, "scoundrels")) == wanted
    assert {name for hand in hands for name in module(hand, "saints")} | set(module(state.left_over.cards, "saints")) == SAINTS
    assert not any(state.left_over.visible(i, player) for i in range(len(state.left_over.cards)) for player in range(players))


def test_the_courier_is_an_option() -> None:
    """VI-15.2, VI-15.12: with it any player may get the Courier; five players need it."""
    found = {
        name
        for seed in range(20)
        for seat in dealt(4, seed, scoundrels=True, courier=True).seats
        for name in module(seat.hand.cards, "scoundrels")
    }
    assert "courier" in found
    assert dealt(5, scoundrels=True).left_over.cards == ()
    with pytest.raises(BadSetup):
        fresh(5, scoundrels=True, courier=False)
    with pytest.raises(BadSetup):
        fresh(4, courier=True)


def test_one_development_of_each_suite() -> None:
    """VI-17.1: laid open with their tokens."""
    state = dealt(3, developments=True)
    assert [DEVELOPMENT[card - 1].suite for card in state.developments] == ["community", "trade", "production"]
    assert state.tokens == (-1, -1, -1)
    assert dealt(3).developments == ()


@pytest.mark.parametrize("seed", range(12))
def test_alone_some_cards_are_left_out(seed: int) -> None:
    """VI-18.17: no Recruiter, Noble, Thief, Sheriff, Courier, Inn, Church or Windmill."""
    state = dealt(1, seed, **ALL)
    hand = state.seats[0].hand.cards
    out = {NAME[card] for card in state.box.cards}
    assert len(module(hand, "saints")) == 1
    assert {"recruiter", "noble", "courier", "thief", "sheriff"} <= out
    assert len({DEVELOPMENT[card - 1].id for card in state.developments} - {"inn", "church", "windmill"}) == 3

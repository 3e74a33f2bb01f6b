"""Piles and who may look: views hide by data, determinising deals what a view hides."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import BACK, Game, Pile, Rng, determinise, piles_of, view
from rules.engine.piles import exchange_piles
from rules.engine.types import Seen
from tests.engine.toy import CARDS, TOY, State, Turn, census, state


@pytest.mark.parametrize(
    ("seen", "player", "expected"),
    [
        ("all", None, (1, 2, 3)),
        ("all", 0, (1, 2, 3)),
        ("none", None, (BACK, BACK, BACK)),
        ("none", 1, (BACK, BACK, BACK)),
        ("top", None, (BACK, BACK, 3)),
        ("top", 0, (BACK, BACK, 3)),
        ("top", 1, (BACK, BACK, 3)),
        ("owner", 1, (1, 2, 3)),
        ("owner", 0, (BACK, BACK, BACK)),
        ("owner", None, (BACK, BACK, BACK)),
    ],
)
def test_who_sees_what_of_a_pile(seen: Seen, player: int | None, expected: tuple[int, ...]) -> None:
    start = state(draw=Pile("toy", seen, (1, 2, 3), owner=1))
    assert view(TOY, start, player).draw.cards == expected


@pytest.mark.parametrize("seen", ["none", "owner", "top"])
def test_a_reader_sees_a_pile_beside_whoever_else_may(seen: Seen) -> None:
    start = state(draw=Pile("toy", seen, (1, 2, 3), owner=1))
    before = [view(TOY, start, player).draw.cards for player in (None, 0, 1)]
    start.draw = start.draw.read_by(0)
    assert [view(TOY, start, player).draw.cards for player in (None, 0, 1)] == [before[0], (1, 2, 3), before[2]]
    start.draw = start.draw.read_by(None)
    assert [view(TOY, start, player).draw.cards for player in (None, 0, 1)] == before


def test_a_hand_without_owner_is_seen_by_nobody() -> None:
    pile = Pile("toy", "owner", (1,))
    assert not any(pile.visible(0, player) for player in (None, 0, 1))


def test_a_view_leaves_the_state_alone_and_hides_the_generator() -> None:
    start = state(rng=5, pending=[Turn(0)])
    before = TOY.encoder.encode(start)
    seen = view(TOY, start, 0)
    assert (seen.rng, seen.pending) == (0, start.pending)
    assert TOY.encoder.encode(start) == before


def test_all_piles_are_found_in_the_order_of_the_fields() -> None:
    start = state(3)
    assert list(piles_of(start)) == [*(seat.hand for seat in start.seats), start.draw]


def shuffled(seed: int) -> State:
    start = state(3, pending=[Turn(0)])
    rng = Rng(seed)
    deck = list(CARDS)
    rng.shuffle(deck)
    exchange_piles(start, lambda pile: pile.holding(tuple(deck.pop() for _ in pile.cards)))
    return start


@pytest.mark.parametrize("player", [None, 0, 1, 2])
def test_determinising_keeps_the_view_and_all_cards(player: int | None) -> None:
    rng = Rng(7)
    for seed in range(20):
        seen = view(TOY, shuffled(seed), player)
        dealt = determinise(TOY, seen, rng)
        assert sorted(census(dealt)["toy"]) == list(CARDS)
        assert TOY.encoder.encode(view(TOY, dealt, player)) == TOY.encoder.encode(seen)
        assert dealt.rng != 0
        assert Game(TOY, dealt).legal == Game(TOY, shuffled(seed)).legal


def test_determinising_deals_everything_hidden_evenly() -> None:
    """Each of the 29 cards player 0 does not see is as likely as any other in the hand of player 1."""
    seen, rng, found = view(TOY, shuffled(1), 0), Rng(3), Counter[int]()
    for _ in range(2900):
        found[determinise(TOY, seen, rng).seats[1].hand.cards[0]] += 1
    assert len(found) == 29
    assert sum((n - 100) ** 2 / 100 for n in found.values()) < 56.9  # chi square, 28 degrees of freedom, one in a thousand


def test_determinising_is_chance_of_the_caller() -> None:
    seen = view(TOY, shuffled(1), 0)
    assert determinise(TOY, seen, Rng(5)) == determinise(TOY, seen, Rng(5))
    assert determinise(TOY, seen, Rng(5)) != determinise(TOY, seen, Rng(6))

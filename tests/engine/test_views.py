"""Check who may look at which piles: views hide by data, and determinising deals out what a view hides."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from rules import BACK, Game, Pile, Rng, determinise, is_hidden, piles_of, unseen, view
from rules.engine.hidden.piles import exchange_piles
from rules.engine.types import Seen
from tests.engine.toy import BLUE, CARDS, RED, TOY, Seat, State, Turn, back, census, state


@pytest.mark.parametrize(
    ("seen", "player", "expected"),
    [
        ("all", None, (1, 2, 3)),
        ("all", 0, (1, 2, 3)),
        ("none", None, (BACK, BACK, RED)),
        ("none", 1, (BACK, BACK, RED)),
        ("top", None, (BACK, BACK, 3)),
        ("top", 0, (BACK, BACK, 3)),
        ("top", 1, (BACK, BACK, 3)),
        ("owner", 1, (1, 2, 3)),
        ("owner", 0, (RED, RED, BLUE)),
        ("owner", None, (RED, RED, BLUE)),
    ],
)
def test_who_sees_what_of_a_pile(seen: Seen, player: int | None, expected: tuple[int, ...]) -> None:
    """Every back shows in a hand; in a pile, only the top one."""
    start = state(draw=Pile("toy", seen, (1, 2, 3), owner=1))
    cards = view(TOY, start, player).draw.cards
    assert cards == expected
    assert [is_hidden(card) for card in cards] == [card not in (1, 2, 3) for card in expected]


def test_the_next_card_of_a_pile_shows_its_back_once_the_one_above_is_gone() -> None:
    start = state(draw=Pile("toy", "none", (1, 2, 3)))
    shown = []
    while start.draw.cards:
        shown.append(view(TOY, start, 0).draw.cards[-1])
        _, start.draw = start.draw.drawn()
    assert shown == [RED, BLUE, RED]


def test_a_hidden_hand_does_not_reveal_which_of_two_equal_backs_went() -> None:
    """A player who remembers the order in which cards came must not be able to tell from the rest which one was laid down."""
    hand = Pile("toy", "owner", (1, 2, 3), owner=1)
    after = [view(TOY, state(draw=hand.without(card)), 0).draw.cards for card in (1, 3)]
    assert after == [(RED, BLUE)] * 2


def test_a_card_once_seen_is_shown_face_down_too() -> None:
    """In a pile it is shown in its place, in another's hand before the backs and in an order that tells nothing."""
    remembered = replace(TOY, knows=lambda state, deck, card, player: player == 0 and card in (2, 5))
    start = state(draw=Pile("toy", "none", (1, 2, 3)))
    assert view(remembered, start, 0).draw.cards == (BACK, 2, RED)
    assert view(remembered, start, 1).draw.cards == (BACK, BACK, RED)
    for cards in ((1, 2, 4, 5), (5, 4, 2, 1)):
        hand = state(draw=Pile("toy", "owner", cards, owner=1))
        assert view(remembered, hand, 0).draw.cards == (5, 2, RED, BLUE)
        assert view(remembered, hand, 1).draw.cards == cards
        assert view(remembered, hand, None).draw.cards == (RED, RED, BLUE, BLUE)


def test_what_a_view_knows_is_neither_counted_nor_dealt_again() -> None:
    remembered = replace(TOY, knows=lambda state, deck, card, player: card == 4)
    start = shuffled(2)
    seen = view(remembered, start, None)
    assert 4 not in unseen(remembered, seen)["toy"][BLUE]
    for shown, dealt in zip(piles_of(seen), piles_of(determinise(remembered, seen, Rng(2))), strict=True):
        assert [card for card in dealt.cards if card == 4] == [card for card in shown.cards if card == 4]


def test_what_others_know_is_blanked_in_a_view() -> None:
    def forget(seen: State, player: int | None) -> None:
        seen.tipped = False

    start = state(tipped=True)
    assert not view(replace(TOY, forget=forget), start, 0).tipped
    assert start.tipped


@pytest.mark.parametrize("player", [None, 0, 1])
def test_a_view_of_a_view_is_the_view(player: int | None) -> None:
    seen = view(TOY, shuffled(4), player)
    assert view(TOY, seen, player) == seen


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
    """Return two hands of three cards, five face-up cards of which only the top shows, and a draw pile."""
    rng, deck = Rng(seed), list(CARDS)
    rng.shuffle(deck)
    hands = [Pile("toy", "owner", tuple(deck.pop() for _ in range(3)), owner=player) for player in range(2)]
    hands.append(Pile("toy", "top", tuple(deck.pop() for _ in range(5))))
    return state(seats=tuple(Seat(hand=hand) for hand in hands), draw=Pile("toy", "none", tuple(deck)), pending=[Turn(0)])


def exchanged(of: State, one: int, other: int) -> State:
    """Return the state with two cards in each other's places."""
    swapped = {one: other, other: one}
    new = TOY.copy(of)
    exchange_piles(new, lambda pile: pile.holding(tuple(swapped.get(card, card) for card in pile.cards)))
    return new


@pytest.mark.parametrize("player", [None, 0, 1, 2])
def test_hidden_cards_of_one_back_can_change_places_and_no_view_changes(player: int | None) -> None:
    """Cards with different backs cannot be exchanged unless no one sees their backs either."""
    for seed in range(6):
        start = shuffled(seed)
        if seed % 2:
            start.draw = start.draw.read_by(0)
        seen = view(TOY, start, player)
        places = [(pile, i) for pile in piles_of(start) for i in range(len(pile.cards)) if not pile.visible(i, player)]
        compared = set()
        for (a, i), (b, j) in combinations(places, 2):
            one, other = a.cards[i], b.cards[j]
            alike = back("toy", one) == back("toy", other)
            covered = not a.shows_back(i) and not b.shows_back(j)
            same_hand = a is b and a.seen == "owner"
            compared.add((alike, covered))
            assert (view(TOY, exchanged(start, one, other), player) == seen) == (alike or covered or same_hand)
        assert len(compared) == 4 if start.draw.reader != player else {alike for alike, _ in compared} == {True, False}


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


@pytest.mark.parametrize("player", [None, 0, 1, 2])
def test_no_card_is_dealt_under_a_foreign_back(player: int | None) -> None:
    rng = Rng(8)
    for seed in range(20):
        seen = view(TOY, shuffled(seed), player)
        for shown, dealt in zip(piles_of(seen), piles_of(determinise(TOY, seen, rng)), strict=True):
            for before, card in zip(shown.cards, dealt.cards, strict=True):
                assert not is_hidden(card)
                assert card == before if not is_hidden(before) else before in (BACK, back("toy", card))


def test_what_a_view_does_not_show_is_counted_by_back() -> None:
    start = shuffled(2)
    seen = view(TOY, start, 0)
    left = [card for card in CARDS if card not in start.seats[0].hand.cards and card != start.seats[2].hand.cards[-1]]
    assert unseen(TOY, seen) == {"toy": {colour: [card for card in left if back("toy", card) == colour] for colour in (RED, BLUE)}}
    assert unseen(TOY, start) == {"toy": {}}


def test_determinising_deals_what_is_hidden_under_one_back_evenly() -> None:
    """Each card with a given back that player 0 does not see is equally likely in the hand of player 1; at the bottom of the pile,
    so is every such card of either back.
    """
    seen, rng = view(TOY, shuffled(1), 0), Rng(3)
    shown = seen.seats[1].hand.cards[0]
    fits = unseen(TOY, seen)["toy"][shown]
    hidden = sum(map(len, unseen(TOY, seen)["toy"].values()))
    in_hand, lowest = Counter[int](), Counter[int]()
    for _ in range(100 * hidden):
        dealt = determinise(TOY, seen, rng)
        in_hand[dealt.seats[1].hand.cards[0]] += 1
        lowest[back("toy", dealt.draw.cards[0])] += 1
    assert sorted(in_hand) == fits
    even = 100 * hidden / len(fits)
    assert sum((n - even) ** 2 / even for n in in_hand.values()) < 36.1  # chi-squared, at most 14 degrees of freedom, one in a thousand
    assert set(lowest) == {RED, BLUE}


def test_determinising_is_chance_of_the_caller() -> None:
    seen = view(TOY, shuffled(1), 0)
    assert determinise(TOY, seen, Rng(5)) == determinise(TOY, seen, Rng(5))
    assert determinise(TOY, seen, Rng(5)) != determinise(TOY, seen, Rng(6))

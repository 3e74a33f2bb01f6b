"""Check what each seat may know (VI-20)."""

from typing import Any

import pytest

from rules import BACK, Game, Rng, determinise, is_hidden, unseen, view
from rules.games.villagers.board import knowledge

from ..builder import fresh, table
from ..cards import NAME, SUIT, names
from ..verbs import do, hand, known

SEATS: list[int | None] = [0, 1, 2, None]
WOOD, HAY = "log_rafter", "thatcher"


def seen(game: Game[Any], viewer: int | None) -> Any:
    """Return the state as a seat may know it."""
    return view(game.rules, game.state, viewer)


def laid_down(game: Game[Any], card: str, stack: int = 1) -> Game[Any]:
    """Let seat 0 put a hand card face down on a stack, counted from 1, as it is put there for a basic (VI-7.2)."""
    after = game.copy()
    seat = after.state.seats[0]
    number = next(n for n in seat.hand.cards if NAME[n] == card)
    knowledge.slip(after.state, 0, number)
    seat.hand = seat.hand.without(number)
    after.state.stacks = tuple(pile.holding((*pile.cards, number)) if n == stack else pile for n, pile in enumerate(after.state.stacks, 1))
    return after


def in_hand(game: Game[Any], viewer: int | None, seat: int = 0) -> list[str]:
    """Return the cards of a hand that a viewer knows."""
    return known(game, game.state.seats[seat].hand.cards, viewer)


def in_stack(game: Game[Any], viewer: int | None, stack: int = 1) -> list[str]:
    """Return the cards of a stack that a viewer knows."""
    return known(game, game.state.stacks[stack - 1].cards, viewer)


def shown(game: Game[Any], *cards: str, seat: int = 0, to: int | None = None) -> Game[Any]:
    """Let everybody, or one player, have seen cards of a hand."""
    numbers = [next(n for n in game.state.seats[seat].hand.cards if NAME[n] == card) for card in cards]
    if to is None:
        knowledge.show(game.state, *numbers)
    else:
        knowledge.look(game.state, to, numbers)
    return game


@pytest.mark.parametrize("viewer", SEATS)
def test_hands_show_their_backs(viewer: int | None) -> None:
    """VI-20.1, VI-20.2: the owner sees the cards, the others the number and the suits, in an order that tells nothing."""
    game = fresh(3)
    for player, seat in enumerate(seen(game, viewer).seats):
        true = game.state.seats[player].hand.cards
        backs = [game.rules.back("villager", card) for card in true]
        assert list(seat.hand.cards) == (list(true) if viewer == player else sorted(backs, reverse=True))
        assert len({*backs}) == len({SUIT[card] for card in true})


@pytest.mark.parametrize("viewer", SEATS)
def test_stacks_and_the_reserve_show_the_suit_on_top(viewer: int | None) -> None:
    """VI-20.1, VI-20.2."""
    game = fresh(3)
    other = seen(game, viewer)
    for pile, true in zip((*other.stacks, other.reserve), (*game.state.stacks, game.state.reserve), strict=True):
        assert pile.cards == (BACK,) * (len(true.cards) - 1) + (game.rules.back("villager", true.cards[-1]),)


@pytest.mark.parametrize("viewer", SEATS)
def test_everything_else_is_open(viewer: int | None) -> None:
    """VI-20.1: villages, coins, supplies, squares, open cards, the discard pile, basics, the start player."""
    game = table(discard="peddler, monk", square="mason", village="miner(seeker)", road_coins=(0, 1, 0, 2, 0, 0))
    other = seen(game, viewer)
    for mine, true in zip(other.seats, game.state.seats, strict=True):
        assert (mine.village, mine.square, mine.gold) == (true.village, true.square, true.gold)
    for what in ("road", "road_coins", "discard", "basics", "first", "box"):
        assert getattr(other, what) == getattr(game.state, what)


@pytest.mark.parametrize("viewer", SEATS)
def test_drafted_cards_stay_known_in_the_hand(viewer: int | None) -> None:
    """VI-20.3, VI-4.5: drafted from the road or from a stack."""
    game = table(stacks={1: "monk, agent, tinner, smuggler, apprentice"}, hand=HAY)
    do(game, "draft mason", "draft stack 1", "draft stack 1", "draft stack 1", "draft stack 1", "draft stack 2")
    assert not game.state.seats[0].square
    assert set(in_hand(game, viewer)) - {HAY} == set(hand(game)) - {HAY}
    assert (HAY in in_hand(game, viewer)) == (viewer == 0)


@pytest.mark.parametrize("viewer", SEATS)
def test_starting_hands_are_known_to_their_owners_only(viewer: int | None) -> None:
    """VI-20.3."""
    game = fresh(3)
    for player in range(3):
        assert len(in_hand(game, viewer, player)) == (5 if viewer == player else 0)


@pytest.mark.parametrize("viewer", SEATS)
def test_known_cards_come_first_and_sorted_whatever_the_order_in_the_hand(viewer: int | None) -> None:
    """VI-20.3: where a card lies in a hand tells nothing."""
    one = shown(table(hand=f"monk, {WOOD}, {HAY}, mason"), WOOD, "mason")
    other = shown(table(hand=f"mason, {HAY}, {WOOD}, monk"), WOOD, "mason")
    cards = [seen(game, viewer).seats[0].hand.cards for game in (one, other)]
    assert (cards[0] == cards[1]) == (viewer != 0)
    if viewer != 0:
        assert [is_hidden(card) for card in cards[0]] == [False, False, True, True]
        assert sorted(names(cards[0][:2])) == [WOOD, "mason"]


class TestLaidDown:
    """VI-20.4, VI-20.5: a card put face down on a stack for a basic."""

    @pytest.mark.parametrize("viewer", [1, 2, None])
    def test_a_known_card_alone_of_its_suit_stays_known(self, viewer: int | None) -> None:
        game = laid_down(shown(table(hand=f"{WOOD}, {HAY}"), WOOD), WOOD)
        assert in_stack(game, viewer) == [WOOD]
        assert in_hand(game, viewer) == []

    @pytest.mark.parametrize("viewer", [1, 2, None])
    def test_known_cards_of_one_type_stay_known(self, viewer: int | None) -> None:
        game = table(hand=f"{WOOD}, {WOOD}, {HAY}")
        knowledge.show(game.state, *game.state.seats[0].hand.cards)
        game = laid_down(game, WOOD)
        assert in_stack(game, viewer) == [WOOD]
        assert in_hand(game, viewer) == sorted([WOOD, HAY])

    @pytest.mark.parametrize("viewer", [1, 2, None])
    def test_known_cards_of_two_types_become_unknown_with_the_rest(self, viewer: int | None) -> None:
        game = laid_down(shown(table(hand=f"{WOOD}, wheeler, {HAY}"), WOOD, "wheeler", HAY), WOOD)
        assert in_stack(game, viewer) == []
        assert in_hand(game, viewer) == [HAY]

    @pytest.mark.parametrize("viewer", [1, 2, None])
    def test_nothing_is_deduced(self, viewer: int | None) -> None:
        """VI-20.7: the second of two cards of a suit must be the one that was seen, but it is not known."""
        game = laid_down(shown(table(hand=f"{WOOD}, wheeler", stacks={1: ""}), WOOD), "wheeler")
        assert in_stack(game, viewer) == in_hand(game, viewer) == []
        assert in_stack(laid_down(game, WOOD), viewer) == []

    @pytest.mark.parametrize("viewer", [1, 2, None])
    def test_two_equal_cards_of_which_one_is_unseen(self, viewer: int | None) -> None:
        """VI-A40."""
        game = table(hand=f"{WOOD}, {WOOD}")
        knowledge.show(game.state, game.state.seats[0].hand.cards[0])
        game = laid_down(game, WOOD)
        assert in_stack(game, viewer) == []
        assert in_hand(game, viewer) == []

    def test_each_observer_for_themselves(self) -> None:
        """Seat 2 has seen both cards, seat 1 only one of them."""
        game = table(hand=f"{WOOD}, {WOOD}")
        knowledge.show(game.state, game.state.seats[0].hand.cards[0])
        game = laid_down(shown(game, WOOD, WOOD, to=2), WOOD)
        knowledge.look(game.state, 2, game.state.seats[0].hand.cards)
        assert [in_stack(game, viewer) for viewer in SEATS] == [[WOOD], [], [], []]

    def test_an_observer_who_has_seen_all_keeps_track(self) -> None:
        game = table(hand=f"{WOOD}, {WOOD}")
        knowledge.show(game.state, game.state.seats[0].hand.cards[0])
        knowledge.look(game.state, 2, game.state.seats[0].hand.cards)
        game = laid_down(game, WOOD)
        assert [in_stack(game, viewer) for viewer in SEATS] == [[WOOD], [], [WOOD], []]
        assert [in_hand(game, viewer) for viewer in SEATS] == [[WOOD], [], [WOOD], []]

    def test_the_owner_follows_the_card_wherever_it_lies_in_the_stack(self) -> None:
        """VI-20.5."""
        game = laid_down(laid_down(table(hand=f"{WOOD}, {HAY}"), WOOD), HAY)
        assert in_stack(game, 0) == sorted([WOOD, HAY])
        assert seen(game, 0).stacks[0].cards[-2:] == game.state.stacks[0].cards[-2:]
        assert in_stack(game, 1) == []

    def test_a_basic_in_the_hand_has_no_back_and_confuses_nobody(self) -> None:
        """VI-1, VI-7.5: a Lumberjack in hand is not one of the wood cards it could be taken for."""
        game = shown(table(hand=f"{WOOD}, lumberjack", basics={"lumberjack": 8}), WOOD, "lumberjack")
        after = laid_down(game, WOOD)
        assert in_stack(after, 1) == [WOOD]
        assert in_hand(after, 1) == ["lumberjack"]
        assert in_hand(laid_down(game, "lumberjack"), 1) == [WOOD]


def test_looking_through_a_stack_and_putting_it_back() -> None:
    """VI-20.5, VI-20.6: no one else can follow a card any longer."""
    game = laid_down(shown(table(hand=f"{WOOD}, {HAY}"), WOOD), WOOD)
    cards = game.state.stacks[0].cards
    knowledge.look(game.state, 1, cards)
    assert [len(in_stack(game, viewer)) for viewer in SEATS] == [1, len(cards), 1, 1]
    knowledge.reorder(game.state, 1, cards)
    assert [len(in_stack(game, viewer)) for viewer in SEATS] == [0, len(cards), 0, 0]
    knowledge.shuffle(game.state, cards)
    assert [len(in_stack(game, viewer)) for viewer in SEATS] == [0, 0, 0, 0]


def test_a_card_taken_by_one_who_saw_the_whole_hand() -> None:
    """VI-20.6: both know the stolen card, for the others it is like a card laid down."""
    game = shown(table(hand=f"{WOOD}, wheeler, {HAY}, monk"), WOOD, HAY)
    state = game.state
    stolen = state.seats[0].hand.cards[0]
    knowledge.look(state, 1, state.seats[0].hand.cards)
    knowledge.slip(state, 0, stolen, 1)
    state.seats[0].hand = state.seats[0].hand.without(stolen)
    state.seats[1].hand += (stolen,)
    assert [in_hand(game, viewer, 1) for viewer in SEATS] == [[WOOD], [WOOD], [], []]
    assert [in_hand(game, viewer, 0) for viewer in SEATS] == [sorted(["wheeler", HAY, "monk"])] * 2 + [[HAY]] * 2


@pytest.mark.parametrize("viewer", SEATS)
def test_no_view_tells_what_others_know(viewer: int | None) -> None:
    """VI-20.4: that a player knows a card laid down would tell that all cards of its suit were alike."""
    game = table(hand=f"{WOOD}, {HAY}")
    knowledge.look(game.state, 1, game.state.seats[0].hand.cards)
    knows_all, knows_nothing = laid_down(game, WOOD), laid_down(table(hand=f"{WOOD}, {HAY}"), WOOD)
    assert (seen(knows_all, viewer) == seen(knows_nothing, viewer)) == (viewer != 1)


@pytest.mark.parametrize("viewer", SEATS)
def test_what_everybody_knows_is_part_of_every_view(viewer: int | None) -> None:
    """VI-20.3: a player who goes on playing from a view knows that the others know it too."""
    game = shown(table(hand=f"{WOOD}, {HAY}"), WOOD)
    dealt = Game(game.rules, determinise(game.rules, seen(game, viewer), Rng(3)))
    assert [in_hand(dealt, other) for other in (1, 2, None)] == [[WOOD]] * 3


@pytest.mark.parametrize("viewer", SEATS)
def test_what_could_still_be_face_down(viewer: int | None) -> None:
    """VI-20.8: the cards in hands and piles that the viewer does not know, and no card that is out of the game."""
    game = shown(table(hand=f"{WOOD}, {HAY}"), WOOD)
    state = game.state
    hidden = [*state.reserve.cards, *(card for pile in state.stacks for card in pile.cards)]
    hidden += [card for card in state.seats[0].hand.cards if viewer != 0 and NAME[card] == HAY]
    found = unseen(game.rules, seen(game, viewer))["villager"]
    assert sorted(card for cards in found.values() for card in cards) == sorted(hidden)
    assert not {"wool", "leather"} & {SUIT[card] for cards in found.values() for card in cards}


DRAFTS = ("draft seeker", "draft agent", "draft mason", "draft priest", "decline", "decline")
"""Two ore cards for seat 0 that everybody has seen."""


def drafted(**more: Any) -> Game[Any]:
    """Let seat 0 draft a Seeker and a Mason, and begin to build."""
    game = table(2, road="seeker, mason, agent, fisher, priest, grocer", **more)
    do(game, *DRAFTS)
    return game


def test_a_card_of_its_suit_laid_down_blurs_what_was_drafted() -> None:
    """VI-20.4, VI-20.7: in the hand, and wherever those cards go face down later; the owner follows them all."""
    game = drafted(stacks={1: "hunter, hunter, monk, monk, tinner, tinner"})
    do(game, "basic miner seeker stack 1")
    assert (in_stack(game, 0), in_stack(game, 1), in_hand(game, 1)) == (["seeker"], [], [])
    do(game, "basic miner mason stack 1")
    assert (in_stack(game, 0), in_stack(game, 1)) == (["mason", "seeker"], [])


def test_a_card_that_is_left_alone_of_its_suit_can_be_followed() -> None:
    """VI-20.4: the other one was laid openly before; cards of other suits say nothing."""
    game = drafted(hand="tinner", stacks={1: "hunter, hunter, monk, monk, thatcher, harvester"})
    do(game, "basic miner tinner stack 2", "lay mason on miner", "basic miner seeker stack 3")
    assert (in_stack(game, 1, 2), in_stack(game, 1, 3)) == ([], ["seeker"])


def test_a_card_laid_down_face_up_blurs_nothing() -> None:
    """VI-7.3, VI-20.4: on the discard pile everybody sees which card it is."""
    game = drafted(stacks=dict.fromkeys(range(1, 7), ""), rest="box")
    do(game, "basic miner seeker discard_pile")
    assert in_hand(game, 1) == ["mason"]


def test_a_wildcard_that_returned_can_be_followed() -> None:
    """VI-20.3, VI-20.4, VI-9.9."""
    game = table(2, at="BuildPhase", hand="monk, hunter, agent")
    do(game, "lay monk", "lay hunter", "take_back monk", "basic miner monk stack 1")
    assert in_stack(game, 1) == ["monk"]


def test_the_card_of_a_church_is_known_to_whoever_laid_it_down() -> None:
    """VI-20.3, VI-20.5: and to the player who took it, but not to the public."""
    others = {1: {"village": "hunter, harvester, wattler"}}
    stacks = {1: "agent", **dict.fromkeys(range(2, 7), "")}
    options = {"developments": True}
    game = table(
        2, at="BuildPhase", hand="mason", stacks=stacks, rest="box", developments="church", tokens=(-1,), options=options, others=others
    )
    do(game, "basic miner mason stack 1", "end_turn", "end_turn")
    assert hand(game, 1) == ["mason"]
    assert [in_hand(game, viewer, 1) for viewer in (0, 1, None)] == [["mason"], ["mason"], []]

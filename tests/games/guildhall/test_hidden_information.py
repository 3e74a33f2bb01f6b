"""Check what each seat may know (GH-14)."""

from typing import Any

import pytest

from rules import BACK, Deals, Game, NoDealError, Rng, view

from .builder import begun, fresh, table
from .cards import name
from .verbs import do, legal

SEATS: list[int | None] = [0, 1, 2, None]


def seen(game: Any, viewer: int | None) -> Any:
    """Return the state as a seat may know it."""
    return view(game.rules, game.state, viewer)


def full() -> Any:
    """Return a game of three players with some of everything."""
    return table(
        players=3,
        hand="red trader, blue farmer",
        hall="red dancer",
        completed=["weaver", "farmer"],
        tokens=2,
        vp=["vp_5"],
        discard="red weaver, blue weaver, green weaver",
        others={1: {"hand": "red assassin", "hall": "blue dancer", "completed": ["trader"], "vp": ["vp_7"]}, 2: {"hand": "green farmer"}},
    )


@pytest.mark.parametrize("viewer", SEATS)
def test_hands(viewer: int | None) -> None:
    """GH-14.1: the owner sees the cards, others how many there are."""
    game = full()
    for player, seat in enumerate(seen(game, viewer).seats):
        true = game.state.seats[player].hand.cards
        assert seat.hand.cards == (true if viewer == player else (BACK,) * len(true))


@pytest.mark.parametrize("viewer", SEATS)
def test_what_is_open(viewer: int | None) -> None:
    """GH-14.2: halls, action areas, VP cards, the row, tokens and totals are open."""
    game = full()
    do(game, "play red trader none")
    other = seen(game, viewer)
    for mine, true in zip(other.seats, game.state.seats, strict=True):
        for what in ("hall", "action_area", "vp_cards", "tokens"):
            assert getattr(mine, what) == getattr(true, what)
    assert other.vp_row == game.state.vp_row
    assert game.rules.score(other) == game.rules.score(game.state)
    assert other.actions_left == game.state.actions_left


@pytest.mark.parametrize("viewer", SEATS)
def test_completed_chapters(viewer: int | None) -> None:
    """GH-14.3: the owner knows the professions, others the number of chapters."""
    game = full()
    for player, seat in enumerate(seen(game, viewer).seats):
        true = [stack.cards for stack in game.state.seats[player].chapters]
        assert [stack.cards for stack in seat.chapters] == (true if viewer == player else [(BACK,) * 5 for _ in true])


@pytest.mark.parametrize("viewer", SEATS)
def test_piles(viewer: int | None) -> None:
    """GH-14.4, GH-14.5, GH-1.11: players know the size of face-down piles and the top of the discard pile."""
    game = full()
    other = seen(game, viewer)
    assert other.draw.cards == (BACK,) * len(game.state.draw.cards)
    assert other.vp_deck.cards == (BACK,) * len(game.state.vp_deck.cards)
    assert other.discard.cards[:-1] == (BACK, BACK)
    assert name(other.discard.cards[-1]) == "green weaver"
    assert other.rng == 0


SEARCHES: list[Any] = [
    pytest.param({"hand": "red historian", "hall": "blue green historian"}, ["play red historian 2"], id="GH-12.8"),
    pytest.param({"hand": "purple historian", "hall": "red blue yellow green historian"}, ["play purple historian 4"], id="GH-12.9"),
    pytest.param(
        {"completed": ["dancer"], "row": ["vp_3_recall", "vp_9", "vp_9", "vp_7", "vp_7"]},
        ["buy vp_3_recall", "confirm", "use"],
        id="GH-13.6",
    ),
]


@pytest.mark.parametrize(("said", "done"), SEARCHES)
def test_a_search(said: dict[str, Any], done: list[str]) -> None:
    """GH-14.6: the searching player sees all cards in order, the others the top one; afterwards no one sees any more than that."""
    game = table(players=3, discard="red weaver, blue weaver, green weaver", **said)
    do(game, *done)
    true = game.state.discard.cards
    assert seen(game, 0).discard.cards == true
    for viewer in (1, 2, None):
        cards = seen(game, viewer).discard.cards
        assert set(cards[:-1]) == {BACK}
        assert cards[-1] == true[-1]
    while legal(game, "recall"):
        game.apply(game.legal[0])
    for viewer in SEATS:
        cards = seen(game, viewer).discard.cards
        assert set(cards[:-1]) <= {BACK}
        assert cards[-1:] == game.state.discard.cards[-1:]
        assert seen(game, viewer).seats[0].hall == game.state.seats[0].hall


def test_an_offered_search_reveals_something() -> None:
    """GH-14.9: what the player in turn is offered depends on what is in the pile."""
    game = table(hand="red historian", hall="blue green historian, red weaver", discard="blue weaver, red weaver")
    assert "play red historian 2" in legal(game)
    game = table(hand="red historian", hall="blue green historian, red weaver", discard="red weaver, red weaver")
    assert "play red historian 2" not in legal(game)


@pytest.mark.parametrize("discard", ["blue weaver, red weaver", "red weaver, red weaver"])
def test_an_imagined_pile_fits_what_is_offered(discard: str) -> None:
    """GH-14.9: the player in turn knows whether the pile that they do not see has what they need, and imagines no other."""
    game, rng = table(hand="red historian", hall="blue green historian, red weaver", discard=discard), Rng(1)
    rules, mine = game.rules, seen(game, 0)
    deals, ignorant = Deals(rules, mine, game.legal), Deals(rules, mine)
    for _ in range(20):
        assert Game(rules, deals.deal(rng)).legal == game.legal
    assert any(Game(rules, ignorant.deal(rng)).legal != game.legal for _ in range(300))


def test_a_pile_full_of_what_its_player_cannot_use_is_imagined_as_such() -> None:
    """GH-14.9: hardly any deal fills it with nothing but cards identical to those in the hall, as a good player does."""
    useless = "red blue green historian, red blue yellow weaver, red green farmer"
    game, rng = table(hand="purple historian", hall=useless, discard=f"{useless}, {useless}"), Rng(1)
    assert legal(game, "play") == {"play purple historian"}
    deals = Deals(game.rules, seen(game, 0), game.legal)
    worlds = [deals.deal(rng) for _ in range(20)]
    assert all(Game(game.rules, world).legal == game.legal for world in worlds)
    assert len({world.discard.cards for world in worlds}) == 20


def test_a_pile_with_one_card_that_its_player_can_use_is_imagined_as_such() -> None:
    """GH-14.9, 12.8: hardly any deal fills it with so little of use, and with nothing of use the card would be played without a choice."""
    useless = "red blue green yellow historian, red blue yellow weaver, red green farmer"
    game, rng = table(hand="purple historian", hall=useless, discard=f"red assassin, {useless}, {useless}"), Rng(1)
    assert legal(game, "play") == {"play purple historian 2", "play purple historian none"}
    deals = Deals(game.rules, seen(game, 0), game.legal)
    worlds = [deals.deal(rng) for _ in range(20)]
    assert all(Game(game.rules, world).legal == game.legal for world in worlds)
    assert len({world.discard.cards for world in worlds}) == 20


def test_nobody_imagines_a_pile_that_no_deal_gives() -> None:
    game = table(hand="red historian", hall="blue green historian, red weaver", discard="blue weaver, green weaver")
    with pytest.raises(NoDealError):
        Deals(game.rules, seen(game, 0), game.legal[:-1]).deal(Rng(1))


def test_cards_put_away_are_shown_one_by_one() -> None:
    """GH-14.7: everyone is told each card; only the top one stays in sight."""
    game = table(players=3, hand="red trader, blue trader, green trader", discard="red weaver")
    events = do(game, "refill", "discard blue trader", "discard red trader", "draw")
    told = [event for event in events if event.kind == "discarded"]
    assert [name(int(event.items[0].partition(":")[2])) for event in told] == ["blue trader", "red trader"]
    assert all(event.seen_by is None for event in told)
    for viewer in SEATS:
        cards = seen(game, viewer).discard.cards
        assert cards[:-1] == (BACK, BACK)
        assert name(cards[-1]) == "red trader"


def test_of_drawn_cards_only_the_number_is_reported() -> None:
    """GH-14.1: the events name no card that only its owner may know."""
    game = table(players=3, hand="yellow dancer", hall="red blue dancer", draw="red trader, blue trader")
    events = do(game, "play yellow dancer 2")
    drawn = {f"card:{card}" for card in game.state.seats[0].hand.cards}
    assert len(drawn) == 2
    for event in events:
        if event.seen_by is None or set(event.seen_by) != {0}:
            assert not drawn & set(event.items)


def test_nobody_sees_who_has_what_in_the_setup() -> None:
    """GH-14.8: while a player chooses, the others see backs."""
    game = fresh(3, 2)
    decider = game.decider
    for viewer in (*range(3), None):
        for player, seat in enumerate(seen(game, viewer).seats):
            assert (BACK in seat.hand.cards) == (viewer != player)
    assert decider is not None
    begun(game)
    assert all(BACK not in seen(game, player).seats[player].hand.cards for player in range(3))


def test_the_surplus_of_an_opponent_is_known_to_him() -> None:
    """GH-14.8, GH-14.3: the opponent decides in another's turn and sees their own chapters; the player in turn does not."""
    game = table(
        hand="red trader",
        hall="purple dancer",
        others={1: {"hall": "red blue yellow green dancer, blue farmer", "completed": ["weaver", "farmer", "trader"]}},
        timing="immediate",
    )
    do(game, "play red trader 0", "give purple dancer", "take blue farmer of 1")
    assert game.decider == 1
    assert all(BACK not in stack.cards for stack in seen(game, 1).seats[1].chapters)
    assert all(set(stack.cards) == {BACK} for stack in seen(game, 0).seats[1].chapters)

"""Check hidden information (BC-18)."""

from typing import Any

import pytest

from rules import BACK, Rng, determinise, piles_of, view
from rules.engine.checks import check_state

from .builder import fresh, table
from .verbs import do, idle, play


def hidden(cards: list[int]) -> bool:
    """Return whether all cards show only their backs."""
    return bool(cards) and set(cards) == {BACK}


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_table_of_what_is_seen(viewer: int) -> None:
    """BC-18.1 and the table of section 18."""
    game = fresh(3, open_hands=False)
    for _ in range(4):
        idle(game)
    true, seen = game.state, view(game.rules, game.state, viewer)
    for p, (seat, mine) in enumerate(zip(true.seats, seen.seats, strict=True)):
        assert hidden(mine.stack.cards)
        assert len(mine.stack.cards) == len(seat.stack.cards)
        assert len(mine.hand.cards) == len(seat.hand.cards)
        assert mine.hand.cards == seat.hand.cards if p == viewer else hidden(mine.hand.cards)
        for what in ("projects", "estate", "goods", "sold", "animals", "workers", "silver", "firsts", "all_seven"):
            assert getattr(mine, what) == getattr(seat, what)
    assert seen.credited == true.credited
    assert hidden(seen.draw.cards)
    assert len(seen.draw.cards) == len(true.draw.cards)
    assert (seen.display, seen.firsts, seen.all_seven, seen.phase) == (true.display, true.firsts, true.all_seven, true.phase)
    assert (seen.first, seen.holder, seen.turned) == (true.first, true.holder, true.turned)
    for pile, whole in zip([*seen.goods, *seen.animals, seen.discard], [*true.goods, *true.animals, true.discard], strict=True):
        assert pile.cards[-1] == whole.cards[-1] != BACK
        assert hidden(pile.cards[:-1])
        assert len(pile.cards) == len(whole.cards)
    assert seen.rng == 0


def test_the_previous_hand_is_hidden_from_the_next_player() -> None:
    """BC-18.1: when the turn passes, so does the view; an event announces the turn for the hand-over screen."""
    game = table(2, hand=[3, 4], others={1: {"hand": [5, 6]}})
    assert hidden(view(game.rules, game.state, 0).seats[1].hand.cards)
    events = idle(game)
    assert [(event.kind, event.player) for event in events if event.kind == "turn"] == [("turn", 1)]
    seen = view(game.rules, game.state, game.decider)
    assert hidden(seen.seats[0].hand.cards)
    assert seen.seats[1].hand.cards == game.state.seats[1].hand.cards


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_open_hands(players: int) -> None:
    """BC-18.1: with the option everyone sees all hands, but no personal stack; in a solo game nothing needs hiding."""
    game = fresh(players) if players == 1 else fresh(players, open_hands=True)
    seen = view(game.rules, game.state, 0)
    assert [seat.hand.cards for seat in seen.seats] == [seat.hand.cards for seat in game.state.seats]
    assert all(hidden(seat.stack.cards) for seat in seen.seats)


def test_somebody_without_a_seat() -> None:
    """BC-18.1: without a seat, no hand is visible."""
    game = fresh(2, open_hands=False)
    assert all(hidden(seat.hand.cards) for seat in view(game.rules, game.state, None).seats)


@pytest.mark.parametrize("viewer", [0, 1])
def test_purchased_cards_are_open(viewer: int) -> None:
    """BC-11.4, A-11: everyone sees all three."""
    game = table(2, silver=3)
    do(game, "buy")
    assert view(game.rules, game.state, viewer).offer == game.state.offer
    assert len(game.state.offer) == 3


def test_the_discard_pile_cannot_be_looked_through() -> None:
    """BC-18.2, A-29: only its top card and size are visible; the card just played is on top."""
    game = table(2, hand=[3], discard=["castle1", "mine2"])
    seen = view(game.rules, game.state, 0).discard.cards
    assert (len(seen), seen[0]) == (2, BACK)
    assert seen[1] == game.state.discard.cards[1]
    played = game.state.seats[0].hand.cards[0]
    play(game, 3)
    assert view(game.rules, game.state, 1).discard.cards == (BACK, BACK, played)


def test_egons_stacks() -> None:
    """BC-17.2: only the size of his unrevealed stacks is known; his estate is open."""
    game = fresh(1)
    seen = view(game.rules, game.state, 0)
    assert [len(pile.cards) for pile in seen.egon.stacks] == [0, 4, 5, 6, 7]
    assert all(hidden(pile.cards) for pile in seen.egon.stacks[1:])
    assert seen.egon.estate == game.state.egon.estate


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_view_does_not_depend_on_what_it_hides(players: int) -> None:
    """BC-18.1: dealing the hidden cards again changes no view of the same player; events of drawing name no card."""
    game: Any = fresh(players, seed=3) if players == 1 else fresh(players, seed=3, open_hands=False)
    for _ in range(5):
        events = idle(game)
        for event in events:
            if event.kind in ("drew", "dealt"):
                assert not [item for item in event.items if item.startswith("card:")]
    seen = view(game.rules, game.state, 0)
    other = determinise(game.rules, seen, Rng(9))
    check_state(game.rules, other)
    assert any(a.cards != b.cards for a, b in zip(piles_of(other), piles_of(game.state), strict=True))
    assert view(game.rules, other, 0) == seen

"""Check how a game is set up (VI-2)."""

from collections import Counter
from typing import Any

import pytest

from rules import Game, new
from rules.games.villagers.components import MARKET_UNDER

from ..builder import fresh
from ..cards import DATA, NAME, SUIT, names
from ..verbs import gold, road

DEALT = {2: (4, 24, 10, 46, 80), 3: (6, 36, 15, 29, 80), 4: (8, 48, 20, 26, 94), 5: (10, 60, 25, 9, 94)}
"""By players: cards in a stack, in all stacks, in the hands, in the reserve, in the deck (VI-2.8)."""
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def deck(game: Game[Any]) -> list[int]:
    """Return the cards that were dealt face down."""
    state = game.state
    stacks = [card for pile in state.stacks for card in pile.cards]
    return [*stacks, *state.reserve.cards, *(card for seat in state.seats for card in seat.hand.cards)]


@PLAYERS
def test_stacks_hands_and_the_reserve(players: int) -> None:
    """VI-2.8, VI-2.10, VI-2.11."""
    game = fresh(players)
    state = game.state
    stack, in_stacks, in_hands, in_reserve, in_all = DEALT[players]
    assert [len(pile.cards) for pile in state.stacks] == [stack] * 6
    assert 6 * stack == in_stacks
    assert sum(len(seat.hand.cards) for seat in state.seats) == in_hands
    assert len(state.reserve.cards) == in_reserve
    assert len(deck(game)) == in_all
    assert state.discard.cards == ()


@PLAYERS
def test_wool_and_leather_are_for_four_and_five(players: int) -> None:
    """VI-2.2: every type has two copies; six types have one of them on the road."""
    found = Counter(names((*deck(fresh(players)), *fresh(players).state.road)))
    base = [kind for kind in DATA["villagers"] if players >= 4 or kind["suit"] not in ("wool", "leather")]
    assert found == {kind["id"]: 2 for kind in base}
    assert {SUIT[card] for card in deck(fresh(players))} >= ({"wool", "leather"} if players >= 4 else set())


@PLAYERS
def test_six_open_cards_without_coins(players: int) -> None:
    """VI-2.3."""
    game = fresh(players, seed=players)
    assert road(game) == DATA["signpost"]["arrangement"]
    assert game.state.road_coins == (0,) * 6


@PLAYERS
def test_what_a_player_has(players: int) -> None:
    """VI-2.5: the Founders with the gold side up, an empty square, 8 gold."""
    game = fresh(players)
    for seat, state in enumerate(game.state.seats):
        assert (names(state.village.cards()), state.village.turned, state.square, gold(game, seat)) == (["founders"], False, (), 8)
        assert len(state.hand.cards) == 5
    assert len({*(card for seat in game.state.seats for card in seat.village.cards())}) == players


@PLAYERS
def test_ten_of_each_basic(players: int) -> None:
    """VI-2.4."""
    piles = fresh(players).state.basics
    assert [names(pile) for pile in piles] == [[name] * 10 for name in ("lumberjack", "hayer", "miner")]


@PLAYERS
def test_cards_out_of_the_game_lie_openly_in_the_box(players: int) -> None:
    """VI-2.2, VI-20.2: which base cards are not used is no secret."""
    game = fresh(players)
    census = game.rules.census(game.state)["villager"]
    assert sorted(census) == sorted(NAME)
    assert game.state.box.seen == "all"
    assert not {*deck(game)} & {*game.state.box.cards}


def test_the_market_cards_lie_under_stacks_2_and_6() -> None:
    """VI-2.9"""
    assert [stack + 1 for stack in MARKET_UNDER] == [2, 6]


def test_two_players_begin_like_more() -> None:
    """VI-2.12: only the update of the road differs (VI-5.5)."""
    two, three = fresh(2).state, fresh(3).state
    assert [len(seat.hand.cards) for seat in two.seats] == [5, 5]
    assert (two.road, two.road_coins, two.basics) == (three.road, three.road_coins, three.basics)


def test_who_starts_is_drawn_or_chosen() -> None:
    """VI-2.6, VI-A37."""
    drawn = {new("villagers", ("A", "B", "C"), seed, {"start_player": "drawn"}).game.state.first for seed in range(30)}
    assert drawn == {0, 1, 2}
    assert {fresh(3, seed).state.first for seed in range(30)} == {0}


def test_the_deal_differs_from_seed_to_seed() -> None:
    """VI-2.8."""
    assert len({tuple(deck(fresh(3, seed))) for seed in range(5)}) == 5


def test_the_first_round_begins_with_the_draft_of_the_start_player() -> None:
    """VI-3, VI-4.1."""
    for seed in range(6):
        game = new("villagers", ("A", "B", "C"), seed, {"start_player": "drawn"}).game
        assert (game.state.round, game.state.phase, game.decider) == (1, "draft", game.state.first)

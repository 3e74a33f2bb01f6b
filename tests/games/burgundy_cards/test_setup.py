"""Check the set-up (BC-3) for every number of players, straight from the set-up table of the specification."""

from typing import Any

import pytest

from rules import BACK, new, view
from rules.engine.worth.credit import credited

from .builder import ID, fresh, table
from .cards import ACTION, ANIMALS, DIE, GOODS, KINDS
from .verbs import idle_phase, kinds, stacks

#        players, display, all-seven, workers by turn order, goods stacks, animal stacks
TABLE = [
    pytest.param(1, 7, [3, 1], [1], [9, 8], [10, 9], id="solo"),
    pytest.param(2, 7, [3, 1], [0, 2], [8, 8], [9, 9], id="2"),
    pytest.param(3, 10, [4, 2, 1], [0, 1, 2], [8, 7], [9, 8], id="3"),
    pytest.param(4, 13, [4, 3, 2, 1], [0, 1, 1, 2], [7, 7], [8, 8], id="4"),
]


@pytest.mark.parametrize(("players", "shown", "sevens", "workers", "goods", "animals"), TABLE)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_table(seed: int, players: int, shown: int, sevens: list[int], workers: list[int], goods: list[int], animals: list[int]) -> None:
    """BC-3.2, BC-3.3, BC-3.4, BC-3.5, A-1"""
    state = new(ID, ("P",) * players, seed).game.state
    assert sum(len(row) for row in state.display) == shown
    assert [*state.all_seven] == sevens
    order = [(state.first + i) % players for i in range(players)]
    assert [state.seats[player].workers for player in order] == workers
    assert [len(pile.cards) for pile in state.goods] == goods
    assert [len(pile.cards) for pile in state.animals] == animals
    for seat in state.seats:
        assert (seat.silver, len(seat.goods), len(seat.animals)) == (1, 1, 1)
        assert (seat.projects, seat.estate, seat.sold, seat.firsts, seat.all_seven) == ((), (), (), (), 0)
        assert len(seat.hand.cards) + len(seat.stack.cards) == 6
    points = kinds(card for stack in state.egon.estate for card in stack).count("monastery") if state.egon else 0
    assert [credited(state.credited, player, "vp") for player in range(players)] == [points] * players
    assert [*state.firsts] == KINDS
    egon = 25 if players == 1 else 0
    assert len(state.draw.cards) == 114 - shown - 6 * players - egon
    assert state.discard.cards == ()
    assert (state.phase, state.round, state.rounds) == (0, 1, 6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_player(players: int) -> None:
    """BC-3.1: the start player, drawn by lot or chosen by seat, holds the card face up and begins."""
    drawn = {new(ID, ("P",) * players, seed, {"start_player": "drawn"}).game.state.first for seed in range(40)}
    assert drawn == set(range(players))
    for seed in range(5):
        game = new(ID, ("P",) * players, seed, {"start_player": "first_seat"}).game
        state = game.state
        assert (state.first, state.holder, state.turned, game.decider) == (0, 0, False, 0)
    game = new(ID, ("P",) * players, 3, {"start_player": "drawn"}).game
    assert game.state.holder == game.state.first == game.decider
    assert not game.state.turned


def test_everything_is_shuffled() -> None:
    """BC-3.2, BC-3.5: another seed gives every deck another order."""
    states = [fresh(2, seed=seed).state for seed in (1, 2)]
    piles: list[Any] = [[state.draw.cards for state in states]]
    piles += [[getattr(state, what)[0].cards for state in states] for what in ("goods", "animals")]
    for one, other in piles:
        assert one != other
        assert one != tuple(sorted(one))


def test_tops_of_the_stacks_are_visible() -> None:
    """BC-3.3: exactly the top card of each goods and animal stack is visible."""
    game = fresh(3)
    seen = view(game.rules, game.state, 2)
    for pool in ("goods", "animals"):
        for pile, true in zip(getattr(seen, pool), getattr(game.state, pool), strict=True):
            assert pile.cards == (BACK,) * (len(true.cards) - 1) + true.cards[-1:]


@pytest.mark.parametrize(
    ("players", "last", "rows"),
    [
        pytest.param(2, ["ship6"], [1, 1, 1, 1, 1, 2], id="T-1 BC-3.6, BC-3.7 2 players, last card a 6"),
        pytest.param(4, ["ship6"], [2, 2, 2, 2, 2, 3], id="T-1 BC-3.6, BC-3.7 4 players, last card a 6"),
        pytest.param(1, ["ship2"], [1, 2, 1, 1, 1, 1], id="BC-3.6 solo, last card a 2"),
        pytest.param(3, ["mine6", "ship6", "bank2", "castle1"], [2, 2, 1, 1, 1, 3], id="T-2 BC-3.6, BC-3.7 3 players"),
        pytest.param(3, ["mine6", "ship6", "castle6", "bank5"], [1, 1, 1, 1, 2, 4], id="BC-3.6 3 players, three equal"),
        pytest.param(3, ["ship4", "ship4", "mine4", "mine4"], [1, 1, 1, 5, 1, 1], id="BC-3.7 3 players, five in a row"),
    ],
)
def test_display(players: int, last: list[str], rows: list[int]) -> None:
    """The first cards go to rows 1 to 6 in order, no matter what is printed on them; each of the rest goes to the row of its number."""
    in_order = ["pasture6", "pasture5", "pasture4", "pasture3", "pasture2", "pasture1"]
    twice = ["knowledge6", "knowledge5", "knowledge4", "knowledge3", "knowledge2", "knowledge1"]
    sequence = in_order + (twice if players == 4 else [])
    game = table(players, in_round=6, draw=[*sequence, *last])
    idle_phase(game)  # the display of phase B is dealt by the same rule (BC-14.1) from a known draw pile
    assert game.state.phase == 1
    dealt = [[ACTION[card] for card in row] for row in game.state.display]
    assert [len(row) for row in dealt] == rows
    assert [row[0] for row in dealt] == in_order
    if players == 4:
        assert [row[1] for row in dealt] == twice
    left = [name for row in dealt for name in row[2 if players == 4 else 1 :]]
    assert sorted(left) == sorted(last)
    assert all(name[-1] == str(row) for row, cards in enumerate(dealt, start=1) for name in cards[2 if players == 4 else 1 :])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_display_of_a_new_game(players: int) -> None:
    """BC-3.6: every card beyond those dealt row by row is in the row of its number."""
    sequential = 2 if players == 4 else 1
    for seed in range(10):
        for row, cards in enumerate(fresh(players, seed=seed).state.display, start=1):
            assert len(cards) >= sequential
            assert [DIE[card] for card in cards[sequential:]] == [row] * (len(cards) - sequential)


def test_start_goods_and_animals_come_from_the_decks() -> None:
    """BC-3.2: the cards dealt to players are no longer in the stacks."""
    game = fresh(4)
    goods = [card for seat in game.state.seats for card in seat.goods] + [card for pile in game.state.goods for card in pile.cards]
    animals = [card for seat in game.state.seats for card in seat.animals] + [card for pile in game.state.animals for card in pile.cards]
    assert sorted(goods) == sorted(GOODS)
    assert sorted(animals) == sorted(ANIMALS)
    assert all(len(stack) for pool in ("goods", "animals") for stack in stacks(game, pool))

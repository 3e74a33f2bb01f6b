"""Check supplies: goods and animal stacks, the draw pile (BC-13)."""

import pytest

from .builder import table
from .verbs import animals, dice, discarded, do, goods, happened, idle, idle_phase, idle_round, legal, names, stacks

PILES = "light dark medium light medium dark light dark medium".split()


# stacks of goods and animals
@pytest.mark.parametrize(
    ("other", "left", "new"),
    [
        pytest.param(0, 0, 0, id="BC-13.1 BC-13.2 none left"),
        pytest.param(1, 1, 0, id="BC-13.1 one: one stack remains"),
        pytest.param(2, 1, 1, id="BC-13.1 two"),
        pytest.param(3, 2, 1, id="BC-13.1 A-13 three: the larger part stays"),
        pytest.param(4, 2, 2, id="BC-13.1 four"),
        pytest.param(7, 4, 3, id="BC-13.1 seven"),
        pytest.param(8, 4, 4, id="BC-13.1 eight"),
    ],
)
@pytest.mark.parametrize("emptied", [0, 1])
def test_splitting(emptied: int, other: int, left: int, new: int) -> None:
    """The lower half moves to the empty place immediately, in the same order."""
    full = PILES[:other]
    piles = [["dark"], full] if emptied == 0 else [full, ["dark"]]
    game = table(hand=[4], projects=["ship4"], goods_stacks=piles)
    events = do(game, "play 4", "place ship4 on new", f"draw goods {emptied}")
    assert goods(game) == ["dark"]
    found = stacks(game, "goods")
    assert found[1 - emptied] == full[:left]
    assert found[emptied] == full[left:]
    assert len(found[emptied]) == new
    assert len(happened(events, "split")) == (1 if new else 0)


def test_animals_are_split_too() -> None:
    """BC-13.1"""
    game = table(hand=[4], projects=["pasture4"], animal_stacks=[["pig"], ["sheep", "cattle", "chicken"]])
    do(game, "play 4", "place pasture4 on new", "draw animals 0")
    assert stacks(game, "animals") == [["chicken"], ["sheep", "cattle"]]
    assert animals(game) == ["pig"]


def test_the_split_is_there_for_the_next_choice() -> None:
    """BC-13.1, BC-12.3: the second good of a phase bonus comes from the stacks after the split."""
    game = table(hand=[4], projects=["monastery4"], estate=[["monastery"] * 2], goods_stacks=[["dark"], ["light", "medium"]])
    do(game, "play 4", "place monastery4 on 0", "bonus a_2", "draw goods 0")
    assert stacks(game, "goods") == [["medium"], ["light"]]
    assert legal(game) == {"draw goods 0", "draw goods 1"}


def test_stacks_are_split_apart_from_each_other() -> None:
    """BC-13.1: goods and animals do not affect each other."""
    game = table(hand=[4], projects=["ship4"], goods_stacks=[["dark"], []], animal_stacks=[["pig"], ["sheep"]])
    do(game, "play 4", "place ship4 on new", "draw goods 0")
    assert stacks(game, "goods") == [[], []]
    assert stacks(game, "animals") == [["pig"], ["sheep"]]


def test_an_exhausted_supply_gives_nothing() -> None:
    """BC-13.2: it gives nothing from then on, in later turns too."""
    game = table(hand=[4, 4], projects=["ship4", "ship4"], goods_stacks=[["dark"], []])
    do(game, "play 4", "place ship4 on new", "draw goods 0", "end_turn")
    idle(game)
    events = do(game, "play 4", "place ship4 on 0")
    assert len(happened(events, "lost")) == 1
    assert goods(game) == ["dark"]
    assert legal(game) == {"end_turn"}


# the draw pile
def test_reshuffle_in_the_middle_of_the_display() -> None:
    """BC-13.3: the next phase's display starts with the cards left and continues from the shuffled discard pile."""
    game = table(2, in_round=6, draw=["castle1", "castle2", "castle3"], rest="discard")
    events = idle_round(game)
    assert game.state.phase == 1
    assert [names(row)[0] for row in game.state.display[:3]] == ["castle1", "castle2", "castle3"]
    assert len(happened(events, "reshuffled")) == 1
    assert sum(len(row) for row in game.state.display) == 7
    assert discarded(game) == []


def test_reshuffle_in_the_middle_of_the_personal_stacks() -> None:
    """BC-13.3: the first seat gets the cards left in the draw pile, the second those of the shuffled pile."""
    game = table(2, in_round=6, draw=[1, 2, 3, 4, 5, 6, 1, *[2] * 6], rest="discard")
    idle_round(game)
    seats = game.state.seats
    assert dice([*seats[0].hand.cards, *seats[0].stack.cards]) == [2] * 6
    assert len(seats[1].hand.cards) + len(seats[1].stack.cards) == 6
    assert discarded(game) == []


def test_no_reshuffle_without_need() -> None:
    """BC-13.3: when there are exactly enough cards, the discard pile stays."""
    game = table(2, in_round=6, draw=[1, 2, 3, 4, 5, 6] * 3 + [1], rest="discard")
    events = idle_round(game)
    assert happened(events, "reshuffled") == []
    assert game.state.draw.cards == ()
    assert len(discarded(game)) > 0


def test_the_shuffle_mixes() -> None:
    """BC-13.3: the new draw pile is not the discard pile turned over."""
    game = table(2, in_round=6, rest="discard")
    before = [*game.state.discard.cards]
    idle_round(game)
    drawn = [card for row in game.state.display for card in row]
    assert drawn != before[-7:]
    assert drawn != before[-1:-8:-1]
    left = game.state.draw.cards
    assert left != tuple(sorted(left))


@pytest.mark.parametrize(
    ("players", "cards", "rounds", "shown"),
    [
        pytest.param(2, 19, 6, 7, id="BC-13.4 just enough"),
        pytest.param(2, 18, 6, 6, id="BC-13.4 one too few for the display"),
        pytest.param(2, 15, 6, 3, id="BC-13.4 A-26 the display gets the rest"),
        pytest.param(2, 12, 6, 0, id="BC-13.4 nothing left for the display"),
        pytest.param(2, 11, 5, 0, id="BC-13.4 five rounds"),
        pytest.param(2, 10, 5, 0, id="BC-13.4 five rounds, all dealt"),
        pytest.param(3, 25, 6, 7, id="BC-13.4 3 players, seven for the display"),
        pytest.param(3, 14, 4, 0, id="BC-13.4 3 players, four rounds"),
        pytest.param(4, 30, 6, 6, id="BC-13.4 4 players, one row each"),
        pytest.param(4, 23, 5, 0, id="BC-13.4 4 players, five rounds"),
    ],
)
def test_too_few_cards(players: int, cards: int, rounds: int, shown: int) -> None:
    """Six per player are reserved first; if there are too few even for that, all get the same smaller number and play as many rounds."""
    in_hands = players  # each plays its last card before the phase ends
    draw = [1 + n % 6 for n in range(cards - in_hands)]
    game = table(players, in_round=6, draw=draw, rest="estate")
    idle_round(game)
    state = game.state
    assert state.phase == 1
    assert state.rounds == rounds
    assert sum(len(row) for row in state.display) == shown
    for seat in state.seats:
        assert len(seat.hand.cards) + len(seat.stack.cards) == rounds
    assert len(state.draw.cards) + len(discarded(game)) == cards - shown - rounds * players
    turns = 0
    while state.phase == 1:
        turns += 1
        idle(game)
    assert turns == rounds * players
    idle_phase(game)  # and the next phase begins
    assert state.phase == 3

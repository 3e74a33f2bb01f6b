"""A plan that turns a die step by step is told as one that turns it once (BU-5.1)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from rules import Action, Game
from rules.games.burgundy import items
from tests.games.burgundy.builder import table
from tests.games.burgundy.verbs import purse

FIRST, SECOND = items.DIE.id(0, 0), items.DIE.id(0, 1)


def turned(game: Game[Any], *steps: tuple[str, int]) -> tuple[Game[Any], list[Action]]:
    """Turn dice to numbers one after another; return the game afterwards, and the actions."""
    game, done = game.copy(), []
    for die, number in steps:
        done.append(next(a for a in game.legal if a.kind == "turn" and a.picks == (die, items.DIE_NUMBER.id(number))))
        game.apply(done[-1])
    return game, done


def meant(game: Game[Any], plan: list[Action]) -> list[Action]:
    return [*game.rules.insight().meant(game.state, plan)]


@pytest.mark.parametrize(("numbers", "price"), [((5, 4, 3), 3), ((1, 2), 2), ((5, 6, 1), 1), ((4, 5), 1), ((5,), 1)])
@pytest.mark.parametrize("die", [FIRST, SECOND])
def test_several_turns_of_one_die_are_one(die: str, numbers: tuple[int, ...], price: int) -> None:
    game = table(dice=(6, 6) if die == FIRST else (2, 6), workers=6)
    after, plan = turned(game, *((die, number) for number in numbers))
    (once,) = meant(game, plan)
    assert once in game.legal
    assert once.cost == price
    then = game.copy()
    then.apply(once)
    assert then.state.seats[0].dice == after.state.seats[0].dice


def test_a_die_that_comes_to_lie_as_before_is_not_turned() -> None:
    game = table(dice=(6, 2), workers=6)
    _, plan = turned(game, (FIRST, 5), (FIRST, 6), (SECOND, 3))
    assert meant(game, plan) == plan[2:]


@pytest.mark.parametrize("order", [*permutations([(FIRST, 5), (FIRST, 4), (SECOND, 3), (SECOND, 2)])])
def test_only_turns_in_succession_are_put_together(order: tuple[tuple[str, int], ...]) -> None:
    game = table(dice=(6, 1), workers=9)
    after, plan = turned(game, *order)
    for action in meant(game, plan):
        assert action in game.legal
        game.apply(action)
    assert game.state.seats[0].dice == after.state.seats[0].dice
    assert purse(game)[0] >= purse(after)[0]


def test_a_die_goes_on_from_where_an_earlier_turn_left_it() -> None:
    game = table(dice=(6, 2), workers=9)
    _, plan = turned(game, (FIRST, 5), (SECOND, 3), (FIRST, 4), (FIRST, 3))
    assert [action.cost for action in meant(game, plan)] == [1, 1, 2]

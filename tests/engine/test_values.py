"""Check that tuples and piles are replaced, never changed."""

from __future__ import annotations

from collections.abc import Callable
from operator import add

import pytest

from rules import Pile, piles_of
from rules.engine.hidden.piles import exchange_piles
from rules.engine.values import removed, replaced
from tests.engine.toy import state

PILE = Pile("toy", "owner", (1, 2, 3), owner=1)


def test_removed_drops_the_first_equal_value() -> None:
    assert removed((1, 2, 1), 1) == (2, 1)
    with pytest.raises(ValueError):
        removed((1, 2), 3)


def test_replaced_puts_another_value_in_one_place() -> None:
    assert replaced((1, 2, 3), 0, 9) == (9, 2, 3)
    assert replaced((1, 2, 3), 2, 9) == (1, 2, 9)
    with pytest.raises(IndexError):
        replaced((1, 2, 3), 3, 9)


@pytest.mark.parametrize(
    ("change", "cards"),
    [
        (lambda pile: add(pile, (4, 5)), (1, 2, 3, 4, 5)),
        (lambda pile: pile.without(2), (1, 3)),
        (lambda pile: pile.holding((7,)), (7,)),
        (lambda pile: pile.drawn(2)[1], (1,)),
    ],
)
def test_a_pile_gives_another_of_the_same_kind(change: Callable[[Pile], Pile], cards: tuple[int, ...]) -> None:
    assert change(PILE) == Pile("toy", "owner", cards, owner=1)
    assert PILE.cards == (1, 2, 3)


@pytest.mark.parametrize(("count", "drawn"), [(0, ()), (1, (3,)), (2, (3, 2)), (3, (3, 2, 1)), (9, (3, 2, 1))])
def test_cards_are_drawn_from_the_top(count: int, drawn: tuple[int, ...]) -> None:
    cards, left = PILE.drawn(count)
    assert cards == drawn
    assert left.cards == (1, 2, 3)[: 3 - len(drawn)]


def test_every_pile_of_a_state_is_exchanged_in_order() -> None:
    start = state(3)
    numbers = iter(range(1, 5))
    exchange_piles(start, lambda pile: pile.holding((next(numbers),)))
    assert [pile.cards for pile in piles_of(start)] == [(1,), (2,), (3,), (4,)]
    assert start.draw.cards == (4,)

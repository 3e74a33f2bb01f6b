"""Check copies of a state: all that may change is duplicated, everything else is shared, and what cannot be classified is refused."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import pytest
from msgspec import Struct

from rules import IDS, Pile, rules_of
from rules.engine.copies import copier
from tests.engine.toy import TOY, Errand, Seat, State, Turn, state


class Part(Struct):
    """A part that can change."""

    n: int = 0
    row: tuple[int, ...] = ()


class Value(Struct, frozen=True):
    """A value that cannot."""

    what: str | int | bool | float | None = None
    pairs: tuple[tuple[int, str], ...] = ()
    kind: Literal["a", "b"] = "a"


class Whole(Struct):
    """A state with everything it may hold."""

    part: Part
    parts: tuple[Part, ...]
    rows: list[list[int]]
    listed: list[Part]
    value: Value
    pair: tuple[int, Value] = (0, Value())
    other: Part | None = None
    none: Part | None = None
    values: list[Value | int | None] = []


def whole() -> Whole:
    return Whole(Part(1), (Part(2), Part(3)), [[1], [2]], [Part(4)], Value("x"), other=Part(5))


def test_a_copy_is_equal_and_of_the_same_types() -> None:
    one = whole()
    two = copier(Whole)(one)
    assert two == one
    assert type(two.parts) is tuple
    assert type(two.rows) is list


def test_what_changes_is_there_twice() -> None:
    one = whole()
    two = copier(Whole)(one)
    two.part.n = 10
    two.parts[1].row = (1,)
    two.rows[0].append(9)
    two.rows.append([])
    two.listed[0].n = 11
    two.listed.clear()
    two.values.append(Value("y"))
    assert two.other is not None
    two.other.n = 12
    assert one == whole()


def test_values_are_shared() -> None:
    one = whole()
    two = copier(Whole)(one)
    assert two.value is one.value
    assert two.pair is one.pair


def test_the_steps_and_piles_of_a_game_are_shared_and_what_is_to_be_done_is_not() -> None:
    one = state(pending=[Turn(0), Errand(0, "milk")])
    two = TOY.copy(one)
    assert two.pending[1] is one.pending[1]
    assert two.draw is one.draw
    two.pending.pop()
    two.seats[0].hand += (7,)
    two.seats[0].silver = 3
    assert (len(one.pending), len(one.seats[0].hand.cards), one.seats[0].silver) == (2, 1, 0)


class Table(Struct):
    by_name: dict[str, int]


class Bag(Struct):
    things: set[int]


class Anything(Struct):
    thing: Any


class Mixed(Struct):
    pair: tuple[int, Part]


class Left(Struct, tag=True):
    n: int


class Right(Struct, tag=True):
    n: int


class Either(Struct):
    one: Left | Right


class Unsure(Struct):
    one: Part | int


class Untrue(Struct, frozen=True):
    row: list[int]


class Deep(Struct):
    seats: tuple[Untrue, ...]


@pytest.mark.parametrize(
    ("of", "said"),
    [
        (Table, r"Table.by_name: a state cannot hold dict\[str, int\] there"),
        (Bag, r"Bag.things: a state cannot hold set\[int\] there"),
        (Anything, "Anything.thing: a state cannot hold typing.Any there"),
        (Mixed, r"Mixed.pair: a state cannot hold tuple\[int, .*Part\] there"),
        (Either, "Either.one: what may change can stand beside None only"),
        (Unsure, "Unsure.one: what may change can stand beside None only"),
        (Deep, "Untrue is frozen, but its row changes"),
        (Value, "Value never changes"),
    ],
)
def test_what_nobody_can_judge_is_refused(of: type[Any], said: str) -> None:
    with pytest.raises(TypeError, match=f"^{said}$"):
        copier(of)


def test_a_seat_alone_can_be_copied_too() -> None:
    seat = Seat(hand=Pile("toy", "owner", (1, 2)), silver=4)
    assert copier(Seat)(seat) == seat
    assert copier(Seat)(seat) is not seat
    assert isinstance(copier(State)(state()), State)


@pytest.mark.parametrize("game", IDS)
def test_steps_never_change_so_that_copies_may_share_them(game: str) -> None:
    steps = [step for step in get_args(rules_of(game).steps) if get_origin(step) is None]  # a pool holds some of the others
    assert len(steps) > 5
    for step in steps:
        with pytest.raises(TypeError, match="never changes"):
            copier(step)

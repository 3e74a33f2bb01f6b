"""Check the estate, stacks and monasteries (BC-8)."""

from typing import Any

import pytest

from rules import Game

from .builder import fresh, table
from .cards import DIE, KIND
from .verbs import do, estate, happened, kinds, legal, place, play, points, total

M = "monastery"


def targets(stacks: list[list[str]], card: str) -> set[str]:
    """Return where a card of a kind may be laid in an estate: ``new`` or the index of a stack."""
    game = table(hand=[1], estate=stacks, projects=[card])
    game = reached(game)
    return {word.rsplit(" on ", 1)[1].partition(" +")[0] for word in legal(game, "place")}


def reached(game: Game[Any]) -> Game[Any]:
    """Return a game at T1, with three workers so that every number is within reach."""
    game.state.seats[0].workers = 3
    play(game, 1)
    return game


@pytest.mark.parametrize(
    ("stacks", "card", "expected"),
    [
        # the table of section 8
        pytest.param([["ship", "ship"], [M]], "ship", {"0"}, id="BC-8.5 two ships, one monastery: ship stack only"),
        pytest.param([["ship"], [M, M]], "ship", {"0", "1"}, id="BC-8.5 A-8 one ship, two monasteries: both"),
        pytest.param([[M]], "ship", {"new", "0"}, id="BC-8.5 one monastery: new or on it"),
        pytest.param([[M], ["pasture"]], M, {"0", "1"}, id="BC-8.6 A-7 own stack or the pasture"),
        pytest.param([[M, "ship"], ["mine"]], M, {"new", "0", "1"}, id="BC-8.6 BC-8.3 a monastery with a ship is a ship stack"),
        pytest.param([["ship", "ship", M]], "ship", {"new"}, id="BC-8.1 BC-8.10 closed for a ship"),
        pytest.param([["ship", "ship", M]], M, {"new"}, id="BC-8.1 A-30 closed for a monastery"),
        # further ones
        pytest.param([], "ship", {"new"}, id="BC-8.5 empty estate"),
        pytest.param([], M, {"new"}, id="BC-8.6 empty estate, monastery"),
        pytest.param([["ship"]], "ship", {"0"}, id="BC-8.1 same kind is stacked"),
        pytest.param([["ship"]], "mine", {"new"}, id="BC-8.1 BC-8.9 other kinds lie beside it"),
        pytest.param([["ship"], ["castle"], ["knowledge"]], "mine", {"new"}, id="BC-8.9 no other card is a joker"),
        pytest.param([["ship"], [M]], "ship", {"0"}, id="BC-8.5 A-8 one monastery would leave two ship stacks"),
        pytest.param([["ship", "ship"], [M, M]], "ship", {"0", "1"}, id="BC-8.5 A-8 either completes a triplet"),
        pytest.param([[M, M]], "ship", {"new", "0"}, id="BC-8.5 two monasteries, no ship"),
        pytest.param([[M, M]], M, {"0"}, id="BC-8.6 third monastery"),
        pytest.param([[M], ["ship", "ship"]], M, {"0", "1"}, id="BC-8.6 joker completes a triplet"),
        pytest.param([["ship"], ["mine"], ["bank", "market"]], M, {"new", "0", "1", "2"}, id="BC-8.6 joker on any kind"),
        pytest.param([["ship", M], [M]], "ship", {"0"}, id="BC-8.3 BC-8.7 ship with monastery is the ship stack"),
        pytest.param([["ship", M], [M]], M, {"0", "1"}, id="BC-8.6 both monastery's own and the ship stack"),
        pytest.param([["bank"]], "market", {"0"}, id="BC-8.4 building types are one kind"),
        pytest.param([["bank", "bank"]], "church", {"0"}, id="BC-8.4 equal and different types"),
        pytest.param([["ship"] * 3], "ship", {"new"}, id="BC-8.10 fourth card begins a new stack"),
        pytest.param([["ship"] * 3, ["ship"]], "ship", {"1"}, id="BC-8.10 and goes on with it"),
        pytest.param([[M] * 3], M, {"new"}, id="BC-8.10 fourth monastery"),
        pytest.param([[M] * 3], "ship", {"new"}, id="BC-8.1 three monasteries are closed"),
        pytest.param([[M, "mine"]], "ship", {"new"}, id="BC-8.8 A-9 the monastery is bound to the mine"),
    ],
)
def test_targets(stacks: list[list[str]], card: str, expected: set[str]) -> None:
    assert targets(stacks, card) == expected


def test_placed_cards_stay() -> None:
    """BC-8.2: laying a card changes nothing in other stacks or below it."""
    game = reached(table(hand=[1], estate=[["ship1", M], ["mine1"]], projects=["mine2"]))
    do(game, "place mine2 on 1 +1")
    assert kinds(game.state.seats[0].estate[0]) == ["ship", M]
    assert estate(game)[1] == ["mine1", "mine2"]


@pytest.mark.parametrize(
    ("stack", "key", "worth"),
    [
        pytest.param(["ship", "ship", "ship"], "triplet_ship", 3, id="BC-8.12 ships"),
        pytest.param(["ship", M, M], "triplet_ship", 3, id="BC-8.3 BC-8.7 one ship counts for two monasteries"),
        pytest.param([M, M, "pasture"], "triplet_pasture", 4, id="BC-8.8 A-9 a pasture laid on two monasteries"),
        pytest.param([M, "castle", M], "triplet_castle", 2, id="BC-8.3 BC-8.8 a castle between"),
        pytest.param([M, M, M], "triplet_monastery", 6, id="BC-8.12 BC-8.3 three monasteries"),
        pytest.param(["bank", "bank", "town_hall"], "triplet_building", 3, id="BC-8.4 BC-8.12 buildings"),
        pytest.param(["warehouse", M, "church"], "triplet_building", 3, id="BC-8.4 BC-8.7 buildings with a monastery"),
    ],
)
def test_what_a_triplet_counts_as(stack: list[str], key: str, worth: int) -> None:
    assert points(table(estate=[stack])) == {key: worth, "firsts": 1}


@pytest.mark.parametrize(
    "stack",
    [
        pytest.param(["ship", "ship"], id="BC-8.12 two ships"),
        pytest.param([M, M], id="BC-8.12 two monasteries"),
        pytest.param([M], id="BC-8.12 one monastery"),
    ],
)
def test_incomplete_stacks_score_nothing(stack: list[str]) -> None:
    assert points(table(estate=[stack])) == {}


def test_three_triplets() -> None:
    """T-3 BC-8.12: they are worth 3 + 4 + 6."""
    game = table(estate=[["bank", "market", "church"], ["pasture"] * 3, [M] * 3])
    assert sum(worth for key, worth in points(game).items() if key.startswith("triplet")) == 13


def test_more_triplets_of_a_kind_score_again() -> None:
    """BC-8.10: there is no limit."""
    game = table(estate=[["ship"] * 3, ["ship"] * 3, ["ship"] * 3, ["ship", "ship"]], projects=["ship6"], hand=[6])
    assert points(game)["triplet_ship"] == 9
    play(game, 6)
    place(game, "ship6", on=3)
    assert points(game)["triplet_ship"] == 12


def test_a_joker_gets_no_benefit_of_its_stack() -> None:
    """BC-8.7: a monastery laid on mines gives no silver but completes their triplet."""
    game = table(hand=[4], estate=[["mine", "mine"]], projects=["monastery4"])
    do(game, "play 4", "place monastery4 on 0")
    assert game.state.seats[0].silver == 0
    assert points(game) == {"triplet_mine": 3, "firsts": 1}
    assert legal(game) == {f"bonus a_{n}" for n in range(1, 6)}


def test_a_joker_stays_what_it_became() -> None:
    """BC-8.7: the next monastery finds no monastery stack, and a mine cannot join it."""
    game = table(hand=[4], estate=[["ship"]], projects=["monastery4"])
    do(game, "play 4", "place monastery4 on 0")
    assert [KIND[card] for card in game.state.seats[0].estate[0]] == ["ship", M]
    assert targets([["ship", M]], "mine") == {"new"}


def test_a_card_laid_on_monasteries() -> None:
    """BC-8.8: it gives its own benefit once and the monasteries give none; they take on its kind and value."""
    game = table(hand=[4], estate=[[M, M]], projects=["mine4"])
    do(game, "play 4", "place mine4 on 0")
    assert game.state.seats[0].silver == 2
    assert points(game) == {"triplet_mine": 3, "firsts": 1}
    assert game.state.seats[0].firsts == ("mine",)


def test_completion_is_reported_once() -> None:
    """BC-8.1: the third card completes the triplet; the fourth begins a new, incomplete stack."""
    game = table(hand=[4], estate=[["mine", "mine"]], projects=["mine4"])
    assert len(happened(do(game, "play 4", "place mine4 on 0"), "triplet")) == 1
    game = table(hand=[4], estate=[["mine1", "mine1", "mine2"]], projects=["mine4"])
    assert happened(do(game, "play 4", "place mine4 on new"), "triplet") == []
    assert legal(game) == {"end_turn"}


@pytest.mark.parametrize("seed", range(6))
def test_one_incomplete_stack_per_kind(seed: int) -> None:
    """BC-8.11, BC-8.1, BC-8.2: this holds in whole games that place everything they can on the first possible target."""
    game = fresh(3, seed=seed)
    count = 0
    while not game.over:
        before = [[*seat.estate] for seat in game.state.seats]
        wanted = [a for a in game.legal if a.kind == "place"] or [a for a in game.legal if a.kind in ("take", "keep", "play")]
        options = wanted or game.legal
        game.apply(options[(seed + count * 7) % len(options)])
        count += 1
        for seat, old in zip(game.state.seats, before, strict=True):
            open_kinds = []
            for stack in seat.estate:
                assert 1 <= len(stack) <= 3
                printed = {KIND[card] for card in stack} - {M}
                assert len(printed) <= 1
                if len(stack) < 3:
                    open_kinds.append(printed.pop() if printed else M)
            assert len(open_kinds) == len(set(open_kinds))
            assert [stack[: len(was)] for stack, was in zip(seat.estate, old, strict=False)] == old
            assert len(seat.projects) <= 3
    assert any(len(seat.estate) > 3 for seat in game.state.seats)


def test_value_of_a_stack_does_not_depend_on_dice() -> None:
    """BC-8.12: only the kind counts."""
    game = table(estate=[["ship1", "ship1", "ship6"]])
    assert sorted(DIE[card] for card in game.state.seats[0].estate[0]) == [1, 1, 6]
    assert total(game) == 4

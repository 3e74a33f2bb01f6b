"""Check dice and workers (BU-5, BU-13): what changing a number costs, and what the four workers' monasteries do."""

from math import ceil
from typing import Any

import pytest

from ..builder import table
from ..oracles.oracle_arithmetic import workers_needed
from ..verbs import do, happened, legal, purse, storage

COSTS = [
    pytest.param(3, {3: 0, 2: 1, 4: 1, 1: 2, 5: 2, 6: 3}, id="BU-5.3 from 3"),
    pytest.param(6, {6: 0, 5: 1, 1: 1, 4: 2, 2: 2, 3: 3}, id="BU-5.1 BU-0.5 from 6: 1 is the next number"),
    pytest.param(1, {1: 0, 2: 1, 6: 1, 3: 2, 5: 2, 4: 3}, id="BU-5.1 BU-0.5 from 1: 6 is the next number"),
]
STRONG = [
    pytest.param(3, {3: 0, 2: 1, 4: 1, 1: 1, 5: 1, 6: 2}, id="BU-5.3 BU-17.8 T-13 from 3, two workers to 6"),
    pytest.param(6, {6: 0, 5: 1, 1: 1, 4: 1, 2: 1, 3: 2}, id="BU-5.3 BU-17.8 from 6"),
]
ALL_DEPOTS = {1: ["ship"], 2: ["castle"], 3: ["cow3"], 4: ["ship"], 5: ["mine"], 6: ["bank"]}


def costs_of_taking(game: Any, shown: int) -> dict[int, int]:
    """Return what it costs to take a tile of each depot with the die that shows this number."""
    found = {}
    for said in legal(game, "take"):
        what, _, cost = said.partition(" +")
        if what.endswith(f"with {shown}"):
            found[int(what.split("@")[1][0])] = int(cost or 0)
    return found


@pytest.mark.parametrize(("shown", "expected"), COSTS)
def test_workers_to_each_number(shown: int, expected: dict[int, int]) -> None:
    game = table(dice=(shown, shown), workers=3, depots=ALL_DEPOTS)
    assert costs_of_taking(game, shown) == expected


@pytest.mark.parametrize(("shown", "expected"), STRONG)
def test_strong_workers(shown: int, expected: dict[int, int]) -> None:
    """Each worker changes a die by up to two steps."""
    game = table(dice=(shown, shown), workers=2, depots=ALL_DEPOTS, tiles={"1,-1": "monastery8"})
    assert costs_of_taking(game, shown) == expected


def test_only_what_can_be_paid() -> None:
    """BU-5.1: one worker reaches only the adjacent numbers."""
    game = table(dice=(3, 3), workers=1, depots=ALL_DEPOTS)
    assert costs_of_taking(game, 3) == {2: 1, 3: 0, 4: 1}


def test_anna() -> None:
    """T-01, BU-5.1, BU-6.1: two workers turn the 2 into a 6 (2, 1, 6)."""
    game = table(3, dice=(2, 4), used=(False, True), workers=2, depots={6: ["castle", "bank"]})
    assert legal(game, "take") == {"take castle@6 with 2 +2", "take bank@6 with 2 +2"}
    do(game, "take bank@6 with 2 +2")
    assert storage(game) == ["bank"]
    assert purse(game) == (0, 0)


def test_turning_is_real_and_can_stand_alone() -> None:
    """BU-5.1, BU-5.2: the die keeps its new number; several workers may be spent on one die, or on both."""
    game = table(dice=(3, 6), workers=3)
    assert legal(game, "turn") >= {"turn 3 to 5 +2", "turn 6 to 1 +1", "turn 6 to 3 +3"}
    do(game, "turn 3 to 5 +2")
    assert sorted(game.state.seats[0].dice) == [5, 6]
    assert game.state.seats[0].used == (False, False)
    do(game, "turn 6 to 1 +1")
    assert sorted(game.state.seats[0].dice) == [1, 5]
    assert purse(game) == (0, 0)
    assert legal(game, "turn") == set()


def test_a_used_die_and_other_players_dice_stay() -> None:
    """BU-4.3, BU-5.7: workers change only the player's own unused dice."""
    game = table(dice=(3, 4), used=(True, False), workers=1, others={1: {"dice": (2, 2)}})
    assert legal(game, "turn") == {"turn 4 to 3 +1", "turn 4 to 5 +1"}
    assert all(" with 3" not in said for said in legal(game))
    game = table(dice=(3, 4), used=(True, True), workers=5)
    assert legal(game) == {"end_turn"}


def test_the_white_die_is_nobodys() -> None:
    """BU-3.2, BU-5.7: it is not an action die and cannot be turned."""
    game = table(dice=(3, 3), white=6, workers=6, depots=ALL_DEPOTS)
    assert {said.split(" ")[1] for said in legal(game, "turn")} == {"3"}
    assert all(said.partition(" +")[0].endswith("with 3") for said in legal(game, "take"))


def test_turning_while_an_effect_is_open() -> None:
    """BU-5.1: workers may be used at any time of the player's turn, even with a market open."""
    game = table(dice=(3, 5), storage=["market"], workers=2, depots={1: ["ship"]})
    do(game, "place market 0,-1 with 3")
    assert "turn 5 to 6 +1" in legal(game, "turn")
    do(game, "turn 5 to 6 +1")
    assert legal(game, "take") == {"take ship@1"}
    assert game.state.seats[0].dice[1] == 6


# the action "take workers" (BU-13)
TAKEN = [
    pytest.param([], (2, 0), id="BU-13.1 two"),
    pytest.param(["monastery14"], (4, 0), id="BU-13.1 BU-17.15 four"),
    pytest.param(["monastery13"], (2, 1), id="BU-13.1 BU-17.14 and silver"),
    pytest.param(["monastery13", "monastery14"], (4, 1), id="BU-13.1 both"),
]


@pytest.mark.parametrize(("monasteries", "gain"), TAKEN)
def test_taking_workers(monasteries: list[str], gain: tuple[int, int]) -> None:
    """BU-5.6: any number will do, without a change."""
    for shown in range(1, 7):
        game = table(dice=(shown, shown), tiles=dict(zip(["1,-1", "2,-2"], monasteries, strict=False)))
        assert legal(game, "workers") == {f"workers with {shown}"}
        do(game, f"workers with {shown}")
        assert purse(game) == gain


@pytest.mark.parametrize(("monasteries", "gain"), TAKEN)
def test_taking_workers_with_a_castle(monasteries: list[str], gain: tuple[int, int]) -> None:
    """A-13, BU-9.4: the castle's action counts as one with a die."""
    game = table(dice=(6, 1), storage=["castle"], tiles={"0,-1": "bank", **dict(zip(["1,-1", "2,-2"], monasteries, strict=False))})
    do(game, "place castle 1,-2 with 6", "workers")
    assert purse(game) == gain


def test_other_workers_are_not_doubled() -> None:
    """A-13, BU-10.7: 13 and 14 do not affect a boarding house or monastery 28."""
    monasteries = {"1,-1": "monastery13", "2,-2": "monastery14", "3,-3": "monastery28"}
    game = table(dice=(3, 1), storage=["boarding_house"], silver=1, tiles=monasteries, extra_tiles=True)
    do(game, "place boarding_house 0,-1 with 3")
    assert purse(game) == (4, 1)
    do(game, "exchange")
    assert purse(game) == (6, 0)


# free steps (BU-5.4, BU-5.5, BU-17.9 to BU-17.13)
PLACING = [
    pytest.param("monastery9", "bank", id="BU-17.9 buildings"),
    pytest.param("monastery10", "ship", id="BU-17.10 ships"),
    pytest.param("monastery10", "cow3", id="BU-17.10 animals"),
    pytest.param("monastery11", "castle", id="BU-17.11 castles"),
    pytest.param("monastery11", "mine", id="BU-17.11 mines"),
    pytest.param("monastery11", "monastery20", id="BU-17.11 monasteries"),
]
FIELD = {
    "bank": ("0,-1", 3),
    "ship": ("1,0", 5),
    "cow3": ("-1,-1", 4),
    "castle": ("1,-2", 6),
    "mine": ("-1,1", 4),
    "monastery20": ("1,-1", 1),
}
"""A field for each kind in duchy 1 and its number."""
AROUND = {"0,-1": "warehouse", "-1,0": "ship", "1,-1": "monastery19"}
"""Tiles that put all of these fields within reach."""


def costs_of_placing(game: Any, tile: str, shown: int) -> int | None:
    """Return what placing the tile on its field costs with the die that shows this number."""
    at = FIELD[tile][0]
    for said in legal(game, "place"):
        what, _, cost = said.partition(" +")
        if what == f"place {tile} {at} with {shown}":
            return int(cost or 0)
    return None


@pytest.mark.parametrize("helper", ["", "monastery9", "monastery10", "monastery11", "monastery12"])
@pytest.mark.parametrize("strong", [False, True], ids=["", "BU-5.4 A-05 with monastery 8"])
@pytest.mark.parametrize("tile", list(FIELD))
def test_free_steps_for_placing(tile: str, strong: bool, helper: str) -> None:
    """BU-5.5, BU-17.9 to BU-17.13: each helps only its own kinds, always by one step (A-05); the cheapest way counts."""
    at, needed = FIELD[tile]
    helps = any(case.values[:2] == (helper, tile) for case in PLACING)
    tiles = {field: name for field, name in AROUND.items() if field != at}
    tiles |= {"-1,2": helper} if helper else {}
    tiles |= {"-2,3": "monastery8"} if strong else {}
    for dice in ((1, 2), (3, 4), (5, 6)):
        game = table(dice=dice, storage=[tile], workers=3, tiles=tiles)
        for shown in dice:
            assert costs_of_placing(game, tile, shown) == workers_needed(shown, needed, 2 if strong else 1, helps)


@pytest.mark.parametrize("helper", ["", "monastery9", "monastery10", "monastery11", "monastery12"])
@pytest.mark.parametrize("strong", [False, True], ids=["", "BU-5.4 A-05 with monastery 8"])
def test_free_step_for_taking(strong: bool, helper: str) -> None:
    """BU-17.12: number 12 helps to take any tile with a die."""
    tiles = ({"-1,2": helper} if helper else {}) | ({"-2,3": "monastery8"} if strong else {})
    for dice in ((1, 2), (3, 4), (5, 6)):
        game = table(dice=dice, workers=3, depots=ALL_DEPOTS, tiles=tiles)
        for shown in dice:
            expected = {n: workers_needed(shown, n, 2 if strong else 1, helper == "monastery12") for n in range(1, 7)}
            assert costs_of_taking(game, shown) == expected


def test_a_free_step_leaves_the_number() -> None:
    """BU-5.4: it applies to this one action only; the die keeps its own number, except for what workers change."""
    game = table(dice=(3, 1), depots={4: ["ship"]}, tiles={"1,-1": "monastery12"})
    do(game, "take ship@4 with 3")
    assert game.state.seats[0].dice == (3, 1)
    game = table(dice=(3, 1), depots={5: ["mine"]}, workers=1, tiles={"1,-1": "monastery12"})
    do(game, "take mine@5 with 3 +1")
    assert game.state.seats[0].dice == (4, 1)
    assert purse(game) == (0, 0)


CHANGED = [
    pytest.param((3, 1), {}, "take mine@5 with 3 +2", (5, 1), id="BU-5.2 taking"),
    pytest.param((2, 1), {}, "sell 6 with 2 +2", (6, 1), id="BU-5.2 selling, past 1"),
    pytest.param((5, 1), {}, "place bank 0,1 with 5 +2", (3, 1), id="BU-5.2 placing"),
    pytest.param((5, 1), {"1,-1": "monastery9"}, "place bank 0,1 with 5 +1", (4, 1), id="BU-5.2 BU-5.4 the workers' part only"),
    pytest.param((1, 2), {"1,-1": "monastery8"}, "take mine@5 with 1 +1", (5, 2), id="BU-5.2 BU-17.8 two steps"),
]


@pytest.mark.parametrize(("dice", "tiles", "word", "after"), CHANGED)
def test_workers_change_the_number(dice: tuple[int, int], tiles: dict[str, str], word: str, after: tuple[int, int]) -> None:
    """The used die shows the number it was changed to."""
    game = table(dice=dice, workers=3, storage=["bank"], goods={6: 1}, depots={5: ["mine"]}, tiles=tiles)
    do(game, word)
    assert game.state.seats[0].dice == after


@pytest.mark.parametrize("helper", ["monastery9", "monastery10", "monastery11", "monastery12"])
def test_no_free_step_for_selling(helper: str) -> None:
    """BU-17.13"""
    game = table(dice=(3, 3), goods={3: 1, 4: 1}, workers=1, tiles={"1,-1": helper})
    assert legal(game, "sell") == {"sell 3 with 3", "sell 4 with 3 +1"}


def test_selling_costs_workers() -> None:
    """BU-5.1, BU-12.1: the number of the die names the type."""
    game = table(dice=(1, 3), goods={6: 2, 4: 1, 2: 1}, workers=2)
    assert legal(game, "sell") == {
        "sell 6 with 1 +1",
        "sell 2 with 1 +1",
        "sell 4 with 3 +1",
        "sell 2 with 3 +1",
    }
    events = do(game, "sell 6 with 1 +1")
    assert happened(events, "turned")[0].values["n"] == 1
    assert purse(game) == (1, 1)


def test_equal_dice_are_offered_once() -> None:
    """There is no choice between two equal dice."""
    game = table(dice=(3, 3), depots={3: ["cow3"]}, goods={3: 1})
    assert legal(game) == {"take cow3@3 with 3", "sell 3 with 3", "workers with 3"}
    do(game, "take cow3@3 with 3", "sell 3 with 3", "end_turn")


def test_of_equal_dice_the_first_is_used_and_turned() -> None:
    """BU-5.1: the second die would do the same, so turning it alone is not offered until the dice differ again."""
    game = table(dice=(3, 3), depots={3: ["cow3"]}, workers=2)
    dice = {action.picks[0] for action in game.legal}
    assert dice == {"die:0:0"}
    do(game, "turn 3 to 4 +1")
    assert game.state.seats[0].dice == (4, 3)
    assert {action.picks[0] for action in game.legal} == {"die:0:0", "die:0:1"}
    game = table(dice=(3, 3), used=(True, False), workers=1)
    assert {action.picks[0] for action in game.legal} == {"die:0:1"}


@pytest.mark.parametrize("workers", range(5))
@pytest.mark.parametrize("strong", [False, True], ids=["", "BU-5.3 BU-17.8 with monastery 8"])
def test_the_prices_of_turning(workers: int, strong: bool) -> None:
    """BU-5.1, BU-5.3: every number can be reached from every other as far as the workers go, at the price of the formulas."""
    for shown in range(1, 7):
        game = table(dice=(shown, 1), used=(False, True), workers=workers, tiles={"1,-1": "monastery8"} if strong else {})
        distances = {n: min(abs(n - shown), 6 - abs(n - shown)) for n in range(1, 7)}
        prices = {n: ceil(distance / (2 if strong else 1)) for n, distance in distances.items()}
        assert legal(game, "turn") == {f"turn {shown} to {n} +{price}" for n, price in prices.items() if 0 < price <= workers}

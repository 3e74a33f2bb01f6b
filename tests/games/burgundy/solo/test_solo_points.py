"""Check the points of the solo game (BU-25.9 to 25.13, 25.15): the counter, the target, and consequences in any order."""

from typing import Any

import pytest

from ..expanded import lay
from ..verbs import do, duchy_names, happened, legal, legal_kinds, points, purse, storage


def alone(**said: Any) -> Any:
    """Build a solo game on 13a with the start castle in the north-west."""
    return lay(1, **{"duchy": "13a", "castle": "nw5", **said})


def markers(game: Any) -> tuple[int, int]:
    """Return the counter and the target."""
    return game.state.solo.counter, game.state.solo.target


# gains
def test_the_counter_advances() -> None:
    """BU-25.11, BU-12.2: by every gain; 2 VP for each good sold."""
    game = alone(goods={3: 3}, dice=(3, 1), counter=10)
    do(game, "sell 3 with 3")
    while legal(game, "points"):
        do(game, "decline")
    assert markers(game) == (16, 50)
    assert points(game) == {"sales": 6}


def test_points_for_silver() -> None:
    """BU-25.11: right after a gain, 1 silver each, up to the target."""
    game = alone(goods={3: 3}, dice=(3, 1), counter=41, silver=9)
    do(game, "sell 3 with 3")
    assert legal(game, "points", "decline") == {"points 1", "points 2", "points 3", "decline"}
    do(game, "points 2")
    assert markers(game) == (49, 50)
    assert points(game) == {"sales": 6, "points_bought": 2}
    assert purse(game)[1] == 9 + 1 - 2
    assert legal(game, "points") == set()


def test_no_points_without_a_gain() -> None:
    """BU-25.11"""
    game = alone(silver=9, counter=45)
    assert legal(game, "points") == set()
    do(game, "workers with 1")
    assert legal(game, "points") == set()


def test_buying_up_to_the_target() -> None:
    """BU-25.11, BU-25.12: points bought reach the target like gained ones."""
    game = alone(goods={3: 3}, dice=(3, 1), counter=41, silver=3)
    do(game, "sell 3 with 3", "points 3")
    assert markers(game) == (0, 45)
    assert "workers" in legal(game)
    assert "decline" in legal(game)


@pytest.mark.parametrize("counter", [44, 46, 49])
def test_a_gain_that_reaches_the_target(counter: int) -> None:
    """BU-25.12, A-56: the excess is lost and nothing can be bought; one extra action of any number, which may be declined."""
    game = alone(goods={3: 3, 5: 1}, dice=(3, 1), counter=counter, silver=5, depots={2: ["ship"], 6: ["bank"]})
    events = do(game, "sell 3 with 3")
    assert markers(game) == (0, 45)
    assert happened(events, "target")
    assert legal(game) == {"take ship@2", "take bank@6", "sell 5", "workers", "decline"} | legal(game, "buy", "turn")
    do(game, "decline")
    assert legal_kinds(game) >= {"workers"}
    assert "decline" not in legal(game)


def test_three_times() -> None:
    """T-23, BU-25.12: the target falls to 45, 40, 35."""
    target = 50
    for left in (45, 40, 35):
        game = alone(goods={3: 1}, dice=(3, 1), counter=target - 1, target=target)
        do(game, "sell 3 with 3")
        assert markers(game) == (0, left)
        target = left


def test_twice_in_one_action() -> None:
    """BU-25.12: the extra action can reach the next target."""
    game = alone(goods={3: 7, 4: 3}, dice=(3, 1), counter=2, target=10)
    do(game, "sell 3 with 3")
    assert markers(game) == (0, 5)
    do(game, "sell 4")
    assert markers(game) == (0, 5)
    assert "decline" in legal(game)
    assert storage(game) == []


def test_never_below_five() -> None:
    """A-25, BU-25.12"""
    game = alone(goods={3: 3}, dice=(3, 1), counter=0, target=5)
    do(game, "sell 3 with 3")
    assert markers(game) == (0, 5)


def test_size_and_phase_are_two_gains() -> None:
    """A-26, BU-25.13: each is handled completely before the other; their order is free."""
    first = alone(storage=["ship"], dice=(1, 1), counter=49)
    do(first, "place ship nw7 with 1")
    assert {"carry_out size nw7", "carry_out phase nw7"} <= legal(first)
    second = first.copy()
    do(first, "carry_out size nw7")
    assert markers(first) == (0, 45)
    assert not legal(first, "carry_out")
    do(first, "decline")
    assert markers(first) == (10, 45)
    do(second, "carry_out phase nw7")
    assert markers(second) == (0, 45)
    do(second, "workers")
    assert markers(second) == (1, 45)
    assert points(first) == points(second) == {"area_size": 1, "area_phase": 10}


PARTS = {"carry_out size nw6", "carry_out phase nw6"}


@pytest.mark.parametrize(("counter", "silver", "asked"), [(38, 0, False), (39, 0, False), (40, 0, True), (30, 9, False), (30, 10, True)])
def test_the_order_of_points_is_asked_if_something_may_be_lost(counter: int, silver: int, asked: bool) -> None:
    """BU-25.12, BU-25.15: one point and ten; only if ten, with all silver, are enough for the target can the one be left for afterwards."""
    game = alone(castle="nw3", storage=["mine"], dice=(5, 1), counter=counter, silver=silver)
    do(game, "place mine nw6 with 5")
    assert legal(game, "carry_out") == (PARTS if asked else set())
    if counter == 39:
        assert markers(game) == (0, 45)


def test_an_effect_waits_for_the_target_only_if_that_is_near() -> None:
    """BU-25.12, BU-25.15: an extra action may come before the goods of a ship."""
    said: dict[str, Any] = {"storage": ["ship"], "dice": (1, 1), "spaces": {2: [2]}}
    near = alone(counter=39, **said)
    do(near, "place ship nw7 with 1")
    assert legal(near, "carry_out") == {"carry_out size nw7", "carry_out phase nw7", "carry_out ship"}
    far = alone(counter=38, **said)
    do(far, "place ship nw7 with 1")
    assert legal_kinds(far) == {"ship"}
    assert markers(far) == (49, 50)


def test_points_after_each_part_of_an_area() -> None:
    """BU-25.11, BU-25.13: silver buys points after the size as well as after the phase."""
    game = alone(storage=["ship"], dice=(1, 1), silver=4, counter=20)
    do(game, "place ship nw7 with 1")
    bought = 0
    for _ in range(6):
        if legal(game, "points"):
            do(game, "points 1")
            bought += 1
        elif legal(game, "carry_out"):
            do(game, min(legal(game, "carry_out")))
    assert bought == 2
    assert markers(game) == (20 + 1 + 10 + 2, 50)


def test_one_sale_is_one_gain() -> None:
    """BU-25.13: an animal placement, a sale, a watchtower are one gain each."""
    game = alone(castle="nw3", tiles={"nw4": "monastery7"}, storage=["cow3"], dice=(6, 1), silver=1, counter=45)
    do(game, "place cow3 nw1 with 6")
    assert legal(game, "carry_out") == {"carry_out size nw1", "carry_out phase nw1", "carry_out cow3"}
    do(game, "carry_out cow3")
    assert markers(game) == (49, 50)
    assert legal(game, "points", "decline") == {"points 1", "decline"}


# end-scoring monasteries
def test_monasteries_score_at_once() -> None:
    """BU-25.9: once, when placed, for what is there."""
    game = alone(tiles={"nw2": "bank"}, storage=["monastery22", "bank"], dice=(3, 1), counter=5)
    do(game, "place monastery22 nw4 with 3")
    assert points(game)["monasteries"] == 4
    assert game.rules.ended(game.state) == game.rules.score(game.state)
    assert "colours" not in [row.key for row in game.rules.score(game.state)], "BU-25.10: colours bring no points"


@pytest.mark.parametrize(("sold", "number", "worth"), [([1, 1, 3], 15, 4), ([1, 1, 3], 25, 3)])
def test_monasteries_for_sold_goods(sold: list[int], number: int, worth: int) -> None:
    """BU-25.9, BU-17.16, BU-17.19"""
    game = alone(storage=[f"monastery{number}"], sold=sold, dice=(3, 1))
    do(game, f"place monastery{number} nw4 with 3")
    assert points(game)["monasteries"] == worth


GREY = {"ne2": "mine", "se11": "mine", "nw6": "mine"}


def test_monastery_26() -> None:
    """T-25, BU-25.9: 3 VP for each colour complete so far."""
    blue = dict.fromkeys(("nw7", "ne1", "ne10", "sw2", "se5", "se9"), "ship")
    game = alone(tiles={**GREY, **blue}, storage=["monastery26"], dice=(3, 1))
    do(game, "place monastery26 nw4 with 3")
    assert points(game)["monasteries"] == 6


def test_monastery_26_completes_yellow() -> None:
    """A-24, BU-25.9: then yellow counts."""
    yellow = {at: f"monastery{n}" for n, at in enumerate(("ne8", "sw6", "se1", "se2", "se3"), 1)}
    game = alone(tiles=yellow, storage=["monastery26"], dice=(3, 1))
    do(game, "place monastery26 nw4 with 3")
    assert points(game)["monasteries"] == 3


# the reward for a colour
def test_a_colour() -> None:
    """BU-25.10, A-27: no points and no bonus tile; one tile of the black depot on a field of any number, with its effect, or none."""
    tiles = dict.fromkeys(("ne2", "se11"), "mine")
    game = alone(castle="nw3", tiles=tiles, storage=["mine", "ship", "castle"], dice=(5, 1), black=["boarding_house", "bank", "castle"])
    do(game, "place mine nw6 with 5")
    found = legal(game, "direct")
    beige = {"ne3", "ne5", "se6", "se10", "se12"}
    assert found == {f"direct {name} {at}" for name in ("bank", "boarding_house") for at in beige} | {"direct castle se7"}
    assert "decline" in legal(game)
    do(game, "direct boarding_house se12")
    assert purse(game) == (4, 0)
    assert len(storage(game)) == 2
    assert "colours" not in points(game)
    assert game.state.seats[0].bonuses == ()
    assert duchy_names(game)["se12"] == "boarding_house"


def test_nothing_in_the_black_depot() -> None:
    """BU-25.10: then there is no reward."""
    game = alone(castle="nw3", tiles=dict.fromkeys(("ne2", "se11"), "mine"), storage=["mine"], dice=(5, 1))
    do(game, "place mine nw6 with 5")
    assert legal(game, "direct", "decline") == set()


def test_one_colour_completes_another() -> None:
    """BU-25.10: the tile completes another colour, and the same holds again."""
    blue = dict.fromkeys(("ne1", "ne10", "sw2", "se5", "se9"), "ship")
    tiles = {"ne2": "mine", "se11": "mine", **blue}
    game = alone(castle="nw3", tiles=tiles, storage=["mine"], dice=(5, 1), black=["ship", "bank"], spaces={1: [1]})
    do(game, "place mine nw6 with 5", "direct ship nw7")
    assert "direct bank se12" in legal(game)
    do(game, "direct bank se12")
    while "workers with 1" not in legal(game):
        do(game, min(legal(game, "carry_out", "ship", "decline")))
    assert purse(game)[1] == 2


# the order
def test_the_effect_before_the_points() -> None:
    """BU-25.15: a bank's silver first, then the points of the area with silver to buy more."""
    game = alone(castle="ne7", storage=["bank"], tiles={"ne10": "ship"}, dice=(1, 1), counter=38)
    do(game, "place bank ne11 with 1")
    assert legal(game, "carry_out") == {"carry_out size ne11", "carry_out phase ne11", "carry_out bank"}
    again = game.copy()
    do(game, "carry_out bank", "carry_out phase ne11", "points 2")
    assert markers(game) == (0, 45)
    do(again, "carry_out phase ne11")
    assert markers(again) == (48, 50)
    assert legal(again, "points") == set()


def test_consequences_of_a_nested_placement_join() -> None:
    """BU-25.15, A-58: what a castle's action sets off joins what is open; the other die waits until nothing is left."""
    game = alone(castle="nw3", storage=["castle", "ship"], tiles={"nw4": "monastery1"}, dice=(2, 1), counter=49, spaces={1: [1]})
    do(game, "place castle nw5 with 2")
    assert legal(game) == {"carry_out size nw5", "carry_out phase nw5", "carry_out castle"}
    do(game, "carry_out castle", "place ship nw7")
    assert {"carry_out size nw5", "carry_out size nw7"} <= legal(game)
    assert "workers with 1" not in legal(game)
    assert "end_turn" not in legal(game)
    while not any(said.endswith("with 1") for said in legal(game)):
        found = sorted(legal(game, "carry_out", "ship", "decline"))
        do(game, found[0])
    assert points(game)["area_size"] == 2
    assert points(game)["area_phase"] == 20


def test_order_that_does_not_matter_is_not_asked() -> None:
    """BU-25.15: far from the target and without silver, everything simply happens."""
    game = alone(storage=["ship"], dice=(1, 1), spaces={})
    do(game, "place ship nw7 with 1")
    assert "workers with 1" in legal(game)
    assert markers(game) == (11, 50)


def test_silver_that_an_action_brings_comes_before_the_points() -> None:
    """BU-25.15, BU-25.11: a castle's action may place a bank first, so that its silver buys points after those of the castle's area."""
    game = alone(castle="nw3", storage=["castle", "bank"], tiles={"nw4": "monastery1"}, dice=(2, 1), counter=20)
    do(game, "place castle nw5 with 2")
    assert {"carry_out size nw5", "carry_out phase nw5", "carry_out castle"} <= legal(game)
    do(game, "carry_out castle", "place bank nw2")
    while legal(game, "carry_out") and not legal(game, "points"):
        do(game, min(legal(game, "carry_out"), key=lambda said: (said != "carry_out bank", said)))
    assert legal(game, "points") == {"points 1", "points 2"}

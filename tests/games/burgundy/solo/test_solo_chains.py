"""Check corners of the solo game (BU-25): long chains, what face-down tiles do not count for, empty depots, the last turn."""

from typing import Any

import pytest

from ..expanded import lay
from ..pieces import LAYOUTS
from ..verbs import depot, do, duchy_names, goods, happened, legal, legal_kinds, points, purse, storage

GREY = dict.fromkeys(("ne2", "se11"), "mine")
"""All grey fields but the one in the north-west."""


def alone(**said: Any) -> Any:
    """Build a solo game on 13a with the start castle in the north-west, next to a river."""
    return lay(1, **{"duchy": "13a", "castle": "nw5", **said})


def markers(game: Any) -> tuple[int, int]:
    """Return the counter and the target."""
    return game.state.solo.counter, game.state.solo.target


def say(game: Any, start: str) -> None:
    """Carry out the cheapest action that starts so."""
    do(game, min(said for said in legal(game) if said.startswith(start)))


# the tile that leaves
@pytest.mark.parametrize("full", [1, 4, 6])
def test_a_single_depot_loses_its_tiles(full: int) -> None:
    """BU-25.2: no matter what the white die shows, going on clockwise reaches the only depot with tiles; its first one leaves."""
    game = alone(depots={full: ["bank", "ship"]}, used=(True, True))
    do(game, "end_turn")
    assert depot(game, full) == ["ship"]


def test_no_depot_has_a_tile() -> None:
    """BU-25.2: then nothing happens, but the goods still come to the depot of the white number."""
    game = alone(used=(True, True))
    gone = game.state.gone
    events = do(game, "end_turn")
    assert game.state.gone == gone
    assert not happened(events, "left")
    assert [n for n, space in enumerate(game.state.goods_spaces, 1) if space] == [game.state.white]


def test_goods_come_before_a_tile_leaves() -> None:
    """BU-25.2"""
    game = alone(depots={1: ["bank", "ship"]}, used=(True, True))
    kinds = [event.kind for event in do(game, "end_turn")]
    assert kinds.index("white") < kinds.index("left")


# ships
def test_an_empty_goods_space() -> None:
    """BU-25.4, BU-9.2: it may be chosen, and all goods on the others leave."""
    game = alone(storage=["ship"], dice=(1, 1), spaces={2: [2, 3], 5: [1]})
    do(game, "place ship nw7 with 1", "ship 4")
    assert goods(game) == {}
    assert game.state.goods_spaces == ((),) * 6
    assert len(game.state.goods_gone) == 3


def test_no_exchange_with_an_empty_black_depot() -> None:
    """BU-25.5"""
    game = alone(storage=["ship"], dice=(1, 1), goods={1: 6}, spaces={1: [1]})
    do(game, "place ship nw7 with 1", "ship 1")
    assert legal_kinds(game) == {"workers", "sell"}


def given(game: Any) -> None:
    """Give goods as long as that is asked."""
    while legal(game, "give"):
        do(game, min(legal(game, "give")))


def test_the_goods_just_taken_may_be_given() -> None:
    """BU-25.5: the moment comes after the goods have been taken."""
    game = alone(storage=["ship"], dice=(1, 1), goods={1: 4}, spaces={1: [1, 1]}, black=["bank"])
    do(game, "place ship nw7 with 1", "ship 1", "swap bank")
    given(game)
    assert goods(game) == {1: 1}
    assert storage(game) == ["face_down"]


def swapped(name: str, where: str, die: int, **said: Any) -> Any:
    """Sail a ship to swap goods for a black tile, place that face down by the second die, and end the turn."""
    stored = said.pop("storage")
    game = alone(storage=["ship", *stored], dice=(1, die), goods={1: 5}, black=[name], workers=20, spaces={1: [1]}, **said)
    do(game, "place ship nw7 with 1", "ship 1", f"swap {name}")
    given(game)
    do(game, f"place face_down {where} with {die}")
    assert legal(game) >= {"end_turn"}
    do(game, "end_turn")
    return game


def test_face_down_it_is_no_bank() -> None:
    """BU-25.7, BU-25.9: not for a monastery that counts buildings."""
    game = swapped("bank", "nw2", 4, storage=["monastery22"])
    say(game, "place monastery22 nw4")
    assert "monasteries" not in points(game)


def test_face_down_it_is_no_monastery() -> None:
    """BU-25.7: it has none of its powers."""
    game = swapped("monastery14", "nw2", 4, storage=["bank"])
    workers = purse(game)[0]
    say(game, "workers")
    assert purse(game)[0] == workers + 2


def test_face_down_they_are_no_animals() -> None:
    """BU-25.7: they do not score again."""
    game = swapped("cow3", "se4", 1, tiles={"se7": "castle", "se8": "cow2", "se3": "mine"}, storage=["cow4"])
    before = points(game).get("animals", 0)
    say(game, "place cow4 se13")
    while "animals" not in points(game):
        do(game, "carry_out cow4")
    assert points(game)["animals"] - before == 4 + 2


def test_face_down_they_are_no_species() -> None:
    """BU-25.7, BU-17.18"""
    game = swapped("pig3", "nw2", 4, tiles={"ne6": "cow2"}, storage=["monastery24"])
    say(game, "place monastery24 nw4")
    assert points(game)["monasteries"] == 4


# monasteries that score
def test_scored_once_only() -> None:
    """BU-25.9: what comes later counts nothing, neither then nor at the end."""
    game = alone(storage=["monastery22", "bank"], dice=(3, 4), phase="E", in_round=5)
    do(game, "place monastery22 nw4 with 3")
    while "place bank nw2 with 4" not in legal(game):
        do(game, min(legal(game, "carry_out", "decline")))
    do(game, "place bank nw2 with 4")
    while "end_turn" not in legal(game):
        do(game, min(legal(game, "carry_out", "decline")))
    do(game, "end_turn")
    assert game.over
    assert set(points(game)) == {"area_size", "area_phase"}


def test_monastery_26_as_an_extra_action() -> None:
    """BU-25.9, BU-25.12: a colour completed a moment ago counts although its reward is still open."""
    game = alone(castle="nw3", tiles=GREY, storage=["mine", "monastery26"], dice=(5, 1), counter=49, black=["bank"])
    do(game, "place mine nw6 with 5", "carry_out size nw6", "place monastery26 nw4")
    while "monasteries" not in points(game):
        do(game, "carry_out monastery26")
    assert points(game)["monasteries"] == 3


def test_a_black_monastery_as_a_reward_scores() -> None:
    """BU-25.9, BU-25.10: the reward comes with all effects."""
    game = alone(castle="nw3", tiles=GREY, storage=["mine"], dice=(5, 1), black=["monastery25"], sold=[1, 2, 2])
    do(game, "place mine nw6 with 5", "direct monastery25 nw4")
    assert points(game)["monasteries"] == 3


# gains
def test_the_silver_of_a_sale_buys_points() -> None:
    """BU-25.11, BU-12.2: it is there as soon as the points are."""
    game = alone(goods={3: 3}, dice=(3, 1), counter=43)
    do(game, "sell 3 with 3")
    assert legal(game, "points") == {"points 1"}
    do(game, "points 1")
    assert markers(game) == (0, 45)
    assert purse(game)[1] == 0


def test_no_gain_no_points() -> None:
    """BU-25.11: points can be bought after the size and after the phase, but not after a monastery that brings nothing."""
    game = alone(storage=["monastery22"], dice=(3, 1), counter=20, silver=9)
    do(game, "place monastery22 nw4 with 3")
    offers = 0
    while "workers with 1" not in legal(game):
        offers += bool(legal(game, "points"))
        do(game, "decline" if legal(game, "points") else min(legal(game, "carry_out")))
    assert offers == 2
    assert points(game) == {"area_size": 1, "area_phase": 10}


def test_the_extra_action_is_one_with_a_die() -> None:
    """BU-25.12, BU-9.4, BU-13.1: as with a castle, monasteries 13 and 14 apply."""
    tiles = {"nw4": "monastery14", "ne8": "monastery13"}
    game = alone(tiles=tiles, goods={3: 3}, dice=(3, 1), counter=49)
    do(game, "sell 3 with 3", "workers")
    assert purse(game) == (4, 2)


def test_the_extra_action_may_place_at_any_number() -> None:
    """BU-25.12: and what it places has its effect and points before the other die is used."""
    game = alone(goods={3: 1}, storage=["ship"], dice=(3, 5), counter=49, spaces={1: [1], 4: [6]})
    do(game, "sell 3 with 3", "place ship nw7")
    while "ship 4" not in legal(game):
        do(game, min(legal(game, "carry_out", "decline")))
    do(game, "ship 4")
    while "workers with 5" not in legal(game):
        do(game, min(legal(game, "carry_out", "decline")))
    assert markers(game) == (11, 45)
    assert goods(game) == {6: 1}


# the reward for a colour
def test_a_black_tile_completes_a_colour() -> None:
    """BU-25.7, BU-25.10: what matters is that the fields are occupied."""
    game = alone(castle="nw3", tiles=GREY, storage=["face_down"], dice=(5, 1), black=["bank"])
    do(game, "place face_down nw6 with 5")
    while not legal(game, "direct"):
        do(game, min(legal(game, "carry_out")))
    assert "direct bank se12" in legal(game)


def test_the_start_castle_counts_for_its_colour() -> None:
    """BU-11.6, BU-25.10"""
    game = alone(tiles={"ne7": "castle", "se7": "castle", "nw4": "bank"}, storage=["castle"], dice=(2, 1), black=["market"])
    do(game, "place castle nw3 with 2")
    while not legal(game, "direct"):
        do(game, min(said for said in legal(game, "carry_out", "workers") if "with" not in said))
    assert any(said.startswith("direct market") for said in legal(game))


def test_the_same_building_twice_in_a_town() -> None:
    """BU-25.10, BU-7.1e: forbidden for the reward too, unless monastery 1 lies in the duchy."""
    town = {"ne3": "bank", **GREY}
    game = alone(castle="nw3", tiles=town, storage=["mine"], dice=(5, 1), black=["bank"])
    do(game, "place mine nw6 with 5")
    assert "direct bank ne4" not in legal(game)
    assert "direct bank ne5" in legal(game)
    game = alone(castle="nw3", tiles={**town, "nw4": "monastery1"}, storage=["mine"], dice=(5, 1), black=["bank"])
    do(game, "place mine nw6 with 5")
    assert "direct bank ne4" in legal(game)


def test_a_reward_that_fits_only_later() -> None:
    """BU-25.15: it stays in the pool until the player picks it; by then an extra action may have made room for it."""
    tiles = {**GREY, "nw4": "monastery1"}
    game = alone(castle="nw3", tiles=tiles, storage=["mine", "bank"], dice=(5, 1), counter=49, black=["monastery12"])
    do(game, "place mine nw6 with 5")
    assert not legal(game, "direct")
    while not legal(game, "place"):
        do(game, "carry_out size nw6")
    do(game, "place bank se6")
    while not legal(game, "direct"):
        do(game, min(legal(game, "carry_out", "decline")))
    assert legal(game, "direct") == {"direct monastery12 se1", "direct monastery12 se2"}


def test_a_tile_without_an_effect_is_not_asked_about() -> None:
    """BU-9.5, BU-25.15: nothing follows from a mine itself, so there is nothing to put into order, however much else is open."""
    game = alone(castle="nw3", tiles=GREY, storage=["mine", "town_hall", "bank"], dice=(5, 1), counter=20, black=["", "castle"])
    do(game, "place mine nw6 with 5")
    assert legal(game, "carry_out") == {"carry_out size nw6", "carry_out phase nw6"}


def test_silver_at_the_end_of_a_long_chain() -> None:
    """BU-25.15: the reward may come before the points of the area, to buy more with silver that is three placements away."""
    game = alone(castle="nw3", tiles=GREY, storage=["mine", "town_hall", "bank"], dice=(5, 1), counter=20, black=["castle"])
    do(game, "place mine nw6 with 5")
    assert legal(game) >= {"carry_out size nw6", "carry_out phase nw6", "direct castle se7"}
    do(game, "direct castle se7", "carry_out castle", "place town_hall se6", "carry_out town_hall", "place bank se12", "carry_out bank")
    assert purse(game) == (0, 2)
    do(game, "carry_out size nw6")
    assert legal(game, "points") == {"points 1", "points 2"}


@pytest.mark.parametrize("counter", [21, 22, 23, 24])
def test_points_that_change_what_can_follow(counter: int) -> None:
    """BU-25.15: size, phase, animals and the reward of a colour in any order, with the target in reach of some of them together."""
    animals = {"nw1": "cow4", "ne6": "cow2", "sw5": "goat4", "se8": "sheep4", "se13": "sheep4"}
    tiles = {"nw2": "warehouse", "ne3": "church", **animals}
    said: dict[str, Any] = {"storage": ["cow3"], "dice": (1, 6), "black": ["bank"], "phase": "E"}
    game = alone(tiles=tiles, counter=counter, target=30, **said)
    do(game, "place cow3 se4 with 1")
    parts = {"carry_out size se4", "carry_out phase se4", "carry_out cow3"}
    rewards = legal(game, "direct")
    assert legal(game) == {*parts, *rewards, "decline"}
    assert {said.split()[1] for said in rewards} == {"bank"}
    do(game, "carry_out size se4", "carry_out phase se4" if counter < 24 else "decline")
    assert markers(game) == ((counter + 8, 30) if counter < 22 else (0, 25))


def test_a_purchase_before_the_reward() -> None:
    """BU-25.10, BU-14.1: a tile of the black depot may be bought first; without any tile there is no reward."""
    game = alone(castle="nw3", tiles=GREY, storage=["mine"], dice=(5, 1), black=["bank"], silver=2)
    do(game, "place mine nw6 with 5")
    while not legal(game, "direct"):
        do(game, min(legal(game, "carry_out", "decline")))
    assert "buy bank" in legal(game)
    do(game, "buy bank")
    assert not legal(game, "direct")
    assert storage(game) == ["bank"]
    while legal(game, "carry_out", "decline"):
        do(game, min(legal(game, "carry_out", "decline")))
    assert "workers with 1" in legal(game)


# the end
def last_fields(*empty: str, **said: Any) -> Any:
    """Build a game in the last turn in which only some fields are empty."""
    cells = [cell["id"] for cell in LAYOUTS[18]["cells"] if cell["id"] not in (*empty, "nw5")]
    tiles = ["cow2", "cow2", "pig2", "pig2", "goat2", "goat2"]
    tiles += ["face_down"] * (len(cells) - len(tiles))
    return alone(tiles=dict(zip(cells, tiles, strict=True)), phase="E", in_round=5, **said)


def test_winning_with_the_last_die() -> None:
    """BU-25.14: within the 25 turns, the last action included."""
    game = last_fields("nw6", "nw7", storage=["mine", "ship"], dice=(5, 1), spaces={1: [1]})
    do(game, "place mine nw6 with 5")
    while "place ship nw7 with 1" not in legal(game):
        do(game, min(legal(game, "carry_out", "decline")))
    do(game, "place ship nw7 with 1")
    assert game.over
    assert game.state.standings[0].won


def test_one_field_is_missing() -> None:
    """BU-25.14"""
    game = last_fields("nw6", storage=["mine"], dice=(1, 2))
    do(game, "workers with 1", "workers with 2", "end_turn")
    assert game.over
    assert not game.state.standings[0].won


def test_winning_with_a_ship_and_everything_open() -> None:
    """BU-25.14, BU-25.15: nothing more of the pool is asked."""
    game = last_fields("nw7", storage=["ship"], dice=(1, 6), goods={1: 6}, counter=49, silver=9)
    do(game, "place ship nw7 with 1")
    assert game.over
    assert game.state.standings[0].won
    assert len(duchy_names(game)) == 37

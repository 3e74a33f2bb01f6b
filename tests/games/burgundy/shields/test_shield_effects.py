"""Check what each shield does (BU-26.9 to 26.29), also together with monasteries."""

from typing import Any

import pytest

from ..expanded import lay, phase_end
from ..verbs import do, fields, final_points, goods, happened, idle, legal, points, purse, shields, sold, space, storage

CASTLES = {"1,-2": "castle", "1,-3": "castle", "1,-1": "monastery1"}


def shielded(**said: Any) -> Any:
    """Build a game for two with shields and the extra tiles."""
    return lay(2, **{"modules": ["shields", "extra_tiles"], **said})


# 1
def test_one_pasture() -> None:
    """BU-26.11: for scoring animals all pastures count as one; areas do not."""
    tiles = {"-1,-1": "cow2", "1,0": "ship", "2,0": "ship"}
    game = shielded(tiles=tiles, shields={"0,0": 1}, storage=["cow3"], dice=(2, 1))
    do(game, "place cow3 2,1 with 2")
    assert points(game) == {"animals": 5, "area_size": 1, "area_phase": 10}


def test_one_pasture_and_geese() -> None:
    """BU-26.11, BU-19.4, BU-19.5, BU-26.9: also for geese, and with monastery 7."""
    tiles = {"-1,-1": "cow2", "-1,-2": "pig2", "1,0": "ship", "2,0": "ship", "1,-1": "monastery7"}
    game = shielded(tiles=tiles, shields={"0,0": 1}, storage=["geese2", "pig3"], dice=(2, 1))
    do(game, "place geese2 2,1 with 2")
    assert legal(game, "join") == {"join cow", "join pig"}
    do(game, "join cow")
    assert points(game)["animals"] == 3 + 3
    do(game, "place pig3 0,-2 with 1")
    assert points(game)["animals"] == 6 + 4 + 3 + 3


# 2
def test_fellow_workers() -> None:
    """BU-26.12, A-29: one worker per event when another player gains any, by a die or a boarding house."""
    game = shielded(others={1: {"shields": {"0,0": 2}}}, storage=["boarding_house"], dice=(3, 1))
    do(game, "place boarding_house 0,-1 with 3")
    assert (purse(game), purse(game, 1)) == ((4, 0), (1, 0))
    do(game, "workers with 1")
    assert (purse(game), purse(game, 1)) == ((6, 0), (2, 0))


def test_not_for_own_workers() -> None:
    """BU-26.12"""
    game = shielded(shields={"0,0": 2})
    do(game, "workers with 1")
    assert purse(game) == (2, 0)


def test_one_worker_per_exchange() -> None:
    """A-29, BU-17.22: several coins in one go are one event; one by one they are several."""
    said: dict[str, Any] = {"others": {1: {"shields": {"0,0": 2}}}, "silver": 3, "tiles": {"1,-1": "monastery28"}}
    game = shielded(**said)
    assert legal(game, "exchange") == {"exchange 1", "exchange 2", "exchange 3"}
    do(game, "exchange 3")
    assert (purse(game), purse(game, 1)) == ((6, 0), (1, 0))
    game = shielded(**said)
    do(game, "exchange 1", "exchange 1", "exchange 1")
    assert (purse(game), purse(game, 1)) == ((6, 0), (3, 0))


def test_workers_of_mines_are_one_event() -> None:
    """A-29, BU-17.2: mine income with monastery 2."""
    tiles = {"-1,0": "ship", "-1,1": "mine", "-2,1": "bank", "-2,2": "mine", "1,-1": "monastery2"}
    game = phase_end(modules=["shields"], tiles=tiles, others={1: {"shields": {"0,0": 2}, "silver": 1}})
    do(game, "end_turn", "pay_all")
    assert purse(game) == (2, 2)
    assert purse(game, 1) == (1, 0)


def test_workers_of_a_sale_and_a_route() -> None:
    """A-29, BU-17.4, BU-23.4: each source is an event of its own."""
    game = lay(2, routes=[12], goods={3: 1}, tiles={"1,-1": "monastery4"}, dice=(3, 1), others={1: {"shields": {"0,0": 2}}})
    do(game, "sell 3 with 3")
    assert (purse(game)[0], purse(game, 1)[0]) == (5, 2)


# 5
def test_collector() -> None:
    """BU-26.15: after the normal goods, all goods of one type from all spaces, if it fits."""
    said: dict[str, Any] = {"spaces": {1: [1], 2: [2, 3], 4: [2], 6: [3, 3, 4]}, "storage": ["ship"], "dice": (5, 1)}
    game = shielded(shields={"0,0": 5}, **said)
    do(game, "place ship 1,0 with 5", "ship 2")
    assert legal(game, "gather", "decline") == {"gather 1", "gather 2", "gather 3", "gather 4", "decline"}
    do(game, "gather 3")
    assert goods(game) == {2: 1, 3: 3}
    assert space(game, 6) == [4]
    assert game.state.bridge[1] == (0,)


def test_collector_with_a_full_store() -> None:
    """BU-26.15, BU-9.3: only a type that fits; it may be declined."""
    game = shielded(shields={"0,0": 5}, goods={1: 1, 5: 1}, spaces={2: [2], 4: [5, 6]}, storage=["ship"], dice=(5, 1))
    do(game, "place ship 1,0 with 5", "ship 2")
    assert legal(game, "gather", "decline") == {"gather 5", "decline"}
    do(game, "decline")
    assert goods(game) == {1: 1, 5: 1, 2: 1}
    assert game.state.bridge[1] == (0,)


def test_collector_when_the_chosen_space_is_empty() -> None:
    """BU-26.15, A-08"""
    game = shielded(shields={"0,0": 5}, spaces={2: [2], 3: [2]}, storage=["ship"], dice=(5, 1))
    do(game, "place ship 1,0 with 5", "ship 1", "gather 2")
    assert goods(game) == {2: 2}


def test_collector_and_two_spaces() -> None:
    """BU-26.9, BU-17.5: monastery 5 works alongside it."""
    game = shielded(shields={"0,0": 5}, tiles={"1,-1": "monastery5"}, spaces={2: [2], 3: [3], 5: [4, 2]}, storage=["ship"], dice=(5, 1))
    do(game, "place ship 1,0 with 5", "ship 2 3", "gather 2")
    assert goods(game) == {2: 2, 3: 1}


# 6
def test_naming() -> None:
    """BU-26.16: once, at any time in one's own turn."""
    game = lay(3, modules=["shields"], shields={"0,0": 6}, others={2: {"tiles": {"1,-1": "monastery14"}}}, storage=["castle"], dice=(1, 6))
    assert legal(game, "name") == {"name 1", "name 2"}
    do(game, "name 2")
    assert legal(game, "name") == set()
    do(game, "workers with 1")
    assert purse(game) == (4, 0)


def test_naming_while_an_effect_is_open() -> None:
    """BU-26.16: also in the middle of a castle's action."""
    game = shielded(shields={"0,0": 6}, others={1: {"tiles": {"1,-1": "monastery14"}}}, storage=["ship"], dice=(5, 1), spaces={1: [1]})
    do(game, "place ship 1,0 with 5")
    assert legal(game, "name") == {"name 1"}


def test_future_monasteries_count_too() -> None:
    """BU-26.16, BU-8.2: what the named player builds later works immediately; they lose nothing."""
    game = shielded(shields={"0,0": 6}, named=1, others={1: {"storage": ["monastery14"], "dice": (1, 6)}})
    assert "monastery14" in storage(game, 1)
    idle(game)
    do(game, "place monastery14 1,-1 with 1", "workers with 6")
    assert purse(game, 1) == (4, 0)


@pytest.mark.parametrize(
    ("number", "check"), [(8, "turn 1 to 3 +1"), (6, "hire mine@3 +2"), (12, "take mine@2 with 1"), (28, "exchange 1")]
)
def test_copied_monasteries(number: int, check: str) -> None:
    """BU-26.16: they work for the owner as if they were their own, with the owner's own tiles."""
    depots = {3: ["mine"], 2: ["mine"]}
    said: dict[str, Any] = {"shields": {"0,0": 6}, "others": {1: {"tiles": {"1,-1": f"monastery{number}"}}}, "depots": depots}
    said |= {"workers": 2 if number != 12 else 0, "silver": 1}
    assert check not in legal(shielded(**said))
    assert check in legal(shielded(named=1, **said))


def test_monastery_1_and_27_copied() -> None:
    """BU-26.16, A-30, BU-17.1: 1 lifts the limit in the owner's towns; 27 is not shared."""
    others = {1: {"tiles": {"1,-1": "monastery1", "2,-2": "monastery27"}}}
    game = shielded(shields={"0,0": 6}, named=1, tiles={"0,1": "bank", "1,0": "ship"}, storage=["bank", "ship"], others=others, dice=(5, 4))
    assert "place bank 0,2 with 5" in legal(game)
    again = lay(
        2,
        modules=["shields", "extra_tiles"],
        shields={"0,0": 6},
        named=1,
        tiles={"1,0": "ship"},
        storage=["ship"],
        others=others,
        dice=(4, 1),
        bridge={0: [0], 1: [1]},
    )
    do(again, "place ship 2,0 with 4")
    assert again.state.bridge[1] == (1, 0)


def test_copied_end_scoring() -> None:
    """BU-26.16, BU-17.17: with the owner's own buildings; the named player scores as well."""
    game = shielded(
        shields={"0,0": 6}, named=1, tiles={"0,1": "bank", "0,-1": "bank"}, others={1: {"tiles": {"1,-1": "monastery22", "0,1": "bank"}}}
    )
    assert final_points(game)["monastery_22"] == 8
    assert final_points(game, 1)["monastery_22"] == 4


def test_copies_are_not_doubled() -> None:
    """A-38, BU-26.20: 6 together with 10: the owner's own count double, copied ones do not."""
    game = shielded(
        shields={"0,0": 6, "1,-2": 10},
        named=1,
        tiles={**CASTLES, "2,-2": "monastery16", "0,1": "bank", "0,2": "warehouse"},
        others={1: {"tiles": {"1,-1": "monastery22"}}},
    )
    assert final_points(game)["monastery_22"] == 4
    assert final_points(game)["monastery_16"] == 8


def test_crane_with_own_and_copied_monasteries() -> None:
    """BU-19.3, BU-26.20: with 10 the crane counts for the owner's own monastery, so +8."""
    tiles = {**CASTLES, "2,-2": "monastery22", "0,1": "crane"}
    others = {1: {"tiles": {"1,-1": "monastery16"}}}
    game = shielded(shields={"0,0": 6, "1,-2": 10}, named=1, tiles=tiles, others=others)
    assert final_points(game)["monastery_22"] == 8
    assert final_points(game).get("monastery_16", 0) == 0
    copied = shielded(shields={"0,0": 6, "1,-2": 10}, named=1, tiles={"1,-2": "castle", "0,1": "crane"}, others=others)
    assert final_points(copied)["monastery_16"] == 4


def test_lost_with_its_shield() -> None:
    """BU-26.16, BU-26.6: as long as the shield is held."""
    game = phase_end(
        modules=["shields"],
        shields={"0,0": 6},
        named=1,
        silver=1,
        tiles={"-1,0": "ship", "-1,1": "mine"},
        others={1: {"tiles": {"1,-1": "monastery2"}}},
    )
    kept = game.copy()
    do(kept, "end_turn", "pay_all")
    assert purse(kept) == (1, 1)
    do(game, "end_turn", "give_up 6")
    assert purse(game) == (0, 2)


def test_lost_while_another_shield_stays() -> None:
    """BU-26.16, BU-26.5: replaced by another shield, it no longer shares anything, no matter which shields are left."""
    game = shielded(
        shields={"0,0": 6, "1,-2": 13}, named=1, tiles=CASTLES, lying={3: [8]}, dice=(3, 3), others={1: {"tiles": {"1,-1": "monastery22"}}}
    )
    assert "monastery_22" in {row.key for row in game.rules.ended(game.state) if row.items[0]}
    do(game, "shield 8 on 0,0 with 3")
    assert game.state.seats[0].named is None
    assert "monastery_22" not in {row.key for row in game.rules.ended(game.state) if row.items[0]}


def test_naming_at_the_end_of_the_last_phase() -> None:
    """BU-26.16, A-53: still open, it is offered with the tribute, and counts for the end."""
    game = phase_end(
        modules=["shields"], shields={"0,0": 6}, silver=1, tiles={"0,1": "bank"}, others={1: {"tiles": {"1,-1": "monastery22"}}}, phase="E"
    )
    do(game, "end_turn")
    assert "name 1" in legal(game)
    do(game, "name 1", "pay_all")
    assert game.over
    assert final_points(game)["monastery_22"] == 4


def test_naming_gives_28_for_the_tribute() -> None:
    """A-53, BU-26.13, BU-17.22: named during the tribute, the other's monastery 28 pays for two shields with one coin."""
    game = phase_end(
        modules=["shields", "extra_tiles"],
        tiles=CASTLES,
        shields={"0,0": 6, "1,-2": 3},
        silver=1,
        others={1: {"tiles": {"1,-1": "monastery28"}}},
    )
    do(game, "end_turn", "name 1", "exchange 1", "pay worker for 3", "pay worker for 6")
    assert shields(game) == {"0,0": 6, "1,-2": 3}


# 7
GREY = {"-1,0": "ship", "-1,1": "mine", "-2,2": "mine", "-2,1": "bank"}


def test_double_bonus_tiles() -> None:
    """BU-26.17, A-17: bonus tiles gained while holding it score double; monastery 26 counts tiles, not points."""
    game = shielded(shields={"0,0": 7}, tiles={**GREY, "1,-1": "monastery26"}, storage=["mine"], dice=(3, 1))
    do(game, "place mine -3,3 with 3")
    assert points(game)["colours"] == 10
    assert final_points(game)["monastery_26"] == 3


def test_earlier_bonus_tiles_are_not_doubled() -> None:
    """A-37"""
    game = shielded(tiles=GREY, storage=["mine"], dice=(3, 1), lying={1: [7]})
    do(game, "place mine -3,3 with 3", "workers with 1", "end_turn")
    idle(game)
    game.state.seats[0].shields = ((next(tile for tile in game.state.estates[0].tiles if tile), 7),)
    assert points(game)["colours"] == 5


# 8
def test_double_mine_silver() -> None:
    """BU-26.18, BU-26.9, BU-15.3: 2 silver for each mine; the workers of monastery 2 are not doubled."""
    game = phase_end(modules=["shields"], shields={"0,0": 8}, silver=1, tiles={**GREY, "1,-1": "monastery2"})
    do(game, "end_turn", "pay_all")
    assert purse(game) == (2, 4)


def test_mines_without_shield_8_any_more() -> None:
    """BU-15.1, BU-26.7: tribute comes before the income."""
    game = phase_end(modules=["shields"], shields={"0,0": 8}, silver=1, tiles=GREY)
    do(game, "end_turn", "give_up 8")
    assert purse(game) == (0, 3)


# 9, 12
def test_silver_for_every_tile() -> None:
    """BU-26.19, BU-26.9: 1 silver per tile; monastery 3 adds nothing, monastery 4 its worker."""
    game = shielded(shields={"0,0": 9}, goods={3: 3}, tiles={"1,-1": "monastery3", "2,-2": "monastery4"}, dice=(3, 1))
    do(game, "sell 3 with 3")
    assert purse(game) == (1, 3)


def test_double_points_for_sales() -> None:
    """BU-26.22, BU-26.9: 2 times 2 VP for each tile with two players; monasteries 3 and 4 work alongside it."""
    game = shielded(shields={"0,0": 12}, goods={3: 3}, tiles={"1,-1": "monastery3", "2,-2": "monastery4"}, dice=(3, 1))
    do(game, "sell 3 with 3")
    assert points(game)["sales"] == 12
    assert purse(game) == (1, 2)
    assert sold(game) == [3, 3, 3]


# 10, 13
def test_double_monasteries() -> None:
    """BU-26.20, A-28: the owner's own end-scoring monasteries count double."""
    game = shielded(shields={"0,0": 10}, tiles={"1,-1": "monastery22", "2,-2": "monastery25", "0,1": "bank"}, sold=[1, 2])
    assert (final_points(game)["monastery_22"], final_points(game)["monastery_25"]) == (8, 4)


# 16
def test_setting_a_die() -> None:
    """BU-26.26, A-39: once in one's own turn an unused die is turned to any number, at any moment, without workers."""
    game = shielded(shields={"0,0": 16}, dice=(2, 5), storage=["castle"], tiles={"1,-1": "monastery1"}, workers=0)
    assert legal(game, "set_die") == {f"set_die {n} to {m}" for n in (2, 5) for m in range(1, 7) if m != n}
    do(game, "set_die 2 to 6", "place castle 1,-2 with 6")
    assert legal(game, "set_die") == set()
    assert game.state.seats[0].dice == (6, 5)


def test_only_an_unused_die_and_again_next_turn() -> None:
    """BU-26.26, BU-4.3"""
    game = shielded(shields={"0,0": 16}, dice=(2, 5))
    do(game, "workers with 2")
    assert {said.split()[1] for said in legal(game, "set_die")} == {"5"}
    do(game, "set_die 5 to 1", "workers with 1", "end_turn")
    assert legal(game, "set_die") == set()
    idle(game)
    while game.decider != 0:
        idle(game)
    assert legal(game, "set_die")


def test_setting_a_die_with_an_effect_open() -> None:
    """A-39: the other die, in the middle of the first one's effect."""
    game = shielded(shields={"0,0": 16}, dice=(5, 2), storage=["ship"], spaces={1: [1]})
    do(game, "place ship 1,0 with 5")
    assert {said.split()[1] for said in legal(game, "set_die")} == {"2"}


# 17, 18
def test_larger_areas() -> None:
    """T-27, BU-26.27, BU-11.3: 10 size points instead of 6 for three fields."""
    game = shielded(shields={"0,0": 17}, tiles=GREY, storage=["mine"], dice=(3, 1))
    do(game, "place mine -3,3 with 3")
    assert points(game)["area_size"] == 10


def test_apart_from_others() -> None:
    """BU-26.28: tiles need not touch others; colour, number and the limit of buildings stay."""
    game = shielded(shields={"0,0": 18}, storage=["mine", "bank"], dice=(3, 6), tiles={"1,2": "bank"})
    assert fields(game, "mine", die=3) == {"-3,3"}
    assert fields(game, "bank", die=3) == {"0,-1", "3,-1"}
    assert fields(game, "bank", die=6) == {"-3,2"}
    do(game, "place mine -3,3 with 3")
    assert happened(do(game, "place bank -3,2 with 6"), "placed")


def test_shield_16_on_the_castle_that_is_replaced() -> None:
    """BU-26.5, BU-26.6: once replaced, its right is gone."""
    game = shielded(shields={"0,0": 16}, dice=(3, 3), lying={3: [8]})
    do(game, "shield 8 on 0,0 with 3")
    assert legal(game, "set_die") == set()

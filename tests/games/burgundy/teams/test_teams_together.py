"""Check what partners of a team do for each other (BU-24): what one of them lays or gains serves the other, and nothing counts twice."""

from typing import Any

from ..expanded import lay, phase_end
from ..verbs import do, fields, final_points, goods, idle, idle_round, legal, points, purse, sold, storage

ORDER = (0, 2, 1, 3)


def partner(**said: Any) -> Any:
    """Build a team game on 12a in the turn of seat 1, who has ``mine``; the partner, seat 0, has ``theirs``."""
    mine, theirs = said.pop("mine", {}), said.pop("theirs", {})
    return lay(4, **{"teams": True, "duchy": "12a", "order": ORDER, "active": 1, "others": {1: {"dice": (4, 1), **mine}}, **theirs, **said})


# the duchy
def test_a_town_of_both() -> None:
    """BU-24.9, BU-7.1: a building of a kind that lies in the town is not allowed, no matter who built it."""
    game = partner(tiles={"2,-1": "bank", "0,1": "mine"}, workers=20, mine={"storage": ["bank", "church"]})
    assert fields(game, "bank") == {"0,2"}
    assert {"0,2", "1,0", "3,-2"} <= fields(game, "church")


def test_an_area_finished_by_the_partner() -> None:
    """BU-24.9, BU-11.1: the points go to the player who lays the last tile; both together have them in the end."""
    game = partner(tiles={"-1,1": "mine", "0,1": "mine"}, mine={"storage": ["mine"], "dice": (1, 1)})
    do(game, "place mine 1,1 with 1")
    assert points(game, 1) == points(game, 0) == {"area_size": 6, "area_phase": 10}
    assert [player for player, _, _ in game.state.credited] == [1, 1]


def test_animals_of_both() -> None:
    """BU-24.9, BU-9.6: a pasture of both scores for the player whose turn it is."""
    game = partner(tiles={"1,-1": "cow3", "2,-2": "pig2"}, mine={"storage": ["cow4"], "dice": (3, 1)})
    do(game, "place cow4 3,-3 with 3")
    assert (1, "animals", 7) in game.state.credited


def test_free_steps_and_prices_of_both() -> None:
    """BU-24.9, BU-17.8, BU-17.9: a monastery of the team helps the partner who acts."""
    tiles = {"0,-1": "monastery9", "-1,-1": "monastery8"}
    game = partner(tiles=tiles, workers=1, mine={"storage": ["bank"], "dice": (1, 3)})
    assert {"place bank 1,0 with 3", "place bank 1,0 with 1 +1"} <= legal(game, "place")


def test_the_purchase_with_workers() -> None:
    """BU-24.9, BU-24.8, BU-24.13, BU-17.6: two common workers, any depot, a space of choice, once per turn."""
    tiles = {"0,-1": "monastery6"}
    game = partner(tiles=tiles, workers=4, silver=4, depots={2: ["bank"]}, black=["mine", "ship"], mine={"used": (True, True)})
    assert {"hire bank@2 to own +2", "hire bank@2 to common +2", "buy mine to own"} <= legal(game)
    do(game, "hire bank@2 to common +2")
    assert purse(game) == (2, 4)
    assert legal(game, "buy", "hire") == set()


# storage
def test_a_town_hall_reaches_common_storage() -> None:
    """BU-24.7, BU-10.9: common tiles and private ones, not the partner's."""
    game = partner(
        theirs={"storage": ["market"]}, common={0: {"common": ["mine"]}}, mine={"storage": ["town_hall", "ship"], "dice": (4, 1)}
    )
    do(game, "place town_hall 1,0 with 4")
    assert {said.split()[1] for said in legal(game, "place")} == {"mine", "ship"}


def test_what_one_stores_the_other_places() -> None:
    """BU-24.7, BU-24.8"""
    game = lay(4, teams=True, duchy="12a", order=ORDER, dice=(3, 3), depots={3: ["bank", "ship"]}, workers=20)
    do(game, "take bank@3 with 3 to common", "take ship@3 with 3 to own", "end_turn")
    idle(game)
    assert game.decider == 1
    assert {said.split()[1] for said in legal(game, "place")} == {"bank"}


def test_room_for_an_effect() -> None:
    """BU-24.8, BU-6.4: with full storage a church may only take the place of the player's private and the common tiles."""
    game = partner(
        theirs={"storage": ["market", "bank"]},
        common={0: {"common": ["ship", "cow2"]}},
        mine={"storage": ["church", "castle"], "dice": (4, 1)},
        depots={1: ["mine"]},
        silver=2,
        black=["pig3"],
    )
    do(game, "buy pig3 for ship", "place church 1,0 with 4", "take mine@1")
    assert storage(game, 1) == ["castle", "mine"]
    assert storage(game, 0) == ["bank", "market"]


def test_the_others_storage_is_theirs() -> None:
    """BU-24.5, BU-24.7: what the other team holds in common is out of reach."""
    game = partner(workers=20, common={1: {"common": ["bank", "ship"], "goods": {1: 2}, "silver": 4, "workers": 9}}, black=["mine"])
    assert legal(game, "place", "sell", "buy") == set()


# goods
def test_what_one_collects_the_other_sells() -> None:
    """BU-24.4, BU-24.7, BU-12.2: 4 VP each for the seller, the silver for both; what is sold is common."""
    game = partner(goods={1: 3}, sold=[5], mine={"dice": (1, 2)})
    do(game, "sell 1 with 1")
    assert (1, "sales", 12) in game.state.credited
    assert purse(game) == (0, 1)
    assert sold(game) == [1, 1, 1, 5]
    assert goods(game) == {}


# the order
def test_the_bridge_parts_the_teams() -> None:
    """BU-24.6, BU-3.3: after the first round the bridge alone decides, even if partners follow each other."""
    game = lay(4, teams=True, duchy="12a", order=ORDER, storage=["ship"], dice=(4, 1), bridge={1: [1], 0: [0, 2, 3]})
    do(game, "place ship -1,0 with 4", "workers with 1", "end_turn")
    idle_round(game)
    assert game.state.order == (0, 1, 2, 3)


# the end
def test_mines_bring_silver_before_the_end() -> None:
    """BU-24.11, BU-15.2, BU-16.1: one silver for each mine of the team, and one point for each silver."""
    game = phase_end(4, teams=True, duchy="12a", order=ORDER, active=3, phase="E", tiles={"0,1": "mine", "-1,1": "mine"}, workers=5)
    do(game, "end_turn")
    assert game.over
    assert {one.player: one.score for one in game.state.standings} == {0: 4, 1: 4, 2: 0, 3: 0}


def test_pairs_of_workers_are_the_teams() -> None:
    """BU-24.11, BU-24.4: an odd worker of the team counts nothing, and neither do tiles in storage."""
    game = partner(workers=3, theirs={"storage": ["bank"]}, common={0: {"common": ["ship"]}})
    assert final_points(game, 0) == final_points(game, 1) == {"workers": 1}


def test_monasteries_for_sold_goods_count_once() -> None:
    """BU-24.11, BU-17.16, BU-17.19"""
    game = partner(tiles={"0,-1": "monastery15", "-1,-1": "monastery25"}, sold=[1, 1, 4])
    assert final_points(game, 1) == {"monastery_15": 4, "monastery_25": 3}
    assert final_points(game, 0) == final_points(game, 1)

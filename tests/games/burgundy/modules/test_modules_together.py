"""Check what modules do to one another: shields, routes, white castles and border posts in one chain, mostly at the end of a phase."""

from ..expanded import lay, phase_end
from ..verbs import do, legal, legal_kinds, points, purse, shields, sold, storage, total


def test_owners_act_in_the_order_at_the_beginning() -> None:
    """BU-15.1: a ship placed with shield 14 moves its marker, but the tribute follows the order in which the phase end began."""
    others = {1: {"shields": {"0,0": 14}, "silver": 1, "tiles": {"1,-1": "monastery1"}}}
    game = phase_end(2, order=(0, 1), bridge={1: (0, 1)}, shields={"0,0": 7}, silver=1, others=others, depots={2: ["ship"]})
    do(game, "end_turn")
    assert game.decider == 1
    do(game, "direct ship 1,0")
    assert game.state.bridge[2] == (1,)
    assert game.decider == 0
    assert "give_up 7" in legal(game)


def test_a_sale_at_the_phase_end_pays_the_tribute() -> None:
    """BU-21.2, BU-23.3, BU-26.7, BU-26.24: a white castle placed by shield 14 sells onto the route, whose bonus is an action again."""
    game = phase_end(2, shields={"0,0": 14}, white=4, goods={4: 2}, routes=[3, 9], depots={2: ["white_castle"]})
    do(game, "end_turn", "direct white_castle 0,-1", "sell 4")
    assert {"workers", "decline"} <= legal(game)
    do(game, "workers", "pay_all")
    assert sold(game) == [4, 4]
    assert shields(game) == {"0,0": 14}
    assert purse(game) == (2, 0)


def test_endless_storage_lost_between_two_turns() -> None:
    """BU-26.14, BU-26.21, BU-26.24: a castle of shield 14 takes a shield over shield 4; the tiles go before the tribute."""
    tiles = {"1,-1": "monastery1", "1,-2": "castle", "2,-3": "castle"}
    game = lay(
        2,
        in_round=5,
        order=(1, 0),
        dice=(3, 3),
        silver=3,
        lying={2: [9]},
        tiles=tiles,
        shields={"0,0": 4, "1,-2": 14, "2,-3": 11},
        storage=["mine", "bank", "ship"],
        depots={2: ["castle"], 3: ["church", "market"]},
    )
    do(game, "take church@3 with 3", "take market@3 with 3", "end_turn", "direct castle 1,-3", "shield 9 on 0,0")
    assert legal_kinds(game) == {"discard"}
    do(game, "discard bank", "discard ship")
    assert storage(game) == ["church", "market", "mine"]
    assert "give_up 9" in legal(game)


def test_a_worker_gained_during_the_tribute_of_another() -> None:
    """BU-17.22, BU-26.12, BU-26.13: it comes in time to be paid with shield 3, which must be paid for itself."""
    others = {1: {"shields": {"0,0": 3, "1,-2": 2}, "tiles": {"1,-2": "castle"}}}
    game = phase_end(2, shields={"0,0": 7}, silver=2, tiles={"1,-1": "monastery28"}, others=others)
    do(game, "end_turn", "exchange 1")
    assert purse(game, 1) == (1, 0)
    do(game, "give_up 7")
    assert game.decider == 1
    do(game, "pay worker for 2")
    assert shields(game, 1) == {"1,-2": 2}


def test_the_last_silver_exchanged_loses_the_shield() -> None:
    """BU-17.22, BU-26.7: a player with nothing left to pay with is no longer asked."""
    game = phase_end(2, shields={"0,0": 7}, silver=1, tiles={"1,-1": "monastery28"})
    do(game, "end_turn", "exchange 1")
    assert shields(game) == {}
    assert purse(game) == (2, 0)
    assert game.state.phase == 1


def test_a_route_places_a_white_castle_in_the_middle_of_a_sale() -> None:
    """BU-21.3, BU-23.3: its action comes before the next tile is laid, and workers shift its number."""
    game = lay(2, routes=[5], goods={6: 2}, dice=(6, 1), storage=["white_castle"], white=4, workers=1, depots={5: ["mine"]})
    do(game, "sell 6 with 6", "place white_castle 0,-1")
    assert sold(game) == [6]
    do(game, "take mine@5 +1")
    assert sold(game) == [6, 6]
    assert purse(game) == (0, 1)


def test_every_sale_of_a_nest_is_one_of_its_own() -> None:
    """BU-23.5, BU-26.9, BU-26.19, BU-26.22: silver for each tile, a worker for each sale, double points; monastery 3 adds nothing."""
    tiles = {"1,-2": "castle", "1,-1": "monastery4", "2,-2": "monastery3"}
    game = lay(2, routes=[11], goods={5: 3, 6: 2}, dice=(5, 1), tiles=tiles, shields={"0,0": 9, "1,-2": 12})
    do(game, "sell 5 with 5", "sell 6")
    assert purse(game) == (2, 5)
    assert total(game) == 20


def test_a_crane_as_a_white_castle_at_the_phase_end() -> None:
    """BU-19.2, BU-21.4, BU-26.25: with the number of the last round's white die."""
    game = phase_end(2, shields={"0,0": 15}, silver=1, white=2, black=["crane"], depots={2: ["mine"], 3: ["bank"]})
    do(game, "end_turn", "direct crane 0,-1", "copy white_castle")
    assert legal(game, "take") == {"take mine@2"}
    assert not legal_kinds(game) & {"buy", "set_die", "turn"}


def test_posts_connected_at_the_end_of_the_last_phase() -> None:
    """BU-15.2, BU-20.4, BU-26.24: a tile of shield 14 still scores for phase E."""
    tiles = {"-1,-2": "monastery1", "0,-2": "monastery2", "1,-2": "monastery3", "2,-2": "monastery4"}
    game = phase_end(
        2,
        duchy="11a",
        castle="0,-3",
        phase="E",
        silver=1,
        shields={"0,-3": 14},
        tiles=tiles,
        depots={2: ["monastery5"]},
        others={1: {"duchy": "11b"}},
    )
    do(game, "end_turn", "direct monastery5 3,-2")
    assert points(game)["border_posts"] == 2

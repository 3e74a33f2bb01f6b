"""Check the shields 14 and 15, which place a tile at the end of each phase (BU-26.24, 26.25, 26.29, 15.4)."""

from typing import Any

from ..expanded import phase_end
from ..verbs import do, duchy, goods, legal, legal_kinds, points, purse, storage


def test_a_tile_from_the_depots() -> None:
    """BU-26.24: one tile of the six depots, by all conditions but the number, without a storage space, with all effects."""
    game = phase_end(
        modules=["shields"],
        shields={"0,0": 14},
        silver=1,
        storage=["mine", "castle", "ship"],
        tiles={"0,1": "bank"},
        depots={1: ["bank", "boarding_house"], 3: ["ship", "cow2"]},
        black=["market"],
        spaces={1: [2]},
    )
    do(game, "end_turn")
    assert game.decider == 0
    town = {"0,-1", "0,2", "1,1"}
    expected = {
        *(f"direct boarding_house {at}" for at in town),
        "direct bank 0,-1",
        "direct ship -1,0",
        "direct ship 1,0",
        "decline",
    }
    assert legal(game, "direct", "decline") == expected
    do(game, "direct boarding_house 1,1")
    assert purse(game) == (4, 1)
    assert len(storage(game)) == 3
    assert legal_kinds(game) == {"pay_all", "pay", "give_up"}


def test_with_all_effects() -> None:
    """BU-26.29, BU-26.24, BU-15.1: a ship collects and moves its marker, but the order of this phase end stays."""
    others = {1: {"shields": {"0,0": 15}, "silver": 1}}
    game = phase_end(
        modules=["shields"],
        shields={"0,0": 14},
        silver=1,
        depots={1: ["ship"]},
        black=["bank"],
        spaces={1: [2]},
        others=others,
        bridge={0: [1, 0]},
    )
    do(game, "end_turn")
    assert game.decider == 1
    do(game, "direct bank 0,-1")
    assert game.decider == 0
    do(game, "direct ship 1,0", "ship 1")
    assert goods(game) == {2: 1}
    assert game.state.bridge[1] == (0,)
    assert game.decider == 1
    do(game, "pay_all")
    assert game.decider == 0
    do(game, "pay_all")
    assert game.state.order == (0, 1)


def test_nothing_can_be_placed() -> None:
    """BU-26.24, BU-26.25: then nothing is taken and nothing asked."""
    game = phase_end(modules=["shields"], shields={"0,0": 14}, silver=1, depots={1: ["castle"]})
    do(game, "end_turn")
    assert legal_kinds(game) == {"pay_all", "pay", "give_up"}


def test_a_tile_from_the_black_depot_or_an_inn() -> None:
    """BU-26.25, A-31: the black depot or the top inn, which is still bound to one per area."""
    game = phase_end(
        shields={"0,0": 15}, silver=1, tiles={"0,1": "inn", "0,-1": "bank"}, depots={1: ["ship"]}, black=["bank", "castle"], inns=2
    )
    do(game, "end_turn")
    found = legal(game, "direct")
    assert {said.split()[1] for said in found} == {"bank", "castle", "inn"}
    assert not {"direct inn 0,2", "direct inn 1,1"} & found
    assert "direct inn 1,0" in found
    do(game, "direct inn 1,0")
    assert duchy(game)[(1, 0)] == "inn"
    assert len(game.state.inns) == 1


def test_both_in_the_order_their_owner_likes() -> None:
    """BU-15.4, A-52: an owner of both chooses which acts first; each acts at most once."""
    said: dict[str, Any] = {
        "modules": ["shields"],
        "tiles": {"1,-1": "monastery1", "1,-2": "castle"},
        "shields": {"0,0": 14, "1,-2": 15},
        "silver": 2,
        "depots": {1: ["ship"]},
        "black": ["bank"],
    }
    game = phase_end(**said)
    do(game, "end_turn")
    assert {"direct ship 1,0", "direct bank 0,1"} <= legal(game)
    do(game, "direct bank 0,1")
    assert "direct ship 1,0" in legal(game)
    do(game, "direct ship 1,0")
    assert legal_kinds(game) == {"pay_all", "pay", "give_up"}
    game = phase_end(**said)
    do(game, "end_turn", "direct ship 1,0", "direct bank 0,1")
    assert legal_kinds(game) == {"pay_all", "pay", "give_up"}


def test_storage_and_exchange_at_the_phase_end() -> None:
    """BU-26.29, BU-6.4: a market placed by shield 14 stores its tile, which may need room; silver can be exchanged, nothing bought."""
    game = phase_end(
        modules=["shields", "extra_tiles"],
        shields={"0,0": 14},
        silver=3,
        storage=["mine", "castle", "ship"],
        tiles={"1,-1": "monastery28"},
        depots={1: ["market"], 2: ["cow2"]},
        black=["bank"],
    )
    do(game, "end_turn", "direct market 0,-1")
    assert legal(game, "take") == {f"take cow2@2 for {old}" for old in ("mine", "castle", "ship")}
    assert legal_kinds(game) == {"take", "decline", "exchange"}


def test_in_phase_e() -> None:
    """BU-15.2, BU-26.24: after the last phase too; the area scores its phase."""
    game = phase_end(modules=["shields"], shields={"0,0": 14}, silver=1, depots={1: ["bank"]}, phase="E")
    do(game, "end_turn", "direct bank 0,-1", "pay_all")
    assert game.over
    assert points(game)["area_size"] == 1
    assert points(game)["area_phase"] == 2

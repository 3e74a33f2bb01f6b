"""Check the team game (BU-24)."""

from typing import Any

import pytest

import rules

from ..builder import ID, fresh
from ..expanded import lay, phase_end
from ..verbs import do, duchy, fields, final_points, goods, happened, idle, legal, legal_kinds, purse, storage, total

SEAM = "0,0"


def team(**said: Any) -> Any:
    """Build a team game on 12a: seats 0 and 1 against 2 and 3; seat 0 has the turn."""
    return lay(4, **{"teams": True, "duchy": "12a", "order": (0, 2, 1, 3), **said})


def common_storage(game: Any, side: int = 0) -> list[int]:
    """Return the tiles on the common storage spaces of a team."""
    return [tile for tile in game.state.stores[side].storage if tile]


@pytest.mark.parametrize("seed", range(6))
def test_set_up(seed: int) -> None:
    """BU-24.1, BU-24.4, BU-24.5, BU-24.6: partners sit side by side and share a duchy and supplies; what they have."""
    game = fresh(4, seed, teams=True, duchies="double")
    state = game.state
    assert [seat.estate for seat in state.seats] == [seat.store for seat in state.seats] == [0, 0, 1, 1]
    assert len(state.estates) == len(state.stores) == 2
    assert [len(estate.tiles) for estate in state.estates] == [73, 73]
    first = state.order[0]
    a, b = first // 2, 1 - first // 2
    assert (state.stores[a].silver, state.stores[a].workers) == (2, 3)
    assert (state.stores[b].silver, state.stores[b].workers) == (2, 5)
    for store in state.stores:
        assert len(store.goods) == 3
        assert store.storage == (0, 0)
    for seat in state.seats:
        assert seat.storage == (0, 0)
        assert len(seat.dice) == 2
    assert [player // 2 for player in state.order] == [a, b, a, b]
    assert state.bridge[0] == state.order


@pytest.mark.parametrize("seed", range(3))
def test_start_castles(seed: int) -> None:
    """BU-24.2, BU-24.3: on 12a in the middle; on 12b each team chooses the dark-green 1 or 6."""
    game = fresh(4, seed, teams=True, duchies="double")
    for estate in game.state.estates:
        assert [at for at, tile in zip(range(73), estate.tiles, strict=True) if tile] == [estate.land.hexes.index((0, 0))]
    game = fresh(4, seed, teams=True, duchies="double_expert")
    chosen = []
    while not game.state.round:
        assert game.decider is not None
        chosen.append(game.decider // 2)
        assert {said.split()[2] for said in legal(game)} == {"0,0", "3,0"}
        game.apply(game.legal[-1])
    assert sorted(chosen) == [0, 1]
    for estate in game.state.estates:
        (at,) = [at for at, tile in enumerate(estate.tiles) if tile]
        assert (estate.land.colours[at], estate.land.dice[at]) == ("dark_green", 6)


def test_both_act_on_the_whole_duchy() -> None:
    """BU-24.2, BU-24.9: the seam joins both halves."""
    game = team(storage=["bank", "ship"], dice=(4, 4))
    assert fields(game, "bank", die=4) == {"1,0"}
    assert fields(game, "ship", die=4) == {"-1,0"}


def test_everything_common_may_be_used() -> None:
    """BU-24.7: common silver, workers, goods and storage; never the partner's dice or private tiles."""
    game = team(
        silver=2,
        workers=2,
        goods={1: 1},
        dice=(1, 4),
        black=["mine"],
        common={0: {"common": ["bank"]}, 1: {"silver": 9, "workers": 9, "goods": {4: 1}, "common": ["market"]}},
        others={1: {"storage": ["church"], "dice": (6, 6)}},
        storage=["carpenter"],
    )
    found = legal(game)
    assert {"place bank 1,0 with 4", "place carpenter 1,0 with 4", "sell 1 with 1", "turn 1 to 3 +2"} <= found
    assert {said.split()[1] for said in legal(game, "place")} == {"bank", "carpenter"}
    assert "turn 6 to 5 +1" not in found
    assert "sell 4 with 4" not in found
    do(game, "place bank 1,0 with 4")
    assert purse(game) == (2, 4)
    assert common_storage(game) == []


def test_where_a_tile_is_stored() -> None:
    """BU-24.8: on an empty private or common space of choice."""
    game = team(dice=(3, 3), depots={3: ["bank", "ship", "mine", "cow2"]})
    assert {"take bank@3 with 3 to own", "take bank@3 with 3 to common"} <= legal(game, "take")
    do(game, "take bank@3 with 3 to common")
    assert len(common_storage(game)) == 1
    do(game, "take ship@3 with 3 to own")
    assert storage(game) == ["ship"]
    assert storage(game, 1) == []


def test_no_choice_with_one_kind_of_space() -> None:
    """BU-24.8"""
    said: dict[str, Any] = {"dice": (3, 3), "depots": {3: ["bank"]}}
    game = team(storage=["ship", "mine"], **said)
    assert legal(game, "take") == {"take bank@3 with 3"}
    do(game, "take bank@3 with 3")
    assert len(common_storage(game)) == 1
    game = team(common={0: {"common": ["ship", "mine"]}}, **said)
    do(game, "take bank@3 with 3")
    assert storage(game) == ["bank"]


def test_full() -> None:
    """BU-24.8: with no empty space one of the player's private tiles or of the common ones is removed; never one of the partner's."""
    game = team(
        dice=(3, 3),
        depots={3: ["bank"]},
        storage=["ship", "mine"],
        common={0: {"common": ["cow2", "castle"]}},
        others={1: {"storage": ["church", "market"]}},
        silver=2,
        black=["pig3"],
    )
    assert legal(game, "take") == {f"take bank@3 with 3 for {old}" for old in ("ship", "mine", "cow2", "castle")}
    assert legal(game, "buy") == {f"buy pig3 for {old}" for old in ("ship", "mine", "cow2", "castle")}
    do(game, "take bank@3 with 3 for castle")
    assert len(common_storage(game)) == 2
    assert storage(game) == ["mine", "ship"]


def test_by_effects_and_purchase() -> None:
    """BU-24.8, BU-24.7: the choice of a space with a building's tile and a bought one as well."""
    game = team(storage=["market"], dice=(4, 4), depots={1: ["ship"]}, silver=2, black=["pig3"])
    do(game, "place market 1,0 with 4")
    assert legal(game, "take") == {"take ship@1 to own", "take ship@1 to common"}
    assert legal(game, "buy") == {"buy pig3 to own", "buy pig3 to common"}


def test_a_stored_tile_stays_where_it_is() -> None:
    """BU-24.8: nothing moves a stored tile."""
    game = team(storage=["mine"], common={0: {"common": ["ship"]}})
    assert legal_kinds(game) == {"workers"} | ({"place"} if legal(game, "place") else set())


def test_gains_and_points() -> None:
    """BU-24.9, A-20: silver and workers go to the common pool, points to the player whose turn it is."""
    game = team(storage=["watchtower"], dice=(4, 1), others={1: {"dice": (1, 1)}})
    do(game, "place watchtower 1,0 with 4", "workers with 1", "end_turn")
    assert purse(game) == (2, 0)
    assert [(player, source) for player, source, _ in game.state.credited] == [(0, "watchtowers")]
    idle(game)
    assert game.decider == 1
    do(game, "workers with 1")
    assert purse(game, 0) == (4, 0)


def test_monasteries_serve_both() -> None:
    """BU-24.9"""
    tiles = {"0,1": "mine", "0,-1": "monastery14", "-1,1": "mine"}
    game = team(active=1, order=(1, 2, 0, 3), tiles=tiles, others={1: {"dice": (1, 1)}})
    do(game, "workers with 1")
    assert game.state.stores[0].workers == 4


def test_four_points_for_each_good() -> None:
    """BU-12.2, BU-24.1: the values of four players; the goods store holds three types for the team."""
    game = team(goods={3: 2}, dice=(3, 1))
    do(game, "sell 3 with 3")
    assert game.state.credited == ((0, "sales", 8),)
    game = team(goods={1: 1, 2: 1}, storage=["ship"], spaces={1: [3, 4]}, dice=(4, 1))
    do(game, "place ship -1,0 with 4")
    assert "ship 1 keep 3" in legal(game)
    do(game, "ship 1 keep 3")
    assert goods(game) == {1: 1, 2: 1, 3: 1}


def test_on_the_last_space_of_the_bridge() -> None:
    """BU-24.10, BU-9.2b: another ship brings the marker to the top of the stack."""
    game = team(storage=["ship"], dice=(4, 1), bridge={6: [2, 0, 3], 0: [1]})
    do(game, "place ship -1,0 with 4")
    assert game.state.bridge[6] == (0, 2, 3)


def test_monastery_27_on_the_last_space() -> None:
    """BU-24.10, BU-17.21, A-44: an opponent goes below the markers of both owners."""
    tiles = {"0,1": "mine", "-1,1": "mine", "0,-1": "monastery27"}
    game = team(common={1: {"tiles": tiles}}, storage=["ship"], dice=(4, 1), bridge={6: [2, 3, 1, 0]})
    do(game, "place ship -1,0 with 4")
    assert game.state.bridge[6] == (2, 3, 0, 1)


def test_partners_with_monastery_27() -> None:
    """A-44: the partner who arrives later is on top, and both are above the others."""
    tiles = {"0,1": "mine", "-1,1": "mine", "0,-1": "monastery27"}
    game = team(tiles=tiles, storage=["ship"], dice=(4, 1), bridge={6: [1, 2, 0, 3]})
    do(game, "place ship -1,0 with 4")
    assert game.state.bridge[6] == (0, 1, 2, 3)


def test_monastery_27_placed() -> None:
    """A-44, BU-17.21: both partners' markers rise immediately, each in its stack; together they keep their order."""
    tiles = {"0,1": "mine", "-1,1": "mine"}
    game = team(tiles=tiles, storage=["monastery27"], dice=(4, 1), bridge={2: [2, 1, 3, 0]}, workers=9)
    said = next(said for said in legal(game, "place") if "monastery27" in said)
    do(game, said)
    assert game.state.bridge[2] == (1, 0, 2, 3)


def test_colour_bonus_for_a_team() -> None:
    """BU-24.11, A-55: 7 for the first team, 4 for the second; each takes at most one tile of a colour."""
    grey = ["-4,-2", "-1,-2", "-2,-1", "-1,1", "0,1"]
    game = team(tiles=dict.fromkeys(grey, "mine"), storage=["mine"], dice=(1, 1))
    do(game, "place mine 1,1 with 1")
    assert (0, "colours", 7) in game.state.credited
    assert game.state.seats[0].bonuses == ("large:grey",)
    game = team(tiles=dict.fromkeys(grey, "mine"), storage=["mine"], dice=(1, 1), others={3: {"bonuses": ["large:grey"]}})
    do(game, "place mine 1,1 with 1")
    assert (0, "colours", 4) in game.state.credited


def test_mine_income_once() -> None:
    """BU-24.11, BU-15.3: a team's mines bring silver once, and monastery 2 workers once."""
    tiles = {"0,1": "mine", "-1,1": "mine", "0,-1": "monastery2"}
    game = phase_end(4, teams=True, duchy="12a", order=(0, 2, 1, 3), active=3, tiles=tiles)
    do(game, "end_turn")
    assert purse(game) == (2, 2)


def test_common_things_count_once_at_the_end() -> None:
    """BU-24.11, BU-24.12: silver, workers, goods and monasteries count once; both partners have the sum of the team."""
    tiles = {"0,1": "mine", "0,-2": "monastery22", "1,0": "bank", "-1,-1": "monastery26", "0,-1": "monastery25"}
    game = team(
        tiles=tiles, silver=3, workers=5, goods={1: 2}, sold=[4, 4], bonuses=["large:blue"], others={1: {"bonuses": ["small:yellow"]}}
    )
    found = final_points(game)
    assert (found["silver"], found["workers"], found["unsold"]) == (3, 2, 2)
    assert (found["monastery_22"], found["monastery_26"], found["monastery_25"]) == (4, 6, 2)
    assert final_points(game, 1) == found
    assert final_points(game, 2) == {}


def test_the_purchase_is_each_players() -> None:
    """BU-24.13: each partner may buy once in their turn."""
    game = team(silver=4, black=["mine", "ship"], used=(True, True), others={2: {"dice": (1, 1)}})
    do(game, "buy mine to own")
    assert legal(game, "buy") == set()
    do(game, "end_turn")
    idle(game)
    assert game.decider == 1
    assert legal(game, "buy") == {"buy ship to own", "buy ship to common"}


def finished(**said: Any) -> Any:
    """Play the last turn of a team game."""
    game = phase_end(4, teams=True, duchy="12a", order=(0, 2, 1, 3), active=3, phase="E", **said)
    do(game, "end_turn")
    assert game.over
    return {one.player: (one.score, one.rank, one.won) for one in game.state.standings}


def test_the_sum_decides() -> None:
    """BU-24.12"""
    assert finished(silver=1) == {0: (1, 1, True), 1: (1, 1, True), 2: (0, 2, False), 3: (0, 2, False)}


def test_a_tie() -> None:
    """BU-24.12, A-21: the team with more empty fields wins; otherwise both win."""
    assert finished(tiles={"0,1": "bank"}) == {0: (0, 2, False), 1: (0, 2, False), 2: (0, 1, True), 3: (0, 1, True)}
    assert finished(bridge={5: [0], 0: [2, 1, 3]}) == dict.fromkeys(range(4), (0, 1, True))


@pytest.mark.parametrize("module", ["trade_routes", "shields"])
def test_modules_that_do_not_fit(module: str) -> None:
    """BU-28.2: a team game has neither trade routes nor shields."""
    with pytest.raises(rules.BadSetup):
        rules.new(ID, tuple("ABCD"), 1, {"teams": True, "duchies": "double", module: True})


def test_modules_that_fit() -> None:
    """BU-28.2: extra tiles, white castles and inns."""
    game = fresh(4, 1, teams=True, duchies="double_expert", extra_tiles=True, white_castles=True, inns=True)
    while not game.state.round:
        game.apply(game.legal[0])
    assert len(game.state.inns) == 1
    assert game.state.white_castles
    assert happened(idle(game), "turn")
    assert total(game) == total(game, 1)
    assert duchy(game)


def test_only_for_four() -> None:
    """BU-24.1"""
    for players in (2, 3):
        with pytest.raises(rules.BadSetup):
            rules.new(ID, tuple("ABCD"[:players]), 1, {"teams": True})

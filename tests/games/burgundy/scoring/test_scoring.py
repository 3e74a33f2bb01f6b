"""Check the end of the game (BU-16) and the monasteries that count at that point (BU-17.16 to BU-17.20, BU-19.3)."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Game, Standing, new
from rules.games.burgundy.components import NAME

from ..builder import table
from ..oracles.oracle_arithmetic import COUNTED_BUILDING, end_points
from ..verbs import do, final_points, idle, points, thing, total

YELLOW = ["1,-1", "2,-2", "3,-3", "-1,2", "-2,3", "-1,3"]
BEIGE = ["0,1", "1,1", "0,2", "1,2", "0,3", "3,-2", "2,-1", "3,-1", "-3,1", "-2,1", "-3,2", "0,-1"]


def ended(*, extra: bool = False, players: int = 2, **said: Any) -> Game[Any]:
    """Return a finished game: in the last turn seat 0 took two workers with its last die, so it has two more than given."""
    order = [*range(1, players), 0]
    game = table(
        players,
        order=order,
        active=0,
        phase="E",
        in_round=5,
        dice=(1, 1),
        used=(True, False),
        extra_tiles=extra,
        rest="spaces",
        **{"bridge": {0: order}, **said},
    )
    idle(game)
    assert game.over
    return game


def monasteries(game: Game[Any], seat: int = 0) -> dict[int, int]:
    """Return what each end-scoring monastery gave."""
    found = {key: vp for key, vp in points(game, seat).items() if key.startswith("monastery_")}
    return {int(key.removeprefix("monastery_")): vp for key, vp in found.items()}


# goods, silver, workers
def test_what_is_left() -> None:
    """T-31, BU-16.1: each unsold good, each silver and each full pair of workers is worth a point."""
    game = ended(goods={1: 1, 4: 1}, silver=3, workers=3)
    assert game.state.stores[0].workers == 5
    assert points(game) == {"unsold": 2, "silver": 3, "workers": 2}
    assert total(game) == 7


@pytest.mark.parametrize(("workers", "worth"), [(0, 1), (1, 1), (2, 2), (3, 2), (9, 5)])
def test_pairs_of_workers(workers: int, worth: int) -> None:
    """BU-16.1: an odd worker is worth nothing; two more were taken in the last turn."""
    assert points(ended(workers=workers)) == {"workers": worth}


def test_storage_counts_nothing() -> None:
    """BU-16.2: the storage does not count for monasteries either."""
    game = ended(storage=["monastery16", "warehouse", "monastery25"], tiles={"0,-1": "warehouse"}, sold=[1, 2])
    assert set(points(game)) == {"workers", "area_size", "area_phase", "sales"}
    game = ended(storage=["warehouse"], tiles={"1,-1": "monastery16"})
    assert monasteries(game) == {}


def test_nothing_of_it_before_the_end() -> None:
    """A-51, BU-16.1: until the end, the figure is what the game would bring if it ended now."""
    game = table(goods={1: 2}, silver=3, workers=5, tiles={"1,-1": "monastery25"}, sold=[1, 1])
    assert points(game) == {"sales": 4}
    assert final_points(game) == {"sales": 4, "unsold": 2, "silver": 3, "workers": 2, "monastery_25": 2}


def test_phase_e_has_an_income_first() -> None:
    """A-11, BU-15.2, BU-16.1: the income comes before the final points."""
    game = ended(tiles={"-1,1": "mine"})
    assert points(game)["silver"] == 1


# the breakdown
def test_the_breakdown() -> None:
    """BU-16.4: every source, each monastery included, is listed separately, and together they add up to the score."""
    game = ended(
        tiles={
            "0,-1": "warehouse",
            "1,-1": "monastery16",
            "2,-2": "monastery20",
            "3,-2": "market",
            "-1,1": "mine",
            "0,1": "watchtower",
            "-2,1": "watchtower",
        },
        areas={"0,-1": "B"},
        animals=11,
        sold=[3, 3, 3],
        goods={1: 4},
        silver=5,
        workers=1,
    )
    assert points(game) == {
        "area_size": 1,
        "area_phase": 8,
        "animals": 11,
        "watchtowers": 8,
        "sales": 6,
        "unsold": 4,
        "silver": 6,
        "workers": 1,
        "monastery_16": 4,
        "monastery_20": 4,
    }
    (standing,) = [one for one in game.state.standings if one.player == 0]
    assert standing.score == total(game) == 53
    during = ["area_size", "area_phase", "colours", "animals", "watchtowers", "sales"]
    at_end = ["unsold", "silver", "workers", "monastery_16", "monastery_20"]
    assert [row.key for row in game.rules.score(game.state)] == [*during, *at_end]
    assert [row.key for row in game.rules.score(table(tiles={"1,-1": "monastery16"}).state)] == during


def row_things(game: Game[Any], seat: int = 0) -> dict[str, list[str]]:
    """Return what each row with points names for a seat, in alphabetical order."""
    return {row.key: sorted(map(thing, row.items[seat])) for row in game.rules.score(game.state) if row.points[seat]}


def test_rows_name_their_things() -> None:
    """BU-16.4: each row names the things on the table that gave its points."""
    tiles = {"0,-1": "warehouse", "-1,-1": "cow3", "-2,-1": "sheep2", "0,1": "watchtower", "-1,1": "mine", "-2,2": "mine", "-3,3": "mine"}
    built = {"1,-1": "monastery16", "2,-2": "monastery24", "-1,2": "monastery26", "-2,3": "monastery15"}
    game = ended(tiles={**tiles, **built}, goods={1: 1, 4: 2}, sold=[2, 2, 5], animals=5, bonuses=["large:grey"])
    assert row_things(game) == {
        "area_size": ["-1,1", "-2,2", "-3,3", "0,-1"],
        "area_phase": ["-1,1", "-2,2", "-3,3", "0,-1"],
        "colours": ["bonus:large:grey"],
        "animals": ["cow3", "sheep2"],
        "watchtowers": ["watchtower"],
        "sales": ["store:0:sold"],
        "unsold": ["store:0:1", "store:0:4"],
        "silver": ["store:0:silver"],
        "workers": ["store:0:worker"],
        "monastery_15": ["monastery15", "store:0:sold"],
        "monastery_16": ["monastery16", "warehouse"],
        "monastery_24": ["cow3", "monastery24", "sheep2"],
        "monastery_26": ["bonus:large:grey", "monastery26"],
    }


def test_rows_with_the_crane() -> None:
    """BU-16.4, BU-19.2, BU-19.3: the crane is named where it scored as a watchtower and where it counts as a building at the end."""
    for kind in ("watchtower", "bank"):
        said: dict[str, Any] = {
            "tiles": {"0,1": "watchtower", "2,-1": "bank", "3,-1": "market", "1,-1": "monastery20"},
            "storage": ["crane"],
        }
        game = table(dice=(3, 1), phase="E", in_round=5, extra_tiles=True, **said)
        do(game, "place crane 0,-1 with 3", f"copy {kind}", "workers with 1", "end_turn")
        idle(game)
        named = row_things(game)
        assert named["watchtowers"] == (["crane", "watchtower"] if kind == "watchtower" else ["watchtower"])
        assert named["monastery_20"] == ["crane", "market", "monastery20"]


# monasteries
SOLD = [4, 4, 4, 4, 2, 2, 2, 3, 3, 3, 6]
"""T-14: four red, three purple, three pink, one orange."""


def test_types_of_sold_goods() -> None:
    """T-14, BU-17.16: each of four types is worth two points; unsold goods do not count."""
    game = ended(tiles={"1,-1": "monastery15"}, sold=SOLD, goods={1: 3, 5: 1})
    assert monasteries(game) == {15: 8}


def test_sold_goods() -> None:
    """T-15, BU-17.19: each sold good is worth a point."""
    game = ended(tiles={"1,-1": "monastery25"}, sold=SOLD, goods={1: 3})
    assert monasteries(game) == {25: 11}


@pytest.mark.parametrize(("number", "building"), [pytest.param(n, b, id=f"BU-17.17 {n} {b}") for n, b in COUNTED_BUILDING.items()])
def test_buildings(number: int, building: str) -> None:
    """Each building of the kind, anywhere in the duchy, is worth four points; no other kind counts."""
    others = [kind for kind in COUNTED_BUILDING.values() if kind != building]
    tiles = {"0,1": building, "2,-1": building, "-3,1": building, "1,1": others[0], "0,2": others[1], "-1,2": f"monastery{number}"}
    assert monasteries(ended(tiles=tiles)) == {number: 12}


def test_two_monasteries_for_buildings() -> None:
    """T-16, BU-17.17: 17 and 22 count two watchtowers and four banks."""
    tiles = {"0,1": "watchtower", "1,1": "bank", "2,-1": "watchtower", "3,-1": "bank", "-3,1": "bank", "0,-1": "bank"}
    game = ended(tiles={**tiles, "1,-1": "monastery17", "2,-2": "monastery22"})
    assert monasteries(game) == {17: 8, 22: 16}


def test_species() -> None:
    """T-17, BU-17.18: each species is worth four points, however many tiles there are."""
    animals = dict(zip(["0,-3", "-1,-2", "0,-2", "-2,-1", "-1,-1"], ["sheep2", "sheep3", "sheep4", "cow2", "goat3"], strict=True))
    assert monasteries(ended(tiles={**animals, "1,-1": "monastery24"})) == {24: 12}


def test_geese_are_a_species() -> None:
    """BU-17.18, BU-19.4"""
    game = ended(extra=True, tiles={"0,-2": "geese2", "-1,-1": "cow2", "1,-1": "monastery24"})
    assert monasteries(game) == {24: 8}


@pytest.mark.parametrize(("bonuses", "worth"), [((), 0), (("large:blue",), 3), (("large:blue", "small:grey", "small:yellow"), 9)])
def test_bonus_tiles(bonuses: tuple[str, ...], worth: int) -> None:
    """BU-17.20: each one is worth three points, large or small."""
    game = ended(tiles={"1,-1": "monastery26"}, bonuses=bonuses)
    assert monasteries(game).get(26, 0) == worth


def test_bonus_tiles_of_the_game() -> None:
    """BU-17.20, BU-11.4: the one that placing the monastery itself brings also counts."""
    tiles = dict(zip(YELLOW[1:], ["monastery1", "monastery2", "monastery3", "monastery4", "monastery5"], strict=True))
    game = table(dice=(1, 1), storage=["monastery26"], tiles=tiles, phase="E", in_round=5, used=(False, False))
    do(game, "place monastery26 1,-1 with 1", "workers with 1", "end_turn")
    idle(game)
    assert game.over
    assert monasteries(game) == {26: 3}


def test_continuous_monasteries_count_nothing_at_the_end() -> None:
    """BU-17: these are 1 to 14, 27 and 28."""
    numbers = [*range(1, 15), 27, 28]
    for some in (numbers[:6], numbers[6:12], numbers[12:]):
        tiles = {at: f"monastery{n}" for at, n in zip(YELLOW, some, strict=False)}
        assert monasteries(ended(extra=True, tiles=tiles, bonuses=())) == {}


def test_monasteries_of_others() -> None:
    """BU-17: only the owner scores, for their own duchy."""
    game = ended(tiles={"0,1": "bank"}, others={1: {"tiles": {"1,-1": "monastery22", "0,1": "bank", "0,-1": "bank"}}})
    assert monasteries(game) == {}
    assert monasteries(game, 1) == {22: 8}


# the crane
def test_the_crane_counts_as_one_building() -> None:
    """BU-19.3, A-15: it counts for one kind only, no matter which was named when it was placed."""
    tiles = {"0,1": "crane", "1,1": "bank", "0,-1": "watchtower", "1,-1": "monastery17", "2,-2": "monastery22"}
    game = ended(extra=True, tiles=tiles)
    assert sum(monasteries(game).values()) == 4 + 4 + 4
    game = ended(extra=True, tiles={"0,1": "crane", "1,-1": "monastery20"})
    assert monasteries(game) == {20: 4}


def test_the_crane_alone_is_worth_nothing() -> None:
    """BU-19.3: without a monastery from 16 to 23 it scores nothing; it does not help 24 to 26."""
    game = ended(extra=True, tiles={"0,1": "crane", "0,-1": "bank", "1,-1": "monastery24", "2,-2": "monastery25", "3,-3": "monastery26"})
    assert sum(monasteries(game).values()) == 0


def there_are(buildings: list[str]) -> bool:
    """Return whether the game has enough of each of these buildings."""
    return all(buildings.count(name) <= NAME.count(name) for name in buildings)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(sorted(COUNTED_BUILDING)), max_size=5, unique=True),
    st.lists(st.sampled_from(sorted(COUNTED_BUILDING.values())), max_size=9).filter(there_are),
    st.booleans(),
)
def test_best_use_of_the_crane(numbers: list[int], buildings: list[str], crane: bool) -> None:
    """BU-19.3: it scores as much as the best of all kinds, tried one after another."""
    tiles = dict(zip(BEIGE, [*buildings, *["crane"] * crane], strict=False))
    tiles |= {"-1,3": "monastery1", **{at: f"monastery{number}" for at, number in zip(YELLOW, numbers, strict=False)}}
    game = table(tiles=tiles, extra_tiles=True, phase="E")
    held = [tile for tile in game.state.estates[0].tiles if tile]
    found = {key: vp for key, vp in final_points(game).items() if key.startswith("monastery_")}
    assert sum(found.values()) == end_points(held, [], [], 0, 0, 0)["monasteries"]


# who wins
def results(game: Game[Any]) -> list[tuple[int, int, bool]]:
    """Return score, rank and victory of each seat."""
    found: list[Standing] = game.state.standings
    return [(one.score, one.rank, one.won) for one in sorted(found, key=lambda one: one.player)]


def tied(first: dict[str, Any], second: dict[str, Any], bridge: dict[int, list[int]]) -> Game[Any]:
    """Return a game that ends with two players level on points (the last pair of workers is offset)."""
    return ended(**first, others={1: {"animals": 1, **second}}, bridge=bridge)


FILLED = {"0,1": "market", "0,2": "bank"}


def test_most_points_win() -> None:
    """BU-16.3"""
    assert results(ended(silver=2, others={1: {"silver": 9}})) == [(3, 2, False), (9, 1, True)]


def test_more_empty_fields_win() -> None:
    """T-30, BU-16.3: more empty fields outweigh the lead on the bridge."""
    for bridge in ({0: [0, 1]}, {0: [1, 0]}, {0: [1], 3: [0]}, {0: [0], 3: [1]}):
        assert results(tied({"tiles": FILLED}, {}, bridge)) == [(1, 2, False), (1, 1, True)]
        assert results(tied({}, {"tiles": FILLED}, bridge)) == [(1, 1, True), (1, 2, False)]


def test_then_the_later_one_on_the_bridge_wins() -> None:
    """BU-16.3: the player who would come later in the turn order wins."""
    assert results(tied({}, {}, {0: [0, 1]})) == [(1, 2, False), (1, 1, True)]
    assert results(tied({}, {}, {0: [1, 0]})) == [(1, 1, True), (1, 2, False)]
    assert results(tied({}, {}, {0: [1], 4: [0]})) == [(1, 2, False), (1, 1, True)]
    assert results(tied({}, {}, {0: [0], 4: [1]})) == [(1, 1, True), (1, 2, False)]


def test_the_figure_of_a_tie() -> None:
    """BU-16.3: each criterion is named: the empty fields, then the place in the turn order on the bridge, counted from 1."""
    game = tied({"tiles": FILLED}, {}, {0: [0, 1]})
    assert [one.tie_break for one in sorted(game.state.standings, key=lambda one: one.player)] == [
        (("empty_fields", 34), ("turn_order", 1)),
        (("empty_fields", 36), ("turn_order", 2)),
    ]


def test_there_is_always_one_winner() -> None:
    """BU-16.3: the bridge decides every remaining tie, even among four players."""
    for fewer in (*combinations(range(4), 1), *combinations(range(4), 2), (), (1, 2, 3)):
        said: dict[int, dict[str, Any]] = {
            player: {"animals": int(player > 0), **({"tiles": FILLED} if player in fewer else {})} for player in range(4)
        }
        game = ended(players=4, **said[0], others={n: said[n] for n in (1, 2, 3)}, bridge={0: [2, 0], 1: [3, 1]})
        assert sorted(rank for _, rank, _ in results(game)) == [1, 2, 3, 4]
        turn_order = [3, 1, 2, 0]
        expected = sorted(range(4), key=lambda player: (player in fewer, -turn_order.index(player)))
        assert [results(game)[player][1] for player in expected] == [1, 2, 3, 4]
        assert results(game)[expected[0]][2]
        assert sum(won for _, _, won in results(game)) == 1


def test_points_can_be_counted_while_duchies_are_chosen() -> None:
    record = new("burgundy", ("Ann", "Ben"), 1, {"duchies": "drawn"})
    assert record.rules.totals(record.game.state) == (0, 0)

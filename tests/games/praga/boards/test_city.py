"""Check building in the city: sites, costs, the order of effects, markers of blue corners (PC-7.1 to 7.6)."""

from typing import Any

import pytest

from rules import Event, Game

from ..builder import fresh, table
from ..names import SITE
from ..verbs import at, do, has, legal, legal_kinds, points

ACTION = {"tile": "action_tile_2", "segment": "gold_a", "action": True}
"""An action tile with quarries and building has been taken."""
PLAIN = ("building_e1_02", "building_e1_03", "building_e1_04", "building_e1_s1")
OLD = {f"site o{number}" for number in range(1, 11)}
NEW = {f"site n{number}" for number in range(1, 17)}


def building(tile: str, **said: Any) -> Game[Any]:
    """Return a game in which seat 0 may build this tile."""
    rest = [name for name in PLAIN if name != tile][:2]
    said = {"gold": 9, "stone": 9, "turn": ACTION, **said}
    return table(said.pop("players", 2), rows={"building": (tile, *rest, "building_e1_s4")}, **said)


def build(game: Game[Any], tile: str, site: str, rotation: int = 0) -> list[Event]:
    """Build a tile on a site. Return the events."""
    return do(game, f"building half {tile}", f"site {site}", f"lay_building {site} {rotation}")


@pytest.mark.parametrize(
    ("players", "sites"),
    [(2, OLD | NEW), (3, OLD | NEW | {"site n17", "site n18"}), (4, OLD | NEW | {f"site n{n}" for n in range(17, 22)})],
)
def test_sites_of_plazas_in_play_are_free(players: int, sites: set[str]) -> None:
    """PC-7.1, PC-7.2, PC-1.5, PC-A.20: nothing need be next to it."""
    game = building("building_e1_04", players=players)
    do(game, "building half building_e1_04")
    assert legal(game, "site") == sites


def test_a_site_with_a_building_is_not_free() -> None:
    """PC-7.2"""
    game = building("building_e1_04", buildings={"o3": ("building_e1_06", 0, -1, -1), "n8": ("building_e1_07", 0, 1, 1)})
    do(game, "building half building_e1_04")
    assert legal(game, "site") == (OLD | NEW) - {"site o3", "site n8"}


@pytest.mark.parametrize(("site", "gold", "worth"), [("o1", 2, 2), ("o5", 2, 1), ("n1", 1, 0)])
def test_old_town_costs_gold_and_gives_points(site: str, gold: int, worth: int) -> None:
    """PC-7.3"""
    game = building("building_e1_04", gold=5, stone=5)
    build(game, "building_e1_04", site)
    assert (has(game, "gold"), has(game, "stone"), points(game)) == (5 - gold, 4, 7 + worth)


def test_only_sites_that_can_be_paid() -> None:
    """PC-7.4: the gold is there for the New Town alone; a tile that cannot be paid anywhere is not offered."""
    game = building("building_e1_04", gold=1, stone=1)
    assert legal(game, "building") == {"building half building_e1_02", "building half building_e1_03", "building half building_e1_04"}
    do(game, "building half building_e1_04")
    assert legal(game, "site") == NEW
    assert "building" not in legal_kinds(building("building_e1_04", gold=0, stone=0))


def test_the_reward_does_not_pay() -> None:
    """PC-A.4, PC-2.6: a tile that brings gold needs the gold of the site all the same."""
    game = building("building_e1_07", gold=1, stone=1)
    do(game, "building half building_e1_07")
    assert legal(game, "site") == NEW


def test_the_reward_comes_before_the_place_of_the_tile() -> None:
    """PC-7.4, 2 and 4: a cube that a wealth bonus of the reward frees can go on the tile immediately."""
    game = building("building_e1_07", gold=5, stone=1, cubes=0, wealth=0)
    do(game, "building half building_e1_07", "site n1")
    assert (has(game, "gold"), has(game, "egg"), game.state.seats[0].cubes) == (6, 1, 1)
    do(game, "lay_building n1 0")
    assert (game.state.buildings[SITE["n1"]].cube, game.state.seats[0].cubes) == (0, 0)


@pytest.mark.parametrize(("cubes", "cube"), [(1, 0), (0, -1)])
def test_a_marker_space_takes_a_free_cube(cubes: int, cube: int) -> None:
    """PC-7.4, 4, PC-A.1, PC-A.2: without one it stays empty, and there are no points for that."""
    game = building("building_e1_04", cubes=cubes)
    build(game, "building_e1_04", "n1")
    found = game.state.buildings[SITE["n1"]]
    assert (found.builder, found.cube, game.state.seats[0].cubes, points(game)) == (0, cube, 0, 7)


def test_no_marker_space_counts_the_buildings_around() -> None:
    """PC-7.4, 5: the new one and neutral ones included."""
    around = {"n7": ("building_e1_06", 0, 1, 1), "n8": ("building_e1_04", 0, -1, -1), "n1": ("building_e1_09", 0, 1, -1)}
    game = building("building_e1_05", buildings=around)
    build(game, "building_e1_05", "n10")
    assert (points(game), has(game, "silver_window"), game.state.seats[0].cubes) == (4 + 3, 1, 2)


def test_the_points_for_a_missing_marker_space_are_told_apart_from_those_of_the_site() -> None:
    """PC-7.4, 5 and 6: in the Old Town both come together."""
    game = building("building_e1_05", buildings={"o2": ("building_e1_10", 0, 1, -1), "o3": ("building_e1_06", 0, -1, -1)})
    events = build(game, "building_e1_05", "o1")
    told = [(event.kind, event.gains["points"]) for event in events if "points" in event.gains]
    assert told == [("gained", 4), ("unclaimed", 3), ("gained", 2)]


def test_a_building_without_blue_corners_is_laid_as_it_is() -> None:
    """PC-7.4, 3 and 7, PC-7.5: only blue corners tell the rotations apart; without one it is laid at once, and no printed corner counts."""
    rows = {"building": ("building_e2_05", "building_e2_01", "", "")}
    game = table(turns=16, rows=rows, gold=9, stone=9, turn=ACTION)
    other = game.copy()
    do(game, "building half building_e2_05", "site o2")
    assert "lay_building" not in legal_kinds(game)
    assert game.state.buildings[SITE["o2"]].builder == 0
    assert (points(game), has(game, "silver_window"), has(game, "blue_marker")) == (1 + 1, 1, 0)
    do(other, "building half building_e2_01", "site o2")
    assert legal(other) == {f"lay_building o2 {rotation}" for rotation in range(6)}


@pytest.mark.parametrize(("site", "rotations"), [("o5", {1}), ("o2", {3, 5})])
@pytest.mark.parametrize("turned", range(6))
def test_a_blue_corner_on_a_printed_one(site: str, rotations: set[int], turned: int) -> None:
    """PC-7.5, PC-T.20: o2 touches a second one at its corner 0."""
    game = building("building_e1_02")
    build(game, "building_e1_02", site, turned)
    assert has(game, "blue_marker") == (turned in rotations)


def test_a_blue_corner_on_two_others() -> None:
    """PC-7.5, PC-7.6: a printed one and one of a building, whose owner has nothing from it."""
    game = building("building_e1_02", buildings={"o2": ("building_e1_07", 3, 1, 1)})
    build(game, "building_e1_02", "o5", 1)
    assert (has(game, "blue_marker"), has(game, "blue_marker", 1)) == (2, 0)


def test_a_blue_corner_on_one_of_a_neutral_building() -> None:
    """PC-7.5: corner 1 of n8 is corner 3 of n7, and nothing is printed there."""
    for rotation in range(6):
        game = building("building_e1_02", buildings={"n7": ("building_e1_09", 1, -1, -1)})
        build(game, "building_e1_02", "n8", rotation)
        assert has(game, "blue_marker") == (rotation == 0)


@pytest.mark.parametrize(("tile", "open_steps"), [("building_e1_01", True), ("building_e1_04", False)])
def test_a_cathedral_symbol_opens_a_step(tile: str, open_steps: bool) -> None:
    """PC-7.4, 8"""
    game = building(tile)
    build(game, tile, "n1")
    assert (legal(game, "side") == {"side cathedral:0:1"}) == open_steps
    assert at(game, "cathedral") == (0, 0)


def test_prebuilt_buildings_are_neutral() -> None:
    """PC-1.8"""
    for players, sites in ((1, {"o3", "n8"}), (2, {"o3", "n8"}), (3, {"n9"}), (4, set())):
        state = fresh(players).state
        assert {site for site, number in SITE.items() if state.buildings[number]} == sites
        assert {(found.builder, found.cube) for found in state.buildings if found} <= {(-1, -1)}

"""Check the component data against the text of the rules and against each other: ids, counts, printed numbers, geometry."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

DATA: dict[str, Any] = json.loads(files("rules.games.praga").joinpath("components.json").read_text(encoding="utf-8"))
ACTIONS = {"mines", "quarries", "upgrade", "wall", "building", "kings_road"}
RESOURCES = {"gold", "stone", "egg", "silver_window", "gold_window", "red_marker", "blue_marker", "point"}
HEX_TILES = [pytest.param(kind, n, id=f"PC-1.7 {kind}") for kind, n in (("upgrade", (11, 4)), ("wall", (14, 4)), ("building", (14, 4)))]
BOX = {1: 9, 2: 9, 3: 4, 4: 10}
START_BONUSES = {
    2: ["gold", "special 2", "silver_window", "egg for gold", "stone", "special 1"],
    3: ["special 1", "gold", "silver_window", "egg for stone", "special 1", "stone"],
    4: ["stone", "gold", "special 2", "silver_window", "egg for gold", "stone"],
}
"""PC-T.18: the wheel bonuses of the six places filled at the start, from position 0 on."""
PROJECTS = [
    pytest.param("hunger_wall", [0, 3, 6, 10, 15, 20], "blue_marker", id="PC-15.4 Hunger Wall"),
    pytest.param("cathedral", [0, 2, 5, 8, 12, 16], "red_marker", id="PC-15.4 cathedral"),
]
OPS = set(DATA["effect_vocabulary"]["ops"])
SITES = {site["id"]: site for site in DATA["city"]["sites"]}
PLAZAS = {plaza["id"]: plaza for plaza in DATA["city"]["plaza_places"]}
DIRECTIONS = [(one["dq"], one["dr"]) for one in DATA["hex_geometry"]["directions"]]
BUYING = {("seal_gold_two", 2): {"gold": 1}, ("seal_stone_two", 2): {"stone": 1}, ("seal_pair_three", 3): {"gold": 1, "stone": 1}}

Cell = tuple[int, int]


def tiles(kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = DATA[f"{kind}_tiles"]["tiles"]
    return found


def cell(place: dict[str, Any]) -> Cell:
    return place["q"], place["r"]


def neighbours(of: Cell) -> list[Cell]:
    """Return the neighbouring cells by direction."""
    return [(of[0] + dq, of[1] + dr) for dq, dr in DIRECTIONS]


def vertex(of: Cell, corner: int) -> frozenset[Cell]:
    """Return the three cells that meet at a corner, which lies between two edges (chapter 25)."""
    around = neighbours(of)
    return frozenset((of, around[(corner + 5) % 6], around[corner]))


def effects(data: Any) -> Iterator[dict[str, Any]]:
    """Yield every effect of the data, wherever it is printed."""
    if isinstance(data, dict):
        if isinstance(data.get("op"), str):
            yield data
        for part in data.values():
            yield from effects(part)
    elif isinstance(data, list):
        for part in data:
            yield from effects(part)


def pieces(data: Any) -> Iterator[dict[str, Any]]:
    """Yield everything that has an id and a name."""
    if isinstance(data, dict):
        if "id" in data and "name" in data:
            yield data
        for part in data.values():
            yield from pieces(part)
    elif isinstance(data, list):
        for part in data:
            yield from pieces(part)


# words of the data


def test_no_id_comes_twice() -> None:
    """An id names one piece, regardless of its sort, so that a piece and its words are found by the id alone."""
    ids = Counter(piece["id"] for kind in DATA for piece in pieces(DATA[kind]) if kind not in ("options", "resources", "game", "players"))
    assert not [name for name, n in ids.items() if n > 1]


def test_effects_are_of_the_vocabulary() -> None:
    found = list(effects(DATA))
    assert {effect["op"] for effect in found} == OPS
    assert {effect["what"] for effect in found if effect["op"] == "gain"} == RESOURCES == {one["id"] for one in DATA["resources"]["items"]}
    assert {effect["track"] for effect in found if effect["op"] == "advance"} == {"technology", "university", "mine", "quarry"}
    assert {effect["action"] for effect in found if effect["op"] == "perform_action"} <= ACTIONS | {"any"}
    counted = {effect["per"] for effect in found if "per" in effect}
    assert counted <= set(DATA["effect_vocabulary"]["counted_things"])


# course of the game


def test_rounds_and_the_change_of_era() -> None:
    """PC-2.1, PC-2.2, PC-T.9: sixteen rounds; the turn after which era II begins."""
    rounds = DATA["rounds"]
    assert rounds["total"] == 16
    assert rounds["turns_total"] == {str(n): 16 * max(2, n) for n in range(1, 5)}
    assert rounds["turns_before_era_2"] == {"1": 16, "2": 16, "3": 26, "4": 31}


def test_what_a_player_starts_with() -> None:
    """PC-1.12, PC-9.11: goods, tracks and the use of the eleven cubes."""
    start, cubes = DATA["players"]["start"], DATA["players"]["cube_use"]
    assert {what: start[what] for what in RESOURCES} == {**dict.fromkeys(RESOURCES, 0), "gold": 2, "stone": 2}
    assert (start["mine_cube_space"], start["quarry_cube_space"], start["free_marker_cubes"]) == (4, 3, 2)
    assert start["hunger_wall"] == start["cathedral"] == {"row": 0, "col": 0}
    assert cubes["total"] == sum(n for use, n in cubes.items() if use != "total") == 11
    limits = {one["id"]: one["max"] for one in DATA["resources"]["items"]}
    assert {what: n for what, n in limits.items() if n} == {"gold": 9, "stone": 9}
    assert DATA["resources"]["windows_kept_at_turn_end"] == 2


# crane


def test_zones_of_the_crane() -> None:
    """PC-3.1: four red places for 1 gold, three green ones, five blue ones with 1 to 5 points."""
    found = [(place["zone"], place["cost"].get("gold", 0), place["points"]) for place in DATA["crane"]["positions"]]
    assert found == [("red", 1, 0)] * 4 + [("green", 0, 0)] * 3 + [("blue", 0, n) for n in range(1, 6)]
    assert DATA["crane"]["overflow"]["points"] == 5


def bonus(segment: dict[str, Any]) -> str:
    """Return the bonus of a segment in one or two words."""
    (effect,) = segment["effects"]
    if effect["op"] == "trade":
        assert (effect["max_times"], effect["optional"]) == (1, True)
        return f"egg for {effect['cost'][0]['what']}"
    if effect["op"] == "special_tile_right":
        return f"special {effect['alternative'][0]['n']}"
    assert (effect["op"], effect["n"]) == ("gain", 1)
    return str(effect["what"])


@pytest.mark.parametrize("players", START_BONUSES)
def test_wheel_bonuses_at_the_start(players: int) -> None:
    """PC-T.18, PC-1.10: the first six places that the box leaves free."""
    segments, box = [bonus(segment) for segment in DATA["crane"]["wheel"]["segments"]], BOX[players]
    assert len(segments) == 11
    assert DATA["crane"]["start_box_position"]["values"] == {str(n): at for n, at in BOX.items()}
    free = [position for position in range(12) if position != box][:6]
    assert [segments[(position - box - 1) % 12] for position in free] == START_BONUSES[players]


@pytest.mark.parametrize(("players", "turns", "box"), [(2, 16, 3), (2, 32, 8), (3, 26, 8), (3, 48, 8), (4, 31, 8), (4, 64, 8)])
def test_where_the_box_comes_to(players: int, turns: int, box: int) -> None:
    """PC-T.19, PC-3.9: each turn takes it one place on, and past position 0."""
    assert (BOX[players] - 1 + turns) % 11 + 1 == box


def test_pairs_of_actions() -> None:
    """PC-16.1: each pair of side A is on two tiles, side B has six pairs, and on both sides every action occurs twice."""
    sides = {side: [frozenset(tile[side]) for tile in DATA["action_tiles"]["tiles"]] for side in ("a", "b")}
    assert sorted(Counter(sides["a"]).values()) == [2, 2, 2]
    assert len(set(sides["b"])) == len(sides["b"]) == 6
    for pairs in sides.values():
        assert Counter(action for pair in pairs for action in pair) == dict.fromkeys(ACTIONS, 2)
    order = DATA["action_tiles"]["first_game_order"]["from_position_0"]
    assert sorted(order) == sorted(tile["id"] for tile in DATA["action_tiles"]["tiles"])


# hex tiles


@pytest.mark.parametrize(("kind", "numbers"), HEX_TILES)
def test_hex_tiles_by_era_and_kind(kind: str, numbers: tuple[int, int]) -> None:
    found = Counter((tile["era"], tile["special"]) for tile in tiles(kind))
    assert found == {(era, special): numbers[special] for era in (1, 2) for special in (False, True)}
    assert {tile["copies"] for tile in tiles(kind)} == {1}


def test_a_building_whose_data_are_all_public_is_not_balanced() -> None:
    """Its source says so: cost 2 gold and 2 stone, for a quarry step."""
    tile = next(tile for tile in tiles("building") if tile["id"] == "building_e1_10")
    assert tile["source"].startswith("public: ")
    assert "designed" not in tile["source"]
    assert (tile["cost"], tile["reward"]) == ({"gold": 2, "stone": 2}, [{"op": "advance", "track": "quarry", "n": 1}])
    assert (tile["cathedral_symbol"], tile["marker_space"], tile["blue_corners"]) == (True, True, [1])


def test_printed_edges_and_corners_exist() -> None:
    for tile in [*tiles("upgrade"), *tiles("wall")]:
        edges = [edge["edge"] for edge in tile["edges"]]
        assert len(edges) == len(set(edges)) > 0, tile["id"]
        assert set(edges) | set(tile["red_corners"]) <= set(range(6)), tile["id"]
        assert 0 <= len(tile["red_corners"]) <= 2
    assert all(set(tile["blue_corners"]) <= set(range(6)) for tile in tiles("building"))


def test_upgrades_and_their_steps_at_the_university() -> None:
    """PC-4.4: one step in era I, two in era II; every action has upgrades in both eras."""
    assert all(tile["university_steps"] == tile["era"] for tile in tiles("upgrade"))
    for era in (1, 2):
        assert {tile["action"] for tile in tiles("upgrade") if tile["era"] == era} == ACTIONS


def test_costs_of_hex_tiles() -> None:
    """PC-5.2: walls cost stone, buildings gold and stone, upgrades nothing."""
    assert not [tile["id"] for tile in tiles("upgrade") if "cost" in tile]
    assert {tuple(tile["cost"]) for tile in tiles("wall")} == {("stone",)}
    assert {tuple(tile["cost"]) for tile in tiles("building")} == {("gold", "stone")}
    assert all(sum(tile["cost"].values()) > 0 for tile in [*tiles("wall"), *tiles("building")])


# action board and city


def test_the_action_board() -> None:
    """PC-6.1: six action fields around the centre, twelve wall sites around them."""
    board = DATA["action_board"]
    fields = {cell(place): place["action"] for place in board["action_fields"]}
    assert set(fields) == set(neighbours(cell(board["centre"])))
    assert set(fields.values()) == ACTIONS
    sites = {cell(site): site["touches_actions"] for site in board["wall_sites"]}
    assert len(board["wall_sites"]) == len(sites) == 12
    for place, touched in sites.items():
        assert sorted(touched) == sorted(fields[other] for other in neighbours(place) if other in fields)
        assert touched


def test_every_site_touches_its_plaza_and_no_other() -> None:
    """PC-7.1"""
    plazas = {cell(plaza): name for name, plaza in PLAZAS.items()}
    for site in SITES.values():
        assert [plazas[other] for other in neighbours(cell(site)) if other in plazas] == [site["plaza"]], site["id"]
        assert site["town"] == PLAZAS[site["plaza"]]["town"]


def test_no_two_places_of_the_city_share_a_cell() -> None:
    city = DATA["city"]
    cells = [*map(cell, SITES.values()), *map(cell, PLAZAS.values()), *map(cell, city["decoration_cells"])]
    road = [*map(cell, city["road_cells"]["cells"])]
    assert len(set(cells + road)) == len(cells) + len(road)
    assert {cell(city["road_cells"][f"space_{space}"]) for space in ("i", "ii", "iii", "iv")} <= set(road)


def test_old_and_new_town() -> None:
    """PC-7.3: sites of the Old Town cost 1 gold more and give points, those of the New Town neither."""
    assert Counter(site["town"] for site in SITES.values()) == {"old_town": 10, "new_town": 21}
    for site in SITES.values():
        old = site["town"] == "old_town"
        assert site["extra_cost"] == {"gold": int(old)}
        assert (site["points"] > 0) is old


@pytest.mark.parametrize(("players", "plazas"), [(1, 8), (2, 8), (3, 9), (4, 10)])
def test_plazas_in_play(players: int, plazas: int) -> None:
    """PC-1.5: there are tiles of each colour for the places in play."""
    places = [plaza for plaza in PLAZAS.values() if plaza["min_players"] <= players]
    assert len(places) == DATA["city"]["plazas_in_play"][str(players)] == plazas
    colours = Counter(tile["color"] for tile in DATA["plaza_tiles"]["tiles"])
    assert colours >= Counter(plaza["color"] for plaza in places)
    assert sorted(DATA["city"]["plaza_loop_clockwise"]["order"]) == sorted(PLAZAS)


def test_plaza_tiles() -> None:
    """PC-1.5, PC-7.7: eleven tiles with an upper and a lower reward on both sides."""
    assert len(DATA["plaza_tiles"]["tiles"]) == 11
    for tile in DATA["plaza_tiles"]["tiles"]:
        assert [face["side"] for face in tile["faces"]] == ["a", "b"]
        assert all(face["upper"] and face["lower"] for face in tile["faces"])


def test_neutral_buildings_stand_at_plazas_in_play() -> None:
    """PC-1.8: with up to three players, and never on a site that is closed."""
    found = {site["id"]: site["prebuilt_for_player_counts"] for site in SITES.values() if site["prebuilt_for_player_counts"]}
    assert Counter(n for counts in found.values() for n in counts) == {1: 2, 2: 2, 3: 1}
    assert all(PLAZAS[SITES[site]["plaza"]]["min_players"] <= min(counts) for site, counts in found.items())


def test_printed_corners_touch_the_sites_they_name() -> None:
    """PC-T.20, PC-7.5"""
    corners = DATA["city"]["printed_blue_corners"]
    assert len({vertex(cell(one), one["corner"]) for one in corners}) == len(corners) == 10
    at = {cell(site): name for name, site in SITES.items()}
    for one in corners:
        where = vertex(cell(one), one["corner"])
        assert {at[other] for other in where if other in at} == {touched["site"] for touched in one["touches"]}, one["id"]
        for touched in one["touches"]:
            assert vertex(cell(SITES[touched["site"]]), touched["corner"]) == where, one["id"]
    sixth = corners[5]
    assert (cell(sixth), sixth["corner"]) == ((9, 2), 0)
    assert {(one["site"], one["corner"], (one["corner"] - 1) % 6) for one in sixth["touches"]} == {("o5", 2, 1), ("o2", 4, 3)}


# road, tracks, technologies


def test_the_street_and_the_bridge() -> None:
    """PC-8.1, PC-8.2, PC-8.4, PC-8.5, PC-8.7, PC-16.2"""
    road, bridge = DATA["kings_road"], DATA["bridge"]
    assert [space["kind"] for space in road["spaces"]] == ["street"] * 3 + ["bridge"] * 2
    for space in road["spaces"][:3]:
        (egg,) = space["egg_effect"]
        assert (egg["cost"], egg["max_times"], egg["optional"]) == ([{"what": "egg", "n": 1}], 1, True)
    assert [space["entry_cost"] for space in road["spaces"][3:]] == [{"egg": 1}] * 2
    variants = {tile["space"]: [side["id"] for side in tile["sides"]] for tile in road["variant_tiles"]["tiles"]}
    asked = {option["id"]: option["values"] for option in DATA["options"]["items"]}
    assert all(asked[space.replace("space", "kings_road")] == ["base", *sides] for space, sides in variants.items())
    assert bridge["planks_to_complete"] == len(bridge["slots"]) == len(bridge["bonus_strips"]["strips"]) == 5
    assert all(len(side["fields"]) == 2 for strip in bridge["bonus_strips"]["strips"] for side in strip["sides"])
    assert (len(bridge["iv_tiles"]["tiles"]), len(bridge["v_tiles"]["tiles"])) == (6, 6)
    assert bridge["v_tiles"]["split"] == {"bridge": 3, "cathedral": 3}


def test_tiles_of_the_bridge_with_an_end_scoring() -> None:
    """PC-15.7"""
    found = {}
    for tile in DATA["bridge"]["v_tiles"]["tiles"]:
        (end,) = tile["end"]
        found[tile["id"]] = (sum(effect["n"] for effect in tile["immediate"]), end["per"], end["n"])
    assert found == {
        "bridge_v_1": (3, "university_position", 1),
        "bridge_v_2": (0, "upgrade_tile_owned", 3),
        "bridge_v_3": (0, "wall_tile_owned", 2),
        "bridge_v_4": (3, "quarry_count", 1),
        "bridge_v_5": (3, "mine_count", 1),
        "bridge_v_6": (0, "project_row_sum", 1),
    }


def test_seals() -> None:
    """PC-9.13"""
    seals = {seal["id"]: seal for seal in DATA["seals"]["items"]}
    assert {name: seal["cost"] for name, seal in seals.items() if seal["cost"]} == {name: {"silver_window": 2} for name, _ in BUYING}
    assert {(name, seal["end"][0]["points"]): seal["end"][0].get("pay") for name, seal in seals.items()} == {
        **BUYING,
        ("seal_six_points", 6): None,
        ("seal_four_points", 4): None,
    }


@pytest.mark.parametrize(("track", "spaces", "tile"), [pytest.param("mine", 9, 6, id="mines"), pytest.param("quarry", 8, 5, id="quarries")])
def test_production_tracks(track: str, spaces: int, tile: int) -> None:
    """PC-9.2, PC-9.5, PC-9.6: one mine or quarry fewer than the space; a production tile on the way and a seal at the end."""
    found = DATA["player_board"][f"{track}_track"]["spaces"]
    assert [(space["space"], space["count_when_cube_here"]) for space in found] == [(n, n - 1) for n in range(1, spaces + 1)]
    arrivals = {space["space"]: space["on_arrival"] for space in found if "on_arrival" in space}
    assert arrivals == {tile: "choose_production_tile", spaces: "seal_right"}
    start = DATA["players"]["start"][f"{track}_cube_space"]
    assert [space["space"] for space in found if space.get("start")] == [start]


def test_production_tiles() -> None:
    """PC-1.11, PC-18.2: eight lie in the river, four of them against Peter Parler."""
    copies = {tile["id"]: tile["copies"] for tile in DATA["production_tiles"]["tiles"]}
    assert sum(copies.values()) == 8
    left = DATA["solo"]["parler"]["production_tiles_in_game"]["tiles"]
    assert sum(left.values()) == 4
    assert all(n <= copies[name] for name, n in left.items())


def test_wealth_bonuses() -> None:
    """PC-9.8"""
    found = [bonus.get("when") or bonus["when_any"] for bonus in DATA["player_board"]["wealth_bonuses"]["items"]]
    assert found == [{"gold": 6}, {"stone": 6}, [{"gold": 9}, {"stone": 9}]]
    assert DATA["players"]["cube_use"]["wealth_bonuses"] == len(found)


def test_technologies() -> None:
    """PC-1.6, PC-10.1, PC-10.4, PC-10.5: six of each level, the first two for good and the others for once."""
    found = Counter((tile["level"], tile["kind"]) for tile in DATA["technology_tiles"]["tiles"])
    assert found == {(1, "ongoing"): 6, (2, "ongoing"): 6, (3, "one_time"): 6, (4, "one_time"): 6}
    track = DATA["player_board"]["technology_track"]
    assert {level["level"]: level["position"] for level in track["levels"]} == {1: 1, 2: 3, 3: 5, 4: 6}
    assert (track["top"], track["draw"], track["keep"]) == (8, 3, 1)
    assert track["extra_step_at_top"]["effects"] == [{"op": "gain", "what": "point", "n": 2}]


def test_the_university() -> None:
    """PC-11.1, PC-11.2"""
    track = DATA["player_board"]["university_track"]
    assert track["multiplier_by_position"] == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
    assert track["top"] == len(track["multiplier_by_position"]) - 1 == 9


# projects and scoring


@pytest.mark.parametrize(("project", "row_points", "marker"), PROJECTS)
def test_projects(project: str, row_points: list[int], marker: str) -> None:
    """PC-12.1, PC-12.6, PC-15.4, PC-15.5"""
    data = DATA[project]
    assert (data["rows"], data["columns"]) == (6, 6)
    assert [tier["rows"] for tier in data["tiers"]] == [[0, 1], [2, 3], [4, 5]]
    assert data["up_cost"] == {"silver_window": 2}
    assert data["tier_entry_cost"] == {"2": {"gold": 1, "stone": 1}, "3": {"gold": 2, "stone": 2}}
    assert data["row_points"] == row_points
    assert data["column_marker_value"] == [0, 1, 1, 2, 2, 3]
    assert data["scored_marker"] == marker


@pytest.mark.parametrize("project", ["hunger_wall", "cathedral"])
@pytest.mark.parametrize("steps", ["original", "a", "b"])
def test_steps_of_the_projects(project: str, steps: str) -> None:
    """PC-12.7, PC-12.8: a space has points or an arrow; no arrow leads off the board, and none is on the way to itself."""
    cells = {(space["row"], space["col"]): space for space in DATA[project]["sets"][steps]["special_cells"]}
    assert len(cells) == len(DATA[project]["sets"][steps]["special_cells"])
    assert (0, 0) not in cells
    for (row, col), space in cells.items():
        assert ("points" in space) is not ("arrow" in space)
        assert 0 <= row < 6
        assert 0 <= col < 6
        assert space.get("arrow") != "up" or row < 5
        assert space.get("arrow") != "side" or col < 5


def test_tables_of_the_final_scoring() -> None:
    """PC-15.6, PC-15.8, PC-T.7, PC-T.8, PC-17.3, PC-18.13"""
    scoring = DATA["scoring"]
    assert scoring["walls"] == {"0": 0, "1": 0, "2": 0, "3": 4, "4": 10, "5": 10, "6+": 18}
    assert scoring["eggs"] == {"0": 0, "1": 1, "2": 3, "3": 6, "4+": 10}
    assert scoring["order"] == ["open_plazas", "academics", "project_rows", "project_markers", "walls", "final_abilities", "eggs"]
    assert scoring["solo_good_score"] == 140
    assert scoring["solo_grades"]["thresholds"] == [0, 100, 120, 140, 160, 180, 200, 220]


def test_the_cards_of_peter_parler() -> None:
    """PC-18.4, PC-18.5, PC-18.11"""
    parler = DATA["solo"]["parler"]
    assert [card["action_tile_from_front"] for card in parler["cards"]["items"]] == [1, 1, 1, 2, 3]
    assert parler["seal_priority"]["mine"] == ["seal_gold_two", "seal_six_points", "seal_stone_two"]
    assert parler["seal_priority"]["quarry"] == ["seal_stone_two", "seal_six_points", "seal_gold_two"]
    seals = {seal["id"] for seal in DATA["seals"]["items"]}
    assert all(set(parler["seal_priority"][track]) <= seals for track in ("mine", "quarry"))

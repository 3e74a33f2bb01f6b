"""Check the components (BU-0, BU-1, BU-2, BU-18, BU-19): the data file holds what the rules name."""

from collections import Counter

import pytest

from ..pieces import BACK, DATA, GOODS, KIND, KINDS, NAME, SPECIES_OF

BUILDINGS = ["market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall", "watchtower"]
BACKS = {"beige": 40, "light_green": 20, "blue": 20, "yellow": 20, "dark_green": 14, "grey": 10, "black": 40}
BLACK = {"building": 16, "animal": 8, "monastery": 6, "castle": 2, "mine": 2, "ship": 6}
EXTRA = {"monastery27": "yellow", "monastery28": "yellow", "crane": "black", "geese2": "black"}
"""BU-19.1"""
DEPOTS = {
    1: {2: ["beige", "blue"], 3: ["yellow"], 4: ["light_green"]},
    2: {2: ["yellow", "dark_green"], 3: ["beige"], 4: ["beige"]},
    3: {2: ["light_green", "beige"], 3: ["blue"], 4: ["yellow"]},
    4: {2: ["blue", "beige"], 3: ["light_green"], 4: ["grey"]},
    5: {2: ["grey", "yellow"], 3: ["beige"], 4: ["beige"]},
    6: {2: ["beige", "light_green"], 3: ["dark_green"], 4: ["blue"]},
}
"""BU-18.2: the colours each depot gains with this many players or more."""
BASE = [tile for tile in NAME if NAME[tile] not in EXTRA]


def test_tiles_by_back() -> None:
    """BU-1.2: there are seven supplies."""
    assert Counter(BACK[tile] for tile in BASE) == BACKS
    assert len(BASE) == 164
    assert len(NAME) == 168


def test_tiles_with_a_black_back_by_kind() -> None:
    assert Counter(KIND[tile] for tile in BASE if BACK[tile] == "black") == BLACK


def test_a_coloured_back_is_the_colour_of_the_kind() -> None:
    """A supply holds only tiles that fit a field of its colour."""
    colours = dict(KINDS)
    assert colours == {
        "building": "beige",
        "animal": "light_green",
        "ship": "blue",
        "monastery": "yellow",
        "castle": "dark_green",
        "mine": "grey",
    }
    assert all(BACK[tile] in (colours[KIND[tile]], "black") for tile in NAME)


@pytest.mark.parametrize("building", [pytest.param(name, id=f"BU-10.11 {name}") for name in BUILDINGS])
def test_seven_of_each_building(building: str) -> None:
    backs = Counter(BACK[tile] for tile in NAME if NAME[tile] == building)
    assert backs == {"beige": 5, "black": 2}


@pytest.mark.parametrize("species", ["cow", "sheep", "pig", "goat"])
def test_seven_tiles_of_each_species(species: str) -> None:
    """BU-9.6: the tiles show two, three or four animals."""
    found = Counter((NAME[tile], BACK[tile]) for tile in NAME if SPECIES_OF.get(tile) == species)
    assert sum(found.values()) == 7
    assert {name for name, _ in found} == {f"{species}{n}" for n in (2, 3, 4)}
    assert sum(n for (_, back), n in found.items() if back == "black") == 2


def test_each_monastery_once() -> None:
    """BU-17, BU-19.1: 1 to 26 belong to the basic game, 27 and 28 are extra."""
    numbers = [int(NAME[tile].removeprefix("monastery")) for tile in NAME if KIND[tile] == "monastery"]
    assert sorted(numbers) == list(range(1, 29))


def test_extra_tiles() -> None:
    """BU-19.1: two are yellow and two black; the crane is a building, the geese are two animals of a species of their own."""
    found = {NAME[tile]: BACK[tile] for tile in NAME if tile not in BASE}
    assert found == EXTRA
    kinds = {NAME[tile]: KIND[tile] for tile in NAME if tile not in BASE}
    assert kinds == {"monastery27": "monastery", "monastery28": "monastery", "crane": "building", "geese2": "animal"}


def test_42_goods() -> None:
    """BU-1.3, BU-12.1: there are six types, numbered 1 to 6, with seven tiles each: 5 x 5 and a reserve of 17."""
    assert Counter(GOODS.values()) == dict.fromkeys(range(1, 7), 7)
    assert len(GOODS) == 42 == 5 * 5 + 17
    types = {entry["die"]: entry["color"] for entry in DATA["goods"]["types"]}
    assert types == {1: "turquoise", 2: "purple", 3: "pink", 4: "red", 5: "brown", 6: "orange"}


@pytest.mark.parametrize("players", [pytest.param(n, id=f"BU-18.2 {n} players") for n in (2, 3, 4)])
def test_slots_of_the_depots(players: int) -> None:
    """BU-1.1, BU-18.1: each depot has as many slots as there are players, in the colours of the table."""
    for depot in DATA["main_board"]["depots"]:
        used = [slot["color"] for slot in depot["slots"] if slot["min_players"] <= players]
        expected = [colour for n, colours in DEPOTS[depot["number"]].items() if n <= players for colour in colours]
        assert len(used) == players
        assert sorted(used) == sorted(expected)
    black = [slot for slot in DATA["main_board"]["black_depot"]["slots"] if slot["min_players"] <= players]
    assert len(black) == {2: 4, 3: 6, 4: 8}[players]


def test_the_colours_come_out_even_with_four_players() -> None:
    """BU-2.6: five phases use up every colour exactly, black included; four of the 14 castles begin in the duchies."""
    used = Counter(slot["color"] for depot in DATA["main_board"]["depots"] for slot in depot["slots"])
    expected = {colour: 5 * n + (4 if colour == "dark_green" else 0) for colour, n in used.items()}
    assert expected == {colour: n for colour, n in BACKS.items() if colour != "black"}
    assert 5 * len(DATA["main_board"]["black_depot"]["slots"]) == BACKS["black"]


def test_the_slot_of_depot_6_with_three_players() -> None:
    """BU-18.3, T-18"""
    exceptions = {
        (depot["number"], slot["color"]): slot["phase_exception"]
        for depot in DATA["main_board"]["depots"]
        for slot in depot["slots"]
        if "phase_exception" in slot
    }
    assert exceptions == {(6, "dark_green"): {"players": 3, "phases": ["B", "D"], "color": "grey"}}


def test_value_tables() -> None:
    """BU-11.1, BU-11.3, BU-11.4, BU-12.2, BU-18.4, A-12"""
    tables = DATA["value_tables"]
    assert {int(n): vp for n, vp in tables["area_points"].items()} == {n: n * (n + 1) // 2 for n in range(1, 11)}
    assert tables["area_points"]["9"] == 45
    assert tables["area_points"]["10"] == 55
    assert tables["phase_points"] == {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
    bonus = {n: (tables["bonus_tile_points"][n]["large"], tables["bonus_tile_points"][n]["small"]) for n in "234"}
    assert bonus == {"2": (5, 2), "3": (6, 3), "4": (7, 4)}
    assert [tables["goods_sale_points_per_tile"][n] for n in "234"] == [2, 3, 4]


def test_constants() -> None:
    """BU-1.8, BU-1.9, BU-1.12, BU-3.1, BU-9.3, BU-13.1, BU-14.1, BU-15.3, BU-16.1"""
    constants = DATA["constants"]
    assert constants["phases"] == ["A", "B", "C", "D", "E"]
    assert constants["rounds_per_phase"] == 5
    assert (constants["storage_spaces"], constants["goods_storage_types"]) == (3, 3)
    assert (constants["start_silver"], constants["start_goods"], constants["start_workers_by_seat"]) == (1, 3, [1, 2, 3, 4])
    assert (constants["purchase_cost_silver"], constants["take_workers_amount"], constants["mine_income_silver"]) == (2, 2, 1)
    assert constants["end_vp"] == {"unsold_goods_tile": 1, "silver": 1, "workers_per_vp": 2}
    assert (DATA["main_board"]["bridge"]["first"], DATA["main_board"]["bridge"]["last"]) == (0, 6)
    assert DATA["main_board"]["depot_ring"] == [1, 2, 3, 4, 5, 6]
    assert DATA["bonus_tiles"]["colors"] == ["beige", "light_green", "blue", "yellow", "dark_green", "grey"]
    assert DATA["bonus_tiles"]["sizes"] == ["large", "small"]

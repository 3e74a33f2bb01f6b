"""Check the duchies (BU-0, BU-1.5, BU-27): shape, colours, numbers and areas of boards 1 to 10, against the rules and a slow count."""

from collections import Counter

import pytest

from rules.games.burgundy.board.duchies import DUCHIES as KNOWN

from ..pieces import DATA, DUCHIES, Duchy, areas_slowly, neighbours

NUMBERS = [str(n) for n in range(1, 11)]
COLOURS = {"beige": 12, "light_green": 6, "blue": 6, "yellow": 6, "dark_green": 4, "grey": 3}
DICE = ["6543", "21654", "543123", "6126541", "254312", "61256", "3413"]
"""The die numbers, row by row from the north: the same on all duchies 1 to 10."""
every_duchy = pytest.mark.parametrize("duchy", [pytest.param(DUCHIES[n], id=f"BU-0.1 duchy {n}") for n in NUMBERS])


def test_duchies_1_to_10_are_there() -> None:
    assert set(NUMBERS) <= set(DUCHIES)


@every_duchy
def test_37_fields_in_rows_of_4_5_6_7_6_5_4(duchy: Duchy) -> None:
    expected = [(q, i - 3) for i in range(7) for q in range(max(-3, 3 - 3 - i), min(3, 3 - (i - 3)) + 1)]
    assert len(duchy.cells) == 37
    assert list(duchy.cells) == expected
    assert [sum(r == row for _, r in duchy.cells) for row in range(-3, 4)] == [4, 5, 6, 7, 6, 5, 4]


@every_duchy
def test_colours(duchy: Duchy) -> None:
    """Each colour has as many fields as its bonus tiles require: three mines, six animals (T-09)."""
    assert Counter(colour for colour, _ in duchy.cells.values()) == COLOURS


@every_duchy
def test_die_numbers_are_the_same_on_all(duchy: Duchy) -> None:
    rows = ["".join(str(die) for (_, r), (_, die) in duchy.cells.items() if r == row) for row in range(-3, 4)]
    assert rows == DICE


@every_duchy
def test_areas_have_the_listed_sizes(duchy: Duchy) -> None:
    """BU-0.3: areas are found by flooding, field by field."""
    found = [(duchy.cells[min(area)][0], len(area)) for area in areas_slowly(duchy)]
    listed = [(colour, size) for colour, sizes in duchy.area_sizes.items() for size in sizes]
    assert sorted(found) == sorted(listed)
    assert max(size for _, size in found) <= 8


@every_duchy
def test_the_castle_can_begin_on_every_dark_green_field(duchy: Duchy) -> None:
    """BU-27.2; BU-1.6 on duchies 1 and 2: the castle begins on the middle field, dark green with a 6."""
    dark = [field for field, (colour, _) in duchy.cells.items() if colour == "dark_green"]
    assert sorted(duchy.castle_fields) == sorted(dark)
    if duchy.number in "12":
        assert duchy.cells[0, 0] == ("dark_green", 6)


def test_areas_of_duchy_1() -> None:
    """T-06: towns have sizes 1, 3, 3 and 5, rivers 3 and 3, pastures 5 and 1."""
    duchy = DUCHIES["1"]
    sizes: dict[str, list[int]] = {}
    for area in areas_slowly(duchy):
        sizes.setdefault(duchy.cells[min(area)][0], []).append(len(area))
    assert sorted(sizes["beige"]) == [1, 3, 3, 5]
    assert sorted(sizes["blue"]) == [3, 3]
    assert sorted(sizes["light_green"]) == [1, 5]
    pasture = {(0, -3), (-1, -2), (0, -2), (-2, -1), (-1, -1)}
    assert pasture in areas_slowly(duchy)


def test_six_neighbours() -> None:
    """BU-0.1, BU-0.2: the middle has six neighbours and a corner three; being a neighbour is mutual, and all neighbours exist."""
    cells = DUCHIES["1"].cells
    assert set(neighbours((0, 0), cells)) == {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    assert set(neighbours((0, -3), cells)) == {(1, -3), (-1, -2), (0, -2)}
    assert all(a in neighbours(b, cells) for a in cells for b in neighbours(a, cells))


def test_sheets() -> None:
    """BU-27.1, BU-27.4: of eight sheets four are equal; each number from 1 to 10 is on one kind of sheet."""
    sheets = {(pair["front"], pair["back"]): pair["copies"] for pair in DATA["duchies"]["sheets"]["pairs"] if pair["front"] in NUMBERS}
    assert sheets == {("1", "2"): 4, ("3", "4"): 1, ("5", "6"): 1, ("7", "8"): 1, ("9", "10"): 1}
    assert sum(sheets.values()) == 8


@every_duchy
def test_the_rules_know_the_same_map(duchy: Duchy) -> None:
    """BU-0.3: fields are in the order of the data, areas as in the slow count."""
    known = KNOWN[int(duchy.number)]
    fields = list(duchy.cells)
    assert list(zip(known.colours, known.dice, strict=True)) == list(duchy.cells.values())
    assert [{fields[n] for n in area} for area in known.areas] == areas_slowly(duchy)
    assert all(n in known.areas[known.area_of[n]] for n in range(37))
    assert [{fields[n] for n in around} for around in known.neighbours] == [set(neighbours(at, fields)) for at in fields]

"""Tiles, goods and duchies by name, read from the component data and not from the rules.

``bank`` is a building, ``cow3`` a tile with three cows, ``monastery8``, ``ship``, ``castle``, ``mine``, ``crane``, ``geese2``.
"""

import json
import re
from collections.abc import Collection, Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

DATA: dict[str, Any] = json.loads(files("rules.games.burgundy").joinpath("components.json").read_text(encoding="utf-8"))

Field = tuple[int, int]
COLOURS = ("beige", "light_green", "blue", "yellow", "dark_green", "grey")
KINDS: list[tuple[str, str]] = [(kind["id"], kind["color"]) for kind in DATA["tile_kinds"]["kinds"]]
COLOUR_OF = dict(KINDS)
MODULES = ("base", "extra_tiles")


def _tiles(modules: tuple[str, ...]) -> Iterable[tuple[str, str, str]]:
    """Return name, kind and back of every tile of ``modules``, in the order of the data."""
    for kind in DATA["tiles"]["types"]:
        if kind["module"] in modules:
            name = kind.get("building") or kind["id"]
            if kind["kind"] == "animal":
                name = f"{kind['species']}{kind['animals']}"
            elif kind["kind"] == "monastery":
                name = f"monastery{kind['monastery']}"
            for back, n in kind["copies"].items():
                for _ in range(n):
                    yield name, kind["kind"], "black" if back == "black" else COLOUR_OF.get(kind["kind"], "inn")


_all = list(_tiles(MODULES))
NAME: dict[int, str] = {n: name for n, (name, _, _) in enumerate(_all, start=1)}
KIND: dict[int, str] = {n: kind for n, (_, kind, _) in enumerate(_all, start=1)}
BACK: dict[int, str] = {n: back for n, (_, _, back) in enumerate(_all, start=1)}
KIND_OF_NAME = {NAME[tile]: KIND[tile] for tile in NAME}
SPECIES_OF = {tile: re.sub(r"\d", "", NAME[tile]) for tile in NAME if KIND[tile] == "animal"}
EXTRA = {tile for tile in NAME if NAME[tile] in ("monastery27", "monastery28", "crane", "geese2")}
_every = list(_tiles((*MODULES, "white_castles", "inns")))
UNUSED = range(len(_all) + 1, len(_every) + 1)
"""The tiles of the other modules, which come after all others."""
BACK_OF: dict[int, str] = {n: back for n, (_, _, back) in enumerate(_every, start=1)}
"""The backs of all tiles, those of the other modules included."""
KIND_OF: dict[int, str] = {n: kind for n, (_, kind, _) in enumerate(_every, start=1)}
NAME_OF: dict[int, str] = {n: name for n, (name, _, _) in enumerate(_every, start=1)}
FACE_DOWN: dict[int, int] = dict(zip((n for n in BACK_OF if BACK_OF[n] == "black"), range(len(_every) + 1, 400), strict=False))
"""What black tiles are called once they lie on their faces (BU-25.5)."""
LAYOUTS: list[dict[str, Any]] = DATA["duchies"]["layouts"]
"""All duchies, in the order of their numbers from 1."""
GOODS: dict[int, int] = dict(enumerate((entry["die"] for entry in DATA["goods"]["types"] for _ in range(entry["copies"])), start=1))
"""Each good and the die number of its type."""


class Duchy(Struct, frozen=True):
    """A duchy according to the data: colour and die number of each field, from the north, west to east."""

    number: str
    cells: dict[Field, tuple[str, int]]
    area_sizes: dict[str, list[int]]
    castle_fields: list[Field]


def field(text: str) -> Field:
    """Parse ``-1,2`` as a field."""
    q, r = text.split(",")
    return int(q), int(r)


def _duchy(data: dict[str, Any]) -> Duchy:
    cells = {(cell["q"], cell["r"]): (cell["color"], cell["die"]) for cell in data["cells"]}
    return Duchy(data["number"], cells, data["area_sizes"], [field(text) for text in data["start_castle_options"]])


DUCHIES: dict[str, Duchy] = {data["number"]: _duchy(data) for data in DATA["duchies"]["layouts"] if data["kind"] == "standard"}

CELLS: list[Field] = list(DUCHIES["1"].cells)
"""The fields by number: in rows from the north, west to east."""


def neighbours(at: Field, among: Collection[Field]) -> list[Field]:
    """Return the fields of ``among`` that touch ``at`` (BU-0.1)."""
    q, r = at
    around = [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
    return [field for field in around if field in among]


@cache
def _areas(number: str) -> dict[Field, frozenset[Field]]:
    """Find the area of each field by spreading to everything that touches (BU-0.3)."""
    cells, found = DUCHIES[number].cells, {}
    for at in cells:
        colour, area = cells[at][0], {at}
        while more := {other for one in area for other in neighbours(one, cells) if cells[other][0] == colour} - area:
            area |= more
        found[at] = frozenset(area)
    return found


def area_slowly(duchy: Duchy, at: Field) -> frozenset[Field]:
    """Return the area of a field."""
    return _areas(duchy.number)[at]


def areas_slowly(duchy: Duchy) -> list[frozenset[Field]]:
    """Return all areas of a duchy, in the order of their first fields."""
    return list(dict.fromkeys(_areas(duchy.number).values()))


class Pool:
    """The tiles (or goods) that have not been placed yet."""

    def __init__(self, tiles: Iterable[int]) -> None:
        self.left = list(tiles)

    def get(self, name: str) -> int:
        """Take out a tile by name."""
        found = next((tile for tile in self.left if NAME[tile] == name), None)
        assert found is not None, f"there is no {name} any more"
        self.left.remove(found)
        return found

    def good(self, die: int) -> int:
        """Take out a good of the type with this number."""
        found = next(good for good in self.left if GOODS[good] == die)
        self.left.remove(found)
        return found

    def with_back(self, back: str) -> list[int]:
        """Take out all tiles with this back."""
        found = [tile for tile in self.left if BACK[tile] == back]
        self.left = [tile for tile in self.left if BACK[tile] != back]
        return found

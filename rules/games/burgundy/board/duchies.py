"""The ten duchies as maps: fields, neighbours, areas (BU-0.1 to 0.3). What follows from a map is computed once."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.engine.hexes import Hex, neighbours, regions, rows

from ..components import COLOURS, DATA

SIZE = 3
"""The number of steps from the centre to the rim."""
HEXES: tuple[Hex, ...] = tuple(at for row in rows(SIZE) for at in row)
"""The position of each field; fields are numbered from 0 in this order."""
FIELDS = range(len(HEXES))
CENTRE = HEXES.index((0, 0))
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(tuple(HEXES.index(at) for at in neighbours(*here) if at in HEXES) for here in HEXES)
"""The fields adjacent to each field."""


class Duchy(Struct, frozen=True):
    """A map: the colour and die number of each field, and its areas as groups of fields."""

    number: int
    colours: tuple[str, ...]
    dice: tuple[int, ...]
    areas: tuple[tuple[int, ...], ...]
    area_of: tuple[int, ...]
    """The area each field belongs to."""
    fields_of: dict[str, tuple[int, ...]]
    """The fields of each colour."""
    castles: tuple[int, ...]
    """The fields where the start castle may be placed."""


def _duchy(layout: dict[str, Any]) -> Duchy:
    cells = {(cell["q"], cell["r"]): cell for cell in layout["cells"]}
    colours = tuple(cells[at]["color"] for at in HEXES)
    areas = tuple(tuple(HEXES.index(at) for at in group) for group in regions(zip(HEXES, colours, strict=True)))
    fields_of = {colour: tuple(field for field in FIELDS if colours[field] == colour) for colour in COLOURS}
    return Duchy(
        number=int(layout["number"]),
        colours=colours,
        dice=tuple(cells[at]["die"] for at in HEXES),
        areas=areas,
        area_of=tuple(next(i for i, area in enumerate(areas) if field in area) for field in FIELDS),
        fields_of=fields_of,
        castles=fields_of["dark_green"],
    )


DUCHIES: dict[int, Duchy] = {duchy.number: duchy for duchy in map(_duchy, DATA["duchies"]["layouts"])}
"""The duchies by number."""

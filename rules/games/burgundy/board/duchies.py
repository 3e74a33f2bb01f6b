"""The duchies as maps: fields, neighbours, areas (BU-0.1 to 0.3). What follows from a map is computed once."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.engine.hexes import Hex, neighbours

from ..components import COLOURS, DATA

Spot = tuple[float, float]
"""A place on a map: to the east and to the south, in widths of a field."""
ROW = 3**0.5 / 2
"""The distance between two rows of fields, in widths of a field."""


class Post(Struct, frozen=True):
    """A border post: its name, its place, and the rim fields it touches (BU-20.2)."""

    name: str
    spot: Spot
    fields: tuple[int, ...]


class Duchy(Struct, frozen=True):
    """A map: its fields, numbered from 0 in the order of the data, with colours and die numbers, and its areas as groups of fields."""

    number: int
    """Its number in the box, counted from 1."""
    name: str
    """What is printed on it, such as 7 or 11a."""
    kind: str
    """Whom it is for: standard, border, team, solo."""
    hexes: tuple[Hex, ...]
    """The position of each field, on islands within its own island."""
    spots: tuple[Spot, ...]
    """Where each field is drawn."""
    neighbours: tuple[tuple[int, ...], ...]
    """The fields adjacent to each field, across rivers as well (BU-0.2)."""
    links: tuple[tuple[int, int], ...]
    """The pairs of fields that a river joins (BU-25.6)."""
    colours: tuple[str, ...]
    dice: tuple[int, ...]
    areas: tuple[tuple[int, ...], ...]
    area_of: tuple[int, ...]
    """The area each field belongs to."""
    fields_of: dict[str, tuple[int, ...]]
    """The fields of each colour."""
    castles: tuple[int, ...]
    """The fields where the start castle may be placed."""
    start: int | None
    """The field of the start castle where the game sets it (BU-1.6, 24.3), None where it is chosen."""
    posts: tuple[Post, ...]

    @property
    def fields(self) -> range:
        """The numbers of its fields."""
        return range(len(self.hexes))


def _duchy(number: int, layout: dict[str, Any]) -> Duchy:
    cells = layout["cells"]
    at = {cell["id"]: field for field, cell in enumerate(cells)}
    hexes: tuple[Hex, ...] = tuple((cell["q"], cell["r"]) for cell in cells)
    place = {(cell.get("island", ""), here): field for field, (cell, here) in enumerate(zip(cells, hexes, strict=True))}
    touching = tuple(
        tuple(place[side] for side in ((cell.get("island", ""), near) for near in neighbours(*here)) if side in place)
        for cell, here in zip(cells, hexes, strict=True)
    )
    links = tuple((at[one], at[other]) for one, other in layout.get("river_links", ()))
    across: dict[int, tuple[int, ...]] = {}
    for one, other in (*links, *((other, one) for one, other in links)):
        across[one] = (*across.get(one, ()), other)
    colours = tuple(cell["color"] for cell in cells)
    areas = _areas(colours, touching)
    kind, start = layout["kind"], layout["start_castle_default"]
    return Duchy(
        number=number,
        name=layout["number"],
        kind=kind,
        hexes=hexes,
        spots=_spots(cells),
        neighbours=tuple((*near, *across.get(field, ())) for field, near in enumerate(touching)),
        links=links,
        colours=colours,
        dice=tuple(cell["die"] for cell in cells),
        areas=areas,
        area_of=tuple(next(i for i, area in enumerate(areas) if field in area) for field in range(len(cells))),
        fields_of={colour: tuple(field for field, one in enumerate(colours) if one == colour) for colour in COLOURS},
        castles=tuple(at[name] for name in layout["start_castle_options"]),
        start=None if start is None else at[start],
        posts=tuple(_post(post, at) for post in DATA["duchies"]["border_posts"]["posts"]) if kind == "border" else (),
    )


def _spots(cells: list[dict[str, Any]]) -> tuple[Spot, ...]:
    """Return where the fields are drawn: each island as a lattice of its own that begins where the data says."""
    corners: dict[str, Spot] = {}
    for cell in cells:
        x, y = _spot(cell["q"], cell["r"])
        at = cell.get("pos", (x, y))
        corners.setdefault(cell.get("island", ""), (at[0] - x, at[1] - y))
    found: list[Spot] = []
    for cell in cells:
        (dx, dy), (x, y) = corners[cell.get("island", "")], _spot(cell["q"], cell["r"])
        found.append((x + dx, y + dy))
    return tuple(found)


def _areas(colours: tuple[str, ...], touching: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the groups of touching fields of one colour, in the order of their first fields (BU-0.3)."""
    areas: list[tuple[int, ...]] = []
    done: set[int] = set()
    for field in range(len(colours)):
        if field in done:
            continue
        group = [field]
        for here in group:
            group += [near for near in touching[here] if colours[near] == colours[field] and near not in group]
        done.update(group)
        areas.append(tuple(sorted(group)))
    return tuple(areas)


def _post(post: dict[str, Any], at: dict[str, int]) -> Post:
    outside = post["outside_cell"]
    return Post(post["id"].removeprefix("post_"), _spot(outside["q"], outside["r"]), tuple(at[name] for name in post["adjacent_fields"]))


def _spot(q: int, r: int) -> Spot:
    """Return the place of a field of a single lattice."""
    return q + r / 2, r * ROW


DUCHIES: dict[int, Duchy] = {number: _duchy(number, layout) for number, layout in enumerate(DATA["duchies"]["layouts"], 1)}
"""The duchies by number."""
STANDARD: tuple[int, ...] = tuple(duchy.number for duchy in DUCHIES.values() if duchy.kind == "standard")
"""The duchies of the basic game and the advanced set-up (BU-1.5, 27.1)."""
BORDER: tuple[int, ...] = tuple(duchy.number for duchy in DUCHIES.values() if duchy.kind == "border")
"""The duchies with border posts (BU-20.1)."""
NUMBERED: dict[str, int] = {duchy.name: duchy.number for duchy in DUCHIES.values()}
"""The numbers of the duchies by what is printed on them."""

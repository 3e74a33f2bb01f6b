"""Areas under way (BU-11), and the border posts they connect (BU-20)."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.worth.features import Feature

from ...board.estate import Estate, duchy_analysis
from ...components import AREA_VP, COLOUR_OF, TURNS
from ...steps.posts import PAIRS
from .clock import phase_points
from .survey import KINDS, TOWNS, TYPES, Ground, survey

LARGEST = 6
"""Areas of this size and larger are told apart no further, nor are more empty fields than this."""
OPEN = tuple((size, missing) for size in range(1, LARGEST + 1) for missing in range(1, size + 1))
"""The areas under way that are told apart: by size, and by how many of their fields are empty."""
_PLACE = {cell: n for n, cell in enumerate(OPEN)}
SOON = 3
"""The empty fields up to which an area will be complete soon."""
WIDE = 4
"""More fields of a colour than this at the edge give no more choice."""

AREAS = (
    *(Feature(f"area_of_{size}_lacks_{missing}", "areas", "BU-11.1") for size, missing in OPEN),
    *(Feature(f"areas_lacking_{missing}", "areas", "BU-11.1") for missing in range(1, SOON + 1)),
    Feature("largest_soon", "areas", "BU-11.1"),
    *(Feature(f"promise_{kind}", "areas", "BU-11.1") for kind in KINDS),
    *(Feature(f"edge_{kind}", "areas", "BU-7.1") for kind in KINDS),
    Feature("crowded_towns", "areas", "BU-10.11"),
    *(Feature(f"posts_lacking_{missing}", "areas", "BU-20.4") for missing in (1, 2)),
    Feature("posts_far", "areas", "BU-20.4"),
)


@lru_cache(TYPES)
def areas(ground: Ground, turn: int) -> tuple[float, ...]:
    """Return how far the areas of a duchy have come, and what they will bring at a pace of one field a turn from ``turn`` on."""
    seen, land = survey(ground), ground.estate.land
    fields = duchy_analysis(ground.estate, ground.shields, ground.lent).fields
    under_way = [0.0] * len(OPEN)
    soon = [0.0] * SOON
    promise = dict.fromkeys(COLOUR_OF.values(), 0.0)
    largest = 0.0
    for area, missing, size in zip(land.areas, seen.missing, seen.sizes, strict=True):
        if not missing:
            continue
        under_way[_PLACE[min(len(area), LARGEST), min(missing, LARGEST)]] += 1
        if turn + missing - 1 > TURNS:
            continue
        worth = AREA_VP[size] + phase_points(turn + missing - 1)
        filled = len(area) - missing
        promise[land.colours[area[0]]] += worth * (filled / len(area)) ** 2
        if missing <= SOON and (filled or missing == 1):
            soon[missing - 1] += worth / 10
            largest = max(largest, worth / missing)
    return (
        *under_way,
        *soon,
        largest / 10,
        *[worth / 10 for worth in promise.values()],
        *[min(len(fields[colour]), WIDE) for colour in COLOUR_OF.values()],
        _crowded(ground.estate, seen.missing) / 4,
        *_posts(ground.estate),
    )


def _crowded(estate: Estate, missing: tuple[int, ...]) -> int:
    """Return how many pairs there are of an empty field in a town and a kind of building that cannot come there any more (BU-10.11)."""
    land, found = estate.land, 0
    for area, lacking in zip(land.areas, missing, strict=True):
        if lacking and lacking < len(area) and land.colours[area[0]] == TOWNS:
            found += lacking * (len(area) - lacking)
    return found


def _posts(estate: Estate) -> tuple[float, ...]:
    """Return how many pairs of border posts lack one and two fields, and what all of them lack together (BU-20.3)."""
    if not estate.land.posts:
        return (0.0,) * 3
    lacking = [_apart(estate, one, other) for one, other in PAIRS]
    return (*[float(lacking.count(n)) for n in (1, 2)], sum(lacking) / 3)


def _apart(estate: Estate, one: int, other: int) -> int:
    """Return the fewest fields that have to be filled to connect two border posts."""
    land, tiles = estate.land, estate.tiles
    known = {field: int(not tiles[field]) for field in land.posts[one].fields}
    layer, n = dict(known), 0
    while True:
        here = [field for field, steps in layer.items() if steps == n]
        for field in here:
            for near in land.neighbours[field]:
                steps = n + (not tiles[near])
                if steps < known.get(near, steps + 1):
                    known[near] = layer[near] = steps
                    if steps == n:
                        here.append(near)
        if any(known.get(field) == n for field in land.posts[other].fields):
            return n
        n += 1

"""The arithmetic of the game done again, slowly and from the printed rules, for comparison: nothing here asks the rules."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import product

from ..pieces import COLOURS, KIND_OF, NAME, NAME_OF, SPECIES_OF, Duchy, Field, area_slowly

PHASE_POINTS = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
BONUS = {2: (5, 2), 3: (6, 3), 4: (7, 4)}
"""BU-11.4: large and small, by number of players."""
PER_GOOD = {2: 2, 3: 3, 4: 4}
"""BU-12.2"""
COUNTED_BUILDING = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding_house",
    22: "bank",
    23: "town_hall",
}
"""BU-17.17"""
FREE_STEP = {"building": 9, "ship": 10, "animal": 10, "castle": 11, "mine": 11, "monastery": 11}
"""BU-17.9 to BU-17.11: the monastery that helps to place a kind; BU-17.12: number 12 helps to take."""


def workers_needed(shown: int, wanted: int, reach: int, free: bool) -> int:
    """Find the fewest workers by trial (BU-5.3 to BU-5.5), each changing by up to ``reach``, with at most one free step by one."""
    seen = {(shown, False)}
    edge, spent = set(seen), 0
    while True:
        if free:
            edge |= {((n - 1 + step) % 6 + 1, True) for n, used in edge if not used for step in (1, -1)}
        seen |= edge
        if any(n == wanted for n, _ in edge):
            return spent
        edge = {((n - 1 + step) % 6 + 1, used) for n, used in edge for step in range(-reach, reach + 1)} | edge
        spent += 1


def size_points(size: int) -> int:
    """Return the points for an area of this size (BU-11.1)."""
    return sum(range(1, size + 1))


def full_area(duchy: Duchy, occupied: Collection[Field], at: Field) -> frozenset[Field]:
    """Return the area of a field if it is complete, otherwise nothing."""
    area = area_slowly(duchy, at)
    return area if area <= set(occupied) else frozenset()


def complete_colours(duchy: Duchy, occupied: Collection[Field]) -> set[str]:
    """Return the colours whose fields are all occupied (BU-11.4)."""
    return {colour for colour in COLOURS if all(at in occupied for at, (of, _) in duchy.cells.items() if of == colour)}


def animal_points(duchy: Duchy, tiles: Mapping[Field, int], at: Field, herd: bool, chosen: str = "") -> int:
    """Return what the tile just laid ``at`` scores (BU-9.6, BU-17.7, BU-19.4, BU-19.5); geese join the species ``chosen``."""
    new = tiles[at]
    species = SPECIES_OF[new]
    scoring = [new]
    for other in area_slowly(duchy, at) - {at}:
        tile = tiles.get(other)
        if tile is None or tile not in SPECIES_OF:
            continue
        theirs = SPECIES_OF[tile]
        if theirs == (chosen if species == "geese" else species) or (theirs == "geese" and species != "geese"):
            scoring.append(tile)
    return sum(int(NAME[tile][-1]) + herd for tile in scoring)


def choosable_species(duchy: Duchy, tiles: Mapping[Field, int], at: Field) -> set[str]:
    """Return the other species in the pasture (BU-19.4)."""
    return {SPECIES_OF[tiles[other]] for other in area_slowly(duchy, at) - {at} if tiles.get(other) in SPECIES_OF} - {"geese"}


def end_points(
    tiles: Collection[int],
    store: Sequence[int],
    sold: Sequence[int],
    silver: int,
    workers: int,
    bonus_tiles: int,
    copied: Collection[int] = (),
    doubled: bool = False,
) -> Counter[str]:
    """Return the final points (BU-16.1, BU-17.16 to BU-17.20), with the crane (BU-19.3) as the best kind; goods count by number.

    ``copied`` are monasteries that shield 6 makes the player's too (BU-26.16); ``doubled``: shield 10 doubles their own (BU-26.20).
    """
    points: Counter[str] = Counter(goods=len(store), silver=silver, workers=workers // 2)
    own = monasteries(tiles)
    times = {number: 1 + (doubled and number in own) for number in own | set(copied)}
    buildings = [NAME_OF[tile] for tile in tiles if KIND_OF[tile] in ("building", "white_castle")]
    species = {SPECIES_OF[tile] for tile in tiles if tile in SPECIES_OF}
    fixed = {15: 2 * len(set(sold)), 24: 4 * len(species), 25: len(sold), 26: 3 * bonus_tiles}
    points["monasteries"] += sum(worth * times.get(number, 0) for number, worth in fixed.items())
    counted = COUNTED_BUILDING | {29: "white_castle"}
    as_kinds = [list(counted.values()) if name == "crane" else [name] for name in buildings]
    points["monasteries"] += max(
        sum(4 * kinds.count(kind) * times.get(number, 0) for number, kind in counted.items()) for kinds in product(*as_kinds)
    )
    return points


def monasteries(tiles: Collection[int]) -> set[int]:
    """Return the numbers of the monasteries among these tiles."""
    return {int(NAME_OF[tile].removeprefix("monastery")) for tile in tiles if KIND_OF[tile] == "monastery"}

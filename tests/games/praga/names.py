"""The pieces of Praga by the ids of the data, as tests write them."""

from rules.games.praga.components import (
    ACTION_TILE,
    KINDS,
    PLACES,
    PLANK,
    PRODUCTION,
    SEALS,
    SEGMENTS,
    SITES,
    TECHNOLOGY,
    TILE,
    WALL_SITES,
)

TILES: dict[str, dict[str, int]] = {kind: {tile.id: number for number, tile in enumerate(TILE[kind]) if tile.id} for kind in KINDS}
TECHNOLOGIES = {tile.id: number for number, tile in enumerate(TECHNOLOGY) if tile.id}
PLANKS = {tile.id: number for number, tile in enumerate(PLANK) if tile.id}
ACTION_TILES = {tile.id: number for number, tile in enumerate(ACTION_TILE) if tile.id}
SITE = {site.id: number for number, site in enumerate(SITES)}
PLAZA = {place.id: number for number, place in enumerate(PLACES)}
SEAL = {seal.id: number for number, seal in enumerate(SEALS)}
SEGMENT = {segment.id: number for number, segment in enumerate(SEGMENTS)}
WALL_SITE = {f"wall_site_{number:02}": number - 1 for number in range(1, len(WALL_SITES) + 1)}
PRODUCTIONS: dict[str, list[int]] = {}
for _number, _tile in enumerate(PRODUCTION):
    if _tile.id:
        PRODUCTIONS.setdefault(_tile.id, []).append(_number)
DECK: dict[str, str] = {
    **{name: kind for kind, tiles in TILES.items() for name in tiles},
    **dict.fromkeys(TECHNOLOGIES, "technology"),
    **dict.fromkeys(PLANKS, "plank"),
}
NUMBER: dict[str, int] = {name: n for tiles in (*TILES.values(), TECHNOLOGIES, PLANKS) for name, n in tiles.items()}
"""The number of a tile of the display, a technology or a plank within its deck."""
NAME: dict[tuple[str, int], str] = {(DECK[name], number): name for name, number in NUMBER.items()}

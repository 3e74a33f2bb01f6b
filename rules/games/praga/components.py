"""The contents of ``components.json``, typed: every number in the game, and what is printed on every tile and board.

Tiles are numbered from 1 within their deck, in the order of the data; tables by tile have a first entry that stands for no tile, or the
back of a hidden one. Sites, places and spaces are numbered from 0.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final

import msgspec

from .effect import Effect, Effects, each, effects
from .pieces import (
    ActionName,
    ActionTile,
    Cards,
    Cell,
    Ending,
    Hex,
    ParlerCard,
    Place,
    Plank,
    PlazaTile,
    Production,
    Project,
    Seal,
    Segment,
    Site,
    Street,
    Technology,
    Tile,
    Wealth,
)

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))
EFFECT: dict[str, Effect] = {}
"""Every effect of the game, by its key."""


def _effects(key: str, raw: Iterable[dict[str, Any]]) -> Effects:
    found = effects(key, tuple(raw))
    EFFECT.update((effect.key, effect) for effect in each(found))
    return found


# What players have
RESOURCES: tuple[str, ...] = ("gold", "stone", "egg", "silver_window", "gold_window", "red_marker", "blue_marker")
GOLD, STONE, EGG, SILVER_WINDOW, GOLD_WINDOW, RED, BLUE = range(len(RESOURCES))
LIMIT: dict[str, int | None] = {one["id"]: one["max"] for one in DATA["resources"]["items"]}
START: dict[str, Any] = DATA["players"]["start"]
MAX_CUBES: int = DATA["players"]["cube_use"]["free_at_start"] + DATA["players"]["cube_use"]["wealth_bonuses"]
WINDOWS: int = DATA["constants"]["windows_kept"]
"""The windows that can be kept from turn to turn (PC-14.2)."""
EXTRA_PRICES: tuple[tuple[tuple[str, int], ...], ...] = tuple(tuple(price.items()) for price in DATA["constants"]["extra_action"])
"""What the extra action costs, one or the other (PC-13.3)."""

# The course of the game
ROUNDS: int = DATA["rounds"]["total"]
TURNS: dict[int, int] = {int(players): n for players, n in DATA["rounds"]["turns_total"].items()}
"""The turns of a whole game by players, those of an automatic opponent included (PC-2.1)."""
ERA_TURNS: dict[int, int] = {int(players): n for players, n in DATA["rounds"]["turns_before_era_2"].items()}
"""The turns before the second era (PC-2.2)."""
ERAS = (1, 2)

# The crane
ACTIONS: tuple[ActionName, ...] = tuple(msgspec.convert(one["id"], ActionName) for one in DATA["actions"]["items"])
MINES: Final = "mines"
QUARRIES: Final = "quarries"
UPGRADE: Final = "upgrade"
WALL: Final = "wall"
BUILDING: Final = "building"
KINGS_ROAD: Final = "kings_road"
POSITIONS: int = len(DATA["crane"]["positions"])
ZONE: tuple[str, ...] = tuple(one["zone"] for one in DATA["crane"]["positions"])
CRANE_COST: tuple[int, ...] = tuple(one["cost"].get("gold", 0) for one in DATA["crane"]["positions"])
CRANE_POINTS: tuple[int, ...] = tuple(one["points"] for one in DATA["crane"]["positions"])
FIVE_POINTS: int = DATA["crane"]["overflow"]["points"]
START_BOX: dict[int, int] = {int(players): n for players, n in DATA["crane"]["start_box_position"]["values"].items()}


SEGMENTS: tuple[Segment, ...] = tuple(Segment(one["id"], _effects(one["id"], one["effects"])) for one in DATA["crane"]["wheel"]["segments"])


ACTION_TILE: tuple[ActionTile, ...] = (
    ActionTile("", {}),
    *(ActionTile(one["id"], {side: tuple(one[side]) for side in "ab"}) for one in DATA["action_tiles"]["tiles"]),
)
ACTION_TILES: Cards = tuple(range(1, len(ACTION_TILE)))
FIRST_GAME: Cards = tuple(
    next(tile for tile in ACTION_TILES if ACTION_TILE[tile].id == name)
    for name in DATA["action_tiles"]["first_game_order"]["from_position_0"]
)


# The hexagonal tiles


def _tile(kind: str, raw: dict[str, Any]) -> Tile:
    name = raw["id"]
    return Tile(
        id=name,
        kind=kind,
        era=raw["era"],
        special=raw["special"],
        effects=_effects(name, raw["bonus" if kind == UPGRADE else "reward"]),
        edges=tuple((edge["edge"], _effects(f"{name}.{edge['edge']}", edge["effects"])) for edge in raw.get("edges", ())),
        corners=tuple(raw["blue_corners" if kind == BUILDING else "red_corners"]),
        action=raw.get("action", ""),
        university=raw.get("university_steps", 0),
        gold=raw.get("cost", {}).get("gold", 0),
        stone=raw.get("cost", {}).get("stone", 0),
        symbol=raw.get("hunger_wall_symbol", raw.get("cathedral_symbol", False)),
        marker_space=raw.get("marker_space", False),
    )


KINDS: tuple[str, ...] = (UPGRADE, WALL, BUILDING)
"""The kinds of hexagonal tiles, which are decks, actions and rows of the display."""
TILE: dict[str, tuple[Tile, ...]] = {
    kind: (
        Tile("", kind, 0, special=False, effects=()),
        *(_tile(kind, one) for one in DATA[f"{kind}_tiles"]["tiles"] for _ in range(one["copies"])),
    )
    for kind in KINDS
}
SLOTS: int = DATA["constants"]["display_slots"]
"""The slots of a row of the display; the last one is that of special tiles (PC-1.9)."""
SPECIAL_SLOT = SLOTS - 1

DIRECTIONS: tuple[Hex, ...] = tuple((one["dq"], one["dr"]) for one in DATA["hex_geometry"]["directions"])
"""The neighbours of a cell by edge, the north-eastern one first, then clockwise (RULES.md, section 25)."""
FIELDS: tuple[Hex, ...] = tuple(
    next((one["q"], one["r"]) for one in DATA["action_board"]["action_fields"] if one["action"] == action) for action in ACTIONS
)
"""The cells of the action fields, in the order of ``ACTIONS``."""
WALL_SITES: tuple[Hex, ...] = tuple((one["q"], one["r"]) for one in DATA["action_board"]["wall_sites"])


# The city


PLACES: tuple[Place, ...] = tuple(
    Place(one["id"], one["town"], one["color"], (one["q"], one["r"]), one["min_players"]) for one in DATA["city"]["plaza_places"]
)
PLACE: dict[str, int] = {one.id: number for number, one in enumerate(PLACES)}
LOOP: tuple[int, ...] = tuple(PLACE[name] for name in DATA["city"]["plaza_loop_clockwise"]["order"])
"""The plazas in the order in which Parler's pawn walks (PC-18.9)."""
SITES: tuple[Site, ...] = tuple(
    Site(
        one["id"],
        one["town"],
        (one["q"], one["r"]),
        PLACE[one["plaza"]],
        one["extra_cost"].get("gold", 0),
        one["points"],
        tuple(one["prebuilt_for_player_counts"]),
    )
    for one in DATA["city"]["sites"]
)
SITES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(number for number, site in enumerate(SITES) if site.plaza == place) for place in range(len(PLACES))
)
PRINTED_CORNERS: tuple[tuple[Hex, int], ...] = tuple(((one["q"], one["r"]), one["corner"]) for one in DATA["city"]["printed_blue_corners"])


PLAZA_TILE: tuple[PlazaTile, ...] = (
    PlazaTile("", "", ()),
    *(
        PlazaTile(
            one["id"],
            one["color"],
            tuple(
                (_effects(f"{one['id']}.{face['side']}.upper", face["upper"]), _effects(f"{one['id']}.{face['side']}.lower", face["lower"]))
                for face in one["faces"]
            ),
        )
        for one in DATA["plaza_tiles"]["tiles"]
    ),
)
NO_SPACE_POINTS: int = DATA["scoring"]["building_without_marker_space"]["points_per_building_at_plaza"]

# The King's Road and the bridge
BRIDGE_SPACES = (4, 5)
"""The spaces of the road that lie before and on the bridge, IV and V; those before them are streets."""
LAST_SPACE: int = len(DATA["kings_road"]["spaces"])


def _watching(key: str, raw: dict[str, Any]) -> tuple[str, Effects]:
    """Return the trigger, an action performed or something built, and the effects of what counts while a pawn stands there (PC-16.3)."""
    return raw.get("action", raw["trigger"]), _effects(key, raw["effects"])


def _street(raw: dict[str, Any]) -> Street:
    name = raw["id"]
    sides = [side for tile in DATA["kings_road"]["variant_tiles"]["tiles"] if tile["space"] == name for side in tile["sides"]]
    base = {"base": _effects(f"{name}.base", raw["base_effect"])}
    base |= {side["id"]: _effects(f"{name}.{side['id']}", side["effect"]) for side in sides if side["effect"]}
    ongoing = {side["id"]: _watching(f"{name}.{side['id']}", side["ongoing"]) for side in sides if side["ongoing"]}
    return Street(base, ongoing, _effects(f"{name}.egg", raw["egg_effect"]))


STREETS: tuple[Street, ...] = tuple(_street(one) for one in DATA["kings_road"]["spaces"] if one["kind"] == "street")
"""Spaces I to III, counted from 0."""
ROAD_EGGS: tuple[int, ...] = (0, *(one.get("entry_cost", {}).get("egg", 0) for one in DATA["kings_road"]["spaces"]))
"""The eggs to be paid for moving onto a space, counted from 1 (PC-8.4, 8.5)."""
PLANKS_DRAWN: int = next(one["draw"] for one in DATA["kings_road"]["spaces"] if "draw" in one)
STRIPS: tuple[tuple[tuple[Effects, ...], ...], ...] = tuple(
    tuple(tuple(_effects(f"{one['id']}.{side['side']}.{i}", field) for i, field in enumerate(side["fields"])) for side in one["sides"])
    for one in DATA["bridge"]["bonus_strips"]["strips"]
)
"""The two bonus fields of each slot of the bridge, by the side of its strip."""


def _endings(raw: Iterable[dict[str, Any]]) -> tuple[Ending, ...]:
    return tuple(
        Ending(one["kind"], one.get("points", one.get("n", 0)), one.get("per", ""), tuple(one.get("pay", {}).items())) for one in raw
    )


PLANK: tuple[Plank, ...] = (
    Plank("", 0, ()),
    *(Plank(one["id"], 4, _effects(one["id"], one["effects"])) for one in DATA["bridge"]["iv_tiles"]["tiles"]),
    *(Plank(one["id"], 5, _effects(one["id"], one["immediate"]), _endings(one["end"])) for one in DATA["bridge"]["v_tiles"]["tiles"]),
)
PLANKS: Cards = tuple(range(1, len(PLANK)))
PLANKS_OF: dict[int, Cards] = {level: tuple(tile for tile in PLANKS if PLANK[tile].level == level) for level in BRIDGE_SPACES}
BRIDGE_V: int = DATA["bridge"]["v_tiles"]["split"]["bridge"]

# The tracks
TRACKS: tuple[str, ...] = ("mine", "quarry", "technology", "university")
MINE, QUARRY, TECHNOLOGY_TRACK, UNIVERSITY = range(len(TRACKS))
PRODUCTS: tuple[str, ...] = tuple(DATA["player_board"][f"{track}_track"]["resource"] for track in TRACKS[:2])
"""What the mines and the quarries produce."""
_SPACES: tuple[list[dict[str, Any]], ...] = tuple(DATA["player_board"][f"{track}_track"]["spaces"] for track in TRACKS[:2])
TOP: tuple[int, ...] = (*(len(spaces) for spaces in _SPACES), *(DATA["player_board"][f"{track}_track"]["top"] for track in TRACKS[2:]))
"""The last space of every track."""
START_SPACE: tuple[int, ...] = (
    START["mine_cube_space"],
    START["quarry_cube_space"],
    START["technology_position"],
    START["university_position"],
)
COUNT: tuple[tuple[int, ...], ...] = tuple((0, *(one["count_when_cube_here"] for one in spaces)) for spaces in _SPACES)
"""The mines and the quarries by the space of the cube, from 1."""
PRODUCTION_SPACE: tuple[int, ...] = tuple(
    next(one["space"] for one in spaces if one.get("on_arrival") == "choose_production_tile") for spaces in _SPACES
)
SEAL_SPACE: tuple[int, ...] = tuple(next(one["space"] for one in spaces if one.get("on_arrival") == "seal_right") for spaces in _SPACES)
PRODUCTION_BONUS: tuple[tuple[tuple[int, Effects], ...], ...] = tuple(
    tuple((one["space"], _effects(f"{track}.{one['space']}", one["production_bonus"])) for one in spaces if "production_bonus" in one)
    for track, spaces in zip(TRACKS, _SPACES, strict=False)
)
"""The bonuses printed on the spaces of each track, which count once the cube has passed them (PC-9.3)."""
BEYOND: dict[int, Effects] = {
    track: _effects(f"{TRACKS[track]}.beyond", DATA["player_board"][f"{TRACKS[track]}_track"]["extra_step_at_top"]["effects"])
    for track in (TECHNOLOGY_TRACK, UNIVERSITY)
}
"""What a step beyond the end of a track brings instead (PC-10.3, 11.1)."""
MULTIPLIER: tuple[int, ...] = tuple(DATA["player_board"]["university_track"]["multiplier_by_position"])
LEVEL_AT: dict[int, int] = {one["position"]: one["level"] for one in DATA["player_board"]["technology_track"]["levels"]}
LEVEL_SPACE: dict[int, int] = {level: space for space, level in LEVEL_AT.items()}
TECHNOLOGIES_DRAWN: int = DATA["player_board"]["technology_track"]["draw"]


WEALTH: tuple[Wealth, ...] = tuple(
    Wealth(
        one["id"],
        tuple(pair for when in one.get("when_any", [one.get("when")]) for pair in when.items()),
        _effects(one["id"], one["effects"]),
    )
    for one in DATA["player_board"]["wealth_bonuses"]["items"]
)


PRODUCTION: tuple[Production, ...] = (
    Production("", ()),
    *(
        Production(one["id"], _effects(one["id"], one["effects"]))
        for one in DATA["production_tiles"]["tiles"]
        for _ in range(one["copies"])
    ),
)
PRODUCTION_TILES: Cards = tuple(range(1, len(PRODUCTION)))


TECHNOLOGY: tuple[Technology, ...] = (
    Technology("", 0, ()),
    *(
        Technology(one["id"], one["level"], _effects(one["id"], one["effects"]), one.get("trigger") or "", one.get("limit_per_turn") or 0)
        for one in DATA["technology_tiles"]["tiles"]
        for _ in range(one["copies"])
    ),
)
LEVELS = (1, 2, 3, 4)
TECHNOLOGY_CLAUSE: dict[int, str] = {1: "PC-10.6", 2: "PC-10.7", 3: "PC-10.8", 4: "PC-10.9"}
"""The clause of the technologies of each level."""
ONGOING_LEVELS = (1, 2)
TECHNOLOGIES: dict[int, Cards] = {
    level: tuple(tile for tile in range(1, len(TECHNOLOGY)) if TECHNOLOGY[tile].level == level) for level in LEVELS
}


SEALS: tuple[Seal, ...] = tuple(Seal(one["id"], tuple(one["cost"].items()), _endings(one["end"])) for one in DATA["seals"]["items"])

# The projects
PROJECTS: tuple[str, ...] = ("hunger_wall", "cathedral")
HUNGER_WALL, CATHEDRAL = range(len(PROJECTS))
SETS: tuple[str, ...] = ("original", "a", "b")


def _cells(raw: dict[str, Any], rows: int, columns: int) -> tuple[tuple[Cell, ...], ...]:
    special = {(one["row"], one["col"]): Cell(one.get("points", 0), one.get("arrow", "")) for one in raw["special_cells"]}
    return tuple(tuple(special.get((row, col), Cell()) for col in range(columns)) for row in range(rows))


def _project(raw: dict[str, Any]) -> Project:
    rows, columns = raw["rows"], raw["columns"]
    return Project(
        rows=rows,
        columns=columns,
        tier=tuple(next(tier["tier"] for tier in raw["tiers"] if row in tier["rows"]) for row in range(rows)),
        up=raw["up_cost"]["silver_window"],
        entry={int(tier): (cost["gold"], cost["stone"]) for tier, cost in raw["tier_entry_cost"].items()},
        row_points=tuple(raw["row_points"]),
        marker=RESOURCES.index(raw["scored_marker"]),
        column_values=tuple(raw["column_marker_value"]),
        cells={name: _cells(raw["sets"][name], rows, columns) for name in SETS},
    )


PROJECT: tuple[Project, ...] = tuple(_project(DATA[name]) for name in PROJECTS)


# The final scoring
def _steps(raw: dict[str, int]) -> tuple[int, ...]:
    """Return a table of points by count; its last entry holds for all higher ones."""
    return tuple(raw.values())


WALL_POINTS: tuple[int, ...] = _steps(DATA["scoring"]["walls"])
EGG_POINTS: tuple[int, ...] = _steps(DATA["scoring"]["eggs"])
ENOUGH_ALONE: int = DATA["scoring"]["solo_good_score"] + 1
"""The least points with which a lone player wins (PC-17.3)."""
GRADES: tuple[int, ...] = tuple(DATA["scoring"]["solo_grades"]["thresholds"])


# Peter Parler


_PARLER: dict[str, Any] = DATA["solo"]["parler"]
PARLER_CARD: tuple[ParlerCard, ...] = (
    ParlerCard("", (), 0),
    *(
        ParlerCard(one["id"], tuple((step["do"], step.get("track", "")) for step in one["steps"]), one["action_tile_from_front"])
        for one in _PARLER["cards"]["items"]
    ),
)
PARLER_CARDS: Cards = tuple(range(1, len(PARLER_CARD)))
PARLER_RIVER: dict[str, int] = _PARLER["production_tiles_in_game"]["tiles"]
PARLER_SEALS: tuple[tuple[int, ...], ...] = tuple(
    tuple(next(number for number, seal in enumerate(SEALS) if seal.id == name) for name in _PARLER["seal_priority"][track])
    for track in TRACKS[:2]
)
"""The seals he takes at the end of each track, the first that is free (PC-18.11)."""

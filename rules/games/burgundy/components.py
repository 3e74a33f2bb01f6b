"""The contents of ``components.json``, typed: every number in the game.

Tiles and goods are integers from 1, in the order of the file; within a type, tiles with a coloured back come first. Tables indexed by id or
by die number have an unused first entry.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

TileKind = Literal["building", "animal", "ship", "monastery", "castle", "mine", "inn", "face_down"]
"""The kinds of tiles (BU-9, 22); ``face_down`` is a black tile on its face (BU-25.7)."""
BuildingKind = Literal["market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall", "watchtower"]
"""The kinds of building of the basic game (BU-10)."""
BonusKind = BuildingKind | Literal["castle"]
"""The bonuses of trade routes, named after what gives the same (BU-23.4)."""
EffectType = Literal["gain", "take_tile", "sell_goods", "place_tile", "copy_building_effect", "extra_action"]
"""The types of effects of buildings; all but a mere gain need a choice."""

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("components.json").read_text(encoding="utf-8"))

COLOUR_OF: dict[str, str] = {item["id"]: item["color"] for item in DATA["tile_kinds"]["kinds"]}
"""The colour of the fields (and backs) for each kind of tile."""
COLOURS: tuple[str, ...] = tuple(COLOUR_OF.values())
BLACK = "black"
BACKS: tuple[str, ...] = (*COLOURS, BLACK)
"""The backs of the tiles, with one supply for each (BU-1.2)."""

INN: Final = "inn"
"""The kind of the inns, which fit fields of any colour (BU-22.4), and their back: they form a stack of their own."""
FACE_DOWN_KIND: Final = "face_down"

_OWN_BACK = {"colored": "", "black": BLACK, "own_stack": INN}
_types: list[dict[str, Any]] = DATA["tiles"]["types"]
_pieces = [(item, _OWN_BACK[back] or COLOUR_OF[item["kind"]]) for item in _types for back, n in item["copies"].items() for _ in range(n)]
TILES = tuple(range(1, len(_pieces) + 1))
_tiles = [*_pieces, *(({"id": FACE_DOWN_KIND, "kind": FACE_DOWN_KIND, "module": "solo"}, BLACK) for _, back in _pieces if back == BLACK)]
KIND: tuple[TileKind | Literal[""], ...] = ("", *(msgspec.convert(item["kind"], TileKind) for item, _ in _tiles))
"""The kind of each tile."""
COLOUR: tuple[str, ...] = ("", *(COLOUR_OF.get(item["kind"], "") for item, _ in _tiles))
"""The colour of the fields each tile fits on, "" if it fits on all."""
BACK: tuple[str, ...] = ("", *(back for _, back in _tiles))
FACE_DOWN: dict[int, int] = dict(zip((tile for tile in TILES if BACK[tile] == BLACK), range(len(TILES) + 1, len(_tiles) + 1), strict=True))
"""The number that each black tile has once it lies on its face, when it has no kind any more (BU-25.7)."""
FACE_UP: dict[int, int] = {turned: tile for tile, turned in FACE_DOWN.items()}
BUILDING: tuple[str, ...] = ("", *(item.get("building", "") for item, _ in _tiles))
"""The kind of building on each tile, "" if it is not a building."""
SPECIES: tuple[str, ...] = ("", *(item.get("species", "") for item, _ in _tiles))
ANIMALS: tuple[int, ...] = (0, *(item.get("animals", 0) for item, _ in _tiles))
"""The number of animals on each tile."""
MONASTERY: tuple[int, ...] = (0, *(item.get("monastery", 0) for item, _ in _tiles))
"""The number of each monastery, 0 if the tile is not a monastery."""
NAME: tuple[str, ...] = ("", *(item.get("building") or item["id"] for item, _ in _tiles))
"""The name of each tile: kind of building, ``animal_cow_3``, ``monastery_07``, or its kind."""
MODULE_TILES: dict[str, tuple[int, ...]] = {
    module: tuple(tile for tile, (item, _) in enumerate(_pieces, 1) if item["module"] == module)
    for module in ("extra_tiles", "white_castles", "inns")
}
"""The tiles that belong to a module (BU-19.1, 21.1, 22.1)."""
INNS = MODULE_TILES["inns"]
WHITE_CASTLE = "white_castle"

BUILDING_KINDS: tuple[BuildingKind, ...] = tuple(
    msgspec.convert(item["id"], BuildingKind) for item in DATA["building_kinds"]["kinds"] if item["module"] == "base"
)
"""The eight kinds of building of the basic game; the crane, a kind of its own, copies one of them (BU-19.2)."""
GEESE = "geese"
SPECIES_KINDS: tuple[str, ...] = tuple(item["id"] for item in DATA["animal_species"]["species"])


class Effect(Struct, frozen=True):
    """The effect of a building (BU-10). Which fields are used depends on ``type``."""

    type: EffectType
    clause: str
    kinds: tuple[str, ...] = ()
    silver: int = 0
    workers: int = 0
    vp: int = 0


BUILDING_EFFECT: dict[str, Effect] = {item["id"]: msgspec.convert(item["effect"], Effect) for item in DATA["building_kinds"]["kinds"]}
"""The effect of each kind of building."""


class Work(Struct, frozen=True):
    """The effect of a monastery (BU-17). Which fields are used depends on ``type``."""

    type: str
    per: str = ""
    building: str = ""
    action: str = ""
    kinds: tuple[str, ...] = ()
    silver: int = 0
    workers: int = 0
    vp: int = 0
    max_step: int = 1
    step: int = 0
    per_scoring_tile: int = 0
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}


MONASTERY_EFFECT: dict[int, Work] = {item["number"]: msgspec.convert(item["effect"], Work) for item in DATA["monasteries"]["tiles"]}
"""The effect of each monastery, by number."""

GOODS_TYPE: tuple[int, ...] = (0, *(item["die"] for item in DATA["goods"]["types"] for _ in range(item["copies"])))
"""The type of each goods tile, identified by its die number (BU-12.1)."""
GOODS = tuple(range(1, len(GOODS_TYPE)))
GOODS_NAME: tuple[str, ...] = ("", *(item["color"] for item in DATA["goods"]["types"]))

_constants = DATA["constants"]
PHASES: tuple[str, ...] = tuple(_constants["phases"])
ROUNDS: int = _constants["rounds_per_phase"]
TURNS = len(PHASES) * ROUNDS
DICE: int = _constants["dice_per_player"]
STORAGE: int = _constants["storage_spaces"]
GOODS_LIMIT: int = _constants["goods_storage_types"]
GOODS_PER_PHASE: int = _constants["goods_per_phase"]
START_GOODS: int = _constants["start_goods"]
BASIC_DUCHIES: tuple[int, ...] = tuple(map(int, DATA["setup"]["basic_duchy_choice"]))
"""The duchies of the basic game (BU-1.5)."""
START_SILVER: int = _constants["start_silver"]
START_WORKERS: tuple[int, ...] = tuple(_constants["start_workers_by_seat"])
PURCHASE_COST: int = _constants["purchase_cost_silver"]
WORKERS_GAIN: int = _constants["take_workers_amount"]
SALE_SILVER: int = _constants["sale_silver"]
MINE_SILVER: int = _constants["mine_income_silver"]
UNSOLD_VP: int = _constants["end_vp"]["unsold_goods_tile"]
SILVER_VP: int = _constants["end_vp"]["silver"]
WORKERS_PER_VP: int = _constants["end_vp"]["workers_per_vp"]

AREA_SIZE_CAP: int = DATA["value_tables"]["area_points_printed_max"]
"""The largest size of an area without modules (A-12)."""
AREA_VP: dict[int, int] = {int(n): vp for n, vp in DATA["value_tables"]["area_points"].items()}
PHASE_VP: tuple[int, ...] = tuple(DATA["value_tables"]["phase_points"][phase] for phase in PHASES)
BONUS_VP: dict[int, dict[str, int]] = {int(n): vp for n, vp in DATA["value_tables"]["bonus_tile_points"].items()}
"""``BONUS_VP[players][size]``."""
SALE_VP: dict[int, int] = {int(n): vp for n, vp in DATA["value_tables"]["goods_sale_points_per_tile"].items()}
"""The points for each goods tile sold, by number of players."""
BONUS_SIZES: tuple[str, ...] = tuple(DATA["bonus_tiles"]["sizes"])


class Slot(Struct, frozen=True):
    """A place for a tile in a depot."""

    color: str
    min_players: int
    phase_exception: dict[str, Any] = {}

    def colour(self, players: int, phase: int) -> str:
        """Return the supply it is filled from (BU-18.2, 18.3); "" if the slot is not in use."""
        if players < self.min_players:
            return ""
        other = self.phase_exception
        if other and other["players"] == players and PHASES[phase] in other["phases"]:
            colour: str = other["color"]
            return colour
        return self.color


_board = DATA["main_board"]
DEPOTS: tuple[tuple[Slot, ...], ...] = tuple(msgspec.convert(depot["slots"], tuple[Slot, ...]) for depot in _board["depots"])
"""The slots of depots 1 to 6."""
BLACK_SLOTS: tuple[Slot, ...] = msgspec.convert(_board["black_depot"]["slots"], tuple[Slot, ...])
BRIDGE: int = _board["bridge"]["spaces"]


class Sheet(Struct, frozen=True):
    """A sheet with a duchy on either side; ``copies`` is how many of them are in the box (BU-27.4)."""

    front: str
    back: str
    copies: int


SHEETS: tuple[tuple[int, int], ...] = tuple(
    (int(sheet.front), int(sheet.back))
    for sheet in msgspec.convert(DATA["duchies"]["sheets"]["pairs"], tuple[Sheet, ...])
    if sheet.front.isdigit()
    for _ in range(sheet.copies)
)
"""The duchies on the two sides of each of the eight sheets of the advanced set-up."""

"""Setting up a new game (PC-1)."""

from __future__ import annotations

from rules.engine.definition import Options
from rules.engine.hidden.piles import Pile
from rules.engine.rng import Rng

from .components import (
    ACTION_TILES,
    ACTIONS,
    BRIDGE_V,
    ERAS,
    FIRST_GAME,
    KINDS,
    LEVELS,
    PARLER_CARDS,
    PARLER_RIVER,
    PLACES,
    PLANKS_OF,
    PLAZA_TILE,
    POSITIONS,
    PRODUCTION,
    PRODUCTION_TILES,
    RESOURCES,
    SEALS,
    SITES,
    SLOTS,
    SPECIAL_SLOT,
    START,
    START_BOX,
    START_SPACE,
    STRIPS,
    TECHNOLOGIES,
    TILE,
    WALL_SITES,
    WEALTH,
)
from .pieces import Cards
from .state import NOBODY, Building, Parler, Seat, State
from .steps.course import StartTurn


def setup(players: int, options: Options, rng: Rng) -> State:
    """Return a game laid out by PC-1; a single player's is laid out as for two (PC-17.1, 18.1)."""
    stacks = {era: tuple(_stacks(kind, era, rng) for kind in KINDS) for era in ERAS}
    rows, now = [], []
    for normal, special in stacks[1]:
        cards, normal = normal.drawn(SPECIAL_SLOT)
        last, special = special.drawn(SLOTS - SPECIAL_SLOT)
        rows.append(cards + last)
        now.append((normal, special))
    buildings: list[Building | None] = []
    for site in SITES:
        if players in site.prebuilt:
            (tile,), left = now[-1][0].drawn()
            now[-1] = (left, now[-1][1])
            buildings.append(Building(tile, rng.below(6)))
        else:
            buildings.append(None)
    plazas, faces, plaza_box = _plazas(max(players, 2), rng)
    iv, v = ([*PLANKS_OF[level]] for level in PLANKS_OF)
    rng.shuffle(iv)
    rng.shuffle(v)
    parler = options.get("solo_mode") == "parler" and players == 1
    river = _parler_river() if parler else PRODUCTION_TILES
    first = rng.below(players) if options.get("start_player") == "drawn" else 0
    side = str(options["action_side"])
    return State(
        seats=tuple(_seat() for _ in range(players)),
        pending=[StartTurn(first)],
        rng=0,
        turn_of=first,
        first=first,
        side="b" if side == "b" else "a",
        sets=(str(options["hunger_wall_set"]), str(options["cathedral_set"])),
        streets=tuple(str(options[f"kings_road_{space}"]) for space in ("i", "ii", "iii")),
        immediate=options.get("plaza_reward_timing") == "immediate",
        connections=options["overbuild_bonus_rule"] == "used_connection",
        automatic=options["display_refill"] == "automatic",
        crane=_crane(START_BOX[players], side, rng),
        box=START_BOX[players],
        rows=tuple(rows),
        stacks=tuple(now),
        later=stacks[2],
        removed=tuple(Pile(kind, "none") for kind in KINDS),
        river=river,
        river_box=tuple(tile for tile in PRODUCTION_TILES if tile not in river),
        technologies=tuple(_shuffled("technology", TECHNOLOGIES[level], rng) for level in LEVELS),
        looked=Pile("technology", "none"),
        plank_stacks=(Pile("plank", "none", tuple(iv)), Pile("plank", "none", tuple(v[:BRIDGE_V]))),
        cathedral_stack=Pile("plank", "none", tuple(v[BRIDGE_V:])),
        looked_planks=Pile("plank", "none"),
        strips=tuple(rng.below(len(sides)) for sides in STRIPS),
        bridge=(0,) * len(STRIPS),
        plazas=plazas,
        faces=faces,
        evaluated=(False,) * len(PLACES),
        plaza_box=plaza_box,
        buildings=tuple(buildings),
        seals=(NOBODY,) * len(SEALS),
        parler=_parler(plazas, rng) if parler else None,
    )


def _seat() -> Seat:
    """Return what every player begins with (PC-1.12)."""
    return Seat(
        stock=tuple(START[what] for what in RESOURCES),
        tracks=START_SPACE,
        wealth=(False,) * len(WEALTH),
        cubes=START["free_marker_cubes"],
        fields=((),) * len(ACTIONS),
        walls=((0, 0),) * len(WALL_SITES),
    )


def _shuffled(deck: str, cards: Cards, rng: Rng) -> Pile:
    shuffled = [*cards]
    rng.shuffle(shuffled)
    return Pile(deck, "none", tuple(shuffled))


def _stacks(kind: str, era: int, rng: Rng) -> tuple[Pile, Pile]:
    """Return the face-down stacks of a kind and an era, normal and special (PC-1.7)."""
    tiles = {
        special: tuple(i for i, tile in enumerate(TILE[kind]) if tile.era == era and tile.special == special) for special in (False, True)
    }
    return _shuffled(kind, tiles[False], rng), _shuffled(kind, tiles[True], rng)


def _crane(box: int, side: str, rng: Rng) -> Cards:
    """Return the crane with its tiles on the first positions that the box does not block (PC-1.10)."""
    tiles = [*(FIRST_GAME if side == "a_first_game" else ACTION_TILES)]
    if side != "a_first_game":
        rng.shuffle(tiles)
    free = [position for position in range(POSITIONS) if position != box]
    found = dict(zip(free, tiles, strict=False))
    return tuple(found.get(position, 0) for position in range(POSITIONS))


def _plazas(players: int, rng: Rng) -> tuple[Cards, tuple[int, ...], Cards]:
    """Return the plaza tile at each place and its face, a random one of the right colour, and the tiles left over (PC-1.5)."""
    left = [*range(1, len(PLAZA_TILE))]
    rng.shuffle(left)
    plazas, faces = [], []
    for place in PLACES:
        tile = next(tile for tile in left if PLAZA_TILE[tile].color == place.color) if place.min_players <= players else 0
        if tile:
            left.remove(tile)
        plazas.append(tile)
        faces.append(rng.below(len(PLAZA_TILE[tile].faces)) if tile else 0)
    return tuple(plazas), tuple(faces), tuple(sorted(left))


def _parler_river() -> Cards:
    """Return the four production tiles of a game against Parler (PC-18.2)."""
    left = dict(PARLER_RIVER)
    found = []
    for tile in PRODUCTION_TILES:
        if left.get(PRODUCTION[tile].id):
            left[PRODUCTION[tile].id] -= 1
            found.append(tile)
    return tuple(found)


def _parler(plazas: Cards, rng: Rng) -> Parler:
    """Return Parler as he begins (PC-18.1, 18.3, 18.4)."""
    in_play = [place for place, tile in enumerate(plazas) if tile]
    return Parler(
        tracks=(START_SPACE[0], START_SPACE[1]),
        rows=tuple(rng.below(SLOTS) for _ in KINDS),
        pawn=in_play[rng.below(len(in_play))],
        deck=_shuffled("parler", PARLER_CARDS, rng),
    )

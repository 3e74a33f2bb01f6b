"""What the suite of all painters paints of Praga Caput Regni."""

from __future__ import annotations

from typing import get_args

from app.games.praga.faces import (
    BonusFace,
    CellFace,
    CountFace,
    CraneFace,
    CubeFace,
    EdgeMatch,
    FieldFace,
    HalfFace,
    LegendFace,
    LevelFace,
    MatchFace,
    MiniBoardFace,
    MiniCityFace,
    MiniProjectFace,
    MiniRoadFace,
    OptionFace,
    PairFace,
    ParlerFace,
    PawnFace,
    PileFace,
    PlainFace,
    PlankFace,
    PlanMarkerFace,
    PlazaFace,
    PositionFace,
    PriceFace,
    ProductionFace,
    ProjectFace,
    ProjectPricesFace,
    ProjectTiersFace,
    RewardFace,
    RoadEffectFace,
    RoadFace,
    RowFace,
    SealFace,
    SiteFace,
    SlotFace,
    StepPriceFace,
    StripFace,
    SymbolFace,
    TabFace,
    TechnologyFace,
    TechnologyState,
    TileFace,
    TrackFace,
)
from app.games.praga.layout.common.focus import BOARDS
from app.games.praga.layout.geometry import wheel
from app.games.praga.painters.tiles.hexes import place
from app.games.praga.symbols import Symbol, endings_of, symbols_of, technology_symbols
from app.table.geometry.placement import Rect
from app.texts import LANGUAGES, Texts
from rules.games.praga.components import (
    ACTION_TILE,
    ACTIONS,
    KINDS,
    PARLER_CARDS,
    PLACES,
    PLANK,
    PLANKS,
    PLAZA_TILE,
    SEALS,
    SEGMENTS,
    SETS,
    SITES,
    STREETS,
    STRIPS,
    TECHNOLOGY,
    TILE,
    TRACKS,
)
from tests.app.games.pieces import Pieces
from tests.app.painting import Face

GOODS = ("gold", "stone")
STATES: tuple[TechnologyState, ...] = get_args(TechnologyState)
PLACE_OF = {place.color: number for number, place in enumerate(PLACES)}
CRANE = Rect(0, 0, 254, 254)
COLOURS = ("red", "blue", "yellow", "green", "parler")
SYMBOLS = (
    *("gold", "stone", "egg", "silver_window", "gold_window", "point", "red_marker", "blue_marker"),
    *("technology", "university", "mine", "quarry", "hunger_wall", "cathedral", "no_cathedral", "special"),
    *("upgrade", "wall", "building", "kings_road", "any_action", "up", "rows", "wheel", "plaza"),
    *("produce_mine", "produce_quarry", "era_1_upgrade", "production", "seal"),
)
ROWS = (
    *(part for tile in range(1, len(TECHNOLOGY)) for part in technology_symbols(tile) if part),
    *(symbols_of(segment.effects) for segment in SEGMENTS),
    *(row for plank in PLANK for row in (symbols_of(plank.effects), endings_of(plank.endings))),
    *(endings_of(seal.endings) for seal in SEALS),
    *(symbols_of(one.egg) for one in STREETS),
    *(symbols_of(effects) for one in STREETS for effects in one.base.values()),
)
"""Every row of symbols that is printed somewhere."""


def hexagonal(radius: float) -> tuple[float, float]:
    """Return the size of the place of a hexagon."""
    r = place(0, 0, radius)
    return r.width(), r.height()


def part(one: wheel.Part) -> tuple[float, float]:
    """Return the size of a part of the crane."""
    return one.rect.w, one.rect.h


SHOWN: list[tuple[Face, float, float]] = [
    *((SymbolFace(what, n), size, size) for what in SYMBOLS for n, size in ((3, 34.0), (1, 11.0))),
    *((RowFace(row, 18), 170.0, 30.0) for row in ROWS if row),
    *((RowFace((Symbol("gold", 3),), 18, light), 60.0, 30.0) for light in (False, True)),
    *((OptionFace(row, 18), 170.0, 32.0) for row in ROWS[:3]),
    *((CountFace(what, "12"), 60.0, 24.0) for what in SYMBOLS[:8]),
    *((CountFace("cube", "3", colour, light), 60.0, 24.0) for colour in COLOURS for light in (False, True)),
    *((cube(colour), 20.0, 20.0) for cube in (CubeFace, PawnFace, PlanMarkerFace) for colour in COLOURS),
    *((TileFace(kind, tile, tile % 6), *hexagonal(32)) for kind in KINDS for tile in range(1, len(TILE[kind]))),
    *((PriceFace(gold, stone), *hexagonal(32)) for gold, stone in ((0, 3), (2, 0), (2, 3))),
    *((TileFace("wall", 14, n, "", (n % 6,), (5,), ghost=True), *hexagonal(33.6)) for n in range(6)),
    *((TileFace("building", 1, cube=colour), *hexagonal(22)) for colour in COLOURS),
    *((TileFace("upgrade", 1, dim=True), *hexagonal(radius)) for radius in (12, 80)),
    *((SlotFace(kind), *hexagonal(33)) for kind in KINDS),
    (PlainFace("special_well"), 62, 66),
    (MatchFace(33, (EdgeMatch(0, (Symbol("gold"),), (Symbol("silver_window", 2),)),), ((5, 1),)), 100, 108),
    (MatchFace(22, (), ((0, 2),), blue=True), 70, 80),
    *((FieldFace(action), *hexagonal(33.6)) for action in ACTIONS),
    (PlainFace("wall_site"), *hexagonal(33.6)),
    (PlainFace("board_centre"), *hexagonal(33.6)),
    (PlainFace("city_ground"), 444, 285),
    (LegendFace("Old Town", "blue corner", "plaza and its two rewards"), 428, 24),
    (RowFace((Symbol("gold"), Symbol("egg")), left=True), 86, 23),
    *((SiteFace(site, closed), *hexagonal(22)) for site in (0, 10) for closed in (False, True)),
    (SiteFace(1), *hexagonal(22)),
    *(
        (PlazaFace(PLACE_OF[PLAZA_TILE[tile].color], tile, side), *hexagonal(radius))
        for tile in range(1, len(PLAZA_TILE))
        for side in (0, 1)
        for radius in (22, 60)
    ),
    *((PlazaFace(place, 1, 0, done=True), *hexagonal(22)) for place in PLACE_OF.values()),
    (PlazaFace(8, 0), *hexagonal(22)),
    *((RewardFace(tile, 0, upper), 150.0, 44.0) for tile in range(1, len(PLAZA_TILE)) for upper in (False, True)),
    (PlainFace("blue_corner"), 9.5, 9.5),
    *((RoadFace(space, variant), 102.0, 122.0) for space, street in enumerate(STREETS, 1) for variant in (*street.base, *street.ongoing)),
    *((RoadFace(space, drawn=drawn), 102.0, 58.0) for space in (4, 5) for drawn in (0, 1, 3)),
    (PlainFace("bridge"), 444, 136),
    (PlainFace("river_bank"), 206, 66),
    *((StripFace(slot, side), 76.0, h) for slot in range(len(STRIPS)) for side in (0, 1) for h in (96.0, 58.0)),
    *((PlankFace(tile, dim), w, h) for tile in PLANKS for dim in (False, True) for w, h in ((76.0, 96.0), (72.0, 56.0))),
    *((face(project, "original"), 215.0, 260.0) for face in (ProjectFace, ProjectTiersFace, ProjectPricesFace) for project in (0, 1)),
    *((ProjectFace(project, steps), 215.0, 260.0) for project in (0, 1) for steps in ("a", "b")),
    *(
        (CellFace(project, steps, row, column), 30.0, 39.0)
        for project in (0, 1)
        for steps in SETS
        for row in range(6)
        for column in range(6)
    ),
    (StepPriceFace((Symbol("silver_window", 2),), 13), 26, 17),
    *((TrackFace(track, space, colour), 196.0, 17.0) for track in (*GOODS, *TRACKS) for space in (1, 8) for colour in COLOURS),
    *((TrackFace(track, 3, "red", (True,) * 3), 196.0, 17.0) for track in GOODS),
    *((TrackFace(track, 3, "red", production=tile), 196.0, 17.0) for track in TRACKS[:2] for tile in (1, 3, 5, 7, 8)),
    *((SealFace(seal, owner), 38.0, 48.0) for seal in range(len(SEALS)) for owner in ("", *COLOURS)),
    *((ProductionFace(tile), 28.0, 28.0) for tile in (1, 3, 5, 7, 8)),
    *(
        (TechnologyFace(tile, Texts(language)(f"praga.name.{TECHNOLOGY[tile].id}"), state), w, h)
        for language in LANGUAGES
        for tile in range(1, len(TECHNOLOGY))
        for state in STATES
        for w, h in ((110.0, 62.0), (160.0, 90.0))
    ),
    *((LevelFace(level), 110.0, 62.0) for level in (1, 2, 3, 4)),
    *((MiniBoardFace((filled,) * 6, (filled,) * 12), 130.0, 112.0) for filled in (False, True)),
    *(
        (MiniCityFace((site,) * len(SITES), (plaza,) * len(PLACES)), 210.0, 76.0)
        for site in ("free", "closed", "built", *COLOURS)
        for plaza in ("open", "closed", "done")
    ),
    *((MiniRoadFace((("red", space), ("blue", space)), (0, 5, 0, 8, 0)), 210.0, 78.0) for space in range(1, 6)),
    *(
        (MiniProjectFace(project, steps, (("red", 0, 0), ("blue", 0, 0), ("green", 2, 3))), wide, wide * 0.75)
        for project in (0, 1)
        for steps in SETS
        for wide in (104.0, 180.0)
    ),
    *((ParlerFace(card, f"front {card}"), w, h) for card in PARLER_CARDS for w, h in ((72.0, 100.0), (116.0, 162.0))),
    *((PileFace(count), 56.0, 78.0) for count in (0, 1, 4)),
    *((PairFace(*tile.sides[side]), 28.0, 42.0) for tile in ACTION_TILE[1:] for side in "ab"),
    *(
        (RoadEffectFace(space, variant), 88.0, 46.0)
        for space, street in enumerate(STREETS, 1)
        for variant in (*street.base, *street.ongoing)
    ),
    *((TabFace("Wall and cathedral", "wall", front), 160.0, 26.0) for front in (False, True)),
    *((CraneFace(letter), 254, 254) for letter in ("", "B")),
    *((BonusFace(segment, segment, used), *part(wheel.bonus(CRANE, segment))) for segment in range(11) for used in (False, True)),
    *(
        (HalfFace(action, number, position, five), *part(wheel.half(CRANE, position, number)))
        for action in ACTIONS
        for number, five in ((0, False), (0, True), (1, False))
        for position in (0, 5)
    ),
    *((PositionFace(position), *part(wheel.spoke(CRANE, position))) for position in range(12)),
]
PIECES = Pieces(
    shown=tuple(SHOWN),
    unknown=((SymbolFace("plumber"), 20, 20),),
    pictograms=frozenset(BOARDS.values()),
    alike=lambda face, w, h: isinstance(face, CellFace | RewardFace),
)
"""Several cells and rewards have the same printed on them."""

"""What the suite of all painters paints of the board game."""

from __future__ import annotations

import math

from app.art.tokens import PLAYER
from app.games.burgundy.faces import (
    BlackDepotFace,
    BorderFace,
    BridgeFace,
    ColourBonusFace,
    CommonSpaceFace,
    DepotFace,
    DepotGoodsFace,
    DieFace,
    DuchyBoardFace,
    GoodsAroundDieFace,
    GoodsBackFace,
    GoodsFace,
    GoodsStoreFace,
    InnCountFace,
    InnsFace,
    KeySpaceFace,
    MiniDuchyFace,
    MiniRouteFace,
    PhaseTabFace,
    PointsTrackFace,
    PostFace,
    PowerFace,
    RiversFace,
    RoundSpaceFace,
    RouteCardFace,
    RouteSpaceFace,
    RouteState,
    ShieldFace,
    ShieldPowerFace,
    SilverFace,
    SlotFace,
    SoldFace,
    SpaceFace,
    TargetFace,
    ThrownAwayFace,
    TileBackFace,
    TileFace,
    WonBonusFace,
    WorkersFace,
)
from app.games.burgundy.painters.powers import SIGNS
from app.table.geometry.placement import Rect
from tests.app.games.burgundy.contact_sheets import KINDS, TILES
from tests.app.games.pieces import Pieces
from tests.app.painting import Face

CELLS = tuple(
    (q + r / 2, r * math.sqrt(3) / 2, KINDS[(q - r) % 6], (q + r) % 2 == 0)
    for r in range(-3, 4)
    for q in range(max(-3, -3 - r), min(3, 3 - r) + 1)
)
BONUSES = ("bank", "boarding_house", "watchtower", "carpenter", "market", "church", "warehouse", "town_hall", "castle")
ROUTE_STATES: tuple[RouteState, ...] = ("open", "next", "match", "other")
HEXES: list[Face] = [
    *(face for face in TILES if face.kind != "face_down"),
    *(TileBackFace(kind) for kind in (*KINDS, "black", "inn")),
    *(SpaceFace(kind, 4) for kind in KINDS),
    *(SlotFace(kind) for kind in (*KINDS, "black")),
    KeySpaceFace(),
    CommonSpaceFace(),
    *(InnsFace(count) for count in (0, 2, 3, 4, 5)),
    *(InnCountFace(count) for count in (2, 5)),
]
FLAT: list[tuple[Face, float, float]] = [
    (DuchyBoardFace((True, False, True)), 500, 447),
    (MiniDuchyFace(CELLS), 150, 136),
    (DepotFace(3, False, Rect(7.5, 8.5, 27, 27)), 155, 110),
    (DepotFace(3, True, Rect(7.5, 8.5, 27, 27)), 155, 110),
    (DepotFace(3, True, Rect(7.5, 81.5, 22, 22)), 155, 110),
    (DepotGoodsFace(((1, 2), (4, 1))), 30, 62),
    (DepotGoodsFace(tuple((sort, 2) for sort in range(1, 7))), 30, 62),
    (GoodsAroundDieFace(((1, 2), (4, 1), (6, 3)), 22.0), 44, 60),
    (GoodsAroundDieFace(tuple((sort, 2) for sort in range(1, 7)), 22.0), 44, 60),
    (BlackDepotFace("Schwarzes Depot", "einmal pro Zug", 2, True), 492, 74),
    (BlackDepotFace("Black depot", "once a turn", 2, False), 492, 74),
    *((GoodsFace(sort), 24.0, 24.0) for sort in range(1, 7)),
    (GoodsBackFace(), 24, 24),
    (GoodsStoreFace(), 80, 66),
    (GoodsStoreFace(3, 1), 80, 66),
    (GoodsStoreFace(3, 7), 80, 66),
    (RoundSpaceFace(), 19, 19),
    (SoldFace(1), 70, 48),
    (SoldFace(12), 70, 48),
    *((DieFace(colour, 5, -5, False), 46.0, 46.0) for colour in (*PLAYER, "white", "ivory")),
    (DieFace("red", 5, -5, True), 46, 46),
    (ThrownAwayFace(), 26, 26),
    (WorkersFace(0), 110, 29),
    (SilverFace(0), 70, 24),
    (WorkersFace(1), 110, 29),
    (WorkersFace(9), 60, 29),
    (SilverFace(1), 70, 24),
    (SilverFace(9), 70, 24),
    *((PhaseTabFace("C", 6, state), 50.0, 28.0) for state in ("done", "current", "coming")),
    (BridgeFace(7), 230, 40),
    *((ColourBonusFace("ship", size, 6), 39.0, 28.0) for size in ("large", "small", "none")),
    (WonBonusFace("ship", "large", 6), 39, 28),
    (PowerFace(28, "Herd: +1 per tile"), 158, 32),
    *((PowerFace(number, ""), 72.0, 30.0) for number in range(1, 30)),
    *((ShieldPowerFace(number, ""), 72.0, 22.0) for number in range(1, 19)),
    *((ShieldFace(number, 12), 30.0, 38.0) for number in range(1, 19)),
    *((ShieldFace(number, 12), 20.0, 24.0) for number in range(1, 19)),
    *((ShieldFace(number, 24), 120.0, 152.0) for number in range(1, 19)),
    (RouteCardFace(), 96, 46),
    *((RouteSpaceFace(i % 6 + 1, bonus, "open"), 32.0, 46.0) for i, bonus in enumerate(BONUSES)),
    *((RouteSpaceFace(1, bonus, "match"), 120.0, 172.0) for bonus in BONUSES),
    *((RouteSpaceFace(4, "bank", state), 32.0, 46.0) for state in ROUTE_STATES),
    (MiniRouteFace(((1, 0), (2, 2), (3, 4)) * 5), 240, 18),
    *((PostFace(colour, connected), 40.0, 40.0) for colour in PLAYER for connected in range(3)),
    (BorderFace(36, (0, 0, 0)), 500, 447),
    (BorderFace(36, (10, 8, 2)), 500, 447),
    *((PointsTrackFace(counter, target), 330.0, 40.0) for counter, target in ((0, 50), (12, 55), (3, 5))),
    (TargetFace(50), 28, 21),
    (TargetFace(5), 28, 21),
    (RiversFace(30, ((60, 60), (112, 60), (240, 180)), ((1, 2),)), 300, 240),
]
RADII = (9.0, 22.0, 38.6, 120.0)


def hexagonal(radius: float) -> tuple[float, float]:
    """Return the size of the place of a hexagon."""
    return radius * math.sqrt(3), 2 * radius


HEXAGONS = frozenset(map(type, HEXES))
UNPAINTED = (("building", "windmill"), ("animal", "dragon"), ("windmill", ""))


def alike(face: Face, w: float, h: float) -> bool:
    """Say whether others may look the same: the smallest hexagons bear no numbers, and a post not connected has no colour."""
    return h == 2 * RADII[0] or (isinstance(face, PostFace) and not face.connected)


PIECES = Pieces(
    shown=(*((face, *hexagonal(radius)) for face in HEXES for radius in RADII), *FLAT),
    blank=((SoldFace(0), 60, 40), (InnCountFace(1), 60, 40)),
    unknown=tuple((TileFace(kind, what, 2), *hexagonal(38.6)) for kind, what in UNPAINTED),
    pictograms=frozenset(name for pair in SIGNS.values() for name in pair),
    alike=alike,
    group=lambda face: "hexagon" if type(face) in HEXAGONS else type(face),
)

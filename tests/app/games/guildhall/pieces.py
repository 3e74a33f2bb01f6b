"""What the suite of all painters paints of Guildhall."""

from __future__ import annotations

from app.art.tokens import PLAYER
from app.games.guildhall.faces import (
    ActionSlotFace,
    CardBackFace,
    ChapterHeadFace,
    CompletedFace,
    CompletedPlaceFace,
    DiscardPileFace,
    DrawPileFace,
    HallCellFace,
    HallPipFace,
    HandFanFace,
    LevelRowFace,
    PileCountFace,
    ProfessionChoiceFace,
    ProfessionFace,
    RaceBarFace,
    VpDeckFace,
    VpFace,
    VpPlaceFace,
    VpTokensFace,
)
from tests.app.games.guildhall.contact_sheets import COLOURS, GERMAN, LEVELS, NAMES, VP
from tests.app.games.pieces import Pieces
from tests.app.painting import Face

CARDS: list[Face] = [ProfessionFace(profession, colour, NAMES[profession]) for profession in NAMES for colour in COLOURS]
OTHERS: list[tuple[Face, float, float]] = [
    *((ProfessionFace(profession, "red", GERMAN[profession], (), True), 66.0, 90.0) for profession in NAMES),
    *(
        (ProfessionFace(profession, "green", NAMES[profession], LEVELS.get(profession, (0, 2, 4)), False), 300.0, 408.0)
        for profession in NAMES
    ),
    (CardBackFace(), 78, 106),
    (CardBackFace(), 17, 24),
    *((HandFanFace(count), 64.0, 25.0) for count in (1, 6, 12)),
    *((DrawPileFace(deep), 78.0, 106.0) for deep in (0, 1, 4, 6)),
    *((PileCountFace(count), 22.0, 22.0) for count in (0, 7, 120)),
    (DiscardPileFace(), 78, 106),
    (DiscardPileFace(ProfessionFace("historian", "green", GERMAN["historian"]), 1), 78, 106),
    (DiscardPileFace(ProfessionFace("historian", "green", GERMAN["historian"]), 6), 78, 106),
    *((HallCellFace("weaver", colour, filled), 95.0, 34.0) for colour in COLOURS for filled in (False, True)),
    *((HallCellFace(profession, "blue", True), 120.0, 44.0) for profession in NAMES),
    *((HallCellFace("weaver", colour, True), width, height) for colour in COLOURS for width, height in ((62.0, 130.0), (80.0, 84.0))),
    *((HallPipFace(colour, filled), 57.0, 20.0) for colour in COLOURS for filled in (False, True)),
    *((ChapterHeadFace(profession, GERMAN[profession], "", False), 95.0, 26.0) for profession in NAMES),
    *((ChapterHeadFace(profession, NAMES[profession], "3/5", True), 95.0, 38.0) for profession in NAMES),
    (ChapterHeadFace("farmer", "3/5", "", False), 62, 26),
    (ChapterHeadFace("farmer", "", "", False), 26, 26),
    *((CompletedFace(profession), 36.0, 30.0) for profession in ("", "hunter")),
    (CompletedFace(""), 21, 18),
    (CompletedPlaceFace(), 36, 30),
    *((ActionSlotFace(how), 66.0, 90.0) for how in ("free", "gained", "used")),
    *((LevelRowFace(2, "Swap 2 cards with one hall", state), 300.0, 27.0) for state in ("open", "chosen", "locked")),
    (LevelRowFace(None, "Play without its effect", "open"), 300, 27),
    *((face, 90.0, 125.0) for face in VP),
    *((face, 34.0, 47.0) for face in VP),
    *((face, 300.0, 417.0) for face in VP),
    *((VpDeckFace(deep), 90.0, 125.0) for deep in (0, 1, 5)),
    (VpPlaceFace(), 90, 125),
    *((VpTokensFace(count), 58.0, 24.0) for count in (0, 1, 3, 14)),
    *((RaceBarFace(player, 11, 20), 370.0, 18.0) for player in PLAYER),
    *((RaceBarFace("red", points, 20), 370.0, 18.0) for points in (0, 1, 19, 26)),
    *((ProfessionChoiceFace(profession, GERMAN[profession], chosen), 120.0, 150.0) for profession in NAMES for chosen in (False, True)),
]


def alike(face: Face, w: float, h: float) -> bool:
    """Say whether others may look the same: cards already bought are small and show only their value."""
    return (w, h) == (34.0, 47.0) or (isinstance(face, ProfessionFace) and (w, h) != (78.0, 106.0))


PIECES = Pieces(
    shown=(*((face, w, h) for face in CARDS for w, h in ((44.0, 60.0), (66.0, 90.0), (78.0, 106.0))), *OTHERS),
    blank=((HandFanFace(0), 64, 25),),
    unknown=tuple(
        (face, 78, 106)
        for face in (
            ProfessionFace("plumber", "red", "Plumber"),
            ProfessionFace("farmer", "orange", "Farmer"),
            HallPipFace("orange", True),
            VpFace(3, 1, (("fly", 1),)),
            VpFace(3, 3, ()),
            RaceBarFace("orange", 3, 20),
        )
    ),
    pictograms=frozenset(
        "home-city crown home arrow-right magnify check-bold check-circle circle-outline lock flag-variant".split()
        + "plus spool scale-balance barley feather".split()
    ),
    alike=alike,
)

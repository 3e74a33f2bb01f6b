"""What the pieces of Praga Caput Regni promise: everything draws, stays within its margin, and no two things look the same."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from app.art import cache, icons, lettering
from app.games.praga.faces import (
    CountFace,
    FieldFace,
    HalfFace,
    ParlerFace,
    ProjectFace,
    SymbolFace,
    TabFace,
    TechnologyFace,
    TileFace,
    TrackFace,
)
from app.games.praga.layout.geometry import wheel
from app.games.praga.painters import PAINTERS
from app.games.praga.painters.signs.colours import ACTION, ACTION_ICON, ACTION_INK, LASTING, ONCE, ZONE
from rules.games.praga.components import (
    ACTIONS,
    KINDS,
    TILE,
)
from tests.app.games.praga.pieces import CRANE, SHOWN, SYMBOLS, hexagonal, part
from tests.app.painting import check_piece, difference, grey, painted

pytestmark = pytest.mark.usefixtures("fresh_painting")


def picture(face: object, w: float, h: float) -> QImage:
    return painted(lambda p, r: PAINTERS[type(face)](p, QRectF(r), face), w, h)


def test_every_action_has_colour_and_sign() -> None:
    assert set(ACTION) == set(ACTION_ICON) == set(ACTION_INK) == set(ACTIONS)
    assert set(ACTION_ICON.values()) <= icons.REGISTRY


def unlike(pictures: dict[str, QImage], least: float) -> list[tuple[str, str]]:
    """Return the pairs that are too much alike without their colours."""
    rim = round(cache.MARGIN) - 1
    found = {name: grey(image.copy(image.rect().adjusted(rim, rim, -rim, -rim))) for name, image in pictures.items()}
    return [(a, b) for a in found for b in found if a < b and difference(found[a], found[b]) < least]


def test_actions_are_told_apart_by_form_alone() -> None:
    actions: tuple[str, ...] = ACTIONS
    halves = {action: picture(HalfFace(action, 0, 0), *part(wheel.half(CRANE, 0, 0))) for action in actions}
    fields = {action: picture(FieldFace(action), *hexagonal(33.6)) for action in actions}
    first = {one.action: number for number, one in reversed(list(enumerate(TILE["upgrade"]))) if one.action}
    tiles = {action: picture(TileFace("upgrade", first[action]), *hexagonal(32)) for action in actions}
    assert unlike(halves, 15) == unlike(fields, 9) == unlike(tiles, 9) == []


def test_the_second_era_is_seen_without_a_number() -> None:
    for kind in KINDS:
        tiles = {one.era: number for number, one in enumerate(TILE[kind]) if one.era}
        assert unlike({str(era): picture(TileFace(kind, number), *hexagonal(32)) for era, number in tiles.items()}, 12) == []


def test_symbols_are_told_apart_by_form_alone() -> None:
    """Where a track and an action mean the same, they look the same."""
    names = [what for what in SYMBOLS if what not in ("mine", "quarry")]
    assert unlike({what: picture(SymbolFace(what, 2), 17, 17) for what in names}, 7) == []


def test_red_corners_and_blue_ones_differ_in_form() -> None:
    marks = {what: picture(SymbolFace(what), 12, 12) for what in ("red_marker", "blue_marker")}
    assert unlike(marks, 20) == []


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, as the guidelines for accessible pages define it."""
    seen = QColor(colour)
    red, green, blue = (
        value / 12.92 if value <= 0.03928 else math.pow((value + 0.055) / 1.055, 2.4)
        for value in (seen.redF(), seen.greenF(), seen.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_pictograms_and_numbers_stand_out_from_their_ground() -> None:
    assert min(contrast(ACTION_INK[action], ACTION[action]) for action in ACTIONS) > 4
    assert min(contrast("#FFF3E0", colour) for colour in ZONE.values()) > 4.5
    assert min(contrast("#FFF6E0", colour) for colour in (LASTING, ONCE)) > 4.5


@pytest.mark.slow
def test_words_grow_with_the_text_size_without_being_cut() -> None:
    for share in (0.8, 2.0):
        with lettering.grown(share):
            for face, w, h in SHOWN:
                if isinstance(face, TechnologyFace | ParlerFace | TabFace | CountFace | TrackFace) or type(face) is ProjectFace:
                    check_piece(picture(face, w, h))

"""The tracks of a player: gold and stone with the bonuses for wealth, mines and quarries, technology and university."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.lettering import text
from app.art.materials import linear
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import INK_SECOND, LIGHT_TEXT, SMALLEST_TEXT, darker, lighter, mix, tint
from rules.games.praga.components import (
    COUNT,
    LEVEL_AT,
    LIMIT,
    MULTIPLIER,
    PRODUCTION,
    PRODUCTION_BONUS,
    PRODUCTION_SPACE,
    SEAL_SPACE,
    TECHNOLOGY_TRACK,
    TOP,
    TRACKS,
    UNIVERSITY,
    WEALTH,
)

from ..faces import TrackFace
from ..layout.geometry.rows import fitted
from ..symbols import Symbol, Symbols, symbols_of
from .signs import around, row
from .signs.colours import LASTING
from .signs.counts import cube_of
from .tiles import ROMAN

GROUND: Final = {
    "gold": "#D9A93F",
    "stone": "#9FA3A8",
    "mine": "#DDA72C",
    "quarry": "#8D9299",
    "technology": "#8A79B8",
    "university": "#B0708A",
}
_WINE: Final = "#7A2F45"
LONGEST: Final = 10
"""Spaces of the longest track: all tracks have spaces of the same width."""


class _Track(Struct, frozen=True):
    """What is printed on a track: numbers, symbols, or words on a dark plate, by space."""

    first: int
    numbers: dict[int, int]
    symbols: dict[int, Symbols] = field(default_factory=dict)
    plates: dict[int, tuple[str, str]] = field(default_factory=dict)


def _printed(face: TrackFace) -> _Track:
    if face.track not in TRACKS:
        numbers = {n: n for n in range((LIMIT[face.track] or 0) + 1)}
        bonuses = {
            n: symbols_of(one.effects)
            for one, had in zip(WEALTH, face.had or (False,) * len(WEALTH), strict=True)
            for what, n in one.reached
            if what == face.track and not had
        }
        return _Track(0, numbers, bonuses)
    track = TRACKS.index(face.track)
    if track == TECHNOLOGY_TRACK:
        levels = {at: (LASTING, ROMAN[level]) for at, level in LEVEL_AT.items()}
        return _Track(0, {n: n for n in range(TOP[track] + 1)}, plates=levels)
    if track == UNIVERSITY:
        firsts = {n: value for n, value in enumerate(MULTIPLIER) if value and value != MULTIPLIER[n - 1]}
        plates = {n: (_WINE, f"\N{MULTIPLICATION SIGN}{value}") for n, value in firsts.items()}
        return _Track(0, {n: n for n in range(TOP[track] + 1)}, plates=plates)
    symbols = {space: symbols_of(effects) for space, effects in PRODUCTION_BONUS[track]}
    symbols[PRODUCTION_SPACE[track]] = (Symbol("production"),)
    symbols[SEAL_SPACE[track]] = (Symbol("seal"),)
    if face.production:
        symbols[1] = symbols_of(PRODUCTION[face.production].effects)
    return _Track(1, {space: COUNT[track][space] for space in range(1, TOP[track] + 1)}, symbols)


def track(p: QPainter, r: QRectF, face: TrackFace) -> None:
    """Paint a track from left to right: what is printed on its spaces, and the cube."""
    printed = _printed(face)
    pitch, side = r.width() / LONGEST, min(r.height(), r.width() / LONGEST)
    for i, space in enumerate(sorted(printed.numbers)):
        place = QRectF(r.left() + i * pitch, r.center().y() - side / 2, pitch - 2, side)
        colour = mix(GROUND[face.track], "#FBF5E6", 0.55 if space <= face.space else 0.80)
        if space in printed.plates and space != face.space:
            plate, words = printed.plates[space]
            fill(p, linear(place, (0, lighter(plate, 0.12)), (1, darker(plate, 0.08))), rounded(place, 3))
            stroke(p, darker(plate, 0.5), 0.9, rounded(place, 3))
            text(p, place, words, "label", LIGHT_TEXT, "centre", SMALLEST_TEXT)
            continue
        fill(p, linear(place, (0, lighter(colour, 0.2)), (1, darker(colour, 0.06))), rounded(place, 3))
        stroke(p, tint("#3A2712", 0.45), 0.9, rounded(place, 3))
        if space == face.space:
            cube_of(p, around(place.center().x(), place.center().y() - 1, side * 0.98), face.colour)
        elif space in printed.symbols:
            symbols = printed.symbols[space]
            row(p, place.center().x(), place.center().y(), fitted(symbols, side * 0.76, place.width() - 1), symbols)
        else:
            text(p, place, str(printed.numbers[space]), "label_regular", INK_SECOND, "centre", SMALLEST_TEXT)

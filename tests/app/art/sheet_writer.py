"""Writes contact sheets of the painted pieces into a folder, for a person to look at."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from app.windows.kit.cover import paint_cover

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from app.art import fonts, lettering, materials
from app.art.cache import HINTS

Sheet = tuple[str, int, int, Callable[[QPainter, QRectF], None]]
"""Its name, its width and height in logical pixels, and the function that paints it."""


def write(sheets: Iterable[Sheet]) -> Path:
    """Paint all sheets into the folder at the scales given on the command line, print the words that were shortened, return the folder."""
    app = QGuiApplication([])
    fonts.load_fonts()
    folder, scales = Path(sys.argv[1]), [float(scale) for scale in sys.argv[2:]] or [1.0, 2.0]
    folder.mkdir(parents=True, exist_ok=True)
    for name, w, h, paint in sheets:
        for scale in scales:
            _painted(w, h, scale, paint).save(str(folder / f"{name}_{scale:g}x.png"))
    for words in lettering.overflows:
        print("shortened:", words)
    app.quit()
    return folder


def _painted(w: int, h: int, scale: float, paint: Callable[[QPainter, QRectF], None]) -> QImage:
    image = QImage(round(w * scale), round(h * scale), QImage.Format.Format_RGB32)
    image.fill(0x3B2A1E)
    p = QPainter(image)
    p.setRenderHints(HINTS)
    p.scale(scale, scale)
    paint(p, QRectF(0, 0, w, h))
    p.end()
    return image


def pictures_of(game: str) -> Sheet:
    """Paint the picture of a game as the start page, the set-up page and a shelf show it."""
    return "covers", 620, 430, partial(_pictures, game=game)


def _pictures(p: QPainter, r: QRectF, game: str) -> None:
    materials.table(p, r)
    for x, y, w, h in ((10, 10, 442, 196), (10, 220, 216, 196), (240, 220, 364, 168), (470, 10, 84, 72), (470, 90, 130, 60)):
        paint_cover(p, QRectF(x, y, w, h), game)

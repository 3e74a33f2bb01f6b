"""The scene of an action: sky, ground and subject. The first era lies in daylight, the second in the evening."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.materials import linear
from app.art.scenes.parts import cloud, hills
from app.art.shapes import disc
from app.art.tokens import tint

from .subjects import bridge_tower, burgher_houses, gold_mine, quarry, town_wall, workshop

Subject = Callable[[QPainter, int], None]
Tones = tuple[str, str, str]

SUBJECT: Final[dict[str, Subject]] = {
    "mines": gold_mine,
    "quarries": quarry,
    "upgrade": workshop,
    "wall": town_wall,
    "building": burgher_houses,
    "kings_road": bridge_tower,
}
DAY: Final[dict[str, Tones]] = {
    "mines": ("#FBE3A0", "#EBC04E", "#B98416"),
    "quarries": ("#DDE3EA", "#B4BAC2", "#7D838B"),
    "upgrade": ("#A9D3B4", "#5F9E77", "#336B4A"),
    "wall": ("#F0C9A4", "#C9774F", "#8F4226"),
    "building": ("#FBEFD3", "#EAD5B0", "#C9A670"),
    "kings_road": ("#C7BFEA", "#8579C4", "#51458F"),
}
EVENING: Final[dict[str, Tones]] = {
    "mines": ("#D98A3C", "#C07A1C", "#7A4A0C"),
    "quarries": ("#8E97A6", "#6F7782", "#4C525B"),
    "upgrade": ("#4E8A78", "#2E6450", "#163F30"),
    "wall": ("#B5604A", "#84382A", "#521E14"),
    "building": ("#E5B087", "#B97A58", "#7A4630"),
    "kings_road": ("#7A6AB8", "#4A3C86", "#2A2058"),
}
_HILLS: Final = {"building": ("#CDBB84", "#DCCBA0"), "wall": ("#A8643E", "#BC7A52"), "kings_road": ("#6C8A5C", "#857CC0")}
_DARK_HILLS: Final = {"building": ("#8A5A3C", "#A56E4A"), "wall": ("#5E2418", "#783226"), "kings_road": ("#3A4A52", "#4A4088")}


def sky(p: QPainter, r: QRectF, action: str, size: float, lower: float = 0.0, evening: bool = False) -> None:
    """Fill ``r`` with sky and ground; the caller has set the clip. Raises KeyError for an action without a scene."""
    tones = (EVENING if evening else DAY)[action]
    p.fillRect(r, linear(r, (0, tones[0]), (0.55, tones[1]), (1, tones[2])))
    p.save()
    p.translate(r.center().x(), r.center().y() + lower)
    p.scale(size / 100, size / 100)
    if evening:
        for reach, strength in ((12.0, 0.18), (9.0, 0.25), (6.5, 0.75)):
            disc(p, tint("#FFE7A8", strength), -30, -30, reach)
    else:
        cloud(p, -26, -32, 1.0, 0.45)
        cloud(p, 34, -24, 0.7, 0.30)
    ridges = (_DARK_HILLS if evening else _HILLS).get(action)
    if ridges:
        hills(p, *ridges, opacity=0.75)
    p.restore()


def subject(p: QPainter, r: QRectF, action: str, size: float, lower: float = 0.0, variant: int = 0) -> None:
    """Paint the subject of an action around the middle of ``r``; the caller has set the clip."""
    p.save()
    p.translate(r.center().x(), r.center().y() + lower)
    p.scale(size / 100, size / 100)
    SUBJECT[action](p, variant)
    p.restore()

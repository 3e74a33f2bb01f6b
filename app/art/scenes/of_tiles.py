"""The painted scene of a hex tile: sky, ground and subject in the tones of its kind."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.materials import linear
from app.art.shapes import disc
from app.art.tokens import tint

from .animals import flock, meadow
from .buildings import BUILDING
from .crane import crane
from .inn import inn
from .land import YELLOW, castle, mine, monastery, ship
from .parts import cloud, hills
from .white_castle import white_castle

Subject = Callable[[QPainter], None]

SKY: Final = {
    "building": ("#FDF3DA", "#F1DDB6", "#D3B37E"),
    "animal": ("#C2DD9C", "#93BB6C", "#78A450"),
    "monastery": ("#FFE79C", "#FFCB31", "#E7A908"),
    "ship": ("#A6D6F2", "#5CB0E4", "#0879C5"),
    "castle": ("#2E8045", "#17632D", "#0A4817"),
    "mine": ("#BDBEC3", "#98989C", "#828285"),
    "inn": ("#F8CF93", "#DD8650", "#A9502F"),
}
"""Three tones from the sky down, per kind."""
_CLOUDS: Final = {"castle": 0.14, "mine": 0.32, "monastery": 0.38, "ship": 0.55, "building": 0.65, "inn": 0.30}
_ANIMALS: Final = {"cow": "cattle", "sheep": "sheep", "pig": "pig", "goat": "goat", "geese": "goose"}
_HOUSES: Final[dict[str, Subject]] = {
    **{kind: BUILDING[kind] for kind in ("market", "carpenter", "church", "warehouse", "bank", "town_hall", "watchtower")},
    "boarding_house": BUILDING["residential_houses"],
    "crane": crane,
    "white_castle": white_castle,
}


def _meadow(p: QPainter) -> None:
    disc(p, tint("#CFE3A4", 0.45), -8, -16, 62, 16)
    meadow(p, 3, flowers=False)


def tile_ground(p: QPainter, r: QRectF, kind: str, size: float, lower: float = 0.0) -> None:
    """Fill ``r`` with sky and ground of a kind; the caller has set the clip. Raises KeyError for a kind without a picture."""
    high, middle, low = SKY[kind]
    p.fillRect(r, linear(r, (0, high), (0.55, middle), (1, low)))
    p.save()
    p.translate(r.center().x(), r.center().y() + lower)
    p.scale(size / 100, size / 100)
    if kind in _CLOUDS:
        cloud(p, -25, -30, 1.0, _CLOUDS[kind])
        cloud(p, 31, -40 if kind != "ship" else -16, 0.7, _CLOUDS[kind] * 0.7)
    if kind == "castle":
        hills(p, "#114D22", "#1F6B34", 0.8)
    elif kind == "building":
        hills(p, "#CDBB84", "#DCCBA0", 0.62)
    elif kind == "animal":
        _meadow(p)
    p.restore()


def subject(kind: str, what: str, count: int) -> Subject:
    """Return what stands on the ground of a tile, around 0, 0 in a box of 100.

    ``what``: the building or the species; ``count``: animals, one to four. Raises KeyError for anything without a picture.
    """
    match kind:
        case "building":
            return _HOUSES[what]
        case "animal":
            return partial(flock, species=_ANIMALS[what], count=count)
        case "monastery":
            return partial(monastery, tones=YELLOW)
        case _:
            return {"castle": castle, "mine": mine, "ship": ship, "inn": inn}[kind]

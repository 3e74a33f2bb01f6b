"""How a villager is put together: what lies behind, the body, the face, the hair, the hat, and what is held in front."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from app.art.drawing.figure_parts import Jaw, body, eyes, fist, head, mouth, nose, sleeve
from app.art.drawing.portrait import Portrait

FAIR, ROSY, TAN, DARK, DEEP = "#EDBF96", "#F3C8A8", "#CE9562", "#94603C", "#6F4730"
"""Skins."""
BLACK, UMBER, BROWN, CHESTNUT, RED, BLOND, GREY, WHITE = (
    "#2B1F1A",
    "#4A2E1A",
    "#7A4A26",
    "#8E4A22",
    "#B0501E",
    "#D9A94E",
    "#9C948A",
    "#EDE6DA",
)
"""Hair."""
LIPS: Final = "#BC5648"


class Looks(Struct, frozen=True):
    """What somebody is like: the colours of skin, hair and clothes, and the features of the face."""

    skin: str
    hair: str
    cloth: str
    jaw: Jaw = "oval"
    woman: bool = False
    ears: bool = True
    look: float = 0.3
    smile: float = 1.3
    frown: float = 0.0
    rosy: int = 30
    shoulders: float = 0.0
    """0: the usual width."""
    brow: str = "hair-14"


class Worn(Struct, frozen=True):
    """What somebody wears on the body, at the ``back`` of the head (hair or a hood) and around the face.

    A ``beard`` brings its own mouth if it covers it.
    """

    dress: str = ""
    back: str = ""
    front: str = ""
    hat: str = ""
    beard: str = ""


def person(looks: Looks, worn: Worn, held: str = "", behind: str = "") -> Portrait:
    """Return a portrait, painted in the order: ``behind``, hair at the ``back``, body, ``dress``, head, ``beard``, hair in ``front``,
    ``hat``, ``held``.
    """
    width = looks.shoulders or (34.0 if looks.woman else 39.0)
    face = (
        (eyes(looks.look, -12.5, lashes=True, brow=looks.brow, frown=looks.frown, heavy=1.2), nose(looks.look, 0.85))
        if looks.woman
        else (eyes(looks.look, -13, brow=looks.brow, frown=looks.frown, heavy=1.8), nose(looks.look, 1.15))
    )
    own = "#7E3328" in worn.beard
    lips = "" if own else mouth(looks.smile, -0.2 if looks.woman else -0.8, LIPS if looks.woman else "")
    shape = body("cloth", width, 19 if looks.woman else 17)
    above = (head(looks.jaw, looks.ears, looks.rosy), *face, lips, worn.beard, worn.front, worn.hat, held)
    return Portrait(looks.skin, looks.hair, looks.cloth, "\n".join((behind, worn.back, shape, worn.dress, *above)))


def glasses(paint: str = "#C8962E") -> str:
    """Return round glasses."""
    ring = "M-11.4 -13A5 5 0 0 1 -1.4 -13A5 5 0 0 1 -11.4 -13ZM1.6 -13A5 5 0 0 1 11.6 -13A5 5 0 0 1 1.6 -13Z"
    return f"\n~1.3 {paint} {ring}M-1.4 -13.6C-0.6 -14.8 0.8 -14.8 1.6 -13.6M-11.4 -13.4L-14 -14M11.6 -13.4L14 -14"


def hand(x: float, y: float, turn: float = 0.0, cuff: str = "", paint: str = "cloth", scale: float = 1.0) -> str:
    """Return a forearm from the lower right with its fist at ``x, y``; paint it after what is held."""
    return sleeve(x, y + 7, paint, cuff) + fist(x, y, turn, scale)


def arm(x: float, y: float, turn: float = 0.0) -> str:
    """Return a bare forearm with its fist at ``x, y``."""
    return sleeve(x, y + 7, "skin") + fist(x, y, turn)

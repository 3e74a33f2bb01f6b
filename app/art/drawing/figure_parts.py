"""Parts that many portraits share, as lines of ``drawing``: heads, eyes, noses, mouths, beards, hands.

The box of a portrait is -50..50 by -58..56; the face is around 0, -12 and about 28 wide. Names of the palette: ``cloth skin hair``.
"""

from __future__ import annotations

from typing import Final, Literal

from . import oval

Jaw = Literal["oval", "square", "long", "round"]
FACE: Final[dict[Jaw, str]] = {
    "oval": "M-13 -19C-13.5 -6 -8 4.5 0 5C8 4.5 13.5 -6 13 -19C12 -31 -12 -31 -13 -19Z",
    "square": "M-14 -20C-14.5 -10 -13.5 -2 -9 3C-5 6.5 5 6.5 9 3C13.5 -2 14.5 -10 14 -20C13 -32 -13 -32 -14 -20Z",
    "long": "M-12.5 -21C-13 -8 -9 7 0 8C9 7 13 -8 12.5 -21C11 -33 -11 -33 -12.5 -21Z",
    "round": "M-14.5 -18C-17 -5 -12 6 0 7C12 6 17 -5 14.5 -18C13 -31 -13 -31 -14.5 -18Z",
}
"""The outline of a face, from the hairline to the chin."""


def head(jaw: Jaw = "oval", ears: bool = True, rosy: int = 24) -> str:
    """Return the neck, ears and face; ``rosy`` is the opacity of the cheeks in percent."""
    side = 14.6 if jaw in ("round", "square") else 13.4
    return "\n".join(
        (
            "skin-20 M-7 -6H7L8.5 13C4 19 -4 19 -8.5 13Z",
            "& skin-44 M-9 -2C-6 9 7 11 11 2V-8H-9Z",
            f"skin-6 {oval(-side, -12, 2.9, 4.5)}" if ears else "",
            f"skin-26 {oval(side, -12, 2.9, 4.5)}" if ears else "",
            f"~0.9 skin-36 M{-side - 0.6:g} -14.5C{-side + 1:g} -14 {-side + 1:g} -11 {-side - 0.2:g} -9.6" if ears else "",
            f"skin+10>skin-8 {FACE[jaw]}",
            "& skin-20 M8 -34C14 -24 14 -5 1 9L24 12V-34Z",
            f"& #D9604A/{rosy} {oval(-8, -5.6, 4.2, 3)}",
            f"& #B8402E/{rosy} {oval(8.4, -5.6, 3.8, 3)}",
        )
    )


def eyes(look: float = 0.0, y: float = -13.0, lashes: bool = False, brow: str = "hair-25", frown: float = 0.0, heavy: float = 1.5) -> str:
    """Return both eyes, looking to the right by ``look`` (up to 1), and brows; ``frown`` above 0 draws the inner ends of the brows down."""
    rows: list[str] = []
    for side in (-1, 1):
        x = side * 5.7 + look * 0.7
        iris = x + look * 0.8
        lid = f"M{x - 2.9:g} {y - 0.4:g}C{x - 1.3:g} {y - 2.6:g} {x + 1.3:g} {y - 2.6:g} {x + 2.9:g} {y - 0.4:g}"
        inner, outer = f"{x - side * 2.7:g} {y - 4.4 + frown:g}", f"{x + side * 3.4:g} {y - 4:g}"
        rows += [
            f"skin-28/60 {oval(x, y - 0.3, 3.3, 2.6)}",
            f"#FFF8EC {oval(x, y, 2.5, 1.55)}",
            f"#3A2416 {oval(iris, y, 1.6, 1.75)}",
            f"#140B06 {oval(iris, y, 0.85)}",
            f"#FFFFFF {oval(iris - 0.6, y - 0.7, 0.5)}",
            f"~{1.1 if lashes else 0.95} #3A2416 {lid}",
            f"~{heavy} {brow} M{inner}C{x - side:g} {y - 5.6 + frown * 0.3:g} {x + side * 1.6:g} {y - 5.5:g} {outer}",
        ]
        if lashes:
            rows.append(f"~0.9 #3A2416 M{x + side * 2.7:g} {y - 0.4:g}L{x + side * 4:g} {y - 1.5:g}")
    return "\n".join(rows)


def nose(look: float = 0.0, size: float = 1.0) -> str:
    """Return the nose: its shaded side, its light and its foot."""
    x, s = look * 1.2, size
    return f"""
skin-17/80 M{x + 0.3:g} -14C{x + 1.6:g} -11 {x + 3.2 * s:g} -8 {x + 2.4 * s:g} -5.6C{x + 1:g} -4.8 {x:g} -5 {x:g} -5.6Z
skin+30/70 M{x - 0.6:g} -13C{x - 0.9:g} -10 {x - 1.6 * s:g} -8 {x - s:g} -6.6L{x + 0.2:g} -7Z
~1 skin-40 M{x - 2.2 * s:g} -6C{x - 1:g} -4.7 {x + 1.2:g} -4.7 {x + 2.5 * s:g} -6
"""


def mouth(smile: float = 1.0, y: float = -0.6, lips: str = "") -> str:
    """Return a mouth; ``smile`` below 0 turns its corners down; ``lips`` in a colour are full ones."""
    corner, curve = y - smile, y + 0.7 * smile
    line = f"~1.2 #7E3328 M-3.8 {corner:g}C-1.6 {curve:g} 1.6 {curve:g} 3.9 {corner - 0.2:g}"
    if not lips:
        return f"{line}\n~1 skin-26/70 M-1.8 {y + 2.6:g}C-0.6 {y + 3.1:g} 0.8 {y + 3.1:g} 2 {y + 2.5:g}"
    return f"""
{lips} M-3.6 {corner:g}C-2 {y - 2.2:g} -0.8 {y - 1.7:g} 0 {y - 1.2:g}C0.8 {y - 1.7:g} 2 {y - 2.2:g} 3.7 {corner:g}
  C2 {y + 2.2:g} -2 {y + 2.2:g} -3.6 {corner:g}Z
{line}
"""


def moustache(width: float = 11.0, y: float = -3.6, paint: str = "hair") -> str:
    """Return a moustache with turned-up ends."""
    rows = []
    for w, tone in ((-width, "+8"), (width, "-18")):
        rows.append(f"{paint}{tone} M0 {y - 1.6:g}C{w * 0.45:g} {y - 4:g} {w * 0.8:g} {y + 0.4:g} {w:g} {y - 2.4:g}")
        rows.append(f"  C{w * 0.95:g} {y + 3.6:g} {w * 0.35:g} {y + 3.4:g} 0 {y + 0.6:g}Z")
    return "\n".join(rows)


def beard(length: float, width: float = 14.4, point: float = 0.0, paint: str = "hair") -> str:
    """Return a beard down to ``length`` (y of its end); ``point`` 0 round to 1 pointed; it leaves the mouth free.

    A long one shows its strands.
    """
    w, d = width, length
    e = w * 0.62 * (1 - point) + 4
    strands = "\n".join(
        f"&~0.8 {paint}{'-22' if x > -3 else '+28'}/80 M{x * 0.5:g} 2C{x * 0.8:g} {d * 0.4:g} {x:g} {d * 0.55:g} {x * 0.5:g} {d:g}"
        for x in ((-9, -4, 1, 5, 9) if d > 20 else ())
    )
    return f"""
{paint}+12>{paint}-14 M{-w:g} -14C{-w - 0.8:g} {d * 0.45:g} {-e:g} {d:g} 0 {d:g}C{e:g} {d:g} {w + 0.8:g} {d * 0.45:g} {w:g} -14
  C{w * 0.78:g} -8 {w * 0.62:g} -5.5 {w * 0.42:g} -5C2 -6 -2 -6 {-w * 0.42:g} -5C{-w * 0.62:g} -5.5 {-w * 0.78:g} -8 {-w:g} -14Z
& {paint}-22/80 M7 -16C12 -2 10 {d * 0.6:g} 1 {d + 4:g}L26 {d + 4:g}V-16Z
{strands}
#7E3328 M-3.6 -1.4C-2 -0.4 2 -0.4 3.6 -1.4C2.6 1.4 -2.6 1.4 -3.6 -1.4Z
"""


def fist(x: float, y: float, turn: float = 0.0, scale: float = 1.0, paint: str = "skin") -> str:
    """Return a closed hand seen from outside, its fingers to the left; it ends any preceding ``@`` move."""
    return f"""
@ {x:g} {y:g} {turn:g} {scale:g}
{paint}+8>{paint}-16 M-6 -3.6C-6.4 -7 -2 -8 2 -7.4C6 -7 7.4 -4 7 0C6.8 4.5 5 7 1 7.2C-3 7.4 -6.6 5.5 -6.6 2Z
&~0.9 {paint}-34 M-7 -3.6H2.6M-7.2 0H2.8M-7 3.6H2.4
{paint}-6 M1 -7C4.5 -8 8 -5 7.6 -1C6.6 0.8 4.2 0.4 3.6 -1.6C3 -3.6 2 -4.6 0.4 -5Z
@
"""


def sleeve(x: float, y: float, paint: str = "cloth", cuff: str = "") -> str:
    """Return a forearm that comes in from the lower right and ends at ``x, y``; ``cuff`` is the paint of its hem."""
    hem = f"""
{cuff} M{x - 7.6:g} {y + 1:g}C{x - 3:g} {y + 5:g} {x + 4:g} {y + 3:g} {x + 9:g} {y - 3.4:g}L{x + 11:g} {y + 1.6:g}
  C{x + 6:g} {y + 8:g} {x - 2:g} {y + 10:g} {x - 6.8:g} {y + 7:g}Z
"""
    return f"""
{paint}-6>{paint}-34 M{x - 6:g} {y + 2:g}C{x - 4:g} {y + 16:g} {x - 2:g} {y + 26:g} {x - 2:g} {y + 40:g}H{x + 18:g}
  C{x + 17:g} {y + 24:g} {x + 12:g} {y + 10:g} {x + 8:g} {y - 2:g}Z
&~1 {paint}-42/70 M{x + 2:g} {y + 9:g}C{x + 5:g} {y + 16:g} {x + 5:g} {y + 24:g} {x + 4:g} {y + 32:g}
{hem if cuff else ""}"""


def body(paint: str = "cloth", width: float = 40.0, slope: float = 18.0) -> str:
    """Return the shoulders and chest; ``width`` is half of the shoulders, ``slope`` how far they fall from the neck."""
    w, s = width, slope
    fall, rise = 12 + s * 1.2, 10 + s * 0.5
    return f"""
{paint}+4>{paint}-16 M{-w:g} 58C{-w:g} {fall:g} {-w * 0.82:g} {rise:g} -10 9.5H10C{w * 0.82:g} {rise:g} {w:g} {fall:g} {w:g} 58Z
& {paint}-26/80 M9 8C22 18 20 40 15 60H60V8Z
&~2.4 {paint}+22/80 M{-w + 2.6:g} 56C{-w + 3:g} {16 + s:g} {-w * 0.72:g} {13 + s * 0.4:g} -13 12.5
&~1.3 {paint}-36/70 M{-w * 0.62:g} 58C{-w * 0.60:g} 44 {-w * 0.56:g} 38 {-w * 0.50:g} 31
  M{w * 0.66:g} 58C{w * 0.62:g} 46 {w * 0.58:g} 40 {w * 0.50:g} 32
"""

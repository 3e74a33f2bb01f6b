"""Portraits of the arts and letters: dancer, historian, scholar."""

from __future__ import annotations

import math
from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import beard, body, eyes, fist, head, moustache, mouth, nose, sleeve
from app.art.drawing.portrait import Portrait


def _tambourine(x: float, y: float, size: float) -> str:
    """Return the lines of a tambourine with six pairs of jingles and two ribbons."""
    ribbon = f"C{x + size * 1.3:g} {y + size * 1.5:g} {x + size * 0.5:g} {y + size * 1.9:g} {x + size * 1.2:g} {y + size * 2.7:g}"
    other = f"C{x + size * 0.7:g} {y + size * 1.6:g} {x:g} {y + size * 2:g} {x + size * 0.6:g} {y + size * 2.6:g}"
    rows = [
        f"~2.4 cloth-14 M{x + size * 0.5:g} {y + size * 0.8:g}{ribbon}",
        f"~2.4 #F3D27A M{x + size * 0.2:g} {y + size * 0.9:g}{other}",
        f"#A5713F>#5C3719 {oval(x, y, size)}",
        f"#FFF3D6>#DCC08A {oval(x, y, size * 0.8)}",
        f"~0.8 #B58A4E/80 {oval(x, y, size * 0.56)}",
    ]
    for i in range(6):
        angle = math.radians(i * 60 + 20)
        at_x, at_y = x + size * 0.92 * math.cos(angle), y + size * 0.92 * math.sin(angle)
        rows.append(f"#F7E0A0>#9A6E1C {oval(at_x, at_y, size * 0.2)}")
        rows.append(f"~0.5 #7A5410 {oval(at_x, at_y, size * 0.1)}")
    return "\n".join(rows)


def _blossom(x: float, y: float, size: float, paint: str) -> str:
    petals = "".join(
        oval(x + size * math.cos(math.radians(a)), y + size * math.sin(math.radians(a)), size * 0.72) for a in range(0, 360, 72)
    )
    return f"{paint} {petals}\n#F6D36A {oval(x, y, size * 0.62)}"


DANCER: Final = Portrait(
    skin="#E6B088",
    hair="#7E3E1C",
    cloth="#B0486A",
    lines=f"""
hair-20>hair-42 M2 -33C-26 -36 -28 -12 -33 2C-38 14 -50 16 -48 26C-44 38 -30 30 -26 38C-20 34 -16 22 -12 12L14 10C22 0 22 -26 2 -33Z
&~1.2 hair+14/80 M-18 -24C-24 -6 -26 10 -42 22M-14 -14C-18 6 -22 20 -30 30
&~1.2 hair-60/60 M-22 -14C-26 2 -34 14 -44 18
skin-4>skin-20 M21 22C27 18 31 2 30 -14L21 -15C22 0 18 8 10 14Z
{body("skin", 31, 19)}
cloth>cloth-20 M-31 33C-20 40 -8 40 0 34C8 40 20 40 31 33C33 42 33 50 33 58H-33C-33 50 -33 42 -31 33Z
& cloth-34/75 M12 34C16 44 16 52 14 60H40V30Z
#FFF6E2>#DCC9A2 M-33 28C-22 35 -9 36 0 29C9 36 22 35 33 28L34 35C22 43 9 43 0 36C-9 43 -22 43 -34 35Z
&~0.9 #B89C68/70 M-26 31V40M-18 33V42M-10 33V42M10 33V42M18 33V42M26 31V40
~1.3 #FFF3DC M-6 42L6 47M6 42L-6 47M-6 50L6 55M6 50L-6 55
@ 0 0 -7
{head("oval", rosy=38)}
{eyes(0.7, -12.8, lashes=True, brow="hair-20", heavy=1.2)}
{nose(0.5, 0.85)}
#FFF8EC M-3.4 -2.2C-1.5 -1 1.5 -1 3.8 -2.4C3 1.4 -2.4 1.4 -3.4 -2.2Z
~1 #B4423E M-4.2 -2.6C-1.5 -1.2 1.5 -1.2 4.4 -2.8M-3 -0.4C-1 2 2 1.8 3.4 -0.6
hair+8>hair-14 M-15 -4C-19 -22 -12 -36 2 -35C16 -34 19 -20 15.5 -4C14 -12 11 -20 3 -27C-4 -25 -11 -18 -15 -4Z
&~1 hair+26/70 M2 -33C-8 -31 -14 -22 -15 -10M5 -32C12 -28 15 -20 15 -10
&~1 hair-34/70 M1 -28C-6 -26 -12 -20 -13.5 -12
{_blossom(-13, -25, 3.4, "#FFF3DC")}
{_blossom(-5.5, -32, 3.6, "cloth+34")}
{_blossom(4, -34, 3.4, "#FFF3DC")}
{_blossom(12.5, -29, 3.3, "cloth+34")}
~1.2 #E0B04A {oval(-14.8, -2.5, 2.6)}
~1.2 #E0B04A {oval(14.6, -2.5, 2.6)}
@
~1.5 #E0B04A M-9 14C-4 20 4 20 9 14
#B7284B {oval(0, 19.5, 2.2)}
{_tambourine(29, -27, 15)}
#F3D27A M20.5 -7.5L30.5 -7L30.4 -3.8L20.6 -4.3Z
{fist(26, -15, 84, 0.85)}
""",
)


def _quill(x: float, y: float, turn: float) -> str:
    """Return the lines of a white quill with its nib at ``x, y``."""
    barbs = "".join(f"M0 {-14 - i * 6:g}L-6 {-20 - i * 6:g}M0 {-14 - i * 6:g}L6 {-20 - i * 6:g}" for i in range(7))
    return "\n".join(
        (
            f"@ {x:g} {y:g} {turn:g}",
            "#FFFFFF>#D9D2C0 M0 -10C-11 -20 -12 -40 -3 -62C-1 -66 4 -68 7 -68C12 -52 12 -26 0 -10Z",
            "& #B9AE96/75 M2 -70L1 -8H16V-70Z",
            f"&~0.7 #A89C82/80 {barbs}",
            "~1.3 #8A7A5A M0 2C0 -14 1 -36 5 -64",
            "#2B1A12 M-1 -2H1L0 5Z",
            "@",
        )
    )


HISTORIAN: Final = Portrait(
    skin="#F0C6A4",
    hair="#E9E2D4",
    cloth="#5E4A73",
    lines=f"""
{body("cloth", 38, 19)}
cloth-36>cloth-50 M-19 13C-12 20 -8 30 -6 58H6C8 30 12 20 19 13L12 9H-12Z
&~1.3 #E9C46A/90 M-18 14C-11 21 -7 31 -5 58M18 14C11 21 7 31 5 58
{head("long", rosy=30)}
{eyes(0.6, -13, brow="hair+10", heavy=2.3)}
~0.8 skin-30/80 M-9 -21C-4 -22.5 4 -22.5 9 -21M-7.5 -24C-3 -25.2 3 -25.2 7.5 -24M-10 -9.6C-8.5 -8.6 -7 -8.4 -5.6 -8.6M10 -9.6
  C8.5 -8.6 7 -8.4 5.6 -8.6
{nose(0.5, 1.2)}
hair>hair-22 M-13.6 -24C-20 -20 -19 -8 -15 -2C-13.5 -8 -13.5 -16 -12.5 -21ZM13.6 -24C20 -20 19 -8 15 -2C13.5 -8 13.5 -16 12.5 -21Z
{beard(46, 13.6, 0.45)}
{moustache(10, -3.4)}
cloth-12>cloth-36 M-16 -24C-17 -40 -8 -45 0 -45C8 -45 17 -40 16 -24C8 -30 -8 -30 -16 -24Z
& cloth-46/75 M5 -46C13 -40 13 -32 11 -22H20V-46Z
&~1.3 cloth+24/80 M-14 -28C-13 -38 -7 -42 -1 -43
~1.6 #E9C46A M-15.6 -25.5C-8 -31 8 -31 15.6 -25.5
#F8ECCB>#D3BC86 M-47 32C-43 28 -39 30 -38 34L-33 58H-50V40C-51 37 -50 34 -47 32Z
~0.9 #8A6A3E/80 M-46 42H-39M-46 46H-38M-46 50H-37M-46 54H-36.5
#E2CF9E>#B89C62 {oval(-43, 33, 7.5, 4)}
~0.8 #8A6A3E {oval(-43, 33, 4, 2)}
{_quill(27, 24, 8)}
{sleeve(27, 24, "cloth-4", "cloth-44")}
{fist(28, 20, -6, 0.95)}
""",
)

SCHOLAR: Final = Portrait(
    skin="#9A6238",
    hair="#8F877C",
    cloth="#4A5A3A",
    lines=f"""
{body("cloth-20", 39, 18)}
#F6EBD4>#CDB88C M-9 12L0 26L9 12L13 14L5 34L0 30L-5 34L-13 14Z
cloth+2>cloth-20 M-39 58C-38 36 -30 20 -16 14C-14 26 -10 44 -8 58Z
cloth-14>cloth-36 M39 58C38 36 30 20 16 14C14 26 10 44 8 58Z
~1.6 #E9C46A/90 M-16 15C-14 28 -10 44 -8 58M16 15C14 28 10 44 8 58
{head("long", rosy=14)}
{nose(0.1, 1.15)}
{mouth(1.0, 0)}
hair>hair-24 M-5 4.5C-6 11 -2 13 0 13.5C2 13 6 11 5 4.5C3 3.4 -3 3.4 -5 4.5Z
hair>hair-24 M-13.8 -4C-16.5 -14 -16 -22 -12 -26H12C16 -22 16.5 -14 13.8 -4C12.5 -9 12.5 -16 10.5 -20H-10.5C-12.5 -16 -12.5 -9 -13.8 -4Z
{eyes(-0.2, -12.5, brow="hair", heavy=1.8)}
#DFF0F5/12 {oval(-6.3, -12, 5.6)}{oval(6.3, -12, 5.6)}
#FFFFFF/26 M-10 -13C-9.5 -15.5 -7.5 -16.8 -5.5 -16.8L-8.5 -11.5ZM2.6 -13C3.1 -15.5 5.1 -16.8 7.1 -16.8L4.1 -11.5Z
~1.7 #E9B93E {oval(-6.3, -12, 5.8)}
~1.7 #E9B93E {oval(6.3, -12, 5.8)}
~1.5 #E9B93E M-1 -13C-0.5 -14 0.5 -14 1 -13M-12 -13L-15 -14M12 -13L15 -14
#2E2622>#17110E M-15.5 -22C-16 -30 -15 -36 -14 -38H14C15 -36 16 -30 15.5 -22C8 -27.5 -8 -27.5 -15.5 -22Z
cloth-30>cloth-56 M0 -56L38 -42L0 -29L-38 -42Z
& cloth-10/60 M0 -56L38 -42L20 -36L-19 -49Z
&~1.2 cloth+30/80 M-36 -42L0 -54.6L36 -42
#120A06/80 M-38 -42L0 -29L38 -42L38 -40L0 -26.5L-38 -40Z
#E9C46A {oval(0, -43, 2.4, 1.6)}
~1.5 #E9C46A M0 -43C12 -42 24 -38 27 -34L28 -20
#F3D27A>#9A6E1C M26 -22H30L32 -8H24Z
~0.7 #7A5410 M26.5 -18L25.5 -9M28 -19V-9M29.5 -18L30.5 -9
@ -4 6 0 0.92
#6B2A2A>#3E1414 M8 28L33 21L58 28V54L33 60L8 54Z
#FFF8EA>#DCCBA2 M11 25C18 20 27 20 33 25V54C27 49 18 49 11 53Z
#F1E4C6>#C3AC7A M55 25C48 20 39 20 33 25V54C39 49 48 49 55 53Z
~0.9 #7A6038/80 M15 30C20 27.5 25 27.5 29 30M15 35C20 32.5 25 32.5 29 35M15 40C20 37.5 25 37.5 29 40M15 45C20 42.5 25 42.5 29 45
  M37 30C42 27.5 47 27.5 51 30M37 35C42 32.5 47 32.5 51 35M37 40C42 37.5 47 37.5 51 40
~1 #8A6A3E M33 25V54
#B7284B M38 22.5L42 21.5L42 34L40 32L38 34.5Z
@
{fist(9, 48, 10, 0.85)}
""",
)

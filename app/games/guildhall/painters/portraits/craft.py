"""Portraits of the crafts and the field: farmer, weaver, bricklayer."""

from __future__ import annotations

from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import beard, body, eyes, fist, head, moustache, mouth, nose, sleeve
from app.art.drawing.portrait import Portrait


def _ear(x: float, y: float, turn: float) -> str:
    """Return the lines of an ear of barley with its awns, its foot at ``x, y``."""
    rows = [f"@ {x:g} {y:g} {turn:g}", "~1.3 #B5811E M0 34V-4"]
    for i in range(5):
        rise = -4 * i
        rows.append(f"~0.5 #F3D27A M-2 {rise - 3}L-5 {rise - 12}M2 {rise - 3}L5 {rise - 12}")
        rows.append(f"#F5D06A M0 {rise}C-5 {rise - 1} -5 {rise - 6} -2.6 {rise - 7.5}C-0.5 {rise - 5} 0 {rise - 3} 0 {rise}Z")
        rows.append(f"#C98F22 M0 {rise}C5 {rise - 1} 5 {rise - 6} 2.6 {rise - 7.5}C0.5 {rise - 5} 0 {rise - 3} 0 {rise}Z")
    rows.append("#E9B93E M0 -19C-2.6 -22 -2 -26 0 -29C2 -26 2.6 -22 0 -19Z")
    return "\n".join((*rows, "@"))


FARMER: Final = Portrait(
    skin="#E3A878",
    hair="#A5682E",
    cloth="#7C8A3E",
    lines=f"""
{body("#F1E4C6", 40, 17)}
cloth>cloth-20 M-21 13C-16 14 -14 22 -13 34L13 34C14 22 16 14 21 13L26 18C24 30 25 46 26 58H-26C-25 46 -24 30 -26 18Z
& cloth-30/80 M12 8C18 24 17 44 14 60H40V8Z
&~1.3 cloth-46/80 M-13 34C-14 44 -14 50 -14 58M13 34H-13M13.5 34C14.5 44 14.5 50 14.5 58
&~1 #FFF6E0/70 M-9 38H9
#E9C46A {oval(-17, 31, 2.2)}{oval(17, 31, 2.2)}
#FFFBF0>#D8C8A2 M-11 10C-6 15 6 15 11 10L14 15C8 23 4 21 0 18C-4 21 -8 23 -14 15Z
{head("square", rosy=46)}
{eyes(0.3, -13, brow="hair-10", heavy=1.7)}
{nose(0.4, 1.25)}
{beard(8.5, 14.4, 0.0)}
{mouth(1.6, -1.4)}
~1.2 #E2B752 M3 -0.5C8 1 13 1 19 -3
hair+6>hair-14 M-15.5 -8C-17 -16 -16.5 -22 -13 -26H13C16.5 -22 17 -16 15.5 -8C14.5 -14 13 -18 11 -20H-11C-13 -18 -14.5 -14 -15.5 -8Z
#150D06/30 M-15 -22H15L14 -16C6 -19 -6 -19 -14 -16Z
#8A6118 M-36 -22C-30 -13 -14 -16 0 -16C14 -16 32 -14 36 -24C30 -30 14 -30 0 -30C-14 -30 -32 -30 -36 -22Z
#E8C062>#C08F34 M-36 -24C-32 -16 -14 -19 0 -19C14 -19 32 -17 36 -26C30 -33 14 -32 0 -32C-14 -32 -32 -32 -36 -24Z
&~0.7 #9A6E1C/80 M-34 -22C-20 -19 20 -20 35 -25M-33 -27C-20 -22 20 -23 33 -28M-28 -30C-14 -26 14 -27 28 -31
#F0CC72>#BB8A30 M-17.5 -27C-18 -36 -14 -50 -6 -53C-2 -50 2 -50 6 -54C14 -51 18 -38 17.5 -28C8 -23 -8 -23 -17.5 -27Z
& #9A6E1C/60 M5 -58C14 -50 13 -34 11 -22H24V-58Z
&~0.7 #9A6E1C/80 M-12 -25C-13 -36 -10 -46 -6 -52M-5 -24C-6 -34 -4 -44 -1 -51M4 -24C4 -34 4 -44 4 -52M11 -26C12 -36 10 -46 7 -53
cloth-6>cloth-34 M-17.8 -32C-8 -27.5 8 -27.5 17.8 -32.5L17.6 -26.5C8 -22 -8 -22 -17.6 -26.5Z
{_ear(21, 14, -6)}
{_ear(31, 8, 9)}
{_ear(40, 18, 22)}
{_ear(27, 20, 4)}
#8A6118 M22 32C27 36 34 36 38 31L39 36C34 41 26 41 21 37Z
{sleeve(29, 40, "#F1E4C6", "cloth-10")}
{fist(29, 36, -6, 1.0)}
""",
)


def _thread(x: float, y: float, w: float, h: float) -> str:
    """Return the lines of a wooden spool of cream thread around ``x, y``; ``w`` and ``h`` are half its width and height."""
    left, right, bulge, third = x - w, x + w, w * 0.14, h * 0.3
    rows = [
        f"#F9EBCB>#C9AE74 M{left:g} {y - h:g}C{left - bulge:g} {y - third:g} {left - bulge:g} {y + third:g} {left:g} {y + h:g}H{right:g}",
        f"  C{right + bulge:g} {y + third:g} {right + bulge:g} {y - third:g} {right:g} {y - h:g}Z",
    ]
    rows += [f"&~1.1 #A88444/80 M{x - 20:g} {y + i:g}L{x + 20:g} {y + i - 4:g}" for i in range(-14, 20, 4)]
    for middle in (y - h - 2, y + h + 2):
        top, low = middle - 2.6, middle + 2.6
        rows += [
            f"#A5713F>#5C3B22 M{left - 3:g} {top:g}H{right + 3:g}C{right + 5:g} {top:g} {right + 5:g} {low:g} {right + 3:g} {low:g}",
            f"  H{left - 3:g}C{left - 5:g} {low:g} {left - 5:g} {top:g} {left - 3:g} {top:g}Z",
            f"~0.8 #E0B27A M{left - 2:g} {middle - 1.4:g}H{right + 2:g}",
        ]
    return "\n".join(rows)


WEAVER: Final = Portrait(
    skin="#F0C4A0",
    hair="#8A5A30",
    cloth="#3E7488",
    lines=f"""
{body("cloth", 37, 19)}
#FFF8EA>#DCCBA6 M-13 26H13C18 36 19 48 19 58H-19C-19 48 -18 36 -13 26Z
& #C9B48A/70 M5 24C10 36 10 48 8 60H24V24Z
&~1.2 cloth-10 M-19 50H19M-19 54H19
&~1 #B89C68/70 M-7 30C-9 40 -9 48 -9 58M2 30C2 40 2 50 2 58
#D9C9A2>#C9B68A M-15 -16H15L17 16C8 22 -8 22 -17 16Z
{head("oval", ears=False, rosy=30)}
{eyes(-0.5, -12.5, lashes=True, brow="hair-10", heavy=1.2)}
{nose(-0.5, 0.85)}
{mouth(1.4, -0.2, "#C0645A")}
hair>hair-20 M-12.5 -14C-13 -26 -6 -29 0 -29C6 -29 13 -26 12.5 -14C11 -20 6 -23.5 0 -24C-6 -23.5 -11 -20 -12.5 -14Z
#FFFBF0>#E2D3B2 M0 -41C-30 -39 -23 -10 -28 12C-29 18 -31 22 -34 26C-22 32 -12 24 -5 20C-13 12 -14.5 -2 -13.5 -14
  C-12 -26 -6 -27.5 0 -27.5C6 -27.5 12 -26 13.5 -14C14.5 -2 13 12 5 20C12 24 22 32 34 26C31 22 29 18 28 12C23 -10 30 -39 0 -41Z
& #BFAE88/75 M5 -44C24 -36 16 -8 20 10C21 18 14 22 8 26L40 32V-44Z
&~1.2 #B5A37C/80 M-18 -24C-22 -8 -18 4 -24 18M-15 -6C-17 4 -14 12 -12 18M19 -22C22 -8 19 4 25 18M15.5 -2C16 6 13 12 12 18
&~1.6 #FFFFFF M-3 -39.5C-22 -36 -21 -16 -23 -2
#FFF8EA>#D5C49E M-14 0C-11 10 -5 13 0 13C5 13 11 10 14 0C15 10 10 21 0 22C-10 21 -15 10 -14 0Z
&~1 #B5A37C/80 M-12 8C-6 16 6 16 12 8M-9 15C-4 19 4 19 9 15
cloth+4>cloth-26 M-20.5 -26C-12 -35 12 -35 20.5 -26L21.5 -21C12 -30 -12 -30 -21.5 -21Z
#E9C46A {oval(-12, -29.3, 1.4)}{oval(0, -31.4, 1.4)}{oval(12, -29.3, 1.4)}
{_thread(29, 13, 9.5, 15)}
~1.2 #F9EBCB M19 19C8 26 2 34 -8 36
~0.5 #8A6118 M19 19.6C8 26.6 2 34.6 -8 36.6
{sleeve(29, 43, "cloth-4", "#FFF8EA")}
{fist(29, 36, 4, 0.95)}
""",
)


def _brick(x: float, y: float, paint: str) -> str:
    """Return the lines of a brick with its upper left corner at ``x, y``."""
    return f"{paint}>#7C3322 M{x:g} {y:g}H{x + 20:g}V{y + 9:g}H{x:g}Z\n&~1 #F0A888/60 M{x:g} {y + 0.5:g}H{x + 20:g}"


BRICKLAYER: Final = Portrait(
    skin="#E2A67C",
    hair="#B0501E",
    cloth="#6B7F95",
    lines=f"""
{body("cloth", 44, 14)}
#8E5E36>#5C3A1E M-17 20C-8 24 8 24 17 20L23 58H-23Z
& #4A2E1A/70 M6 18C12 32 12 46 10 60H30V18Z
&~1 #C9976A/70 M-17 22C-8 26 8 26 17 22
~3 #6B4526 M-17 21L-12 10M17 21L12 10
{head("square", rosy=40)}
{eyes(0.4, -13, brow="hair-20", heavy=2.1)}
{nose(0.3, 1.35)}
{beard(17, 15.2, 0.0)}
{moustache(12.5, -3.4)}
hair-6>hair-26 M-15.5 -8C-17 -14 -16.5 -20 -14 -24H14C16.5 -20 17 -14 15.5 -8C14.5 -12 13.5 -16 12 -18H-12C-13.5 -16 -14.5 -12 -15.5 -8Z
#D9C7A0>#A88E60 M-19 -22L-22 -46C-12 -51 14 -51 22 -46L19 -22C10 -27 -10 -27 -19 -22Z
& #6E5530/60 M7 -54C12 -44 12 -32 10 -20H26V-54Z
&~1.6 #FFF6E0/80 M-20 -44L-17.5 -25
&~1 #7A6038/80 M-8 -49C-9 -40 -9 -33 -8 -25M6 -49.5C7 -40 6.5 -33 6 -25
#EADAB4>#B89C68 M-22 -46C-12 -51 14 -51 22 -46C14 -42.5 -12 -42.5 -22 -46Z
cloth+2>cloth-30 M-19.8 -28C-10 -33 10 -33 19.8 -28L19 -21C10 -26 -10 -26 -19 -21Z
#E9E2D2 M-52 36H-11V58H-52Z
{_brick(-52, 37, "#B5533A")}
{_brick(-31, 37, "#C4634A")}
{_brick(-44, 27, "#BE5A40")}
{_brick(-42, 47, "#A84A32")}
#E9E2D2 M-44 26.4L-40 24C-36 27 -30 22 -26 26.4Z
@ 27 10 10
#EEF2F4>#AEB9C1 M0 -47C6 -40 12 -28 12 -20L0 -10L-12 -20C-12 -28 -6 -40 0 -47Z
& #8795A0/80 M0 -50L16 -18L0 -8Z
&~1 #FFFFFF M-1 -45C-6 -38 -10.5 -28 -10.5 -21
& #E6DDC8 M-14 -24C-6 -18 4 -28 14 -22V-4H-14Z
~2.6 #7E8B95 M0 -12V-5
#A5713F>#5C3B22 M-3.4 -6C-4.5 0 -3.5 8 -3 14H3C3.5 8 4.5 0 3.4 -6Z
@
{sleeve(27, 20, "skin", "cloth+10")}
{fist(27, 12, 8, 1.05)}
""",
)

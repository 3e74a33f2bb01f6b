"""Hats, caps and helmets of the villagers, as lines of ``drawing``; ``paint`` is the colour of the cloth, ``band`` that of the ribbon."""

from __future__ import annotations

from app.art.drawing import oval


def straw(band: str = "cloth") -> str:
    """Return a broad hat of straw."""
    return f"""
#8A6118 M-34 -22C-28 -13 -14 -16 0 -16C14 -16 30 -14 34 -24C28 -30 14 -30 0 -30C-14 -30 -30 -30 -34 -22Z
#E8C062>#C08F34 M-34 -24C-30 -16 -14 -19 0 -19C14 -19 30 -17 34 -26C28 -33 14 -32 0 -32C-14 -32 -30 -32 -34 -24Z
&~0.7 #9A6E1C/80 M-32 -22C-20 -19 20 -20 33 -25M-31 -27C-20 -22 20 -23 31 -28M-26 -30C-14 -26 14 -27 26 -31
#F0CC72>#BB8A30 M-17 -27C-18 -36 -13 -46 -6 -48C-2 -47 2 -47 6 -49C13 -46 18 -38 17 -28C8 -23 -8 -23 -17 -27Z
& #9A6E1C/60 M5 -54C14 -48 13 -34 11 -22H24V-54Z
&~0.7 #9A6E1C/80 M-12 -25C-13 -34 -10 -42 -6 -47M-5 -24C-6 -34 -4 -42 -1 -47M4 -24C4 -34 4 -42 4 -48M11 -26C12 -34 10 -42 7 -48
{band}-2>{band}-32 M-17.4 -32C-8 -27.5 8 -27.5 17.4 -32.5L17.2 -26.5C8 -22 -8 -22 -17.2 -26.5Z
"""


def felt(paint: str, band: str = "#2B1F1A") -> str:
    """Return a round hat of felt with a narrow brim."""
    return f"""
{paint}-40 M-28 -21C-23 -14 -12 -16.5 0 -16.5C12 -16.5 23 -14 28 -22C23 -27 12 -26 0 -26C-12 -26 -23 -27 -28 -21Z
{paint}+10>{paint}-12 M-28 -23.4C-24 -17.4 -12 -19.4 0 -19.4C12 -19.4 24 -17.4 28 -24.4C23 -29 12 -29 0 -29C-12 -29 -23 -29 -28 -23.4Z
&~1 {paint}+34/70 M-27 -24C-22 -20 -12 -21 0 -21
{paint}+12>{paint}-20 M-16.5 -25C-17 -40 -12 -49 0 -49C12 -49 17 -40 16.5 -25C8 -21 -8 -21 -16.5 -25Z
& {paint}-36/80 M5 -54C13 -46 13 -34 11 -22H24V-54Z
&~1.4 {paint}+34/60 M-13 -32C-13 -40 -9 -45.6 -3 -46.4
{band}>{band}-30 M-16.8 -31C-8 -26.6 8 -26.6 16.8 -31L16.6 -25C8 -21 -8 -21 -16.6 -25Z
"""


def wide(paint: str, band: str = "#2B1F1A") -> str:
    """Return a broad, slouched traveller's hat."""
    return f"""
{paint}-44 M-37 -17C-28 -15 -14 -18 0 -18C14 -18 26 -14 37 -24C28 -31 12 -28 0 -28C-14 -28 -32 -28 -37 -17Z
{paint}+10>{paint}-14 M-37 -20C-28 -17 -14 -21 0 -21C14 -21 27 -17 37 -27C28 -33 12 -31 0 -31C-14 -31 -32 -31 -37 -20Z
&~1 {paint}+30/70 M-35 -20.6C-24 -19.6 -14 -22.6 0 -22.6
{paint}+12>{paint}-20 M-17 -26C-19 -39 -14 -45 -6 -43C-2 -41 2 -41 7 -45C14 -48 19 -40 17 -27C8 -22 -8 -22 -17 -26Z
& {paint}-36/80 M4 -52C14 -44 13 -34 11 -22H24V-52Z
{band}>{band}-30 M-17.4 -31C-8 -26 8 -26 17.4 -31.5L17.2 -26C8 -21 -8 -21 -17.2 -26Z
"""


def feathered(paint: str, plume: str) -> str:
    """Return a pointed hunting hat with a feather."""
    return f"""
{paint}+8>{paint}-14 M-22 -20C-14 -24 -14 -42 2 -45C16 -45 17 -31 24 -22C12 -27 -8 -26 -22 -20Z
& {paint}-34/80 M6 -50C16 -40 14 -30 13 -22H28V-50Z
&~1.3 {paint}+30/70 M-13 -28C-11 -36 -6 -41 1 -42.6
{paint}-22>{paint}-44 M-31 -17C-18 -26 16 -29 27 -23C25 -19 22 -17.6 18 -18.4C2 -23 -14 -20 -31 -17Z
~1 {paint}+14/70 M-27 -18.4C-14 -24 8 -26 22 -22.6
{plume}+10>{plume}-24 M9 -26C12 -40 22 -52 37 -55C36 -41 27 -29 11 -24Z
~0.9 {plume}-50 M10 -25.4C18 -38 26 -47 35 -53
&~0.8 {plume}-40/70 M17 -36L18 -44M22 -41L24 -48M27 -46L30 -52M16 -33L26 -36M21 -39L30 -43
#E9C46A>#8A6118 {oval(10, -25, 3)}
"""


def knit(paint: str) -> str:
    """Return a knitted cap with a turned-up hem and a bobble."""
    return f"""
{paint}+14>{paint}-14 {oval(0, -47, 4.6)}
{paint}+8>{paint}-20 M-16.6 -22C-18 -40 -10 -46.6 0 -46.6C10 -46.6 18 -40 16.6 -22C8 -26 -8 -26 -16.6 -22Z
& {paint}-36/80 M6 -50C14 -44 13 -32 12 -20H24V-50Z
&~0.8 {paint}-36/80 M-11 -24C-12 -34 -9 -42 -4 -46M-4 -25C-5 -34 -3 -42 -1 -46M4 -25C5 -34 4 -42 2 -46M11 -24C12 -34 9 -42 5 -46
{paint}+20>{paint}-10 M-17.6 -27C-8 -32 8 -32 17.6 -27L17 -19C8 -24 -8 -24 -17 -19Z
&~0.8 {paint}-34/80 M-14 -31V-18M-10 -31V-18M-6 -31V-18M-2 -31V-18M2 -31V-18M6 -31V-18M10 -31V-18M14 -31V-18
"""


def flat(paint: str) -> str:
    """Return a flat workman's cap with a small peak."""
    return f"""
{paint}+10>{paint}-18 M-18 -22C-22 -36 -10 -42 2 -41C14 -41 22 -34 18.6 -22C8 -27 -8 -27 -18 -22Z
& {paint}-34/80 M6 -46C17 -40 17 -30 13 -20H26V-46Z
&~1.2 {paint}+34/70 M-14 -30C-12 -36 -6 -38.6 0 -38.6
&~0.9 {paint}-40/80 M2 -41C0 -34 0 -29 0 -25
{paint}-16>{paint}-44 M-16.6 -23C-8 -29 8 -29 16.6 -23C20 -20.6 23 -18 23.6 -16C14 -22 -8 -22.4 -16.6 -18.6Z
"""


def beret(paint: str, jewel: str = "") -> str:
    """Return a soft beret that hangs to one side."""
    return f"""
{paint}+8>{paint}-20 M-17 -21C-30 -30 -18 -44 2 -43C22 -43 34 -32 24 -22C20 -19 17 -19.6 15.6 -21C8 -26 -8 -26 -17 -21Z
& {paint}-36/80 M8 -48C26 -42 26 -28 16 -18H36V-48Z
&~1.4 {paint}+34/70 M-18 -29C-16 -36 -8 -39.6 0 -40
&~1 {paint}-40/70 M-6 -26C-8 -30 -12 -32 -16 -33M3 -27C4 -31 8 -34 13 -36M9 -25C14 -28 19 -29 23 -29
{paint}-30>{paint}-48 M-16.4 -24.6C-8 -29 8 -29 16.2 -24.6L15.8 -19.6C8 -24 -8 -24 -16 -19.6Z
{f"#F3D27A>#8A6118 {oval(-9, -25.4, 3.4)}" if jewel else ""}
{f"{jewel} {oval(-9, -25.4, 2)}" if jewel else ""}
"""


def turban(paint: str, jewel: str = "") -> str:
    """Return cloth wound around the head, with an end that falls to the shoulder."""
    return f"""
{paint}-14>{paint}-40 M13 -26C24 -28 26 -14 23 2C22 8 24 12 27 14C19 16 13 12 14 2C15 -8 14 -16 11 -22Z
{paint}+8>{paint}-18 M-17 -21C-22 -38 -10 -46 1 -45.6C13 -45.6 22 -37 17 -21C8 -26 -8 -26 -17 -21Z
& {paint}-34/80 M6 -50C17 -42 16 -30 12 -20H26V-50Z
&~1.2 {paint}-40/80 M-16 -34C-6 -28 6 -32 14 -44M-10 -43C-2 -36 8 -34 18 -36
{paint}+14>{paint}-24 M-19 -22C-21 -31 -12 -33 -8 -30C-3 -34 4 -34 8 -30C13 -33 21 -31 19 -22C8 -28 -8 -28 -19 -22Z
&~1 {paint}-40/80 M-8 -32C-6 -29 -6 -26 -7 -23M8 -32C6 -29 6 -26 7 -23M0 -34V-24
{f"#F3D27A>#8A6118 {oval(0, -30, 3.6, 4.2)}" if jewel else ""}
{f"{jewel} {oval(0, -30, 2.1, 2.6)}" if jewel else ""}
"""


def helmet(paint: str = "#9AA3AB", lamp: bool = False) -> str:
    """Return an iron cap; ``lamp`` carries a burning miner's lamp."""
    light = f"""
#FFE9A0/45 {oval(0, -31, 12)}
#6B4A2F>#3A2412 M-6 -33H6L5 -24H-5Z
#FFD45A>#F29A2E {oval(0, -33, 5.4)}
#FFF8DC {oval(-0.8, -33.6, 3)}
"""
    return f"""
{paint}+20>{paint}-28 M-17 -21C-19 -40 -9 -47 0 -47C9 -47 19 -40 17 -21C8 -26 -8 -26 -17 -21Z
& {paint}-44/80 M6 -50C16 -42 15 -30 12 -20H24V-50Z
&~1.6 {paint}+50/80 M-12.6 -27C-13 -36 -9 -42 -3 -43.6
{paint}>{paint}-44 M-20 -20C-10 -28 10 -28 20 -20L19 -16.6C9 -23 -9 -23 -19 -16.6Z
{light if lamp else ""}"""


def sou_wester(paint: str) -> str:
    """Return an oilskin hat that falls over the neck."""
    return f"""
{paint}-34 M-24 -14C-30 -8 -28 2 -26 6C-20 2 -18 -8 -16 -16ZM24 -14C30 -8 28 2 26 6C20 2 18 -8 16 -16Z
{paint}+8>{paint}-18 M-17 -24C-18 -40 -10 -47 0 -47C10 -47 18 -40 17 -24C8 -20 -8 -20 -17 -24Z
& {paint}-34/80 M5 -50C14 -44 14 -32 11 -20H24V-50Z
&~0.9 {paint}-40/70 M-6 -22C-7 -32 -5 -42 -1 -47M6 -22C7 -32 5 -42 1 -47
{paint}+4>{paint}-26 M-28 -10C-22 -28 -12 -30 0 -30C12 -30 22 -28 28 -10C18 -18 10 -22 0 -22C-10 -22 -18 -18 -28 -10Z
&~1.3 {paint}+36/70 M-25 -14C-18 -25 -10 -27.6 0 -27.6
"""


def bicorn(paint: str, trim: str = "#E9C46A") -> str:
    """Return a captain's hat worn crosswise."""
    return f"""
{paint}+14>{paint}-20 M-34 -18C-30 -36 -16 -47 0 -47C16 -47 30 -36 34 -18C18 -28 -18 -28 -34 -18Z
& {paint}-40/80 M6 -52C22 -44 26 -30 28 -18H40V-52Z
&~1.8 {trim} M-33 -19.6C-29 -36 -16 -45.6 0 -45.6C16 -45.6 29 -36 33 -19.6
{paint}-14>{paint}-44 M-36 -16C-20 -28 20 -28 36 -16C34 -12.6 30 -13 26 -15C14 -21 -14 -21 -26 -15C-30 -13 -34 -12.6 -36 -16Z
~1.4 {trim} M-34 -15.6C-18 -25.6 18 -25.6 34 -15.6
#FFF6E0>#D9C9A4 {oval(0, -34.6, 5.6)}
#B7284B {oval(0, -34.6, 3.4)}
{trim} {oval(0, -34.6, 1.5)}
"""


def crown(jewel: str = "#B7284B") -> str:
    """Return a golden crown."""
    t = -38
    return f"""
#F6D67A>#B5811E M-16 -23L-19 {t:g}L-9 {t + 8:g}L0 {t - 6:g}L9 {t + 8:g}L19 {t:g}L16 -23C8 -27 -8 -27 -16 -23Z
& #8A6118/70 M6 {t - 12:g}C14 -40 14 -30 12 -20H26V{t - 12:g}Z
&~1.2 #FFF3C4/90 M-16 {t + 4:g}L-14 -26M-8 {t + 11:g}L-1 {t - 1:g}
#C8962E>#7A5410 M-16.6 -27C-8 -31.6 8 -31.6 16.6 -27L16 -21.4C8 -26 -8 -26 -16 -21.4Z
{jewel} {oval(-19, t - 1.6, 2.6)}{oval(0, t - 7.6, 3)}{oval(19, t - 1.6, 2.6)}
#FFFFFF/70 {oval(-1, t - 8.4, 1)}
#2B5E8E {oval(-9, -26.4, 1.9)}{oval(9, -26.4, 1.9)}
{jewel} {oval(0, -28, 2.2)}
"""


def jester() -> str:
    """Return a fool's cap with three bells."""
    bells = "\n".join(
        f"#F6D67A>#A87018 {oval(x, y, 4)}\n~0.9 #5E3F10 M{x - 3:g} {y + 1:g}H{x + 3:g}" for x, y in ((-36, -17), (36, -17), (1, -57))
    )
    return f"""
#D0342A>#8E1C16 M-3 -27C-8 -54 -36 -50 -36 -20C-28 -31 -20 -28 -17 -17C-12 -24 -6 -25 -3 -23Z
& #5E0E0C/60 M-10 -44C-16 -36 -14 -26 -12 -18H0V-44Z
#F0C24A>#B07E18 M3 -27C8 -54 36 -50 36 -20C28 -31 20 -28 17 -17C12 -24 6 -25 3 -23Z
& #7A5410/50 M22 -50C32 -42 30 -30 28 -20H44V-50Z
#2E8A5C>#14513A M-12 -22C-10 -42 -4 -52 1 -55C6 -50 11 -42 12 -22C5 -27 -5 -27 -12 -22Z
& #0C3324/60 M3 -58C10 -46 8 -34 6 -22H18V-58Z
#F6E3B0>#C9A456 M-17.6 -19.6C-8 -28 8 -28 17.6 -19.6L16 -15.6C8 -22.6 -8 -22.6 -16 -15.6Z
{bells}
"""


def hennin(paint: str, veil: str = "#FFF6EA") -> str:
    """Return a lady's pointed hat with a long veil."""
    return f"""
{veil}/85 M4 -56C22 -48 34 -30 36 0C37 16 40 30 44 40C32 38 24 28 22 8C20 -14 14 -34 2 -48Z
~0.9 {veil}-20/90 M8 -52C22 -40 28 -18 29 4M5 -52C16 -38 24 -14 26 8
{paint}+12>{paint}-20 M-16 -22C-10 -34 -4 -46 2 -58C6 -46 12 -34 16 -22C8 -28 -8 -28 -16 -22Z
& {paint}-38/80 M4 -60C8 -46 10 -34 10 -20H22V-60Z
&~1.2 #E9C46A M-12 -30C-4 -33 6 -33 12.6 -29M-7 -40C-2 -42 4 -42 8 -39
#FFF6EA>#D9C9A4 M-16.6 -25C-8 -32 8 -32 16.6 -25L16 -19.6C8 -26 -8 -26 -16 -19.6Z
#B7284B {oval(0, -27.6, 2)}
"""


def biretta(paint: str) -> str:
    """Return a priest's square cap."""
    return f"""
{paint}+16 {oval(0, -47, 3.4)}
{paint}+12>{paint}-20 M-17 -22L-20 -42C-12 -39 -6 -43 0 -46C6 -43 12 -39 20 -42L17 -22C8 -27 -8 -27 -17 -22Z
& {paint}-44/80 M6 -50C10 -40 10 -30 9 -20H26V-50Z
~1.2 {paint}+34/80 M-19 -40C-12 -37 -6 -41 0 -44C6 -41 12 -37 19 -40M0 -44V-27
"""


def winged(paint: str) -> str:
    """Return a messenger's round cap with a wing."""
    wing = "\n".join(
        f"#FFFBF0>#CFC4AE M{12 + i:g} {-26 + i * 3:g}C{22 + i * 2:g} {-34 + i * 3:g} {32 - i * 2:g} {-44 + i * 7:g}"
        f" {40 - i * 4:g} {-46 + i * 9:g}"
        f"C{38 - i * 4:g} {-34 + i * 8:g} {26 - i * 2:g} {-22 + i * 4:g} {13 + i:g} {-20 + i * 2:g}Z"
        for i in (0, 1, 2)
    )
    return f"""
{paint}+10>{paint}-20 M-17 -22C-18 -37 -10 -44 0 -44C10 -44 18 -37 17 -22C8 -27 -8 -27 -17 -22Z
& {paint}-36/80 M6 -48C15 -40 14 -30 11 -20H24V-48Z
&~1.4 {paint}+34/70 M-13 -28C-13 -36 -9 -40 -3 -41
#E9C46A>#9A6E1C M-17.6 -25C-8 -30 8 -30 17.6 -25L17 -20C8 -25 -8 -25 -17 -20Z
{wing}
"""


def horned() -> str:
    """Return a barbarian's iron cap with two horns and a fur hem."""
    tufts = "\n".join(
        f"#{'C9AE86' if i % 2 else 'A8895E'} {oval(-17 + i * 4.3, -21.6 - 2.8 * (1 - abs(i - 4) / 4), 3.8, 4.2)}" for i in range(9)
    )
    return f"""
#F6EAD0>#B59A6A M-13 -33C-24 -32 -32 -40 -31 -54C-38 -44 -36 -27 -20 -24Z
& #8A6E42/70 M-24 -40C-22 -32 -18 -28 -14 -26H-30V-22H-40V-32Z
#E9D9B8>#A0845A M13 -33C24 -32 32 -40 31 -54C38 -44 36 -27 20 -24Z
#B0B8BF>#6E7780 M-17 -22C-19 -40 -9 -48 0 -48C9 -48 19 -40 17 -22C8 -27 -8 -27 -17 -22Z
& #4A525A/80 M6 -50C16 -42 15 -30 12 -20H24V-50Z
#C8962E>#7A5410 M-2.6 -48H2.6V-24H-2.6Z
&~1 #F3D27A/80 M-1.6 -46V-26
{tufts}
"""


def flowers() -> str:
    """Return a wreath of flowers."""
    spots = (
        (-15, -21, "F2B84B"),
        (-11, -27, "E66A7A"),
        (-4.6, -30, "FFF6E0"),
        (2.6, -30.6, "8A6FC8"),
        (9, -28.6, "F2B84B"),
        (14, -23.4, "E66A7A"),
    )
    leaves = "#3F7A3A>#24502A M-18 -18C-16 -30 -6 -34 0 -34C8 -34 16 -30 18 -18C12 -27 -12 -27 -18 -18Z\n"
    return leaves + "\n".join(f"#{c}>#{c}-20 {oval(x, y, 4)}\n#7A4A14 {oval(x, y, 1.4)}" for x, y, c in spots)

"""Cloths worn on the head by the villagers: hoods, veils, kerchiefs and coifs, as lines of ``drawing``."""

from __future__ import annotations

from app.art.drawing import oval


def hood(paint: str = "cloth") -> str:
    """Return a hood with its cape; it lies behind the face, and the face needs no ears."""
    return f"""
{paint}-14>{paint}-34 M-35 25C-28 8 -14 1 0 1C14 1 28 8 35 25C26 31 12 33 1 41C-10 33 -26 31 -35 25Z
&~1.2 {paint}-50/70 M-21 11C-20 19 -19 23 -17 28M20 11C20 18 19 23 18 28
{paint}+6>{paint}-14 M2 -50C-6 -48 -27 -40 -25 -12C-24.5 -2 -26 8 -30 15C-21 21 -9 19 0 25C9 19 21 21 30 15C26 8 24.5 -2 25 -12
  C26 -32 14 -46 2 -50Z
& {paint}-38/85 M3 -56C20 -40 22 -4 5 28L36 28V-56Z
&~2 {paint}+26/90 M-2 -47C-17 -41 -24 -32 -23 -12C-23 -4 -24 4 -27 12
{paint}-54 M1 -39C-17 -36 -18 -14 -15 2C-11 13 11 13 15 2C18 -14 17 -36 1 -39Z
"""


def wimple(paint: str, band: str) -> str:
    """Return a veil that frames the face, with a band across the forehead."""
    return f"""
{paint}+4>{paint}-14 M0 -41C-30 -39 -23 -10 -28 12C-29 18 -31 22 -34 26C-22 32 -12 24 -5 20C-13 12 -14.5 -2 -13.5 -14
  C-12 -26 -6 -27.5 0 -27.5C6 -27.5 12 -26 13.5 -14C14.5 -2 13 12 5 20C12 24 22 32 34 26C31 22 29 18 28 12C23 -10 30 -39 0 -41Z
& {paint}-30/75 M5 -44C24 -36 16 -8 20 10C21 18 14 22 8 26L40 32V-44Z
&~1.2 {paint}-34/80 M-18 -24C-22 -8 -18 4 -24 18M-15 -6C-17 4 -14 12 -12 18M19 -22C22 -8 19 4 25 18M15.5 -2C16 6 13 12 12 18
&~1.6 {paint}+60 M-3 -39.5C-22 -36 -21 -16 -23 -2
{paint}>{paint}-18 M-14 0C-11 10 -5 13 0 13C5 13 11 10 14 0C15 10 10 21 0 22C-10 21 -15 10 -14 0Z
&~1 {paint}-34/80 M-12 8C-6 16 6 16 12 8M-9 15C-4 19 4 19 9 15
{band}+4>{band}-26 M-20.5 -26C-12 -35 12 -35 20.5 -26L21.5 -21C12 -30 -12 -30 -21.5 -21Z
"""


def kerchief(paint: str, dots: bool = True) -> str:
    """Return a cloth knotted at the side of the head."""
    spots = f"& #FFF6E2/85 {oval(-9, -29, 1.5)}{oval(-3, -37, 1.5)}{oval(1, -29, 1.5)}{oval(6, -37, 1.4)}{oval(10, -30, 1.4)}"
    return f"""
{paint}+6>{paint}-20 M-16.5 -19C-19 -41 -6 -45 1 -45C12 -45 19 -37 16.8 -19C8 -27 -8 -27 -16.5 -19Z
& {paint}-34/80 M6 -48C15 -40 15 -28 12 -18H22V-48Z
&~1.2 {paint}-40/70 M-14 -24C-10 -34 -4 -40 4 -43M10 -26C12 -32 11 -38 9 -42
{spots if dots else ""}
{paint}-10>{paint}-30 M14 -25C20 -29 26 -29 31 -34C31 -27 27 -22 17 -20Z
{paint}-24>{paint}-40 M15 -21C22 -21 28 -17 34 -18C31 -12 23 -12 15 -17Z
{paint}+10>{paint}-18 {oval(16.5, -22, 3, 4)}
"""


def headscarf(paint: str, dots: bool = False) -> str:
    """Return a cloth over the hair, tied under the chin."""
    spots = "".join(oval(x, y, 1.5) for x, y in ((-17, -14), (-14, -26), (-6, -34), (4, -35), (13, -28), (18, -16), (-16, -2), (17, -2)))
    return f"""
{paint}+6>{paint}-18 M0 -40C-24 -38 -20 -12 -20 0C-19 9 -10 14 0 17C10 14 19 9 20 0C20 -12 24 -38 0 -40ZM0 -28C10 -28 14 -18 13.4 -8
  C13 2 6 6 0 7C-6 6 -13 2 -13.4 -8C-14 -18 -10 -28 0 -28Z
{paint}+6>{paint}-18 M0 -40C-24 -38 -20 -12 -20 0C-18 4 -14 6 -12.6 4C-14 -4 -15 -26 0 -28C15 -26 14 -4 12.6 4
  C14 6 18 4 20 0C20 -12 24 -38 0 -40Z
& {paint}-34/75 M6 -44C22 -34 16 -12 17 6L26 4V-44Z
&~1.4 {paint}+34/70 M-3 -37.5C-17 -34 -16.6 -18 -17 -6
{f"& #FFF6E2/85 {spots}" if dots else ""}
{paint}-4>{paint}-24 M-13 1C-8 9 -3 11 0 11C3 11 8 9 13 1C15 7 10 14 3 16L0 17L-3 16C-10 14 -15 7 -13 1Z
{paint}-10>{paint}-36 M-1 14C-8 14 -12 18 -14 25C-6 25 -1 22 1 17ZM1 14C8 14 12 18 14 25C6 25 1 22 -1 17Z
{paint}+12>{paint}-16 {oval(0, 15.6, 3.2)}
"""


def coif(paint: str = "#F7EEDA") -> str:
    """Return a close linen cap tied under the chin."""
    return f"""
{paint}+6>{paint}-12 M-15.4 -3C-21 -38 -8 -39 0 -39C8 -39 21 -38 15.4 -3C15 -18 10 -25 0 -25C-10 -25 -15 -18 -15.4 -3Z
& {paint}-28/80 M5 -42C18 -34 16 -18 14 -2H24V-42Z
&~1 {paint}-34/70 M0 -39V-25M-16 -18C-12 -27 -6 -30 0 -30C6 -30 12 -27 16 -18
~1.2 {paint}-10 M-15 -4C-13 4 -6 8 0 8.6M15 -4C13 4 6 8 0 8.6
"""


def bonnet(paint: str = "#FFF8EA", ribbon: str = "cloth") -> str:
    """Return a maid's frilled bonnet."""
    frill = "\n".join(
        f"{paint}-{4 + 10 * (i % 2)} {oval(x, y, 4.4)}"
        for i, (x, y) in enumerate(
            ((-17.6, -12), (-17, -19), (-13, -25), (-7, -28.4), (0, -29.4), (7, -28.4), (13, -25), (17, -19), (17.6, -12))
        )
    )
    return f"""
{paint}+4>{paint}-16 M-18 -18C-24 -38 -8 -46 0 -46C8 -46 24 -38 18 -18C10 -28 -10 -28 -18 -18Z
& {paint}-28/75 M6 -50C18 -42 17 -30 14 -18H26V-50Z
&~1 {paint}-30/70 M-12 -26C-14 -34 -10 -42 -4 -45M12 -26C14 -34 10 -42 4 -45
{frill}
~2.2 {ribbon}-10 M-18.6 -23C-10 -34 10 -34 18.6 -23
"""


def habit(paint: str) -> str:
    """Return a nun's dark veil with a white band and collar."""
    return f"""
{paint}+10>{paint}-20 M0 -42C-28 -40 -24 -12 -29 14C-30 22 -32 28 -36 32C-24 38 -14 30 -9 24C-14 8 -17 -4 -15.4 -16
  C-13 -28 -6 -29.5 0 -29.5C6 -29.5 13 -28 15.4 -16C17 -4 14 8 9 24C14 30 24 38 36 32C32 28 30 22 29 14C24 -12 28 -40 0 -42Z
& {paint}-40/75 M5 -46C24 -36 16 -8 20 14C21 22 14 26 8 30L42 34V-46Z
&~1.5 {paint}+34 M-3 -40C-21 -37 -20 -16 -23 0
#FFFBF2>#DDD2BE M-16 -18C-14 -31 -6 -32 0 -32C6 -32 14 -31 16 -18C13 -26 7 -27 0 -27C-7 -27 -13 -26 -16 -18Z
#FFFBF2>#D5C9B2 M-15 -4C-12 8 -6 10 0 10C6 10 12 8 15 -4C17 4 20 12 24 17C16 27 8 29 0 29C-8 29 -16 27 -24 17C-20 12 -17 4 -15 -4Z
&~1 #B5A88E/70 M-17 16C-8 23 8 23 17 16M-15 8C-8 16 8 16 15 8
"""

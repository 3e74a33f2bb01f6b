"""What the villagers wear over their clothes, as lines of ``drawing``."""

from __future__ import annotations

from app.art.drawing import oval


def apron(paint: str = "#F1E6CC") -> str:
    """Return a linen apron with a bib."""
    return f"""
~3.4 {paint}-8 M-15 24L-12 10M15 24L12 10
{paint}+6>{paint}-14 M-16 23C-8 26 8 26 16 23C18 36 21 48 23 58H-23C-21 48 -18 36 -16 23Z
& {paint}-24/70 M6 22C12 36 12 48 10 60H30V22Z
&~1.1 {paint}-30/70 M-15 27C-8 30 8 30 15 27M-8 32C-9 42 -9 50 -9 58M3 34C3 44 3 50 2 58
"""


def leather(paint: str = "#8A5A34") -> str:
    """Return a leather apron with a stitched edge."""
    return f"""
~3 {paint}-24 M-17 21L-12 10M17 21L12 10
{paint}+4>{paint}-30 M-17 20C-8 24 8 24 17 20L23 58H-23Z
& {paint}-44/70 M6 18C12 32 12 46 10 60H30V18Z
&~1 {paint}+34/70 M-15 23.6C-8 27 8 27 15 23.6M-15.4 26L-19 56
#C9A35A {oval(-15.4, 23, 1.5)}{oval(15.4, 23, 1.5)}
"""


def vest(paint: str, shirt: str = "#F3E8CF") -> str:
    """Return a buttoned vest over a shirt."""
    return f"""
{shirt}>{shirt}-18 M-9 9H9L12 20L6 58H-6L-12 20Z
{paint}+4>{paint}-18 M-11 10C-20 14 -24 20 -25 58H-3C-3 42 -5 26 -11 10Z
{paint}-14>{paint}-38 M11 10C20 14 24 20 25 58H3C3 42 5 26 11 10Z
~1.2 {paint}-46/80 M-11 10C-5 26 -3 42 -3 58M11 10C5 26 3 42 3 58
#E9C46A {oval(-6, 36, 1.4)}{oval(-5.4, 45, 1.4)}{oval(6, 36, 1.4)}{oval(5.4, 45, 1.4)}
"""


def laced(shirt: str = "#FFF6E2", bodice: str = "cloth-20") -> str:
    """Return a laced bodice over a low white shirt."""
    return f"""
skin-4>skin-20 M-14 9C-10 22 10 22 14 9Z
{shirt}>{shirt}-20 M-27 15C-20 12 -16 12 -14 11C-9 22 9 22 14 11C16 12 20 12 27 15C24 25 12 30 0 30C-12 30 -24 25 -27 15Z
&~1 {shirt}-30/70 M-20 14C-16 20 -12 24 -8 26M20 14C16 20 12 24 8 26M0 20V30
{bodice}>{bodice}-22 M-15 27C-6 32 6 32 15 27L18 58H-18Z
~1.2 #F6E3B0 M-6 33L6 39M6 33L-6 39M-6 41L6 47M6 41L-6 47M-6 49L6 55M6 49L-6 55
"""


def robe(paint: str = "cloth", rope: str = "#E8D9B4") -> str:
    """Return a monk's cowl around the neck, with a cord."""
    return f"""
{paint}-22>{paint}-44 M-24 17C-18 8 -12 5 -9 4C-7 14 7 14 9 4C12 5 18 8 24 17C18 27 8 30 0 32C-8 30 -18 27 -24 17Z
&~1.2 {paint}+10/70 M-20 17C-14 24 -6 26 0 27C6 26 14 24 20 17
~2.2 {rope} M-12 45C-4 48 4 48 12 45M2 47L4 58
"""


def cloak(paint: str, clasp: str = "#E9C46A") -> str:
    """Return a cloak over both shoulders, held by a clasp."""
    return f"""
{paint}+6>{paint}-22 M-42 58C-42 32 -30 13 -12 8C-7 14 -4 18 -2 22C-8 34 -12 46 -13 58Z
& {paint}-34/70 M-20 14C-16 30 -18 46 -22 60H0V14Z
{paint}-12>{paint}-40 M42 58C42 32 30 13 12 8C7 14 4 18 2 22C8 34 12 46 13 58Z
&~1.2 {paint}-52/70 M20 18C24 32 26 46 26 58M31 24C35 36 36 46 36 58
~1.6 {paint}+30/70 M-38 52C-37 34 -28 18 -14 11
{clasp}>{clasp}-40 {oval(0, 20, 4.4)}
{clasp}+40 {oval(-1, 19, 1.6)}
"""


def fur(paint: str = "#E8DCC4") -> str:
    """Return a fur collar."""
    spots = (
        (-27, 20),
        (-22, 27),
        (-15, 31),
        (-7, 34),
        (1, 35),
        (9, 34),
        (17, 31),
        (24, 26),
        (28, 19),
        (-22, 14),
        (-15, 21),
        (-7, 25),
        (2, 26),
        (10, 24),
        (18, 19),
        (23, 13),
        (-14, 11),
        (14, 10),
    )
    tufts = "\n".join(f"{paint}-{(i * 7) % 22} {oval(x, y, 6.4, 5.8)}" for i, (x, y) in enumerate(spots))
    marks = "".join(f"M{x - 1} {y - 2}L{x} {y + 3}" for x, y in spots[::2])
    return f"{tufts}\n~1.5 {paint}-60/70 {marks}"


def ruff(paint: str = "#FFFBF2") -> str:
    """Return a pleated ruff around the neck."""
    folds = "\n".join(f"{paint}-{3 + 12 * (i % 2)} {oval(-18 + 4.5 * i, 12 + 4.4 * (1 - ((i - 4) / 4) ** 2), 4.8, 5.4)}" for i in range(9))
    return f"{paint}-26 {oval(0, 13, 20, 7.6)}\n{folds}"


def collar(paint: str = "#FFFBF0") -> str:
    """Return a shirt's broad collar."""
    return f"""
{paint}>{paint}-22 M-12 8C-7 15 7 15 12 8L17 15C10 24 5 22 0 18C-5 22 -10 24 -17 15Z
&~1 {paint}-34/80 M0 14V20M-16 15C-10 22 -5 20 0 17
"""


def laces(shirt: str = "#F6E9CC") -> str:
    """Return a tunic's open neck with its laces."""
    return f"""
{shirt}>{shirt}-22 M-10 9L0 31L10 9Z
skin-14 M-6.6 9L0 20L6.6 9Z
~1.1 #5C3B22 M-6 19L4 23M6 19L-4 23M-3.6 25L2.6 28M3.6 25L-2.6 28
"""


def shawl(paint: str) -> str:
    """Return a woollen shawl crossed over the breast."""
    return f"""
{paint}+6>{paint}-24 M-36 34C-32 16 -18 9 -10 6C-6 14 6 16 12 20C20 28 16 44 8 56L-4 44C-14 38 -28 38 -36 34Z
&~1 {paint}-40/70 M-30 30C-22 20 -12 16 -4 20M-24 34C-14 26 -4 26 4 32M-8 38C0 36 6 40 8 46
{paint}-8>{paint}-34 M36 34C32 16 18 9 10 6C6 14 -6 18 -14 26C-18 34 -14 46 -8 56L4 44C14 38 28 38 36 34Z
&~1 {paint}-48/70 M30 30C22 20 12 16 4 20M24 34C14 26 4 26 -4 32
"""


def stole(paint: str) -> str:
    """Return a priest's stole with crosses."""
    return f"""
{paint}+6>{paint}-18 M-13 9C-15 26 -15 44 -15 58H-5C-5 42 -4 26 -8 12ZM13 9C15 26 15 44 15 58H5C5 42 4 26 8 12Z
~1.8 #F6E3B0 M-10 34V46M-14 38H-6M10 34V46M6 38H14
"""


def bare_arms() -> str:
    """Return strong bare shoulders, for those who work at the fire."""
    return """
skin+4>skin-14 M-44 58C-46 40 -44 26 -34 20C-28 17 -22 18 -20 24C-20 36 -22 48 -24 58Z
&~1.2 skin-30/80 M-38 36C-34 40 -32 46 -32 54M-30 22C-26 26 -26 32 -27 38
skin-8>skin-30 M44 58C46 40 44 26 34 20C28 17 22 18 20 24C20 36 22 48 24 58Z
&~1.2 skin-42/80 M38 36C34 40 32 46 32 54M30 22C26 26 26 32 27 38
"""

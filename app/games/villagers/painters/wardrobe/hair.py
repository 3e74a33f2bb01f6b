"""Hair and ruffs of the villagers, as lines of ``drawing``: what lies behind the head, and what lies around the face."""

from __future__ import annotations

from app.art.drawing import oval

SHORT = """
hair+6>hair-18 M-15 -9C-18 -20 -16 -31 -6 -34.5C5 -37 18 -32 15.5 -9C14.6 -14 13.4 -18 10 -22C3 -19 -5 -20 -10 -23
  C-13 -19 -14.4 -14 -15 -9Z
& hair-26/70 M6 -38C16 -32 17 -20 14 -10H22V-38Z
&~1.2 hair+26/70 M-12 -22C-11 -28 -6 -32 1 -33
"""
SIDES = """
hair+6>hair-14 M-15.5 -8C-17 -16 -16.5 -22 -13 -26H13C16.5 -22 17 -16 15.5 -8C14.5 -14 13 -18 11 -20H-11C-13 -18 -14.5 -14 -15.5 -8Z
"""
CURLS = (
    "\n".join(
        f"hair{tone} {oval(x, y, size)}"
        for x, y, size, tone in (
            (-14, -10, 5, "-16"),
            (15, -9, 5, "-30"),
            (-15.5, -17, 5.6, "-4"),
            (15.5, -17, 5.6, "-26"),
            (-12.5, -25, 6.4, "+4"),
            (12.8, -25, 6.2, "-18"),
            (-6, -30.5, 6.4, "+12"),
            (6.4, -30.5, 6.4, "-8"),
            (0, -32, 6.6, "+6"),
        )
    )
    + "\n~1.1 hair+30/80 M-9 -32C-6 -35 -2 -35.5 1 -35M-16 -20C-15.6 -23 -14 -25.6 -12 -27"
)
PARTED = """
hair+8>hair-18 M-14.5 -8C-18 -22 -14 -33 0 -34.5C14 -33 18 -22 14.5 -8C12.5 -16 9 -23 0.6 -26C-8 -23 -12.5 -16 -14.5 -8Z
& hair-24/70 M4 -38C18 -32 16 -18 13 -8H22V-38Z
&~1 hair+28/80 M-12.6 -18C-10 -25 -5 -30 0 -31.5M0.6 -34V-26.4
"""
LONG_BACK = """
hair-10>hair-38 M-15 -26C-25 -12 -26 8 -22 22C-12 27 12 27 22 22C26 6 24 -16 15 -27Z
&~1 hair+12/60 M-19 -8C-21 2 -20 12 -18 20M19 -8C21 2 20 12 18 20
"""
BUN = f"""
hair-4>hair-30 {oval(1, -37, 8.4, 7.6)}
&~1.1 hair+26/80 M-4 -40C-2 -43.5 3 -44 6 -41.4M-5 -36C-2 -39 4 -39 7 -36
"""
FRINGE = """
hair>hair-20 M-15.4 -4C-18.6 -14 -17.6 -21 -13.6 -25C-13.8 -18 -13.8 -12 -15.4 -4Z
hair-20>hair-34 M15.4 -4C18.6 -14 17.6 -21 13.6 -25C13.8 -18 13.8 -12 15.4 -4Z
"""
TONSURE = """
hair+6>hair-20 M-15.6 -6C-19 -20 -15 -31 -8.6 -33C-9 -28 9 -28 8.6 -33C15 -31 19 -20 15.6 -6C14.6 -14 13 -19 9.4 -21.4
  C4 -19.4 -4 -19.4 -9.4 -21.4C-13 -19 -14.6 -14 -15.6 -6Z
&~1 hair+28/70 M-14 -18C-14 -25 -12 -29 -9 -31
"""
"""A ring of hair around a shaven crown."""


def braids(ribbon: str, start: float = -4.0) -> str:
    """Return two braids that fall over the shoulders, tied with ``ribbon``."""
    rows = []
    for side, tone in ((-1, 0), (1, -16)):
        for i in range(6):
            shift = tone + (8 if i % 2 else -6)
            rows.append(f"hair{shift:+d} {oval(side * (15.6 + i * 0.7), start + i * 6.2, 4.6 - i * 0.25, 4.4)}")
            rows.append(
                f"~0.8 hair-44/70 M{side * (12.6 + i * 0.7):g} {start + 2 + i * 6.2:g}L{side * (18 + i * 0.7):g} {start - 1 + i * 6.2:g}"
            )
        rows.append(f"{ribbon}>{ribbon}-30 {oval(side * 19.4, start + 35, 3.4, 2.6)}")
        rows.append(f"hair{tone - 8:+d} M{side * 17.6:g} {start + 37:g}L{side * 21.4:g} {start + 37:g}L{side * 20.4:g} {start + 44:g}Z")
    return "\n".join(rows)


def one_braid(ribbon: str, start: float = 2.0) -> str:
    """Return one braid over the left shoulder."""
    rows = []
    for i in range(6):
        shift = 6 if i % 2 else -8
        rows.append(f"hair{shift:+d} {oval(-16 + i * 0.5, start + i * 6.4, 5 - i * 0.3, 4.6)}")
        rows.append(f"~0.8 hair-44/70 M{-19.4 + i * 0.5:g} {start + 2 + i * 6.4:g}L{-13.2 + i * 0.5:g} {start - 1 + i * 6.4:g}")
    rows.append(f"{ribbon}>{ribbon}-30 {oval(-13, start + 38, 3.6, 2.8)}")
    return "\n".join(rows)

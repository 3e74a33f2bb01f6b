"""The founders, the Countess and the Jester."""

from __future__ import annotations

from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import beard
from app.art.drawing.portrait import Portrait

from ..things.tools import at
from ..wardrobe.garments import cloak, collar, fur, laced
from ..wardrobe.hair import LONG_BACK, PARTED, SIDES
from ..wardrobe.hats import crown, felt, jester
from ..wardrobe.hoods import bonnet
from .person import CHESTNUT, FAIR, GREY, ROSY, UMBER, Looks, Worn, hand, person

HOUSE: Final = """
#F7EBD0>#CDB48A M-17 0H17V24H-17Z
#B4523A>#6E2A1C M-22 2L0 -18L22 2Z
~1.2 #E89A7A M-20 1L0 -16.6
#5C3B22 M-4 8H5V24H-4ZM-14 7H-8V13H-14ZM9 7H14V13H9Z
~1.6 #5C3B22 M-17 0V24M17 0V24M-17 16H-5M6 16H17
"""
BREAD: Final = """
#E0A45A>#8A5222 M-30 2C-30 -12 -8 -14 -6 -2C-8 10 -28 12 -30 2ZM-8 0C-6 -16 18 -16 20 0C18 12 -6 12 -8 0ZM14 4C16 -10 34 -10 34 2
  C34 12 18 14 14 4Z
~1.6 #FFE6B0/80 M-25 -4L-20 2M-18 -6L-13 0M-2 -7L3 1M5 -9L10 -1M20 -3L24 3M27 -4L30 1
#D9A862>#8A5F2C M-32 4H36C34 18 30 24 26 26H-22C-28 24 -31 16 -32 4Z
&~1.3 #5E3F1B/90 M-32 11H36M-32 18H36M-24 4V12M-12 4V12M0 4V12M12 4V12M24 4V12M-18 11V19M-6 11V19M6 11V19M18 11V19
#E6BC7A>#9A6E36 M-34 1H38V7H-34Z
"""
_FOUNDER_WOMAN: Final = person(
    Looks(ROSY, CHESTNUT, "#4F7A5A", woman=True, rosy=50),
    Worn(dress=laced("#FFF6E2", "#2F5A44"), front=PARTED, hat=bonnet(ribbon="#2F5A44")),
)
_FOUNDER_MAN: Final = person(
    Looks(FAIR, GREY, "#8A4A3A", rosy=44),
    Worn(dress=cloak("#6A5A44"), front=SIDES, hat=felt("#5A4632", "#B8862F"), beard=beard(19, 14.6, 0.2)),
)


def _couple(held: str, side: int) -> Portrait:
    """Return the two founders of a village side by side behind what they brought; ``side`` -1: the man on the left, 1: on the right."""

    def own(figure: Portrait) -> str:
        lines = figure.lines
        for name, colour in figure.palette():
            lines = lines.replace(name, colour)
        return lines

    lines = at(own(_FOUNDER_MAN), 18 * side, 0, 0, 0.86) + at(own(_FOUNDER_WOMAN), -20 * side, 8, 0, 0.78) + held
    return Portrait(FAIR, GREY, "#6A5A44", lines)


FOUNDERS_GOLD: Final = _couple(
    at(HOUSE, -4, 17, 0, 0.98) + "\n#F6D67A>#B5811E " + oval(-28, 26, 6.4) + oval(23, 28, 6.4) + oval(34, 29, 5.4), -1
)
FOUNDERS_FOOD: Final = _couple(at(BREAD, -2, 18, 0, 1.04), 1)
_ROYAL: Final = (
    "\nskin-4>skin-20 M-13 9C-10 24 10 24 13 9Z\n#F6D67A "
    + "".join(oval(x, y, 1.7) for x, y in ((-10, 13), (-7, 17), (-3, 19.4), (3, 19.4), (7, 17), (10, 13)))
    + "\n#B7284B "
    + oval(0, 23, 3)
    + "\n"
)
ROSE: Final = f"""
~2 #2F6A3A M0 34C-2 22 2 10 0 0
#3F8A4A>#1E5A2E M0 20C8 10 16 12 18 14C14 22 6 24 0 22ZM0 12C-8 4 -14 6 -16 8C-12 15 -6 16 0 14Z
#E0506A>#8A1830 M-12 -6C-14 -18 -4 -24 0 -22C4 -24 14 -18 12 -6C10 4 -10 4 -12 -6Z
&~1.3 #F8A8B4/90 M-5 -14C-2 -19 6 -17 5 -12C4 -8 -3 -8 -3 -12M-11 -8C-6 -2 6 -2 11 -8
#5E0E20/50 {oval(3, -3, 8, 4)}
"""
COUNTESS: Final = person(
    Looks(FAIR, UMBER, "#7A1F4A", jaw="long", woman=True, look=-0.7, smile=1.2, frown=0.8, rosy=26),
    Worn(dress=fur("#F6EFE2") + _ROYAL, back=LONG_BACK, front=PARTED, hat=crown()),
    "#E9C46A " + oval(-14, -3, 1.8) + oval(14, -3, 1.8) + at(ROSE, 31, 2, 8, 0.98) + hand(31, 22, 0, "#F6EFE2"),
)
COUNTESS_PLAIN: Final = person(
    Looks(FAIR, UMBER, "#4A4A6A", jaw="long", woman=True, look=0.7, smile=0.8, frown=0.6, rosy=22),
    Worn(
        dress=cloak("#3A3A58", "#C8962E"),
        back=LONG_BACK,
        front=PARTED,
        hat="#F6D67A>#B5811E M-16 -22C-8 -29 8 -29 16 -22L15.4 -18.4C8 -24.6 -8 -24.6 -15.4 -18.4Z\n#B7284B " + oval(0, -25, 2.4),
    ),
    "#E9C46A " + oval(-14, -3, 1.8) + oval(14, -3, 1.8) + at(ROSE, -31, 18, -10, 0.86),
)
MARIONETTE: Final = f"""
~2.4 #B8862F M0 30V4
#F3C8A8>#CE9562 {oval(0, -6, 8.6, 9.4)}
#D0342A>#8E1C16 M0 -12C-8 -28 -20 -24 -19 -10C-14 -16 -10 -12 -8 -8Z
#F0C24A>#B07E18 M0 -12C8 -28 20 -24 19 -10C14 -16 10 -12 8 -8Z
#F6D67A {oval(-19, -8, 2.8)}{oval(19, -8, 2.8)}
#140B06 {oval(-3, -6, 1.1)}{oval(3, -6, 1.1)}
~1.1 #7E3328 M-4 -1C-1.6 2 1.6 2 4 -1
#FFFBF2>#CFC0A0 M-11 3L0 9L11 3L7 14H-7Z
"""
JESTER: Final = person(
    Looks(ROSY, CHESTNUT, "#23714A", look=0.6, smile=3, frown=-0.8, rosy=80),
    Worn(
        dress="& #E0B23A M0 8H60V60H0Z\n"
        + collar("#D0342A")
        + "\n#F6D67A>#A87018 "
        + oval(-14, 24, 2.8)
        + oval(0, 27, 2.8)
        + oval(14, 24, 2.8),
        hat=jester(),
    ),
    at(MARIONETTE, 30, 10, 8, 1.0) + hand(32, 32, 0, "#D0342A"),
)

"""The scoundrels and the freelancer: noble, barbarian, flaker, schemer, courier, thief, sheriff."""

from __future__ import annotations

from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import beard, moustache

from ..things.tools import FAN, HAMMER, LUTE, MANACLES, MASK_ON_STICK, WAR_AXE, at
from ..things.wares import COIN_BAG, SCROLL
from ..wardrobe.garments import bare_arms, cloak, fur, laces, leather, vest
from ..wardrobe.hair import LONG_BACK, PARTED, SHORT, SIDES, braids
from ..wardrobe.hats import felt, flowers, hennin, horned, wide, winged
from ..wardrobe.hoods import kerchief
from .person import BLACK, BLOND, BROWN, CHESTNUT, FAIR, RED, ROSY, TAN, UMBER, Looks, Worn, arm, hand, person

NOBLE: Final = person(
    Looks(ROSY, BLOND, "#8A2F6A", jaw="long", woman=True, look=-0.5, smile=0.5, frown=-1, rosy=30),
    Worn(
        dress="skin-4>skin-20 M-13 9C-10 24 10 24 13 9Z\n#F6D67A>#9A6E1C M-28 15C-20 11 -16 12 -13 11"
        "C-8 25 8 25 13 11C16 12 20 11 28 15L25 21C14 30 -14 30 -25 21Z\n"
        "#3A9CC0 "
        + oval(0, 23.6, 2.6)
        + "\n#F4F5F6 "
        + "".join(oval(x, y, 1.5) for x, y in ((-9, 14), (-6, 17), (-2, 19), (2, 19), (6, 17), (9, 14))),
        front=PARTED,
        hat=hennin("#6A2A7A"),
    ),
    at(FAN, 28, 12, 10, 1.0) + hand(30, 22, 0, "#F6D67A"),
)
BARBARIAN: Final = person(
    Looks(FAIR, RED, "#6B4526", woman=True, smile=0.6, frown=1.1, rosy=40, shoulders=40),
    Worn(dress=bare_arms() + fur("#A8845A"), front=PARTED + braids("#C8962E"), hat=horned()),
    "#3A6FA0/70 M-12 -8L-4 -6L-12 -4Z\n" + at(WAR_AXE, 34, 12, 8, 0.98) + arm(34, 14, 4),
)
FLAKER: Final = person(
    Looks(ROSY, CHESTNUT, "#3F8A5A", look=0.9, smile=2.8, rosy=56),
    Worn(dress=laces("#FFF6E2"), front=SHORT, hat=flowers(), beard=moustache(8, -3.2)),
    at(LUTE, 16, 18, -52, 0.94) + hand(34, 24, -8, "#FFF6E2"),
)
SCHEMER: Final = person(
    Looks(FAIR, BLACK, "#3A2A3A", jaw="long", look=-0.9, smile=1.9, frown=1.8, rosy=6),
    Worn(dress=cloak("#4A1A2A", "#C8962E"), front=SIDES, hat=wide("#241C26", "#7A1F33"), beard=beard(14, 8.6, 1) + moustache(12, -3.4)),
    at(MASK_ON_STICK, 29, 14, 8, 0.98) + hand(32, 30, 0, "", "#4A1A2A"),
)
LETTER: Final = """
#FFFBF0>#D9CBAA M-17 -12H17V12H-17Z
~1.1 #A8946A M-17 -12L0 3L17 -12M-17 12L-5 -1M17 12L5 -1
#C8304E>#7A1226 M0 -3C5 -3 5 6 0 6C-5 6 -5 -3 0 -3Z
"""
COURIER: Final = person(
    Looks(TAN, UMBER, "#2F6A8A", look=0.8, smile=1.6),
    Worn(dress=vest("#E0B23A", "#2F6A8A") + "\n~4.4 #6B4526 M-26 16L14 58\n~1 #D9AE72 M-25 15L15 57", front=SIDES, hat=winged("#2F6A8A")),
    at(LETTER, 28, 4, -10, 1.0) + hand(28, 20, -4, "#E0B23A"),
)
THIEF: Final = person(
    Looks(FAIR, BROWN, "#4F4A46", jaw="long", look=-0.9, smile=2.2, rosy=18),
    Worn(
        dress="&~5 #E9E2D2/60 M-44 17H44M-44 27H44M-44 37H44M-44 47H44",
        front=SHORT,
        hat="#3A3836>#161412 M-16.6 -21C-18 -38 -10 -42 0 -42C10 -42 18 -38 16.6 -21"
        "C8 -26 -8 -26 -16.6 -21Z\n&~1 #6A6664/70 M-14 -28C-6 -33 6 -33 14 -28M-12 -35C-6 -39 6 -39 12 -35",
        beard="#1E1718>#0C0808 M-15 -18.5C-9 -21 -4 -18.5 0 -17.5C4 -18.5 9 -21 15.2 -18.5C16 -11 11 -8 6.5 -8.2"
        "C3 -8.4 1.5 -11 0 -11C-1.5 -11 -3 -8.4 -6.5 -8.2C-11 -8 -16 -11 -15 -18.5Z\n"
        "#FFF8EC "
        + oval(-5.7, -13.6, 3.3, 2.1)
        + oval(6.1, -13.6, 3.3, 2.1)
        + "\n#3A2416 "
        + oval(-6.9, -13.5, 1.9)
        + oval(4.9, -13.5, 1.9),
    ),
    at(COIN_BAG, 29, 0, 10, 1.12) + "#F6D67A>#B5811E " + oval(40, -24, 4) + oval(21, -27, 3.4) + "\n" + hand(30, 20, -6, "", "#4F4A46"),
)
STAR: Final = "#F6D67A>#A87018 M0 -10L2.8 -3L10 -3L4.4 1.6L6.6 9L0 4.6L-6.6 9L-4.4 1.6L-10 -3L-2.8 -3Z"
SHERIFF: Final = person(
    Looks(FAIR, UMBER, "#8A6A3E", jaw="square", smile=0.2, frown=0.8),
    Worn(
        dress=vest("#4A3424", "#E9DCC0") + at(STAR, -19, 27, 0, 1.1),
        front=SIDES,
        hat=felt("#6B4A2A", "#2B1F1A") + at(STAR, 0, -35, 0, 0.66),
        beard=moustache(15, -3.4),
    ),
    at(MANACLES, 26, 2, -20, 1.3) + hand(29, 22, 0, "#E9DCC0"),
)
FREELANCER: Final = person(
    Looks(TAN, BLACK, "#E9DFC8", woman=True, smile=1.8, rosy=40),
    Worn(dress=leather("#4F6A8A"), back=LONG_BACK, front=PARTED, hat=kerchief("#E07A2E", False)),
    at(SCROLL, -31, 26, -12, 0.8) + at(HAMMER, 31, 4, 14, 0.94) + hand(31, 8, 6, "#E07A2E"),
)

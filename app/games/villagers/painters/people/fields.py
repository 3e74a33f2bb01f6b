"""The people of grains, grapes, wool and leather."""

from __future__ import annotations

from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import beard, moustache

from ..things.beasts import HEN, HOUND, PIG, SHEEP
from ..things.larder import BOTTLE, CASK, GOBLET, GRAPES
from ..things.tools import COBBLERS_HAMMER, CROOK, DISTAFF, NEEDLE_CUSHION, SCISSORS, at
from ..things.wares import BOOT, HIDE, LOOM, SADDLE, SHUTTLE
from ..wardrobe.garments import apron, bare_arms, fur, laced, laces, leather, vest
from ..wardrobe.hair import BUN, LONG_BACK, PARTED, SHORT, SIDES, braids
from ..wardrobe.hats import beret, feathered, felt, flat, straw, wide
from ..wardrobe.hoods import coif, hood, kerchief, wimple
from .person import BLACK, BROWN, CHESTNUT, DARK, FAIR, GREY, RED, ROSY, TAN, UMBER, WHITE, Looks, Worn, arm, glasses, hand, person

# Grains
FOAM: Final = oval(-6, -14, 5.4) + oval(0, -17, 6) + oval(7, -14, 5.4) + oval(-10, -10, 3.4)
TANKARD: Final = f"""
~3.4 #8A5A2E M10 -6C20 -8 20 10 10 8
#F6C84A>#B5761A M-11 -12H11L10 16H-10Z
& #FFE99A/70 M-9 -14H-4V18H-9Z
&~1 #8A5A12/70 M-4 -12V16M3 -12V16
~2.4 #7A858E M-11 -4H11M-10.4 12H10.4
#FFFDF4 {FOAM}
"""
BREWER: Final = person(
    Looks(ROSY, RED, "#4F7A52", jaw="round", rosy=66, shoulders=42),
    Worn(dress=apron("#FFF8EA"), hat=coif("#FFF8EA"), beard=beard(16, 15.6)),
    at(TANKARD, 28, 8, 6, 1.1) + arm(31, 12, 4),
)
POULTERER: Final = person(
    Looks(FAIR, BROWN, "#9A5A7A", woman=True, rosy=44),
    Worn(dress=laced("#FFF6E2", "#6E3A5A"), back=LONG_BACK, front=PARTED, hat=kerchief("#C8443A")),
    at(HEN, 23, 20, 0, 1.06) + hand(22, 42, -14, "#FFF6E2"),
)
SWINEHERD: Final = person(
    Looks(TAN, BROWN, "#6E7A8A", jaw="round", smile=2.2, rosy=50),
    Worn(
        dress=laces(),
        front=SHORT,
        hat="#8A5A34>#54301A M-17 -22C-20 -36 -8 -43 4 -41C14 -40 20 -32 17.4 -22C8 -27 -8 -27 -17 -22Z\n& #3"
        "A2010/60 M6 -46C16 -40 15 -30 12 -18H24V-46Z",
    ),
    at(PIG, 26, 15, 0, 0.94),
)
MUSHROOM: Final = f"""
#FFF6E2>#CDB88C M-6 -4C-4 6 -7 12 -7 17C-2 21 4 21 8 17C8 12 5 6 7 -4Z
& #A89468/60 M2 -6C6 6 4 14 4 22H14V-6Z
#9A5A2E>#5E3214 M-18 -2C-18 -22 18 -22 18 -2C10 3 -10 3 -18 -2Z
& #3A1E0A/50 M6 -20C16 -12 14 -2 10 4H22V-20Z
#E0B07A/80 {oval(-8, -10, 2.6, 1.9)}{oval(0, -13, 2)}
"""
TRUFFLER: Final = person(
    Looks(FAIR, GREY, "#5E7A4A", jaw="square", rosy=50),
    Worn(dress=laces("#E0CFA8"), front=SIDES, hat=beret("#7A5A3A"), beard=moustache(13, -3.4)),
    at(HOUND, -29, 22, 0, 0.92) + at(MUSHROOM, 29, 4, 8, 1.06) + arm(30, 16, 2),
)

# Grapes
GRAPER: Final = person(
    Looks(TAN, UMBER, "#F4EAD2", woman=True, smile=1.9, rosy=44),
    Worn(dress=laced("#FFFBF0", "#6A4A9A"), front=PARTED + braids("#8A6FC8"), hat=straw("#6A4A9A")),
    hand(31, 14, 0, "", "#FFFBF0") + at(GRAPES, 30, -6, 0, 1.1),
)
VINTNER: Final = person(
    Looks(ROSY, GREY, "#EDE2C8", jaw="square", smile=1.8, rosy=66),
    Worn(dress=vest("#7A2F4A"), front=SIDES, hat=felt("#7A5230"), beard=moustache(14, -3.2)),
    at(CASK, -31, 22, -6, 0.86) + at(GOBLET, 29, 6, 6, 1.06) + hand(29, 12, 0, "#EDE2C8", "#EDE2C8"),
)
WINE_TRADER: Final = person(
    Looks(FAIR, BROWN, "#8A2A3A"),
    Worn(dress=fur(), front=SIDES, hat=feathered("#2F6A4A", "#E9C46A"), beard=beard(13, 11.6, 0.9) + moustache(11, -3.4)),
    at(BOTTLE, 29, 4, 8, 1.06) + hand(29, 14, 2, "#E8DCC4"),
)

# Wool
SHEPHERD: Final = person(
    Looks(FAIR, GREY, "#7A6A4A", jaw="long", ears=False, rosy=40),
    Worn(back=hood("#6E8262"), beard=beard(24, 13.6, 0.4)),
    at(CROOK, -31, 0, -4) + at(SHEEP, 24, 17, 0, 1.04),
)
SPINNER: Final = person(
    Looks(ROSY, BROWN, "#4F8AA8", woman=True, ears=False),
    Worn(front=PARTED, hat=wimple("#FFF8EA", "#3A6FA0")),
    at(DISTAFF, 30, 4, 6) + "~0.9 #FFFDF4 M26 -24C12 -4 4 20 -10 34\n~1.2 #B7AC94 M26 -23C12 -3 4 21 -10 35\n" + hand(31, 14, 4, "#FFF8EA"),
)
WEAVER: Final = person(
    Looks(TAN, BLACK, "#8A3A5A", woman=True),
    Worn(
        dress=apron("#F6EBD4"), back=BUN, front=PARTED, hat="#E4B23C>#A87818 M-15.6 -23C-8 -31 8 -31 15.6 -23L15 -18C8 -25 -8 -25 -15 -18Z"
    ),
    at(SHUTTLE, 24, 22, -22, 1.0) + hand(30, 26, -14, "#F6EBD4"),
    behind=LOOM,
)
TAPE: Final = (
    "~4.6 #F6E08A M-16 10C-20 26 -18 40 -22 58M16 10C19 24 17 34 18 44\n~0.8 #8A6118 M-19 20H-15M-20 26"
    "H-16M-20 32H-16M-20 38H-16M-21 44H-17M15 18H20M15 24H20M15 30H20M15 36H20"
)
TAILOR: Final = person(
    Looks(FAIR, BLACK, "#2F5F7A"),
    Worn(dress=vest("#2F5F7A", "#FFFBF0") + TAPE, front=SHORT + glasses("#8A6118"), beard=moustache(11, -3.4)),
    at(SCISSORS, 30, 8, 14, 1.0) + at(NEEDLE_CUSHION, -22, 40, 0, 1.1) + hand(30, 14, 8, "#FFFBF0"),
)

# Leather
TANNER: Final = person(
    Looks(DARK, BLACK, "#3F5A6A", jaw="square", frown=0.4, shoulders=43),
    Worn(dress=bare_arms() + leather("#7A3A2A"), front=SHORT, beard=beard(9, 15)),
    "#DDE3E7>#7A858E M14 22C24 10 38 8 46 14C38 16 28 22 22 30Z\n#7A4A26>#47290F M12 20L18 28L11 36L5 28Z\n" + arm(27, 26, -18),
    behind=HIDE,
)
SADDLER: Final = person(
    Looks(FAIR, CHESTNUT, "#4F6A52", jaw="square", rosy=40),
    Worn(dress=leather("#8A5A34"), front=SIDES, hat=wide("#4A3424", "#C8962E"), beard=moustache(13, -3.4) + beard(6, 13.6)),
    at(SADDLE, 26, 14, 0, 0.98) + hand(18, 34, -10, "#F6E9CC"),
)
COBBLER: Final = person(
    Looks(ROSY, WHITE, "#4F7F8A", jaw="round", smile=1.8, rosy=56),
    Worn(dress=leather("#6A4A2E"), front=SIDES, hat=flat("#4F7F5A"), beard=beard(8, 14.6) + glasses()),
    at(BOOT, 25, 12, -6, 1.02) + at(COBBLERS_HAMMER, -28, 30, -24, 0.8) + hand(20, 33, -10, "#F6E9CC"),
)

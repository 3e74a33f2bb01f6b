"""The people of wood: lumberjack, carpenter, cooper, shipwright, wheeler, cartwright, wood carver, log rafter, arkwright."""

from __future__ import annotations

from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import beard, moustache

from ..things.larder import CASK
from ..things.tools import AXE, KNIFE, MALLET, POLE, SAW, at
from ..things.wares import CART, CHEST, HORSE_FIGURE, SHIP, WHEEL
from ..wardrobe.garments import apron, bare_arms, laced, laces, leather, vest
from ..wardrobe.hair import BUN, CURLS, PARTED, SIDES, braids, one_braid
from ..wardrobe.hats import felt, flat, knit, turban
from ..wardrobe.hoods import coif, kerchief
from .person import BLACK, BLOND, BROWN, CHESTNUT, DARK, DEEP, FAIR, RED, ROSY, TAN, UMBER, Looks, Worn, arm, hand, person

PLAID: Final = """
&~3 #2B1F1A/35 M-30 10V60M-18 10V60M-6 10V60M6 10V60M18 10V60M30 10V60M-44 24H44M-44 36H44M-44 48H44
&~1 #F6E3B0/45 M-24 10V60M-12 10V60M0 10V60M12 10V60M24 10V60M-44 30H44M-44 42H44M-44 54H44
"""

LUMBERJACK_MALE: Final = person(
    Looks(FAIR, BROWN, "#B23A2E", jaw="square", rosy=42),
    Worn(dress=PLAID, front=SIDES, hat=knit("#3F6B4A"), beard=beard(17, 15.4)),
    at(AXE, 31, 6, 12) + arm(31, 8, 8),
)
LUMBERJACK_FEMALE: Final = person(
    Looks(ROSY, BLOND, "#4F7A52", woman=True, rosy=46),
    Worn(dress=PLAID, front=PARTED + one_braid("#B23A2E"), hat=kerchief("#B23A2E")),
    at(AXE, 31, 6, 14, 0.94) + hand(31, 8, 8, "#F6E9CC"),
)
CARPENTER: Final = person(
    Looks(FAIR, CHESTNUT, "#4F7F8C", jaw="square"),
    Worn(dress=leather("#9A6A3A"), front=SIDES, hat=flat("#C9A45A"), beard=moustache(12, -3.4)),
    "#E9B83E>#B07E18 M13 -20L24 -27L25.6 -24.6L15 -17Z\n#2B1F1A M24 -27L28 -28.6L25.6 -24.6Z\n"
    + at(SAW, 26, 16, 8)
    + hand(28, 17, 0, "#F6E9CC"),
)
COOPER: Final = person(
    Looks(FAIR, BLACK, "#7A5A8A", jaw="square", rosy=36),
    Worn(dress=leather("#6E4526"), hat=coif(), beard=beard(10, 15.2)),
    at(CASK, 27, 14, 12, 0.98) + hand(15, 30, -16, "#F6E9CC"),
)
SHIPWRIGHT: Final = person(
    Looks(DEEP, BLACK, "#E9DFC8", jaw="square", smile=2),
    Worn(dress=vest("#2F5F8A", "#FFFBF0"), front=CURLS, hat=turban("#B8443A")),
    f"#E9C46A>#9A6E1C {oval(-14.6, -5, 2.4)}\n" + at(SHIP, 27, 6, 0, 1.06) + hand(27, 18, -4, "#FFFBF0", "#E9DFC8"),
)
WHEELER: Final = person(
    Looks(ROSY, RED, "#3F7A6A", woman=True, rosy=44),
    Worn(dress=laced("#FFF6E2", "#2F5A4E"), front=PARTED + braids("#E4B23C"), hat=kerchief("#E4B23C")),
    at(WHEEL, 28, 12, 0, 1.02) + hand(20, 34, -10, "#FFF6E2"),
)
CARTWRIGHT: Final = person(
    Looks(FAIR, BLOND, "#6E7F4A"),
    Worn(dress=apron("#E3D2AC"), front=SIDES, hat=felt("#5A4632", "#B8443A"), beard=beard(12, 12.6, 0.8)),
    at(MALLET, 31, 12, 14) + hand(31, 14, 6, "#F6E9CC"),
    behind=at(CART, 14, 2, -6, 1.28),
)
WOOD_CARVER: Final = person(
    Looks(TAN, UMBER, "#7E9440", woman=True),
    Worn(dress=apron(), back=BUN, front=PARTED),
    at(HORSE_FIGURE, 27, 6, 4, 1.12)
    + hand(26, 24, -4, "#FFF6E2")
    + at(KNIFE, -25, 24, -34, 0.9)
    + "@ -25 26 0 0.9\nskin+4>skin-16 "
    + oval(0, 0, 7.4, 6.6)
    + "\n&~0.9 skin-34 M-6 -3H4M-6.4 0H4M-6 3.4H4\n@",
)
WATER: Final = """
#5C3818 M-50 38H50V44H-50Z
#B98A52>#6B4222 M-52 30H18C22 30 22 40 18 40H-52ZM-52 40H34C38 40 38 50 34 50H-52Z
#E0B47A M18 30C22 30 22 40 18 40C14 40 14 30 18 30ZM34 40C38 40 38 50 34 50C30 50 30 40 34 40Z
~1 #5C3818/80 M-50 34H10M-50 45H26
#8CC8E6>#3A7AA0 M-50 50C-40 46 -30 54 -20 50C-10 46 0 54 10 50C20 46 30 54 50 48V60H-50Z
"""
LOG_RAFTER: Final = person(
    Looks(FAIR, BLOND, "#3A6FA0", woman=True, rosy=40),
    Worn(dress=laces(), front=PARTED + braids("#FFF3DC"), hat=kerchief("#3F8A5A")),
    at(WATER, 0, -13) + at(POLE, 27, 10, 6) + hand(29, 14, 4, "#F6E9CC"),
)
ARKWRIGHT: Final = person(
    Looks(DARK, BLACK, "#C46A3A", woman=True),
    Worn(dress=bare_arms() + apron("#D9C49A"), front=PARTED, hat=kerchief("#2F6A6E", False)),
    at(MALLET, 35, -10, 14, 0.86) + at(CHEST, 12, 27, 0, 0.9) + arm(35, -8, 8),
)

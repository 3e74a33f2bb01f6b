"""The specials: monk, apprentice, tinner, smuggler, and the saints."""

from __future__ import annotations

from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import beard

from ..things.beasts import DOVE
from ..things.tools import BROOM, KEYS, LANTERN, STAFF_OF_STARS, TONGS, TRUMPET, at
from ..things.wares import BOOK, COIN_BAG, ROSARY, SACK
from ..wardrobe.garments import fur, laces, leather, robe, vest
from ..wardrobe.hair import CURLS, LONG_BACK, PARTED, TONSURE, one_braid
from ..wardrobe.hats import beret
from ..wardrobe.hoods import habit, headscarf, hood, kerchief
from .person import BLACK, BLOND, BROWN, CHESTNUT, DARK, FAIR, RED, ROSY, TAN, UMBER, WHITE, Looks, Worn, hand, person

MONK: Final = person(
    Looks(FAIR, CHESTNUT, "#7A5230", jaw="round", smile=1.7, rosy=60),
    Worn(dress=robe("#6B4526"), front=TONSURE),
    at(BOOK, 28, 12, 8, 1.06) + hand(24, 32, -12, "#5C3B22"),
)
APPRENTICE: Final = person(
    Looks(ROSY, BLOND, "#4F86A0", jaw="round", smile=2.4, rosy=60),
    Worn(dress=laces(), front=CURLS),
    "#B8704A/60 "
    + "".join(oval(x, y, 0.7) for x, y in ((-9, -7), (-6.6, -5), (-10.6, -4.4), (7, -7), (9.6, -5), (6.4, -4.4)))
    + at(BROOM, 31, 10, 12)
    + hand(31, 16, 6, "#F6E9CC"),
)
TINNER: Final = person(
    Looks(FAIR, UMBER, "#8A4A5A", woman=True, rosy=40),
    Worn(dress=leather("#5E4630"), front=PARTED + one_braid("#4A6A8A"), hat=kerchief("#4A6A8A", False)),
    at(KEYS, -24, 44, 0, 0.7) + at(TONGS, 30, 2, 14, 1.04) + hand(28, 18, 6, "#F6E9CC"),
)
SMUGGLER: Final = person(
    Looks(TAN, BLACK, "#4A4450", ears=False, look=-0.9, frown=1.2, rosy=10),
    Worn(
        back=hood("#3A3440"),
        beard="#8A2A34>#4A1018 M-13.6 -8C-6 -3.8 -2 -6 0.6 -6C3 -6 7 -3.8 13.6 -8C14 2 9 10 0 13"
        "C-9 10 -14 2 -13.6 -8Z\n&~1 #C86A6A/60 M-12 -3C-5 2 4 2 12 -3M-10 4C-4 8 4 8 10 4\n#7E3328/0 M0 0H1",
    ),
    at(LANTERN, -33, 10, -6, 1.0),
    behind=at(SACK, 30, 0, 16, 1.06),
)
HEART: Final = (
    "#E0506A>#8A1830 M0 6C-16 -6 -13 -18 -6 -18C-2 -18 0 -14 0 -12C0 -14 2 -18 6 -18"
    "C13 -18 16 -6 0 6Z\n#FFFFFF/60 M-8 -10C-9 -14 -6 -16 -4 -15C-7 -14 -7 -12 -7 -9Z"
)
BENEFACTOR: Final = person(
    Looks(ROSY, WHITE, "#3F6A4A", jaw="round", smile=2.3, rosy=70),
    Worn(dress=fur("#F2E8D4"), hat=beret("#7A1F33", "#E9C46A"), beard=beard(13, 15)),
    at(HEART, -31, 30, -8, 0.9) + at(COIN_BAG, 28, 4, 6, 1.16) + hand(29, 26, -6, "#F2E8D4"),
)
NUN: Final = person(
    Looks(FAIR, BROWN, "#3A3640", woman=True, ears=False, look=0.0, smile=0.9, rosy=44),
    Worn(hat=habit("#2E2A36")),
    "#F6D67A>#B5811E M-2.4 30H2.4V36H8V41H2.4V54H-2.4V41H-8V36H-2.4Z\n" + at(ROSARY, 30, -27, 0, 1.02) + hand(30, -8, 0, "#FFFBF2"),
)
PROPHET: Final = person(
    Looks(TAN, WHITE, "#6A5A9A", jaw="long", frown=-0.6),
    Worn(
        dress=robe("#EDE2C8"),
        back=LONG_BACK,
        front="hair+6>hair-18 M-15 -7C-18 -20 -16 -31 -6 -34.5C5 -37 18 -32 15.5 -7C14.6 -14 13.4 -18 10 -24"
        "C3 -30 -5 -30 -10 -25C-13 -19 -14.4 -14 -15 -7Z\n"
        "~2 #E9C46A M-15 -23C-8 -29 8 -29 15.4 -23",
        beard=beard(40, 15, 0.2),
    ),
    at(STAFF_OF_STARS, 32, 8, 6) + hand(32, 14, 2, "#EDE2C8"),
)
RECRUITER: Final = person(
    Looks(FAIR, RED, "#2F5F8A", woman=True, rosy=40),
    Worn(
        dress=vest("#B7284B", "#FFFBF0"),
        back=LONG_BACK,
        front=PARTED,
        hat="#C8344E>#7A1226 M-20 -21C-22 -30 -16 -42 -2 -42C12 -44 26 -36 22 -22C12 -28 -8 -28 -20 -21Z\n& #4A0"
        "A18/60 M8 -46C20 -38 18 -28 14 -18H28V-46Z\n"
        "#FFF6E2>#C9B48A M-12 -26C-20 -36 -32 -40 -40 -38C-34 -30 -24 -24 -12 -22Z\n~0.9 #8A7448 M-12 -24C-20 -30 -28 -35 -38 -37",
    ),
    at(TRUMPET, 26, 12, -16, 0.92) + hand(25, 20, 0, "#FFFBF0"),
)
PIGEONEER: Final = person(
    Looks(DARK, BLACK, "#5A7A9A", woman=True, smile=1.9),
    Worn(dress=laces("#FFF6E2"), front=PARTED, hat=headscarf("#C8842E", True)),
    at(DOVE, 27, -6, -8, 1.04) + hand(26, 14, -8, "#FFF6E2"),
)

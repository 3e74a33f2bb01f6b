"""The people of ore: miner, blacksmith, glass blower, mason, seeker, spelunker, jeweler, locksmith, alchemist."""

from __future__ import annotations

from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import beard, moustache

from ..things.tools import BLOWPIPE, FLASK, HAMMER, KEYS, MAGNIFIER, PICKAXE, TORCH, TROWEL, at
from ..things.wares import ANVIL, GEM, ROPE, STONES
from ..wardrobe.garments import apron, bare_arms, laces, leather, robe, ruff
from ..wardrobe.hair import CURLS, FRINGE, SIDES, one_braid
from ..wardrobe.hats import beret, helmet, turban
from ..wardrobe.hoods import coif, hood, kerchief
from .person import BLACK, BLOND, CHESTNUT, DEEP, FAIR, RED, ROSY, TAN, UMBER, WHITE, Looks, Worn, arm, glasses, hand, person

SOOT: Final = "#1A1210/35 M7 -9C10 -9 12 -6 11 -4C9 -3 7 -5 7 -9ZM-11 -4C-8 -4 -7 -1 -8 1C-10 1 -11 -2 -11 -4Z"

MINER_MALE: Final = person(
    Looks(FAIR, UMBER, "#8A6A3A", jaw="square", ears=False),
    Worn(
        back=hood("#3F464F"),
        hat="#5C3B22>#2F1C0E M-15 -33C-8 -37 8 -37 15 -33L14 -28C8 -32 -8 -32 -14 -28Z\n#FFE9A0/45 "
        + oval(0, -33, 12)
        + "\n#FFD45A>#F29A2E "
        + oval(0, -33, 6)
        + "\n#FFF8DC "
        + oval(-0.8, -33.6, 3.2),
        beard=beard(9, 14) + SOOT,
    ),
    at(PICKAXE, 28, 14, 14, 0.92) + hand(30, 14, 6, "", "#59504A"),
)
MINER_FEMALE: Final = person(
    Looks(TAN, CHESTNUT, "#5B6470", woman=True),
    Worn(dress=leather("#5E4630"), front=one_braid("#B23A2E"), hat=helmet("#8A7A5A", lamp=True), beard=SOOT),
    at(PICKAXE, 28, 14, 14, 0.92) + hand(30, 14, 6, "#C9A45A"),
)
BLACKSMITH: Final = person(
    Looks(TAN, BLACK, "#4A4F57", jaw="square", frown=0.6, rosy=46, shoulders=44),
    Worn(dress=bare_arms() + leather("#5A3A22"), front=FRINGE, beard=beard(22, 15.6)),
    at(ANVIL, -24, 30, 0, 0.96) + at(HAMMER, 32, 4, 12, 1.06) + arm(32, 6, 8),
)
GLASS_BLOWER: Final = person(
    Looks(ROSY, RED, "#3A8A8A", jaw="round", rosy=70),
    Worn(dress=apron("#D9C49A"), front=CURLS, hat=kerchief("#7A1F33", False)),
    at(BLOWPIPE, 30, 16, 0, 0.96) + arm(33, 20, 4),
)
MASON: Final = person(
    Looks(FAIR, CHESTNUT, "#6B7F95", jaw="square"),
    Worn(dress=leather("#A08058"), hat=coif("#E6DCC4"), beard=moustache(13, -3.4)),
    at(STONES, -27, 24, 0, 0.9) + at(TROWEL, 30, 8, 10) + arm(30, 10, 8),
)
SEEKER: Final = person(
    Looks(FAIR, BLOND, "#4F6A8A", ears=False, look=0.9, smile=0.8),
    Worn(back=hood("#6B5A3A")),
    at(
        "#F6EBD0>#CDB88C M-46 30L-22 26L-16 52L-42 56Z\n&~1.1 #8A7448 M-42 36C-34 32 -30 40 -22 36M-38 48"
        "C-32 42 -26 48 -20 44\n&~1.6 #B7284B M-30 42L-26 46M-26 42L-30 46",
        -2,
        -16,
    )
    + at(MAGNIFIER, 29, 16, 12, 0.96)
    + hand(30, 22, 4, "", "#5A4A30"),
)
SPELUNKER: Final = person(
    Looks(DEEP, BLACK, "#8A4A2A", smile=1.8),
    Worn(dress=laces("#D9C49A") + ROPE, front=SIDES, hat=helmet("#7A6A52", lamp=True), beard=beard(9, 11.6, 0.9)),
    at(TORCH, 32, 14, 8) + arm(32, 16, 4),
)
JEWELER: Final = person(
    Looks(FAIR, WHITE, "#5A3A7A"),
    Worn(dress=ruff(), front=SIDES, hat=turban("#7A1F33", "#3A9CC0"), beard=beard(13, 11.6, 0.9)),
    "~1.8 #C8962E " + oval(6.2, -13, 5) + "\n~0.9 #C8962E M10 -9C12 0 12 10 16 18\n" + at(GEM, 30, 2, 0, 1.0) + hand(31, 18, -4, "#FFF6E2"),
)
LOCKSMITH: Final = person(
    Looks(FAIR, UMBER, "#6A6A74"),
    Worn(dress=apron("#B9A98A"), front=SIDES, hat=beret("#2F4858"), beard=moustache(10.5, -3.2) + glasses()),
    hand(31, 18, 0, "#F6E9CC") + at(KEYS, 29, -12, 0, 1.1),
)
ALCHEMIST: Final = person(
    Looks(ROSY, WHITE, "#2F3F6A", jaw="long"),
    Worn(
        dress=robe("#2F3F6A", "#E9C46A"),
        front=SIDES,
        hat="#3A4F86>#1E2A52 M-17 -22C-12 -34 -4 -44 4 -56C8 -46 14 -34 17 -22C8 -27 -8 -27 -17 -22Z\n& #101"
        "A38/60 M5 -58C10 -44 12 -34 11 -18H24V-58Z\n"
        "#F6D67A M-4 -36L-2.6 -32.4L1 -32.2L-1.8 -30L-0.8 -26.4L-4 -28.4L-7.2 -26.4L-6.2 -30L-9 -32.2L-5.4 -32.4Z"
        + oval(6, -38, 1.6)
        + oval(9, -29, 1.4)
        + "\n#E9C46A>#8A6118 M-18 -23C-8 -29 8 -29 18 -23L17.4 -18.4C8 -24 -8 -24 -17.4 -18.4Z",
        beard=beard(34, 14, 0.4) + glasses("#8A9AA4"),
    ),
    at(FLASK, 30, 6, 8, 0.94) + hand(30, 12, 0, "#E9C46A"),
)

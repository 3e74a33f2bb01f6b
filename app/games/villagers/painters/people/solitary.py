"""The solitary people: harvester, hunter, chandler, wattler, fisher, beekeeper, grocer, freemason, priest, agent, wholesaler, captain."""

from __future__ import annotations

from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import beard, moustache

from ..things.larder import BASKET, CANDLE, CRATE, FISH, HANGING_CANDLES, NET, SHEAF, SKEP, bee
from ..things.tools import BOW, COMPASSES, SICKLE, SPYGLASS, at
from ..things.wares import SACK, SCROLL
from ..wardrobe.garments import apron, collar, fur, laced, leather, shawl, stole, vest
from ..wardrobe.hair import BUN, LONG_BACK, PARTED, SIDES
from ..wardrobe.hats import beret, bicorn, biretta, feathered, flat, sou_wester, straw, turban
from .person import BLACK, BLOND, BROWN, CHESTNUT, DEEP, FAIR, GREY, RED, ROSY, TAN, WHITE, Looks, Worn, arm, hand, person

HARVESTER: Final = person(
    Looks(ROSY, RED, "#C9A23A", woman=True, smile=1.9, rosy=50),
    Worn(dress=laced("#FFF6E2", "#6E7F3A"), back=LONG_BACK, front=PARTED, hat=straw("#A8443A")),
    SHEAF
    + at(SICKLE, -31, 16, -14, 0.86)
    + "\n@ -31 20 0 0.86\nskin+4>skin-16 "
    + oval(0, 0, 7.4, 6.6)
    + "\n&~0.9 skin-34 M-6 -3H4M-6.4 0H4M-6 3.4H4\n@\n#8A6118 M18 28C24 32 32 32 37 27L38 33C33 38 24 38 17 34Z\n"
    + hand(29, 30, -6, "#FFF6E2"),
)
HUNTER: Final = person(
    Looks(FAIR, BROWN, "#3F6A3A"),
    Worn(dress=leather("#5E4228"), front=SIDES, hat=feathered("#3F6A3A", "#C8443A"), beard=beard(11, 14.2)),
    at(BOW, 26, 4, 6, 0.96) + arm(36, 6, 6),
    behind="#7A4A26>#3E220E M-46 8L-32 2L-20 40L-34 46Z\n~1.4 #E0C08A M-42 10L-44 -14M-38 8L-38 -16M-34 6L-31 -15\n"
    "#C8443A M-47 -12L-44 -22L-41 -12ZM-41 -14L-38 -24L-35 -14ZM-34 -13L-30 -23L-28 -12Z",
)
CHANDLER: Final = person(
    Looks(FAIR, GREY, "#A86A4A", jaw="round", smile=1.8, rosy=48),
    Worn(
        dress=apron("#F6EBD4"),
        front=SIDES,
        hat="#6B4A6A>#3A2440 M-16 -22C-18 -34 -10 -41 0 -41C10 -41 18 -34 16 -22C8 -27 -8 -27 -16 -22Z\n& #24142"
        "A/60 M6 -44C14 -36 13 -28 11 -18H22V-44Z",
    ),
    at(CANDLE, 28, 16, 0, 1.06) + hand(28, 28, -4, "#F6E9CC"),
    behind=HANGING_CANDLES,
)
WATTLER: Final = person(
    Looks(DEEP, BLACK, "#6A8A6A", woman=True, smile=1.9),
    Worn(
        dress=laced("#FFF6E2", "#3A5A44"),
        back=BUN,
        front=PARTED,
        hat="#D9A22E>#8A6014 M-16 -22C-18 -34 -8 -37 0 -37C8 -37 18 -34 16 -22C8 -29 -8 -29 -16 -22Z\n&~1.6 #7A3"
        "A1E M-15 -28C-6 -34 6 -34 15 -28",
    ),
    at(BASKET, 22, 20, 0, 0.98) + hand(30, 22, -10, "#FFF6E2"),
)
FISHER: Final = person(
    Looks(TAN, WHITE, "#3A6A7A", jaw="square", rosy=56),
    Worn(dress=vest("#3A6A7A", "#D9C49A") + NET, front=SIDES, hat=sou_wester("#E0BE4A"), beard=beard(17, 15.4)),
    at(FISH, 31, 8, 12, 0.96) + arm(33, 24, 6),
)
VEIL: Final = """
#FFFFFF/34 M-30 -24C-30 0 -26 16 -16 24C-6 28 6 28 16 24C26 16 30 0 30 -24Z
~0.8 #FFFFFF/60 M-24 -20C-25 0 -20 14 -12 22M-14 -18C-15 2 -12 16 -6 24M14 -18C15 2 12 16 6 24M24 -20C25 0 20 14 12 22M-28 -6
  C-12 2 12 2 28 -6M-24 8C-10 14 10 14 24 8
~1.6 #FFF6E2/90 M-16 24C-6 28 6 28 16 24
"""
BEEKEEPER: Final = person(
    Looks(FAIR, BLOND, "#F0E6CC", woman=True, rosy=40),
    Worn(dress=shawl("#F6EFDC"), front=PARTED, hat=VEIL + straw("#D9A01E")),
    at(SKEP, 27, 28, 0, 0.96) + bee(33, -16, -14, 1.25) + bee(-33, -4, 16, 1.15) + bee(42, 2, 20, 0.9),
)
GROCER: Final = person(
    Looks(ROSY, CHESTNUT, "#4F7A42", jaw="round", smile=1.8, rosy=60),
    Worn(dress=apron("#FFF8EA"), front=SIDES, hat=flat("#7A1F33"), beard=moustache(13, -3.2)),
    at(CRATE, 18, 22, 0, 1.0) + arm(40, 32, -8),
)
SQUARE: Final = "#B98A52>#6B4222 M-48 58V2H-40V50H-14V58Z\n~1 #F6E3B0 M-46 8H-43M-46 16H-42M-46 24H-43M-46 32H-42M-46 40H-43"
FREEMASON: Final = person(
    Looks(FAIR, GREY, "#3F4F73", jaw="long"),
    Worn(
        dress=apron("#FFFBF0") + "\n&~1.8 #2B5E8E M-14 26C-8 29 8 29 14 26",
        front=SIDES,
        hat=beret("#26304A", "#B7284B"),
        beard=beard(18, 13.4, 0.3),
    ),
    SQUARE + at(COMPASSES, 29, 0, 8, 0.96) + hand(28, -14, 0, "#FFFBF0"),
)
PRIEST: Final = person(
    Looks(FAIR, WHITE, "#2E2A34", jaw="long", smile=0.9),
    Worn(dress=collar("#FFFFFF") + stole("#7A4A9A"), front=SIDES, hat=biretta("#3A3440")),
    "#F6D67A>#A87018 M27 -38H35V-26H47V-18H35V18H27V-18H15V-26H27Z\n~1 #FFF6D0 M28 -37V17M16 -25H28\n#B7284B "
    + oval(31, -22, 2.6)
    + "\n"
    + hand(31, 16, 0, "#FFFFFF"),
)
AGENT: Final = person(
    Looks(TAN, BLACK, "#2F7A74", look=0.8, smile=2.0),
    Worn(dress=fur("#D9C8A8"), front=SIDES, hat=turban("#2F5F7A", "#E9C46A"), beard=beard(9, 9, 1) + moustache(9.5, -3.4)),
    at(SCROLL, 29, -2, 10, 1.0) + hand(30, 18, 2, "#D9C8A8"),
)
SCALES: Final = f"""
~2.8 #B8862F M0 -30V24M-20 -16C-10 -22 10 -22 20 -16
#F6D67A>#9A6E1C {oval(0, -31, 3.4)}
~0.9 #8A6118 M-20 -16L-27 2M-20 -16L-13 2M20 -16L13 -2M20 -16L27 -2
#F6D67A>#9A6E1C M-28 2H-12C-14 9 -26 9 -28 2ZM12 -2H28C26 5 14 5 12 -2Z
#8E9AA4>#59636C {oval(-20, 0, 4)}
#E9D78A {oval(20, -4, 4.4, 3)}
"""
WHOLESALER: Final = person(
    Looks(DEEP, BLACK, "#C8842E", jaw="round", woman=True, smile=1.8),
    Worn(dress=shawl("#7A3A6A"), hat=turban("#E0B23A", "#B7284B")),
    f"#E9C46A>#9A6E1C {oval(-13.6, -3, 2.4)}\n" + at(SACK, -32, 40, 0, 0.8) + at(SCALES, 27, 0, 0, 0.98) + hand(27, 24, 0, "#E9C46A"),
)
CAPTAIN: Final = person(
    Looks(TAN, GREY, "#2A3A62", jaw="square", rosy=50),
    Worn(
        dress=vest("#2A3A62", "#FFFBF0") + "\n#E9C46A>#9A6E1C M-40 26C-40 18 -30 16 -24 20L-26 28C-32 26 -36 28 -38 32Z"
        "M40 26C40 18 30 16 24 20L26 28C32 26 36 28 38 32Z",
        front=SIDES,
        hat=bicorn("#26304E"),
        beard=beard(14, 15),
    ),
    at(SPYGLASS, 30, 8, 24, 0.98) + hand(29, 14, 14, "#E9C46A"),
)

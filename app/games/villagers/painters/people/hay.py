"""The people of hay: hayer, thatcher, bed builder, grazier, milk maid, fromager, peddler, horse trader, ore muler, carter."""

from __future__ import annotations

from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import beard, moustache

from ..things.beasts import COW, HORSE, MULE
from ..things.larder import CHEESE, PAIL, POT, STRAW_BUNDLE
from ..things.tools import PITCHFORK, RAKE, WHIP, at
from ..things.wares import HEADBOARD, LADDER, PACK, PILLOW
from ..wardrobe.garments import apron, cloak, laced, laces, leather, shawl, vest
from ..wardrobe.hair import BUN, LONG_BACK, PARTED, SIDES, braids
from ..wardrobe.hats import feathered, felt, straw, wide
from ..wardrobe.hoods import bonnet, headscarf, hood
from .person import BLACK, BLOND, BROWN, CHESTNUT, DARK, FAIR, GREY, RED, ROSY, TAN, UMBER, Looks, Worn, arm, hand, person

HAYER_MALE: Final = person(
    Looks(ROSY, BLOND, "#5E8AA8", smile=2, rosy=48),
    Worn(dress=laces(), front=SIDES, hat=straw("#7A1F33")),
    at(PITCHFORK, 33, 8, 8) + arm(33, 12, 4),
)
HAYER_FEMALE: Final = person(
    Looks(TAN, CHESTNUT, "#A8443A", woman=True, rosy=40),
    Worn(dress=laced(), front=PARTED + braids("#E4B23C"), hat=headscarf("#F4EAD2")),
    at(RAKE, 33, 8, 8) + hand(33, 12, 4, "#FFF6E2", "#FFF6E2"),
)
THATCHER: Final = person(
    Looks(FAIR, BROWN, "#8A5A3A", jaw="square"),
    Worn(dress=leather("#6E4A2A"), front=SIDES, hat=felt("#4F6B3A"), beard=beard(9, 14.6)),
    at(STRAW_BUNDLE, 29, 6, 16, 1.0) + arm(25, 22, -6),
    behind=at(LADDER, -33, 0, -4),
)
BED_BUILDER: Final = person(
    Looks(DARK, BLACK, "#5A6FA0", jaw="square", smile=1.8),
    Worn(
        dress=apron(),
        front=SIDES,
        hat="#C04A56>#7A1F33 M-16.6 -22C-18 -38 -10 -42 0 -42C10 -42 18 -38 16.6 -22"
        "C8 -27 -8 -27 -16.6 -22Z\n& #4A0F1E/60 M6 -46C14 -40 14 -30 12 -18H24V-46Z"
        "\n~2.4 #F4EAD2 M-16.6 -24C-8 -29 8 -29 16.6 -24",
        beard=beard(7, 14.2),
    ),
    at(PILLOW, 18, 22, -8, 1.0) + arm(37, 26, -8),
    behind=HEADBOARD,
)
GRAZIER: Final = person(
    Looks(FAIR, GREY, "#6F7A5A", jaw="long", rosy=40),
    Worn(dress=cloak("#4A5F7A"), front=SIDES, hat=straw("#2F5F8A"), beard=beard(30, 14, 0.5)),
    at(COW, 30, 15, 0, 0.8),
)
MILK_MAID: Final = person(
    Looks(ROSY, BLOND, "#C8607A", jaw="round", woman=True, smile=1.8, rosy=56),
    Worn(dress=laced("#FFF6E2", "#8A2F4A"), front=PARTED, hat=bonnet(ribbon="#C8607A")),
    at(PAIL, 28, 16, 0, 0.96) + hand(28, -4, -6, "#FFF6E2", "#FFF6E2", 0.9),
)
FROMAGER: Final = person(
    Looks(ROSY, UMBER, "#4F86A0", jaw="round", woman=True, smile=2, rosy=52),
    Worn(
        dress=apron("#FFF8EA"),
        back=BUN,
        front=PARTED,
        hat="#FFFBF0>#D9CBAE M-17 -20C-20 -34 -10 -37 0 -37C10 -37 20 -34 17 -20C8 -29 -8 -29 -17 -20Z\n& #B5"
        "A484/70 M6 -40C16 -34 15 -26 13 -18H24V-40Z",
    ),
    at(CHEESE, 19, 20, 0, 1.0) + hand(34, 32, -14, "#FFF8EA"),
)
PEDDLER: Final = person(
    Looks(TAN, BLACK, "#7A4A6A"),
    Worn(dress=cloak("#7A4A6A", "#C8962E"), front=SIDES, hat=wide("#5A6A3A", "#C8962E"), beard=beard(11, 12, 0.7) + moustache(10, -3.4)),
    at(POT, 38, 2) + hand(26, 34, 0, "#E9D6B0"),
    behind=PACK,
)
HORSE_TRADER: Final = person(
    Looks(DARK, BLACK, "#E9DFC8", woman=True),
    Worn(dress=vest("#8A3A2E"), front=PARTED + braids("#E4B23C"), hat=feathered("#4A6A8A", "#E9DFC8")),
    at(HORSE, 30, 18, 0, 0.98),
)
ORE_MULER: Final = person(
    Looks(FAIR, BROWN, "#7A5A3A", ears=False, smile=0.6),
    Worn(back=hood("#7A5A3A"), beard=beard(8, 13.6)),
    at(MULE, 29, 20, 0, 0.98) + "#7A858E>#454E56 M-46 30L-38 22L-28 26L-24 36L-34 44L-46 42Z\n& #C9D0D6/80 M-44 28L-38 23L-33 28L-38 33Z\n"
    "#59636C>#2A3138 M-34 42L-24 36L-14 44L-18 56H-36Z\n#E9C46A " + oval(-24, 44, 2) + oval(-38, 36, 1.7),
)
CARTER: Final = person(
    Looks(FAIR, RED, "#3F5A4A", woman=True, rosy=44),
    Worn(dress=shawl("#A8443A"), back=LONG_BACK, front=PARTED, hat=wide("#3A2A20", "#C8962E")),
    at(WHIP, 31, 14, 10) + hand(31, 14, 4, "#E9D6B0"),
)

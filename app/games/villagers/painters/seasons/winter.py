"""The events of winter, as lines of ``drawing``, in the box -50..50 by -40..36."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import fist

from ..things.larder import CHEESE
from ..things.tools import MANACLES, SWORD, at
from ..things.wares import CHEST, COIN_BAG, SACK, SHIP
from ..wardrobe.hats import jester
from .summer import CROWN, SKIN, coin

ARREST: Final = f"""
#8A8278>#4A443C M-46 34V-38H46V34Z
~1 #38322C/80 M-46 -20H-30M-46 -2H-30M-46 16H-30M30 -20H46M30 -2H46M30 16H46
#17120F M-30 34V-12C-30 -36 30 -36 30 -12V34Z
#E8B48C>#8A5A38 {oval(0, -4, 10, 12)}
#4A2E1A M-11 -6C-12 -20 12 -20 11 -6C8 -12 -8 -12 -11 -6Z
#140B06 {oval(-3.6, -4, 1.2)}{oval(3.6, -4, 1.2)}
~1.2 #7E3328 M-3.4 4C-1 2 1 2 3.4 4
#6E7A84>#3A444C M-22 34C-20 16 -10 9 0 9C10 9 20 16 22 34Z
~3.6 #59636C M-20 34V-24M-7 34V-30M7 34V-30M20 34V-24
~1 #C9D0D6 M-21 32V-23M-8 32V-29M6 32V-29M19 32V-23
~3.2 #59636C M-30 -4H30
{at(MANACLES, 8, 20, 0, 0.94)}
"""
ARSON: Final = f"""
#F2762E/40 {oval(0, -2, 46, 38)}
#C9B48A>#7A6440 M-26 32V-2L0 -24L26 -2V32Z
~1.6 #3A2412 M-26 32V-2M26 32V-2M-26 14H26M0 -22V32
#3A2412 M-34 0L0 -30L34 0L30 4L0 -21L-30 4Z
#FFE27A M-18 2H-8V12H-18ZM8 2H18V12H8Z
#F2762E>#C03A18 M-24 -4C-32 -18 -20 -22 -22 -36C-12 -28 -8 -20 -12 -8ZM-6 -20C-12 -30 -2 -34 -2 -46C8 -38 12 -28 6 -18ZM14 -10
  C10 -22 20 -26 20 -38C30 -28 32 -16 26 -2Z
#FFC94A M-21 -8C-26 -18 -18 -20 -18 -28C-13 -22 -12 -16 -15 -9ZM-2 -22C-6 -28 0 -32 0 -38C6 -32 7 -28 3 -21ZM18 -10
  C15 -18 22 -20 21 -28C27 -22 27 -14 23 -8Z
#F2762E>#C03A18 M-14 12C-20 4 -12 -2 -12 -8C-6 -2 -4 6 -8 12ZM10 12C6 4 14 0 14 -6C20 2 22 8 17 12Z
"""
IT_WAS_YOU: Final = f"""
{at(jester(), -18, 16, -8, 0.92)}
@ -18 16 -8 0.92
#F3C8A8>#CE9562 M-14 -17C-14 -4 -8 6 0 6C8 6 14 -4 14 -17C8 -22 -8 -22 -14 -17Z
#140B06 {oval(-5, -12, 1.8)}{oval(5, -12, 1.8)}
#D9604A/50 {oval(-8, -6, 3.6, 2.6)}{oval(8, -6, 3.6, 2.6)}
#7E3328 {oval(0, -2, 3.4, 4)}
@
@ 26 10 0 1
#7A1F4A>#4A0F2A M50 10L26 4L22 20L48 34Z
#F6EFE2 M28 3L20 2L17 20L24 22Z
#EDBF96>#B98252 M20 2C12 -2 2 -4 -4 -2L-26 -4C-31 -4 -31 3 -26 4L-8 6C-12 9 -11 13 -7 14C-9 18 -4 21 -1 19C4 22 12 22 18 20Z
~0.9 #8A5A34 M-8 6C-2 5 2 6 4 8M-7 14C-2 12 2 12 4 13M-1 19C2 17 5 16 7 17
@
"""
DARK_MOOD: Final = """
#6E7A8A>#2A3240 M-40 4C-54 2 -50 -16 -36 -14C-34 -32 -10 -36 -4 -24C8 -36 30 -28 28 -14C44 -18 52 0 38 4Z
& #151A24/60 M-60 -2H60V10H-60Z
~1.6 #C9D4E0/70 M-34 -16C-30 -28 -14 -31 -8 -24M4 -24C12 -30 22 -27 24 -20
#FFE27A>#F2A63A M-2 2L-14 20H-4L-10 36L12 14H2L10 2Z
~1.6 #BFD9EC M-34 12L-38 22M-24 14L-28 26M26 12L22 22M36 10L32 20M22 28L20 34
"""
ABDUCTION: Final = (
    at(SACK, 4, 6, 0, 1.2)
    + f"""
#FFF8EA {oval(-1, 10, 3.2, 2.4)}{oval(9, 9, 3.2, 2.4)}
#140B06 {oval(-0.2, 10, 1.5)}{oval(9.8, 9, 1.5)}
~1.8 #4A2E16 M-8 2L-4 5M16 1L12 4
~3.6 #8A6A38 M-24 22C-6 30 16 30 32 20
~2.2 #D9BC84 M-24 22C-6 30 16 30 32 20
~2.6 #8A7448 M-44 -18C-38 -22 -34 -16 -28 -20M-46 0C-40 -4 -36 2 -30 -2M-44 16C-40 13 -36 18 -32 15
"""
)
BLACKMAIL: Final = f"""
#FFFBF0>#D9CBAA M-36 -18H30V26H-36Z
~1.4 #A8946A M-36 -18L-3 10L30 -18M-36 26L-10 4M30 26L4 4
#2B1F1A>#100A08 {oval(-3, 8, 9.6)}
~1.2 #6A5A54 {oval(-3, 8, 6.4)}
#F6EBD0 M-6 6A2 2 0 0 1 -2.4 6A2 2 0 0 1 -6 6ZM-3.600 6A2 2 0 0 1 0.400 6A2 2 0 0 1 -3.600 6ZM-5 9H-1V12H-5Z
@ 22 4 152 0.92
#F6FAFB>#A9B4BC M-4 -6L-3.6 -32L0.4 -46L4 -32L4 -6Z
#8E9AA4 M0.4 -46L4 -32V-6H0.4Z
#E0B04A>#8A6118 M-10 -8H10V-3H-10Z
#5C3B22 M-2.6 -3H2.6V14H-2.6Z
@
"""
TRADE_NETWORK: Final = f"""
#F3E2B8>#C9AA6A M-46 -28C-30 -34 -16 -22 0 -28C16 -34 32 -24 46 -30V28C32 34 16 24 0 30C-16 34 -30 24 -46 30Z
& #8AB0C0/60 M-50 -6C-30 -16 -6 8 14 -6C30 -16 40 2 52 -6V40H-50Z
~1.6 #B7284B M-34 -16L-12 8L14 -14L36 12
~0.9 #8A7448/80 M-23 -30V30M1 -28V30M24 -30V28
#B7284B {oval(-34, -16, 4)}{oval(-12, 8, 4)}{oval(14, -14, 4)}{oval(36, 12, 4)}
#FFF6E2 {oval(-34, -16, 1.6)}{oval(-12, 8, 1.6)}{oval(14, -14, 1.6)}{oval(36, 12, 1.6)}
{at(SHIP, 8, 22, 0, 0.72)}
"""


def _rat(x: float, y: float, side: int, scale: float) -> str:
    """Return a rat that looks to the left, or with ``side`` -1 to the right."""
    tail = f"M{18 * side} 6C{34 * side} 8 {30 * side} -8 {42 * side} -6"
    ear_x, eye_x, nose_x = -12 * side, -17 * side, -25 * side
    return at(
        f"""
~2 #C98A86 {tail}
#7A706A>#3E3632 M{-25 * side} 2C{-20 * side} -8 {-10 * side} -10 {-4 * side} -10C{14 * side} -12 {24 * side} 0 {20 * side} 10H{-14 * side}
  C{-20 * side} 10 {-25 * side} 6 {-25 * side} 2Z
#9A8E86>#5A4E48 {oval(ear_x, -9, 5)}
#D9A8A0 {oval(ear_x, -9, 2.8)}
#140B06 {oval(eye_x, -2, 1.5)}
#FFFFFF {oval(eye_x - 0.5, -2.6, 0.5)}
#D98A86 {oval(nose_x, 2.4, 2)}
~0.7 #C9BEB4 M{-22 * side} 4L{-32 * side} 2M{-22 * side} 5L{-31 * side} 8
#D9A8A0 M{-12 * side} 9H{-6 * side}V12H{-14 * side}ZM{10 * side} 9H{16 * side}V12H{8 * side}Z
""",
        x,
        y,
        0,
        scale,
    )


RATS: Final = at(CHEESE, 2, -8, 0, 0.86) + _rat(26, 20, 1, 0.95) + _rat(-28, 22, -1, 1.0) + _rat(-6, 30, 1, 0.7)
PROTECTION_MONEY: Final = (
    at(COIN_BAG, -16, 12, -6, 1.3)
    + coin(4, 32, 6)
    + f"""
@ 24 -6 24 1
#8A5A2E>#4A2C14 M-3.4 20L-7 -26C-7 -36 7 -36 7 -26L3.4 20Z
#C9D0D6 {oval(-4, -26, 1.6)}{oval(3, -30, 1.6)}{oval(4, -20, 1.6)}{oval(-3, -17, 1.6)}
@
{fist(18, 12, 24, 1.15, SKIN)}
"""
)
SPY_NETWORK: Final = f"""
#6B4526>#3A2412 M-44 -38H44V36H-44Z
&~1.4 #2A180C/80 M-16 -38V36M14 -38V36
#C8962E>#7A5410 M-24 -28C-24 -36 24 -36 24 -28V24C24 32 -24 32 -24 24Z
~1.4 #F6E0A0 M-21 -27C-20 -32 20 -32 21 -27
#120A06 {oval(0, -8, 16)}
#120A06 M-8 2H8L12 24H-12Z
#FFF8EC M-13 -8C-8 -16 8 -16 13 -8C8 -1 -8 -1 -13 -8Z
#4F8A5A {oval(0, -8, 5.6)}
#140B06 {oval(0, -8, 2.8)}
#FFFFFF {oval(-1.8, -10, 1.3)}
#5A4632 {oval(-18, -24, 1.6)}{oval(18, -24, 1.6)}{oval(-18, 22, 1.6)}{oval(18, 22, 1.6)}
"""
TRIBUTE: Final = at(CHEST, 0, 14, 0, 1.0) + at(CROWN, 0, -22, 0, 1.15) + coin(-36, 30, 6) + coin(36, 30, 6)
CONSCRIPTION: Final = f"""
{at(SWORD, 28, 4, 18, 1.0)}
#B7284B>#6E1226 M-34 -6H14V24C14 32 -34 32 -34 24Z
~1.4 #F6E3B0 M-34 0L-22 22M-10 2L-22 24M-10 2L2 24M14 0L2 24
#E9C46A>#9A6E1C M-36 -9C-20 -2 0 -2 16 -9V-3C0 4 -20 4 -36 -3ZM-36 20C-20 28 0 28 16 20V26C0 34 -20 34 -36 26Z
#FFFBF0>#D9CBAA {oval(-10, -10, 26, 8)}
~1 #8A7448 {oval(-10, -10, 26, 8)}
~3 #B07C46 M-34 -34L-12 -12M10 -36L-6 -13
#E0B47A {oval(-12, -12, 2.8)}{oval(-6, -13, 2.8)}
"""
WINTER: Final[Mapping[str, str]] = {
    "arrest": ARREST,
    "arson": ARSON,
    "it_was_you": IT_WAS_YOU,
    "dark_mood": DARK_MOOD,
    "abduction": ABDUCTION,
    "blackmail": BLACKMAIL,
    "trade_network": TRADE_NETWORK,
    "rats": RATS,
    "protection_money": PROTECTION_MONEY,
    "spy_network": SPY_NETWORK,
    "tribute": TRIBUTE,
    "conscription": CONSCRIPTION,
}
"""By the id of an event."""

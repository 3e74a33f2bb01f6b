"""The events of summer, as lines of ``drawing``, in the box -50..50 by -40..36."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import fist, sleeve

from ..things.buildings import BANK
from ..things.larder import BOTTLE, CRATE, GOBLET, ear
from ..things.tools import HAMMER, LANTERN, MASK_ON_STICK, RAKE, at
from ..things.wares import CHEST, COIN_BAG, SCROLL

SKIN: Final = "#EDBF96"
CROWN: Final = """
#F6D67A>#B5811E M-14 8L-17 -9L-8 -1L0 -14L8 -1L17 -9L14 8Z
#8A6118 M-14 8H14V12H-14Z
#B7284B M-19 -12A2.4 2.4 0 0 1 -14.4 -12A2.4 2.4 0 0 1 -19 -12ZM-2.6 -17A2.6 2.6 0 0 1 2.6 -17A2.6 2.6 0 0 1 -2.6 -17ZM14.4 -12
  A2.4 2.4 0 0 1 19 -12
  A2.4 2.4 0 0 1 14.4 -12Z
"""


def coin(x: float, y: float, r: float = 6.0) -> str:
    """Return a gold coin with a crown."""
    s = r * 0.4
    return f"""
#8C6418 {oval(x, y + r * 0.12, r)}
#F7DB86>#C8962E {oval(x, y, r)}
~{r * 0.16:g} #8C6418 {oval(x, y, r * 0.68)}
#8C6418 M{x - s:g} {y + s * 0.8:g}V{y - s * 0.8:g}L{x - s * 0.4:g} {y:g}L{x:g} {y - s:g}L{x + s * 0.4:g} {y:g}L{x + s:g} {y - s * 0.8:g}
  V{y + s * 0.8:g}Z
"""


def open_hand(x: float, y: float, paint: str = "#EDBF96", cuff: str = "#7A1F4A") -> str:
    """Return an open hand that comes from the lower left, its palm up around ``x, y``."""
    return f"""
@ {x:g} {y:g} 0 1
{cuff}>{cuff}-30 M-50 22L-26 4L-17 14L-36 34Z
#F6EFE2 M-28 3L-22 -1L-13 10L-18 15Z
{paint}+8>{paint}-22 M-24 2C-16 -6 -4 -8 6 -6L22 -10C27 -11 28 -5 23 -4L10 1L25 1C30 1 30 7 25 7L9 7L21 11C25 13 23 18 18 16
  L4 13C-4 16 -12 16 -17 12Z
~0.9 {paint}-44 M10 1L3 2M9 7H2
@
"""


BRIBES: Final = open_hand(-8, 16) + at(COIN_BAG, 6, -12, -8, 1.15) + coin(30, 10, 6) + coin(38, 18, 5)
THE_COUNTESS_BANK: Final = at(BANK, 0, 6, 0, 0.92) + at(CROWN, 0, -30, 0, 0.8)
SINISTER_BANQUET: Final = f"""
#5A2A3A>#2E121E M-50 14H50V36H-50Z
&~1.4 #8A4A5E/80 M-50 18H50
#E9E2D2>#A89E8A {oval(0, 12, 34, 9)}
#F7F1E4 {oval(0, 10, 28, 6.4)}
#C8763A>#7A3E16 M-24 6C-26 -12 -8 -22 6 -18C18 -16 26 -8 24 4C20 12 -18 14 -24 6Z
& #4E240A/50 M6 -20C20 -8 18 4 8 14H30V-20Z
~1.6 #F0B47A/80 M-18 -4C-14 -12 -6 -15 1 -14
#B5622A>#6A3212 M16 -2C24 -10 34 -14 38 -20C42 -18 40 -10 36 -8C30 -2 24 4 18 6Z
#FFF8E8 {oval(39, -21, 3.2)}{oval(41.6, -17.6, 3)}
{at(GOBLET, -38, 2, 0, 1.0)}
#7FA84A>#48702A {oval(-20, 10, 5, 3)}{oval(22, 11, 5, 3)}
#D8402E {oval(-14, 12, 2.6)}{oval(16, 13, 2.6)}
"""
GUILD_CONSPIRACY: Final = f"""
#2E2634>#16101A M-50 36C-50 8 -44 -4 -32 -8C-20 -4 -14 8 -12 36ZM12 36C14 8 20 -4 32 -8C44 -4 50 8 50 36Z
#4A3A50>#221828 M-32 -26C-46 -22 -44 -4 -46 8C-38 14 -26 14 -18 8C-20 -4 -18 -22 -32 -26ZM32 -26C46 -22 44 -4 46 8C38 14 26 14 18 8
  C20 -4 18 -22 32 -26Z
#100A12 {oval(-30, -8, 8, 11)}{oval(30, -8, 8, 11)}
#FFE9A8 {oval(-32.6, -10, 1.8, 1.3)}{oval(-26.6, -10, 1.8, 1.3)}{oval(27.4, -10, 1.8, 1.3)}{oval(33.4, -10, 1.8, 1.3)}
#3A2C42>#1A121E M-24 36C-24 2 -14 -14 0 -18C14 -14 24 2 24 36Z
#5A4662>#2A1E30 M0 -38C-18 -34 -16 -10 -18 4C-8 12 8 12 18 4C16 -10 18 -34 0 -38Z
#100A12 {oval(0, -14, 10, 14)}
#FFE9A8 {oval(-4, -16, 2.2, 1.5)}{oval(4, -16, 2.2, 1.5)}
#FFE9A0/50 {oval(0, 18, 16)}
#FFFBEA>#DCCB9A M-4 14H4V36H-4Z
#FF9A2E M0 -2C5 5 5 10 0 14C-5 10 -5 5 0 -2Z
#FFF0A8 M0 4C3 8 3 11 0 13C-3 11 -3 8 0 4Z
"""
LAND_CLAIM: Final = f"""
#B5C06A>#6E8A3E M-60 14C-30 4 30 4 60 14V40H-60Z
~1.4 #4F6B2A/70 M-50 24C-20 14 20 14 50 24M-50 33C-20 22 20 22 50 33M-20 40L-8 10M20 40L8 10
{ear(-34, 18, -6)}
{ear(-42, 22, -14)}
{ear(36, 22, 10)}
#6B4526 M-2 32L-1.4 -40H1.4L2 32Z
#B7284B>#6E1226 M1 -39C14 -44 20 -32 36 -37C32 -30 32 -22 36 -14C20 -10 14 -22 1 -16Z
{at(CROWN, 17, -26, 4, 0.46)}
#F6D67A {oval(0, -41, 3)}
"""
SERFDOM: Final = f"""
{at(RAKE, -16, 0, -20, 0.98)}
~5.4 #59636C {oval(10, 4, 13, 11)}
~1.4 #C9D0D6 M-1 1C2 -5 8 -7.6 13 -7
~4 #6E7A84 M20 12L26 18M28 18L33 22
#454E56>#1E242A {oval(36, 27, 13)}
~1.6 #8E9AA4/80 M28 21C31 17 36 16 40 18
#59636C M4 12H16V20H4Z
#1E1410 {oval(10, 15, 1.6)}
"""
VALUE_ADDED_TAX: Final = f"""
#6E1F2A>#3E0C14 M-44 -20C-30 -28 -8 -26 0 -20C8 -26 30 -28 44 -20V26C30 20 8 20 0 26C-8 20 -30 20 -44 26Z
#FFF8E4>#DCC898 M-40 -22C-28 -28 -8 -26 0 -20V21C-8 16 -28 15 -40 20Z
#F6E9C8>#C9B27E M40 -22C28 -28 8 -26 0 -20V21C8 16 28 15 40 20Z
~1.1 #8A7448 M-34 -15C-24 -19 -12 -18 -6 -14M-34 -7C-24 -11 -12 -10 -6 -6M-34 1C-24 -3 -12 -2 -6 2M-34 9C-24 5 -12 6 -6 10
~1.6 #A3161F M8 -14L30 -17M8 -6L30 -9M8 2L22 0
{coin(24, 10, 8)}
{coin(34, 16, 6)}
"""
BLACK_MARKET: Final = (
    f"#2A2032>#120C16 {oval(0, 0, 52, 40)}\n" + at(CRATE, 14, 14, 0, 0.95) + at(BOTTLE, -16, 14, -8, 0.82) + at(LANTERN, -34, -6, 0, 1.0)
)
MOOD_SWING: Final = at(MASK_ON_STICK, -20, 14, -12, 1.05) + at(
    MASK_ON_STICK.replace("M-7 -14C-3 -10 3 -10 7 -14", "M-7 -10C-3 -14 3 -14 7 -10").replace("#FFF8EA>#CFC0A0", "#8FA8C0>#3F5A78"),
    22,
    16,
    14,
    1.05,
)
BETRAYER: Final = f"""
#3A2C42>#1A121E M-44 36C-44 6 -30 -10 -14 -14C4 -10 12 8 14 36Z
#5A4662>#2A1E30 M-14 -38C-34 -34 -32 -8 -34 6C-22 14 -6 14 6 6C4 -8 6 -34 -14 -38Z
#E8B48C>#A8703E M-24 -14C-24 -26 -4 -26 -4 -14C-4 -4 -10 4 -14 4C-18 4 -24 -4 -24 -14Z
& #1A121E/70 M-26 -30H-2V-17C-10 -21 -18 -21 -26 -17Z
#FFF8EA {oval(-18, -13, 2.6, 1.6)}{oval(-9, -13, 2.6, 1.6)}
#140B06 {oval(-16.8, -13, 1.3)}{oval(-7.8, -13, 1.3)}
~1.3 #7E3328 M-18 -3C-14 -1 -11 -2 -9 -5
@ 30 8 24 1
#F6FAFB>#A9B4BC M-4 -6L-3.6 -32L0.4 -44L4 -32L4 -6Z
#8E9AA4 M0.4 -44L4 -32V-6H0.4Z
#E0B04A>#8A6118 M-10 -8H10V-3H-10Z
#5C3B22 M-2.6 -3H2.6V12H-2.6Z
@
{sleeve(26, 20, "#3A2C42")}
{fist(28, 14, 20, 1.1, SKIN)}
"""
TEMPORARY_EMPLOYMENT: Final = at(SCROLL, -16, 6, -8, 1.35) + at(HAMMER, 22, 10, 24, 1.1)
CUSTOMS: Final = f"""
#8A8278>#57503F M-48 32V-6H-30V32ZM-50 -6H-28V-12H-50Z
~6 #FFF6E2 M-36 -2L48 -26
~6 #B7284B M-22 -6L-8 -10M6 -14L20 -18M34 -22L46 -25.400
~0.9 #3A1A1E/70 M-36 1L48 -23
#3A3026 {oval(-38, -1, 4.4)}
{at(CHEST, 16, 14, 0, 0.86)}
{coin(-14, 28, 6)}
{coin(-4, 31, 5)}
"""
SUMMER: Final[Mapping[str, str]] = {
    "bribes": BRIBES,
    "the_countess_bank": THE_COUNTESS_BANK,
    "sinister_banquet": SINISTER_BANQUET,
    "guild_conspiracy": GUILD_CONSPIRACY,
    "land_claim": LAND_CLAIM,
    "serfdom": SERFDOM,
    "value_added_tax": VALUE_ADDED_TAX,
    "black_market": BLACK_MARKET,
    "mood_swing": MOOD_SWING,
    "betrayer": BETRAYER,
    "temporary_employment": TEMPORARY_EMPLOYMENT,
    "customs": CUSTOMS,
}
"""By the id of an event."""

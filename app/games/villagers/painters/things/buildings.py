"""The twelve developments as buildings, as lines of ``drawing``, in the box -50..50 by -44..30 with the ground at 26."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.art.drawing import oval

from .larder import ear
from .tools import at

GROUND: Final = "#8FB062>#587A3E M-70 24C-40 18 40 18 70 24V50H-70Z\n#D9C390/80 M-10 50C-8 36 -4 30 0 25H12C12 32 16 40 22 50Z\n"


def _house(x: float, y: float, w: float, h: float, roof: str, wall: str = "#F7EBD0", rise: float = 0.9) -> str:
    """Return a gabled house with timber framing; ``x, y`` is the middle of its foot."""
    left, right, top = x - w / 2, x + w / 2, y - h
    peak = top - w * rise * 0.62
    return f"""
{wall}>{wall}-24 M{left:g} {y:g}V{top:g}L{x:g} {peak + 2:g}L{right:g} {top:g}V{y:g}Z
~1.4 #5C3B22 M{left:g} {y:g}V{top:g}M{right:g} {y:g}V{top:g}M{left:g} {top:g}H{right:g}M{left:g} {y - h * 0.48:g}H{right:g}
{roof}+14>{roof}-30 M{left - 5:g} {top + 3:g}L{x:g} {peak - 3:g}L{right + 5:g} {top + 3:g}L{right + 2:g} {top + 6:g}L{x:g} {peak + 4:g}
  L{left - 2:g} {top + 6:g}Z
~0.9 {roof}+44/80 M{left - 3:g} {top + 2:g}L{x:g} {peak - 1.6:g}
"""


def _window(x: float, y: float, w: float = 7, h: float = 8) -> str:
    """Return a lit window with its cross, its upper left corner at ``x, y``."""
    return f"""
#5C3B22 M{x - 1:g} {y - 1:g}H{x + w + 1:g}V{y + h + 1:g}H{x - 1:g}Z
#FFE9A8>#F2B84B M{x:g} {y:g}H{x + w:g}V{y + h:g}H{x:g}Z
~0.8 #5C3B22 M{x + w / 2:g} {y:g}V{y + h:g}M{x:g} {y + h / 2:g}H{x + w:g}
"""


def _door(x: float, y: float, w: float = 9, h: float = 15) -> str:
    """Return a round-headed door with its foot at ``y``, its left edge at ``x``."""
    crown, top = y - h - 1, y - h + w / 2
    return f"""
#3A2412 M{x:g} {y:g}V{top:g}C{x:g} {crown:g} {x + w:g} {crown:g} {x + w:g} {top:g}V{y:g}Z
&~0.8 #8A5A2E M{x + w / 3:g} {y:g}V{y - h:g}M{x + w * 2 / 3:g} {y:g}V{y - h:g}
"""


INN: Final = f"""{_house(-8, 26, 56, 34, "#A5422F")}
{_window(-30, -2)}
{_window(-12, -2)}
{_window(6, -2)}
{_door(-14, 26, 11, 17)}
{_window(-31, 13)}
~2 #2A221C M22 -14H42M24 -14C26 -6 32 -4 38 -14
#7A1F33>#4A0F1E M28 -10H44V8H28Z
~1.2 #E9C46A M29.4 -8.6H42.6V6.6H29.4Z
#F6D67A M32 -5H39V4H32ZM39 -3C43 -3 43 2 39 2Z
#FFFDF4 {oval(33.6, -5.4, 1.8)}{oval(36.6, -6, 2)}
"""
CHURCH: Final = f"""
#E6DCC8>#A89A80 M-4 26V-2L20 -14L44 -2V26Z
#5F7A8A>#33485A M-10 0L18 -20H24L50 0L46 3L21 -15L-6 3Z
#E6DCC8>#9A8C72 M-34 26V-26H-12V26Z
#5A6E80>#2E3E4E M-38 -24L-23 -54L-8 -24Z
~1 #A9C0CC M-36 -25L-23.4 -51
#F6D67A M-24.2 -60H-21.8V-52H-24.2ZM-26.6 -58H-19.4V-55.8H-26.6Z
#3A2C22 M-27 -12C-27 -19 -19 -19 -19 -12V-4H-27Z
#4F7FA6>#B7284B M4 16V4C4 -2 10 -2 10 4V16ZM17 16V2C17 -5 24 -5 24 2V16ZM31 16V4C31 -2 37 -2 37 4V16Z
{_door(-29, 26, 12, 19)}
~0.9 #8A7E66/70 M-33 4H-13M-33 14H-13M-33 -18H-13
"""
TOWN_HALL: Final = f"""
#EAD9B4>#B59E72 M-42 26V-16H42V26Z
#8A7A5C M-42 10H42V12.4H-42Z
#4A3A2C M-36 26V18C-36 12 -26 12 -26 18V26ZM-21 26V18C-21 12 -11 12 -11 18V26ZM11 26V18C11 12 21 12 21 18V26ZM26 26V18C26 12 36 12 36 18V26Z
{_door(-7, 26, 14, 15)}
{_window(-36, -8)}
{_window(-20, -8)}
{_window(13, -8)}
{_window(29, -8)}
#A5422F>#6A2418 M-48 -14L-38 -30H38L48 -14Z
#EAD9B4>#B59E72 M-10 -14V-40H10V-14Z
#5A6E80>#2E3E4E M-13 -39L0 -58L13 -39Z
#FFF8E8 {oval(0, -28, 7)}
~1.2 #3A2412 {oval(0, -28, 7)}M0 -28V-33M0 -28L3 -26
#F6D67A M-4 2H4V8L0 11L-4 8Z
#B7284B M-2.6 3.4H2.6V7.4L0 9.4L-2.6 7.4Z
"""
TAVERN: Final = f"""{_house(2, 26, 62, 26, "#7A5A3A", "#F0DDB4", 0.7)}
{_window(-22, 9, 8, 9)}
{_window(18, 9, 8, 9)}
{_door(-4, 26, 12, 16)}
#B98A52>#6B4222 M-47 10C-50 16 -50 22 -47 28H-33C-30 22 -30 16 -33 10Z
~1.8 #59636C M-48.6 14.6H-31.4M-48.6 23.4H-31.4
#B98A52>#6B4222 M34 12C31 17 31 23 34 28H47C50 23 50 17 47 12Z
~1.6 #59636C M32.6 16H48.4M32.6 24H48.4
{
    at(
        '''#F6C84A>#B5761A M-8 -9H8L7 11H-7Z
~2 #8A5A2E M7 -4C14 -5 14 7 7 6
#FFFDF4 '''
        + oval(-5, -10, 3.6)
        + oval(0, -12, 4.2)
        + oval(5, -10, 3.6),
        2,
        -10,
        0,
        1.05,
    )
}
"""
BANK: Final = f"""
#F4EAD2>#C0AE86 M-44 26V22H44V26ZM-40 22V18H40V22ZM-44 -10V-16H44V-10Z
#F6EBD0>#D2BE90 M-48 -16L0 -42L48 -16Z
&~1.4 #A8925E M-40 -18L0 -39L40 -18
#8A7A5C M-36 18V-10H36V18Z
#FBF3DF>#BDA878 M-36 18V-10H-28V18ZM-19 18V-10H-11V18ZM11 18V-10H19V18ZM28 18V-10H36V18Z
~0.8 #A8925E M-34 16V-8M-31 16V-8M-17 16V-8M-14 16V-8M13 16V-8M16 16V-8M30 16V-8M33 16V-8
{_door(-6, 18, 12, 22)}
#F6D67A>#A87018 {oval(0, -25, 8)}
~1.2 #7A5410 {oval(0, -25, 5.6)}
#7A5410 M-3.6 -22.4V-28L-1.6 -26L0 -29L1.6 -26L3.6 -28V-22.4Z
"""
GUILD_HOUSE: Final = f"""{_house(-24, 26, 36, 40, "#5F7A8A", "#F3E2C0", 1.1)}
{_house(16, 26, 44, 34, "#A5422F", "#F7EBD0", 1.0)}
{_window(-34, -4)}
{_window(-21, -4)}
{_window(-34, 12)}
{_window(0, -1)}
{_window(12, -1)}
{_window(24, -1)}
{_door(10, 26, 13, 18)}
#7A1F33>#4A0F1E M-6 8H6V20L0 25L-6 20Z
#E9C46A M-3.6 13V11C-3.6 7 3.6 7 3.6 11V13H4.6V19H-4.6V13ZM-1.8 13H1.8V11C1.8 9.4 -1.8 9.4 -1.8 11Z
"""
LIGHTHOUSE: Final = f"""
#6FA8C8>#35688A M-70 16C-50 12 -40 20 -20 16C0 12 20 20 40 16C55 13 60 18 70 16V50H-70Z
~1.2 #DDF0F8/80 M-60 26C-50 22 -44 30 -34 26M20 30C30 26 38 34 48 30
#8A8278>#4A443C M-30 30C-24 14 -12 14 0 14C14 14 26 16 30 30Z
#FFF0B0/60 M4 -42L64 -60V-20ZM-4 -42L-64 -56V-26Z
#FBF6EA>#C9BCA0 M-12 18L-8 -32H8L12 18Z
#B4323F>#7A1A26 M-11.4 10L-10.6 0H10.6L11.4 10ZM-9.6 -12L-8.8 -22H8.8L9.6 -12Z
#3A3026 M-12 -32H12V-35H-12Z
#FFF3B8>#F2A63A M-7 -35H7V-49H-7Z
~1.2 #3A3026 M-7 -35V-49M7 -35V-49M0 -35V-49
#B4323F>#6E1620 M-10 -48C-8 -58 8 -58 10 -48Z
{_door(-4, 18, 8, 12)}
"""
MARKET_PLACE: Final = f"""{_house(-30, 10, 26, 22, "#5F7A8A")}
{_house(30, 10, 28, 24, "#A5422F")}
{_window(-34, -4, 6, 7)}
{_window(27, -6, 6, 7)}
#A5713F>#6B4222 M-31 26V-8H-28V26ZM28 26V-8H31V26Z
#C9995A>#7A5028 M-34 12H34V26H-34Z
&~1 #4A2E16/80 M-34 18H34
#B4323F>#7A1A26 M-36 -6L-30 -24H-18L-22 -6ZM-8 -6L-6 -24H6L8 -6ZM22 -6L18 -24H30L36 -6Z
#FFF6E2>#D5C4A0 M-22 -6L-18 -24H-6L-8 -6ZM8 -6L6 -24H18L22 -6Z
#8E2430 M-36 -6A7 5 0 0 0 -22 -6ZM-8 -6A8 5 0 0 0 8 -6ZM22 -6A7 5 0 0 0 36 -6Z
#E6D8B8 M-22 -6A7 5 0 0 0 -8 -6ZM8 -6A7 5 0 0 0 22 -6Z
#D8402E>#8E1C16 {oval(-24, 9, 4.4)}{oval(-17, 8, 4.4)}{oval(-21, 4.4, 4.2)}
#F2B84B>#B5761A {oval(-6, 9, 4.2)}{oval(1, 9, 4.2)}{oval(-2.4, 4.6, 4)}
#7FA84A>#48702A {oval(14, 8.6, 5)}{oval(23, 8.6, 5)}
"""
GOLD_MINE: Final = f"""
#9A8E7C>#57503F M-60 30L-34 -30L-14 -12L6 -46L34 -14L62 30Z
& #C9BEA8/50 M-34 -34L-44 0L-30 30L-60 34ZM6 -50L-4 -16L10 10L-10 30L-22 -6Z
#F6FAFB/90 M6 -46L-2 -32L4 -34L8 -30L14 -36Z
#5C3B22>#2F1C0E M-16 27V0C-16 -14 16 -14 16 0V27Z
#120A06 M-11 27V2C-11 -8 11 -8 11 2V27Z
~3.4 #8A5A2E M-14 27V0M14 27V0M-17 0H17
~2 #59636C M-6 30L-2 12M6 30L2 12M-8 26H8M-6.4 20H6.4
#8E9AA4>#454E56 M-13 12H13L10 24H-10Z
#F6D67A>#B5811E M-12 12L-8 5L-3 8L1 3L6 8L10 5L12 12Z
#FFF8DC {oval(-3, 8.6, 1.4)}{oval(6, 9.4, 1.2)}
#3A3026 {oval(-6, 26, 3.4)}{oval(6, 26, 3.4)}
"""
OX_CRANE: Final = f"""
#B98A52>#6B4222 M-6 28L-2 -46H4L8 28Z
~3.6 #8A5A2E M0 -42L40 -50M2 -20L30 -48
~1.2 #3A2C1E M38 -49V-14
#59636C M36 -16H40V-11H36Z
#E9C46A>#A87A2E M26 -11H50V8H26Z
&~0.9 #7A5418/90 M26 -5H50M26 1H50M32 -11V8M38 -11V8M44 -11V8
~2 #8A3A2E M30 -11V8M46 -11V8
~2.4 #5C3B22 {oval(1, -42, 4)}
#8A5A36>#4A2A14 M-48 6C-50 0 -44 -4 -38 -3H-18C-10 -3 -8 4 -9 12L-10 28H-15L-16 17H-34L-35 28H-40L-41 14C-46 14 -48 10 -48 6Z
& #2F180A/50 M-50 10H-8V30H-50Z
#6B4226>#3A2010 M-54 0C-54 -8 -44 -8 -42 -2C-41 6 -45 12 -50 11C-54 10 -55 4 -54 0Z
#F3E6CC>#B59C74 M-52 -5C-58 -8 -58 -14 -55 -16C-54 -11 -50 -9 -47 -7ZM-44 -6C-42 -12 -38 -14 -35 -13C-37 -9 -40 -5 -42 -3Z
#140B06 {oval(-50, 1, 1.2)}
~2 #C9A35A M-22 -3C-20 4 -20 10 -21 15M-20 -2L0 6
"""
SAWMILL: Final = f"""{_house(-14, 26, 46, 26, "#7A5A3A", "#C9995A", 0.9)}
&~0.9 #5C3B22/70 M-36 6H10M-36 14H10M-36 20H10
{_door(-22, 26, 14, 18)}
~5 #4A2E16 {oval(28, 6, 17)}
~3.2 #B07C46 {oval(28, 6, 17)}
~2.6 #8A5A2E M11 6H45M28 -11V23M16 -6L40 18M16 18L40 -6
#5C3B22 {oval(28, 6, 4)}
#6FA8C8>#35688A M8 26C20 22 30 30 52 25V40H8Z
~1 #DDF0F8/80 M14 31C22 28 30 34 40 30
#B98A52>#6B4222 M-50 22H-32V30H-50ZM-46 14H-30V22H-46Z
#E0B47A {oval(-32, 26, 3, 4)}{oval(-30, 18, 3, 4)}
~0.9 #8A5A2E {oval(-32, 26, 1.4, 2)}{oval(-30, 18, 1.4, 2)}
#E9EEF1>#8E9AA4 M-21 -8A9 9 0 0 1 -3 -8Z
"""
WINDMILL: Final = f"""
#F7EBD0>#B8A27A M-17 27L-11 -16H11L17 27Z
& #8A7448/40 M3 -18H20V30H6Z
#A5422F>#6A2418 M-14 -15C-10 -32 10 -32 14 -15Z
{_door(-5, 27, 10, 15)}
{_window(-3, -4, 6, 7)}
#8A5A2E M-1.6 -20L-36 -46L-38 -43L-3.4 -17ZM3.4 -23L34 -56L37 -53L6 -20ZM1.6 -16L36 10L38 7L3.6 -19ZM-3.4 -14L-34 17L-37 14L-6 -17Z
#FFFBF0/90 M-10 -24L-34 -42L-38 -35L-13 -17ZM8 -25L30 -49L36 -44L12 -19ZM10 -13L34 5L38 -2L13 -20ZM-8 -12L-30 11L-36 6L-12 -17Z
~0.7 #8A7448/90 M-17 -29L-20 -23M-24 -34L-27 -28M15 -33L19 -28M22 -40L26 -35M17 -8L20 -14M24 -3L27 -9M-14 -5L-19 -10M-21 2L-26 -3
#5C3B22>#2F1C0E {oval(0, -18, 4)}
{ear(32, 24, 8)}
{ear(39, 26, 18)}
{ear(-34, 26, -10)}
"""
BUILDINGS: Final[Mapping[str, str]] = {
    "inn": INN,
    "church": CHURCH,
    "town_hall": TOWN_HALL,
    "tavern": TAVERN,
    "bank": BANK,
    "guild_house": GUILD_HOUSE,
    "lighthouse": LIGHTHOUSE,
    "market_place": MARKET_PLACE,
    "gold_mine": GOLD_MINE,
    "ox_crane": OX_CRANE,
    "sawmill": SAWMILL,
    "windmill": WINDMILL,
}
"""By the id of a development."""

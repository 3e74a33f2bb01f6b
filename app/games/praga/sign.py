"""The sign of the opponent of a lone player: the portrait of Peter Parler on slate. No Qt."""

from __future__ import annotations

from typing import Final

from app.art.drawing.figure_parts import beard, eyes, head, moustache, nose
from app.art.rival_signs import Medal

PORTRAIT: Final = f"""
#3E4658>#1C2230 M-40 58C-40 30 -30 17 -11 10H11C30 17 40 30 40 58Z
& #12161F/60 M8 8C22 18 20 40 15 60H60V8Z
~2.2 #E9C46A M-13 12C-8 22 8 22 13 12
hair-10 M-18 -20C-24 -12 -23 6 -15 10C-17 0 -16 -10 -14 -18Z
hair-30 M18 -20C24 -12 23 6 15 10C17 0 16 -10 14 -18Z
{head("square", ears=False)}
{eyes(0.4, -12.5, frown=1.2, heavy=2.0)}
{nose(0.4, 1.25)}
{beard(20, 14.6, 0.25)}
{moustache(10.5, -3.4)}
#7A2F45>#471626 M-19 -20C-23 -34 -12 -44 2 -43C16 -44 24 -36 20 -20C8 -26 -8 -26 -19 -20Z
& #2C0C18/60 M6 -46C16 -38 16 -26 14 -18H28V-46Z
#A85068>#6A2238 M-20 -18C-8 -26 10 -26 21 -18C21 -23 20 -25 19 -26C8 -32 -8 -32 -19 -26C-20 -24 -20 -21 -20 -18Z
"""
"""A bearded master mason in a wine-red cap, around 0, -8."""

SIGN: Final = Medal(PORTRAIT, "#E3B186", "#6B4526", ("#C3CCDA", "#5A667C"))

"""The sign of the Countess: her portrait on plum. No Qt."""

from __future__ import annotations

from typing import Final

from app.art.drawing import oval
from app.art.drawing.figure_parts import eyes, head, mouth, nose
from app.art.rival_signs import Medal

PORTRAIT: Final = f"""
#4A2E1A>#24140A M-16 -26C-28 -12 -30 12 -24 34C-12 40 12 40 24 34C30 12 28 -16 16 -27Z
#8A2A58>#4A0F2A M-40 58C-40 30 -30 18 -12 12H12C30 18 40 30 40 58Z
#F6EFE2>#CFC0A0 M-26 18C-18 12 -14 11 -11 10C-8 22 8 22 11 10C14 11 18 12 26 18C20 30 8 33 0 33C-8 33 -20 30 -26 18Z
{head("long", ears=False)}
{eyes(0.0, -12.5, lashes=True, frown=0.7, heavy=1.8)}
{nose(0.0, 0.85)}
{mouth(1.0, -0.2, "#BC4656")}
hair M-14.5 -6C-18 -24 -12 -32 0 -32C12 -32 18 -24 14.5 -6C12.5 -16 9 -22 0.6 -25C-8 -22 -12.5 -16 -14.5 -6Z
#F6D67A>#B5811E M-17 -21L-21 -42L-10 -33L0 -48L10 -33L21 -42L17 -21C8 -26 -8 -26 -17 -21Z
#B7284B {oval(-21, -42, 3.4)}{oval(0, -48, 3.6)}{oval(21, -42, 3.4)}
"""
"""A lady with a crown, around 0, -8, as lines of ``drawing``."""

SIGN: Final = Medal(PORTRAIT, "#EDBF96", "#3A2214", ("#E0B0C8", "#7A3A5E"))

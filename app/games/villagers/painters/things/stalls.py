"""What lies on the counter of a market card, as lines of ``drawing``."""

from __future__ import annotations

from typing import Final

from app.art.drawing import oval

STALL: Final = f"""
#A5713F>#6B4222 M-40 -44H-36V20H-40ZM36 -44H40V20H36Z
#C9995A>#7A5028 M-44 2H44V22H-44Z
&~1 #4A2E16/80 M-44 9H44M-44 16H44
#E0B47A>#A8743E M-46 -2H46V4H-46Z
#D9A862>#8A5F2C M-36 -14H-12L-15 -2H-33Z
#D8402E>#8E1C16 {oval(-30, -16, 4.6)}{oval(-24, -18, 4.6)}{oval(-18, -16, 4.6)}
#FFFFFF/60 {oval(-31.4, -17.6, 1.2)}{oval(-25.4, -19.6, 1.2)}{oval(-19.4, -17.6, 1.2)}
#FFE27A>#D9A02A M-6 -12C-6 -18 12 -18 12 -12V-3C12 2 -6 2 -6 -3Z
#FFF0B0>#F0CC5A M-6 -12C-6 -17.4 12 -17.4 12 -12C12 -7.4 -6 -7.4 -6 -12Z
#C98F22/90 {oval(-1, -4, 1.6)}{oval(6, -3, 1.2)}
#B98A52>#6B4222 M20 -20C17 -14 17 -8 20 -2H34C37 -8 37 -14 34 -20Z
~1.8 #59636C M18.6 -16H35.4M18.6 -6H35.4
#D9AE72 M20 -20C24 -18.4 30 -18.4 34 -20C30 -21.6 24 -21.6 20 -20Z
"""

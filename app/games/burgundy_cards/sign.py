"""The sign of Egon. No Qt."""

from __future__ import annotations

from typing import Final

from app.art.rival_signs import Plaque

SIGN: Final = Plaque("chess-rook")

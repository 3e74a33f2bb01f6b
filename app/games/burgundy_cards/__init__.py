"""The table of The Castles of Burgundy: The Card Game."""

from __future__ import annotations

from .screen import CardGameScreen

SCREEN = CardGameScreen()

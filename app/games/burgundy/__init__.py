"""The table of The Castles of Burgundy."""

from __future__ import annotations

from .screen import BurgundyScreen

SCREEN = BurgundyScreen()

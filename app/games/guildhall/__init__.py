"""The table of Guildhall."""

from __future__ import annotations

from .screen import GuildhallScreen

SCREEN = GuildhallScreen()

"""The shields."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import shields

from ...faces import ShieldFace


def shield(p: QPainter, r: QRectF, face: ShieldFace) -> None:
    """Paint a coat of arms whose charges say what it does, and the points it scores."""
    shields.shield(p, r, face.number, face.points)

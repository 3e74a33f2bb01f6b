"""A small reader for our own outlines, written as SVG path data."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

_TOKEN: Final = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_NUMBERS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}


@lru_cache(4096)
def svg_outline(data: str) -> QPainterPath:
    """Return the outline of path data with the commands M L H V C S Z and half-circle A, absolute and relative. Shared: do not change it.

    Raises KeyError on any other command.
    """
    tokens = _TOKEN.findall(data)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    x = y = start_x = start_y = control_x = control_y = 0.0
    command, i = "", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        kind = command.upper()
        count = _NUMBERS[kind]
        n = [float(t) for t in tokens[i : i + count]]
        i += count
        ox, oy = (x, y) if command.islower() else (0.0, 0.0)
        if kind == "Z":
            path.closeSubpath()
            x, y = start_x, start_y
            command = ""  # a number after it would otherwise be read for ever
        elif kind == "M":
            x, y = ox + n[0], oy + n[1]
            start_x, start_y = x, y
            path.moveTo(x, y)
            command = "l" if command.islower() else "L"
        elif kind in "LHV":
            x = ox + n[0] if kind in "LH" else x
            y = oy + n[-1] if kind in "LV" else y
            path.lineTo(x, y)
        elif kind in "CS":
            first = (2 * x - control_x, 2 * y - control_y) if kind == "S" else (ox + n[0], oy + n[1])
            control_x, control_y = ox + n[-4], oy + n[-3]
            x, y = ox + n[-2], oy + n[-1]
            path.cubicTo(first[0], first[1], control_x, control_y, x, y)
            continue
        else:
            rx, ry = n[0], n[1]
            ex, ey = ox + n[5], oy + n[6]
            cx, cy = (x + ex) / 2, (y + ey) / 2
            begin = math.degrees(math.atan2(-(y - cy), x - cx))
            path.arcTo(QRectF(cx - rx, cy - ry, 2 * rx, 2 * ry), begin, -180 if n[4] else 180)
            x, y = ex, ey
        control_x, control_y = x, y
    return path

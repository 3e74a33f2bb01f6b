"""Colours of Praga Caput Regni, and the pictograms of its actions: colour and sign always go together."""

from __future__ import annotations

from typing import Final

from app.art.tokens import INK

ACTION: Final = {
    "mines": "#DDA72C",
    "quarries": "#8D9299",
    "upgrade": "#4C8A66",
    "wall": "#A8573A",
    "building": "#EAD5B0",
    "kings_road": "#5C4F9C",
}
ACTION_INK: Final = {
    "mines": INK,
    "quarries": INK,
    "upgrade": "#FFFFFF",
    "wall": "#FFFFFF",
    "building": INK,
    "kings_road": "#FFFFFF",
}
ACTION_ICON: Final = {
    "mines": "pickaxe",
    "quarries": "terrain",
    "upgrade": "anvil",
    "wall": "wall",
    "building": "home-group",
    "kings_road": "arches",
}
ZONE: Final = {"red": "#9E2B2B", "green": "#2F7A4C", "blue": "#1F5FA8"}
PLAZA: Final = {"grey": "#8C8984", "yellow": "#D9AE3A", "blue": "#3D77B0"}
REWARD: Final = "#2F7A4C"
"""The rim of a window with a reward that is gained immediately."""
BONUS: Final = "#C8962A"
"""The rim of a window with the bonus of an upgrade."""
PILL: Final = "#FFF8E8"
PARLER: Final = "#3C4356"
"""The cubes, the pawn and the claims of Peter Parler."""
LASTING: Final = "#5D4A8C"
ONCE: Final = "#8A6418"
"""Technologies that last, and those that can be used once."""

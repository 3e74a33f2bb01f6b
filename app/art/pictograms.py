"""Pictograms of what is in both Castles games: kinds of cards and tiles, buildings, species, goods. No Qt."""

from __future__ import annotations

from typing import Final

CARD_ICON: Final = {
    "castle": "castle",
    "mine": "pickaxe",
    "monastery": "book-cross",
    "knowledge": "book-open-variant",
    "ship": "sail-boat",
    "pasture": "cow",
    "building": "home-group",
}
"""By kind of action card."""
TILE_ICON: Final = {
    "building": "home-group",
    "animal": "cow",
    "ship": "sail-boat",
    "monastery": "cross-celtic",
    "castle": "castle",
    "mine": "pickaxe",
    "inn": "glass-mug-variant",
    "black": "star-four-points",
    "face_down": "star-four-points",
}
"""By kind of hex tile; ``black`` is the back of the black ones."""
BUILDING_ICON: Final = {
    "market": "storefront",
    "carpenter": "hand-saw",
    "church": "church",
    "warehouse": "warehouse",
    "boarding_house": "bed",
    "residential_houses": "home-city",
    "bank": "bank",
    "town_hall": "town-hall",
    "watchtower": "chess-rook",
    "crane": "crane",
    "white_castle": "chateau",
}
SPECIES_ICON: Final = {"cow": "cow", "sheep": "sheep", "pig": "pig", "goat": "goat", "geese": "goose"}
GOODS_ICON: Final = {1: "tunic", 2: "fruit-grapes", 3: "diamond-stone", 4: "jar", 5: "stool", 6: "flower"}
"""By die number of the type: clothing, grapes, jewellery, pottery, furniture, mustard."""

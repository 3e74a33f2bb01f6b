"""Colours of duchies: kinds of tiles, empty fields, goods. No two colours of a set look alike to any eye."""

from __future__ import annotations

from typing import Final

from app.art.tokens import INK

TILE: Final = {
    "building": "#EDDABB",
    "animal": "#89B264",
    "ship": "#0879C5",
    "monastery": "#FFC013",
    "castle": "#0A4817",
    "mine": "#828285",
    "inn": "#A9502F",
    "black": "#20201F",
    "face_down": "#20201F",
}
"""Kind of tile -> its colour; ``black`` is the back of the black tiles, ``face_down`` such a tile lying in a duchy."""
TILE_INK: Final = {
    "building": INK,
    "animal": INK,
    "ship": "#FFFFFF",
    "monastery": INK,
    "castle": "#FFFFFF",
    "mine": INK,
    "inn": "#FFFFFF",
    "black": "#FFFFFF",
    "face_down": "#FFFFFF",
}
EMPTY_FIELD: Final = {
    "building": "#F1E1C5",
    "animal": "#B5C991",
    "ship": "#67A7CB",
    "monastery": "#FBD160",
    "castle": "#688963",
    "mine": "#B0ACA5",
}
"""The kind's colour mixed 60 to 40 with parchment; an empty field differs from a tile by form, not only by colour."""

GOODS_COLOUR: Final = {1: "#6AB7CB", 2: "#662F4F", 3: "#3365C0", 4: "#C23740", 5: "#EADDA4", 6: "#E3870A"}
"""Die number of a type of goods -> its colour."""
GOODS_INK: Final = {1: INK, 2: "#FFFFFF", 3: "#FFFFFF", 4: "#FFFFFF", 5: INK, 6: INK}

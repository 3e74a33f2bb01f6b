"""The roles that words play on the table and on pages; fonts and sizes follow from them. No Qt."""

from __future__ import annotations

from typing import Literal

Role = Literal[
    "display",
    "h1",
    "h2",
    "h3",
    "bignum",
    "num",
    "lead",
    "body",
    "body_bold",
    "italic",
    "card",
    "card_bold",
    "label",
    "label_regular",
]

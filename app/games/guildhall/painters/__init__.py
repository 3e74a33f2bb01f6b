"""The pictures of this table: what the face of each kind of placement holds, and which function paints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from .cards import card_back, discard_pile, draw_pile, hand_fan, pile_count, profession_card
from .colours import colour_sign
from .hall import action_slot, chapter_head, completed, completed_place, hall_cell, hall_pip, medallion
from .points import vp_back, vp_card, vp_deck, vp_place, vp_token, vp_tokens
from .race import level_row, profession_choice, race_bar

Painter = Callable[[QPainter, QRectF, Any], None]

PAINTERS: Mapping[str, Painter] = {
    painter.__name__: painter
    for painter in (
        profession_card,
        card_back,
        hand_fan,
        draw_pile,
        discard_pile,
        pile_count,
        hall_cell,
        hall_pip,
        medallion,
        chapter_head,
        completed,
        completed_place,
        action_slot,
        level_row,
        vp_card,
        vp_back,
        vp_deck,
        vp_place,
        vp_token,
        vp_tokens,
        race_bar,
        profession_choice,
        colour_sign,
    )
}
"""Painters by kind of placement."""

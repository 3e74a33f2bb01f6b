"""The pictures of this table: which function paints each type of face."""

from __future__ import annotations

from typing import Final

from app.table.scene.kinds import Painters

from ..faces import (
    ActionSlotFace,
    CardBackFace,
    ChapterHeadFace,
    CompletedFace,
    CompletedPlaceFace,
    DiscardPileFace,
    DrawPileFace,
    HallCellFace,
    HallPipFace,
    HandFanFace,
    LevelRowFace,
    PileCountFace,
    ProfessionChoiceFace,
    ProfessionFace,
    RaceBarFace,
    VpDeckFace,
    VpFace,
    VpPlaceFace,
    VpTokensFace,
)
from .cards import card_back, discard_pile, draw_pile, hand_fan, pile_count, profession_card
from .hall import action_slot, chapter_head, completed, completed_place, hall_cell, hall_pip
from .points import vp_card, vp_deck, vp_place, vp_tokens
from .race import level_row, profession_choice, race_bar

PAINTERS: Final[Painters] = {
    ProfessionFace: profession_card,
    CardBackFace: card_back,
    HandFanFace: hand_fan,
    PileCountFace: pile_count,
    DrawPileFace: draw_pile,
    DiscardPileFace: discard_pile,
    HallCellFace: hall_cell,
    HallPipFace: hall_pip,
    ChapterHeadFace: chapter_head,
    CompletedFace: completed,
    CompletedPlaceFace: completed_place,
    ActionSlotFace: action_slot,
    LevelRowFace: level_row,
    VpFace: vp_card,
    VpDeckFace: vp_deck,
    VpPlaceFace: vp_place,
    VpTokensFace: vp_tokens,
    RaceBarFace: race_bar,
    ProfessionChoiceFace: profession_choice,
}
"""Painters by type of face."""

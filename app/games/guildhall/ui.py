"""What Guildhall adds to the program."""

from __future__ import annotations

from app.table.game_ui import GameUi

from .choice import drops, gestures, shortcuts
from .layout import picking, screen
from .teaching.lesson import LESSON
from .teaching.rulebook import RULEBOOK
from .words import events, moves, refusals, sections, tips, zoom

UI = GameUi(
    status=screen.status,
    table=screen.table,
    rail=None,
    picked=picking.picked,
    tip=tips.tip,
    explain=zoom.explain,
    refusal=refusals.refusal,
    sections=sections.sections,
    action_words=moves.action_words,
    plan_words=picking.plan_words,
    event_words=events.event_words,
    choice=picking.choice,
    asked=picking.asked,
    keys=shortcuts.KEYS,
    key_items=shortcuts.key_items,
    gathers=gestures.GATHERS,
    gestures=gestures.gestures,
    places=drops.PLACES,
    homes=drops.homes,
    pictograms={
        "option.profession_set": "account-group",
        "option.small_game_vp_deck": "cards-outline",
        "option.excess_chapter_timing": "timer-sand",
        "option.target_vp": "flag-checkered",
        "score.vp_cards": "seal",
        "score.tokens": "circle-multiple",
        "gain.chapters": "layers-triple",
    },
    marks={"searches": "magnify", "bought": "seal", "completed": "check-bold", "reshuffled": "refresh"},
    section="reshuffled",
    rulebook=RULEBOOK,
    lesson=LESSON,
)

"""What Praga Caput Regni adds to the program."""

from __future__ import annotations

from app.table.game_ui import GameUi

from . import refusals, sections, shortcuts, tips, words, zoom
from .layout import screen
from .lesson import LESSON
from .rulebook import RULEBOOK

UI = GameUi(
    status=screen.status,
    table=screen.table,
    rail=screen.rail,
    chips=screen.chips,
    tip=tips.tip,
    explain=zoom.explain,
    refusal=refusals.refusal,
    sections=sections.sections,
    action_words=words.action_words,
    plan_words=words.plan_words,
    event_words=words.event_words,
    choice=words.choice,
    keys=shortcuts.KEYS,
    key_items=shortcuts.key_items,
    pictograms={"score.turns": "star-circle"},
    marks={"round": "circle-outline"},
    section="round",
    rulebook=RULEBOOK,
    lesson=LESSON,
)

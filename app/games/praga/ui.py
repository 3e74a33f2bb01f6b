"""What Praga Caput Regni adds to the program."""

from __future__ import annotations

from app.table.game_ui import GameUi
from app.table.screen import Rival
from rules.games.praga import items

from .choice import drops, gestures, shortcuts
from .layout import option_pictures, picking, screen
from .sign import SIGN
from .teaching.lesson import LESSON, SOLO_LESSON
from .teaching.rulebook import RULEBOOK
from .words import events, moves, refusals, sections, things, tips, zoom

PARLER = ("shuffled", "card", "took", "built", "walked", "step", "production", "seal")
"""What Peter Parler does, as his events say after his name."""
UI = GameUi(
    status=screen.status,
    table=screen.table,
    rail=screen.rail,
    narrow_rail=True,
    chips=screen.chips,
    read=frozenset({"frame:open"}),
    picked=picking.picked,
    option_picture=option_pictures.option_picture,
    tip=tips.tip,
    explain=zoom.explain,
    refusal=refusals.refusal,
    sections=sections.sections,
    action_words=moves.action_words,
    step_words=moves.step_words,
    plan_words=things.plan_words,
    event_words=events.event_words,
    choice=things.choice,
    keys=shortcuts.KEYS,
    key_items=shortcuts.key_items,
    wheel=picking.turned,
    gestures=gestures.gestures,
    inferred=frozenset({"rotation"}),
    places=drops.PLACES,
    homes=drops.homes,
    held=drops.held,
    lays=drops.LAYS,
    pictograms={
        "option.solo_mode": "church",
        "option.start_player": "flag",
        "option.action_side": "crane",
        "option.hunger_wall_set": "stairs",
        "option.cathedral_set": "church",
        "option.kings_road_i": "roman-numeral-1",
        "option.kings_road_ii": "roman-numeral-2",
        "option.kings_road_iii": "roman-numeral-3",
        "option.plaza_reward_timing": "fountain",
        "option.overbuild_bonus_rule": "layers-triple",
        "option.display_refill": "refresh",
        "score.crane": "crane",
        "score.action_board": "hexagon-multiple-outline",
        "score.city": "home-group",
        "score.road": "pawn",
        "score.production": "pickaxe",
        "score.open_plazas": "fountain",
        "score.academics": "school",
        "score.hunger_wall": "wall",
        "score.cathedral": "church",
        "score.blue_markers": "circle",
        "score.red_markers": "square",
        "score.wall_count": "numeric",
        "score.endings": "trophy",
        "score.seals": "seal",
        "score.eggs": "egg",
    },
    marks={"round": "circle-outline"},
    section="round",
    rival=Rival(
        sign=SIGN,
        box=items.PARLER_DECK,
        events=frozenset({"rival_took"}) | {f"parler_{what}" for what in PARLER},
        needs={"solo_mode": "parler"},
    ),
    rulebook=RULEBOOK,
    lesson=LESSON,
    solo_lesson=SOLO_LESSON,
)

"""What Villagers adds to the program."""

from __future__ import annotations

from app.table.game_ui import GameUi
from app.table.screen import Rival
from rules.games.villagers import items

from .choice import drops, gestures, shortcuts
from .layout import market_day, picking, screen
from .sign import SIGN
from .teaching.lesson import LESSON, SOLO_LESSON
from .teaching.rulebook import RULEBOOK
from .words import events, moves, refusals, sections, tips, zoom
from .words.deeds import ACTS, deeds
from .words.newcomers import newcomers

UI = GameUi(
    status=screen.status,
    table=screen.table,
    rail=screen.rail,
    chips=screen.chips,
    newcomers=newcomers,
    tip=tips.tip,
    explain=zoom.explain,
    refusal=refusals.refusal,
    sections=sections.sections,
    action_words=moves.action_words,
    plan_words=picking.plan_words,
    event_words=events.event_words,
    idle={"end_turn": events.IDLE},
    choice=picking.choice,
    asked=picking.asked,
    laid_open=market_day.revealed,
    picked=picking.picked,
    gestures=gestures.gestures,
    places=drops.PLACES,
    homes=drops.homes,
    keys=shortcuts.KEYS,
    key_items=shortcuts.key_items,
    pictograms={
        "option.difficulty": "speedometer",
        "option.start_player": "flag",
        "option.saints": "hands-pray",
        "option.scoundrels": "domino-mask",
        "option.courier": "email-fast",
        "option.profiteers": "hand-coin",
        "option.bronze_timing": "medal",
        "option.developments": "home-city",
        "score.supply": "sack",
        "score.gold_1": "storefront",
        "score.coins_1": "circle-multiple",
        "score.gold_2": "treasure-chest",
        "score.silver": "star-circle",
        "score.nun": "cross-celtic",
        "score.coins_2": "hand-coin",
        "score.bronze": "seal",
        "score.developments": "home-city",
        "score.hired": "account-plus",
    },
    marks={"round": "circle-outline", "market": "storefront"},
    section="round",
    rival=Rival(
        sign=SIGN,
        box=items.COUNTESS_GOLD,
        events=frozenset({"countess_founded", "countess_drew", "coins_for_her", "none_given", "conscripted", "betrayed"})
        | {f"event_{what}" for what in ("gain", "value", "coins")}
        | {"earned", "earned_silver", "earned_nun", "earned_coins", "took_coins", "market_income"}
        | {"token_won", "rewarded", "tavern_basic"},
        acts=ACTS,
        tells=deeds,
    ),
    rulebook=RULEBOOK,
    lesson=LESSON,
    solo_lesson=SOLO_LESSON,
)

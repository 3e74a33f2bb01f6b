"""What the card game adds to the program."""

from __future__ import annotations

from app.art.pictograms import CARD_ICON
from app.table.game_ui import GameUi
from app.table.screen import Rival

from .choice import drops, gestures, shortcuts
from .layout import screen
from .layout.rail import egon_counted, rail
from .layout.reveal import revealed
from .sign import SIGN
from .teaching.lesson import LESSON, SOLO_LESSON
from .teaching.rulebook import RULEBOOK
from .words import events, moves, questions, refusals, sections, tips, zoom

UI = GameUi(
    status=screen.status,
    table=screen.table,
    rail=rail,
    chips=screen.chips,
    tip=tips.tip,
    explain=zoom.explain,
    refusal=refusals.refusal,
    sections=sections.sections,
    action_words=moves.action_words,
    plan_words=moves.plan_words,
    event_words=events.event_words,
    missed=events.missed,
    choice=moves.choice,
    asked=questions.asked,
    end_words=screen.end_words,
    laid_open=revealed,
    keys=shortcuts.KEYS,
    key_items=shortcuts.key_items,
    leads=frozenset({"play"}),
    stepped=frozenset({"workers", "silver"}),
    gestures=gestures.gestures,
    same=screen.same,
    places=drops.PLACES,
    homes=drops.homes,
    pictograms={
        "option.start_player": "dice-multiple",
        "option.open_hands": "eye",
        "option.immediate_points": "star-circle",
        **{f"score.triplet_{kind}": icon for kind, icon in CARD_ICON.items()},
        "score.firsts": "flag-triangle",
        "score.all_seven": "palette",
        "score.vp": "seal",
        "score.sold": "sack",
        "score.animals": "paw",
        "gain.animals": "paw",
        "score.start_player": "numeric-1-circle",
    },
    marks={"phase": "flag-variant", "round": "circle-outline", "bought": "eye", "egon_card": "eye", "reshuffled": "refresh"},
    section="phase",
    hides_scores=lambda options: options.get("immediate_points") is False,  # BC-16.4
    rival=Rival(SIGN, "egon", frozenset({"egon_card", "egon_triplet", "egon_first", "egon_all_seven"}), counted=egon_counted),
    rulebook=RULEBOOK,
    lesson=LESSON,
    solo_lesson=SOLO_LESSON,
)

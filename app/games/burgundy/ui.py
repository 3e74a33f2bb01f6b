"""What the board game adds to the program."""

from __future__ import annotations

from app.table.game_ui import GameUi
from rules.games.burgundy.board.monasteries import AT_END
from rules.games.burgundy.board.teams import sides

from .choice import alike, drops, gestures, shortcuts
from .layout import making_room, option_pictures, screen
from .layout.rail import rail
from .teaching.lesson import LESSON
from .teaching.lesson_modules import SOLO_LESSON
from .teaching.rulebook import RULEBOOK
from .words import events, moves, questions, refusals, sections, tips, zoom
from .words.ending import outcome

UI = GameUi(
    status=screen.status,
    table=screen.table,
    rail=rail,
    chips=screen.chips,
    end_words=screen.end_words,
    picked=making_room.bins,
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
    keys=shortcuts.KEYS,
    key_items=shortcuts.key_items,
    inferred=frozenset({"die"}),
    in_words=frozenset({"turn"}),
    gestures=gestures.gestures,
    same=alike.same,
    places=drops.PLACES,
    homes=drops.homes,
    sides=sides,
    outcome=outcome,
    option_picture=option_pictures.option_picture,
    pictograms={
        "option.duchies": "layers-triple",
        "option.duchy": "flag-variant",
        "option.lot": "dice-multiple",
        "option.secret_choice": "eye-off",
        "option.extra_tiles": "crane",
        "option.teams": "account-group",
        "option.target": "flag-triangle",
        "option.white_castles": "chateau",
        "option.inns": "glass-mug-variant",
        "option.trade_routes": "wheel",
        "option.shields": "shield",
        "option.area_size_cap": "home-group",
        "option.mixed_payment": "hand-coin",
        "score.area_size": "home-group",
        "score.area_phase": "flag-variant",
        "score.colours": "palette",
        "score.animals": "paw",
        "score.watchtowers": "chess-rook",
        "score.sales": "hand-coin",
        "score.unsold": "sack",
        "score.silver": "circle-multiple",
        "score.workers": "pawn",
        "score.border_posts": "flag-triangle",
        "score.trade_routes": "wheel",
        "score.shields": "shield",
        "score.monasteries": "cross-celtic",
        "score.points_bought": "hand-coin",
        **{f"score.monastery_{number}": "cross-celtic" for number in AT_END},
    },
    marks={"phase": "flag-variant", "round": "circle-outline", "colour": "palette", "revealed": "eye"},
    section="phase",
    rulebook=RULEBOOK,
    lesson=LESSON,
    solo_lesson=SOLO_LESSON,
)

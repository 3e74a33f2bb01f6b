"""Enlarged pieces of Guildhall: their names in both languages, what they do, what each level would do now.

Only what the viewer of the position can see is used.
"""

from __future__ import annotations

from app.games.base.zoom import Facts, Help, Notes, facts, ruled
from app.table.geometry.placement import Placement, Rect
from app.table.screen import Explanation
from rules import ItemId
from rules.games.guildhall import items
from rules.games.guildhall.components import LEVELS, PROFESSION, VP_COST, VP_NAME
from rules.games.guildhall.insight import strength

from ..faces import ProfessionChoiceFace
from ..position import Position
from .cards import D, card_face, card_words, missing_words, profession, vp_face, vp_words
from .levels import level_words, offered
from .refusals import unplayable_words

RULES = f"{D}_rules.rule"
Z = f"{D}.zoom"
CARD, VP = Rect(0, 0, 188, 256), Rect(0, 0, 184, 255)
CARD_FACTS = {"copies": "cards", "chapter": "home-city"}
VP_FACTS = {"points": "seal", "seen": "cards"}
"""What is told about a card, and its pictograms."""
HELP: Help = {
    "draw_pile": ("draw", "cards"),
    "discard_pile": ("put_down", "cards-outline"),
    "vp_deck": ("row", "seal"),
    "vp_place": ("row", "seal"),
    "stack": ("closed", "layers-triple"),
    "place": ("limit", "layers-triple"),
    "hand": ("hand", "eye"),
    "back": ("hand", "eye"),
    "token": ("points", "circle-multiple"),
    "seat": ("hall", "home-city"),
    "action_area": ("played", "play-circle"),
    "cell": ("no_twins", "layers-triple"),
    "button:refill": ("refill", "cached"),
    "button:draw": ("refill", "cards"),
    "button:confirm": ("order", "check-bold"),
    "button:use": ("vp_ability", "star-circle"),
    "button:no_effect": ("decline", "close-thick"),
    "button:end": ("turn_over", "check-bold"),
}
"""The paragraph about each sort of item, and its pictogram."""


def explain(position: Position, item: ItemId) -> Explanation | None:
    """Explain everything about a piece; None if there is nothing to say."""
    if position.viewer is None:
        return None
    sort, _, end = item.partition(":")
    if sort == "card":
        return _card(position, int(end))
    if sort == "vp":
        return _vp(position, int(end))
    if sort in ("chapter", "head", "profession"):
        return _profession(position, end.rpartition(":")[2], None if sort == "profession" else int(end.partition(":")[0]))
    known = HELP.get(item if sort == "button" else sort)
    return ruled(position, *known) if known is not None else None


def _card(position: Position, card: int) -> Explanation:
    say, there = position.texts, position.texts.other
    who = profession(card)
    known = facts(position, items.CARD.id(card), CARD_FACTS)
    picture = Placement(items.CARD.id(card), "profession_card", CARD, card_face(say, card, levels=True), radius=20)
    return Explanation(card_words(say, card), card_words(there, card), say(f"{RULES}.{who}"), _notes(position, card), known, who, picture)


def _notes(position: Position, card: int) -> Notes:
    """Return what each level would do for the viewer now if they hold the card; otherwise where the card is."""
    say, state, player = position.texts, position.view, position.viewer
    assert player is not None
    seat, who = state.seats[player], profession(card)
    if card not in seat.hand.cards:
        lies = next((n for n, other in enumerate(state.seats) if card in other.hall), None)
        return ((True, say(f"{D}.words.in_hall", card=card_words(say, card), name=position.names[lies])),) if lies is not None else ()
    asked = position.decision is not None and position.decision.question.key == "ask.act"
    why = unplayable_words(position, card) if asked else ""
    notes = [(not why, why or say(f"{D}.worth.strength", profession=who, n=strength(seat, card)))]
    can = offered(position, card)
    for level in LEVELS[PROFESSION[card]]:
        words = f"{level.level}+  {level_words(position, who, level.level)}"
        if asked and not why and items.LEVEL.id(level.level) not in can:
            reason = say(f"{D}.label.needs", n=level.level) if level.level > strength(seat, card) else say(f"{D}.label.not_now")
            words = f"{words}: {reason}"
        reached = items.LEVEL.id(level.level) in can if asked else level.level <= strength(seat, card)
        notes.append((reached, words))
    return tuple(notes)


def _profession(position: Position, who: str, player: int | None) -> Explanation:
    """Explain a profession, or a chapter in a player's hall."""
    say, there = position.texts, position.texts.other
    known: Facts = ()
    if player is not None:
        chapter = items.CHAPTER.id(player, who)
        known = facts(position, chapter, CARD_FACTS)
        if missing := missing_words(position, chapter):
            known = (("palette", missing), *known)
    picture = Placement(
        items.PROFESSION_CHOICE.id(who),
        "profession_choice",
        Rect(0, 0, 188, 235),
        ProfessionChoiceFace(who, say(f"{D}.profession.{who}"), chosen=False),
    )
    name = f"{D}.profession.{who}"
    return Explanation(say(name), there(name), say(f"{RULES}.{who}"), facts=known, rule=who, picture=picture)


def _vp(position: Position, card: int) -> Explanation:
    say, there, state = position.texts, position.texts.other, position.view
    name = VP_NAME[card]
    notes = []
    if card in state.vp_row:
        have = len(state.seats[position.seat].chapters)
        notes.append((have >= VP_COST[card], say(f"{Z}.have", n=have)))
    owner = next((n for n, other in enumerate(state.seats) if card in other.vp_cards), None)
    if owner is not None:
        notes.append((True, say(f"{Z}.bought_by", name=position.names[owner])))
    known = facts(position, items.VP.id(card), VP_FACTS)
    picture = Placement(items.VP.id(card), "vp_card", VP, vp_face(card), radius=20)
    return Explanation(vp_words(say, card), vp_words(there, card), say(f"{RULES}.{name}"), tuple(notes), known, name, picture)

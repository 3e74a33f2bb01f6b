"""Profession and VP cards in words, and the faces their painters need."""

from __future__ import annotations

from app.table.geometry.placement import Placement, Rect
from app.table.naming import name_of
from app.texts import Texts
from rules import ItemId, is_hidden, worth
from rules.games.guildhall import items
from rules.games.guildhall.components import (
    COLOUR,
    COLOURS,
    LEVELS,
    PROFESSION,
    PROFESSIONS,
    TRANSFERS,
    VP_ABILITY,
    VP_COST,
    VP_NAME,
    VP_VALUE,
    Ability,
)

from ..faces import ProfessionFace, Sign, VpFace
from ..position import Position

D = "guildhall"
CARD_RADIUS = 6.0


def profession(card: int) -> str:
    """Return the id of a card's profession."""
    return PROFESSIONS[PROFESSION[card]]


def colour(card: int) -> str:
    """Return the id of a card's colour."""
    return COLOURS[COLOUR[card]]


def profession_name(say: Texts, which: str) -> str:
    """Return the name of a profession."""
    return say(f"{D}.profession.{which}")


def card_words(say: Texts, card: int) -> str:
    """Return a profession card in words, as in "Blue farmer", or words for a hidden card."""
    if is_hidden(card):
        return say(f"{D}.words.hidden_card")
    return name_of(say, D, items.CARD.id(card))


def named(say: Texts, name: str) -> str:
    """Return the card with this identity name (``weaver_red``) in words."""
    who, _, shade = name.rpartition("_")
    return say(f"{D}.named.{who}", colour=shade)


def the_card(say: Texts, name: str) -> str:
    """Return the card with this identity name as the object of a sentence, as in "the blue farmer"."""
    who, _, shade = name.rpartition("_")
    return say(f"{D}.the.{who}", colour=shade)


def missing_words(position: Position, chapter: ItemId) -> str:
    """Return the colours that a chapter under way lacks in words; none before it has been begun."""
    say = position.texts
    shades = [found.values["colour"] for found in worth(D, position.view, position.seat, chapter) if found.key == "missing"]
    return say(f"{D}.worth.missing", what=", ".join(say(f"{D}.colour.{shade}") for shade in shades)) if shades else ""


def card_face(say: Texts, card: int, levels: bool = False, dim: bool = False) -> ProfessionFace:
    """Return the face of a ``profession_card``."""
    shown = tuple(level.level for level in LEVELS[PROFESSION[card]]) if levels else ()
    return ProfessionFace(profession(card), colour(card), profession_name(say, profession(card)), shown, dim)


def whole_card(say: Texts, card: int, rect: Rect, z: int = 10, dim: bool = False, source: ItemId = "") -> Placement:
    """Lay out a face-up profession card. ``source``: where it comes from if it was not on the table before."""
    radius = CARD_RADIUS * rect.w / 84
    face = card_face(say, card, dim=dim)
    return Placement(items.CARD.id(card), "profession_card", rect, face, z, radius, card_words(say, card), source=source)


def signs(ability: Ability) -> tuple[Sign, ...]:
    """Return the pictograms, with their numbers, for what a VP card does."""
    found: list[Sign] = []
    for operation in ability:
        if operation.op == "draw":
            found.append(("draw", operation.count))
        elif operation.op == "gain_actions":
            found.append(("action", operation.count))
        elif operation.op == "transfer":
            found += [(move.id, move.minimum) for move in TRANSFERS[operation.transfer]]
    return tuple(found)


def vp_face(card: int) -> VpFace:
    """Return the face of a ``vp_card``."""
    return VpFace(VP_VALUE[card], VP_COST[card], signs(VP_ABILITY[card]))


def vp_words(say: Texts, card: int) -> str:
    """Return a VP card in words: its points and its ability."""
    return name_of(say, D, items.VP.id(card))


def vp_card(say: Texts, card: int, rect: Rect, z: int = 10) -> Placement:
    """Lay out a VP card; a new one comes from the deck."""
    radius = max(3.0, rect.w * 0.075)
    return Placement(items.VP.id(card), "vp_card", rect, vp_face(card), z, radius, vp_words(say, card), source=items.VP_DECK)


def thing_words(texts: Texts, item: ItemId) -> str:
    """Return a profession card or a VP card in words."""
    vp = items.VP.of(item)
    return texts(f"{D}.vp.{VP_NAME[vp]}") if vp is not None else card_words(texts, items.CARD.key(item))

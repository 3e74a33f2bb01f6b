"""What the painters of cards need, and cards in words."""

from __future__ import annotations

from app.table.geometry.placement import Placement, Rect
from app.table.naming import name_of
from app.texts import Texts
from rules import ItemId, is_hidden
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
    VP_VALUE,
    Ability,
)

D = "guildhall"
CARD_RADIUS = 6.0
Sign = tuple[str, int]


def profession(card: int) -> str:
    """The id of a card's profession."""
    return PROFESSIONS[PROFESSION[card]]


def colour(card: int) -> str:
    """The id of a card's colour."""
    return COLOURS[COLOUR[card]]


def arranged(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a hand as they lie on the table: by profession, then by colour."""
    return tuple(sorted(hand))


def profession_name(say: Texts, which: str) -> str:
    """The name of a profession."""
    return say(f"{D}.profession.{which}")


def card_words(say: Texts, card: int) -> str:
    """A profession card in words, as in "Blue farmer"; a hidden one says nothing."""
    if is_hidden(card):
        return say(f"{D}.words.hidden_card")
    return name_of(say, D, items.card(card))


def named(say: Texts, name: str) -> str:
    """The same by the name of its identity: ``weaver_red``."""
    who, _, shade = name.rpartition("_")
    return say(f"{D}.named.{who}", colour=shade)


def the_card(say: Texts, name: str) -> str:
    """The same as the object of a sentence, as in "the blue farmer"."""
    who, _, shade = name.rpartition("_")
    return say(f"{D}.the.{who}", colour=shade)


def card_face(say: Texts, card: int, levels: bool = False, dim: bool = False) -> tuple[str, str, str, tuple[int, ...], str]:
    """The face of a ``profession_card``."""
    shown = tuple(level.level for level in LEVELS[PROFESSION[card]]) if levels else ()
    return (profession(card), colour(card), profession_name(say, profession(card)), shown, "dim" if dim else "")


def whole_card(say: Texts, card: int, rect: Rect, z: int = 10, dim: bool = False, source: ItemId = "") -> Placement:
    """A profession card that lies open. ``source``: where it comes from if it was not there before."""
    radius = CARD_RADIUS * rect.w / 84
    face = card_face(say, card, dim=dim)
    return Placement(items.card(card), "profession_card", rect, face, z, radius, card_words(say, card), source=source)


def signs(ability: Ability) -> tuple[Sign, ...]:
    """What a VP card does, as its painter shows it."""
    found: list[Sign] = []
    for operation in ability:
        if operation.op == "draw":
            found.append(("draw", operation.count))
        elif operation.op == "gain_actions":
            found.append(("action", operation.count))
        elif operation.op == "transfer":
            found += [(move.id, move.minimum) for move in TRANSFERS[operation.transfer]]
    return tuple(found)


def vp_face(card: int) -> tuple[int, int, tuple[Sign, ...]]:
    """The face of a ``vp_card``."""
    return (VP_VALUE[card], VP_COST[card], signs(VP_ABILITY[card]))


def vp_words(say: Texts, card: int) -> str:
    """A VP card in words: its points and what it does."""
    return name_of(say, D, items.vp(card))


def vp_card(say: Texts, card: int, rect: Rect, z: int = 10) -> Placement:
    """A VP card; a new one comes from the deck."""
    radius = max(3.0, rect.w * 0.075)
    return Placement(items.vp(card), "vp_card", rect, vp_face(card), z, radius, vp_words(say, card), source=items.VP_DECK)

"""The ids of the items on the table, and the actions that use them. Equal actions are the same object, which makes lists cheap."""

from __future__ import annotations

from functools import cache

from rules.engine.items import ItemKind, SeatItemKind
from rules.engine.types import Action, ItemId

from .components import COLOUR, COLOURS, PROFESSION, PROFESSIONS

DRAW_PILE = "draw_pile"
DISCARD_PILE = "discard_pile"
VP_DECK = "vp_deck"


CARD = ItemKind("card", int)
"""A profession card, wherever it is."""
VP = ItemKind("vp", int)
"""A VP card, wherever it is."""
VP_PLACE = ItemKind("vp_place", int)
"""A place of the VP row."""
LEVEL = ItemKind("level", int)
"""A level of the ability of the card being played."""
PROFESSION_CHOICE = ItemKind("profession", str)
"""A profession that can be taken into the game."""
CHAPTER = SeatItemKind("chapter", str)
"""The open cards of a profession in a hall, by its name."""
CELL = SeatItemKind("cell", str)
"""A place in a hall, by profession and colour."""
STACK = SeatItemKind("stack", int)
"""A completed chapter; the oldest is 0."""
HAND = ItemKind("hand", int)
"""The hand of a player."""
ACTION_AREA = ItemKind("action_area", int)
"""Where the cards of a player's turn are."""
TOKEN = ItemKind("token", int)
"""The VP tokens of a player."""


@cache
def chapter(player: int, profession: int) -> ItemId:
    """Return the id of the open cards of a profession in a hall."""
    return CHAPTER.id(player, PROFESSIONS[profession])


@cache
def cell(player: int, n: int) -> ItemId:
    """Return the id of the place of a card like ``n`` in a hall."""
    return CELL.id(player, f"{PROFESSIONS[PROFESSION[n]]}:{COLOURS[COLOUR[n]]}")


# actions, by what they pick


def _button(kind: str, name: str) -> Action:
    return Action(kind, (f"button:{name}",))


REFILL = _button("refill", "refill")
DRAW = _button("draw", "draw")
CONFIRM = _button("confirm", "confirm")
USE = _button("use", "use")
DECLINE = _button("decline", "no_effect")
END_TURN = _button("end_turn", "end")


@cache
def play(n: int, level: int | None, alone: bool = False) -> Action:
    """Return the action that plays a card with a level's ability; None: without effect, ``alone`` if there is no choice (GH-4.5)."""
    if level is None:
        return Action("play", (CARD.id(n),) if alone else (CARD.id(n), "button:no_effect"))
    return Action("play", (CARD.id(n), LEVEL.id(level)))


@cache
def plays(n: int, levels: tuple[int, ...]) -> tuple[Action, ...]:
    """Return the ways to play a card: with the ability of each of ``levels``, and without effect (GH-4.5)."""
    return (*(play(n, level) for level in levels), play(n, None, not levels))


@cache
def pick(kind: str, n: int) -> Action:
    """Return an action with a single card: ``discard``, ``place``, ``top``, ``reveal`` or a move of a transfer."""
    return Action(kind, (CARD.id(n),))


@cache
def pick_for(kind: str, n: int, player: int) -> Action:
    """Return the action that gives a card to the hall of an opponent of the player's choice."""
    return Action(kind, (CARD.id(n), cell(player, n)))


@cache
def pick_chapter(kind: str, player: int, profession: int) -> Action:
    """Return the action that picks a whole chapter as a unit of a transfer."""
    return Action(kind, (chapter(player, profession),))


@cache
def opponent(player: int) -> Action:
    """Return the action that chooses the opponent whose hand is meant (GH-17.6)."""
    return Action("opponent", (HAND.id(player),))


@cache
def buy(n: int) -> Action:
    """Return the action that buys a VP card (GH-6.1)."""
    return Action("buy", (VP.id(n),))


@cache
def of_stack(kind: str, player: int, i: int) -> Action:
    """Return the action that pays with (``pay``) or discards (``drop``) a completed chapter (GH-6.2, 9.4)."""
    return Action(kind, (STACK.id(player, i),))


@cache
def choose(profession: str) -> Action:
    """Return the action that takes a profession into the game (GH-17.1)."""
    return Action("choose", (PROFESSION_CHOICE.id(profession),))

"""The ids of the items on the table, and the actions that use them. Equal actions are the same object, which makes lists cheap."""

from __future__ import annotations

from functools import cache

from rules.engine.types import Action, ItemId

from .components import COLOUR, COLOURS, PROFESSION, PROFESSIONS

DRAW_PILE = "draw_pile"
DISCARD_PILE = "discard_pile"
VP_DECK = "vp_deck"


@cache
def card(n: int) -> ItemId:
    """Return the id of a profession card, wherever it is."""
    return f"card:{n}"


@cache
def vp(n: int) -> ItemId:
    """Return the id of a VP card, wherever it is."""
    return f"vp:{n}"


@cache
def vp_place(place: int) -> ItemId:
    """Return the id of a place of the VP row."""
    return f"vp_place:{place}"


@cache
def chapter(player: int, profession: int) -> ItemId:
    """Return the id of the open cards of a profession in a hall."""
    return f"chapter:{player}:{PROFESSIONS[profession]}"


@cache
def cell(player: int, n: int) -> ItemId:
    """Return the id of the place of a card identical to ``n`` in a hall."""
    return f"cell:{player}:{PROFESSIONS[PROFESSION[n]]}:{COLOURS[COLOUR[n]]}"


@cache
def stack(player: int, i: int) -> ItemId:
    """Return the id of a completed chapter; the oldest is 0."""
    return f"stack:{player}:{i}"


@cache
def hand(player: int) -> ItemId:
    """Return the id of a player's hand."""
    return f"hand:{player}"


@cache
def action_area(player: int) -> ItemId:
    """Return the id of the place where the cards of a turn are played."""
    return f"action_area:{player}"


@cache
def token(player: int) -> ItemId:
    """Return the id of a player's VP tokens."""
    return f"token:{player}"


def number(item: ItemId) -> int:
    """Return the number at the end of an item's id."""
    return int(item.rpartition(":")[2])


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
        return Action("play", (card(n),) if alone else (card(n), "button:no_effect"))
    return Action("play", (card(n), f"level:{level}"))


@cache
def pick(kind: str, n: int) -> Action:
    """Return an action with a single card: ``discard``, ``place``, ``top``, ``reveal`` or a move of a transfer."""
    return Action(kind, (card(n),))


@cache
def pick_for(kind: str, n: int, player: int) -> Action:
    """Return the action that gives a card to the hall of an opponent of the player's choice."""
    return Action(kind, (card(n), cell(player, n)))


@cache
def pick_chapter(kind: str, player: int, profession: int) -> Action:
    """Return the action that picks a whole chapter as a unit of a transfer."""
    return Action(kind, (chapter(player, profession),))


@cache
def opponent(player: int) -> Action:
    """Return the action that chooses the opponent whose hand is meant (GH-17.6)."""
    return Action("opponent", (hand(player),))


@cache
def buy(n: int) -> Action:
    """Return the action that buys a VP card (GH-6.1)."""
    return Action("buy", (vp(n),))


@cache
def of_stack(kind: str, player: int, i: int) -> Action:
    """Return the action that pays with (``pay``) or discards (``drop``) a completed chapter (GH-6.2, 9.4)."""
    return Action(kind, (stack(player, i),))


@cache
def choose(profession: str) -> Action:
    """Return the action that takes a profession into the game (GH-17.1)."""
    return Action("choose", (f"profession:{profession}",))

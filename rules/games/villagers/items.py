"""The ids of the items on the table, and the actions that use them. Equal actions are the same object, which makes lists cheap."""

from __future__ import annotations

from functools import cache

from rules.engine.items import ItemKind, SeatItemKind
from rules.engine.types import Action, ItemId

from .board.village import NEW_PLOT
from .components import Cards

CARD = ItemKind("card", int)
"""A villager card, wherever it is."""
ROAD = ItemKind("road", int)
"""A position of the road, from 0."""
STACK = ItemKind("stack", int)
"""A stack, from 0; stands for its top card."""
RESERVE = "reserve"
DISCARD_PILE = "discard_pile"
BASIC = ItemKind("basic", str)
"""The open pile of a basic, by its name."""
MARKET = ItemKind("market", int)
"""A market card, from 0."""
HAND = ItemKind("hand", int)
"""The hand of a player."""
SQUARE = ItemKind("square", int)
"""The village square of a player."""
VILLAGE = ItemKind("village", int)
"""The village of a player: where a new plot is begun."""
GOLD = ItemKind("gold", int)
"""The supply of a player."""
SEAT_TOKEN = SeatItemKind("token", int)
"""A development's token with a player."""
DEVELOPMENT = ItemKind("development", int)
"""A development card."""
EVENT = ItemKind("event", int)
"""An event card."""
COUNTESS_VILLAGE = "countess_village"
COUNTESS_GOLD = "countess_gold"
JESTER = "jester"


def _button(kind: str, name: str) -> Action:
    return Action(kind, (f"button:{name}",))


END_TURN = _button("end_turn", "end")
TINNER = _button("unlock", "tinner")
"""Opens a padlock for free (VI-9.14)."""
PAY_BANK = _button("unlock", "bank")
"""Opens a padlock by paying the bank; never offered, it happens by itself (VI-8.2)."""
ON_APPRENTICE = "button:on_apprentice"
"""The place on the Apprentice just laid, of a wildcard it has replaced (VI-9.13)."""
FOUNDERS_SIDES = ("button:gold_side", "button:food_side")
"""The sides of the Founders, as a choice (VI-9.13); the second has no gold."""
DECLINE = _button("decline", "no_effect")
COURIER = "button:courier"
"""Interrupts the draft turn of another player; then the hand the Courier would come from is clicked (VI-15.12)."""
LEAVE_ORDER = _button("leave_order", "leave_order")
"""Cards that were looked through stay in the order in which they are."""
FEWER = _button("fewer", "fewer")
PAY_OFF = _button("pay_off", "pay_off")


def supply(player: int | None) -> ItemId:
    """Return the supply of a player, or of the Countess."""
    return COUNTESS_GOLD if player is None else GOLD.id(player)


@cache
def draft(item: ItemId) -> Action:
    """Return the action that drafts an open card, or the top card of a stack or the reserve (VI-4.4)."""
    return Action("draft", (item,))


@cache
def draft_open(card: int) -> Action:
    """Return the action that drafts an open card."""
    return draft(CARD.id(card))


@cache
def coin(card: int) -> Action:
    """Return the action that puts a coin on an open card (VI-5.5)."""
    return Action("coin", (CARD.id(card),))


@cache
def place(player: int, host: int) -> ItemId:
    """Return the item to click for laying a card on a host, or as a new plot in the village itself."""
    return CARD.id(host) if host else VILLAGE.id(player)


def host(place: ItemId) -> int:
    """Return the card to lay another one on, ``NEW_PLOT`` for a village."""
    return CARD.of(place) or NEW_PLOT


@cache
def replace(card: int, target: int, *where: ItemId) -> Action:
    """Return the action that lays an Apprentice in the place of a card, which is laid elsewhere (VI-9.10), the Founders with a side up."""
    return Action("replace", (CARD.id(card), CARD.id(target), *where))


@cache
def lay(card: int, where: ItemId) -> Action:
    """Return the action that lays a hand card on a card of the village, or as a new plot in the village itself (VI-6.5, 6.6)."""
    return Action("lay", (CARD.id(card), where))


@cache
def layings(player: int, card: int, hosts: Cards) -> list[Action]:
    """Return the actions that lay a hand card of a player on one of some hosts. Do not change the list."""
    return [lay(card, place(player, host)) for host in hosts]


@cache
def unlock(key: int) -> Action:
    """Return the action that opens a padlock with an unlocker (VI-8.1)."""
    return Action("unlock", (CARD.id(key),))


@cache
def take_back(card: int) -> Action:
    """Return the action that takes a wildcard that nothing can cover back to the hand (VI-9.9)."""
    return Action("take_back", (CARD.id(card),))


@cache
def gain_basic(basic: str, card: int, pile: ItemId) -> Action:
    """Return the action that gains a basic for a hand card, which is laid face down on a pile (VI-7.1)."""
    return Action("basic", (BASIC.id(basic), CARD.id(card), pile))


@cache
def play(card: int, *targets: ItemId) -> Action:
    """Return the action that plays a special with its targets (VI-9.2)."""
    return Action("play", (CARD.id(card), *targets))


@cache
def pick(kind: str, card: int) -> Action:
    """Return the action that chooses a card."""
    return Action(kind, (CARD.id(card),))


@cache
def interrupt(player: int) -> Action:
    """Return the action that lets a player interrupt the draft turn of another (VI-15.12)."""
    return Action("interrupt", (COURIER, HAND.id(player)))


@cache
def rob(thief: int, victim: int) -> Action:
    """Return the action that lets a Thief rob a player (VI-15.6)."""
    return Action("rob", (CARD.id(thief), GOLD.id(victim)))


@cache
def church(source: ItemId) -> Action:
    """Return the action that takes a card the Church gives (VI-17.8)."""
    return Action("church", (source,))


@cache
def tavern(basic: str) -> Action:
    """Return the action that takes a basic the Tavern gives (VI-17.8)."""
    return Action("tavern", (BASIC.id(basic),))


@cache
def give(card: int) -> Action:
    """Return the action that gives an open card to the Countess (VI-18.6)."""
    return Action("give", (CARD.id(card), COUNTESS_VILLAGE))


@cache
def resolve(event: int, *targets: ItemId) -> Action:
    """Return the action that resolves an open event, with what is chosen for it (VI-18.10)."""
    return Action("resolve", (EVENT.id(event), *targets))


@cache
def jester(event: int) -> Action:
    """Return the action that gives up the Jester to discard an open event (VI-18.18)."""
    return Action("jester", (JESTER, EVENT.id(event)))

"""Villagers in words: actions for the list of legal actions, events for the log."""

from __future__ import annotations

from app.games.base.words import event_values
from app.texts import Texts
from rules import Action, Event, ItemId, Value
from rules.games.villagers import items
from rules.games.villagers.components import EVENT, KINDS, NAME

from .cards import D, suit_of, the_card
from .position import Position

SILENT = frozenset({"turn", "coin_turn", "countess_received", "courier_stays"})
"""Events without a line in the log: another line or the table itself shows them."""


def event_words(names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
    """Return an event as one line of the log.

    A card in ``card`` can be said as the object of a sentence (``{card}``) or by its name alone (``{card_name}``). There may be other words
    for an event that gives gold (``.gold``) and for one that nobody at the table causes (``.nobody``).
    """
    if event.kind in SILENT:
        return None
    values = event_values(names, event)
    for key, value in event.values.items():
        values |= _said(names, texts, key, value)
    key = f"{D}.log.{event.kind}"
    if event.player is None and texts.has(f"{key}.nobody"):
        key += ".nobody"
    elif event.values.get("gold") and texts.has(f"{key}.gold"):
        key += ".gold"
    line = texts(key, **values)
    return line[:1].upper() + line[1:]


def _said(names: tuple[str, ...], texts: Texts, key: str, value: Value) -> dict[str, Value]:
    """Return a value of an event as it is put into sentences: a card, a development, an event, a player in ``of``, gold that is lost."""
    if key == "development":
        return {key: texts(f"{D}.development.{value}")}
    if isinstance(value, str):
        if value in KINDS:
            return {key: the_card(texts, value), f"{key}_name": texts(f"{D}.card.{value}")}
        return {key: texts(f"{D}.event.{value}")} if value in EVENT else {}
    if key == "of" and value >= 0:
        return {key: names[value]}
    return {"lost": -value} if key == "gold" and value < 0 else {}


def thing_words(position: Position, item: ItemId) -> str:
    """Return what is clicked as the object of a sentence."""
    say, state = position.texts, position.view
    card, stack = items.CARD.of(item), items.STACK.of(item)
    if card is not None:
        return the_card(say, NAME[card])
    if stack is not None:
        cards = state.stacks[stack].cards
        suit = say(f"{D}.suit.{suit_of(cards[-1])}") if cards else ""
        return say(f"{D}.words.the_stack", number=stack + 1, suit=suit)
    owner = next((found for kind in (items.VILLAGE, items.GOLD, items.HAND, items.SQUARE) if (found := kind.of(item)) is not None), None)
    if owner is not None:
        return position.names[owner]
    kind, _, key = item.partition(":")
    return say(f"{D}.words.the_{kind}", which=key)


def action_words(position: Position, action: Action) -> str:
    """Return an action in one line."""
    say, picks = position.texts, action.picks
    key = f"{D}.action.{action.kind}"
    things = [thing_words(position, pick) for pick in picks if not pick.startswith("button:")]
    if action.kind == "lay" and len(picks) > 1 and items.VILLAGE.of(picks[1]) is not None:
        key += ".new"
    elif picks and say.has(button := f"{key}.{picks[0].removeprefix('button:')}"):
        key = button
    elif len(things) > 1 and say.has(f"{key}.{len(things)}"):
        key += f".{len(things)}"
    values: dict[str, Value] = {f"what{n}": thing for n, thing in enumerate(things, 1)}
    line = say(key, **values)
    return line[:1].upper() + line[1:]

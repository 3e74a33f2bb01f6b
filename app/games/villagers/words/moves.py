"""Villagers in words: actions for the list of legal actions, events for the log."""

from __future__ import annotations

from app.games.base.words import event_values
from app.texts import Texts
from rules import AUTOMATIC, Action, Event, ItemId, Value
from rules.games.villagers import items
from rules.games.villagers.board.holders import holders
from rules.games.villagers.components import EVENT, EVENT_NAME, KINDS, NAME

from ..position import Position
from .cards import D, suit_of, the_card
from .present import owner_name

SILENT = frozenset({"turn", "coin_turn", "countess_received", "courier_stays"})
"""Events without a line in the log: another line or the table itself shows them."""


def event_words(names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
    """Return an event as one line of the log.

    A card in ``card`` can be said as the object of a sentence (``{card}``) or by its name alone (``{card_name}``). Of several events about
    a card each, the last names all ``cards`` (``.all``), and the others have no line. There may be other words for an event that gives gold
    (``.gold``) and for one that nobody at the table causes (``.nobody``). What needed no decision says so.
    """
    if event.kind in SILENT or event.values.get("cards") == "":
        return None
    values = event_values(names, event)
    for key, value in event.values.items():
        values |= _said(names, texts, key, value)
    key = f"{D}.log.{event.kind}"
    if event.player is None and texts.has(f"{key}.nobody"):
        key += ".nobody"
    elif event.values.get("gold") and texts.has(f"{key}.gold"):
        key += ".gold"
    elif texts.has(f"{key}.all"):
        key += ".all"
    line = texts(key, **values)
    line = line[:1].upper() + line[1:]
    return texts("hotseat.by_itself", words=line) if AUTOMATIC in event.values else line


def _said(names: tuple[str, ...], texts: Texts, key: str, value: Value) -> dict[str, Value]:
    """Return a value of an event as it is put into sentences: a card, a development, an event, a player in ``of``, gold that is lost."""
    if key == "cards":
        return {key: ", ".join(texts(f"{D}.card.{NAME[int(card)]}") for card in str(value).split())}
    if key == "development":
        return {key: texts(f"{D}.development.{value}")}
    if isinstance(value, str):
        if value in KINDS:
            name = texts(f"{D}.card.{value}")
            return {key: the_card(texts, value), f"{key}_name": name, f"{key}s": name}
        return {key: texts(f"{D}.event.{value}")} if value in EVENT else {}
    if key == "of" and value >= 0:
        return {key: names[value]}
    return {"lost": -value} if key == "gold" and value < 0 else {}


def thing_words(position: Position, item: ItemId) -> str:
    """Return what is clicked as the object of a sentence."""
    say = position.texts
    card, event = items.CARD.of(item), items.EVENT.of(item)
    if card is not None:
        return _owned(position, card, the_card(say, NAME[card]))
    if event is not None:
        return say(f"{D}.words.the_event", event=EVENT_NAME[event])
    kind, _, key = item.partition(":")
    return say(f"{D}.words.the_{kind}", which=key) if say.has(f"{D}.words.the_{kind}") else thing_name(position, item)


def thing_name(position: Position, item: ItemId) -> str:
    """Return the name of what is clicked, standing alone."""
    say, state = position.texts, position.view
    card, stack, event, basic = items.CARD.of(item), items.STACK.of(item), items.EVENT.of(item), items.BASIC.of(item)
    if card is not None:
        return _owned(position, card, say(f"{D}.card.{NAME[card]}"))
    if stack is not None:
        cards = state.stacks[stack].cards
        suit = say(f"{D}.suit.{suit_of(cards[-1])}") if cards else ""
        return say(f"{D}.words.a_stack", number=stack + 1, suit=suit)
    if event is not None:
        return say(f"{D}.event.{EVENT_NAME[event]}")
    if basic is not None:
        return say(f"{D}.card.{basic}")
    if items.VILLAGE.of(item) is not None:
        return say(f"{D}.words.a_new_plot")
    owner = next((found for kind in (items.GOLD, items.HAND, items.SQUARE) if (found := kind.of(item)) is not None), None)
    return position.names[owner] if owner is not None else say(f"{D}.words.a_{item}")


def _owned(position: Position, card: int, words: str) -> str:
    """Return a card in words, with the name of another player in whose village or on whose square it lies."""
    for owner, holder in enumerate(holders(position.view)):
        square = position.view.seats[owner].square if owner < len(position.names) else ()
        if owner != position.viewer and (card in square or card in holder.village.cards()):
            return position.texts(f"{D}.words.owned", card=words, name=owner_name(position, owner))
    return words


def action_words(position: Position, action: Action) -> str:
    """Return an action in one line: ``{what1}`` is its first pick as an object, ``{name1}`` the same standing alone.

    There may be other words for a button among the picks (``.tinner``), for a new plot (``.new``), a face-down pile (``.pile``), and by
    the number of picks (``.2``).
    """
    say, picks = position.texts, action.picks
    key = f"{D}.action.{action.kind}"
    things = [pick for pick in picks if not pick.startswith("button:")]
    endings = [pick.removeprefix("button:") for pick in picks if pick not in things]
    endings += ["new"] if any(items.VILLAGE.of(pick) is not None for pick in things) else []
    endings += ["pile"] if any(pick == items.RESERVE or items.STACK.of(pick) is not None for pick in things) else []
    ending = next((one for one in (*endings, str(len(things))) if say.has(f"{key}.{one}")), "")
    values: dict[str, Value] = {f"what{n}": thing_words(position, pick) for n, pick in enumerate(things, 1)}
    values |= {f"name{n}": thing_name(position, pick) for n, pick in enumerate(things, 1)}
    line = say(f"{key}.{ending}" if ending else key, **values)
    return line[:1].upper() + line[1:]

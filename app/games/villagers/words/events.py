"""Events of Villagers in words, for the log."""

from __future__ import annotations

from app.games.base.words import event_values
from app.texts import Texts
from rules import AUTOMATIC, Event, Value
from rules.games.villagers.components import EVENT, KINDS, NAME

from .cards import D, the_card

SILENT = frozenset({"turn", "coin_turn", "countess_received", "courier_stays"})
"""Events without a line in the log: another line or the table itself shows them."""
IDLE = "built_nothing"
"""The event that the log on the rail adds for a build turn without any action."""


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

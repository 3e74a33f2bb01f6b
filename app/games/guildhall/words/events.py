"""Events of Guildhall in words, for the log."""

from __future__ import annotations

from app.games.base.words import event_values
from app.texts import Texts
from rules import Event
from rules.games.guildhall import items

from .cards import D, the_card, thing_words

SILENT = frozenset({"dealt", "prepares", "row", "refills", "used", "laid", "turn"})
"""Events without a line in the log: another line or the table itself shows them."""


def event_words(names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
    """Return an event as one line of the log."""
    if event.kind in SILENT:
        return None
    values = event_values(names, event)
    if "card" in values:
        values["card"] = the_card(texts, str(values["card"]))
    other = values.pop("other", None)
    key = f"{D}.log.{event.kind}"
    if isinstance(other, int) and other >= 0:
        values["of"] = names[other]
    elif event.kind == "revealed":
        key += ".from_pile"
    if event.kind == "played":
        key += ".plain" if values["level"] == -1 else ""
    if event.kind == "professions":
        values["what"] = ", ".join(texts(f"{D}.profession.{items.PROFESSION_CHOICE.key(item)}") for item in event.items)
    if event.kind == "declined":
        key += ".vp" if items.VP.of(event.items[0]) is not None else ""
        values["what"] = thing_words(texts, event.items[0])
    return texts(key, **values)

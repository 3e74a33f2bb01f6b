"""Events of the card game in words, for the log."""

from __future__ import annotations

from app.games.base.words import event_values
from app.texts import Texts
from rules import Event
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import SALE_SILVER, SALE_VP

from .cards import D, card_words, gains

SILENT = frozenset({"dealt", "drew", "turn", "split"})
"""Events without a line in the log: another line or the table itself shows them."""


def event_words(names: tuple[str, ...], texts: Texts, event: Event) -> str | None:
    """Return an event as one line of the log."""
    if event.kind in SILENT:
        return None
    values = event_values(names, event)
    if event.kind in ("took", "placed", "discarded"):
        values["card"] = card_words(texts, items.CARD.key(event.items[0]))
    if event.kind == "gained":
        values["gains"] = gains(texts, {str(values["what"]): int(values["n"])})
    if event.kind == "converted":
        given = {what: int(values[key]) for what, key in (("worker", "workers"), ("silver", "silver")) if values[key]}
        values |= {"what": gains(texts, given), "gains": gains(texts, {"vp": int(values["n"])})}
    if event.kind == "sold":
        n = int(values["n"])
        values["gains"] = gains(texts, {"vp": SALE_VP * n, "silver": SALE_SILVER * n})
    if event.kind == "bought":
        values["cards"] = ", ".join(card_words(texts, items.CARD.key(item)) for item in event.items)
    return texts(f"{D}.log.{event.kind}", **values)


def missed(texts: Texts, event: Event) -> str:
    """Return a sentence about a benefit or bonus, if an event says that it could not be used."""
    return texts(f"{D}.missed", what=event.values["what"]) if event.kind == "lost" else ""

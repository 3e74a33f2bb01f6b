"""The history of a game whose rules have changed since: it is kept for its words, so it stays only if it can be put into words."""

from __future__ import annotations

from app.games import find
from app.texts import LANGUAGES, Texts
from rules import Record


def checked(record: Record) -> Record:
    """Return a record just read, without its log-only history if that cannot be put into words in every language.

    Nothing else is known of such a history: its events can be of any kind and contain anything at all.
    """
    if record.log_only:
        try:
            _tell(record)
        except Exception:  # noqa: BLE001 - what a game's words make of an unchecked event cannot be foreseen
            record.forget()
    return record


def _tell(record: Record) -> None:
    """Put every event into words once. Raises whatever error occurs."""
    screen, names = find(record.header.game), record.header.names
    for texts in map(Texts, LANGUAGES):
        for entry in record.entries[: record.log_only]:
            for event in entry.events:
                screen.event_words(names, texts, event)

"""What the Countess does in an event phase, line by line, for the banner over the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace

from app.texts import Texts
from rules import AUTOMATIC, Event

from .cards import D
from .events import event_words

ACTS = "event_phase"
"""The kind of event with which she begins."""
DRAWN = "new_event"
_DEEDS = frozenset(
    {"event_gain", "event_value", "event_payment", "event_coins", "event_idle", "black_market", "mood_swing", "dark_mood"}
    | {"betrayed", "conscripted", "detained", "abducted", "countess_drew", DRAWN}
)


def deeds(names: tuple[str, ...], texts: Texts, events: Sequence[Event]) -> tuple[str, ...]:
    """Return what she does, as in the log, with events that are revealed one after the other in one line."""
    found: list[str] = []
    for kind, alike in groupby((event for event in events if event.kind in _DEEDS), key=lambda event: event.kind):
        if kind == DRAWN:
            drawn = [texts(f"{D}.event.{event.values['event']}") for event in alike]
            found.append(texts(f"{D}.words.new_events", n=len(drawn), events=", ".join(drawn)))
        else:
            found += [words for event in alike if (words := event_words(names, texts, _asked(event))) is not None]
    return tuple(found)


def _asked(event: Event) -> Event:
    """Return the event as if somebody had decided it: that it needed no decision is said in the log."""
    return replace(event, values={key: value for key, value in event.values.items() if key != AUTOMATIC})

"""What is shown one by one when Egon lays out his cards at the start of a phase."""

from __future__ import annotations

from collections.abc import Iterable

from app.table.layout import Placement, Rect
from app.texts import Texts
from rules import Event
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import DIE, KIND, NAME, TRIPLET_VP

PREFIX = "egon_"
CARD = "egon_card"
CHECK = "egon_check"


def revealed(texts: Texts, events: Iterable[Event]) -> tuple[str, list[tuple[Placement, str]]] | None:
    """A title and Egon's cards among ``events`` in order, each as a picture and what it does in words; None when there are none."""
    phase = ""
    found: list[tuple[Placement, str]] = []
    for event in events:
        if event.kind == "phase":
            phase = str(event.values["phase"])
        elif event.kind.startswith(PREFIX) and event.kind != CHECK:
            said = texts(f"burgundy_cards.egon.{event.kind.removeprefix(PREFIX)}", **event.values)
            if event.kind == CARD:
                found.append((_picture(texts, items.number(event.items[0])), said))
            else:
                found[-1] = (found[-1][0], f"{found[-1][1]} {said}")
    return (texts("burgundy_cards.egon.title", phase=phase), found) if found else None


def _picture(texts: Texts, card: int) -> Placement:
    kind = KIND[card]
    name = texts(f"burgundy_cards.card.{NAME[card]}")
    building = NAME[card] if kind == "building" else ""
    return Placement(items.card(card), "action_card", Rect(0, 0, 92, 128), (kind, name, DIE[card], TRIPLET_VP[kind], building), words=name)

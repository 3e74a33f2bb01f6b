"""What is revealed card by card when Egon lays out his cards at the start of a phase."""

from __future__ import annotations

from collections.abc import Iterable

from app.table.geometry.placement import Placement, Rect
from app.table.screen import LaidOpen
from app.texts import Texts
from rules import Event
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import DIE, KIND, NAME, PHASES, TRIPLET_VP
from rules.games.burgundy_cards.state import State

from ..faces import CardFace
from ..words import duel

PREFIX = "egon_"
CARD = "egon_card"
CHECK = "egon_check"


def revealed(names: tuple[str, ...], texts: Texts, events: Iterable[Event], state: State) -> LaidOpen | None:
    """Return Egon's cards among the ``events`` that led to ``state``, each with its effect; None if there are none.

    Before them comes the result of the previous phase, or the rule of the duel, and after them what the new phase requires.
    """
    phase, lead = "", texts(f"{duel.D}.rule")
    found: list[tuple[Placement, str]] = []
    for event in events:
        if event.kind == "phase":
            phase = str(event.values["phase"])
        elif event.kind == CHECK:
            ended = PHASES[state.phase - 1]
            lead = duel.went_on(texts, ended, int(event.values["mine"]), int(event.values["egon"]))
        elif event.kind.startswith(PREFIX):
            said = texts(f"burgundy_cards.egon.{event.kind.removeprefix(PREFIX)}", **event.values)
            if event.kind == CARD:
                found.append((_picture(texts, items.CARD.key(event.items[0])), said))
            else:
                found[-1] = (found[-1][0], f"{found[-1][1]} {said}")
    if not found:
        return None
    return LaidOpen(texts("burgundy_cards.egon.title", phase=phase), tuple(found), lead, duel.asked(texts, state))


def _picture(texts: Texts, card: int) -> Placement:
    kind = KIND[card]
    name = texts(f"burgundy_cards.card.{NAME[card]}")
    building = NAME[card] if kind == "building" else ""
    return Placement(
        items.CARD.id(card), "action_card", Rect(0, 0, 92, 128), CardFace(kind, name, DIE[card], TRIPLET_VP[kind], building), words=name
    )

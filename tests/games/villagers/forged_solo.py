"""Positions of the solo game that no play leads to (VI-18)."""

from __future__ import annotations

from typing import Any

from rules import Record
from tests.engine.forge import Change, with_steps
from tests.engine.forged import Forgeries

from .builder import record, table
from .cards import EVENT


def at(step: str = "DraftTurn") -> Record:
    """Return a position with some of everything."""
    her = {"village": "cooper, hunter", "coins": {"cooper": 4}, "gold": 6, "open": "rats, tribute", "past": "bribes, dark_mood"}
    return record(table(1, at=step, hand="mason, thatcher", village="hunter", discard="fisher", countess=her))


def her(document: dict[str, Any]) -> dict[str, Any]:
    """Return the Countess as stored."""
    found: dict[str, Any] = document["state"]["countess"]
    return found


def field(**fields: Any) -> Change:
    """Change what the Countess has."""
    return lambda d: her(d).update(fields)


def to_box(d: dict[str, Any]) -> None:
    """Take all winter events but Dark Mood out of the game, so that it would be drawn for ever."""
    winter = her(d)["winter"]["cards"]
    d["state"]["event_box"] += [*winter]
    winter.clear()


DAMAGED: dict[str, Change] = {
    "no Countess": lambda d: d["state"].update(countess=None),
    "negative gold": field(gold=-1),
    "an enormous supply": field(gold=10**18),
    "an unknown difficulty": field(difficulty="easy"),
    "another difficulty": field(difficulty="hard"),
    "gold earned from nothing": field(earned=[[0, "luck", 5]]),
    "an event twice": lambda d: her(d)["open"].append(EVENT["rats"]),
    "an event that does not exist": lambda d: her(d)["open"].append(99),
    "a summer event in winter": lambda d: her(d)["winter"]["cards"].append(her(d)["summer"]["cards"].pop()),
    "too many open events": lambda d: her(d)["open"].extend(her(d)["winter"]["cards"].pop() for _ in range(5)),
    "events out of the game": to_box,
    "piles mixed up": lambda d: her(d).update(summer=her(d)["winter"], winter=her(d)["summer"]),
    "a choice for an event that is gone": field(reduced=[EVENT["arson"]]),
    "an event begun that is not open": field(begun=[EVENT["bribes"]]),
    "a villager on another": lambda d: her(d)["village"]["plots"][2].update(columns=[[her(d)["village"]["plots"].pop(1)["bottom"]]]),
    "no card of hers": lambda d: d["state"]["box"]["cards"].append(her(d)["village"]["plots"].pop(0)["bottom"]),
    "coins on a card elsewhere": lambda d: her(d)["village"]["coins"].append([d["state"]["road"][0], 3]),
    "a gift in between": with_steps({"step": "GiveCard"}),
    "the event phase at once": with_steps({"step": "EventPhase"}),
    "her card at once": with_steps({"step": "CountessCard"}),
    "the Jester at once": with_steps({"step": "ForcedJester"}),
    "an unknown burden": with_steps({"step": "Burden", "event": "tribute"}),
    "a drawn event that does not exist": with_steps({"step": "ResolveDrawn", "event": 99}),
    "a drawn event that is not open": with_steps({"step": "ResolveDrawn", "event": EVENT["bribes"]}),
}


STEPS = ("EventPhase", "CountessCard", "GiveCard", "ForcedJester", "ResolveEvents")
"""What only the Countess does: she plays against a single player (VI-18.1)."""
FORGERIES = (
    Forgeries(at, DAMAGED),
    Forgeries(lambda: record(table(2)), {f"{step} among several": with_steps({"step": step}) for step in STEPS}),
)
"""VI-18.3 to 18.5, 18.14, VI-19 hold in every position."""

"""What the card game asks in its own words: with a die that reaches nothing on the table, only the buttons below the hand are left."""

from __future__ import annotations

from app.table.choice.picker import Picker
from rules import Message
from rules.games.burgundy_cards.components import SILVER_GAIN, WORKER_TARGET

from ..position import Position
from .cards import D

BUTTONS = {"fill_workers": WORKER_TARGET, "take_silver": SILVER_GAIN, "convert": 0}
"""The actions that need nothing on the table, each with its amount, in the order of their buttons."""


def asked(position: Position, picker: Picker) -> Message | None:
    """Return the question as this table puts it; None if that of the rules is the one to show."""
    question, kinds = _open(position, picker)
    if question is None or question.key != "ask.action" or not kinds <= BUTTONS.keys():
        return None
    say = position.texts
    *others, last = [say(f"{D}.unreached.{kind}", n=n) for kind, n in BUTTONS.items() if kind in kinds]
    what = say(f"{D}.unreached.or", what=", ".join(others), last=last) if others else last
    return Message("ask.action.unreached", {**question.values, "what": what})


def _open(position: Position, picker: Picker) -> tuple[Message | None, set[str]]:
    """Return the question that follows the picks, with the kinds of action that answer it; none in the middle of an action.

    A picked hand card is not played before its action is chosen. Buying goes with every question of the turn (BC-11.2).
    """
    decision = position.decision
    if decision is None:
        return None, set()
    if not picker.touched:
        return decision.question, {action.kind for action in decision.legal} - {"buy"}
    lead = next((plan for plan in picker.candidates if plan.asks is not None and plan.picks == picker.picks), None)
    if lead is None:
        return None, set()
    return lead.asks, {plan.actions[-1].kind for plan in picker.candidates if lead.leads_to(plan)}

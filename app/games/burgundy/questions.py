"""The questions the board game words itself, because the table says more than what the rules ask."""

from __future__ import annotations

from app.table.choice.picker import Picker
from app.texts import Texts
from rules import Decision, Message
from rules.games.burgundy import items
from rules.games.burgundy.steps.alone import still_open

from .module_words import open_words
from .position import Position
from .tiles import D


def asked(position: Position, picker: Picker) -> Message | None:
    """Return the question as this table puts it; None if the rules' own is the one to show."""
    decision = position.decision
    if decision is None:
        return None
    if decision.question.key == "ask.tribute":
        return _tribute(picker)
    if picker.touched:
        return None
    if decision.question.key == "ask.dice":
        return _double(decision)
    if not position.view.solo:
        return None
    return _with_what_is_open(position, decision)


def _tribute(picker: Picker) -> Message | None:
    """Ask what happens to a shield that has been clicked: it can be paid for or given up (BU-26.7)."""
    return Message("ask.tribute_for_one") if items.SHIELD.among(picker.picks) else None


def _double(decision: Decision) -> Message | None:
    """Ask about a double of a depot with shields."""
    double = any(action.kind == "shield" for action in decision.legal)
    return Message("ask.double", {"die": decision.question.values["one"]}) if double else None


def _with_what_is_open(position: Position, decision: Decision) -> Message | None:
    """Name all that a lone player has still to carry out, also while one of these things asks something itself (BU-25.15)."""
    say, question = position.texts, decision.question
    if question.key == "ask.any_order":
        return Message("ask.any_order.named", {"what": open_words(say, position.view, still_open(position.view))})
    later = [item for item in still_open(position.view) if item != decision.source]
    if not later:
        return None
    what = open_words(say, position.view, later)
    return Message("ask.before_others", {"asked": _said(say, question), "hint": _hint(say, question), "what": what})


def _said(say: Texts, question: Message) -> str:
    return say(f"{D}.{question.key}", **question.values)


def _hint(say: Texts, question: Message) -> str:
    return say(f"{D}.hint.{question.key.removeprefix('ask.')}", **question.values)

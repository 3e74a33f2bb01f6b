"""The questions the board game words itself, because the table says more than what the rules ask."""

from __future__ import annotations

from app.table.choice.picker import Picker
from rules import Decision, ItemId, Message, Value, open_things
from rules.games.burgundy import items
from rules.games.burgundy.board.shields import FROM_BLACK, FROM_DEPOTS

from ..position import Position
from .modules import open_words
from .tiles import D

PLACING = ("ask.town_hall", "ask.route_town_hall")
"""Questions which stored tile is placed."""


def asked(position: Position, picker: Picker) -> Message | None:
    """Return the question as this table puts it; None if the rules' own is the one to show."""
    decision = position.decision
    if decision is None:
        return None
    if decision.question.key == "ask.tribute":
        return _tribute(decision, picker)
    if picker.touched:
        return Message("ask.fill_space") if _begins_with_a_space(picker) else None
    if decision.question.key == "ask.dice":
        return _double(decision)
    if decision.question.key == "ask.any_order":
        return _any_order(position)
    return _around(position, decision)


def _begins_with_a_space(picker: Picker) -> bool:
    """Say whether an empty storage space has been clicked, and not yet the tile for it (BU-24.8)."""
    return any(items.STORAGE.of(pick) or items.COMMON.of(pick) for pick in picker.picks) and not items.TILE.among(picker.picks)


def _tribute(decision: Decision, picker: Picker) -> Message | None:
    """Ask what happens to the shield that has been clicked: it can be paid for or given up (BU-26.7), in workers too with shield 3."""
    chosen = items.SHIELD.among(picker.picks)
    if chosen:
        naming = any(action.kind == "name" and items.SHIELD.id(chosen[0]) in action.picks for action in decision.legal)
        return Message("ask.keep_or_name" if naming else "ask.keep", {"shield": chosen[0]})
    if picker.touched or not any(items.STORE.key(action.picks[0]) == "worker" for action in decision.legal if action.kind == "pay"):
        return None
    return Message("ask.tribute_workers", decision.question.values)


def _double(decision: Decision) -> Message | None:
    """Ask about a double of a depot with shields."""
    double = any(action.kind == "shield" for action in decision.legal)
    return Message("ask.double", {"die": decision.question.values["one"]}) if double else None


def _any_order(position: Position) -> Message:
    """Name all that a lone player has still to carry out (BU-25.15); among several it is two shields that place tiles (BU-26.24, 26.25)."""
    if not position.view.solo:
        return Message("ask.direct_both", {"one": FROM_DEPOTS, "two": FROM_BLACK})
    return Message("ask.any_order.named", {"what": open_words(position.texts, position.view, _still_open(position))})


def _still_open(position: Position) -> list[ItemId]:
    """Return what a lone player has still to carry out, by the items that stand for it."""
    return [item for thing in open_things(position.game, position.view) for item in thing.items]


def _around(position: Position, decision: Decision) -> Message | None:
    """Add to a question what a lone player has to do after it, and that a tile must be bought if nothing stored can be placed (BU-14.2)."""
    say, state, question = position.texts, position.view, decision.question
    later = [item for item in _still_open(position) if item != decision.source] if state.solo else []
    unstored = question.key in PLACING and not any(action.kind == "place" for action in decision.legal)
    hint = "to_be_bought" if unstored else question.key.removeprefix("ask.")
    values: dict[str, Value] = {"asked": say(f"{D}.{question.key}", **question.values), "hint": say(f"{D}.hint.{hint}", **question.values)}
    if later:
        return Message("ask.before_others", values | {"what": open_words(say, state, later)})
    return Message("ask.to_be_bought", values) if unstored else None

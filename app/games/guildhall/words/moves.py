"""Guildhall in words: actions for the list of legal actions, events for the log."""

from __future__ import annotations

from app.games.base.words import event_values
from app.texts import Texts
from rules import Action, Event, ItemId
from rules.games.guildhall import items
from rules.games.guildhall.components import NAME, SETUP_HAND, VP_NAME
from rules.games.guildhall.state import State

from ..position import Position
from .cards import D, card_words, profession, the_card

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
        values["what"] = _thing(texts, event.items[0])
    return texts(key, **values)


def _thing(texts: Texts, item: ItemId) -> str:
    """Return a profession card or a VP card in words."""
    vp = items.VP.of(item)
    return texts(f"{D}.vp.{VP_NAME[vp]}") if vp is not None else card_words(texts, items.CARD.key(item))


def action_words(position: Position, action: Action) -> str:
    """Return an action in one line."""
    say, state = position.texts, position.view
    pick = action.picks[0] if action.picks else ""
    key = f"{D}.action.{action.kind}"
    values: dict[str, int | str] = {}
    match action.kind:
        case "draw" if position.viewer is not None and len(state.seats[position.viewer].hand.cards) == SETUP_HAND:
            return say(f"{D}.main.keep")
        case "play":
            card = items.CARD.key(pick)
            values["card"] = the_card(say, NAME[card])
            level = items.LEVEL.of(action.picks[-1])
            if level is not None:
                values |= {"level": level, "what": say(f"{D}.level.{profession(card)}.{level}")}
            else:
                key += ".plain"
        case "buy":
            values["what"] = _thing(say, pick)
        case "use" | "decline" if position.decision is not None and position.decision.source is not None:
            values["what"] = _thing(say, position.decision.source)
        case "opponent":
            values["name"] = position.names[items.HAND.key(pick)]
        case "pay" | "drop":
            card = state.seats[items.STACK.seat(pick)].chapters[items.STACK.key(pick)].cards[0]
            values["profession"] = profession(card)
        case "choose":
            values["profession"] = items.PROFESSION_CHOICE.key(pick)
        case _ if (moved := items.CARD.of(pick)) is not None:
            card = moved
            values["card"] = the_card(say, NAME[card])
            owner = _goal(action) if len(action.picks) > 1 else _owner(state, card, position.viewer)
            if owner is not None:
                key += ".of"
                values["name"] = position.names[owner]
        case _ if (chapter := items.CHAPTER.of(pick)) is not None:
            player, who = chapter
            key += ".chapter" if player == position.viewer else ".chapter_of"
            values |= {"profession": who, "name": position.names[player]}
    return say(key, **values)


def _goal(action: Action) -> int:
    """Return the player whose hall a card goes into."""
    return items.CELL.seat(action.picks[1])


def _owner(state: State, card: int, viewer: int | None) -> int | None:
    """Return the other player whose hall holds a card; None if there is none."""
    return next((player for player, seat in enumerate(state.seats) if player != viewer and card in seat.hall), None)

"""Actions of Guildhall in words."""

from __future__ import annotations

from rules import Action
from rules.games.guildhall import items
from rules.games.guildhall.components import NAME, SETUP_HAND
from rules.games.guildhall.state import State

from ..position import Position
from .cards import D, profession, the_card, thing_words


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
            values["what"] = thing_words(say, pick)
        case "use" | "decline" if position.decision is not None and position.decision.source is not None:
            values["what"] = thing_words(say, position.decision.source)
        case "confirm" if position.decision is not None:
            named = f"{D}.main.{position.decision.question.key.removeprefix('ask.')}"
            return say(named) if say.has(named) else say(key)
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

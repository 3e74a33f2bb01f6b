"""Why a hand card cannot be laid or played now. What is legal is already known; the reasons follow the conditions of the rules."""

from __future__ import annotations

from app.texts import Texts
from rules import ItemId
from rules.games.villagers import items
from rules.games.villagers.board.events import bank_price
from rules.games.villagers.board.hosts import bare_wildcards, places
from rules.games.villagers.board.limits import draft_places
from rules.games.villagers.board.padlocks import can_open
from rules.games.villagers.board.road import stacks_left
from rules.games.villagers.components import KIND, NAME, UNLOCK, WILDCARDS
from rules.games.villagers.state import State

from .cards import D, the_card
from .position import Position
from .present import keepers

R = f"{D}_rules.refusal"
ASKED = {"ask.build": "build", "ask.Draft": "draft"}
"""The phase in which hand cards are laid or played, by the question."""


def unplayable(position: Position, card: int) -> str:
    """Return why the viewer can neither lay nor play a card of their hand now; empty if they can, or if its phase has not come."""
    decision = position.decision
    if decision is None or decision.question.key not in ASKED:
        return ""
    item: ItemId = items.CARD.id(card)
    if any(action.kind != "basic" and action.picks[:1] == (item,) for action in decision.legal):
        return ""
    phase = ASKED[decision.question.key]
    why = _why_not_built if phase == "build" else _why_not_drafted
    return why(position.texts, position.view, position.seat, card)


def _why_not_drafted(say: Texts, state: State, player: int, card: int) -> str:
    """Return the reason in a draft turn (VI-4.10, 14.3)."""
    kind = KIND[card]
    if kind.phase == "courier":
        return say(f"{R}.courier")
    if kind.phase != "draft":
        return ""
    if kind.id == "prophet" and stacks_left(state) and draft_places(state, player) < 1:
        return say(f"{R}.no_place")
    return say(f"{R}.no_target.{kind.id}")


def _why_not_built(say: Texts, state: State, player: int, card: int) -> str:
    """Return the reason in a build turn: the wrong phase, no target, no action, no place, the padlock, or a wildcard to be covered."""
    kind, turn = KIND[card], state.turn
    if kind.phase in ("draft", "courier"):
        return say(f"{R}.{'courier' if kind.phase == 'courier' else 'draft_only'}")
    if kind.discarded:
        return locked(say, state, player, card) or say(f"{R}.no_target.{kind.id}")
    if turn is not None and turn.left < 1:
        return say(f"{R}.no_action.{'basics' if turn.basics else 'end'}", n=turn.limit)
    if kind.id == "apprentice":
        return say(f"{R}.no_target.apprentice")
    if not places(state.seats[player].village, card):
        return no_host(say, state, player, card)
    if kind.id in WILDCARDS and turn is not None:
        return say(f"{R}.must_cover", n=turn.left)
    return locked(say, state, player, card)


def no_host(say: Texts, state: State, player: int, card: int) -> str:
    """Return why a card of a chain has no place in a village: nobody it goes on lies there, or there is no room on them (VI-6.6, 6.7)."""
    before = KIND[card].chain[KIND[card].index - 2]
    has = any(NAME[other] == before for other in state.seats[player].village.cards())
    return say(f"{R}.{'no_room' if has else 'no_predecessor'}", card=the_card(say, before))


def locked(say: Texts, state: State, player: int, card: int) -> str:
    """Return why the padlock of a card cannot be opened now (VI-8.3); empty if it can."""
    if can_open(state, player, card):
        return ""
    unlocker, gold = KIND[card].unlocker, state.seats[player].gold
    if keepers(state, unlocker):
        return say(f"{R}.locked.elsewhere", price=UNLOCK, gold=gold, card=the_card(say, unlocker))
    return say(f"{R}.locked.bank", price=bank_price(state), gold=gold)


def must_cover(say: Texts, state: State, player: int) -> str:
    """Return why the turn cannot end yet: a wildcard lies on top (VI-9.8); empty if none does."""
    bare = bare_wildcards(state.seats[player].village)
    return say(f"{R}.cover_first", card=the_card(say, NAME[bare[0]])) if bare else ""

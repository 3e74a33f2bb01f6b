"""Why a hand card cannot be laid or played now. What is legal is already known; the reasons follow the conditions of the rules."""

from __future__ import annotations

from rules.engine.types import ItemId
from rules.engine.worth.insight import Asked, Reason, because

from .. import items
from ..board.events import bank_price
from ..board.homes import keepers
from ..board.hosts import bare_wildcards, places
from ..board.limits import draft_places
from ..board.padlocks import can_open
from ..board.road import stacks_left
from ..components import KIND, NAME, UNLOCK, WILDCARDS
from ..state import State

ASKED = {"ask.build": "build", "ask.Draft": "draft"}
"""The phase in which hand cards are laid or played, by the question."""


def unplayable(asked: Asked[State], card: int) -> Reason | None:
    """Return why a card of the hand can neither be laid nor played now; None if it can, or if its phase has not come."""
    if asked.question.key not in ASKED:
        return None
    item: ItemId = items.CARD.id(card)
    if any(action.kind != "basic" and action.picks[:1] == (item,) for action in asked.legal):
        return None
    why = _why_not_built if ASKED[asked.question.key] == "build" else _why_not_drafted
    return why(asked.view, asked.player, card)


def _why_not_drafted(state: State, player: int, card: int) -> Reason | None:
    """Return the reason in a draft turn (VI-4.10, 14.3)."""
    kind = KIND[card]
    if kind.phase == "courier":
        return because("courier")
    if kind.phase != "draft":
        return None
    if kind.id == "prophet" and stacks_left(state) and draft_places(state, player) < 1:
        return because("no_place")
    return because(f"no_target.{kind.id}")


def _why_not_built(state: State, player: int, card: int) -> Reason | None:
    """Return the reason in a build turn: the wrong phase, no target, no action, no place, the padlock, or a wildcard to be covered."""
    kind, turn = KIND[card], state.turn
    if kind.phase in ("draft", "courier"):
        return because("courier" if kind.phase == "courier" else "draft_only")
    if kind.discarded:
        return locked(state, player, card) or because(f"no_target.{kind.id}")
    if turn is not None and turn.left < 1:
        return because(f"no_action.{'basics' if turn.basics else 'end'}", n=turn.limit)
    if kind.id == "apprentice":
        return because("no_target.apprentice")
    if not places(state.seats[player].village, card):
        return no_host(state, player, card)
    if kind.id in WILDCARDS and turn is not None:
        return because("must_cover", n=turn.left)
    return locked(state, player, card)


def no_host(state: State, player: int, card: int) -> Reason:
    """Return why a card of a chain has no place in a village: no card that it goes on lies there, or there is no room on them (VI-6.6,
    6.7).
    """
    before = KIND[card].chain[KIND[card].index - 2]
    has = any(NAME[other] == before for other in state.seats[player].village.cards())
    return because("no_room" if has else "no_predecessor", card=before)


def locked(state: State, player: int, card: int) -> Reason | None:
    """Return why the padlock of a card cannot be opened now (VI-8.3); None if it can."""
    if can_open(state, player, card):
        return None
    unlocker, gold = KIND[card].unlocker, state.seats[player].gold
    if keepers(state, unlocker):
        return because("locked.elsewhere", price=UNLOCK, gold=gold, card=unlocker)
    return because("locked.bank", price=bank_price(state), gold=gold)


def must_cover(state: State, player: int) -> Reason | None:
    """Return why the turn cannot end yet: a wildcard lies on top (VI-9.8); None if there is no such wildcard."""
    bare = bare_wildcards(state.seats[player].village)
    return because("cover_first", card=NAME[bare[0]]) if bare else None

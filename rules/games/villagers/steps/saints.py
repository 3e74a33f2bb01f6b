"""The Saints (VI-14); what the Nun is worth is in ``board/values.py``, the Recruiter belongs to the draft."""

from __future__ import annotations

from typing import Final, TypedDict

from rules.engine.context import Context
from rules.engine.types import Action, ItemId

from .. import items
from ..board.knowledge import look, reorder
from ..board.road import stacks_left
from ..components import KIND, LOOKED_THROUGH, NAME
from ..state import State
from .lay import lay_from_hand, layable
from .looking import PutBack, pile_of, set_cards
from .must import Must
from .special import Special, Targets


def _villagers(state: State, player: int) -> list[Targets]:
    """Return every villager that can be laid, with its place. A basic is only laid in a build turn (VI-7.5)."""
    hand = [card for card in state.seats[player].hand.cards if KIND[card].suit != "special" and KIND[card].module != "basic"]
    return [(items.CARD.id(card), items.place(player, host)) for card in hand for host in layable(state, player, card)]


def _help(ctx: Context[State], player: int, targets: Targets) -> None:
    """VI-14.2: lay a villager from the hand, without a build action."""
    card, place = targets
    lay_from_hand(ctx, player, items.CARD.key(card), items.host(place))


def _stacks(state: State, player: int) -> list[Targets]:
    return [(stack,) for stack in stacks_left(state)]


def _prophesy(ctx: Context[State], player: int, targets: Targets) -> None:
    """VI-14.3: look through a stack, draft one of its cards, and put the others back."""
    (stack,) = targets
    cards = pile_of(ctx.state, stack).cards
    look(ctx.state, player, cards)
    ctx.emit("looked", player, targets, "VI-14.3", reveals=True, n=len(cards))
    ctx.then(Prophecy(player, stack))


class Prophecy(Must, frozen=True, tag=True):
    """VI-14.3: one of the cards of the stack goes to the player's own square; this is the draft of the turn."""

    stack: ItemId

    def ways(self, ctx: Context[State]) -> list[Action]:
        return [items.pick("foresee", card) for card in reversed(pile_of(ctx.state, self.stack).cards)]

    def take(self, ctx: Context[State], action: Action) -> None:
        state, card = ctx.state, items.CARD.key(action.picks[0])
        left = pile_of(state, self.stack).without(card).cards
        set_cards(state, self.stack, left)
        reorder(state, self.player, left)
        state.seats[self.player].square += (card,)
        way = (self.stack, items.CARD.id(card), items.SQUARE.id(self.player))
        ctx.emit("drew", self.player, way, "VI-14.3", reveals=True, card=NAME[card])
        ctx.then(PutBack(self.player, self.stack, len(left), "VI-14.3"))

    def source(self, ctx: Context[State]) -> ItemId:
        return self.stack


def _reserve(state: State, player: int) -> list[Targets]:
    return [()] if state.reserve.cards else []


def _send_pigeon(ctx: Context[State], player: int, targets: Targets) -> None:
    """VI-14.5: look at the top cards of the reserve, take one, and put the others back."""
    cards = ctx.state.reserve.cards[-LOOKED_THROUGH:]
    look(ctx.state, player, cards)
    ctx.emit("looked", player, (items.RESERVE,), "VI-14.5", reveals=True, n=len(cards))
    ctx.then(Pigeon(player, len(cards)))


class Pigeon(Must, frozen=True, tag=True):
    """VI-14.5: one of the top ``looked`` cards of the reserve goes to the hand, unseen by the others."""

    looked: int

    def ways(self, ctx: Context[State]) -> list[Action]:
        return [items.pick("fetch", card) for card in reversed(self._cards(ctx))]

    def take(self, ctx: Context[State], action: Action) -> None:
        state, card = ctx.state, items.CARD.key(action.picks[0])
        reorder(state, self.player, self._cards(ctx))
        state.reserve = state.reserve.without(card)
        state.seats[self.player].hand += (card,)
        ctx.emit("fetched", self.player, (items.RESERVE, items.HAND.id(self.player)), "VI-14.5")
        ctx.then(PutBack(self.player, items.RESERVE, self.looked - 1, "VI-14.5"))

    def source(self, ctx: Context[State]) -> ItemId:
        return items.RESERVE

    def _cards(self, ctx: Context[State]) -> tuple[int, ...]:
        return ctx.state.reserve.cards[-self.looked :]


class Saints(TypedDict):
    """The Saints with the discard symbol."""

    benefactor: Special
    prophet: Special
    pigeoneer: Special


SAINTS: Final[Saints] = {
    "benefactor": Special(_villagers, _help),
    "prophet": Special(_stacks, _prophesy),
    "pigeoneer": Special(_reserve, _send_pigeon),
}

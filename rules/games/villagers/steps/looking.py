"""Looking through cards that lie face down, and putting them back in any order (VI-14.3, 14.5)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.hidden.piles import Pile
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import replaced

from .. import items
from ..state import State


def pile_of(state: State, source: ItemId) -> Pile:
    """Return a stack or the reserve."""
    stack = items.STACK.of(source)
    return state.reserve if stack is None else state.stacks[stack]


def set_cards(state: State, source: ItemId, cards: tuple[int, ...]) -> None:
    """Replace the cards of a stack or the reserve."""
    stack = items.STACK.of(source)
    if stack is None:
        state.reserve = state.reserve.holding(cards)
    else:
        state.stacks = replaced(state.stacks, stack, state.stacks[stack].holding(cards))


class PutBack(PlayerStep, frozen=True, tag=True):
    """VI-14.3, 14.5: of the top ``looked`` cards, choose which is to lie on top, which below it, and so on; the rest stay as they are.

    The ``placed`` ones already lie in their order on top of the pile.
    """

    origin: ItemId
    looked: int
    clause: str
    placed: int = 0

    def options(self, ctx: Context[State]) -> list[Action] | None:
        cards = pile_of(ctx.state, self.origin).cards
        left = cards[len(cards) - self.looked : len(cards) - self.placed]
        return [*(items.pick("top", card) for card in reversed(left)), items.LEAVE_ORDER] if len(left) > 1 else None

    def run(self, ctx: Context[State]) -> None:
        """Say that they lie there again. The next player has the next decision after a draft, so it cannot be taken back."""
        if self.looked:
            final = items.STACK.of(self.origin) is not None
            ctx.emit("put_back", self.player, (self.origin,), self.clause, reveals=final, n=self.looked)

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.LEAVE_ORDER:
            self.run(ctx)
            return
        card = items.CARD.key(action.picks[0])
        pile = pile_of(ctx.state, self.origin).without(card)
        below = len(pile.cards) - self.placed
        set_cards(ctx.state, self.origin, (*pile.cards[:below], card, *pile.cards[below:]))
        ctx.then(PutBack(self.player, self.origin, self.looked, self.clause, self.placed + 1))

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.put_back", {"n": self.placed + 1})

    def source(self, ctx: Context[State]) -> ItemId:
        return self.origin

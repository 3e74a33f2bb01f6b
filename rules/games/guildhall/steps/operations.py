"""Operations that do not transfer cards: gains, draws, and cards revealed and placed (GH-12, GH-13, GH-17)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.engine.context import POINTS, Context
from rules.engine.types import Action, Message

from .. import items
from ..board.pickable import bits
from ..components import BIT, NAME, PROFESSION, TOKEN_VP
from ..state import State
from .abilities import Operate
from .chapters import complete_chapters
from .drawing import available, draw, top


class GainActions(Operate, frozen=True, tag=True):
    """More actions for this turn (GH-3.3)."""

    def can_complete(self, ctx: Context[State]) -> bool | None:
        return self.stage.certain

    def run(self, ctx: Context[State]) -> None:
        n = self.operation.count
        ctx.state.actions_left += n
        ctx.emit("actions", self.player, (items.ACTION_AREA.id(self.player),), self.clause, n=n)
        self.next(ctx)


class GainTokens(Operate, frozen=True, tag=True):
    """VP tokens, which never run out (GH-1.10)."""

    def can_complete(self, ctx: Context[State]) -> bool | None:
        return self.stage.certain

    def run(self, ctx: Context[State]) -> None:
        n = self.operation.count
        ctx.state.seats[self.player].tokens += n
        things = (self.source(ctx), items.TOKEN.id(self.player))
        ctx.emit("tokens", self.player, things, self.clause, gains={POINTS: TOKEN_VP * n}, n=n)
        self.next(ctx)


class Draw(Operate, frozen=True, tag=True):
    """Drawing cards, possible only if there are enough (GH-8.3)."""

    def can_complete(self, ctx: Context[State]) -> bool | None:
        return self.stage.certain if available(ctx.state) >= self.operation.count else False

    def run(self, ctx: Context[State]) -> None:
        draw(ctx, self.player, self.operation.count, self.clause)
        self.next(ctx)


class Show(Operate, frozen=True, tag=True):
    """Cards revealed one by one from the draw pile or an opponent's hand: into the player's own hall, or discarded if an identical card is
    there.

    ``target``: the opponent, or -1 while none is chosen or if there is none; ``left``: the number of cards still to come, counted down once
    the operation has begun.
    """

    target: int = -1
    left: int = 0

    def _targets(self, ctx: Context[State]) -> list[int]:
        """Return the opponents who have at least as many cards as are needed (GH-17.6)."""
        players, count = len(ctx.state.seats), self.operation.count
        others = [(self.player + i) % players for i in range(1, players)]
        return [other for other in others if len(ctx.state.seats[other].hand.cards) >= count]

    def can_complete(self, ctx: Context[State]) -> bool | None:
        if self.left:
            return self.stage.certain
        found = self._targets(ctx) if self.operation.source == "hand" else available(ctx.state) >= self.operation.count
        return self.stage.certain if found else False

    def options(self, ctx: Context[State]) -> list[Action] | None:
        """Return the choices of whose hand, then of which card in it, if the player chooses these."""
        if self.operation.source != "hand":
            return None
        if self.target < 0:
            found = [items.opponent(other) for other in self._targets(ctx)]
            return [*found, items.DECLINE] if found and self.refusable else found
        if self.operation.pick != "choose":
            return None
        return [items.pick("reveal", card) for card in ctx.state.seats[self.target].hand.cards]

    def take(self, ctx: Context[State], action: Action) -> None:
        match action.kind:
            case "decline":
                self.decline(ctx)
            case "opponent":
                target = items.HAND.key(action.picks[0])
                ctx.then(replace(self, target=target, left=self.operation.count, refusable=False))
                if self.operation.pick == "choose":
                    seat = ctx.state.seats[target]
                    seat.hand = seat.hand.read_by(self.player)
                    ctx.emit("looks", self.player, action.picks, self.clause, reveals=True, other=target)
            case _:
                self._place(ctx, items.CARD.key(action.picks[0]), known=True)

    def run(self, ctx: Context[State]) -> None:
        """Reveal a card by chance: the top one of the pile, or any in the hand."""
        if self.target < 0:
            self._place(ctx, top(ctx), known=False)
        else:
            shuffled = ctx.shuffled(ctx.state.seats[self.target].hand)
            self._place(ctx, shuffled.cards[-1], known=False)

    def _place(self, ctx: Context[State], card: int, known: bool) -> None:
        """Put a card into the player's own hall unless an identical one is there (GH-17.6, 17.7)."""
        state, item = ctx.state, items.CARD.id(card)
        seat, left = state.seats[self.player], (self.left or self.operation.count) - 1
        if self.target >= 0:
            robbed = state.seats[self.target]
            robbed.hand = robbed.hand.without(card) if left else robbed.hand.without(card).read_by(None)
        ctx.emit("revealed", self.player, (item,), self.clause, reveals=not known, card=NAME[card], other=self.target)
        if BIT[card] & bits(seat.hall):
            state.discard += (card,)
            ctx.emit("rejected", self.player, (item, items.DISCARD_PILE), self.clause, card=NAME[card])
        else:
            seat.hall += (card,)
            ctx.emit("settled", self.player, (item, items.chapter(self.player, PROFESSION[card])), self.clause, card=NAME[card])
        if left:
            ctx.then(replace(self, left=left, refusable=False))
            complete_chapters(ctx)
        else:
            self.next(ctx)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.opponent", {"n": self.operation.count}) if self.target < 0 else Message("ask.reveal", {"n": self.left})

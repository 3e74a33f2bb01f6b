"""The developments: who has the most of what they count, and the rewards (VI-17.2 to 17.9)."""

from __future__ import annotations

from rules.engine.context import Context, Step
from rules.engine.types import Action
from rules.engine.values import replaced

from .. import items
from ..board.developments import NOBODY, ahead
from ..board.holders import holders, player_of
from ..board.knowledge import look
from ..board.road import stacks_left, take_top
from ..components import BASICS, DEVELOPMENT, NAME
from ..state import State
from .gold import gain, supply
from .must import Must


class Developments(Step, frozen=True, tag=True):
    """VI-17.3: all three are compared before any reward; then the winners take theirs, beginning with the start player (VI-17.4, 17.5)."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        if state.developments:
            state.phase = "developments"
        winners = tuple(ahead(state, card) for card in state.developments)
        for i, winner in enumerate(winners):
            self._hand_over(ctx, i, winner)
        state.tokens = winners
        owners = len(holders(state))
        order = [(state.first + n) % len(state.seats) for n in range(len(state.seats))] + [*range(len(state.seats), owners)]
        ctx.then(*(Reward(winner, state.developments[i]) for winner in order for i, won in enumerate(winners) if won == winner))

    def _hand_over(self, ctx: Context[State], i: int, winner: int) -> None:
        """Say who gets a token, or that no one does, and where it comes from."""
        state = ctx.state
        card, holder = state.developments[i], state.tokens[i]
        home = items.DEVELOPMENT.id(card)
        places = (home if owner == NOBODY else items.SEAT_TOKEN.id(owner, card) for owner in (holder, winner))
        way = tuple(dict.fromkeys(places))
        development = DEVELOPMENT[card - 1].id
        if winner == NOBODY:
            ctx.emit("development_tied", None, way, "VI-17.3", development=development)
        elif winner != holder:
            ctx.emit("token_won", player_of(state, winner), way, "VI-17.3", development=development)


class Reward(Step, frozen=True, tag=True):
    """VI-17.6: what the winner of a development gets; the Countess is the winner after the last seat.

    If it leaves something to decide, the build turns before it are final: the winner need not be the last player of them.
    """

    winner: int
    card: int

    def run(self, ctx: Context[State]) -> None:
        development = DEVELOPMENT[self.card - 1]
        sources = (items.DEVELOPMENT.id(self.card), supply(ctx.state, self.winner))
        decides = development.card or development.basic
        name = development.id
        gain(ctx, self.winner, development.gold, "rewarded", sources, "VI-17.4", reveals=decides, row=name, development=name)
        if development.card:
            ctx.then(ChurchCard(self.winner))
        if development.basic:
            player = player_of(ctx.state, self.winner)
            ctx.then(TavernBasic(0 if player is None else player, self.winner))


class ChurchCard(Must, frozen=True, tag=True):
    """VI-17.8: the top card of any stack or of the reserve, into the hand and not shown."""

    def ways(self, ctx: Context[State]) -> list[Action]:
        reserve = [items.RESERVE] if ctx.state.reserve.cards else []
        return [items.church(source) for source in (*stacks_left(ctx.state), *reserve)]

    def take(self, ctx: Context[State], action: Action) -> None:
        state, (source,) = ctx.state, action.picks
        card = take_top(state, source)
        look(state, self.player, (card,))
        state.seats[self.player].hand += (card,)
        ctx.emit("church_card", self.player, (source, items.HAND.id(self.player)), "VI-17.8", reveals=True)


class TavernBasic(Must, frozen=True, tag=True):
    """VI-17.8: a basic of the player's choice becomes a new plot in the village of ``winner``; the player chooses for the Countess too."""

    winner: int

    def ways(self, ctx: Context[State]) -> list[Action]:
        return [items.tavern(name) for name, cards in zip(BASICS, ctx.state.basics, strict=True) if cards]

    def take(self, ctx: Context[State], action: Action) -> None:
        state = ctx.state
        i = BASICS.index(items.BASIC.key(action.picks[0]))
        *left, card = state.basics[i]
        state.basics = replaced(state.basics, i, tuple(left))
        holder = holders(state)[self.winner]
        holder.village = holder.village.with_plot(card)
        ctx.emit("tavern_basic", player_of(state, self.winner), (action.picks[0], items.CARD.id(card)), "VI-17.8", card=NAME[card])

"""The stages before the first turn: choosing professions, the deal, one exchange and three cards into the hall (GH-2, GH-17.1)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.types import Action, Message

from .. import items
from ..board.pickable import bits
from ..components import BIT, NAME, PROFESSION, PROFESSIONS, SET_SIZE, SETUP_HALL, SETUP_HAND
from ..state import State
from .drawing import draw
from .purchase import RefillRow
from .turn import StartTurn, discard


class ChooseProfessions(PlayerStep, frozen=True, tag=True):
    """GH-17.1: the start player chooses any six of the twelve professions."""

    def surely_asks(self, ctx: Context[State]) -> bool:
        return True

    def options(self, ctx: Context[State]) -> list[Action]:
        chosen = ctx.state.professions
        if len(chosen) == SET_SIZE:
            return [items.CONFIRM]
        return [items.choose(profession) for profession in PROFESSIONS if profession not in chosen]

    def take(self, ctx: Context[State], action: Action) -> None:
        state = ctx.state
        if action == items.CONFIRM:
            state.professions = tuple(profession for profession in PROFESSIONS if profession in state.professions)
            ctx.emit("professions", self.player, tuple(map(items.PROFESSION_CHOICE.id, state.professions)), "GH-17.1")
            ctx.then(Deal())
        else:
            state.professions += (items.PROFESSION_CHOICE.key(action.picks[0]),)
            ctx.then(self)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.choose", {"n": SET_SIZE - len(ctx.state.professions)})


class Deal(Step, frozen=True, tag=True):
    """GH-2.1 to 2.5: shuffle both decks, lay out the VP row and deal the hands; then all players prepare, from the start player on."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        players = len(state.seats)
        taking_part = {PROFESSIONS.index(profession) for profession in state.professions}
        state.draw = ctx.shuffled(state.draw.holding(tuple(card for card in state.box if PROFESSION[card] in taking_part)))
        state.box = tuple(card for card in state.box if PROFESSION[card] not in taking_part)
        state.vp_deck = ctx.shuffled(state.vp_deck)
        order = [(state.first + i) % players for i in range(players)]
        for player in order:
            cards, state.draw = state.draw.drawn(SETUP_HAND)
            state.seats[player].hand += cards
        ctx.emit("dealt", None, (items.DRAW_PILE,), "GH-2.5", reveals=True, n=SETUP_HAND)
        ctx.emit("start_player", state.first, (), "GH-2.5")
        ctx.then(RefillRow(), *map(Prepare, order), StartTurn(state.first))


class Prepare(PlayerStep, frozen=True, tag=True):
    """GH-2.6: one player finishes both steps before the next player begins."""

    def run(self, ctx: Context[State]) -> None:
        ctx.begin_turn(self.player)
        ctx.emit("prepares", self.player, (items.HAND.id(self.player),), "GH-2.6", reveals=True)
        ctx.then(Mulligan(self.player), PlaceThree(self.player))


class Mulligan(PlayerStep, frozen=True, tag=True):
    """GH-2.6 (1): discard any number of cards, one by one, then draw back up to nine; once only."""

    def surely_asks(self, ctx: Context[State]) -> bool:
        return True

    def options(self, ctx: Context[State]) -> list[Action]:
        return [*(items.pick("discard", card) for card in ctx.state.seats[self.player].hand.cards), items.DRAW]

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.DRAW:
            draw(ctx, self.player, SETUP_HAND - len(ctx.state.seats[self.player].hand.cards), "GH-2.6")
        else:
            ctx.then(self)
            discard(ctx, self.player, items.CARD.key(action.picks[0]), "GH-2.6")

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.mulligan")


class PlaceThree(PlayerStep, frozen=True, tag=True):
    """GH-2.6 (2): place three hand cards in the hall, no two of them identical, without any ability."""

    def options(self, ctx: Context[State]) -> list[Action]:
        seat = ctx.state.seats[self.player]
        if len(seat.hall) == SETUP_HALL:
            return [items.CONFIRM]
        hall = bits(seat.hall)
        return [items.pick("place", card) for card in seat.hand.cards if not BIT[card] & hall]

    def take(self, ctx: Context[State], action: Action) -> None:
        seat = ctx.state.seats[self.player]
        if action == items.CONFIRM:
            columns = tuple(items.chapter(self.player, profession) for profession in sorted({PROFESSION[card] for card in seat.hall}))
            ctx.emit("prepared", self.player, columns, "GH-2.6", reveals=True)
        else:
            card = items.CARD.key(action.picks[0])
            seat.hand = seat.hand.without(card)
            seat.hall += (card,)
            place = items.chapter(self.player, PROFESSION[card])
            ctx.emit("placed", self.player, (items.CARD.id(card), place), "GH-2.6", card=NAME[card], other=-1)
            ctx.then(self)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.setup_place", {"n": SETUP_HALL - len(ctx.state.seats[self.player].hall)})

"""Transfers: cards that change places simultaneously, picked one by one (GH-7, GH-12, GH-13, GH-17)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.engine.context import Context
from rules.engine.types import Action, Message
from rules.engine.values import removed, replaced

from .. import items
from ..board.pickable import NOTHING, Picked, Zones, bits, complete, offers, solvable
from ..board.shapes import SHAPES, Shape
from ..components import BIT, PROFESSION, Cards, Move
from ..state import State
from .abilities import Operate
from .chapters import Order
from .moving import carry_out


class Transfer(Operate, frozen=True, tag=True):
    """GH-7.2: all moves happen together, once everything has been picked.

    ``target``: the one opponent (GH-7.10), -1 until one of their cards is picked. ``picked``: the cards already picked for each move, in
    that order; for a whole chapter its cards; for a hand and for the discard pile, which not everybody sees, their positions in it.
    ``looking``: the player is looking through the discard pile (GH-14.6).
    """

    target: int = -1
    picked: tuple[Cards, ...] = ()
    looking: bool = False

    @property
    def shape(self) -> Shape:
        """The kind of transfer."""
        return SHAPES[self.stage.operation.transfer]

    def can_complete(self, ctx: Context[State]) -> bool | None:
        stage = self.stage
        return stage.certain if self._possible(ctx.state, SHAPES[stage.operation.transfer]) else False

    def surely_asks(self, ctx: Context[State]) -> bool:
        return self.looking or not self.shape.search

    def options(self, ctx: Context[State]) -> list[Action] | None:
        """Return every pick from which the transfer can be completed; a search is opened first, and is then sure to find something.

        In a game imagined from a view, where other cards are hidden, it may happen that nothing can complete it; then it can only be
        declined.
        """
        state, shape = ctx.state, self.shape
        possible = self._possible(state, shape)
        if shape.search and not self.looking:
            return None if possible else []
        if not possible:
            return [items.DECLINE]
        found = self._discards(state) if shape.loose else self._picks(state, shape)
        if shape.open_ended and self._may_end(state, shape):
            found.append(items.CONFIRM)
        if self.refusable:
            found.append(items.DECLINE)
        return found

    def _hand(self, state: State) -> Cards:
        """Return the player's hand without the card whose ability this is, as it has been played (GH-4.6, 12.18)."""
        cards = state.seats[self.player].hand.cards
        return removed(cards, self.card) if self.card in cards else cards

    def _worlds(self, state: State, shape: Shape) -> Iterator[tuple[int, Zones]]:
        """Yield every possible opponent, with the cards in each zone in that case; -1 if no opponent is involved."""
        seats, player = state.seats, self.player
        own = bits(seats[player].hall)
        hand = bits(self._hand(state)) if shape.hand else 0
        pile = bits(state.discard.cards[-1:] if shape.top else state.discard.cards) if shape.pile else 0
        if not shape.foreign:
            yield -1, (own, 0, hand, pile)
        elif self.target >= 0:
            yield self.target, (own, bits(seats[self.target].hall), hand, pile)
        else:
            for i in range(player + 1, player + len(seats)):
                other = i % len(seats)
                yield other, (own, bits(seats[other].hall), hand, pile)

    def cards(self, state: State) -> tuple[Cards, ...]:
        """Return the cards picked for each move."""
        moves = self.shape.moves
        if not self.picked:
            return ((),) * len(moves)
        piles = {"hand": state.seats[self.player].hand.cards, "discard_pile": state.discard.cards}
        return tuple(
            tuple(piles[move.source][place] for place in places) if move.source in piles else places
            for move, places in zip(moves, self.picked, strict=True)
        )

    def _picked(self, state: State) -> Picked:
        if not self.picked:
            return NOTHING
        cards = self.cards(state)
        return bits(cards[0]), bits(cards[1]) if len(cards) > 1 else 0

    def _possible(self, state: State, shape: Shape) -> bool:
        """Return whether the transfer can be carried out in full with the current picks (GH-4.6)."""
        if shape.loose:
            return len(self._hand(state)) >= shape.moves[0].minimum
        picked = self._picked(state) if self.picked else NOTHING
        if self.picked and any(len(places) != one.bit_count() for places, one in zip(self.picked, picked, strict=False)):
            return False
        for _, zones in self._worlds(state, shape):  # noqa: SIM110 - asked for every card at every decision, as in Praga's can_pay
            if solvable(shape.transfer, zones, picked):
                return True
        return False

    def _discards(self, state: State) -> list[Action]:
        gone = self.cards(state)[0]
        kind = self.shape.moves[0].id
        return [items.pick(kind, card) for card in self._hand(state) if card not in gone]

    def _picks(self, state: State, shape: Shape) -> list[Action]:
        """Return the next picks available for each move, in the order of the moves, with opponents clockwise."""
        picked = self._picked(state)
        offered = [(target, offers(shape.transfer, zones, picked)) for target, zones in self._worlds(state, shape)]
        found: list[Action] = []
        for n, move in enumerate(shape.moves):
            if move.giver == "target":
                for target, offer in offered:
                    found += _units(move, state.seats[target].hall, target, offer[n])
            elif move.taker == "target" and not shape.takes:
                hall = state.seats[self.player].hall
                for target, offer in offered:
                    found += [items.pick_for(move.id, card, target) for card in hall if BIT[card] & offer[n]]
            else:
                union = 0
                for _, offer in offered:
                    union |= offer[n]
                found += _units(move, self._lying(state, move), self.player, union)
        return found

    def _lying(self, state: State, move: Move) -> Cards:
        """Return the cards a move can choose from in a zone of the player's own or a shared one."""
        match move.source:
            case "hand":
                return self._hand(state)
            case "guildhall":
                return state.seats[self.player].hall
            case _:
                return state.discard.cards[-1:] if move.top else state.discard.cards

    def _may_end(self, state: State, shape: Shape) -> bool:
        """Return whether the player may stop at these picks although more are possible (GH-12.17)."""
        picked = self._picked(state)
        return any(complete(shape.transfer, zones, picked) for _, zones in self._worlds(state, shape))

    def run(self, ctx: Context[State]) -> None:
        """Open the discard pile to the acting player alone (GH-14.6, 15.2)."""
        discard = ctx.state.discard
        ctx.state.discard = discard.read_by(self.player)
        ctx.emit("searches", self.player, (items.DISCARD_PILE,), self.clause, reveals=True, n=len(discard.cards))
        ctx.then(replace(self, looking=True, refusable=False))

    def take(self, ctx: Context[State], action: Action) -> None:
        match action.kind:
            case "decline":
                self._close(ctx.state)
                self.decline(ctx)
            case "confirm":
                self._carry_out(ctx)
            case _:
                more = self._with(ctx.state, action)
                if more._full:
                    more._carry_out(ctx)
                else:
                    ctx.then(more)

    @property
    def _full(self) -> bool:
        """Whether no further card can go by any move."""
        return all(
            bool(cards) if move.whole else len(cards) == move.maximum for move, cards in zip(self.shape.moves, self.picked, strict=True)
        )

    def _with(self, state: State, action: Action) -> Transfer:
        """Return the same step with one more pick; picking an opponent's card fixes the opponent (GH-7.10)."""
        picked = self.picked or ((),) * len(self.shape.moves)
        n = next(n for n, move in enumerate(self.shape.moves) if move.id == action.kind)
        move, target = self.shape.moves[n], self.target
        if move.whole:
            player = items.CHAPTER.seat(action.picks[0])
            hall = state.seats[player].hall
            cards = tuple(card for card in hall if items.chapter(player, PROFESSION[card]) == action.picks[0])
            target = player if move.giver == "target" else target
        else:
            card = items.CARD.key(action.picks[0])
            cards = (*picked[n], _place(state, self.player, move, card))
            if move.giver == "target":
                target = next(other for other, seat in enumerate(state.seats) if other != self.player and card in seat.hall)
            elif len(action.picks) > 1:
                target = items.CELL.seat(action.picks[1])
        return replace(self, picked=replaced(picked, n, cards), target=target)

    def _carry_out(self, ctx: Context[State]) -> None:
        """Make all cards change places together; then ask for the order of any whole chapter discarded (GH-7.9)."""
        given = carry_out(ctx, self.shape.moves, self.cards(ctx.state), self.player, self.target, self.clause)
        self._close(ctx.state)
        self.next(ctx)
        if given:
            ctx.then(Order(self.player))

    def _close(self, state: State) -> None:
        """End looking through the discard pile."""
        if self.looking:
            state.discard = state.discard.read_by(None)

    def question(self, ctx: Context[State]) -> Message:
        moves, picked = self.shape.moves, self.picked or ((),) * len(self.shape.moves)
        done = [min(1, len(cards)) if move.whole else len(cards) for move, cards in zip(moves, picked, strict=True)]
        left = {move.id: max(0, move.minimum - n) for move, n in zip(moves, done, strict=True)}
        return Message("ask." + "_".join(left), dict(left))


def _units(move: Move, cards: Cards, player: int, offered: int) -> Iterator[Action]:
    """Return the picks a move can make among the cards of one place: single cards, or the chapters of a hall."""
    if not offered:
        return iter(())
    if not move.whole:
        return (items.pick(move.id, card) for card in cards if BIT[card] & offered)
    return iter([items.pick_chapter(move.id, player, p) for p in sorted({PROFESSION[card] for card in cards if BIT[card] & offered})])


def _place(state: State, player: int, move: Move, card: int) -> int:
    """Return what is stored for a card picked: its position in a hand or the discard pile, or in a hall the card itself."""
    match move.source:
        case "hand":
            return state.seats[player].hand.cards.index(card)
        case "discard_pile":
            return state.discard.cards.index(card)
        case _:
            return card

"""Completed chapters: when they arise, the limit of three, and the order in which cards are discarded (GH-9, GH-7.9)."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.context import Context, PlayerStep
from rules.engine.hidden.piles import Pile
from rules.engine.types import Action, Message
from rules.engine.values import removed

from .. import items
from ..board.chapters import by_colour
from ..board.pickable import bits
from ..components import COLUMN, MAX_CHAPTERS, PROFESSION, PROFESSIONS
from ..state import State


def complete_chapters(ctx: Context[State]) -> None:
    """Set aside every full chapter in every hall (GH-9.1); players who then have too many must discard some (GH-9.4)."""
    ctx.for_each(newly_over(ctx), Excess)


def newly_over(ctx: Context[State]) -> list[int]:
    """Set aside every full chapter; return the players who must discard some now, from the player whose turn it is on clockwise."""
    state, players = ctx.state, len(ctx.state.seats)
    completing = [player for player, seat in enumerate(state.seats) if full_chapters(bits(seat.hall))]
    if not completing:
        return []
    completing.sort(key=lambda player: (player - state.turn_of) % players)
    for player in completing:
        _complete(ctx, player)
    return [p for p in completing if len(state.seats[p].chapters) > MAX_CHAPTERS and (state.immediate or p == state.turn_of)]


@lru_cache(maxsize=1 << 12)
def full_chapters(hall: int) -> tuple[int, ...]:
    """Return the professions of which a hall contains all colours (GH-1.5)."""
    return tuple(profession for profession, column in enumerate(COLUMN) if hall & column == column)


def _complete(ctx: Context[State], player: int) -> None:
    """Set aside the full chapters of a hall, in the order of the colours."""
    seat = ctx.state.seats[player]
    for profession in full_chapters(bits(seat.hall)):
        cards = by_colour(card for card in seat.hall if PROFESSION[card] == profession)
        seat.hall = tuple(card for card in seat.hall if card not in cards)
        seat.chapters += (Pile("profession", "owner", cards, player),)
        things = (*map(items.CARD.id, cards), items.STACK.id(player, len(seat.chapters) - 1))
        ctx.emit("completed", player, things, "GH-9.1", gains={"chapters": 1}, profession=PROFESSIONS[profession])


def spend(ctx: Context[State], player: int, i: int, kind: str, clause: str, *, reveals: bool = False) -> None:
    """Remove a completed chapter to be discarded; its cards are face up while their order is being decided (GH-7.9, 14.7)."""
    seat = ctx.state.seats[player]
    pile = seat.chapters[i]
    seat.chapters = (*seat.chapters[:i], *seat.chapters[i + 1 :])
    ctx.state.unordered += pile.cards
    profession = PROFESSIONS[PROFESSION[pile.cards[0]]]
    ctx.emit(kind, player, (items.STACK.id(player, i),), clause, reveals=reveals, gains={"chapters": -1}, profession=profession)


class Excess(PlayerStep, frozen=True, tag=True):
    """GH-9.4: discard completed chapters until no more than three are left."""

    def options(self, ctx: Context[State]) -> list[Action] | None:
        n = len(ctx.state.seats[self.player].chapters)
        return [items.of_stack("drop", self.player, i) for i in range(n)] if n > MAX_CHAPTERS else None

    def take(self, ctx: Context[State], action: Action) -> None:
        ctx.then(Order(self.player), Excess(self.player))
        spend(ctx, self.player, items.STACK.key(action.picks[0]), "dropped", "GH-9.4", reveals=self.player != ctx.state.turn_of)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.excess", {"n": len(ctx.state.seats[self.player].chapters) - MAX_CHAPTERS})


class Order(PlayerStep, frozen=True, tag=True):
    """GH-7.9: choose which of several cards goes on top of the discard pile, which one below it, and so on; the rest go by colour."""

    def surely_asks(self, ctx: Context[State]) -> bool:
        return len(ctx.state.unordered) > 1

    def options(self, ctx: Context[State]) -> list[Action] | None:
        cards = by_colour(ctx.state.unordered)
        return [*(items.pick("top", card) for card in reversed(cards)), items.CONFIRM] if len(cards) > 1 else None

    def run(self, ctx: Context[State]) -> None:
        """Put them on the discard pile, with the last colour of the rest on top."""
        state = ctx.state
        cards = (*by_colour(state.unordered), *reversed(state.leaving))
        state.leaving = state.unordered = ()
        state.discard += cards
        by_opponent = self.player != state.turn_of  # an opponent's decision is final (GH-15.4)
        ctx.emit("laid", self.player, (*map(items.CARD.id, cards), items.DISCARD_PILE), "GH-7.9", reveals=by_opponent, n=len(cards))

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.CONFIRM:
            self.run(ctx)
        else:
            card = items.CARD.key(action.picks[0])
            ctx.state.unordered = removed(ctx.state.unordered, card)
            ctx.state.leaving += (card,)
            ctx.then(self)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.order", {"n": len(ctx.state.unordered)})

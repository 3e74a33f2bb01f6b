"""The Apprentice, who takes the place of a covered card, which is laid immediately in the player's own village (VI-9.10 to 9.13)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.engine.context import Context
from rules.engine.types import Action

from .. import items
from ..board.holders import holders
from ..board.hosts import coverable, places
from ..board.padlocks import can_open
from ..board.village import Village
from ..components import CARDS_OF, NAME
from ..state import State, build_turn
from .lay import put

_APPRENTICES = frozenset(CARDS_OF["apprentice"])


def replacements(state: State, player: int) -> Iterator[Action]:
    """Yield every way to play the Apprentices of a hand: whom they replace, and where that card is laid (VI-9.11, 9.13)."""
    if not build_turn(state).left:
        return
    for card in state.seats[player].hand.cards:
        if card in _APPRENTICES:
            for owner, holder in enumerate(holders(state)):
                for target in holder.village.covered():
                    if owner == player or NAME[target] != "founders":
                        yield from _replacing(state, player, card, target, holder.village)


def _replacing(state: State, player: int, card: int, target: int, theirs: Village) -> Iterator[Action]:
    """Yield the ways to replace a card; the play must leave enough actions to cover all bare wildcards (VI-9.8)."""
    own, left = state.seats[player].village, build_turn(state).left - 1
    if not can_open(state, player, target):
        return
    if theirs is own:
        own = own.with_other(target, card)
    for host in coverable(own, target, places(own, target), left):
        where = items.ON_APPRENTICE if host == card else items.place(player, host)
        sides = items.FOUNDERS_SIDES if NAME[target] == "founders" else None
        yield from (items.replace(card, target, where, side) for side in sides) if sides else (items.replace(card, target, where),)


def replace_card(ctx: Context[State], player: int, action: Action) -> None:
    """Lay an Apprentice in the place of a covered card, and that card in the player's own village."""
    state, (picked, taken, where, *side) = ctx.state, action.picks
    card, target, seat = items.CARD.key(picked), items.CARD.key(taken), state.seats[player]
    build_turn(state).left -= 1
    seat.hand = seat.hand.without(card)
    holder = next(one for one in holders(state) if target in one.village.cards())
    holder.village = holder.village.with_other(target, card)
    ctx.emit("replaced", player, (picked, taken), "VI-9.10", card=NAME[target])
    if side:
        seat.village = replace(seat.village, turned=side[0] == items.FOUNDERS_SIDES[1])
    put(ctx, player, target, card if where == items.ON_APPRENTICE else items.host(where), "VI-9.13")

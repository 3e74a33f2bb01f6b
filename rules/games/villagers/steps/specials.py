"""Specials with the discard symbol: played from the hand, resolved, and put on the discard pile (VI-9.2, VI-4.10)."""

from __future__ import annotations

from typing import Final, get_args

from rules.engine.context import Context
from rules.engine.types import Action

from .. import items
from ..board.padlocks import can_open
from ..components import KIND, NAME, SPECIAL, Phase
from ..state import State
from .base_specials import BASE, BaseSpecials
from .padlocks import unlock
from .saints import SAINTS, Saints
from .scoundrels import SCOUNDRELS, Scoundrels


class Specials(BaseSpecials, Saints, Scoundrels):
    """Every special with the discard symbol that is played in a turn of one's own."""


PLAYED: Final[Specials] = {**BASE, **SAINTS, **SCOUNDRELS}
"""What each of them needs and does, by its name."""
_OF_PHASE = {phase: {card for card in SPECIAL if KIND[card].phase == phase} for phase in get_args(Phase)}
"""The cards that are played in a phase."""


def plays(state: State, player: int, phase: Phase) -> list[Action]:
    """Return every way in which a player can play a special of this phase: only those with a legal target (VI-9.2)."""
    cards, hand = _OF_PHASE[phase], state.seats[player].hand.cards
    if cards.isdisjoint(hand):
        return []
    return [
        items.play(card, *targets)
        for card in hand
        if card in cards and can_open(state, player, card)
        for targets in PLAYED[SPECIAL[card]].targets(state, player)
    ]


def play(ctx: Context[State], player: int, action: Action) -> None:
    """Play a special with its targets; what its effect leaves to do comes after its padlock has been opened (VI-8.1)."""
    state = ctx.state
    card = items.CARD.key(action.picks[0])
    state.seats[player].hand = state.seats[player].hand.without(card)
    ctx.emit("played", player, (action.picks[0], items.DISCARD_PILE), "VI-9.2", card=NAME[card])
    PLAYED[SPECIAL[card]].effect(ctx, player, action.picks[1:])
    state.discard += (card,)
    unlock(ctx, player, card)

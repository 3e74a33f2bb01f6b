"""Who knows which cards although they lie face down (VI-20.3 to 20.7).

Every step that puts a villager card into a hand, a stack or the reserve says here who knows it from then on:

* ``show``: it comes from an open place or was drafted: everybody has seen it.
* ``look``: one player sees cards that stay face down, or takes one into the hand unseen (Church); anyone who knew them still does.
* ``slip``: a hand card goes elsewhere unseen (basics, Noble); called while it is still in the hand.
* ``reorder``: one player looked through cards, and took one or put them back in an order of their own (Prophet, Pigeoneer).
* ``shuffle``: no one knows any longer which card is which.

What players hold they see anyway. What is recorded of an open card has no meaning.
"""

from __future__ import annotations

from collections.abc import Collection

from rules.engine.hidden.piles import BACK, Back, is_hidden

from ..components import CARDS, KIND, NAME, SUITS
from ..state import State

_BACKS = {card: -1 - SUITS.index(KIND[card].suit) for card in CARDS if KIND[card].module not in ("basic", "founders", "solo")}
"""The back of every card that has one with a suit."""


def back(deck: str, card: int) -> Back:
    """Return the back of a card: villagers show their suit, basics and what is never shuffled have none (VI-1, VI-20.1)."""
    return _BACKS.get(card, BACK) if deck == "villager" else BACK


def knows(state: State, deck: str, card: int, player: int | None) -> bool:
    """Return whether a player (None: an observer without a seat, who has seen what everybody has) knows a card wherever it lies."""
    return deck == "villager" and bool(state.known[card] & _observer(state, player))


def could_hold(state: State, player: int, card: int) -> bool:
    """Return whether a player holds a card with a back, or may hold it as far as everybody knows (VI-20.1, 20.3).

    The answer is the same for every observer, in a view of the state as in the state itself.
    """
    public, hand = _observer(state, None), state.seats[player].hand.cards
    if card in hand and state.known[card] & public:
        return True
    if state.known[card] & public or card in _open(state):
        return False
    wanted = _BACKS[card]
    return any(other == wanted if is_hidden(other) else _BACKS.get(other) == wanted and not state.known[other] & public for other in hand)


def forget(state: State, player: int | None) -> None:
    """Blank in a view what the others know: that someone still knows a card laid down would tell what else they know (VI-20.4)."""
    public, own = _observer(state, None), _observer(state, player)
    state.known = tuple(_everybody(state) if seen & public else seen & own for seen in state.known)


def show(state: State, *cards: int) -> None:
    """Let everybody know cards: drafted, or taken from an open place (VI-20.3)."""
    _record(state, {card: _everybody(state) for card in cards})


def look(state: State, player: int, cards: Collection[int]) -> None:
    """Let a player see cards, none of which changes its place, or which they take into their hand (VI-20.3, 20.6)."""
    _record(state, {card: state.known[card] | _observer(state, player) for card in cards})


def reorder(state: State, player: int, cards: Collection[int]) -> None:
    """Let only one player know cards that they looked through and put where no one else can follow them (VI-20.5, 20.6)."""
    _record(state, dict.fromkeys(cards, _observer(state, player)))


def shuffle(state: State, cards: Collection[int]) -> None:
    """Let no one know cards that were shuffled (VI-18.15)."""
    _record(state, dict.fromkeys(cards, 0))


def slip(state: State, player: int, card: int, *onlookers: int) -> None:
    """Let a card of a player's hand go elsewhere face down, seen by them and ``onlookers`` alone (VI-20.4 to 20.6).

    For anyone else it could be any card of the hand with that back: they keep track of it and of those only if they know them all and all
    are of one type. A basic has no back, so everybody sees it go.
    """
    if card not in _BACKS:
        return
    alike = [other for other in state.seats[player].hand.cards if _BACKS.get(other) == _BACKS[card]]
    witnesses = 0
    for witness in (player, *onlookers):
        witnesses |= _observer(state, witness)
    sure = _everybody(state) if len({NAME[other] for other in alike}) == 1 else 0
    for other in alike:
        sure &= state.known[other]
    _record(state, {other: state.known[other] & (sure | witnesses) for other in alike} | {card: state.known[card] & sure | witnesses})


def _open(state: State) -> tuple[int, ...]:
    """Return the cards of the game that lie face up outside the villages, and those that are not in the game."""
    squares = (card for seat in state.seats for card in seat.square)
    return (*state.box.cards, *state.discard.cards, *state.road, *squares)


def _observer(state: State, player: int | None) -> int:
    """Return the bit of a player, or of an observer without a seat."""
    return 1 << (len(state.seats) if player is None else player)


def _everybody(state: State) -> int:
    """Return the bits of all players and of an observer without a seat."""
    return (1 << (len(state.seats) + 1)) - 1


def _record(state: State, seen: dict[int, int]) -> None:
    """Record who has seen some cards."""
    known = [*state.known]
    for card, observers in seen.items():
        known[card] = observers
    state.known = tuple(known)

"""Ordered piles of cards and who may look at them. The last card is the top one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from ..types import Seen
from ..values import removed

Back = int
"""The number that stands for a hidden card in a view: ``BACK``, or a lower number for each kind of back. Visible cards have numbers from 1.
"""
BACK: Back = 0
"""A hidden card of unknown back: its deck has only one kind, or the card lies under another."""


def is_hidden(card: int) -> bool:
    """Return whether a card of a view is a back, with no face to look up."""
    return card <= BACK


class Pile(Struct, frozen=True, gc=False):
    """Cards of one deck in order. ``seen``: ``all`` open, ``owner`` a hand, ``top`` only the last card, ``none`` face down.

    ``reader`` is the player currently looking through it, who sees every card, no matter who else may look. Like every sequence in a state,
    a pile is a value: ``state.discard += (card,)``, ``seat.hand = seat.hand.without(card)``.
    """

    deck: str
    seen: Seen
    cards: tuple[int, ...] = ()
    owner: int | None = None
    reader: int | UnsetType = UNSET
    """The player looking through the pile; left out of saves and digests if there is none."""

    def holding(self, cards: tuple[int, ...]) -> Pile:
        """Return the pile with other cards."""
        return replace(self, cards=cards)

    def __add__(self, cards: tuple[int, ...]) -> Pile:
        """Return the pile with cards added on top, the last one uppermost."""
        return replace(self, cards=self.cards + cards)

    def without(self, card: int) -> Pile:
        """Return the pile without a card, wherever it was. Raises ValueError if it is not in the pile."""
        return replace(self, cards=removed(self.cards, card))

    def drawn(self, count: int = 1) -> tuple[tuple[int, ...], Pile]:
        """Return the top ``count`` cards in the order drawn, or all if there are fewer, and the remaining pile."""
        return self.cards[: -count - 1 : -1], replace(self, cards=self.cards[: -count or None])

    def read_by(self, player: int | None) -> Pile:
        """Return the pile with ``player`` looking through it; None if no one does any longer."""
        return replace(self, reader=UNSET if player is None else player)

    def shows_back(self, index: int) -> bool:
        """Return whether the back of the card at ``index`` shows to those who cannot see its face.

        A hand is held fanned out, while of any other pile only the top card shows.
        """
        return self.seen == "owner" or index == len(self.cards) - 1

    def visible(self, index: int, player: int | None) -> bool:
        """Return whether ``player`` (None: an observer without a seat) sees the card at ``index``."""
        return self.open_to(player) or (self.seen == "top" and index == len(self.cards) - 1)

    def open_to(self, player: int | None) -> bool:
        """Return whether ``player`` (None: an observer without a seat) sees every card."""
        if self.seen == "all":
            return True
        return player is not None and (player == self.reader or (self.seen == "owner" and player == self.owner))


def piles_of(node: Any) -> Iterator[Pile]:
    """Yield every pile in a state, in the order of its fields."""
    if isinstance(node, Pile):
        yield node
        return
    of: Any = type(node)
    for child in node if of is tuple else (getattr(node, name) for name in fields_with_piles(of)):
        if isinstance(child, HOLDING):
            yield from piles_of(child)


def exchange_piles(node: Any, other: Callable[[Pile], Pile]) -> Any:
    """Replace every pile in a state with ``other(pile)``, in the order of its fields; return the resulting node."""
    if isinstance(node, Pile):
        return other(node)
    if isinstance(node, tuple):
        return tuple(exchange_piles(child, other) if isinstance(child, HOLDING) else child for child in node)
    of: Any = type(node)
    if not of.__struct_config__.frozen:
        for name in fields_with_piles(of):
            child = getattr(node, name)
            if isinstance(child, HOLDING):
                setattr(node, name, exchange_piles(child, other))
    return node


HOLDING = (tuple, Struct)
"""The types that may contain a pile; numbers and text are skipped."""


@cache
def fields_with_piles(of: Any) -> tuple[str, ...]:
    """Return the fields of a struct that may contain a pile, judging by their annotations: most fields are numbers and can be skipped."""
    types = get_type_hints(of)
    return tuple(name for name in of.__struct_fields__ if _may_hold(types[name]))


def _may_hold(of: Any) -> bool:
    """Return whether a value of an annotated type may be or contain a pile; lists hold steps, which contain none."""
    if get_origin(of) is not None:
        return get_origin(of) is not list and any(map(_may_hold, get_args(of)))
    return of is Pile or of is Any or (isinstance(of, type) and issubclass(of, Struct) and bool(fields_with_piles(of)))

"""Ordered piles of cards and who may look at them. The last card is the top."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from .types import Seen
from .values import removed

Back = int
"""What a hidden card is in a view, where a card that can be seen is its number from 1 on: ``BACK``, or below it one number per back."""
BACK: Back = 0
"""A hidden card that shows nothing: its deck has only one back, or it lies under another card."""


def is_hidden(card: int) -> bool:
    """Say whether a card of a view is a back, with no face to look up anywhere."""
    return card <= BACK


class Pile(Struct, frozen=True):
    """Cards of one deck in order. ``seen``: ``all`` open, ``owner`` a hand, ``top`` only the last card, ``none`` face down.

    ``reader``: the player who is looking through it just now and sees every card, whoever else may look. A pile is a value like every
    sequence in a state: ``state.discard += (card,)``, ``seat.hand = seat.hand.without(card)``.
    """

    deck: str
    seen: Seen
    cards: tuple[int, ...] = ()
    owner: int | None = None
    reader: int | UnsetType = UNSET
    """Left out of saves and digests while nobody is reading."""

    def holding(self, cards: tuple[int, ...]) -> Pile:
        """Return the pile with other cards."""
        return replace(self, cards=cards)

    def __add__(self, cards: tuple[int, ...]) -> Pile:
        """Return the pile with cards laid on top, the last one uppermost."""
        return replace(self, cards=self.cards + cards)

    def without(self, card: int) -> Pile:
        """Return the pile without a card, wherever it lay. Raises ValueError when it is not there."""
        return replace(self, cards=removed(self.cards, card))

    def drawn(self, count: int = 1) -> tuple[tuple[int, ...], Pile]:
        """So many cards off the top in the order they come, all when there are fewer; and the pile that is left."""
        return self.cards[: -count - 1 : -1], replace(self, cards=self.cards[: -count or None])

    def read_by(self, player: int | None) -> Pile:
        """Return the pile while ``player`` is looking through it; None: nobody is any longer."""
        return replace(self, reader=UNSET if player is None else player)

    def shows_back(self, index: int) -> bool:
        """Say whether the back of the card at ``index`` is seen by those who do not see its face: a hand is held spread, else only the
        top of a pile is seen."""
        return self.seen == "owner" or index == len(self.cards) - 1

    def visible(self, index: int, player: int | None) -> bool:
        """Return whether ``player`` (None: somebody without a seat) sees the card at ``index``."""
        if self.seen == "all" or (self.seen == "top" and index == len(self.cards) - 1):
            return True
        return player is not None and (player == self.reader or (self.seen == "owner" and player == self.owner))


def piles_of(node: Any) -> Iterator[Pile]:
    """Return every pile inside a state, in the order of its fields."""
    if isinstance(node, Pile):
        yield node
        return
    of: Any = type(node)
    for child in node if of is tuple else (getattr(node, name) for name in _places(of)):
        if isinstance(child, HOLDING):
            yield from piles_of(child)


def exchange_piles(node: Any, other: Callable[[Pile], Pile]) -> Any:
    """Put ``other(pile)`` in the place of every pile inside a state, in the order of its fields; returns what stands there now."""
    if isinstance(node, Pile):
        return other(node)
    if isinstance(node, tuple):
        return tuple(exchange_piles(child, other) if isinstance(child, HOLDING) else child for child in node)
    of: Any = type(node)
    if not of.__struct_config__.frozen:
        for name in _places(of):
            child = getattr(node, name)
            if isinstance(child, HOLDING):
                setattr(node, name, exchange_piles(child, other))
    return node


HOLDING = (tuple, Struct)
"""What may have a pile inside; numbers and text are not looked into."""


@cache
def _places(of: Any) -> tuple[str, ...]:
    """Return the fields of a struct in which a pile may lie, as their annotations say: most of a state is numbers, asked for at every
    step.
    """
    types = get_type_hints(of)
    return tuple(name for name in of.__struct_fields__ if _may_hold(types[name]))


def _may_hold(of: Any) -> bool:
    """Return whether a value of an annotated type may be a pile or have one inside; lists hold steps, and those hold none."""
    if get_origin(of) is not None:
        return get_origin(of) is not list and any(map(_may_hold, get_args(of)))
    return of is Pile or of is Any or (isinstance(of, type) and issubclass(of, Struct) and bool(_places(of)))

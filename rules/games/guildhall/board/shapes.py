"""The kinds of transfer, and what each involves."""

from __future__ import annotations

from typing import NamedTuple

from ..components import TRANSFERS, Move


class Shape(NamedTuple):
    """What a kind of transfer involves, read from its moves.

    ``hand``, ``pile``, ``foreign``: whether the player's own hand, the discard pile or an opponent's hall is involved; ``takes``: cards are
    taken from an opponent's hall. ``top``: only the top card of the pile. ``loose``: hand cards to the discard pile, where each may go.
    ``open_ended``: as many cards as the player likes.
    """

    transfer: int
    moves: tuple[Move, ...]
    hand: bool
    pile: bool
    foreign: bool
    takes: bool
    top: bool
    search: bool
    loose: bool
    open_ended: bool


def _shape(transfer: int, moves: tuple[Move, ...]) -> Shape:
    sources = {move.source for move in moves}
    return Shape(
        transfer,
        moves,
        hand="hand" in sources,
        pile="discard_pile" in sources,
        foreign=any("target" in (move.giver, move.taker) for move in moves),
        takes=any(move.giver == "target" for move in moves),
        top=any(move.top for move in moves),
        search=any(move.search for move in moves),
        loose=(moves[0].source, moves[0].goal) == ("hand", "discard_pile"),
        open_ended=any(move.maximum is None for move in moves),
    )


SHAPES = tuple(_shape(transfer, moves) for transfer, moves in enumerate(TRANSFERS))

"""How many cards the abilities of each profession bring into the player's hall, or out of another, by strength (GH-12, 17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...components import CHAPTER, LEVELS, TRANSFERS, Ability, Move, Op

MANY: Final = 3
"""What a whole chapter, or as many cards as the player likes, counts as."""


class Reach(NamedTuple):
    """The most that one ability can do.

    Cards that it brings into the player's hall ``from_hand``, ``from_rivals``, from the top of the discard pile (``from_top``) or from
    anywhere in it (``from_pile``); cards of opponents that it removes; actions and VP tokens that it gains.
    """

    from_hand: int = 0
    from_rivals: int = 0
    from_top: int = 0
    from_pile: int = 0
    removed: int = 0
    actions: int = 0
    tokens: int = 0


def most(reaches: Sequence[Reach]) -> Reach:
    """Return the most that any of several abilities can do."""
    return Reach(*map(max, zip(*reaches, strict=True))) if reaches else Reach()


def _of(ability: Ability) -> Reach:
    moves = [move for operation in ability if operation.transfer >= 0 for move in TRANSFERS[operation.transfer]]
    into_own = [move for move in moves if (move.goal, move.taker) == ("guildhall", "self")]

    def gained(op: Op) -> int:
        return sum(operation.count for operation in ability if operation.op == op)

    return Reach(
        from_hand=sum(_cards(move) for move in into_own if move.source == "hand"),
        from_rivals=sum(_cards(move) for move in into_own if move.giver == "target"),
        from_top=sum(_cards(move) for move in into_own if move.source == "discard_pile" and move.top),
        from_pile=sum(_cards(move) for move in into_own if move.source == "discard_pile" and not move.top),
        removed=sum(_cards(move) for move in moves if (move.source, move.giver) == ("guildhall", "target")),
        actions=gained("gain_actions"),
        tokens=gained("gain_vp_tokens"),
    )


def _cards(move: Move) -> int:
    return MANY if move.whole or move.maximum is None else move.maximum


def _by_strength(profession: int) -> tuple[Reach, ...]:
    return tuple(most([_of(level.ability) for level in LEVELS[profession] if level.level <= size]) for size in range(CHAPTER))


REACH: Final = tuple(map(_by_strength, range(len(LEVELS))))
"""What the abilities of each profession can do, by profession and strength; any level reached may be chosen (GH-4.4)."""

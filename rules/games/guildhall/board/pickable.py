"""What a transfer can still take: the only place that implements GH-7.1 and 7.2, that no hall may contain identical cards.

Everything is computed with sets of identities as numbers (``components.BIT``). A transfer has one or two simultaneous moves. What can
happen to an identity does not depend on others: it goes by the first move alone, by the second alone, by both (swapped for its twin), or
stays. Identities are linked only by the number that goes by each move, so whether picks can be completed is a matter of counting.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from ..components import BIT, COLUMN, TRANSFERS, Cards, Move

Zones = tuple[int, int, int, int]
"""The identities in the player's own hall, the opponent's hall, the player's own hand and the discard pile."""
Picked = tuple[int, int]
"""The identities already picked for each move; a whole chapter is picked in one go."""
PLACES = {("guildhall", "self"): 0, ("guildhall", "target"): 1, ("hand", "self"): 2, ("discard_pile", ""): 3}
ANY = 99
"""More cards than can ever be moved."""
NOTHING = (0, 0)


class Ways(NamedTuple):
    """The identities that can go by the first move alone, by the second alone, or by both; and how many must and may go by each."""

    first: int
    second: int
    both: int
    minimum: tuple[int, int]
    maximum: tuple[int, int]


@lru_cache(maxsize=1 << 12)
def bits(cards: Cards) -> int:
    """Return the identities of cards as one number."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def _source(move: Move, zones: Zones) -> int:
    return zones[PLACES[move.source, move.giver]]


def _hall(move: Move, zones: Zones) -> int:
    """Return the identities in the hall a move goes to; none if it goes to a place that may contain identical cards."""
    return zones[PLACES[move.goal, move.taker]] if move.goal == "guildhall" else 0


@lru_cache(maxsize=1 << 12)
def _ways(transfer: int, zones: Zones) -> Ways:
    """Return how single identities can go under GH-7.2: one entering a hall must be new there, or its twin leaves at the same time."""
    one, *others = TRANSFERS[transfer]
    source, hall = _source(one, zones), _hall(one, zones)
    maximum = ANY if one.maximum is None else one.maximum
    if not others:
        return Ways(source & ~hall, 0, 0, (one.minimum, 0), (maximum, 0))
    other = others[0]
    source2, hall2 = _source(other, zones), _hall(other, zones)
    both = source & source2
    if one.goal == "guildhall" == other.goal and one.taker == other.taker:
        both = 0
    if (other.source, other.giver) != (one.goal, one.taker):
        both &= ~hall
    if (one.source, one.giver) != (other.goal, other.taker):
        both &= ~hall2
    maximum2 = ANY if other.maximum is None else other.maximum
    return Ways(source & ~hall, source2 & ~hall2, both, (one.minimum, other.minimum), (maximum, maximum2))


def _restricted(transfer: int, ways: Ways, picked: Picked) -> Ways:
    """Return the ways that remain once a move of a whole chapter has its chapter: exactly that chapter goes by it (GH-7.4)."""
    for n, move in enumerate(TRANSFERS[transfer]):
        if move.whole:
            chapter, size = picked[n], picked[n].bit_count()
            own, others = (ways.first, ways.second) if n == 0 else (ways.second, ways.first)
            own, others = own & chapter, others & ~chapter
            first, second = (own, others) if n == 0 else (others, own)
            minimum, maximum = (size, ways.minimum[1]), (size, ways.maximum[1])
            if n == 1:
                minimum, maximum = (ways.minimum[0], size), (ways.maximum[0], size)
            ways = Ways(first, second, ways.both & chapter, minimum, maximum)
    return ways


def chapters(transfer: int, n: int, zones: Zones) -> list[int]:
    """Return the chapters that move number ``n`` could take, as identities; one entry for every profession, 0 if there are no cards."""
    source = _source(TRANSFERS[transfer][n], zones)
    return [source & column for column in COLUMN]


@lru_cache(maxsize=1 << 12)
def solvable(transfer: int, zones: Zones, picked: Picked = NOTHING) -> bool:
    """Return whether a transfer with these picks can be carried out in full (GH-4.6)."""
    moves = TRANSFERS[transfer]
    for n, move in enumerate(moves):
        if move.whole and not picked[n]:
            return any(chapter and solvable(transfer, zones, _with(picked, n, chapter)) for chapter in chapters(transfer, n, zones))
    ways = _ways(transfer, zones)
    if moves[0].different:
        return _different(ways, picked)
    return _countable(_restricted(transfer, ways, picked), picked)


def _with(picked: Picked, n: int, more: int) -> Picked:
    return (picked[0] | more, picked[1]) if n == 0 else (picked[0], picked[1] | more)


def _different(ways: Ways, picked: Picked) -> bool:
    """Return, for a single move of cards of different professions, whether there are enough of them."""
    found = [ways.first & column for column in COLUMN if ways.first & column]
    return len(found) >= ways.minimum[0] and all((picked[0] & column).bit_count() <= 1 for column in found)


def forced(ways: Ways, picked: Picked) -> Picked:
    """Return the smallest completion of these picks: what cannot go by its move alone goes by the other too, and its twin with it."""
    return picked[0] | (picked[1] & ~ways.second), picked[1] | (picked[0] & ~ways.first)


def _countable(ways: Ways, picked: Picked) -> bool:
    """Return whether the required number of cards can go by each move."""
    first, second = forced(ways, picked)
    gone, here = (first.bit_count(), second.bit_count()), ~(first | second)
    limits = (ways.maximum[0] - gone[0], ways.maximum[1] - gone[1])
    if first & second & ~ways.both or min(limits) < 0:
        return False
    needs = (max(0, ways.minimum[0] - gone[0]), max(0, ways.minimum[1] - gone[1]))
    if needs == NOTHING:
        return True
    one, two, both = ways.first & here, ways.second & here, ways.both & here
    upgrades = ((second & ~first & ways.both).bit_count(), (first & ~second & ways.both).bit_count())
    kinds = (
        (one & ~two & ~both).bit_count() + upgrades[0],
        (two & ~one & ~both).bit_count() + upgrades[1],
        (one & two & ~both).bit_count(),
        (both & ~one & ~two).bit_count(),
        (both & one & ~two).bit_count(),
        (both & two & ~one).bit_count(),
        (both & one & two).bit_count(),
    )
    return _enough(kinds, needs, limits)


@lru_cache(maxsize=1 << 12)
def _enough(kinds: tuple[int, ...], needs: Picked, limits: Picked) -> bool:
    """Return whether the numbers of each kind can meet ``needs``, with at most ``limits`` going by each move.

    Kinds: those that can go by the first move only, by the second only, by either; then those that can go by both: in no other way, or by
    the first alone, by the second alone, or by each alone.
    """
    first, second, either, *both = kinds
    limit = min(limits)
    for taken in product(*(range(min(n, limit) + 1) for n in both)):
        together = sum(taken)
        if together <= limit:
            one, two = max(0, needs[0] - together), max(0, needs[1] - together)
            spare_one, spare_two = first + both[1] - taken[1], second + both[2] - taken[2]
            spare = either + both[3] - taken[3]
            if one <= spare_one + spare and two <= spare_two + spare and one + two <= spare_one + spare_two + spare:
                return True
    return False


@lru_cache(maxsize=1 << 12)
def offers(transfer: int, zones: Zones, picked: Picked = NOTHING) -> Picked:
    """Return the identities that can be picked next for each move such that the whole transfer can still be carried out.

    For a chapter, these are all its cards.
    """
    found = [0, 0]
    ways = _ways(transfer, zones)
    for n, move in enumerate(TRANSFERS[transfer]):
        if move.whole:
            for chapter in () if picked[n] else chapters(transfer, n, zones):
                if chapter and solvable(transfer, zones, _with(picked, n, chapter)):
                    found[n] |= chapter
        elif move.maximum is None or picked[n].bit_count() < move.maximum:
            found[n] = _cards(transfer, n, zones, picked, ways)
    return found[0], found[1]


def _cards(transfer: int, n: int, zones: Zones, picked: Picked, ways: Ways) -> int:
    """Return the single cards that can be picked next for move number ``n``; of cards in the same position only one is tried."""
    found, left = 0, ((ways.first, ways.second)[n] | ways.both) & ~picked[n]
    moves = TRANSFERS[transfer]
    sets = [ways.first, ways.second, ways.both, picked[1 - n]]
    if any(move.whole and not chapter for move, chapter in zip(moves, picked, strict=False)):
        sets += COLUMN
    for column in COLUMN if moves[n].different else ():
        if picked[n] & column:
            left &= ~column
    while left:
        one = left & -left
        alike = left
        for each in sets:
            alike &= each if one & each else ~each
        if solvable(transfer, zones, _with(picked, n, one)):
            found |= alike
        left &= ~alike
    return found


def complete(transfer: int, zones: Zones, picked: Picked) -> bool:
    """Return whether exactly these picks can be carried out: the required number, and every card with its twin if it needs it."""
    ways = _restricted(transfer, _ways(transfer, zones), picked)
    counts = (picked[0].bit_count(), picked[1].bit_count())
    return (
        all(minimum <= count <= maximum for minimum, count, maximum in zip(ways.minimum, counts, ways.maximum, strict=True))
        and forced(ways, picked) == picked
        and not picked[0] & picked[1] & ~ways.both
    )

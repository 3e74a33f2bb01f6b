"""What pieces are worth to a player as things stand: the triplet a card joins or closes, what a sale or a herd brings, what is in sight."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.types import ItemId, Value
from rules.engine.worth.insight import Worth

from .. import items
from ..board.animals import animal_points
from ..board.estate import has_all_seven, stack_kind
from ..components import (
    FIRST_VP,
    GOODS_DICE,
    GOODS_KIND,
    KIND,
    MONASTERY,
    NAME,
    SALE_VP,
    SPECIES,
    SPECIES_KINDS,
    TRIPLET,
    TRIPLET_VP,
    Cards,
)
from ..state import Seat, State

BUILDING = "building"


def worth(state: State, player: int, item: ItemId) -> tuple[Worth, ...]:
    """Return what a card, stored goods or animals, or the bonus for all seven kinds is worth to a player."""
    if (card := items.CARD.of(item)) is not None:
        return (*_where_it_counts(state, player, card), _in_sight(state, card))
    if (stored := items.STORE.of(item)) is not None:
        return _stored(state.seats[stored[0]], stored[1])
    if item.startswith("all_seven:"):
        return (_missing(state.seats[player]),)
    return ()


def open_cards(state: State) -> Iterator[int]:
    """Yield every action card that is face up: display, projects, estates, cards just bought."""
    for row in state.display:
        yield from row
    yield from state.offer
    for seat in state.seats:
        yield from seat.projects
        for stack in seat.estate:
            yield from stack
    if state.egon is not None:
        for stack in state.egon.estate:
            yield from stack


def _where_it_counts(state: State, player: int, card: int) -> Iterator[Worth]:
    """Yield where a card has been built, or what building it would bring the player (BC-8.4 to 8.6, 8.12, 12.1, 12.4)."""
    for owner, other in enumerate(state.seats):
        for stack in other.estate:
            if card in stack:
                kind = stack_kind(stack)
                closed = len(stack) == TRIPLET
                values: dict[str, Value] = {"player": owner, "kind": kind, "n": len(stack), "vp": TRIPLET_VP[kind]}
                yield Worth("built_full" if closed else "built", values, "BC-8.12")
                return
    kind, seat = KIND[card], state.seats[player]
    there: Cards = next((stack for stack in seat.estate if len(stack) < TRIPLET and stack_kind(stack) == kind), ())
    if len(there) == TRIPLET - 1:
        if kind in state.firsts:
            yield Worth("closes_first", {"vp": TRIPLET_VP[kind] + FIRST_VP}, "BC-12.1")
        else:
            yield Worth("closes", {"vp": TRIPLET_VP[kind]}, "BC-8.12")
    else:
        yield Worth("joins" if there else "begins", {"kind": kind, "n": len(there)}, "BC-8.5")
    if state.all_seven and not seat.all_seven and not any(KIND[other] == kind for stack in seat.estate for other in stack):
        yield Worth("new_kind", {"kind": kind}, "BC-12.4")
    if kind == MONASTERY:
        yield Worth("no_effect", clause="BC-9.6")
    elif kind == BUILDING:
        yield Worth("any_building", clause="BC-8.4")


def _in_sight(state: State, card: int) -> Worth:
    """Return how many cards of a name there are, and how many of them are face up."""
    name = NAME[card]
    return Worth("seen", {"n": sum(NAME[other] == name for other in open_cards(state)), "all": sum(other == name for other in NAME)})


def _stored(seat: Seat, what: str) -> tuple[Worth, ...]:
    """Return what goods of a kind would bring when sold (BC-6.5), or what all animals of a player score (BC-10.3)."""
    if what in GOODS_DICE:
        return (Worth("sale", {"n": SALE_VP * sum(GOODS_KIND[good] == what for good in seat.goods)}, "BC-6.5"),)
    if what in SPECIES_KINDS:
        kinds = len({SPECIES[animal] for animal in seat.animals})
        return (Worth("species", {"n": kinds}), Worth("herd", {"n": animal_points(seat.animals)}))
    return ()


def _missing(seat: Seat) -> Worth:
    """Return how many of the seven kinds a player's estate still lacks (BC-12.4)."""
    if has_all_seven(seat.estate):
        return Worth("none_missing", clause="BC-12.4")
    return Worth("missing", {"n": len(TRIPLET_VP) - len({KIND[card] for stack in seat.estate for card in stack})}, "BC-12.4")
